"""The kinds of rows on tourist cards and of spaces at wineries, and how many there may be."""

from __future__ import annotations

from typing import Final

CHEESE: Final = 0
TASTING: Final = 1
PURCHASE: Final = 2
VIEW: Final = 3
PAIRING: Final = 4
FAVOR: Final = 5
CONTRACT: Final = 6
KINDS: Final = ["cheese", "tasting", "purchase", "view", "pairing", "favor", "contract"]
PIT: Final = 15  # a pit stop, where it is told from the kinds of spaces; above all to come
ACTIVITIES: Final = [*[kind for kind in KINDS if kind != KINDS[FAVOR]], "pit_stop"]
MOST_ROWS: Final = 6  # a tourist asks for each kind at most once
MOST_SPACES: Final = 4
SPACE_ROOM: Final = 8  # numbers of spaces that each winery has
MOST_SEATS: Final = 4
SEAT_ROOM: Final = 6
SLOT: Final = 30  # minutes: the time track counts half hours
