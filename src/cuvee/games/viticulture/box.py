"""What is in the box, as plain data for whoever draws the table: cards, mats and the board."""

from __future__ import annotations

from cuvee.engine import Choose, ChooseTwo, Effect
from cuvee.games.viticulture import automa
from cuvee.games.viticulture.cards.deck import DECK_NAMES
from cuvee.games.viticulture.cards.mamas_papas import MAMAS, PAPAS
from cuvee.games.viticulture.cards.orders import ORDERS, WINE_NAMES
from cuvee.games.viticulture.cards.summer import SUMMER
from cuvee.games.viticulture.cards.topics import STRUCTURE_TOPICS, VISITOR_TOPICS
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.cards.winter import WINTER
from cuvee.games.viticulture.codes import FIELD_LIMIT, FIELD_NAMES
from cuvee.games.viticulture.spaces import ACTION_NAMES, ROWS, SEASON_ACTIONS, SLOT_NAMES
from cuvee.games.viticulture.state import GOAL, Viticulture
from cuvee.games.viticulture.structures import COST, STRUCTURE_NAMES
from cuvee.games.viticulture.verbs.shared import EitherOrBoth
from cuvee.games.viticulture.view import in_set


def box() -> dict[str, object]:
    """Everything printed that a drawing needs; the words are in the locale files."""
    return {
        "cards": cards(),
        "parents": parents(),
        "automa": automa_cards(),
        "decks": DECK_NAMES[:],
        "structures": structures(),
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
    for name, effect in SUMMER.items():
        found[name] = {"deck": "summer_visitor", **visitor(name, effect)}
    for name, effect in WINTER.items():
        found[name] = {"deck": "winter_visitor", **visitor(name, effect)}
    return found


def visitor(name: str, effect: Effect[Viticulture]) -> dict[str, object]:
    """How many options are printed on a visitor and how many are chosen; what the card is about."""
    options = len(effect.branches) if isinstance(effect, Choose) else 0
    return {"options": options, "choose": chosen(effect), "topics": VISITOR_TOPICS[name]}


def chosen(effect: Effect[Viticulture]) -> str | None:
    """How many of a visitor's options are taken; None if its whole text is to be read."""
    if isinstance(effect, EitherOrBoth):
        return "one_or_both"
    if isinstance(effect, ChooseTwo):
        return "two" if len(effect.branches) > 2 else None
    return "one" if isinstance(effect, Choose) else None


def parents() -> dict[str, dict[str, object]]:
    """The mamas with the cards and lira they bring, the papas with lira and their gift."""
    found: dict[str, dict[str, object]] = {}
    for mama in MAMAS:
        drawn = dict(zip(DECK_NAMES, mama.cards, strict=True))
        found[mama.key] = {
            "kind": "mama",
            "name": mama.key.capitalize(),
            "lira": mama.lira,
            "cards": drawn,
        }
    for papa in PAPAS:
        gift = STRUCTURE_NAMES[papa.structure] if papa.structure >= 0 else ""
        gift = gift or ("worker" if papa.worker else "vp")
        numbers = {"lira": papa.lira, "instead": papa.instead}
        found[papa.key] = {"kind": "papa", "name": papa.key.capitalize(), **numbers, "gift": gift}
    return found


def structures() -> dict[str, dict[str, object]]:
    """What each structure costs, and what it is about."""
    return {
        name: {"cost": cost, "topics": STRUCTURE_TOPICS[name]}
        for name, cost in zip(STRUCTURE_NAMES, COST, strict=True)
    }


def automa_cards() -> list[dict[str, object]]:
    """The Automa's cards: the actions that each blocks in summer and in winter."""
    return [
        {
            "summer": [ACTION_NAMES[action] for action in summer],
            "winter": [ACTION_NAMES[action] for action in winter],
        }
        for summer, winter in automa.CARDS
    ]
