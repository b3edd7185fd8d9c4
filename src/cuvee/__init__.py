"""Cuvée: the open table for two wine-country strategy games. See docs/tour.md."""

from cuvee.engine import (
    BadInput,
    Decision,
    Game,
    IllegalAction,
    Reason,
    Record,
    Result,
    Rng,
    State,
    game,
    register,
    rng,
    set_translator,
)
from cuvee.engine import games as _engine_games
from cuvee.games import NARAMATA, VITICULTURE
from cuvee.locales import FluentTranslator

set_translator(FluentTranslator())


def games() -> list[str]:
    """The names of the games there are.

    It shares its name with the package of the games, which is reached by
    `from cuvee.games... import ...`.
    """
    return _engine_games()


__version__ = "0.1.0"
__all__ = [
    "NARAMATA", "VITICULTURE",
    "BadInput", "Decision", "Game", "IllegalAction", "Reason", "Record", "Result", "Rng", "State",
    "game", "games", "register", "rng",
]  # fmt: skip
