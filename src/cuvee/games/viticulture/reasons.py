"""Why a worker cannot be placed, told in full; what may be done is decided where it is done."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Reason, all_of
from cuvee.games.viticulture.actions import MAIN, YOKE_ACTION, reason_sending
from cuvee.games.viticulture.codes import GRANDE, REGULAR
from cuvee.games.viticulture.spaces import (
    ACTION_NAMES,
    BUILD,
    SEASON_ACTIONS,
    SEASON_NAMES,
    SELL,
    SUMMER,
    TRAIN,
    VISITOR_ACTIONS,
    WINTER,
    YOKE_SPACE,
    action_of,
)
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.staff import at_home

OTHER_SEASON: Final = [
    Reason(
        "other_season",
        "spaces",
        {"task": name, "season": SEASON_NAMES[SUMMER if action < SEASON_ACTIONS else WINTER]},
    )
    for action, name in enumerate(ACTION_NAMES)
]
CHALLENGE_SPACE: Final = Reason("challenge_space", "campaign")


def action_reason(s: Viticulture, seat: int, space: int, bonus: bool) -> Reason | None:
    """What stands in the way of the action of a space; a bonus lira may pay for it."""
    if space == YOKE_SPACE:
        return all_of(YOKE_ACTION.lacks(s, seat))
    action = action_of(space)
    if action in VISITOR_ACTIONS:
        return visitor_reason(s, seat, action)
    if action == SELL:
        sides = [reason for side in MAIN[SELL].parts() for reason in side.lacks(s, seat)]
        return Reason("neither", "fields", {}, sides) if sides else None
    player = s.players[seat]
    more = 1 if bonus and action in (BUILD, TRAIN) else 0
    player.lira += more
    reasons = MAIN[action].lacks(s, seat)
    player.lira -= more
    return all_of(reasons)


def visitor_reason(s: Viticulture, seat: int, action: int) -> Reason | None:
    """What stands in the way of playing a visitor, by the worker with fewest things in its way."""
    best: Reason | None = None
    for kind in (REGULAR, GRANDE):
        if at_home(s, seat, kind):
            reason = reason_sending(s, seat, action, kind)
            if best is None or (reason is not None and len(reason.parts) < len(best.parts)):
                best = reason
    return best


def closed_space(s: Viticulture, space: int) -> Reason | None:
    """Why a space of the board is not in play now: another season, or fewer players."""
    action = action_of(space)
    if action < 0:
        return None
    if (s.season == SUMMER) != (action < SEASON_ACTIONS):
        return OTHER_SEASON[action]
    if s.challenge.middle:
        return CHALLENGE_SPACE
    return Reason("space_closed", "spaces", {"players": s.seats})
