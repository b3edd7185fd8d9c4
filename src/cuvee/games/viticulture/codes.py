"""The actions of Viticulture: what each code means, everywhere in the game."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Actions, with_room
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_NAMES, DECK_ROOM
from cuvee.games.viticulture.cards.mamas_papas import MAMAS, PAPAS
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.spaces import ROWS, SPACE_NAMES
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.games.viticulture.tokens import HIGHEST

REGULAR: Final = 0
GRANDE: Final = 1
TEMPORARY: Final = 2
WORKER_NAMES: Final = ["regular", "grande", "temporary"]
WORKERS: Final = len(WORKER_NAMES)
FIELD_NAMES: Final = ["field_5", "field_6", "field_7"]
FIELD_LIMIT: Final = [5, 6, 7]
FIELDS: Final = 3
COLOUR_NAMES: Final = ["red", "white"]
PARENT_ROOM: Final = 30  # codes of the mamas, and of the papas after them
MAMA_NAMES: Final = with_room([mama.key for mama in MAMAS], PARENT_ROOM)
PAPA_NAMES: Final = with_room([papa.key for papa in PAPAS], PARENT_ROOM)
_NUMBERS: Final = [str(value) for value in range(1, HIGHEST + 1)]
_SPACES: Final = with_room(SPACE_NAMES, 64)

ACTIONS: Final = Actions()
PASS: Final = ACTIONS.family("pass", {})
ROW: Final = ACTIONS.family("wake_up", {"row": [str(row) for row in range(1, ROWS + 1)]})
PLACE: Final = ACTIONS.family("place", {"space": _SPACES})
WORKER: Final = ACTIONS.family("worker", {"worker": WORKER_NAMES})
CARD: Final = ACTIONS.family("card", {"card": CARD_NAMES})
DECK: Final = ACTIONS.family("deck", {"deck": DECK_NAMES})
FIELD: Final = ACTIONS.family("field", {"field": FIELD_NAMES})
VINE_AT: Final = ACTIONS.family(
    "vine", {"field": FIELD_NAMES, "card": with_room([vine.key for vine in VINES], DECK_ROOM)}
)
STRUCTURE: Final = ACTIONS.family("structure", {"structure": with_room(STRUCTURE_NAMES, 16)})
GRAPE: Final = ACTIONS.family("grape", {"colour": COLOUR_NAMES, "value": _NUMBERS})
WINE_TYPE: Final = ACTIONS.family("make", {"wine": WINE_NAMES})
WINE: Final = ACTIONS.family("wine", {"wine": WINE_NAMES, "value": _NUMBERS})
SEAT: Final = ACTIONS.family("seat", {"seat": [str(seat) for seat in range(6)]})
RETRIEVE: Final = ACTIONS.family("retrieve", {"space": _SPACES, "worker": WORKER_NAMES})
MAMA: Final = ACTIONS.family("mama", {"mama": MAMA_NAMES})
PAPA: Final = ACTIONS.family("papa", {"papa": PAPA_NAMES})
BUY_FIELD: Final = ACTIONS.family("buy_field", {"field": FIELD_NAMES})


def planted_vine(field: int, vine: int) -> int:
    """A vine on a field as one number, as its action `VINE_AT` has it."""
    return field * DECK_ROOM + vine


def field_of(planted: int) -> int:
    """The field of a planted vine."""
    return planted // DECK_ROOM


def vine_of(planted: int) -> int:
    """The variety of a planted vine."""
    return planted % DECK_ROOM


def placed_worker(space: int, kind: int) -> int:
    """A worker on a space as one number, as its action `RETRIEVE` has it."""
    return space * WORKERS + kind


def space_of(worker: int) -> int:
    """The space of a placed worker."""
    return worker // WORKERS


def kind_of(worker: int) -> int:
    """Whether a placed worker is a regular, the grande or the temporary one."""
    return worker % WORKERS


def grape_code(colour: int, value: int) -> int:
    """The action that names a grape."""
    return GRAPE + colour * HIGHEST + value - 1


def colour_of(action: int) -> int:
    """The colour of the grape that an action names."""
    return (action - GRAPE) // HIGHEST


def wine_code(wine: int, value: int) -> int:
    """The action that names a wine in the cellar."""
    return WINE + wine * HIGHEST + value - 1


def wine_of(action: int) -> int:
    """The type of the wine that an action names."""
    return (action - WINE) // HIGHEST


def value_of(token: int) -> int:
    """The value of a grape or a wine, numbered within its family."""
    return token % HIGHEST + 1
