"""What only single summer visitors do."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Ask, Effect, Reason, Text, without
from cuvee.games.viticulture.actions import ACT, Send, obstacle_to
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_OF
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import (
    CARD,
    FIELDS,
    PLACE,
    RETRIEVE,
    ROW,
    SEAT,
    field_of,
    space_of,
)
from cuvee.games.viticulture.seasons import row_refusal, space_refusal, take_row
from cuvee.games.viticulture.spaces import (
    CART,
    PLAY_SUMMER,
    PLAY_WINTER,
    ROWS,
    SUMMER,
    WINTER,
    action_of,
    is_bonus,
)
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import COST, STRUCTURES
from cuvee.games.viticulture.verbs.hand import VISITORS, give_card
from cuvee.games.viticulture.verbs.staff import call_back
from cuvee.games.viticulture.verbs.vineyard import Plant

NO_EMPTY_FIELD: Final = Reason("no_empty_field", "visitors")
NO_PLANTED_FIELD: Final = Reason("no_planted_field", "visitors")
NO_SUCH_STRUCTURE: Final = Reason("no_such_structure", "visitors")
WHERE_PLAYED: Final = Reason("where_played", "producer")
SECOND_WORKER: Final = Reason("second_worker", "planner")
NO_LATER_SEASON: Final = Reason("no_later_season", "planner")
ROW_SEVEN: Final = Reason("row_seven", "automa")
GIFT_TOO_DEAR: Final = Reason("lira", "pay", {"lira": 2})


def planted_fields(s: Viticulture, seat: int) -> int:
    """How many fields bear vines."""
    return len({field_of(vine) for vine in s.players[seat].planted})


class TwoLiraPerEmptyField(Effect[Viticulture]):
    """Surveyor: sold fields are not empty fields."""

    def count(self, s: Viticulture, seat: int) -> int:
        """The fields that count."""
        return FIELDS - planted_fields(s, seat) - s.players[seat].sold.bit_count()

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None if self.count(s, seat) else NO_EMPTY_FIELD

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.gain_lira(seat, 2 * self.count(s, seat))


class PointPerPlantedField(Effect[Viticulture]):
    """Surveyor."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None if s.players[seat].planted else NO_PLANTED_FIELD

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.gain_vp(seat, planted_fields(s, seat))


class PointPerStructureOfCost(Effect[Viticulture]):
    """Architect: structures of exactly this printed cost."""

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def count(self, s: Viticulture, seat: int) -> int:
        """The structures that count."""
        built = [number for number in range(STRUCTURES) if s.players[seat].has(number)]
        return len([number for number in built if COST[number] == self.cost])

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None if self.count(s, seat) else NO_SUCH_STRUCTURE

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.gain_vp(seat, self.count(s, seat))


class PlantForVineValue(Plant):
    """Overseer: a point if the vine has this value."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def planted(self, s: Viticulture, seat: int, vine: int, field: int) -> None:
        if VINES[vine].value == self.value:
            s.gain_vp(seat, 1)


class PlantForVineCount(Plant):
    """Grower: two points with so many vines on all fields together."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def planted(self, s: Viticulture, seat: int, vine: int, field: int) -> None:
        if len(s.players[seat].planted) >= self.count:
            s.gain_vp(seat, 2)


