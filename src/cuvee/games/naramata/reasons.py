"""Reasons told in full: what a refusal concerns, by name. What is legal is decided elsewhere."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Args, Ask, Reason
from cuvee.games.naramata.board.spaces import space_kind
from cuvee.games.naramata.board.wineries import START_KEYS, WINERY_KEYS
from cuvee.games.naramata.cards.abilities import CROSSING
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.codes import (
    BUY,
    DAYS,
    DISKS,
    FLIP,
    PIT_STOP,
    RIDE,
    ROAD,
    SELL,
    SPACE,
    START,
    TOURIST,
    USE,
    VEHICLE,
    is_space,
    ride_seat,
)
from cuvee.games.naramata.hours import clock
from cuvee.games.naramata.kinds import ACTIVITIES, KINDS
from cuvee.games.naramata.packing import winery_of
from cuvee.games.naramata.state import Naramata

PHANTOM_THERE: Final = Reason("phantom_there", "movement")
NO_WAY_THERE: Final = Reason("behind", "yellow")
BEEN_THERE: Final = Reason("been_there", "movement")
BOTTLE_OWNED: Final = Reason("bottle_owned", "contract")
NOT_OWNED: Final = Reason("not_owned", "upgrades")

NAMED: Final = {  # what each reason names besides what the rule has put into it
    "already_late": ["upgrade"],
    "been_there": ["winery"],
    "behind": ["winery"],
    "bottle_owned": ["winery"],
    "carries_disk": ["upgrade"],
    "closed": ["time"],
    "disk_in_use": ["upgrade"],
    "done_already": ["kind"],
    "keyring_full": ["upgrade"],
    "locked": ["winery", "kind"],
    "no_bottle": ["winery"],
    "no_open_row": ["who"],
    "no_road": ["winery"],
    "no_row": ["who"],
    "not_active": ["upgrade"],
    "not_in_play": ["winery", "players"],
    "not_owned": ["upgrade"],
    "occupied": ["winery", "vehicle"],
    "owned": ["upgrade"],
    "phantom_there": ["winery"],
    "prestige": ["purse"],
    "region_full": ["region"],
    "row_full": ["who"],
    "same_cheese": ["who"],
    "same_tasting": ["who"],
    "slot_empty": ["slot"],
    "vehicle_full": ["vehicle"],
    "vehicle_taken": ["vehicle"],
}


class Question(Ask[Naramata]):
    """A question of Naramata, whose refusals are told with the names of what they concern."""

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        return told(s, seat, action, refusal)


def told(s: Naramata, seat: int, action: int, reason: Reason) -> Reason:
    """A reason with the names and numbers of what it concerns."""
    reason = nearer(s, seat, action, reason)
    wanted = NAMED.get(reason.code, [])
    if not wanted:
        return reason
    found = subject(s, seat, action)
    found["time"] = clock(s.players[seat].time)
    found["purse"] = s.purse(seat)
    if reason.code == "occupied":
        found["vehicle"] = VEHICLE_KEYS[s.players[standing_at(s, seat, action)].vehicle]
    return reason.naming({name: found[name] for name in wanted})


def nearer(s: Naramata, seat: int, action: int, reason: Reason) -> Reason:
    """Of two cases that one refusal stands for, the one that it is."""
    if reason.code == "no_road" and s.course.road_after >> action - ROAD & 1:
        return NO_WAY_THERE  # the road is there, but not ahead
    if reason.code == "behind" and crossed_before(s, seat, action):
        return BEEN_THERE
    if reason.code == "not_active" and action - USE not in s.players[seat].upgrades:
        return NOT_OWNED
    if reason.code == "no_bottle" and has_bottle(s, seat, action):
        return BOTTLE_OWNED
    if reason.code == "occupied" and standing_at(s, seat, action) < 0:
        return PHANTOM_THERE
    return reason


def crossed_before(s: Naramata, seat: int, action: int) -> bool:
    """Whether a winery on the parallel road is out of reach only for a visit earlier today."""
    player = s.players[seat]
    if not is_space(action) or not player.able(CROSSING):
        return False
    return (s.course.across[player.place] & player.visited) >> winery_of(action - SPACE) & 1 == 1


def subject(s: Naramata, seat: int, action: int) -> Args:
    """What an action is about: a space with its winery, an upgrade, a tourist, a vehicle ..."""
    if is_space(action):
        kind = space_kind(s, action)
        winery = WINERY_KEYS[winery_of(action - SPACE)]
        return {"winery": winery, "kind": KINDS[kind], "players": s.company}
    if action == PIT_STOP:
        return {"kind": ACTIVITIES[-1]}
    if ROAD <= action < START:
        return {"winery": WINERY_KEYS[action - ROAD]}
    if START <= action < TOURIST:
        return {"region": START_KEYS[action - START]}
    if action - TOURIST in s.players[seat].tourists:
        return {"who": s.edition.tourists[action - TOURIST].name}
    if BUY <= action < USE:
        kind = s.market[action - BUY]
        return {"upgrade": UPGRADE_KEYS[kind]} if kind >= 0 else {"slot": action - BUY + 1}
    if USE <= action < DISKS:
        return {"upgrade": UPGRADE_KEYS[action - (FLIP if action >= FLIP else USE)]}
    if VEHICLE <= action < SELL:
        return {"vehicle": VEHICLE_KEYS[action - VEHICLE]}
    if RIDE <= action < DAYS:
        return {"vehicle": VEHICLE_KEYS[s.players[ride_seat(action)].vehicle]}
    return {"vehicle": VEHICLE_KEYS[s.players[seat].vehicle]}


def standing_at(s: Naramata, seat: int, action: int) -> int:
    """The other seat whose vehicle stands at the winery of a space; -1 for none."""
    for other, player in enumerate(s.players):
        if other != seat and player.place == winery_of(action - SPACE):
            return other
    return -1


def has_bottle(s: Naramata, seat: int, action: int) -> bool:
    """Whether a tour has the bottle of the winery that an action names."""
    signature = s.edition.wineries[winery_of(action - SPACE)].signature
    return s.players[seat].bottles >> signature & 1 == 1
