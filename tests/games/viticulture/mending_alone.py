"""Reasons that are told alone, such as a taken space: whatever else the action would need."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Reason
from cuvee.games.viticulture.cards.deck import CARD_NAMES, FIRST_ORDER, FIRST_VINE
from cuvee.games.viticulture.codes import FIELD_NAMES, PLACE, ROW, STRUCTURE, field_of, planted_vine
from cuvee.games.viticulture.seasons import IN_FULL
from cuvee.games.viticulture.spaces import ACTION_OF, SEASON_NAMES, SLOTS
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import MEDIUM_CELLAR, WINDMILL, YOKE

FIELDS_ALONE: Final = {
    "field_sold", "field_owned", "field_planted", "field_empty", "field_harvested", "field_full",
}  # fmt: skip
BUILDING_ALONE: Final = {"built", "needs_medium_cellar"}
ALONE: Final = (
    {reason.code for reason in IN_FULL} | {"other_season", "row_taken", "not_at_home"}
    | FIELDS_ALONE | BUILDING_ALONE
)  # fmt: skip
PLAYABLE: Final = [CARD_NAMES.index(name) for name in ("tour_guide", "assessor")]
RICH: Final = 20  # lira, for everything there is


def endow(s: Viticulture, seat: int, action: int) -> None:
    """Give a seat what any action needs, and leave what its reason names as it is."""
    player = s.players[seat]
    player.lira = RICH
    if not PLACE <= action < PLACE + len(ACTION_OF):
        return
    player.hand = (*PLAYABLE, FIRST_VINE, FIRST_ORDER)
    player.sold = player.harvested = player.resting = 0
    player.planted = (planted_vine(0, 0),)
    player.grapes = (0b1, 0b1)
    player.wines = (1 << 4, 0, 0, 0)
    player.structures |= 1 << MEDIUM_CELLAR
    player.structures &= ~(1 << WINDMILL)
    player.workers = min(player.workers, 1)
    player.placed = ()


def mend_alone(s: Viticulture, seat: int, action: int, reason: Reason) -> bool:
    """Change what a reason names; False where it cannot be changed."""
    return (
        mend_space(s, seat, action, reason)
        or mend_worker(s, seat, reason)
        or mend_field(s, seat, reason)
        or mend_structure(s, seat, action, reason)
    )


def mend_space(s: Viticulture, seat: int, action: int, reason: Reason) -> bool:
    """Take workers off spaces, or put some there; change the season."""
    space = action - PLACE
    match reason.code:
        case "space_taken":
            s.spaces[space] = -1
        case "space_free":
            fill(s, seat, space, {*range(SLOTS)})
        case "friendly_space":
            fill(s, seat, space, {*range(SLOTS)} - {space % SLOTS})
        case "other_season":
            s.season = SEASON_NAMES.index(str(reason.args["season"]))
        case "row_taken":
            for player in s.players:
                player.row = 0 if player.row == action - ROW + 1 else player.row
        case _:
            return False
    return True


def fill(s: Viticulture, seat: int, space: int, slots: set[int]) -> None:
    """Let another player's workers stand on spaces of an action."""
    first = ACTION_OF[space] * SLOTS
    for slot in slots:
        s.spaces[first + slot] = (seat + 1) % s.seats


def mend_worker(s: Viticulture, seat: int, reason: Reason) -> bool:
    """Bring workers home."""
    player = s.players[seat]
    match reason.code:
        case "no_workers":
            player.workers = 1
        case "no_grande":
            player.grande = 1
        case "not_at_home":
            player.workers = player.grande = player.temporary = 1
        case "yoke_used":
            player.used &= ~(1 << YOKE)
        case "no_yoke":
            player.structures |= 1 << YOKE
        case _:
            return False
    return True


def mend_field(s: Viticulture, seat: int, reason: Reason) -> bool:
    """Change what one field is."""
    if reason.code not in FIELDS_ALONE:
        return False
    player, field = s.players[seat], FIELD_NAMES.index(str(reason.args["field"]))
    others = tuple(vine for vine in player.planted if field_of(vine) != field)
    match reason.code:
        case "field_sold":
            player.sold &= ~(1 << field)
        case "field_owned":
            player.sold |= 1 << field
        case "field_harvested":
            player.harvested &= ~(1 << field)
        case "field_empty":
            player.planted += (planted_vine(field, 0),)
        case _:
            player.planted = others
    return True


def mend_structure(s: Viticulture, seat: int, action: int, reason: Reason) -> bool:
    """Take a structure down, or build the one it needs."""
    player = s.players[seat]
    match reason.code:
        case "built":
            player.structures &= ~(1 << action - STRUCTURE)
        case "needs_medium_cellar":
            player.structures |= 1 << MEDIUM_CELLAR
        case _:
            return False
    return True
