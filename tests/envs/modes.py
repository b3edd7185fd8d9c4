"""Every mode of both games: what the checkers of this folder are run with."""

from __future__ import annotations

from dataclasses import dataclass, field

from cuvee.engine import Options


@dataclass(frozen=True)
class Mode:
    """A game, its seats and its options."""

    game: str
    seats: int
    options: Options = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = [
            name if value is True else f"{name}={value}" for name, value in self.options.items()
        ]
        return "-".join([self.game, str(self.seats), *chosen])


MODES = [
    *[Mode("viticulture", seats) for seats in (2, 3, 4, 5, 6)],
    Mode("viticulture", 2, {"friendly": True, "choose_parents": True}),
    Mode("viticulture", 1, {"automa": "normal", "aggressive": True}),
    *[Mode("viticulture", 1, {"campaign": challenge}) for challenge in range(1, 9)],
    *[Mode("naramata", seats) for seats in (2, 3, 4)],
    Mode("naramata", 2, {"phantom": True}),
    Mode("naramata", 3, {"adjust_days": True, "reverse_course": True}),
    Mode("naramata", 1, {"solo": True, "whelp": "hard"}),
    *[Mode("naramata", seats, {"fleet": True}) for seats in (2, 3, 4)],
]
