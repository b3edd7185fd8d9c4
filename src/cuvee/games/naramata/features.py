"""A position as numbers for a learned value: what a seat may know, each number about one in size.

Of the others' draft only what everybody sees counts, so nothing here hangs on what is hidden. A
network is trained for this list as it stands: whoever changes it trains anew.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.board.spaces import in_play
from cuvee.games.naramata.board.wineries import NOWHERE, SIGNATURE_ROOM, WINERY_ROOM, is_winery
from cuvee.games.naramata.cards.upgrades import PRINTED_KINDS, UPGRADES
from cuvee.games.naramata.cards.vehicles import PRINTED_VEHICLES
from cuvee.games.naramata.codes import MARKET
from cuvee.games.naramata.delivery import (
    closing,
    is_complete,
    lateness,
    most_points,
    penalty,
    row_points,
)
from cuvee.games.naramata.edition.tables import WHELP_DAYS
from cuvee.games.naramata.evaluate import aboard, evaluate, slots_left, wishes
from cuvee.games.naramata.kinds import FAVOR, KINDS, MOST_SEATS
from cuvee.games.naramata.market import MOST_ACTIVE, price
from cuvee.games.naramata.modes.fleet import still_to_ride
from cuvee.games.naramata.modes.whelp import rows_short
from cuvee.games.naramata.state import Naramata
from cuvee.games.naramata.turn import reach

TOPICS: Final = ["time", "purse", "tourists", "draft", "road", "upgrades", "rivals"]
ROWS: Final = FAVOR + 1  # the kinds that tourists have rows of
WORST: Final = -100.0  # an appraisal of a game lost at once is cut off here
LOST: Final = -2.0  # rows, by which a game for the Whelp score is lost on its last day
LOST_EARLIER: Final = -3.0  # for each day before that


def features(s: Naramata, seat: int) -> list[float]:
    """The position as a seat knows it; the first number is the appraisal of `evaluate`."""
    x = [max(WORST, evaluate(s, seat)) / 20.0]
    add_time(s, seat, x)
    add_purse(s, seat, x)
    add_tourists(s, seat, x)
    add_draft(s, seat, x)
    add_road(s, seat, x)
    add_upgrades(s, seat, x)
    if s.whelp_rules is None:
        add_others(s, seat, x)
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
    days = int(str(s.options["days"]))
    left = slots_left(s, player)
    x += [1.0 if days - s.day == day else 0.0 for day in range(4)]
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
    x += [1.0 if player.vehicle == vehicle else 0.0 for vehicle in range(PRINTED_VEHICLES)]
    x.append(player.bottles.bit_count() / 3.0)
    x += [1.0 if player.bottles >> signature & 1 else 0.0 for signature in range(SIGNATURE_ROOM)]


def add_tourists(s: Naramata, seat: int, x: list[float]) -> None:
    """What the tourists on board have and still wish for, by kind and together."""
    player = s.players[seat]
    done = s.done(player.place)
    room, short, empty, gain = [0] * ROWS, [0] * ROWS, [0] * ROWS, [0] * ROWS  # by kind
    held = complete = 0
    for slot, tourist in enumerate(player.tourists):
        complete += 1 if is_complete(s, seat, slot) else 0
        for row, line in enumerate(s.edition.tourists[tourist].rows):
            lacking = s.room(seat, slot, row)
            points = row_points(s, seat, slot, row)
            held += points
            room[line.kind] += lacking
            short[line.kind] += 1 if lacking else 0
            empty[line.kind] += 1 if lacking == line.most else 0
            if lacking:
                gain[line.kind] += max(0, most_points(s.edition, line) - points)
    for kind in range(ROWS):
        x += [room[kind] / 6.0, short[kind] / 3.0, empty[kind] / 3.0, gain[kind] / 20.0]
    x += [len(player.tourists) / 4.0, complete / 3.0, held / 40.0]
    x += [sum(short) / 10.0, sum(empty) / 8.0, sum(room) / 25.0]
    x.append(0.0 if done else aboard(s, seat) / 40.0)
    x.append(0.0 if done else wishes(s, seat) / 40.0)
    x.append(0.0 if done else penalty(s, seat) / 20.0)
    x.append(0.0 if done else lateness(s, seat) / 10.0)


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
    waiting = player.place == NOWHERE
    ahead = (1 << WINERY_ROOM) - 1 if waiting else 0
    if not waiting and not s.done(player.place):
        ahead = reach(s, seat)
    taken = s.occupied(seat)
    open_, locked = [0.0] * len(KINDS), [0.0] * len(KINDS)
    near, signatures = [0.0] * len(KINDS), 0
    following = s.course.next[player.place]
    for number, winery in enumerate(s.edition.wineries):
        if not ahead >> number & 1:
            continue
        signatures += 1 if winery.signature >= 0 else 0
        for space, kind in enumerate(winery.spaces):
            if in_play(s, number, space):
                shut = s.locks[number] >> space & 1
                (locked if shut else open_)[kind] += 1.0
                if not shut and number in following:
                    near[kind] += 1.0
    wineries = len(s.edition.wineries)
    x += [(ahead & ((1 << wineries) - 1)).bit_count() / float(wineries), signatures / 4.0]
    x.append((ahead & taken).bit_count() / 3.0)
    for kind in range(len(KINDS)):
        x += [open_[kind] / 6.0, locked[kind] / 6.0, near[kind] / 2.0]
    x.append(1.0 if is_winery(player.place) else 0.0)


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
    offered = [slot for slot in range(MARKET) if s.market[slot] >= 0] if s.market else []
    new = [slot for slot in offered if s.market[slot] not in player.upgrades]
    payable = [slot for slot in new if price(s, slot) <= purse]
    x += [len(payable) / 4.0, max([UPGRADES[s.market[slot]].saves for slot in payable] + [0.0])]


def add_others(s: Naramata, seat: int, x: list[float]) -> None:
    """The size of the table, and the opponents as everybody sees them."""
    player = s.players[seat]
    x += [1.0 if s.seats == seats else 0.0 for seats in range(2, MOST_SEATS + 1)]
    x.append(1.0 if s.phantom_place else 0.0)
    others = [other for other in range(s.seats) if other != seat]
    standing = [s.players[other].points + standing_of(s, other) for other in others]
    leader = others[standing.index(max(standing))]
    rival = s.players[leader]
    x.append(rival.points / 50.0)
    x.append((player.points - rival.points) / 20.0)
    x.append((player.points + standing_of(s, seat) - max(standing)) / 20.0)
    x.append(rival.prestige / 10.0)
    x.append(rival.disks / 3.0)
    x.append(len(rival.upgrades) / 5.0)
    x.append(rival.bottles.bit_count() / 3.0)
    x.append(slots_left(s, rival) / 12.0)
    x.append((slots_left(s, player) - slots_left(s, rival)) / 12.0)
    x.append(len(rival.tourists) / 4.0)
    x.append(0.0 if s.done(rival.place) else wishes(s, leader) / 40.0)
    x.append(1.0 if s.done(rival.place) else 0.0)
    earlier = [other for other in others if s.standing(other) < s.standing(seat)]
    x.append(len(earlier) / float(len(others)))
    x.append(sum([s.players[other].points for other in others]) / (50.0 * len(others)))


def standing_of(s: Naramata, seat: int) -> float:
    """What a tour would score on top of its points if it ended the day as it is."""
    if s.done(s.players[seat].place) or not s.players[seat].tourists:
        return 0.0
    return float(aboard(s, seat) - lateness(s, seat) - penalty(s, seat))


def add_team(s: Naramata, seat: int, x: list[float]) -> None:
    """The Whelp score, and what the others of the Fleet still have to do."""
    x += [1.0 if s.seats == seats else 0.0 for seats in range(1, MOST_SEATS + 1)]
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
