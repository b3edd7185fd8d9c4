"""The tourist draft: all choose at once, pass the rest on, and play or sell what they chose."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Args, Do, Effect, Reason, Simultaneous, Text, pending_at, without
from cuvee.games.naramata.cards.tourists import FEWEST_TOURISTS, MOST_TOURISTS
from cuvee.games.naramata.codes import KEEP, SELL, TOURIST
from cuvee.games.naramata.kinds import CHEESE, FAVOR, MOST_ROWS, PAIRING, PURCHASE, TASTING, VIEW
from cuvee.games.naramata.reasons import Question
from cuvee.games.naramata.state import TOURIST_PILE, Naramata

HAND: Final = 5
PICKS: Final = 4
VEHICLE_FULL: Final = Reason("vehicle_full", "draft")
TOO_FEW: Final = Reason("too_few_tourists", "draft")


def wish(s: Naramata, tourist: int, kind: int) -> str:
    """What a row of a tourist scores, or how much it takes; "none" without one.

    For the Whelp score only full rows count, whatever the steps on the way would score.
    """
    for row in s.edition.tourists[tourist].rows:
        if row.kind == kind:
            if s.whelp_rules is not None and row.points:
                return f"{row.most}x"
            return "/".join([str(points) for points in row.points]) or str(row.most)
    return "none"


def wishes(s: Naramata, tourist: int) -> Args:
    """A tourist by name, and every row of the card."""
    return {
        "who": s.edition.tourists[tourist].name,
        "cheese_row": wish(s, tourist, CHEESE),
        "tasting_row": wish(s, tourist, TASTING),
        "purchase_row": wish(s, tourist, PURCHASE),
        "view_row": wish(s, tourist, VIEW),
        "pairing_row": wish(s, tourist, PAIRING),
        "favor_row": wish(s, tourist, FAVOR),
    }


def capacity(s: Naramata, seat: int) -> int:
    """How many tourists the vehicle of a seat takes."""
    return seats_of(s, s.players[seat].vehicle)


def seats_of(s: Naramata, vehicle: int) -> int:
    """How many tourists a vehicle takes: its seats, or four where all play for the Whelp score."""
    return s.edition.vehicles[vehicle].seats if s.whelp_rules is None else MOST_TOURISTS


def pass_step(s: Naramata) -> int:
    """Hands go left on odd days and right on even ones."""
    return 1 if s.day % 2 else -1


def ride(s: Naramata, seat: int, tourist: int) -> None:
    """A tourist takes a place in a vehicle."""
    s.players[seat].tourists += (tourist,)
    s.players[seat].filled += (0,) * MOST_ROWS
    s.emit("ride", seat, {"who": s.edition.tourists[tourist].name})


class Deal(Effect[Naramata]):
    """Five tourists for each seat."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        for player in s.players:
            player.hand = tuple([s.draw(TOURIST_PILE) for _ in range(HAND)])


class DrawOneMore(Effect[Naramata]):
    """With two players each draws a card before every choice."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if s.company == 2:
            for player in s.players:
                player.hand += (s.draw(TOURIST_PILE),)


class Pick(Question):
    """Lay a tourist of one's hand aside, face down."""

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [TOURIST + tourist for tourist in sorted(s.players[seat].hand)]

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        tourist = action - TOURIST
        if not 0 <= tourist < len(s.edition.tourists):
            return None
        return Text("label-tourist", wishes(s, tourist))

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        player.hand = without(player.hand, action - TOURIST)
        player.picked += (action - TOURIST,)


class PickUnwanted(Pick):
    """With two players: one more tourist to be discarded for nothing."""

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return super().candidates(s, seat, at) if s.company == 2 else []


class PlayOrSell(Question):
    """Let the chosen tourist ride, or discard the card for prestige (p. 8)."""

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [SELL, KEEP]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        if action == KEEP:
            return VEHICLE_FULL if len(player.tourists) >= capacity(s, seat) else None
        # The picks still to come must be enough for two tourists.
        return TOO_FEW if len(player.tourists) + self.to_come(s, seat) < FEWEST_TOURISTS else None

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        player = s.players[seat]
        if refusal is VEHICLE_FULL:
            return super().explain(s, seat, at, action, refusal)
        left = self.to_come(s, seat)
        return Reason("too_few_tourists", "draft", {"count": len(player.tourists), "left": left})

    def to_come(self, s: Naramata, seat: int) -> int:
        """The choices left after this one: the hand shrinks by one each time, to one card."""
        return len(s.players[seat].hand) - 1

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        player = s.players[seat]
        if action not in (KEEP, SELL) or not player.picked:
            return None
        who = s.edition.tourists[player.picked[0]].name
        if action == KEEP:
            return Text("label-keep", {"who": who})
        sale = s.edition.vehicles[player.vehicle].sale
        return Text("label-sell", {"who": who, "prestige": sale})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        tourist = player.picked[0]
        if action == KEEP:
            ride(s, seat, tourist)
        else:
            s.discard(TOURIST_PILE, [tourist])
            sale = s.edition.vehicles[player.vehicle].sale
            s.add_prestige(seat, sale)
            name = s.edition.tourists[tourist].name
            s.emit("sell_tourist", seat, {"who": name, "prestige": sale})
        s.discard(TOURIST_PILE, [*player.picked[1:]])
        player.picked = ()


class PassOn(Effect[Naramata]):
    """Each hand goes to the neighbour."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        hands = [player.hand for player in s.players]
        for number in range(s.seats):
            s.players[(number + pass_step(s)) % s.seats].hand = hands[number]


class LastCards(Effect[Naramata]):
    """What is left after four choices is discarded without prestige."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        for player in s.players:
            s.discard(TOURIST_PILE, [*player.hand])
            player.hand = ()


class Rounds(Effect[Naramata]):
    """Four choices; `at` counts those begun."""

    def __init__(self) -> None:
        super().__init__()
        self.choice = Do[Naramata](
            DrawOneMore(),
            Simultaneous(Pick("pick")),
            Simultaneous(PickUnwanted("pick_unwanted")),
            Simultaneous(PlayOrSell("play_or_sell")),
            PassOn(),
        )

    def parts(self) -> list[Effect[Naramata]]:
        return [self.choice]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if at < PICKS:
            self.push(s, seat, at + 1)
            self.choice.push(s, seat)


ROUNDS: Final = Rounds()
DRAFT: Final = Do[Naramata](Deal(), ROUNDS, LastCards())


def pick_number(s: Naramata) -> int:
    """Which choice of the draft it is, from 1; 0 outside a draft."""
    return pending_at(s, ROUNDS) or 0
