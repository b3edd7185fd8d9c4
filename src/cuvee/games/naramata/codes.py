"""The actions of Naramata: what each code means, everywhere in the game."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Actions, with_room
from cuvee.games.naramata.board.wineries import START_KEYS, START_ROOM, WINERY_KEYS, WINERY_ROOM
from cuvee.games.naramata.cards.assets import CARD_ROOM
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS, TOURIST_ROOM
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS, UPGRADE_ROOM
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS, VEHICLE_ROOM
from cuvee.games.naramata.kinds import MOST_SEATS, MOST_SPACES, SEAT_ROOM, SPACE_ROOM
from cuvee.games.naramata.packing import space_number

FEWEST_DAYS: Final = 2
MOST_DAYS: Final = 4
MARKET: Final = 4
MARKET_ROOM: Final = 8
MOST_DISKS: Final = 15  # that could ever be counted, as the tokens
MOST_TOKENS: Final = 15


def numbers(first: int, last: int) -> list[str]:
    """The keys of things that are told by a number."""
    return [str(number) for number in range(first, last + 1)]


# Every list of keys that may grow has room, so that no code moves when it does.
_WINERIES: Final = with_room(WINERY_KEYS, WINERY_ROOM)
_TOURISTS: Final = with_room(TOURIST_KEYS, TOURIST_ROOM)
_UPGRADES: Final = with_room(UPGRADE_KEYS, UPGRADE_ROOM)

ACTIONS: Final = Actions()
END_DAY: Final = ACTIONS.family("end_day", {})
SPACE: Final = ACTIONS.family(
    "space", {"winery": _WINERIES, "space": with_room(numbers(1, MOST_SPACES), SPACE_ROOM)}
)
ACT: Final = ACTIONS.family("act", {})
PIT_STOP: Final = ACTIONS.family("pit_stop", {})
ROAD: Final = ACTIONS.family("road_pairing", {"winery": _WINERIES})
START: Final = ACTIONS.family("start", {"region": with_room(START_KEYS, START_ROOM)})
TOURIST: Final = ACTIONS.family("tourist", {"tourist": _TOURISTS})
CHEESE_CARD: Final = ACTIONS.family("cheese", {"cheese": numbers(1, CARD_ROOM)})
TASTING_CARD: Final = ACTIONS.family("tasting", {"tasting": numbers(1, CARD_ROOM)})
PURCHASE_CARD: Final = ACTIONS.family("purchase", {"purchase": numbers(1, CARD_ROOM)})
BUY: Final = ACTIONS.family("buy", {"slot": with_room(numbers(1, MARKET), MARKET_ROOM)})
USE: Final = ACTIONS.family("use", {"upgrade": _UPGRADES})
FLIP: Final = ACTIONS.family("flip", {"upgrade": _UPGRADES})
DISKS: Final = ACTIONS.family("disks", {"count": numbers(0, MOST_DISKS)})
TOKENS: Final = ACTIONS.family("tokens", {"count": numbers(0, MOST_TOKENS)})
VEHICLE: Final = ACTIONS.family("vehicle", {"vehicle": with_room(VEHICLE_KEYS, VEHICLE_ROOM)})
SELL: Final = ACTIONS.family("sell", {})
KEEP: Final = ACTIONS.family("keep", {})
POINTS: Final = ACTIONS.family("points", {})
PRESTIGE: Final = ACTIONS.family("prestige", {})
RIDE: Final = ACTIONS.family(
    "ride", {"tourist": _TOURISTS, "seat": with_room(numbers(0, MOST_SEATS - 1), SEAT_ROOM)}
)
DAYS: Final = ACTIONS.family("days", {"count": numbers(FEWEST_DAYS, MOST_DAYS)})


def space_code(winery: int, space: int) -> int:
    """The action that names a space of a winery."""
    return SPACE + space_number(winery, space)


# For each winery and each set of its spaces, the codes: offers are made of them all the time.
_CODES_OF: Final = [
    [[space_code(winery, space) for space in range(MOST_SPACES) if spaces >> space & 1]
     for spaces in range(1 << MOST_SPACES)]
    for winery in range(WINERY_ROOM)
]  # fmt: skip


def space_codes(winery: int, spaces: int) -> list[int]:
    """The actions that name a set of the spaces of a winery, ascending; nobody changes the list."""
    return _CODES_OF[winery][spaces]


def is_space(action: int) -> bool:
    """Whether an action names a space."""
    return SPACE <= action < ACT


def ride_code(tourist: int, seat: int) -> int:
    """The action that gives a tourist a place in a seat's vehicle."""
    return RIDE + tourist * SEAT_ROOM + seat


def ride_tourist(action: int) -> int:
    """Which tourist takes a place."""
    return (action - RIDE) // SEAT_ROOM


def ride_seat(action: int) -> int:
    """In whose vehicle a tourist takes a place."""
    return (action - RIDE) % SEAT_ROOM
