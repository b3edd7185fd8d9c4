"""How a position looks to a bot.

The value is in points: those scored, and promises for what may yet bring some. A promise stays
well below what keeping it gives, or a bot would hold on to its orders instead of filling them.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import Zone
from cuvee.games.viticulture import automa
from cuvee.games.viticulture.cards.deck import (
    DECK_OF,
    FIRST_ORDER,
    ORDER,
    SUMMER_VISITOR,
    VINE,
    WINTER_VISITOR,
)
from cuvee.games.viticulture.cards.orders import ORDERS, Order
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import field_of, vine_of
from cuvee.games.viticulture.spaces import SPRING, WINTER
from cuvee.games.viticulture.state import GOAL, Vineyard, Viticulture
from cuvee.games.viticulture.structures import ALL_STRUCTURES, STRUCTURES
from cuvee.games.viticulture.tokens import (
    GRAPES_FOR,
    PAD,
    TYPE_SPACES,
    aged,
    cellar,
    cellar_steps,
    count,
    rest,
)

RIVAL: Final = 0.2  # of the best opponent's points, taken off
FEWEST: Final = -100.0  # points that nobody falls to

# Growth, in points while the whole game is still to come.
BUILT: Final = [0.7, 0.5, 0.1, 0.25, 0.4, 0.1, 0.95, 0.3]  # each structure, trellis to large cellar
ALL_BUILT: Final = [  # by the set of them
    sum([BUILT[n] for n in range(STRUCTURES) if built >> n & 1], 0.0)
    for built in range(ALL_STRUCTURES + 1)
]
WORKER: Final = 0.45
RESIDUAL: Final = 0.55
FIRST_VINE: Final = 0.5  # something to harvest at all
PLANTED: Final = 0.13  # for the value of a vine on a field
TO_PLANT: Final = 0.05  # for the value of a vine in hand

# Means, in points.
LIRA: Final = 0.08  # up to the dearest structure
ENOUGH_LIRA: Final = 6
SPARE_LIRA: Final = 0.005  # beyond that, and in the last year: they break ties
VISITOR: Final = 0.05
ENOUGH_VISITORS: Final = 4
KEPT: Final = [0.4, 0.25, 0.2, 0.1, 0.1, 0.1, 0.1]  # a worker for the winter: the first, the second
ALL_KEPT: Final = [sum(KEPT[:many], 0.0) for many in range(len(KEPT) + 1)]
TEMPORARY: Final = 0.6  # an extra worker for the year
MISSING: Final = 2.0  # a worker that a challenge still asks for
GRAPE: Final = 0.5  # where only the cellars count

# Orders: the part of the reward that is promised at each stage, one on top of the other.
HELD: Final = 0.03  # in points, whatever the order
ON_THE_FIELDS: Final = 0.12
ON_THE_PAD: Final = 0.12
IN_THE_CELLAR: Final = 0.12
FILLABLE: Final = 0.1
TOO_LOW: Final = 0.6  # of a wine's share, times the part of the value it has reached
STAGES: Final = 3  # of an order: in the cellar, with the crush pad, with the fields harvested
NO_GRAPES: Final = (0, 0)
NEXT_ORDER: Final = 0.6  # of what an order promises, as a better one may use up the wines


def evaluate(s: Viticulture, seat: int) -> float:
    """A vineyard's points and prospects, less a share of what the best opponent has."""
    return appraise(s, seat, promised(supplies(s.players[seat])))


def appraise(s: Viticulture, seat: int, orders: float) -> float:
    """The same where it is known what the orders in hand promise."""
    if s.seats == 1:
        return prospects(s, s.players[seat], orders) - RIVAL * s.automa_vp
    best = FEWEST
    for other, rival in enumerate(s.players):
        if other != seat:
            best = max(best, rival.vp + LIRA * rival.lira)
    return prospects(s, s.players[seat], orders) - RIVAL * best


def still_to_come(s: Viticulture) -> float:
    """The part of the game that lies ahead: of the way to the goal, or alone of the years."""
    if s.last_year:
        return 0.0
    if s.seats == 1:
        return (automa.years(s) - s.year) / automa.years(s)
    most = s.players[0].vp
    for player in s.players:
        most = max(most, player.vp)
    return (GOAL - most) / GOAL


def prospects(s: Viticulture, player: Vineyard, orders: float) -> float:
    """What a vineyard has and may yet make of it, in points."""
    ahead = still_to_come(s)
    value = player.vp + ahead * growth(player)
    value += set_by_challenge(s, player, orders) if s.challenge.number else orders
    value += min(1.0, 3 * ahead) * LIRA * min(player.lira, ENOUGH_LIRA) + SPARE_LIRA * player.lira
    visitors = 0
    for card in player.hand:
        deck = DECK_OF[card]
        visitors += 1 if deck == SUMMER_VISITOR or deck == WINTER_VISITOR else 0
    value += VISITOR * min(visitors, ENOUGH_VISITORS)
    if s.season == SPRING:
        value += TEMPORARY * player.temporary
    elif s.season != WINTER:  # nothing comes after winter
        value += ALL_KEPT[min(player.at_home(), len(KEPT))]
    return value


