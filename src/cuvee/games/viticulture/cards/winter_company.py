"""What winter visitors do with the other vineyards: tribute, visitors called, grandes recalled."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, OPTION, Ask, EachSeat, Effect, Invite, Reason, Text
from cuvee.games.viticulture.cards.deck import (
    SUMMER_VISITOR,
)
from cuvee.games.viticulture.codes import CARD, GRANDE, SEAT, kind_of
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.exchange import Gain, Pay
from cuvee.games.viticulture.verbs.hand import ANY_DECK, FromHand, give_card
from cuvee.games.viticulture.verbs.staff import call_back

NO_TRIBUTE: Final = Reason("no_tribute", "visitors")
MOST_SEATS: Final = 8  # in the packed `at` of `GiveCards`; the table has at most six
NO_GRANDE_OUT: Final = Reason("no_grande_out", "motivator")


class GiveCards(FromHand):
    """Hand cards of one's choice to another seat: `at` is that seat and the number handed over."""

    def __init__(self, count: int, decks: list[int]) -> None:
        super().__init__("give", count, decks)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        receiver, given = at % MOST_SEATS, at // MOST_SEATS + 1
        if given < self.count:
            self.push(s, seat, receiver + given * MOST_SEATS)
        give_card(s, seat, receiver, action - CARD)


class PayTribute(Ask[Viticulture]):
    """Queen: the neighbour chooses what to give; `at` is the card's owner."""

    def __init__(self, lose_vp: int, give_cards: int, pay_lira: int) -> None:
        super().__init__("tribute")
        self.lose = Pay(vp=lose_vp)
        self.give = GiveCards(give_cards, ANY_DECK)
        self.pay = Pay(lira=pay_lira)
        self.receive = Gain(lira=pay_lira)

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.lose, self.give, self.pay, self.receive]

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [OPTION, OPTION + 1, OPTION + 2]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        return self.parts()[action - OPTION].blocker(s, seat)

    def label(self, s: Viticulture, seat: int, at: int, action: int) -> Text | None:
        if not OPTION <= action < OPTION + 3:
            return None
        return Text(f"effect-{self.parts()[action - OPTION].path.replace('.', '-')}")

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action == OPTION + 2:
            self.receive.push(s, at)
        self.parts()[action - OPTION].push(s, seat, at)


class Tribute(Effect[Viticulture]):
    """Queen: the neighbour to the right, by seat, must give one of three things."""

    def __init__(self, lose_vp: int, give_cards: int, pay_lira: int) -> None:
        super().__init__()
        self.choice = PayTribute(lose_vp, give_cards, pay_lira)

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.choice]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return NO_TRIBUTE if self.choice.blocker(s, (seat - 1) % s.seats) else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.choice.push(s, (seat - 1) % s.seats, seat)


class RecallGrande(Effect[Viticulture]):
    """Take one's own grande worker back."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        for worker in s.players[seat].placed:
            if kind_of(worker) == GRANDE:
                return None
        return NO_GRANDE_OUT

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for worker in s.players[seat].placed[:]:
            if kind_of(worker) == GRANDE:
                call_back(s, seat, worker)


class RecallGrandes(EachSeat[Viticulture]):
    """Motivator: whoever has not passed may recall the grande; opponents who do reward the owner.

    Played with the owner's own grande, that very worker may come back.
    """

    def __init__(self, reward: Effect[Viticulture]) -> None:
        self.recall = RecallGrande()
        super().__init__(Invite[Viticulture](self.recall, accepted=reward))

    def concerned(self, s: Viticulture, seat: int) -> list[int]:
        return [other for other in s.turn_order() if other == seat or not s.players[other].passed]


class CallVisitors(Ask[Viticulture]):
    """Governor: up to three opponents each hand over a summer visitor; a point for who has none.

    All are named before the first hands over; `at` is the set of those already named.
    """

    MAX_OPPONENTS = 3

    def __init__(self) -> None:
        super().__init__("governor")
        self.give = GiveCards(1, [SUMMER_VISITOR])

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.give]

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        others = [other for other in range(s.seats) if other != seat and not at >> other & 1]
        return [*([DONE] if at else []), *[SEAT + other for other in others]]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        named = at if action == DONE else at | 1 << action - SEAT
        if action != DONE and named.bit_count() < self.MAX_OPPONENTS:
            self.push(s, seat, named)
            return
        for other in reversed(s.turn_order()):
            if named >> other & 1 and self.give.ready(s, other):
                self.give.push(s, other, seat)
            elif named >> other & 1:
                s.gain_vp(seat, 1)
