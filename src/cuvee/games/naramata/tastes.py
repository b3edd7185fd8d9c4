"""What bots of character like about a position, in points on top of what it is worth."""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.delivery import is_complete, row_points
from cuvee.games.naramata.kinds import PURCHASE, TASTING
from cuvee.games.naramata.state import Naramata

BOTTLES: Final = 0.4  # of the points of a favorite row
UPGRADE: Final = 2.5
TOURIST: Final = 2.0  # on board, or satisfied in full


def taste(s: Naramata, seat: int, character: str) -> float:
    """How much a position is to the liking of a character; nothing for one not known here."""
    player = s.players[seat]
    if character == "vintner":
        liked = 0
        for slot, tourist in enumerate(player.tourists):
            for row, line in enumerate(s.edition.tourists[tourist].rows):
                if line.kind == TASTING or line.kind == PURCHASE:
                    liked += row_points(s, seat, slot, row)
        return BOTTLES * liked + player.bottles.bit_count()
    if character == "builder":
        return UPGRADE * len(player.upgrades)
    if character == "host":
        slots = range(len(player.tourists))
        happy = len([slot for slot in slots if is_complete(s, seat, slot)])
        return TOURIST * (len(player.tourists) + happy)
    return 0.0
