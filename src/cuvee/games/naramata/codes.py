"""The actions of Naramata: what each code means, everywhere in the game."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Actions
from cuvee.games.naramata.board.wineries import START_KEYS, WINERY_KEYS
from cuvee.games.naramata.cards.assets import DECK_SIZE, PURCHASES
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.kinds import MOST_SEATS, MOST_SPACES
from cuvee.games.naramata.packing import space_number

MARKET: Final = 4
MOST_DISKS: Final = 6
MOST_TOKENS: Final = 5
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
TOKENS: Final = ACTIONS.family("tokens", {"count": [str(n) for n in range(MOST_TOKENS + 1)]})
VEHICLE: Final = ACTIONS.family("vehicle", {"vehicle": VEHICLE_KEYS})
SELL: Final = ACTIONS.family("sell", {})
KEEP: Final = ACTIONS.family("keep", {})
POINTS: Final = ACTIONS.family("points", {})
PRESTIGE: Final = ACTIONS.family("prestige", {})
RIDE: Final = ACTIONS.family(
    "ride", {"tourist": TOURIST_KEYS, "seat": [str(seat) for seat in range(MOST_SEATS)]}
)


def space_code(winery: int, space: int) -> int:
    """The action that names a space of a winery."""
    return SPACE + space_number(winery, space)


def is_space(action: int) -> bool:
    """Whether an action names a space."""
    return SPACE <= action < ACT


def ride_code(tourist: int, seat: int) -> int:
    """The action that gives a tourist a place in a seat's vehicle."""
    return RIDE + tourist * MOST_SEATS + seat


def ride_tourist(action: int) -> int:
    """Which tourist takes a place."""
    return (action - RIDE) // MOST_SEATS


def ride_seat(action: int) -> int:
    """In whose vehicle a tourist takes a place."""
    return (action - RIDE) % MOST_SEATS
