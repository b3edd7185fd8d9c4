"""The four decks, and the codes of their cards.

Saved games speak of cards by these codes, so a card keeps its own for good: each deck has a hundred
codes, given in the order of its file, and a new card goes to the end of its deck. Vines of one
variety are alike and share a code; every other card has its own.
"""

from __future__ import annotations

from typing import Final

VINE: Final = 0
SUMMER_VISITOR: Final = 1
ORDER: Final = 2
WINTER_VISITOR: Final = 3
DECK_NAMES: Final = ["vine", "summer_visitor", "order", "winter_visitor"]
DECKS: Final = 4

DECK_ROOM: Final = 100
FIRST_VINE: Final = 0
FIRST_ORDER: Final = 100
FIRST_SUMMER: Final = 200
FIRST_WINTER: Final = 300
FIRST_CARD: Final = [FIRST_VINE, FIRST_SUMMER, FIRST_ORDER, FIRST_WINTER]  # by deck
DECK_OF: Final = [
    deck for deck in (VINE, ORDER, SUMMER_VISITOR, WINTER_VISITOR) for _ in range(DECK_ROOM)
]

CARD_NAMES: Final = [""] * len(DECK_OF)  # by code, entered by the decks themselves
SOCIABLE: Final[list[int]] = []  # visitors that give nothing unless there is an opponent to act


def enter_cards(deck: int, names: list[str]) -> None:
    """Give the cards of a deck their codes."""
    for code, name in enumerate(names, FIRST_CARD[deck]):
        if DECK_OF[code] != deck or name in CARD_NAMES:
            raise ValueError(f"{DECK_NAMES[deck]} {name!r}: there is one already, or no room")
        CARD_NAMES[code] = name
