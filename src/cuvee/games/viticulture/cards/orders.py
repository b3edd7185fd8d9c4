"""The 36 wine orders: the wines asked for, at least this good, and what they pay."""

from __future__ import annotations

from typing import Final

from cuvee.games.viticulture.cards.deck import ORDER, enter_cards

RED: Final = 0
WHITE: Final = 1
BLUSH: Final = 2
SPARKLING: Final = 3
WINE_NAMES: Final = ["red", "white", "blush", "sparkling"]
TYPES: Final = len(WINE_NAMES)


class Order:
    """A wine order: (type, least value) for each bottle, points, residual payment."""

    def __init__(self, wines: list[tuple[int, int]], vp: int, residual: int) -> None:
        # Of one type the dearest comes first, so that a bottle chosen for it leaves the others
        # fillable whenever they can be filled at all.
        self.wines = wines
        self.vp = vp
        self.residual = residual
        self.key = "order_" + "_".join([f"{WINE_NAMES[type_]}{least}" for type_, least in wines])


ORDERS: Final = [
    Order([(RED, 5)], vp=2, residual=1),
    Order([(RED, 2), (WHITE, 2)], vp=2, residual=1),
    Order([(RED, 3), (WHITE, 1)], vp=2, residual=1),
    Order([(RED, 1), (WHITE, 3)], vp=2, residual=1),
    Order([(WHITE, 5)], vp=2, residual=1),
    Order([(BLUSH, 4)], vp=2, residual=1),
    Order([(RED, 6)], vp=3, residual=1),
    Order([(RED, 2), (WHITE, 4)], vp=3, residual=1),
    Order([(RED, 4), (WHITE, 2)], vp=3, residual=1),
    Order([(RED, 3), (WHITE, 3)], vp=3, residual=1),
    Order([(RED, 4), (RED, 3)], vp=3, residual=1),
    Order([(WHITE, 6)], vp=3, residual=1),
    Order([(WHITE, 4), (WHITE, 3)], vp=3, residual=1),
    Order([(BLUSH, 6)], vp=3, residual=1),
    Order([(RED, 8)], vp=4, residual=1),
    Order([(RED, 5), (WHITE, 3)], vp=4, residual=1),
    Order([(RED, 3), (WHITE, 5)], vp=4, residual=1),
    Order([(RED, 4), (BLUSH, 4)], vp=4, residual=1),
    Order([(RED, 4), (RED, 3), (RED, 2)], vp=4, residual=1),
    Order([(WHITE, 8)], vp=4, residual=1),
    Order([(WHITE, 4), (BLUSH, 4)], vp=4, residual=1),
    Order([(WHITE, 4), (WHITE, 3), (WHITE, 2)], vp=4, residual=1),
    Order([(BLUSH, 8)], vp=4, residual=1),
    Order([(SPARKLING, 7)], vp=4, residual=1),
    Order([(RED, 2), (WHITE, 2), (BLUSH, 5)], vp=5, residual=2),
    Order([(RED, 7), (RED, 6)], vp=5, residual=2),
    Order([(RED, 6), (WHITE, 6)], vp=5, residual=2),
    Order([(RED, 3), (BLUSH, 7)], vp=5, residual=2),
    Order([(WHITE, 3), (BLUSH, 7)], vp=5, residual=2),
    Order([(WHITE, 7), (WHITE, 6)], vp=5, residual=2),
    Order([(SPARKLING, 9)], vp=5, residual=2),
    Order([(BLUSH, 6), (BLUSH, 5)], vp=6, residual=2),
    Order([(WHITE, 4), (SPARKLING, 7)], vp=6, residual=2),
    Order([(WHITE, 3), (SPARKLING, 7)], vp=6, residual=2),
    Order([(WHITE, 3), (SPARKLING, 8)], vp=6, residual=2),
    Order([(WHITE, 2), (SPARKLING, 8)], vp=6, residual=2),
]

enter_cards(ORDER, [order.key for order in ORDERS])
