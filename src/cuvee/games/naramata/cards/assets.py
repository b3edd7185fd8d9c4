"""The cheese, tasting and purchase decks: how large they may be; the cards are in cards.toml.

A card goes by its place in its deck, so new cards come last. The numbers of each deck have room for
those to come.
"""

from __future__ import annotations

from typing import Final

CARD_ROOM: Final = 48  # numbers of each deck
PRINTED_CARDS: Final = [24, 24, 13]  # of cheese, tasting and purchase cards in the box
MOST_TYPES: Final = 8  # of cheese, and of wine
