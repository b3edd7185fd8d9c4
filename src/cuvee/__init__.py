"""Cuvée: the open table for Viticulture and Naramata. Start with `cuvee.game`; see docs/tour.md."""

from typing import Literal, Protocol, overload

from cuvee.engine import (
    BadInput,
    Decision,
    Event,
    Game,
    IllegalAction,
    Option,
    Reason,
    Record,
    Result,
    Rng,
    State,
    game_names,
    register,
    rng,
    set_translator,
)
from cuvee.engine import game as _game
from cuvee.games import NARAMATA, VITICULTURE
from cuvee.games.naramata.game import NaramataGame
from cuvee.games.viticulture.game import ViticultureGame
from cuvee.locales import FluentTranslator

set_translator(FluentTranslator())


class AnyGame(Protocol):
    """A game of whatever states: the type for functions and lists over all games.

    `Game[State]` is not: a game of one kind of state cannot look at the states of another.
    """

    name: str
    rules: int
    seats: list[int]
    options: list[Option]

    def new(self, *, seats: int | None = None, seed: int = 0, **options: object) -> State:
        """Begin a game; options are the variant names."""

    def state(self, plain: object) -> State:
        """Read back what `State.to_dict` wrote; anything else is refused."""

    def action(self, code: int) -> dict[str, str]:
        """An action as verb and arguments."""

    def code(self, action: dict[str, str]) -> int:
        """The code of an action given as verb and arguments."""

    def describe(self, code: int, lang: str = "en") -> str:
        """An action as a sentence, wherever it is taken."""


@overload
def game(name: Literal["viticulture"]) -> ViticultureGame: ...
@overload
def game(name: Literal["naramata"]) -> NaramataGame: ...
@overload
def game(name: str) -> Game[State]: ...
def game(name: str) -> object:
    """The game of this name; `game_names` lists them."""
    return _game(name)


__version__ = "0.1.0"
__all__ = [
    "NARAMATA", "VITICULTURE",
    "AnyGame", "BadInput", "Decision", "Event", "Game", "IllegalAction", "NaramataGame", "Reason",
    "Record", "Result", "Rng", "State", "ViticultureGame",
    "game", "game_names", "register", "rng",
]  # fmt: skip
