"""The wineries by key, what stands on the board for each, and how places are numbered.

A winery goes by its place in board.toml, so new ones come last; their numbers have room.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.edition.files import box_file
from cuvee.games.naramata.kinds import CONTRACT, MOST_SEATS

WINERY_ROOM: Final = 40  # numbers of wineries
START_ROOM: Final = 4
SIGNATURE_ROOM: Final = 12
PRINTED_WINERIES: Final = 28  # on the board
PRINTED_SIGNATURES: Final = 7
WINERY_KEYS: Final = box_file("board.toml").keys("winery")
START_KEYS: Final = ["start_upper", "start_lower"]

# A place is a winery, a start region, END, nowhere yet, or the road right past a winery.
START_REGION: Final = WINERY_ROOM
END: Final = START_REGION + START_ROOM
NOWHERE: Final = END + 1  # before the day has begun
ON_ROAD: Final = END + 2  # just past a winery, for the vehicle that stops on the road
PLACES: Final = ON_ROAD + WINERY_ROOM


class Winery:
    """A winery: the kinds of its spaces from the innermost out, and from how many players on."""

    def __init__(self, name: str, x: int, y: int, spaces: list[int], players: list[int]) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.spaces = spaces
        self.players = players
        self.in_play = [self.spaces_for(seats) for seats in range(MOST_SEATS + 1)]  # sets, by seats
        self.contracts = sum([1 << n for n, kind in enumerate(spaces) if kind == CONTRACT])  # a set
        self.signature = -1
        self.segment = -1

    def spaces_for(self, seats: int) -> int:
        """The spaces that exist for a number of players, a set."""
        return sum([1 << n for n, least in enumerate(self.players) if least <= seats])


class Segment:
    """A piece of road between junctions: its wineries in order, what follows, what runs beside."""

    def __init__(self, wineries: list[int]) -> None:
        self.wineries = wineries
        self.following: list[int] = []  # segments; none before END
        self.parallel = -1


def is_winery(place: int) -> bool:
    """Whether a place is a winery."""
    return place < WINERY_ROOM


def place_name(place: int) -> str:
    """A place by name; every stretch of road is just that."""
    if is_winery(place):
        return WINERY_KEYS[place]
    if place < END:
        return START_KEYS[place - START_REGION]
    return "end" if place == END else "road"
