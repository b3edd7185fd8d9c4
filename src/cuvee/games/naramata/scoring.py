"""How a game comes out, and how a position looks to a bot."""

from __future__ import annotations

from cuvee.engine import Result, places
from cuvee.games.naramata import whelp
from cuvee.games.naramata.delivery import (
    empty_rows,
    is_complete,
    lateness,
    penalty,
    row_points,
)
from cuvee.games.naramata.forecast import forecast
from cuvee.games.naramata.roads import NOWHERE
from cuvee.games.naramata.state import Naramata


def result(s: Naramata) -> Result:
    """Most points; ties by prestige, then shared."""
    if s.whelp_rules is not None:
        return whelp.result(s)
    keys = [[player.points, player.prestige] for player in s.players]
    return Result([player.points for player in s.players], places(keys), "last_day")


def appraise(s: Naramata, seat: int) -> float:
    """A tour's prospects, less a share of the best opponent's; or those that all share."""
    if s.whelp_rules is not None:
        return forecast(s)
    best = max([prospects(s, other) for other in range(s.seats) if other != seat])
    return prospects(s, seat) - 0.2 * best


def prospects(s: Naramata, seat: int) -> float:
    """Points as if delivered now, and what time, prestige and upgrades may still bring."""
    player = s.players[seat]
    days_left = int(str(s.options["days"])) - s.day
    value = float(player.points) + 0.25 * player.prestige + 0.1 * player.disks
    for kind in player.upgrades:
        value += s.edition.upgrades[kind].points + 1.5 * days_left
    value += 1.5 * player.bottles.bit_count() * (1 if days_left else 0)
    if s.done(player.place):
        return value
    for slot in range(len(player.tourists)):
        rows = s.edition.tourists[player.tourists[slot]].rows
        value += sum([row_points(s, seat, slot, row) for row in range(len(rows))])
        value += len(rows) if is_complete(s, seat, slot) else 0
    left = max(0, s.edition.closing - player.time)
    ahead = s.course.ahead[player.place].bit_count() if player.place != NOWHERE else 10
    value += min(left * 1.1, ahead * 0.9)
    value -= 0.5 * penalty(s, seat) + lateness(s, seat) + 0.3 * sum(empty_rows(s, seat))
    return value
