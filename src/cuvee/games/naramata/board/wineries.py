"""The wineries by key, what stands on the board for each, and how places are numbered."""

from __future__ import annotations

from typing import Final

SIGNATURES: Final = 7
WINERY_KEYS: Final = [
    "upper_bench", "four_shadows", "roche", "three_sisters", "meeples_milkshakes", "maple_leaf",
    "red_rooster", "ruby_blues", "dangelo", "poplar_grove_cheese", "hillside", "singletree",
    "wesbert", "laughing_stock", "black_widow", "lock_worth", "bench_1775", "moraine",
    "lake_breeze", "lang", "therapy", "serendipity", "nichol", "daydreamer", "elephant_island",
    "van_westen", "deep_roots", "legend",
]  # fmt: skip
START_KEYS: Final = ["start_upper", "start_lower"]

# A place is a winery, a start region, END, nowhere yet, or the road right past a winery.
WINERIES: Final = len(WINERY_KEYS)
START_REGION: Final = WINERIES  # two of them
END: Final = WINERIES + 2
NOWHERE: Final = END + 1  # before the day has begun
ON_ROAD: Final = END + 2  # just past a winery, for the vehicle that stops on the road
PLACES: Final = ON_ROAD + WINERIES


class Winery:
    """A winery: the kinds of its spaces from the innermost out, and from how many players on."""

    def __init__(self, name: str, x: int, y: int, spaces: list[int], players: list[int]) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.spaces = spaces
        self.players = players
        self.signature = -1
        self.segment = -1


class Segment:
    """A piece of road between junctions: its wineries in order, what follows, what runs beside."""

    def __init__(self, wineries: list[int]) -> None:
        self.wineries = wineries
        self.following: list[int] = []  # segments; none before END
        self.parallel = -1


def place_name(place: int) -> str:
    """A place by name; every stretch of road is just that."""
    if place < WINERIES:
        return WINERY_KEYS[place]
    if place < END:
        return START_KEYS[place - START_REGION]
    return "end" if place == END else "road"
