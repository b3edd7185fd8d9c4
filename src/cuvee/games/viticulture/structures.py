"""The eight structures of a vineyard mat and what they cost."""

from __future__ import annotations

from typing import Final

TRELLIS: Final = 0
IRRIGATION: Final = 1
YOKE: Final = 2
WINDMILL: Final = 3
COTTAGE: Final = 4
TASTING_ROOM: Final = 5
MEDIUM_CELLAR: Final = 6
LARGE_CELLAR: Final = 7

STRUCTURE_NAMES: Final = [
    "trellis", "irrigation", "yoke", "windmill",
    "cottage", "tasting_room", "medium_cellar", "large_cellar",
]  # fmt: skip
COST: Final = [2, 3, 2, 5, 4, 6, 4, 6]
STRUCTURES: Final = len(COST)
ALL_STRUCTURES: Final = (1 << STRUCTURES) - 1


def bits(mask: int) -> int:
    """How many members a set has."""
    return mask.bit_count()
