"""A position as numbers for a learned value: what a seat may know, each number about one in size.

Of the others' cards only the number counts, so nothing here hangs on what is hidden. A network is
trained for this list as it stands: whoever changes it trains anew.
"""

from __future__ import annotations

from typing import Final

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
from cuvee.games.viticulture.spaces import ACTION_NAMES, ROWS, SEASONS, SLOTS, SUMMER, WINTER
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
from cuvee.games.viticulture.tokens import HIGHEST, LEAST, cellar, worth

VISITORS: Final = 40  # of a season that are told apart
TOPICS: Final = ["time", "means", "vineyard", "wines", "hand", "orders", "board", "rivals"]
STAGES: Final = 3  # of an order: in the cellar, with the crush pad, with the fields harvested
BEST_ORDERS: Final = 3
MOST_SEATS: Final = 6
LOST_EARLY: Final = -12  # points behind, at the least, when a game is lost before its time


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
    x += [1.0 if s.season == season else 0.0 for season in range(SEASONS)]
    x.append(s.year / 8.0)
    x.append(1.0 if s.last_year else 0.0)
    x.append(still_to_come(s))
    x.append(1.0 if s.over else 0.0)
    x.append(1.0 if s.first == seat else 0.0)


def add_means(s: Viticulture, seat: int, x: list[float]) -> None:
    """Points, lira, and the staff at home and at work."""
    player = s.players[seat]
    home = player.workers + player.grande + player.temporary
    x.append(player.vp / 20.0)
    x.append(1.0 if player.vp >= GOAL else 0.0)
    x.append(max(0, player.vp - GOAL + 5) / 5.0)
    x += [min(player.lira, few) / float(few) for few in (2, 4, 6)]
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
    x += [1.0 if player.row == row else 0.0 for row in range(1, ROWS + 1)]


def add_vineyard(s: Viticulture, seat: int, x: list[float]) -> None:
    """Structures and fields."""
    player = s.players[seat]
    x += [1.0 if player.has(structure) else 0.0 for structure in range(STRUCTURES)]
    x += [
        1.0 if player.used >> structure & 1 else 0.0 for structure in (YOKE, WINDMILL, TASTING_ROOM)
    ]
    red, white = [0] * FIELDS, [0] * FIELDS
    for planted in player.planted:
        vine = VINES[vine_of(planted)]
        red[field_of(planted)] += vine.red
        white[field_of(planted)] += vine.white
    for field in range(FIELDS):
        x.append(red[field] / 4.0)
        x.append(white[field] / 4.0)
        x.append((red[field] + white[field]) / float(FIELD_LIMIT[field]))
        x.append(1.0 if red[field] + white[field] else 0.0)
        x.append(1.0 if player.sold >> field & 1 else 0.0)
        x.append(1.0 if player.harvested >> field & 1 else 0.0)
    x.append(sum(red) / 8.0)
    x.append(sum(white) / 8.0)
    x.append(len(player.planted) / 5.0)


def add_tokens(s: Viticulture, seat: int, x: list[float]) -> None:
    """Every space of the crush pad and the cellars, and their sums."""
    player = s.players[seat]
    for row in player.grapes:
        x += [1.0 if row >> value & 1 else 0.0 for value in range(HIGHEST)]
    for wine, row in enumerate(player.wines):
        x += [1.0 if row >> value & 1 else 0.0 for value in range(LEAST[wine] - 1, HIGHEST)]
    x.append(worth(player.grapes) / 15.0)
    x.append(worth(player.wines) / 20.0)
    x.append(sum([row.bit_count() for row in player.grapes]) / 4.0)
    x.append(sum([row.bit_count() for row in player.wines]) / 4.0)


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
    for count in counts:
        x.append(min(count, 6) / 3.0)
        x.append(1.0 if count else 0.0)
    x += [count / 2.0 for count in vines]
    x.append(plantable / 2.0)
    x.append(max(0, len(player.hand) - 7) / 3.0)
    x += visitors


def add_orders(s: Viticulture, seat: int, x: list[float]) -> None:
    """The best orders by how far their wines have come, and all of them together."""
    add_supplies(supplies(s.players[seat]), x)


