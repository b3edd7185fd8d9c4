"""How hard the Automa is to beat."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Need, Options

AGGRESSIVE_VP: Final = [-1, 0, 1, 4, 8, 13, 20]  # the Automa's marker, year by year


class Difficulty:
    """A level: the years, where both markers start, and the workers it places in a season."""

    def __init__(
        self,
        name: str,
        years: int = 7,
        player_vp: int = 0,
        automa_vp: int = 20,
        least: int = 0,
        aggressive: bool = False,
    ) -> None:
        self.name = name
        self.years = years
        self.player_vp = player_vp
        self.automa_vp = automa_vp
        self.least = least  # workers a season, by extra cards if need be
        self.aggressive = aggressive  # whether the aggressive variant is offered


DIFFICULTIES: Final = [
    Difficulty("very_easy", years=8),
    Difficulty("easy", player_vp=3, aggressive=True),
    Difficulty("normal", aggressive=True),
    Difficulty("hard", least=2, aggressive=True),
    Difficulty("very_hard", automa_vp=23, least=2),
]
DIFFICULTY_NAMES: Final = [difficulty.name for difficulty in DIFFICULTIES]
NORMAL: Final = DIFFICULTIES[2]
LEVELS: Final[list[int | str]] = [*DIFFICULTY_NAMES]
# At these levels the aggressive variant is not offered.
CALM: Final[list[int | str]] = [each.name for each in DIFFICULTIES if not each.aggressive]
CALM_ONLY: Final = Need([True], none_of={"automa": CALM})


def difficulty_of(options: Options) -> Difficulty:
    """The level asked for; a campaign that names none is played at the normal one."""
    name = options["automa"]
    return DIFFICULTIES[DIFFICULTY_NAMES.index(name)] if isinstance(name, str) else NORMAL
