"""The tourist cards: rows of wishes and what they score; the cards are in tourists.toml.

A tourist goes by its place in that file, so new ones come last; their numbers have room.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.edition.files import box_file
from cuvee.games.naramata.kinds import PURCHASE
from cuvee.games.naramata.packing import count_on

TOURIST_ROOM: Final = 100  # numbers of tourists
PRINTED_TOURISTS: Final = 50  # in the box
TOURIST_KEYS: Final = box_file("tourists.toml").keys("tourist")
FEWEST_TOURISTS: Final = 2  # at the start of a day
MOST_TOURISTS: Final = 4


class Row:
    """A line of a tourist card: its kind and the total points for one, two, ... on it."""

    def __init__(self, kind: int, points: list[int], most: int) -> None:
        self.kind = kind
        self.points = points  # empty for purchases, which score what was bought
        self.most = most

    def held(self, value: int) -> int:
        """How much lies on it, by the number it is filled by: cards, tokens, or both."""
        return count_on(value) if self.kind <= PURCHASE else value

    def next_points(self, held: int) -> int | None:
        """What one more adds to the score; None where that hangs on the card, or it is full."""
        if held >= len(self.points):
            return None
        return self.points[held] - (self.points[held - 1] if held else 0)


class Tourist:
    """A tourist card."""

    def __init__(self, name: str, rows: list[Row]) -> None:
        self.name = name
        self.rows = rows
