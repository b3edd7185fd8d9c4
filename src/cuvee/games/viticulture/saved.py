"""States saved by earlier rules, brought to the present codes."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect
from cuvee.engine.plain import expect_int, expect_list
from cuvee.games.viticulture.cards.deck import FIRST_ORDER, FIRST_SUMMER, FIRST_WINTER
from cuvee.games.viticulture.codes import PARENT_ROOM, planted_vine
from cuvee.games.viticulture.founding import SETTLED
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.cellar import order_begun

# Rules 1 numbered what there was without gaps.
VINES_1: Final = 9
ORDERS_1: Final = 36
VISITORS_1: Final = 38  # of each season
MAMAS_1: Final = 18
PAPAS_1: Final = 18
CARDS_1: Final = [
    *range(VINES_1),
    *range(FIRST_ORDER, FIRST_ORDER + ORDERS_1),
    *range(FIRST_SUMMER, FIRST_SUMMER + VISITORS_1),
    *range(FIRST_WINTER, FIRST_WINTER + VISITORS_1),
]
PARENTS_1: Final = [*range(MAMAS_1), *range(PARENT_ROOM, PARENT_ROOM + PAPAS_1)]
PLANTED_1: Final = [planted_vine(field, vine) for field in range(3) for vine in range(VINES_1)]
ORDER_BITS_1: Final = 6


def from_rules_1(
    plain: dict[str, object], effects: dict[str, Effect[Viticulture]]
) -> dict[str, object]:
    """A state of rules 1 in the codes of rules 2, by which each deck has codes of its own."""
    table, players = plain["table"], plain["players"]
    if not isinstance(table, dict) or not isinstance(players, list):
        return plain  # refused when it is read
    limbo = PARENTS_1 if table.get("year") == 0 else CARDS_1
    zones = {"hand": CARDS_1, "pledged": CARDS_1, "planted": PLANTED_1, "limbo": limbo}
    return {
        **plain,
        "stack": [_frame(frame, effects) for frame in expect_list(plain["stack"], "stack")],
        "table": {
            **table,
            "decks": [_codes(pile, CARDS_1) for pile in expect_list(table.get("decks"), "decks")],
            "discards": [
                _codes(pile, CARDS_1) for pile in expect_list(table.get("discards"), "discards")
            ],
            "in_play": _codes(table.get("in_play"), CARDS_1),
        },
        "players": [_player(player, zones) for player in players],
    }


def _player(player: object, zones: dict[str, list[int]]) -> object:
    """A vineyard with its zones in present codes."""
    if not isinstance(player, dict):
        return player
    return {
        name: _codes(value, zones[name]) if name in zones else value
        for name, value in player.items()
    }


def _codes(cards: object, present: list[int]) -> list[int]:
    """Numbers of rules 1 in present codes."""
    return [
        present[expect_int(card, "a card", 0, len(present) - 1)]
        for card in expect_list(cards, "cards")
    ]


def _frame(frame: object, effects: dict[str, Effect[Viticulture]]) -> object:
    """A frame whose `at` names cards in present codes."""
    if not isinstance(frame, list) or len(frame) != 3 or type(frame[2]) is not int or not frame[2]:
        return frame
    path, seat, at = frame
    question = effects[path].question if path in effects else ""
    if question == "swap":
        at = PLANTED_1[expect_int(at - 1, "a planted vine", 0, len(PLANTED_1) - 1)] + 1
    elif question == "fill_order":
        at = order_begun((at & (1 << ORDER_BITS_1) - 1) - 1, at >> ORDER_BITS_1)
    elif at >> MAMAS_1 and question in {"", "redraw_mama"} and path.startswith("setup"):
        at = at & (1 << MAMAS_1) - 1 | SETTLED
    return [path, seat, at]
