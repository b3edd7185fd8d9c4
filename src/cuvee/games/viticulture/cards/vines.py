"""The 42 vines of nine varieties: grapes they bear, what they need, how many there are."""

from __future__ import annotations

from typing import Final

from cuvee.games.viticulture.cards.deck import VINE, enter_cards
from cuvee.games.viticulture.structures import IRRIGATION, TRELLIS


class Vine:
    """A variety: its red and white grapes, the structures it needs, its number of cards."""

    def __init__(self, key: str, red: int, white: int, needs: int, copies: int) -> None:
        self.key = key
        self.red = red
        self.white = white
        self.value = red + white  # what it takes up of a field
        self.needs = needs  # a set of structures
        self.copies = copies


VINES: Final = [
    Vine("sangiovese", 1, 0, 0, 4),
    Vine("malvasia", 0, 1, 0, 4),
    Vine("pinot", 1, 1, 1 << TRELLIS, 6),
    Vine("syrah", 2, 0, 1 << TRELLIS, 5),
    Vine("trebbiano", 0, 2, 1 << TRELLIS, 5),
    Vine("merlot", 3, 0, 1 << IRRIGATION, 5),
    Vine("sauvignon_blanc", 0, 3, 1 << IRRIGATION, 5),
    Vine("cabernet_sauvignon", 4, 0, 1 << TRELLIS | 1 << IRRIGATION, 4),
    Vine("chardonnay", 0, 4, 1 << TRELLIS | 1 << IRRIGATION, 4),
]

enter_cards(VINE, [vine.key for vine in VINES])
