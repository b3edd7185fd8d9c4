"""Cuvée: the open table for Viticulture and Naramata. Start with `cuvee.game`; see docs/tour.md."""

from typing import Literal, overload

from cuvee.engine import (
    BadInput,
    Decision,
    Event,
    Game,
    IllegalAction,
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
    "BadInput", "Decision", "Event", "Game", "IllegalAction", "NaramataGame", "Reason", "Record",
    "Result", "Rng", "State", "ViticultureGame",
    "game", "game_names", "register", "rng",
]  # fmt: skip
