"""How a game for the Whelp score looks to a bot: which rows the rest of the day may still fill.

Time, prestige, upgrades and bottles are all weighed as half hours; it decides nothing of the rules.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.board.spaces import in_play
from cuvee.games.naramata.board.wineries import NOWHERE, WINERY_ROOM
from cuvee.games.naramata.cards.abilities import (
    LATE_CLOSING,
    PAIRING_FLOOR,
    PAIRING_PRESTIGE,
    PAIRING_SLOTS,
    ROADSIDE,
)
from cuvee.games.naramata.cards.upgrades import UPGRADES, Upgrade
from cuvee.games.naramata.cards.vehicles import ABLE_VEHICLES
from cuvee.games.naramata.delivery import closing, lateness
from cuvee.games.naramata.edition.tables import WHELP_DAYS
from cuvee.games.naramata.hours import minutes
from cuvee.games.naramata.kinds import (
    CHEESE,
    CONTRACT,
    FAVOR,
    KINDS,
    PAIRING,
    PURCHASE,
    TASTING,
    VIEW,
)
from cuvee.games.naramata.market import MOST_ACTIVE
from cuvee.games.naramata.modes.fleet import still_to_ride
from cuvee.games.naramata.state import Naramata, Tour

ROW: Final = 10.0  # a Whelp, which all else is measured against
LOST: Final = -1000.0  # the whole game
# Whelps that a day to come costs each tour in the end, by how many such days there are: measured in
# games of experts, since what later days gain is in a forecast, and what they cost is not.
SOLO_COSTS: Final = (0.0, 2.3, 3.1)
FLEET_COSTS: Final = (0.0, 2.8, 3.7)
LEAST: Final = -10.0  # rows: a deal in which the game is lost counts for no more
UNPLACED: Final = 60.0  # a tourist of the row: worse than any who rides, so that all agree
LATER: Final = 1.2  # half an hour of a later day; at twice that the first day is given up for it
IDLE: Final = 0.4  # of what half an hour could bring, when nothing is left to do with it
PIT_STOP: Final = 3.0  # prestige that half an hour brings
PRESTIGE: Final = 0.1  # one, whatever it may still buy
ENOUGH: Final = 15.0  # prestige of which another day could use half
DAY: Final = 12.0  # half hours

TYPES: Final = [0.55, 0.65, 0.75, 1.0, 1.6, 3.2]  # visits for one type of card, another, ...
VIEWS: Final = 2.9  # tokens of a visit, some of them bought
PURCHASE_VISIT: Final = 0.55  # for one purchase: a visit often brings two
BEGUN: Final = 0.3  # of a visit, which is wasted at the end of a kind
FAVOR_VISIT: Final = 0.35  # half hours: something is done there besides
FEES: Final = [0.8, -0.5, 2.7, 0.4, 0.0, 0.0]  # prestige for one on a row, by kind
PAIRED: Final = 0.6  # of the best prestige that a pairing may still bring

STILL_OPEN: Final = 0.85  # of the spaces ahead, by the time that a tour is there
OTHER_ROAD: Final = 0.3  # of what lies on the road with less of use, where there are two
ROAD_STOPS: Final = 3.0  # more places for a pairing, for a tour that may stop on the road
DETOUR: Final = 0.5  # of a space: what is one short may still turn up
SURE: Final = 0.5  # half hours, and of those planned so many more, that a plan may be off
UNSURE: Final = 0.15

BOTTLE: Final = 1.0  # half hours that a contract saves in a day
BOTTLE_AHEAD: Final = 1.5  # the same for one whose winery is still ahead today
IN_FORCE: Final = 0.7  # of what an upgrade saves on a day already planned
PLENTY: Final = [4.0, 3.0, 2.0, 6.0]  # lacking on rows, by kind: an upgrade serves no more
ALL_DISKS: Final = 3.0
LATE_VEHICLE: Final = 2.0  # half hours of a day that a vehicle saves by closing later,
SPARED: Final = 1.5  # and for each asset that it spares

# What the use of an upgrade hangs on if not on a kind of row.
DISKS: Final = -1
HOURS: Final = -2
COUNTED: Final = -3  # nothing: time and pairings are reckoned with it in force


def bears_on(upgrade: Upgrade) -> int:
    """The kind of row that an upgrade helps to fill, or what else its use hangs on."""
    counted = (LATE_CLOSING, PAIRING_SLOTS, PAIRING_FLOOR, PAIRING_PRESTIGE)
    if any([upgrade.gives[ability] for ability in counted]):
        return COUNTED
    if upgrade.takes_disks:
        return DISKS
    for kind in (CHEESE, TASTING, PURCHASE, VIEW):
        if KINDS[kind] in upgrade.topics:
            return kind
    return HOURS


BEARS_ON: Final = [bears_on(upgrade) for upgrade in UPGRADES]


class Errand:
    """What is still to be done for a row, or for several at once."""

    def __init__(self, kind: int, visits: float, slots: float, fee: float, rows: int) -> None:
        self.kind = kind
        self.visits = visits
        self.slots = slots  # half hours of a visit
        self.fee = fee  # prestige; below zero if there is some to gain
        self.rows = rows


class Road:
    """What lies ahead of a tour: on the better road, where there are two."""

    def __init__(self) -> None:
        self.open = [0.0] * len(KINDS)  # the spaces of each kind; for favor the signature wineries
        self.stops = 0.0  # wineries with a space that is of use
        self.bottles = 0.0  # contracts that can be used


class Plan:
    """What a tour has left for the rest of its day, and how much of it the errands take."""

    def __init__(self, time: float, purse: float, road: Road) -> None:
        self.time = time
        self.purse = purse
        self.road = road
        self.by_kind = [0.0] * len(KINDS)  # visits
        self.visits = 0.0
        self.slots = 0.0
        self.fees = 0.0

    def add(self, errand: Errand) -> None:
        """Plan an errand on top of the others."""
        kind, more = errand.kind, errand.visits
        if kind == FAVOR:  # a visit counts for all who ask for favor
            more = max(0.0, more - self.by_kind[FAVOR])
        else:
            more += 0.0 if self.by_kind[kind] else BEGUN
            self.visits += more
        self.by_kind[kind] += more
        self.slots += more * errand.slots
        self.fees += errand.fee

    def margin(self, kind: int) -> float:
        """How much is left over: of time, of wineries to stop at or of spaces, whatever is less."""
        time = self.time - self.slots - max(0.0, self.fees - self.purse) / PIT_STOP
        margin = time / (SURE + UNSURE * self.slots)
        if kind != FAVOR:
            margin = min(margin, self.road.stops - self.visits)
        return min(margin, self.road.open[kind] - self.by_kind[kind] + DETOUR)


def forecast(s: Naramata) -> float:
    """The Whelp score, less the rows that are likely to stay short, and what later days gain."""
    if not s.whelp:
        return LOST
    value = ROW * s.whelp - (UNPLACED * still_to_ride(s) if s.row else 0.0)
    under_way = len([player for player in s.players if not s.done(player.place)])
    for seat in range(s.seats):
        value += saved_later(s, s.players[seat])
        if not s.done(s.players[seat].place):
            purse = s.pool / under_way if s.shares else float(s.players[seat].prestige)
            value += outlook(s, seat, purse + s.players[seat].disks)
        elif not s.shares:
            value += kept(s, s.players[seat].prestige)
    return value if under_way else value + kept(s, s.pool)


def expected_whelp(s: Naramata, value: float) -> float:
    """What a forecast says of the Whelp score at the end; below zero the rows it is short of."""
    riders = still_to_ride(s) if s.row else 0  # who will ride, and cost what the others cost
    costs = FLEET_COSTS if s.seats > 1 else SOLO_COSTS
    left = (value + UNPLACED * riders) / ROW - s.seats * costs[WHELP_DAYS - max(1, s.day)]
    return max(LEAST, left)


def saved_later(s: Naramata, player: Tour) -> float:
    """What the vehicle, bottles and the best upgrades active together save on later days."""
    best = sorted([UPGRADES[kind].saves for kind in player.upgrades])[-MOST_ACTIVE:]
    slots = sum(best) + BOTTLE * player.bottles.bit_count()
    if player.vehicle >= 0:
        slots += SPARED * s.edition.vehicles[player.vehicle].free_rows
        slots += LATE_VEHICLE if ABLE_VEHICLES[LATE_CLOSING] >> player.vehicle & 1 else 0.0
    return LATER * slots * (WHELP_DAYS - s.day)


def kept(s: Naramata, prestige: float) -> float:
    """What prestige is worth on a later day; the more of it, the less is one more."""
    if s.day == WHELP_DAYS:
        return 0.0
    return LATER / PIT_STOP * prestige * ENOUGH / (ENOUGH + prestige)


def outlook(s: Naramata, seat: int, purse: float) -> float:
    """What a tour under way will leave short, and what it will have over."""
    player = s.players[seat]
    left = time_left(s, player)
    lacking = [0] * len(KINDS)
    found = errands(s, seat, lacking)
    road = road_ahead(s, seat, lacking)
    time = left + BOTTLE_AHEAD * road.bottles + IN_FORCE * saved_today(player, lacking, left)
    spare = s.edition.vehicles[player.vehicle].free_rows if player.vehicle >= 0 else 0
    road.stops += spare
    plan = Plan(time + spare, purse, road)
    short = 0.0
    for errand in sorted(found, key=effort):  # the least costly rows come first
        plan.add(errand)
        fits = left >= (2 if errand.kind == TASTING else 1) and road.open[errand.kind] > 0.0
        short += errand.rows * (1.0 - (likely(plan.margin(errand.kind)) if fits else 0.0))
    value = -ROW * (short + (1 if lateness(s, seat) else 0)) + PRESTIGE * purse
    if s.day < WHELP_DAYS:
        idle = min(time - plan.slots, road.stops - spare - plan.visits)
        value += IDLE * LATER * max(0.0, idle)
    return value + kept(s, max(0.0, purse - max(0.0, plan.fees)))


def saved_today(player: Tour, lacking: list[int], left: int) -> float:
    """The half hours that active upgrades save today, by what is left for them to do."""
    saved = 0.0
    for upgrade in player.upgrades:
        if not player.has(upgrade):
            continue
        kind, share = BEARS_ON[upgrade], 0.0
        if kind >= 0:
            share = lacking[kind] / PLENTY[kind]
        elif kind == DISKS:
            share = player.disks / ALL_DISKS
        elif kind == HOURS:
            share = left / DAY
        saved += UPGRADES[upgrade].saves * min(1.0, share)
    return saved


def time_left(s: Naramata, player: Tour) -> int:
    """The half hours in which something may still be done; past five nothing begins."""
    if player.time > s.edition.closing:
        return 0
    return max(0, closing(s, player) - player.time)


def effort(errand: Errand) -> float:
    """What a row costs in time, prestige counted as the time it takes to get it."""
    return (errand.visits * errand.slots + errand.fee / PIT_STOP) / errand.rows


def likely(margin: float) -> float:
    """The chance that something works out, even at a margin of nothing."""
    return 0.5 + 0.5 * margin / (1.0 + abs(margin))


def errands(s: Naramata, seat: int, lacking: list[int]) -> list[Errand]:
    """What there is to do for the tourists of a tour, and for those it may take along."""
    player = s.players[seat]
    found: list[Errand] = []
    for slot, tourist in enumerate(player.tourists + player.picked):
        for number, row in enumerate(s.edition.tourists[tourist].rows):
            held = s.on_row(seat, slot, number) if slot < len(player.tourists) else 0
            if held < row.most:
                lacking[row.kind] += row.most - held
                if row.kind != PAIRING:
                    found.append(errand_for(row.kind, held, row.most))
    if lacking[PAIRING]:
        found.append(pairing(s, player, lacking[PAIRING]))
    return found


def errand_for(kind: int, held: int, most: int) -> Errand:
    """What fills a row; later cards are harder to find, since types must differ."""
    lacking = most - held
    visits = float(lacking)
    if kind == CHEESE or kind == TASTING:
        visits = sum([TYPES[min(n, len(TYPES) - 1)] for n in range(held, most)])
    elif kind == VIEW:
        visits = lacking / VIEWS
    elif kind == PURCHASE:
        visits = PURCHASE_VISIT * lacking
    slots = 2.0 if kind == TASTING else FAVOR_VISIT if kind == FAVOR else 1.0
    return Errand(kind, visits, slots, FEES[kind] * lacking, 1)


def pairing(s: Naramata, player: Tour, rows: int) -> Errand:
    """One pairing serves all who want one, and brings prestige by the hour."""
    best = max([player.bonus(PAIRING_FLOOR), *s.edition.pairing[player.time :]])
    gain = PAIRED * (best + player.bonus(PAIRING_PRESTIGE))
    return Errand(PAIRING, 1.0 - BEGUN, float(minutes(s, player, PAIRING)), -gain, rows)


def road_ahead(s: Naramata, seat: int, lacking: list[int]) -> Road:
    """Count what lies ahead, less what others will have taken by then."""
    player = s.players[seat]
    ahead = s.course.ahead[player.place] if player.place != NOWHERE else (1 << WINERY_ROOM) - 1
    useful = [0] * len(s.edition.segments)
    for number, winery in enumerate(s.edition.wineries):
        if ahead >> number & 1 and of_use(s, player, number, lacking):
            useful[winery.segment] += 1
    road = Road()
    for number, winery in enumerate(s.edition.wineries):
        if ahead >> number & 1:
            other = s.edition.segments[winery.segment].parallel
            better = other < 0 or useful[winery.segment] >= useful[other]
            share = STILL_OPEN if better else STILL_OPEN * OTHER_ROAD
            add_winery(s, player, number, lacking, share, road)
    if player.able(ROADSIDE):
        road.open[PAIRING] += ROAD_STOPS
        road.stops += 1.0
    return road


def is_open(s: Naramata, winery: int, space: int) -> bool:
    """Whether a space is in play and not locked."""
    return not s.locks[winery] >> space & 1 and in_play(s, winery, space)


def of_use(s: Naramata, player: Tour, number: int, lacking: list[int]) -> bool:
    """Whether a winery has an open space for something that is lacking, favor or a contract."""
    winery = s.edition.wineries[number]
    if winery.signature >= 0 and (lacking[FAVOR] or player.bottles >> winery.signature & 1):
        return True
    for space, kind in enumerate(winery.spaces):
        if kind != CONTRACT and lacking[kind] and is_open(s, number, space):
            return True
    return False


def add_winery(
    s: Naramata, player: Tour, number: int, lacking: list[int], share: float, road: Road
) -> None:
    """Add what a winery has to offer: with its bottle all of that, locked or not."""
    winery = s.edition.wineries[number]
    owned = winery.signature >= 0 and player.bottles >> winery.signature & 1 == 1
    useful = 0
    for space, kind in enumerate(winery.spaces):
        if kind != CONTRACT and (owned or is_open(s, number, space)):
            road.open[kind] += share
            if lacking[kind]:
                useful = useful + 1 if owned else 1
    road.stops += useful * share
    road.open[FAVOR] += share if winery.signature >= 0 else 0.0
    road.bottles += share if owned else 0.0
