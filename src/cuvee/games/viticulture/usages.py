"""What vineyards use, for statistics: cards, structures, mamas and papas; what brings points."""

from __future__ import annotations

from typing import Final

from cuvee.games.points import PointEvent, register_point_events
from cuvee.games.usages import Usage, register_usages
from cuvee.games.viticulture.cards.mamas_papas import MAMAS, PAPAS
from cuvee.games.viticulture.cards.orders import ORDERS
from cuvee.games.viticulture.cards.summer import SUMMER
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.cards.winter import WINTER
from cuvee.games.viticulture.structures import STRUCTURE_NAMES

VISITOR_KEYS: Final = [*SUMMER, *WINTER]
VINE_KEYS: Final = [vine.key for vine in VINES]
ORDER_KEYS: Final = [order.key for order in ORDERS]
USAGES: Final = [
    Usage("mama", "mama", "mama", "mama", [mama.key for mama in MAMAS]),
    Usage("papa", "papa", "papa", "papa", [papa.key for papa in PAPAS]),
    Usage("structures_built", "build", "structure", "structure", STRUCTURE_NAMES),
    Usage("visitors_played", "play", "card", "card", VISITOR_KEYS),
    Usage("vines_planted", "plant", "card", "card", VINE_KEYS),
    Usage("orders_filled", "fill_order", "card", "card", ORDER_KEYS),
    Usage("cards_drawn", "draw", "card", "card", VISITOR_KEYS + VINE_KEYS + ORDER_KEYS),
]
register_usages("viticulture", USAGES)
register_point_events(
    "viticulture",
    [PointEvent("vp"), PointEvent("vp-lost", sign=-1), PointEvent("cellar_vp", "cellar")],
)
