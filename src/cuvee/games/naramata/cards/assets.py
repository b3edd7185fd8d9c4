"""The cheese, tasting and purchase decks: how many cards they have; the cards are in cards.toml."""

from __future__ import annotations

from typing import Final

DECK_SIZE: Final = 24  # of cheese and of tasting cards
PURCHASES: Final = 13
MOST_TYPES: Final = 8  # of cheese, and of wine