def set_by_challenge(s: Viticulture, player: Vineyard, orders: float) -> float:
    """What a challenge lets one hope for: orders, ripening wine, or a staff that is not short."""
    challenge = s.challenge
    value = orders if challenge.orders and challenge.points else 0.0
    if s.year <= challenge.deadline:
        value -= MISSING * max(0, challenge.workers_wanted - player.regulars() - 1)
    if challenge.points or s.over:  # at the end the cellars are among the points
        return value
    steps = cellar_steps(player.structures)
    rows = player.wines
    for _ in range(automa.years(s) - s.year + 1):
        rows = tuple([aged(row, steps) for row in rows])
    return value + automa.cellar_points(challenge, rows) + GRAPE * count(player.grapes)


def growth(player: Vineyard) -> float:
    """What a vineyard has built up for the years to come."""
    value = WORKER * player.regulars() + RESIDUAL * player.residual
    value += ALL_BUILT[player.structures]
    value += FIRST_VINE if player.planted else 0.0
    planted = in_hand = 0
    for vine in player.planted:
        planted += VINES[vine_of(vine)].value
    for card in player.hand:
        in_hand += VINES[card].value if DECK_OF[card] == VINE else 0
    value += PLANTED * planted
    return value + TO_PLANT * in_hand


class Supply:
    """How far the wines of an order in hand have come: the share of them at each stage."""

    def __init__(self, card: int, ready: float, on_pad: float, grown: float) -> None:
        order = ORDERS[card - FIRST_ORDER]
        self.card = card
        self.order = order
        self.ready = ready  # in the cellar
        self.on_pad = on_pad  # with what can be made of the crush pad
        self.grown = grown  # and with the fields harvested
        part = ON_THE_FIELDS * grown * grown + ON_THE_PAD * on_pad * on_pad
        part += IN_THE_CELLAR * ready * ready + (FILLABLE if ready == 1.0 else 0.0)
        self.promise = HELD + part * (order.vp + RESIDUAL * order.residual)
        stages = ready * ready + on_pad * on_pad + grown * grown
        self.worth = order.vp * stages / STAGES  # the more, the further its wines have come


def supplies(player: Vineyard) -> list[Supply]:
    """How far the orders in hand have come, the most promising first."""
    found: list[Supply] = []
    cards = [card for card in player.hand if DECK_OF[card] == ORDER]
    if not cards:
        return found
    crop, room = after_harvest(player), cellar(player.structures)
    for card in cards:
        order = ORDERS[card - FIRST_ORDER]
        ready = supply(order, player.wines, NO_GRAPES, room)
        on_pad = grown = ready
        if ready < 1.0:  # else grapes add nothing
            if player.grapes != NO_GRAPES:
                on_pad = supply(order, player.wines, player.grapes, room)
            grown = supply(order, player.wines, crop, room) if crop != player.grapes else on_pad
        found.append(Supply(card, ready, on_pad, grown))
    for index in range(1, len(found)):  # by insertion: there are few
        each, place = found[index], index
        while place and found[place - 1].promise < each.promise:
            found[place] = found[place - 1]
            place -= 1
        found[place] = each
    return found


def promised(found: list[Supply]) -> float:
    """What orders promise together, the best of them in full."""
    total, part = 0.0, 1.0
    for each in found:
        total += each.promise * part
        part *= NEXT_ORDER
    return total


def supply(order: Order, wines: Zone, grapes: Zone, room: int) -> float:
    """The share of an order's wines that are in the cellar or can be made of these grapes."""
    held, left = [*wines], [*grapes]
    share = 0.0
    for wine, least in order.wines:
        good = held[wine] >> least - 1
        if good:
            held[wine] ^= (good & -good) << least - 1  # the lowest that will do
            share += 1.0
            continue
        best, pressed = held[wine].bit_length(), press(left, wine)
        if pressed:
            best = max(best, rest(TYPE_SPACES[wine] & room, pressed))
        if best:
            share += 1.0 if best >= least else TOO_LOW * best / least
    return share / len(order.wines)


def press(grapes: list[int], wine: int) -> int:
    """The value of the best wine of a type, whose grapes are used up; 0 when one is missing."""
    value = 0
    for colour in GRAPES_FOR[wine]:
        best = grapes[colour].bit_length()
        if best == 0:
            return 0
        grapes[colour] ^= 1 << best - 1
        value += best
    return value


def after_harvest(player: Vineyard) -> Zone:
    """The crush pad as it would be with all fields harvested."""
    if not player.planted:
        return player.grapes
    fields = [0, 0, 0, 0, 0, 0]  # red and white grapes of each field
    for planted in player.planted:
        field, vine = field_of(planted), VINES[vine_of(planted)]
        fields[2 * field] += vine.red
        fields[2 * field + 1] += vine.white
    pad = [*player.grapes]
    for index, value in enumerate(fields):
        space = rest(PAD ^ pad[index % 2], value)
        if space:
            pad[index % 2] |= 1 << space - 1
    return tuple(pad)
