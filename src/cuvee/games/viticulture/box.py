"""What is in the box, as plain data for whoever draws the table: cards, mats and the board."""

from __future__ import annotations

from cuvee.games.viticulture import automa
from cuvee.games.viticulture.cards.deck import DECK_NAMES, SUMMER_NAMES, WINTER_NAMES
from cuvee.games.viticulture.cards.mamas_papas import MAMAS, PAPAS
from cuvee.games.viticulture.cards.orders import ORDERS, WINE_NAMES
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import FIELD_LIMIT, FIELD_NAMES
from cuvee.games.viticulture.spaces import ACTION_NAMES, ROWS, SEASON_ACTIONS, SLOT_NAMES
from cuvee.games.viticulture.state import GOAL
from cuvee.games.viticulture.structures import COST, STRUCTURE_NAMES
from cuvee.games.viticulture.view import in_set


def box() -> dict[str, object]:
    """Everything printed that a drawing needs; the words are in the locale files."""
    return {
        "cards": cards(),
        "parents": parents(),
        "automa": automa_cards(),
        "decks": DECK_NAMES[:],
        "structures": dict(zip(STRUCTURE_NAMES, COST, strict=True)),
        "fields": dict(zip(FIELD_NAMES, FIELD_LIMIT, strict=True)),
        "summer": ACTION_NAMES[:SEASON_ACTIONS],
        "winter": ACTION_NAMES[SEASON_ACTIONS:],
        "slots": SLOT_NAMES[:],
        "rows": ROWS,
        "goal": GOAL,
    }


def cards() -> dict[str, dict[str, object]]:
    """Every card by its name, with the deck it comes from and the numbers on it."""
    found: dict[str, dict[str, object]] = {}
    for vine in VINES:
        needs = in_set(vine.needs, STRUCTURE_NAMES)
        found[vine.key] = {"deck": "vine", "red": vine.red, "white": vine.white, "needs": needs}
    for order in ORDERS:
        wines = [{"wine": WINE_NAMES[wine], "least": least} for wine, least in order.wines]
        numbers = {"vp": order.vp, "residual": order.residual}
        found[order.key] = {"deck": "order", "wines": wines, **numbers}
    for name in SUMMER_NAMES:
        found[name] = {"deck": "summer_visitor"}
    for name in WINTER_NAMES:
        found[name] = {"deck": "winter_visitor"}
    return found


def parents() -> dict[str, dict[str, object]]:
    """The mamas with the cards and lira they bring, the papas with lira and their gift."""
    found: dict[str, dict[str, object]] = {}
    for mama in MAMAS:
        drawn = dict(zip(DECK_NAMES, mama.cards, strict=True))
        found[mama.key] = {"kind": "mama", "lira": mama.lira, "cards": drawn}
    for papa in PAPAS:
        gift = STRUCTURE_NAMES[papa.structure] if papa.structure >= 0 else ""
        gift = gift or ("worker" if papa.worker else "vp")
        numbers = {"lira": papa.lira, "instead": papa.instead}
        found[papa.key] = {"kind": "papa", **numbers, "gift": gift}
    return found


def automa_cards() -> list[dict[str, object]]:
    """The Automa's cards: the actions that each blocks in summer and in winter."""
    return [
        {
            "summer": [ACTION_NAMES[action] for action in summer],
            "winter": [ACTION_NAMES[action] for action in winter],
        }
        for summer, winter in automa.CARDS
    ]
