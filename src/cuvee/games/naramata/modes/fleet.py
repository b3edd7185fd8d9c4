"""The open row of tourists, shared out by agreement: alone, or among the vehicles of the Fleet."""

from __future__ import annotations

from typing import Final

from cuvee.engine import ANYONE, NO, YES, Ask, Do, Effect, Reason, Text, without
from cuvee.games.naramata.cards.tourists import FEWEST_TOURISTS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.codes import ride_code, ride_seat, ride_tourist
from cuvee.games.naramata.draft import VEHICLE_FULL, capacity, ride, wishes
from cuvee.games.naramata.modes.whelp import rules
from cuvee.games.naramata.reasons import Question
from cuvee.games.naramata.state import TOURIST_PILE, Naramata

OTHERS_NEED: Final = Reason("others_need", "row")


def still_to_ride(s: Naramata) -> int:
    """How many tourists must still be given a place today."""
    placed = sum([len(player.picked) for player in s.players])
    return rules(s).taken[s.day - 1] * s.seats - placed


class LayOut(Effect[Naramata]):
    """Turn the tourists of the day face up."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        count = rules(s).drawn[s.day - 1] * s.seats
        s.row = tuple(sorted([s.draw(TOURIST_PILE) for _ in range(count)]))


class Propose(Question):
    """Give a tourist of the row a place in a vehicle, until the day's number ride.

    Anybody may begin, unless a leader was named, and whoever does goes on to the end.
    """

    def __init__(self) -> None:
        super().__init__("propose")
        self.open = True

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [ride_code(tourist, who) for tourist in s.row for who in range(s.seats)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        vehicle = ride_seat(action)
        if len(s.players[vehicle].picked) >= capacity(s, vehicle):
            return VEHICLE_FULL
        short = 0
        for who, player in enumerate(s.players):
            many = len(player.picked) + (1 if who == vehicle else 0)
            short += max(0, FEWEST_TOURISTS - many)
        return OTHERS_NEED if short > still_to_ride(s) - 1 else None

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        alone = s.seats == 1
        return Text("ask-take_along" if alone else "ask-propose", {"count": still_to_ride(s)})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        tourist, vehicle = ride_tourist(action), ride_seat(action)
        if tourist not in s.row or vehicle >= s.seats:
            return None
        if s.seats == 1:
            return Text("label-tourist", wishes(s, tourist))
        key = VEHICLE_KEYS[s.players[vehicle].vehicle]
        return Text("label-ride", {**wishes(s, tourist), "vehicle": key})

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        tourist, vehicle = ride_tourist(action), ride_seat(action)
        s.row = without(s.row, tourist)
        s.players[vehicle].picked += (tourist,)
        if still_to_ride(s):
            self.push(s, seat)
        elif s.seats > 1 and s.options["leader"] is None:
            s.emit("propose", seat, {})
            AGREE.push(s, ANYONE, 1 << seat)


class Agree(Ask[Naramata]):
    """The others confirm a proposal in any order; one who declines sends it back to the row.

    `at` is the set of those who agree.
    """

    def __init__(self) -> None:
        super().__init__("agree")
        self.open = True

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [] if at >> seat & 1 else [NO, YES]

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        if action == YES:
            return Text("label-agree")
        return Text("label-decline") if action == NO else None

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action == YES:
            s.emit("agree", seat, {})
            agreed = at | 1 << seat
            if agreed.bit_count() < s.seats:
                self.push(s, ANYONE, agreed)
            return
        s.emit("decline", seat, {})
        for player in s.players:
            s.row += player.picked
            player.picked = ()
        s.row = tuple(sorted(s.row))
        PROPOSE.push(s, ANYONE)


class AllAboard(Effect[Naramata]):
    """The tourists agreed on take their places; the rest of the row is discarded for nothing."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        for who, player in enumerate(s.players):
            for tourist in player.picked:
                ride(s, who, tourist)
            player.picked = ()
        s.discard(TOURIST_PILE, [*s.row])
        s.row = ()


class Open(Effect[Naramata]):
    """Ask who rides where: everybody, the leader, or the one who plays alone."""

    def parts(self) -> list[Effect[Naramata]]:
        return [PROPOSE, AGREE]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        leader = s.options["leader"] or (1 if s.seats == 1 else 0)
        PROPOSE.push(s, int(str(leader)) - 1 if leader else ANYONE)


PROPOSE: Final = Propose()
AGREE: Final = Agree()
SHARE_OUT: Final = Do[Naramata](LayOut(), Open(), AllAboard())
