"""What a bot is, and all it gets to see."""

from __future__ import annotations

from typing import Protocol, TypedDict

from cuvee.engine import Decision, Rng, State, View


class Offer(TypedDict):
    """An action on offer: its code, its name everywhere in the game, what it means here."""

    code: int
    action: dict[str, str]
    text: str


class Observation:
    """A position as one seat knows it: its view, its options, and states sampled from both.

    The true state stays behind it; `sample_state` deals everything hidden anew.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._state.game.name

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._state.view(self.seat)

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        return self._state.decision

    @property
    def legal(self) -> list[int]:
        """The actions on offer to the seat."""
        return self._state.legal(self.seat)

    def offers(self) -> list[Offer]:
        """The actions on offer, in words: for bots that do not know the codes of a game."""
        state, rules = self._state, self._state.game
        return [
            Offer(
                code=code,
                action=rules.action(code),
                text=state.describe(code, seat=self.seat),
            )
            for code in self.legal
        ]

    def describe(self, action: int, lang: str = "en") -> str:
        """What an action on offer means to the seat, as a sentence."""
        return self._state.describe(action, lang, self.seat)

    def sample_state(self, rng: Rng) -> State:
        """A state that the seat cannot tell from the true one."""
        return self._state.determinise(self.seat, rng)


class Bot(Protocol):
    """Whoever chooses: by what one seat can see, and with a random stream of its own."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """One of the actions on offer."""
        ...
