"""A position as numbers for a learned value: what a seat may know, each number about one in size.

Of the others' cards only the number counts, so nothing here hangs on what is hidden. A network is
trained for this list as it stands: whoever changes it trains anew.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.numbers import chosen, members
from cuvee.games.viticulture import automa
from cuvee.games.viticulture.cards.deck import (
    DECK_OF,
    DECKS,
    FIRST_SUMMER,
    FIRST_WINTER,
    ORDER,
    SUMMER_VISITOR,
    VINE,
    WINTER_VISITOR,
)
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import FIELD_LIMIT, FIELDS, field_of, vine_of
from cuvee.games.viticulture.evaluate import (
    Supply,
    appraise,
    promised,
    still_to_come,
    supplies,
)
from cuvee.games.viticulture.spaces import (
    ROWS,
    SEASON_ACTIONS,
    SEASONS,
    SLOTS,
    SUMMER,
    WINTER,
    first_action,
)
from cuvee.games.viticulture.state import GOAL, Vineyard, Viticulture
from cuvee.games.viticulture.structures import (
    COST,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    STRUCTURES,
    TASTING_ROOM,
    WINDMILL,
    YOKE,
)
from cuvee.games.viticulture.tokens import HIGHEST, LEAST, cellar, count, worth

VISITORS: Final = 40  # of a season that are told apart
TOPICS: Final = ["time", "means", "vineyard", "wines", "hand", "orders", "board", "rivals"]
BEST_ORDERS: Final = 3
MOST_SEATS: Final = 6
LOST_EARLY: Final = -12  # points behind, at the least, when a game is lost before its time

SEASON: Final = chosen(SEASONS)
WAKE_UP: Final = [[0.0] * ROWS, *chosen(ROWS)]  # by row; none at first
TOKENS: Final = members(ROWS)
OTHER_SEATS: Final = [[], *chosen(MOST_SEATS - 1)]
YEARS_LEFT: Final = chosen(4)
BUILT: Final = members(STRUCTURES)
USED: Final = [[built[n] for n in (YOKE, WINDMILL, TASTING_ROOM)] for built in BUILT]
ROW: Final = members(HIGHEST)  # of the crush pad
CELLAR: Final = [[row[least - 1 :] for row in ROW] for least in LEAST]  # by type of wine
NO_ORDER: Final = [0.0] * 7
NOTHING_FREE: Final = [0.0] * SEASON_ACTIONS
AFFORDABLE: Final = [  # the structures that so many lira pay for, a set
    sum([1 << n for n in range(STRUCTURES) if COST[n] <= lira]) for lira in range(max(COST) + 1)
]


def features(s: Viticulture, seat: int) -> list[float]:
    """The position as a seat knows it; the first number is the appraisal of `evaluate`."""
    orders = supplies(s.players[seat])
    x = [appraise(s, seat, promised(orders)) / 10.0]
    add_time(s, seat, x)
    add_means(s, seat, x)
    add_vineyard(s, seat, x)
    add_tokens(s, seat, x)
    add_hand(s, seat, x)
    add_supplies(orders, x)
    add_board(s, seat, x)
    if s.seats == 1:
        add_alone(s, seat, x)
    else:
        add_others(s, seat, x)
    return x


def topics(s: Viticulture, seat: int) -> list[str]:
    """What each number is about, in the same order."""
    x, found = [0.0], ["points"]
    rest_of_table = add_alone if s.seats == 1 else add_others
    adders = [add_time, add_means, add_vineyard, add_tokens, add_hand, add_orders, add_board]
    for topic, add in zip(TOPICS, [*adders, rest_of_table], strict=True):
        add(s, seat, x)
        found += [topic] * (len(x) - len(found))
    return found


def margin(s: Viticulture, seat: int) -> float:
    """By how many points a finished game was won, or lost."""
    points = s.players[seat].vp
    if s.seats > 1:
        return float(points - max([p.vp for other, p in enumerate(s.players) if other != seat]))
    ahead = float(points - s.automa_vp)
    return min(ahead, LOST_EARLY) if s.ending else ahead


def add_time(s: Viticulture, seat: int, x: list[float]) -> None:
    """Season, year, how much is still to come, and whether the seat is first."""
    x += SEASON[s.season]
    x.append(s.year / 8.0)
    x.append(1.0 if s.last_year else 0.0)
    x.append(still_to_come(s))
    x.append(1.0 if s.over else 0.0)
    x.append(1.0 if s.first == seat else 0.0)


def add_means(s: Viticulture, seat: int, x: list[float]) -> None:
    """Points, lira, and the staff at home and at work."""
    player = s.players[seat]
    home = player.at_home()
    x.append(player.vp / 20.0)
    x.append(1.0 if player.vp >= GOAL else 0.0)
    x.append(max(0, player.vp - GOAL + 5) / 5.0)
    x.append(min(player.lira, 2) / 2.0)
    x.append(min(player.lira, 4) / 4.0)
    x.append(min(player.lira, 6) / 6.0)
    x.append(min(player.lira, 20) / 10.0)
    x.append(player.residual / 5.0)
    x.append(home / 4.0)
    x.append(1.0 if home else 0.0)
    x.append(float(player.grande))
    x.append(1.0 if player.owns_temporary() else 0.0)
    x.append(player.regulars() / 5.0)
    x.append(player.resting / 2.0)
    x.append(home / 4.0 if s.season == WINTER else 0.0)
    x.append(home / 4.0 if s.season == SUMMER else 0.0)
    x.append(float(player.passed))
    x += WAKE_UP[player.row]


def add_vineyard(s: Viticulture, seat: int, x: list[float]) -> None:
    """Structures and fields."""
    player = s.players[seat]
    x += BUILT[player.structures]
    x += USED[player.used]
    red, white = [0] * FIELDS, [0] * FIELDS
    for planted in player.planted:
        field, vine = field_of(planted), VINES[vine_of(planted)]
        red[field] += vine.red
        white[field] += vine.white
    all_red = all_white = 0
    for field in range(FIELDS):
        reds, whites = red[field], white[field]
        all_red += reds
        all_white += whites
        x.append(reds / 4.0)
        x.append(whites / 4.0)
        x.append((reds + whites) / float(FIELD_LIMIT[field]))
        x.append(1.0 if reds + whites else 0.0)
        x.append(1.0 if player.sold >> field & 1 else 0.0)
        x.append(1.0 if player.harvested >> field & 1 else 0.0)
    x.append(all_red / 8.0)
    x.append(all_white / 8.0)
    x.append(len(player.planted) / 5.0)


def add_tokens(s: Viticulture, seat: int, x: list[float]) -> None:
    """Every space of the crush pad and the cellars, and their sums."""
    player = s.players[seat]
    for row in player.grapes:
        x += ROW[row]
    for wine, row in enumerate(player.wines):
        x += CELLAR[wine][row]
    x.append(worth(player.grapes) / 15.0)
    x.append(worth(player.wines) / 20.0)
    x.append(count(player.grapes) / 4.0)
    x.append(count(player.wines) / 4.0)


def add_hand(s: Viticulture, seat: int, x: list[float]) -> None:
    """How many cards of each deck, which vines, and which visitors are in hand."""
    player = s.players[seat]
    counts, vines = [0] * DECKS, [0] * len(VINES)
    visitors = [0.0] * (2 * VISITORS)
    plantable = 0
    for card in player.hand:
        deck = DECK_OF[card]
        counts[deck] += 1
        if deck == VINE:
            vines[card] += 1
            plantable += 1 if VINES[card].needs & ~player.structures == 0 else 0
        elif deck == SUMMER_VISITOR and card < FIRST_SUMMER + VISITORS:
            visitors[card - FIRST_SUMMER] = 1.0
        elif deck == WINTER_VISITOR and card < FIRST_WINTER + VISITORS:
            visitors[VISITORS + card - FIRST_WINTER] = 1.0
    for number in counts:
        x.append(min(number, 6) / 3.0)
        x.append(1.0 if number else 0.0)
    x += [number / 2.0 for number in vines]
    x.append(plantable / 2.0)
    x.append(max(0, len(player.hand) - 7) / 3.0)
    x += visitors


def add_orders(s: Viticulture, seat: int, x: list[float]) -> None:
    """The best orders by how far their wines have come, and all of them together."""
    add_supplies(supplies(s.players[seat]), x)


def add_supplies(found: list[Supply], x: list[float]) -> None:
    """The same where it is known how far they have come."""
    fillable = fillable_vp = 0
    worth_of_all = 0.0
    for rank, each in enumerate(by_worth(found)):
        vp, is_ready = each.order.vp, each.ready == 1.0
        worth_of_all += each.worth
        if is_ready:
            fillable += 1
            fillable_vp += vp
        if rank < BEST_ORDERS:
            x += [each.worth / 5.0, vp / 5.0, each.order.residual / 2.0]
            x += [each.ready, each.on_pad, each.grown, vp / 5.0 if is_ready else 0.0]
    for _ in range(len(found), BEST_ORDERS):
        x += NO_ORDER
    x.append(fillable / 2.0)
    x.append(fillable_vp / 6.0)
    x.append(worth_of_all / 10.0)


def by_worth(found: list[Supply]) -> list[Supply]:
    """Orders by what they are worth so far, the best first; of equals the later card."""
    ranked = found[:]
    for index in range(1, len(ranked)):  # by insertion: there are few
        each, place = ranked[index], index
        while place and is_worth_less(ranked[place - 1], each):
            ranked[place] = ranked[place - 1]
            place -= 1
        ranked[place] = each
    return ranked


def is_worth_less(one: Supply, other: Supply) -> bool:
    """Whether an order comes after another."""
    return one.worth < other.worth or (one.worth == other.worth and one.card < other.card)


def add_board(s: Viticulture, seat: int, x: list[float]) -> None:
    """The free spaces of each action of this season, and what could be built."""
    player = s.players[seat]
    if s.season != SUMMER:
        x += NOTHING_FREE
    if s.season == SUMMER or s.season == WINTER:
        first = first_action(s.season)
        for action in range(first, first + SEASON_ACTIONS):
            free = 0
            for slot in s.open_slots:
                free += 1 if s.spaces[action * SLOTS + slot] < 0 else 0
            x.append(float(free))
    if s.season != WINTER:
        x += NOTHING_FREE
    payable = AFFORDABLE[max(0, min(player.lira, len(AFFORDABLE) - 1))]
    x.append((payable & ~player.structures).bit_count() / 4.0)
    beyond = ~cellar(player.structures)
    stored = 0
    for row in player.wines:
        stored += 1 if row and row & beyond == 0 else 0
    x.append(stored / 4.0)


def add_alone(s: Viticulture, seat: int, x: list[float]) -> None:
    """The Automa's score and manner, the years, and the tokens that are left."""
    player = s.players[seat]
    x.append(s.automa_vp / 20.0)
    x.append((player.vp - s.automa_vp) / 20.0)
    x.append(s.difficulty.least / 2.0)
    x.append(1.0 if s.options["aggressive"] else 0.0)
    left = automa.years(s) - s.year
    x.append(left / 8.0)
    x += YEARS_LEFT[left if 0 <= left < 4 else 4]
    x.append(player.tokens / 3.0)
    x += TOKENS[s.row_tokens]


