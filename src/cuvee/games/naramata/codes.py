"""The actions of Naramata: what each code means, everywhere in the game."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Actions
from cuvee.games.naramata.names import (
    MOST_SEATS,
    MOST_SPACES,
    START_KEYS,
    TOURIST_KEYS,
    UPGRADE_KEYS,
    VEHICLE_KEYS,
    WINERY_KEYS,
)

DECK_SIZE: Final = 24  # of cheese and of tasting cards
PURCHASES: Final = 13
MARKET: Final = 4
MOST_DISKS: Final = 6
_SPACES: Final = [str(number) for number in range(1, MOST_SPACES + 1)]
_CARDS: Final = [str(number) for number in range(1, DECK_SIZE + 1)]

ACTIONS: Final = Actions()
END_DAY: Final = ACTIONS.family("end_day", {})
SPACE: Final = ACTIONS.family("space", {"winery": WINERY_KEYS, "space": _SPACES})
ACT: Final = ACTIONS.family("act", {})
PIT_STOP: Final = ACTIONS.family("pit_stop", {})
ROAD: Final = ACTIONS.family("road_pairing", {"winery": WINERY_KEYS})
START: Final = ACTIONS.family("start", {"region": START_KEYS})
TOURIST: Final = ACTIONS.family("tourist", {"tourist": TOURIST_KEYS})
CHEESE_CARD: Final = ACTIONS.family("cheese", {"cheese": _CARDS})
TASTING_CARD: Final = ACTIONS.family("tasting", {"tasting": _CARDS})
PURCHASE_CARD: Final = ACTIONS.family(
    "purchase", {"purchase": [str(number) for number in range(1, PURCHASES + 1)]}
)
BUY: Final = ACTIONS.family("buy", {"slot": [str(slot) for slot in range(1, MARKET + 1)]})
USE: Final = ACTIONS.family("use", {"upgrade": UPGRADE_KEYS})
FLIP: Final = ACTIONS.family("flip", {"upgrade": UPGRADE_KEYS})
DISKS: Final = ACTIONS.family("disks", {"count": [str(n) for n in range(MOST_DISKS + 1)]})
TOKENS: Final = ACTIONS.family("tokens", {"count": [str(n) for n in range(6)]})
VEHICLE: Final = ACTIONS.family("vehicle", {"vehicle": VEHICLE_KEYS})
SELL: Final = ACTIONS.family("sell", {})
KEEP: Final = ACTIONS.family("keep", {})
POINTS: Final = ACTIONS.family("points", {})
PRESTIGE: Final = ACTIONS.family("prestige", {})
RIDE: Final = ACTIONS.family(
    "ride", {"tourist": TOURIST_KEYS, "seat": [str(seat) for seat in range(MOST_SEATS)]}
)