class PlantForVarieties(Plant):
    """Agriculturist: two points with so many varieties on the field just planted."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def planted(self, s: Viticulture, seat: int, vine: int, field: int) -> None:
        here = {other for other in s.players[seat].planted if field_of(other) == field}
        if len(here) >= self.count:
            s.gain_vp(seat, 2)


class Pledge(Ask[Viticulture]):
    """Importer: an opponent lays visitors aside for the owner, or none; `at` is the owner."""

    def __init__(self, wanted: int) -> None:
        super().__init__("pledge")
        self.wanted = wanted

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        visitors = {card for card in s.players[seat].hand if DECK_OF[card] in VISITORS}
        if self.lacking(s) == 0 or not self.within_reach(s, seat, at):
            return [DONE]
        return [DONE, *[CARD + card for card in sorted(visitors)]]

    def lacking(self, s: Viticulture) -> int:
        """How many cards are still wanted."""
        return self.wanted - sum([len(player.pledged) for player in s.players])

    def within_reach(self, s: Viticulture, seat: int, at: int) -> bool:
        """Whether this opponent and those after it hold enough visitors."""
        order = s.turn_order()
        held = 0
        for other in order[order.index(seat) :]:
            if other != at:
                hand = s.players[other].hand
                held += len([card for card in hand if DECK_OF[card] in VISITORS])
        return held >= self.lacking(s)

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        return Text("ask-pledge", {"count": self.lacking(s)})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action != DONE:
            card = action - CARD
            player = s.players[seat]
            player.hand = without(player.hand, card)
            player.pledged += (card,)
            s.emit("pledge", seat, {}, {"card": CARD_NAMES[card]}, seat)
            self.push(s, seat, at)


class CollectPledges(Effect[Viticulture]):
    """Importer: the opponents together hand over exactly so many visitors, or the owner draws."""

    def __init__(self, wanted: int, otherwise: Effect[Viticulture]) -> None:
        super().__init__()
        self.wanted = wanted
        self.otherwise = otherwise
        self.pledge = Pledge(wanted)

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.otherwise, self.pledge]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return self.otherwise.blocker(s, seat)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if at == 0:
            self.push(s, seat, 1)
            for other in reversed(s.turn_order()):
                if other != seat:
                    self.pledge.push(s, other, seat)
            return
        complete = self.pledge.lacking(s) == 0
        for other, player in enumerate(s.players):
            pledged = player.pledged
            player.pledged = ()
            player.hand += pledged
            for card in pledged if complete else ():
                give_card(s, other, seat, card)
        if not complete:
            self.otherwise.push(s, seat)


class Retrieve(Ask[Viticulture]):
    """Producer: call back a worker from any action but the one where the card was played."""

    def __init__(self) -> None:
        super().__init__("retrieve")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [RETRIEVE + worker for worker in sorted(set(s.players[seat].placed))]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        played = PLAY_SUMMER if s.season == SUMMER else PLAY_WINTER
        return WHERE_PLAYED if action_of(space_of(action - RETRIEVE)) == played else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        call_back(s, seat, action - RETRIEVE)


class Organize(Ask[Viticulture]):
    """Organizer: move the rooster to a free row, take its bonus, and be done for the season."""

    def __init__(self) -> None:
        super().__init__("organize")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [ROW + row for row in range(ROWS)]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        row = action - ROW + 1
        return row_refusal(s, row) or (ROW_SEVEN if s.seats == 1 and row == ROWS else None)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.players[seat].passed = 1
        take_row(s, seat, action - ROW + 1)


class Planned(Effect[Viticulture]):
    """A planned action comes due; it is lost if not possible now, or if its worker has left."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        stands = at in [space_of(worker) for worker in s.players[seat].placed]
        if stands and (at == CART or obstacle_to(s, seat, action_of(at), is_bonus(at)) is None):
            ACT.push(s, seat, at)
        elif s.log is not None:
            s.emit("plan_lost", seat, {})


class PlanAhead(Ask[Viticulture]):
    """Planner: place a worker on a winter action now; it acts when winter begins."""

    def __init__(self) -> None:
        super().__init__("plan")
        self.send = Send(in_advance=True)
        self.planned = Planned()

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.send, self.planned]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return NO_LATER_SEASON if s.season != SUMMER else super().blocker(s, seat)

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [*[PLACE + space for space in s.open_spaces[WINTER]], PLACE + CART]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        if not (player.workers or player.grande or player.temporary):
            return SECOND_WORKER
        return None if action == PLACE + CART else space_refusal(s, seat, action - PLACE)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        space = action - PLACE
        s.agenda.append((s.year * 4 + WINTER, self.planned.id, seat, space))
        self.send.push(s, seat, space)


class WeddingGifts(Ask[Viticulture]):
    """Wedding Party: two lira to each of up to three opponents, a point for each.

    `at` is the set of those who have received theirs.
    """

    MAX_OPPONENTS = 3

    def __init__(self) -> None:
        super().__init__("wedding")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        others = [other for other in range(s.seats) if other != seat and not at >> other & 1]
        return [*([DONE] if at else []), *[SEAT + other for other in others]]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        return GIFT_TOO_DEAR if action != DONE and s.players[seat].lira < 2 else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action == DONE:
            return
        s.gain_lira(seat, -2)
        s.gain_lira(action - SEAT, 2)
        s.gain_vp(seat, 1)
        given = at | 1 << action - SEAT
        if given.bit_count() < self.MAX_OPPONENTS:
            self.push(s, seat, given)
