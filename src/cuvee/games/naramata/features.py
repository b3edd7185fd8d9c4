"""A position as numbers for a learned value: what a seat may know, each number about one in size.

Of the others' draft only what everybody sees counts, so nothing here hangs on what is hidden. A
network is trained for this list as it stands: whoever changes it trains anew.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.board.wineries import NOWHERE, SIGNATURE_ROOM, WINERY_ROOM, is_winery
from cuvee.games.naramata.cards.upgrades import PRINTED_KINDS, UPGRADES
from cuvee.games.naramata.cards.vehicles import PRINTED_VEHICLES
from cuvee.games.naramata.codes import MARKET
from cuvee.games.naramata.delivery import closing, lateness, most_points
from cuvee.games.naramata.edition.tables import WHELP_DAYS
from cuvee.games.naramata.evaluate import aboard, appraise, slots_left, wishes
from cuvee.games.naramata.kinds import FAVOR, KINDS, MOST_SEATS
from cuvee.games.naramata.market import MOST_ACTIVE, price
from cuvee.games.naramata.modes.fleet import still_to_ride
from cuvee.games.naramata.modes.forecast import forecast
from cuvee.games.naramata.modes.whelp import rows_short
from cuvee.games.naramata.riders import Riders
from cuvee.games.naramata.state import Naramata, Tour
from cuvee.games.naramata.turn import reach
from cuvee.games.numbers import chosen, members

TOPICS: Final = ["time", "purse", "tourists", "draft", "road", "upgrades", "rivals"]
ROWS: Final = FAVOR + 1  # the kinds that tourists have rows of
WORST: Final = -100.0  # an appraisal of a game lost at once is cut off here
NOBODY: Final = -10_000.0  # points that no tour falls to
LOST: Final = -2.0  # rows, by which a game for the Whelp score is lost on its last day
LOST_EARLIER: Final = -3.0  # for each day before that

MOST_LEFT: Final = 4  # days to come that are told apart, from none on
DAYS_LEFT: Final = chosen(MOST_LEFT)
VEHICLE: Final = chosen(PRINTED_VEHICLES)
HALF: Final = SIGNATURE_ROOM // 2
BOTTLES: Final = members(HALF)  # of the first half of the signatures, or the second
SEATS: Final = chosen(MOST_SEATS)
OTHER_SEATS: Final = [[], *chosen(MOST_SEATS - 1)]


def features(s: Naramata, seat: int) -> list[float]:
    """The position as a seat knows it; the first number is the appraisal of `evaluate`."""
    riders = Riders(s, seat)
    value = appraise(s, seat, riders) if s.whelp_rules is None else forecast(s)
    x = [max(WORST, value) / 20.0]
    add_time(s, seat, x)
    add_purse(s, seat, x)
    add_riders(s, seat, riders, x)
    add_draft(s, seat, x)
    add_road(s, seat, x)
    add_upgrades(s, seat, x)
    if s.whelp_rules is None:
        add_rivals(s, seat, riders, x)
    else:
        add_team(s, seat, x)
    return x


def topics(s: Naramata, seat: int) -> list[str]:
    """What each number is about, in the same order."""
    x, found = [0.0], ["points"]
    rest_of_table = add_others if s.whelp_rules is None else add_team
    adders = [add_time, add_purse, add_tourists, add_draft, add_road, add_upgrades]
    for topic, add in zip(TOPICS, [*adders, rest_of_table], strict=True):
        add(s, seat, x)
        found += [topic] * (len(x) - len(found))
    return found


def margin(s: Naramata, seat: int) -> float:
    """By how many points a finished game was won, or lost; in rows for the Whelp score."""
    if s.whelp_rules is not None:
        if s.whelp:
            return float(s.whelp)
        lacking = sum([rows_short(s, who) for who in range(s.seats)])
        return LOST + LOST_EARLIER * (WHELP_DAYS - s.day) - 0.2 * lacking
    others = [s.players[other].points for other in range(s.seats) if other != seat]
    return float(s.players[seat].points - max(others))


def add_time(s: Naramata, seat: int, x: list[float]) -> None:
    """The day, the hour, and how much of both is left."""
    player = s.players[seat]
    days, left = s.planned_days - s.day, slots_left(s, player)
    x += DAYS_LEFT[days if 0 <= days < MOST_LEFT else MOST_LEFT]
    x.append(1.0 if s.day == 0 else 0.0)
    x.append(left / 12.0)
    x.append(player.time / 16.0)
    x.append((closing(s, player) - s.edition.closing) / 2.0)
    x.append(1.0 if s.done(player.place) else 0.0)
    x.append(1.0 if player.place == NOWHERE else 0.0)
    x.append(1.0 if 0 < left <= 2 else 0.0)
    x.append(1.0 if s.over else 0.0)


def add_purse(s: Naramata, seat: int, x: list[float]) -> None:
    """Points, prestige, disks and bottles."""
    player = s.players[seat]
    prestige = s.prestige_of(seat)
    x.append(player.points / 50.0)
    x.append(prestige / 10.0)
    x.append(min(prestige, 3) / 3.0)
    x.append(min(prestige, 6) / 6.0)
    x.append(player.disks / 3.0)
    x.append(1.0 if player.disks else 0.0)
    x.append((player.beside + len(player.on_cards)) / 3.0)
    x.append(player.keys / 3.0)
    x += VEHICLE[player.vehicle if 0 <= player.vehicle < PRINTED_VEHICLES else PRINTED_VEHICLES]
    x.append(player.bottles.bit_count() / 3.0)
    x += BOTTLES[player.bottles & (1 << HALF) - 1]
    x += BOTTLES[player.bottles >> HALF]


def add_tourists(s: Naramata, seat: int, x: list[float]) -> None:
    """What the tourists on board have and still wish for, by kind and together."""
    add_riders(s, seat, Riders(s, seat), x)


def add_riders(s: Naramata, seat: int, riders: Riders, x: list[float]) -> None:
    """The same where that is known."""
    room, short, empty, gain = [0] * ROWS, [0] * ROWS, [0] * ROWS, [0] * ROWS  # by kind
    for number, row in enumerate(riders.rows):
        lacking, kind = riders.lacking[number], row.kind
        if lacking:
            room[kind] += lacking
            short[kind] += 1
            empty[kind] += 1 if lacking == row.most else 0
            gain[kind] += max(0, most_points(s.edition, row) - riders.points[number])
    for kind in range(ROWS):
        x += [room[kind] / 6.0, short[kind] / 3.0, empty[kind] / 3.0, gain[kind] / 20.0]
    x += [len(riders.empty) / 4.0, riders.complete / 3.0, riders.held / 40.0]
    x += [sum(short) / 10.0, sum(empty) / 8.0, sum(room) / 25.0]
    if s.done(s.players[seat].place):
        x += [0.0, 0.0, 0.0, 0.0]
    else:
        x += [aboard(riders) / 40.0, wishes(riders) / 40.0]
        x += [riders.penalty / 20.0, lateness(s, seat) / 10.0]


def add_draft(s: Naramata, seat: int, x: list[float]) -> None:
    """The tourists laid aside, and the hand to choose from."""
    player = s.players[seat]
    wanted = [0] * ROWS
    best = 0
    for tourist in player.picked:
        for line in s.edition.tourists[tourist].rows:
            wanted[line.kind] += line.most
            best += most_points(s.edition, line)
    x += [wanted[kind] / 6.0 for kind in range(ROWS)]
    x += [len(player.picked) / 4.0, best / 40.0, len(player.hand) / 5.0]


def add_road(s: Naramata, seat: int, x: list[float]) -> None:
    """What lies ahead: wineries, and their spaces by kind, open or locked."""
    player = s.players[seat]
    ahead = ahead_of(s, seat)
    open_, locked, near = [0] * len(KINDS), [0] * len(KINDS), [0] * len(KINDS)
    signatures = following = 0
    for number in s.course.next[player.place]:
        following |= 1 << number
    for number, winery in enumerate(s.edition.wineries):
        if not ahead >> number & 1:
            continue
        signatures += 1 if winery.signature >= 0 else 0
        here, locks = winery.in_play[s.company], s.locks[number]
        for space, kind in enumerate(winery.spaces):
            if not here >> space & 1:
                continue
            if locks >> space & 1:
                locked[kind] += 1
            else:
                open_[kind] += 1
                near[kind] += following >> number & 1
    wineries = len(s.edition.wineries)
    x += [(ahead & ((1 << wineries) - 1)).bit_count() / float(wineries), signatures / 4.0]
    x.append((ahead & s.occupied(seat)).bit_count() / 3.0)
    for kind in range(len(KINDS)):
        x += [open_[kind] / 6.0, locked[kind] / 6.0, near[kind] / 2.0]
    x.append(1.0 if is_winery(player.place) else 0.0)


def ahead_of(s: Naramata, seat: int) -> int:
    """The wineries that a tour may still come to, a set: all before it has set out, none at END."""
    place = s.players[seat].place
    if place == NOWHERE:
        return (1 << WINERY_ROOM) - 1
    return 0 if s.done(place) else reach(s, seat)


def add_upgrades(s: Naramata, seat: int, x: list[float]) -> None:
    """Which upgrades are one's own, which are active, and what the market asks."""
    player = s.players[seat]
    owned = [0.0] * PRINTED_KINDS
    active = [0.0] * PRINTED_KINDS
    cost = points = 0
    for kind in player.upgrades:
        cost += s.edition.upgrades[kind].cost
        points += s.edition.upgrades[kind].points
        if kind < PRINTED_KINDS:
            owned[kind] = 1.0
            active[kind] = 1.0 if player.has(kind) else 0.0
    best = sorted([UPGRADES[kind].saves for kind in player.upgrades])[-MOST_ACTIVE:]
    x += owned
    x += active
    x += [len(player.upgrades) / 5.0, cost / 20.0, points / 10.0, sum(best) / 6.0]
    purse = s.purse(seat)
    payable, most_saved = 0, 0.0
    for slot in range(MARKET if s.market else 0):
        kind = s.market[slot]
        if kind >= 0 and price(s, slot) <= purse and kind not in player.upgrades:
            payable += 1
            most_saved = max(most_saved, UPGRADES[kind].saves)
    x += [payable / 4.0, most_saved]


