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
PIT: Final = 7  # after the kinds of spaces, where a pit stop is told from them
ACTIVITIES: Final = [*[kind for kind in KINDS if kind != KINDS[FAVOR]], "pit_stop"]
MOST_ROWS: Final = 6  # a tourist asks for each kind at most once
MOST_SPACES: Final = 4
MOST_SEATS: Final = 4
SLOT: Final = 30  # minutes: the time track counts half hours
