"""The actions of Viticulture: what each code means, everywhere in the game."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Actions
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_NAMES
from cuvee.games.viticulture.cards.mamas_papas import MAMAS, PAPAS
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.spaces import ROWS, SPACE_NAMES
from cuvee.games.viticulture.structures import STRUCTURE_NAMES

REGULAR: Final = 0
GRANDE: Final = 1
TEMPORARY: Final = 2
WORKER_NAMES: Final = ["regular", "grande", "temporary"]
FIELD_NAMES: Final = ["field_5", "field_6", "field_7"]
FIELD_LIMIT: Final = [5, 6, 7]
FIELDS: Final = 3
COLOUR_NAMES: Final = ["red", "white"]
_NUMBERS: Final = [str(value) for value in range(1, 10)]

ACTIONS: Final = Actions()
PASS: Final = ACTIONS.family("pass", {})
ROW: Final = ACTIONS.family("wake_up", {"row": [str(row) for row in range(1, ROWS + 1)]})
PLACE: Final = ACTIONS.family("place", {"space": SPACE_NAMES})
WORKER: Final = ACTIONS.family("worker", {"worker": WORKER_NAMES})
CARD: Final = ACTIONS.family("card", {"card": CARD_NAMES})
DECK: Final = ACTIONS.family("deck", {"deck": DECK_NAMES})
FIELD: Final = ACTIONS.family("field", {"field": FIELD_NAMES})
VINE_AT: Final = ACTIONS.family(
    "vine", {"field": FIELD_NAMES, "card": [vine.key for vine in VINES]}
)
STRUCTURE: Final = ACTIONS.family("structure", {"structure": STRUCTURE_NAMES})
GRAPE: Final = ACTIONS.family("grape", {"colour": COLOUR_NAMES, "value": _NUMBERS})
WINE_TYPE: Final = ACTIONS.family("make", {"wine": WINE_NAMES})
WINE: Final = ACTIONS.family("wine", {"wine": WINE_NAMES, "value": _NUMBERS})
SEAT: Final = ACTIONS.family("seat", {"seat": [str(seat) for seat in range(6)]})
RETRIEVE: Final = ACTIONS.family("retrieve", {"space": SPACE_NAMES, "worker": WORKER_NAMES})
MAMA: Final = ACTIONS.family("mama", {"mama": [mama.key for mama in MAMAS]})
PAPA: Final = ACTIONS.family("papa", {"papa": [papa.key for papa in PAPAS]})
BUY_FIELD: Final = ACTIONS.family("buy_field", {"field": FIELD_NAMES})
