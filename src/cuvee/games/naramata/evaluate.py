"""What a position is worth to a bot; a game for the Whelp score is left to its forecast."""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.board.wineries import NOWHERE
from cuvee.games.naramata.cards.abilities import ROADSIDE
from cuvee.games.naramata.cards.upgrades import FED_BY_DISKS
from cuvee.games.naramata.delivery import closing, lateness
from cuvee.games.naramata.hours import may_start
from cuvee.games.naramata.kinds import PAIRING
from cuvee.games.naramata.market import MOST_ACTIVE
from cuvee.games.naramata.modes.forecast import forecast
from cuvee.games.naramata.riders import Riders
from cuvee.games.naramata.state import Naramata, Tour
from cuvee.games.naramata.turn import reach

# What things are worth in points: guesses, some of them tried in short matches of greedy bots.
PRESTIGE: Final = 0.45  # one that there is time to spend
DISK: Final = 0.2  # one for a whole day
USEFUL_DISK: Final = 0.8  # the same with an upgrade that takes disks
BOTTLE: Final = 1.5  # a day with it
UPGRADE: Final = 0.1  # a day with it face up, for each prestige it costs
SLOT: Final = 2.0  # half an hour
WISH: Final = 0.8  # the part of what tourists wish for that comes true, given time
PURCHASE_WISH: Final = 2.0  # a purchase to come, less its price
ROWS_TO_FILL: Final = 0.7  # the part of the penalty for empty rows that a whole day averts
WAIT: Final = (
    0.5  # the part of the best pairing to come that a tour counts on that may pair on any road
)


def evaluate(s: Naramata, seat: int) -> float:
    """A tour's prospects, less a share of the best opponent's points; or those that all share."""
    if s.whelp_rules is not None:
        return forecast(s)
    return appraise(s, seat, Riders(s, seat))


def appraise(s: Naramata, seat: int, riders: Riders) -> float:
    """The same in a game for points, where it is known what the tourists have."""
    best = max([s.points_of(other) for other in range(s.seats) if other != seat])
    return prospects(s, seat, riders) - 0.2 * best


def prospects(s: Naramata, seat: int, riders: Riders) -> float:
    """Points as if delivered now, and what time and possessions may still bring."""
    player = s.players[seat]
    left = slots_left(s, player)
    today = left / closing(s, player)
    value = player.points + holdings(s, player, today)
    if s.done(player.place):
        return value
    value += aboard(riders) - lateness(s, seat) - riders.penalty * (1 - ROWS_TO_FILL * today)
    value += WAIT * PRESTIGE * pairing_to_come(s, seat)
    return value + min(SLOT * usable(s, seat, left), WISH * wishes(riders))


def slots_left(s: Naramata, player: Tour) -> int:
    """The half hours that a tour may still use today."""
    if s.done(player.place) or not may_start(s, player):
        return 0
    return closing(s, player) - player.time


def holdings(s: Naramata, player: Tour, today: float) -> float:
    """What prestige, disks, bottles and upgrades are worth while there is time to use them."""
    days = s.days - s.day
    ahead = days + today
    value = PRESTIGE * player.prestige * ahead / (ahead + 0.5)
    value += (USEFUL_DISK if player.active & FED_BY_DISKS else DISK) * player.disks * today
    value += BOTTLE * player.bottles.bit_count() * ahead
    costs = 0
    for kind in player.upgrades:
        card = s.edition.upgrades[kind]
        costs += card.cost
        value += card.points + (UPGRADE * card.cost * today if player.has(kind) else 0.0)
    used = min(1.0, MOST_ACTIVE / max(1, len(player.upgrades)))
    return value + UPGRADE * costs * used * days


def aboard(riders: Riders) -> int:
    """What the tourists would score as they are, with the rewards for those satisfied in full."""
    return riders.held + riders.rewards


def wishes(riders: Riders) -> float:
    """What the tourists would score on top of that if all they wish for came true."""
    return PURCHASE_WISH * riders.purchases + riders.wished


def pairing_to_come(s: Naramata, seat: int) -> int:
    """The prestige of the best hour to come, for who may pair on any road and has yet to."""
    player = s.players[seat]
    if not player.able(ROADSIDE) or not may_start(s, player):
        return 0
    for slot in range(len(player.tourists)):
        row = s.row_of(seat, slot, PAIRING)
        if row >= 0 and s.room(seat, slot, row):
            return max(s.edition.pairing[player.time :])
    return 0


def usable(s: Naramata, seat: int, left: int) -> float:
    """The half hours left that a tour finds a use for: fewer, the fewer wineries lie ahead."""
    if not left:
        return 0.0
    waiting = s.players[seat].place == NOWHERE
    ahead = len(s.edition.wineries) if waiting else reach(s, seat).bit_count()
    return left * ahead / (ahead + left / 2)
