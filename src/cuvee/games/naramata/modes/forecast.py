"""How a game for the Whelp score looks to a bot: which rows the rest of the day may still fill.

Time, prestige, upgrades and bottles are all weighed as half hours; it decides nothing of the rules.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.board.spaces import in_play
from cuvee.games.naramata.board.wineries import NOWHERE, WINERY_ROOM
from cuvee.games.naramata.cards.abilities import ROADSIDE
from cuvee.games.naramata.cards.upgrades import UPGRADES
from cuvee.games.naramata.delivery import closing, lateness
from cuvee.games.naramata.edition.tables import WHELP_DAYS
from cuvee.games.naramata.hours import minutes
from cuvee.games.naramata.kinds import CHEESE, FAVOR, KINDS, PAIRING, TASTING, VIEW
from cuvee.games.naramata.market import MOST_ACTIVE
from cuvee.games.naramata.modes.fleet import still_to_ride
from cuvee.games.naramata.state import Naramata, Tour

ROW: Final = 10.0  # a Whelp, which all else is measured against
LOST: Final = -1000.0  # the whole game
UNPLACED: Final = 60.0  # a tourist of the row: worse than any who rides, so that all agree
LATER: Final = 2.5  # half an hour of a later day
IDLE: Final = 0.4  # of what half an hour could bring, when nothing is left to do with it
PIT_STOP: Final = 3.0  # prestige that half an hour brings
PRESTIGE: Final = 0.1  # one, whatever it may still buy
ENOUGH: Final = 15.0  # prestige of which another day could use half
DAY: Final = 12.0  # half hours

TYPES: Final = [0.55, 0.65, 0.75, 1.0, 1.6, 3.2]  # visits for one type of card, another, ...
VIEWS: Final = 2.7  # tokens of a visit, some of them bought
BEGUN: Final = 0.3  # of a visit, which is wasted at the end of a row
FAVOR_VISIT: Final = 0.35  # half hours: something is done there besides
FEES: Final = [0.8, -0.5, 2.7, 0.4, 0.0, 0.0]  # prestige for one on a row, by kind
PAIRED: Final = 0.6  # of the best prestige that a pairing may still bring
SIGNATURES_MET: Final = 0.7  # of those ahead; parallel roads have one each
ROAD_STOPS: Final = 3  # more places for a pairing, for a tour that may stop on the road
SCARCE: Final = 0.4  # how much it hurts if few spaces ahead are open
UNSURE: Final = 0.15  # of the time that was planned

BOTTLE: Final = 1.0  # half hours that a contract saves in a day
IN_FORCE: Final = 0.7  # of what an upgrade saves on a day already planned


class Errand:
    """What is still to be done for a row, or for several at once."""

    def __init__(self, slots: float, fee: float, chance: float, rows: int) -> None:
        self.slots = slots  # half hours
        self.fee = fee  # prestige; below zero if there is some to gain
        self.chance = chance  # that spaces for it can be found
        self.rows = rows


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


def saved_later(s: Naramata, player: Tour) -> float:
    """What bottles, and the best upgrades that can be active together, save on later days."""
    best = sorted([UPGRADES[kind].saves for kind in player.upgrades])[-MOST_ACTIVE:]
    slots = sum(best) + BOTTLE * player.bottles.bit_count()
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
    saved = sum([UPGRADES[kind].saves for kind in player.upgrades if player.has(kind)])
    time = left * (1.0 + IN_FORCE * saved / DAY)
    spare = s.edition.vehicles[player.vehicle].free_rows if player.vehicle >= 0 else 0
    slots = fees = short = 0.0
    for errand in sorted(errands(s, seat, left), key=effort):  # the least costly rows come first
        slots += errand.slots
        fees += errand.fee
        slack = time + spare - slots - max(0.0, fees - purse) / PIT_STOP
        short += errand.rows * (1.0 - errand.chance * likely(slack / (0.5 + UNSURE * slots)))
    value = -ROW * (short + (1 if lateness(s, seat) else 0)) + PRESTIGE * purse
    if s.day < WHELP_DAYS:
        value += IDLE * LATER * max(0.0, time - slots)
    return value + kept(s, max(0.0, purse - max(0.0, fees)))


def time_left(s: Naramata, player: Tour) -> int:
    """The half hours in which something may still be done; past five nothing begins."""
    if player.time > s.edition.closing:
        return 0
    return max(0, closing(s, player) - player.time)


def effort(errand: Errand) -> float:
    """What a row costs in time, prestige counted as the time it takes to get it."""
    return (errand.slots + errand.fee / PIT_STOP) / errand.rows


def likely(margin: float) -> float:
    """The chance that something works out, even at a margin of nothing."""
    return 0.5 + 0.5 * margin / (1.0 + abs(margin))


def errands(s: Naramata, seat: int, left: int) -> list[Errand]:
    """What there is to do for the tourists of a tour, and for those it may take along."""
    player = s.players[seat]
    spaces = open_ahead(s, seat)
    found: list[Errand] = []
    pairings = 0
    for slot, tourist in enumerate(player.tourists + player.picked):
        for number, row in enumerate(s.edition.tourists[tourist].rows):
            held = s.on_row(seat, slot, number) if slot < len(player.tourists) else 0
            if row.kind == PAIRING:
                pairings += row.most - held
            elif held < row.most:
                found.append(errand_for(row.kind, held, row.most, spaces[row.kind], left))
    if pairings:
        found.append(pairing(s, player, spaces[PAIRING], left, pairings))
    return found


def errand_for(kind: int, held: int, most: int, spaces: float, left: int) -> Errand:
    """What fills a row; later cards are harder to find, since types must differ."""
    lacking = most - held
    visits = float(lacking)
    if kind == CHEESE or kind == TASTING:
        visits = BEGUN + sum([TYPES[min(n, len(TYPES) - 1)] for n in range(held, most)])
    elif kind == VIEW:
        visits = BEGUN + lacking / VIEWS
    slots = visits * (2 if kind == TASTING else FAVOR_VISIT if kind == FAVOR else 1)
    fits = left >= (2 if kind == TASTING else 1)
    return Errand(slots, FEES[kind] * lacking, found_open(spaces, visits) if fits else 0.0, 1)


def pairing(s: Naramata, player: Tour, spaces: float, left: int, rows: int) -> Errand:
    """One pairing serves all who want one, and brings prestige by the hour."""
    slots = minutes(s, player, PAIRING)
    if player.able(ROADSIDE):
        spaces += ROAD_STOPS
    gain = PAIRED * max([0, *s.edition.pairing[player.time :]])
    return Errand(slots, -gain, found_open(spaces, 1.0) if left >= slots else 0.0, rows)


def found_open(spaces: float, visits: float) -> float:
    """The chance to come by enough open spaces of a kind."""
    return spaces / (spaces + SCARCE * visits) if spaces else 0.0


def open_ahead(s: Naramata, seat: int) -> list[float]:
    """The spaces of each kind that lie open ahead; for favor the signature wineries."""
    place = s.players[seat].place
    ahead = s.course.ahead[place] if place != NOWHERE else (1 << WINERY_ROOM) - 1
    counts = [0.0] * len(KINDS)
    for number, winery in enumerate(s.edition.wineries):
        if ahead >> number & 1:
            counts[FAVOR] += SIGNATURES_MET if winery.signature >= 0 else 0.0
            for space, kind in enumerate(winery.spaces):
                if not s.locks[number] >> space & 1 and in_play(s, number, space):
                    counts[kind] += 1.0
    return counts