def add_others(s: Naramata, seat: int, x: list[float]) -> None:
    """The size of the table, and the opponents as everybody sees them."""
    add_rivals(s, seat, Riders(s, seat), x)


def add_rivals(s: Naramata, seat: int, riders: Riders, x: list[float]) -> None:
    """The same where it is known what the seat's own tourists have."""
    player = s.players[seat]
    x += OTHER_SEATS[s.seats - 1]
    x.append(1.0 if s.phantom_place else 0.0)
    leader = earlier = points = 0
    best, theirs = NOBODY, riders
    for other, rival in enumerate(s.players):
        if other == seat:
            continue
        aboard_rival = Riders(s, other)
        standing = rival.points + standing_of(s, other, aboard_rival)
        if standing > best:
            leader, best, theirs = other, standing, aboard_rival
        earlier += 1 if s.standing(other) < s.standing(seat) else 0
        points += rival.points
    x.append(s.players[leader].points / 50.0)
    x.append((player.points - s.players[leader].points) / 20.0)
    x.append((player.points + standing_of(s, seat, riders) - best) / 20.0)
    add_leader(s, player, s.players[leader], theirs, x)
    others = float(s.seats - 1)
    x.append(earlier / others)
    x.append(points / (50.0 * others))


def add_leader(s: Naramata, player: Tour, rival: Tour, riders: Riders, x: list[float]) -> None:
    """What everybody sees of the leading opponent."""
    done, left = s.done(rival.place), slots_left(s, rival)
    x.append(rival.prestige / 10.0)
    x.append(rival.disks / 3.0)
    x.append(len(rival.upgrades) / 5.0)
    x.append(rival.bottles.bit_count() / 3.0)
    x.append(left / 12.0)
    x.append((slots_left(s, player) - left) / 12.0)
    x.append(len(rival.tourists) / 4.0)
    x.append(0.0 if done else wishes(riders) / 40.0)
    x.append(1.0 if done else 0.0)