def add_supplies(found: list[Supply], x: list[float]) -> None:
    """The same where it is known how far they have come."""
    ranked = [(worth_of(each), each.card, index) for index, each in enumerate(found)]
    ranked.sort(reverse=True)
    for rank in range(BEST_ORDERS):
        if rank < len(ranked):
            value, _, index = ranked[rank]
            each = found[index]
            points = each.order.vp / 5.0
            x += [value / 5.0, points, each.order.residual / 2.0]
            x += [each.ready, each.on_pad, each.grown, points if each.ready == 1.0 else 0.0]
        else:
            x += [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    fillable = [each.order.vp for each in found if each.ready == 1.0]
    x.append(len(fillable) / 2.0)
    x.append(sum(fillable) / 6.0)
    x.append(sum([value for value, _, _ in ranked]) / 10.0)


def worth_of(each: Supply) -> float:
    """What an order is worth, the further its wines have come the more."""
    stages = each.ready * each.ready + each.on_pad * each.on_pad + each.grown * each.grown
    return each.order.vp * stages / STAGES


def add_board(s: Viticulture, seat: int, x: list[float]) -> None:
    """The free spaces of each action of this season, and what could be built."""
    player = s.players[seat]
    working = s.season == SUMMER or s.season == WINTER
    for action in range(len(ACTION_NAMES)):
        free = 0
        if working and (action < 6) == (s.season == SUMMER):
            for slot in s.open_slots:
                free += 1 if s.spaces[action * SLOTS + slot] < 0 else 0
        x.append(float(free))
    missing = [COST[n] for n in range(STRUCTURES) if not player.has(n)]
    x.append(len([cost for cost in missing if cost <= player.lira]) / 4.0)
    room = cellar(player.structures)
    x.append(len([row for row in player.wines if row & ~room == 0 and row]) / 4.0)


def add_alone(s: Viticulture, seat: int, x: list[float]) -> None:
    """The Automa's score and manner, the years, and the tokens that are left."""
    player = s.players[seat]
    x.append(s.automa_vp / 20.0)
    x.append((player.vp - s.automa_vp) / 20.0)
    x.append(s.difficulty.least / 2.0)
    x.append(1.0 if s.options["aggressive"] else 0.0)
    left = automa.years(s) - s.year
    x.append(left / 8.0)
    x += [1.0 if left == year else 0.0 for year in range(4)]
    x.append(player.tokens / 3.0)
    x += [1.0 if s.row_tokens >> row & 1 else 0.0 for row in range(ROWS)]


def add_others(s: Viticulture, seat: int, x: list[float]) -> None:
    """The size of the table, who leads among the others, and all of them together."""
    player = s.players[seat]
    x += [1.0 if s.seats == seats else 0.0 for seats in range(2, MOST_SEATS + 1)]
    others = [other for number, other in enumerate(s.players) if number != seat]
    leader = others[0]
    for other in others:
        if other.vp * 100 + other.lira > leader.vp * 100 + leader.lira:
            leader = other
    x.append(leader.vp / 20.0)
    x.append((player.vp - leader.vp) / 10.0)
    x.append(1.0 if leader.vp >= GOAL else 0.0)
    add_rival(leader, player, x)
    at_home = sum([p.workers + p.grande + p.temporary for p in others])
    x.append(at_home / 4.0)
    x.append(at_home / (4.0 * len(others)))
    x.append(len([p for p in others if p.passed]) / float(len(others)))
    x.append(sum([p.vp for p in others]) / (20.0 * len(others)))
    x.append(len([p for p in others if p.row < player.row]) / float(len(others)))


def add_rival(rival: Vineyard, player: Vineyard, x: list[float]) -> None:
    """What everybody sees of the leading opponent."""
    x.append(rival.lira / 10.0)
    x.append(rival.residual / 5.0)
    x.append(rival.staff() / 6.0)
    x.append((rival.workers + rival.grande + rival.temporary) / 4.0)
    x.append(rival.structures.bit_count() / 4.0)
    x.append(1.0 if rival.has(MEDIUM_CELLAR) else 0.0)
    x.append(1.0 if rival.has(LARGE_CELLAR) else 0.0)
    x.append(sum([VINES[vine_of(vine)].value for vine in rival.planted]) / 8.0)
    x.append(worth(rival.grapes) / 15.0)
    x.append(worth(rival.wines) / 20.0)
    x.append(sum([row.bit_count() for row in rival.wines]) / 4.0)
    x.append(len([card for card in rival.hand if DECK_OF[card] == ORDER]) / 3.0)
    x.append(len(rival.hand) / 6.0)
    x.append(1.0 if rival.row < player.row else 0.0)
    x.append(1.0 if rival.passed else 0.0)
