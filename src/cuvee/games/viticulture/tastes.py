"""What bots of character like about a position, in points on top of what it is worth."""

from __future__ import annotations

from typing import Final

from cuvee.games.viticulture.cards.deck import DECK_OF, ORDER, VINE
from cuvee.games.viticulture.codes import space_of
from cuvee.games.viticulture.evaluate import promised, supplies
from cuvee.games.viticulture.spaces import (
    ACTION_OF,
    BUILD,
    FILL_ORDER,
    GIVE_TOUR,
    MAKE_WINE,
    PLAY_SUMMER,
    PLAY_WINTER,
    TRAIN,
)
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.structures import COTTAGE, TASTING_ROOM

AT_WORK: Final = 0.8  # a worker at a favorite place
KEPT: Final = 0.3  # a card of the favorite kind in hand
MOST_KEPT: Final = 4


def taste(s: Viticulture, seat: int, character: str) -> float:
    """How much a position is to the liking of a character; nothing for one not known here."""
    player = s.players[seat]
    if character == "vintner":
        return (
            0.6 * promised(supplies(player))
            + 0.4 * player.residual
            + at_work(player, MAKE_WINE, FILL_ORDER)
        )
    if character == "builder":
        return (
            0.5 * player.structures.bit_count()
            + 0.3 * player.regulars()
            + at_work(player, BUILD, TRAIN)
        )
    if character == "host":
        rooms = (1 if player.has(COTTAGE) else 0) + (1 if player.has(TASTING_ROOM) else 0)
        guests = [card for card in player.hand if DECK_OF[card] not in (ORDER, VINE)]
        liked = KEPT * min(len(guests), MOST_KEPT) + 0.5 * rooms
        return liked + at_work(player, PLAY_SUMMER, PLAY_WINTER) + at_work(player, GIVE_TOUR, -1)
    return 0.0


def at_work(player: Vineyard, one: int, other: int) -> float:
    """What it is worth to a character that workers are at either of two actions."""
    actions = [ACTION_OF[space_of(worker)] for worker in player.placed]
    return AT_WORK * len([action for action in actions if action == one or action == other])