def standing_of(s: Naramata, seat: int, riders: Riders) -> float:
    """What a tour would score on top of its points if it ended the day as it is."""
    if s.done(s.players[seat].place) or not riders.empty:
        return 0.0
    return float(aboard(riders) - lateness(s, seat) - riders.penalty)


def add_team(s: Naramata, seat: int, x: list[float]) -> None:
    """The Whelp score, and what the others of the Fleet still have to do."""
    x += SEATS[s.seats - 1]
    x.append(s.whelp / 5.0)
    x += [min(s.whelp, few) / float(few) for few in (1, 2, 4)]
    x.append(still_to_ride(s) / 4.0 if s.row else 0.0)
    short = [rows_short(s, who) if player.tourists else 0 for who, player in enumerate(s.players)]
    x.append((s.whelp - short[seat]) / 5.0)
    x.append((s.whelp - sum(short)) / 5.0)
    left = [slots_left(s, player) for player in s.players]
    others = [who for who in range(s.seats) if who != seat]
    x.append(sum([left[who] for who in others]) / 12.0)
    x.append(sum([short[who] for who in others]) / 8.0)
    x.append(len([who for who in others if s.done(s.players[who].place)]) / 3.0)
    x.append(sum([len(s.players[who].upgrades) for who in others]) / 5.0)
    x.append(sum([s.players[who].bottles.bit_count() for who in others]) / 3.0)
    x.append(sum([s.players[who].disks for who in others]) / 3.0)
    x.append(1.0 if s.options["whelp"] == "hard" else 0.0)
    x.append(1.0 if s.options["whelp"] == "easy" else 0.0)
