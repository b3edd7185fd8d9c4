"""Where a vehicle may be, counted in one row: at a winery, a start, the end, or on the road."""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.board.wineries import (
    END,
    NOWHERE,
    ON_ROAD,
    START_KEYS,
    START_REGION,
    WINERY_KEYS,
)

LOCATIONS: Final = [*WINERY_KEYS, *START_KEYS, "end", "road"]


def location(place: int) -> int:
    """The number of a place among the locations; -1 for none yet."""
    if place < START_REGION:
        return place
    if place < END:
        return len(WINERY_KEYS) + place - START_REGION
    if place == NOWHERE:
        return -1
    return len(WINERY_KEYS) + len(START_KEYS) + (0 if place == END else 1)


def passing(place: int) -> int:
    """The winery past which a vehicle stands on the road; -1 for none."""
    return place - ON_ROAD if place >= ON_ROAD else -1
