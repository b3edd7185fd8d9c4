"""Hypothesis strategies for positions that can be reached, as a seed and a list of actions.

A failing example shrinks to a small seed and a short list, which `Position.dump` turns into a
record to be kept among the tests.
"""

from __future__ import annotations

from typing import Generic

from hypothesis import strategies as st

from cuvee.engine import Game, Record
from cuvee.testing.walk import S


class Position(Generic[S]):
    """Somewhere in a game: how it was begun and what was done since."""

    def __init__(
        self, game: Game[S], seats: int, seed: int, options: dict[str, object], picks: list[int]
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.record = self._walked(picks)

    def _walked(self, picks: list[int]) -> Record:
        """The record of taking, for each pick, that one of all the actions on offer."""
        state = self.begin()
        for pick in picks:
            if state.over:
                break
            offers = [(seat, action) for seat in state.waiting for action in state.legal(seat)]
            seat, action = offers[pick % len(offers)]
            state.apply(action, seat)
        return Record(state)

    def begin(self) -> S:
        """The state before the first action."""
        return self.game.new(seats=self.seats, seed=self.seed, **self.options)

    def state(self) -> S:
        """The state here: a new one each time, so that nobody spoils it for the next."""
        state = self.begin()
        for index in range(len(self.record.actions)):
            self.record.apply(state, index)
        return state

    def dump(self) -> str:
        """The position as the text of a record."""
        return self.record.dump()

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        begin = f"{self.game.name}, seats={self.seats}, seed={self.seed}{options}"
        return f"Position({begin}, actions={self.record.actions})"


def positions(
    game: Game[S], seats: int, *, most_actions: int = 40, **options: object
) -> st.SearchStrategy[Position[S]]:
    """Positions of a game with so many seats, as likely after many actions as after few."""
    return _positions(game, seats, options, most_actions)


@st.composite  # rather than `builds`, which would show a failing example as picks, not as actions
def _positions(
    draw: st.DrawFn, game: Game[S], seats: int, options: dict[str, object], most_actions: int
) -> Position[S]:
    seed = draw(st.integers(0, (1 << 16) - 1))
    many = draw(st.integers(0, most_actions))
    picks = draw(st.lists(st.integers(0, 255), min_size=many, max_size=many))
    return Position(game, seats, seed, options, picks)