def add_others(s: Viticulture, seat: int, x: list[float]) -> None:
    """The size of the table, who leads among the others, and all of them together."""
    player = s.players[seat]
    x += OTHER_SEATS[s.seats - 1]
    leader = s.players[1 if seat == 0 else 0]
    home = passed = points = earlier = 0
    for number, other in enumerate(s.players):
        if number == seat:
            continue
        if other.vp * 100 + other.lira > leader.vp * 100 + leader.lira:
            leader = other
        home += other.at_home()
        passed += 1 if other.passed else 0
        points += other.vp
        earlier += 1 if other.row < player.row else 0
    x.append(leader.vp / 20.0)
    x.append((player.vp - leader.vp) / 10.0)
    x.append(1.0 if leader.vp >= GOAL else 0.0)
    add_rival(leader, player, x)
    others = float(s.seats - 1)
    x.append(home / 4.0)
    x.append(home / (4.0 * others))
    x.append(passed / others)
    x.append(points / (20.0 * others))
    x.append(earlier / others)


def add_rival(rival: Vineyard, player: Vineyard, x: list[float]) -> None:
    """What everybody sees of the leading opponent."""
    planted = orders = 0
    for vine in rival.planted:
        planted += VINES[vine_of(vine)].value
    for card in rival.hand:
        orders += 1 if DECK_OF[card] == ORDER else 0
    x.append(rival.lira / 10.0)
    x.append(rival.residual / 5.0)
    x.append(rival.staff() / 6.0)
    x.append(rival.at_home() / 4.0)
    x.append(rival.structures.bit_count() / 4.0)
    x.append(1.0 if rival.has(MEDIUM_CELLAR) else 0.0)
    x.append(1.0 if rival.has(LARGE_CELLAR) else 0.0)
    x.append(planted / 8.0)
    x.append(worth(rival.grapes) / 15.0)
    x.append(worth(rival.wines) / 20.0)
    x.append(count(rival.wines) / 4.0)
    x.append(orders / 3.0)
    x.append(len(rival.hand) / 6.0)
    x.append(1.0 if rival.row < player.row else 0.0)
    x.append(1.0 if rival.passed else 0.0)
