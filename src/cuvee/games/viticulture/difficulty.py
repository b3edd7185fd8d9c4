"""How hard the Automa is to beat, and which options go together for a player alone."""

from __future__ import annotations

from typing import Final

from cuvee.engine import BadInput, Options

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
SOLO_OPTIONS: Final = ["automa", "aggressive", "campaign", "bonus_tokens", "redraw_visitors"]


def difficulty_of(options: Options) -> Difficulty:
    """The level asked for; a campaign that names none is played at the normal one."""
    name = options["automa"]
    return DIFFICULTIES[DIFFICULTY_NAMES.index(name)] if isinstance(name, str) else NORMAL


def validate_options(seats: int, options: Options) -> None:
    """Raise BadInput for solo options at a shared table, and for those that do not go together."""
    if seats > 1:
        for name in SOLO_OPTIONS:
            if options[name]:
                raise BadInput(f"option {name!r} is for one seat, not for {seats}")
        return
    if options["automa"] is None and options["campaign"] is None:
        raise BadInput("one seat needs option 'automa' or option 'campaign'")
    if options["friendly"]:
        raise BadInput("option 'friendly' is for two seats or more: alone there is nobody to spare")
    if not options["aggressive"]:
        return
    level = difficulty_of(options)
    if not level.aggressive:
        known = ", ".join([each.name for each in DIFFICULTIES if each.aggressive])
        raise BadInput(f"option 'aggressive' goes with automa {known}, not {level.name}")
    if options["campaign"] == 6:
        raise BadInput("option 'aggressive' does not go with campaign 6, which it skips")
