"""What is printed, as plain data for whoever draws the table: cards, mats and the board."""

from __future__ import annotations

from typing import Literal, cast

from cuvee.engine import Choose, ChooseTwo, Effect
from cuvee.games.viticulture import automa
from cuvee.games.viticulture.actions import BONUS_KINDS, PLAYED_AT, TOUR_LIRA, WINES_MADE
from cuvee.games.viticulture.cards.mamas_papas import MAMAS, PAPAS, Papa
from cuvee.games.viticulture.cards.orders import ORDERS
from cuvee.games.viticulture.cards.summer import SUMMER
from cuvee.games.viticulture.cards.topics import STRUCTURE_TOPICS, visitor_topics
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.cards.winter import WINTER
from cuvee.games.viticulture.codes import FIELD_LIMIT
from cuvee.games.viticulture.seasons import ROW_GIFTS
from cuvee.games.viticulture.spaces import BONUS_SLOT, ROWS, SEASON_ACTIONS
from cuvee.games.viticulture.state import GOAL, HIGHEST_VP, LOWEST_VP, MOST_RESIDUAL, Viticulture
from cuvee.games.viticulture.structures import COST
from cuvee.games.viticulture.tokens import HIGHEST, LARGE, LEAST, MEDIUM, SMALL
from cuvee.games.viticulture.verbs.shared import EitherOrBoth
from cuvee.games.viticulture.view import DECK_KEYS, FIELDS, SLOTS, STRUCTURES, TASKS, WINES, in_set
from cuvee.games.viticulture.views import (
    AutomaCard,
    BonusKind,
    Cellar,
    Gift,
    MamaCard,
    OrderCard,
    PapaCard,
    RowGift,
    Structure,
    StructureCard,
    VineCard,
    VisitorCard,
    ViticultureComponents,
    ViticultureTopic,
)
from cuvee.games.viticulture.year_end import HAND_LIMIT


def components() -> ViticultureComponents:
    """Everything printed that a drawing needs; the words are in the locale files."""
    return {
        "cards": cards(),
        "parents": parents(),
        "automa": automa_cards(),
        "decks": DECK_KEYS[:],
        "structures": structures(),
        "fields": dict(zip(FIELDS, FIELD_LIMIT, strict=True)),
        "summer": TASKS[:SEASON_ACTIONS],
        "winter": TASKS[SEASON_ACTIONS:],
        "slots": SLOTS[:],
        "bonus_slot": SLOTS[BONUS_SLOT],
        "bonuses": dict(zip(TASKS, cast("list[BonusKind]", BONUS_KINDS), strict=True)),
        "played_at": dict(zip(DECK_KEYS, [TASKS[action] for action in PLAYED_AT], strict=True)),
        "rows": ROWS,
        "row_gifts": cast("list[RowGift | None]", ROW_GIFTS[:]),
        "goal": GOAL,
        "tracks": {
            "vp": {"least": LOWEST_VP, "most": HIGHEST_VP},
            "residual": {"least": 0, "most": MOST_RESIDUAL},
        },
        "wines": {name: {"least": least} for name, least in zip(WINES, LEAST, strict=True)},
        "cellars": cellars(),
        "highest_value": HIGHEST,
        "hand_limit": HAND_LIMIT,
        "tour_lira": TOUR_LIRA,
        "wines_made": WINES_MADE,
    }


def cellars() -> list[Cellar]:
    """The cellars from the smallest to the largest."""
    return [
        cellar(None, SMALL),
        cellar("medium_cellar", MEDIUM),
        cellar("large_cellar", LARGE),
    ]


def cellar(structure: Structure | None, values: int) -> Cellar:
    """A cellar by the set of values that it holds."""
    least = (values & -values).bit_length()
    return {"structure": structure, "least": least, "most": values.bit_length()}


def cards() -> dict[str, VineCard | OrderCard | VisitorCard]:
    """Every card by its name, with the deck it comes from and the numbers on it."""
    found: dict[str, VineCard | OrderCard | VisitorCard] = {}
    for vine in VINES:
        needs = in_set(vine.needs)
        found[vine.key] = {
            "deck": "vine",
            "copies": vine.copies,
            "red": vine.red,
            "white": vine.white,
            "needs": needs,
        }
    for order in ORDERS:
        found[order.key] = {
            "deck": "order",
            "wines": [{"wine": WINES[wine], "least": least} for wine, least in order.wines],
            "vp": order.vp,
            "residual": order.residual,
        }
    for name, effect in SUMMER.items():
        found[name] = visitor(effect, "summer")
    for name, effect in WINTER.items():
        found[name] = visitor(effect, "winter")
    return found


def visitor(effect: Effect[Viticulture], season: Literal["summer", "winter"]) -> VisitorCard:
    """How many options are printed on a visitor and how many are chosen; what the card is about."""
    return {
        "deck": "summer_visitor" if season == "summer" else "winter_visitor",
        "season": season,
        "options": len(effect.branches) if isinstance(effect, Choose) else 0,
        "choose": chosen(effect),
        "topics": cast("list[ViticultureTopic]", visitor_topics(effect)),
    }


def chosen(effect: Effect[Viticulture]) -> Literal["one", "two", "one_or_both"] | None:
    """How many of a visitor's options are taken; None if its whole text is to be read."""
    if isinstance(effect, EitherOrBoth):
        return "one_or_both"
    if isinstance(effect, ChooseTwo):
        return "two" if len(effect.branches) > 2 else None
    return "one" if isinstance(effect, Choose) else None


def structures() -> dict[Structure, StructureCard]:
    """What each structure costs, and what it is about."""
    return {
        name: {"cost": cost, "topics": cast("list[ViticultureTopic]", STRUCTURE_TOPICS[name])}
        for name, cost in zip(STRUCTURES, COST, strict=True)
    }


def parents() -> dict[str, MamaCard | PapaCard]:
    """The mamas with the cards and lira they bring, the papas with lira and their gift."""
    found: dict[str, MamaCard | PapaCard] = {}
    for mama in MAMAS:
        drawn = dict(zip(DECK_KEYS, mama.cards, strict=True))
        found[mama.key] = {
            "kind": "mama",
            "name": mama.key.capitalize(),
            "lira": mama.lira,
            "cards": drawn,
        }
    for papa in PAPAS:
        found[papa.key] = {
            "kind": "papa",
            "name": papa.key.capitalize(),
            "lira": papa.lira,
            "instead": papa.instead,
            "gift": gift_of(papa),
        }
    return found


def gift_of(papa: Papa) -> Gift:
    """What a papa gives besides lira."""
    if papa.structure >= 0:
        return STRUCTURES[papa.structure]
    return "worker" if papa.worker else "vp"


def automa_cards() -> list[AutomaCard]:
    """The Automa's cards: the actions that each blocks in summer and in winter."""
    return [
        {
            "summer": [TASKS[action] for action in summer],
            "winter": [TASKS[action] for action in winter],
        }
        for summer, winter in automa.CARDS
    ]
