"""All cards by number: nine varieties of vine, then the orders, the summer and the winter visitors.

Vines of one variety are alike and share a number; every other card has its own.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.viticulture.cards.orders import ORDERS
from cuvee.games.viticulture.cards.vines import VINES

VINE: Final = 0
SUMMER_VISITOR: Final = 1
ORDER: Final = 2
WINTER_VISITOR: Final = 3
DECK_NAMES: Final = ["vine", "summer_visitor", "order", "winter_visitor"]
DECKS: Final = 4

SUMMER_NAMES: Final = [
    "surveyor", "broker", "wine_critic", "blacksmith", "contractor", "tour_guide", "novice_guide",
    "uncertified_broker", "planter", "buyer", "landscaper", "architect", "uncertified_architect",
    "patron", "auctioneer", "entertainer", "vendor", "handyman", "horticulturist", "peddler",
    "banker", "overseer", "importer", "sharecropper", "grower", "negotiator", "cultivator",
    "homesteader", "planner", "agriculturist", "swindler", "producer", "organizer", "sponsor",
    "artisan", "stonemason", "volunteer_crew", "wedding_party",
]  # fmt: skip
WINTER_NAMES: Final = [
    "merchant", "crusher", "judge", "oenologist", "marketer", "crush_expert", "uncertified_teacher",
    "teacher", "benefactor", "assessor", "queen", "harvester", "professor", "master_vintner",
    "uncertified_oenologist", "promoter", "mentor", "harvest_expert", "innkeeper",
    "jack_of_all_trades", "politician", "supervisor", "scholar", "reaper", "motivator", "bottler",
    "craftsman", "exporter", "laborer", "designer", "governess", "manager", "zymologist", "noble",
    "governor", "taster", "caravan", "guest_speaker",
]  # fmt: skip

# Visitors that give their owner something only if there is an opponent to act.
SOCIABLE_NAMES: Final = ["swindler", "wedding_party", "queen", "governor"]

FIRST_ORDER: Final = len(VINES)
FIRST_SUMMER: Final = FIRST_ORDER + len(ORDERS)
FIRST_WINTER: Final = FIRST_SUMMER + len(SUMMER_NAMES)
CARDS: Final = FIRST_WINTER + len(WINTER_NAMES)

CARD_NAMES: Final = [
    *[vine.key for vine in VINES],
    *[order.key for order in ORDERS],
    *SUMMER_NAMES,
    *WINTER_NAMES,
]
DECK_OF: Final = [
    *[VINE] * len(VINES),
    *[ORDER] * len(ORDERS),
    *[SUMMER_VISITOR] * len(SUMMER_NAMES),
    *[WINTER_VISITOR] * len(WINTER_NAMES),
]
SOCIABLE: Final = [CARD_NAMES.index(name) for name in SOCIABLE_NAMES]


def full_decks() -> list[list[int]]:
    """The four decks with every card in them."""
    vines = [number for number, vine in enumerate(VINES) for _ in range(vine.copies)]
    return [
        vines,
        list(range(FIRST_SUMMER, FIRST_WINTER)),
        list(range(FIRST_ORDER, FIRST_SUMMER)),
        list(range(FIRST_WINTER, CARDS)),
    ]
