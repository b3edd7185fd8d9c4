"""Games in play whose decisions stand in memory that others read, one or many at once."""

from __future__ import annotations

from cuvee.engine import Rng, State
from cuvee.engine.decision import NO_SUCH_ACTION, IllegalAction
from cuvee.engine.state import offered
from cuvee.games.encoder import PLACES, Encoder
from cuvee.games.opponents import Opponents


def mask_of(size: int, actions: list[int]) -> bytearray:
    """A byte for each action of a game, 1 for these."""
    cells = bytearray(size)
    for code in actions:
        cells[PLACES[code]] = 1
    return cells


class ObservedGame:
    """A game in play whose encoder follows it: no copy of the state, no view."""

    def __init__(self, encoder: Encoder, codes: int) -> None:
        self.encoder = encoder
        self.codes = codes  # how many actions the game has
        self.state: State | None = None
        self.offered: list[int] = []  # to whoever is asked
        self.seat = -1  # who is asked; -1 when the game is over

    def begin(self, state: State) -> None:
        """Go on with another state."""
        self.state = state
        self.update(state)

    def close(self) -> None:
        """Offer nothing any more, though the rules may go on, until the next game begins."""
        self.state, self.seat, self.offered = None, -1, []

    def check(self, action: int) -> None:
        """Raise IllegalAction if an action is not on offer."""
        state = self.state
        if state is None:
            raise ValueError("begin with a state")
        if not offered(state.offer, action):
            reason = state.why_not(action) or NO_SUCH_ACTION
            raise IllegalAction(state.game.name, action, reason)

    def step(self, action: int) -> bool:
        """Take an action of the seat that is asked; whether the game is over."""
        state = self.state
        if state is None:
            raise ValueError("begin with a state")
        state.apply(action)
        self.update(state)
        return self.seat < 0

    def update(self, state: State) -> None:
        """Let the encoder know what was done."""
        self.encoder.sync(state)
        self.seat = state.seat
        self.offered = state.offer

    def seen(self, seat: int) -> tuple[bytearray, bytearray]:
        """The cells that a seat observes, and a byte for each action: 1 for those on its offer."""
        actions = self.offered
        if seat != self.seat:
            actions = [] if self.state is None else self.state.legal(seat)
        return self.encoder.observation(seat), mask_of(self.codes, actions)


class ShownGame(ObservedGame):
    """One of many games: what the asked seat observes is shown in the memory of the encoder.

    Where there are opponents, only the decisions of the other seats are shown.
    """

    def __init__(self, encoder: Encoder, codes: int, opponents: Opponents | None = None) -> None:
        super().__init__(encoder, codes)
        self.opponents = opponents

    def update(self, state: State) -> None:
        """Play on to the next decision that is to be shown, and show it."""
        if self.opponents is not None:
            self.opponents.play(state)
        super().update(state)
        self.encoder.show(max(self.seat, 0))


def step_all(games: list[ShownGame], actions: list[int]) -> list[int]:
    """Take an action in each game, if all of them are on offer; the games that are over."""
    for number in range(len(games)):
        games[number].check(actions[number])
    return [number for number in range(len(games)) if games[number].step(actions[number])]


def all_offers(games: list[ShownGame]) -> tuple[list[int], list[int], list[int]]:
    """The actions on offer in all games, one after another; how many in each, and to whom."""
    actions: list[int] = []
    counts: list[int] = []
    seats: list[int] = []
    for observed in games:
        actions += observed.offered
        counts.append(len(observed.offered))
        seats.append(observed.seat)
    return actions, counts, seats


def choose_all(games: list[ShownGame], rng: Rng) -> list[int]:
    """For each game any of the actions on offer."""
    return [observed.offered[rng.below(len(observed.offered))] for observed in games]
