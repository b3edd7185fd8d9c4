"""Whether a bonus can be done: the friendly variant (p. 17) and bonus action tokens ask."""

from __future__ import annotations

from typing import Final

from cuvee.engine import without
from cuvee.games.viticulture.actions import MAIN
from cuvee.games.viticulture.cards.deck import (
    DECK_OF,
    ORDER,
    SUMMER_VISITOR,
    VINE,
    WINTER_VISITOR,
)
from cuvee.games.viticulture.cards.orders import BLUSH, RED, SPARKLING, WHITE
from cuvee.games.viticulture.codes import CARD, FIELDS, planted_vine
from cuvee.games.viticulture.spaces import (
    DRAW_ORDER,
    DRAW_VINE,
    HARVEST,
    MAKE_WINE,
    PLANT,
    PLAY_SUMMER,
    PLAY_WINTER,
)
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.tokens import TYPE_SPACES, cellar, rest, values
from cuvee.games.viticulture.verbs.vineyard import Plant

_PLANT: Final = Plant()


def bonus_possible(s: Viticulture, seat: int, action: int) -> bool:
    """Whether the bonus could be done after the action, as things stand now.

    The first visitor may make another one playable, so it is enough to hold another.
    """
    if action == DRAW_VINE or action == DRAW_ORDER:
        return s.available(VINE if action == DRAW_VINE else ORDER) > 1
    if action == PLAY_SUMMER or action == PLAY_WINTER:
        deck = SUMMER_VISITOR if action == PLAY_SUMMER else WINTER_VISITOR
        return len([card for card in s.players[seat].hand if DECK_OF[card] == deck]) > 1
    if action == HARVEST:
        return len(MAIN[HARVEST].options(s, seat, 0)) > s.challenge.harvests
    if action == PLANT:
        return can_plant_two(s, seat)
    if action == MAKE_WINE:
        return can_make(s.players[seat], 3)
    return True  # a lira or a point can always be had


def can_plant_two(s: Viticulture, seat: int) -> bool:
    """Whether two vines of the hand can be planted one after the other."""
    player = s.players[seat]
    for action in _PLANT.options(s, seat, 0):
        vine = action - CARD
        for field in range(FIELDS):
            if _PLANT.field_refusal(player, vine, field) is None:
                after = player.clone()
                after.hand = without(after.hand, vine)
                after.planted += (planted_vine(field, vine),)
                s.players[seat] = after
                ready = _PLANT.ready(s, seat)
                s.players[seat] = player
                if ready:
                    return True
    return False


def can_make(player: Vineyard, count: int) -> bool:
    """Whether so many wines can be made one after the other."""
    if count == 0:
        return True
    for made in with_one_more_wine(player):
        if can_make(made, count - 1):
            return True
    return False


def with_one_more_wine(player: Vineyard) -> list[Vineyard]:
    """The vineyard after each way of making one wine."""
    reds, whites = values(player.grapes[RED]), values(player.grapes[WHITE])
    blends = [(RED, [red], 0) for red in reds]
    blends += [(WHITE, [], white) for white in whites]
    blends += [(BLUSH, [red], white) for red in reds for white in whites]
    pairs = [[red, other] for red in reds for other in reds if other < red]
    blends += [(SPARKLING, pair, white) for pair in pairs for white in whites]
    reached: list[Vineyard] = []
    for wine, of_red, white in blends:
        room = TYPE_SPACES[wine] & cellar(player.structures) & ~player.wines[wine]
        space = rest(room, sum(of_red) + white)
        if space:
            made = player.clone()
            for red in of_red:
                made.use_grape(RED, red)
            if white:
                made.use_grape(WHITE, white)
            made.add_wine(wine, space)
            reached.append(made)
    return reached
