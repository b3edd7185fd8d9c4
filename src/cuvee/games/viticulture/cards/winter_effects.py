"""What only single winter visitors do."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, OPTION, Ask, EachSeat, Effect, Offer, Reason, Repeat, Text
from cuvee.games.viticulture.actions import MAIN
from cuvee.games.viticulture.cards.deck import (
    CARD_NAMES,
    DECKS,
    SUMMER_VISITOR,
)
from cuvee.games.viticulture.cards.orders import RED, SPARKLING, WHITE
from cuvee.games.viticulture.codes import CARD, DECK, GRANDE, PLACE, SEAT
from cuvee.games.viticulture.spaces import ACTION_NAMES, PICTURE, SEASON_ACTIONS
from cuvee.games.viticulture.state import MOST_WORKERS, Vineyard, Viticulture
from cuvee.games.viticulture.structures import YOKE
from cuvee.games.viticulture.tokens import LARGE, MEDIUM, TYPE_SPACES
from cuvee.games.viticulture.verbs.building import BUILT, erect
from cuvee.games.viticulture.verbs.exchange import Gain, Pay
from cuvee.games.viticulture.verbs.hand import ANY_DECK, FromHand, give_card
from cuvee.games.viticulture.verbs.staff import call_back
from cuvee.games.viticulture.verbs.winery import (
    GRAPE_SPACE_TAKEN,
    DiscardWine,
    MakeWine,
    add_grape,
    take_wine,
)

FULL_STAFF: Final = MOST_WORKERS + 1
NOT_FULL_STAFF: Final = Reason("not_full_staff", "visitors")
NOBODY_FULL: Final = Reason("nobody_full", "visitors")
NO_CARDS: Final = Reason("cards", "visitors", {"count": 1})
NO_TRIBUTE: Final = Reason("no_tribute", "visitors")
TOO_FEW_PILES: Final = Reason("too_few_piles", "visitors")
NO_GRANDE_OUT: Final = Reason("no_grande_out", "motivator")
TOO_FEW_DECKS: Final = Reason("too_few_decks", "decks")


class BuyPair(Effect[Viticulture]):
    """Merchant: a red and a white grape of value 1; both spaces must be free."""

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        grapes = s.players[seat].grapes
        return GRAPE_SPACE_TAKEN if (grapes[RED] | grapes[WHITE]) & 1 else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        add_grape(s, seat, RED, 1)
        add_grape(s, seat, WHITE, 1)


class PointPerFullStaff(Effect[Viticulture]):
    """Uncertified Teacher: a point for each opponent with six workers."""

    def count(self, s: Viticulture, seat: int) -> int:
        """The opponents that count."""
        others = [player for other, player in enumerate(s.players) if other != seat]
        return len([player for player in others if player.staff() >= FULL_STAFF])

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return None if self.count(s, seat) else NOBODY_FULL

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.gain_vp(seat, self.count(s, seat))


class FullStaff(Effect[Viticulture]):
    """Professor's condition: six workers."""

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return None if s.players[seat].staff() >= FULL_STAFF else NOT_FULL_STAFF

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        """Nothing happens; the condition was for `obstacle`."""


class LiraPerCard(Effect[Viticulture]):
    """Assessor: a lira for each card in hand."""

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return None if s.players[seat].hand else NO_CARDS

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.gain_lira(seat, len(s.players[seat].hand))


class DiscardHand(LiraPerCard):
    """Assessor: throw the whole hand away."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for card in sorted(s.players[seat].hand):
            s.discard_from_hand(seat, card)


class GiveCards(FromHand):
    """Hand cards of one's choice to the seat that `at` names (its lowest three bits)."""

    def __init__(self, count: int, decks: list[int]) -> None:
        super().__init__("give", count, decks)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        given = (at >> 3) + 1
        if given < self.count:
            self.push(s, seat, at & 7 | given << 3)
        give_card(s, seat, at & 7, action - CARD)


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
        return self.parts()[action - OPTION].obstacle(s, seat)

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

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return NO_TRIBUTE if self.choice.obstacle(s, (seat - 1) % s.seats) else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.choice.push(s, (seat - 1) % s.seats, seat)


class BuildYoke(Effect[Viticulture]):
    """Harvest Expert: the yoke for less."""

    def __init__(self, lira: int) -> None:
        super().__init__()
        self.pay = Pay(lira=lira)

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return BUILT if s.players[seat].has(YOKE) else self.pay.obstacle(s, seat)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.pay.resolve(s, seat, at, action)
        erect(s, seat, YOKE)


class PickUpDiscards(Ask[Viticulture]):
    """Innkeeper: the top card of each of two discard piles; `at` is the set of piles used."""

    def __init__(self, count: int) -> None:
        super().__init__("pick_up")
        self.count = count

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [DECK + deck for deck in range(DECKS) if s.discards[deck] and not at >> deck & 1]

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return TOO_FEW_PILES if len(self.candidates(s, seat, 0)) < self.count else None

    def label(self, s: Viticulture, seat: int, at: int, action: int) -> Text | None:
        deck = action - DECK
        if not 0 <= deck < DECKS or not s.discards[deck]:
            return None
        return Text("action-pick_up", {"card": CARD_NAMES[s.discards[deck][-1]]})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        card = s.discards[action - DECK].pop()
        s.players[seat].hand.append(card)
        if s.log is not None:
            s.tell("pick_up", seat, {"card": CARD_NAMES[card]})
        used = at | 1 << action - DECK
        if used.bit_count() < self.count:
            self.push(s, seat, used)


class Petition(Effect[Viticulture]):
    """Politician: below zero points one thing, otherwise the other; no choice."""

    def __init__(self, below: Effect[Viticulture], otherwise: Effect[Viticulture]) -> None:
        super().__init__()
        self.below = below
        self.otherwise = otherwise

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.below, self.otherwise]

    def fitting(self, s: Viticulture, seat: int) -> Effect[Viticulture]:
        """What this seat gets."""
        return self.below if s.players[seat].vp < 0 else self.otherwise

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return self.fitting(s, seat).obstacle(s, seat)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.fitting(s, seat).push(s, seat)


class MakeForSparkling(MakeWine):
    """Supervisor: a point for each sparkling wine made."""

    def scores(self, wine: int, made: int) -> int:
        return 1 if wine == SPARKLING else 0


class MakeForTypes(MakeWine):
    """Bottler: a point for each type made."""

    def scores(self, wine: int, made: int) -> int:
        return 0 if made >> wine & 1 else 1


class MakeInAnyCellar(MakeWine):
    """Zymologist: wines of 4 and more, whatever cellars are built."""

    def room(self, player: Vineyard, wine: int) -> int:
        return TYPE_SPACES[wine] & (MEDIUM | LARGE) & ~player.wines[wine]


class Reap(Repeat[Viticulture]):
    """Reaper: two points for the last of as many harvests as the card allows."""

    def __init__(self, harvest: Effect[Viticulture], most: int) -> None:
        super().__init__(harvest, most)
        self.reward = Gain(vp=2)

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.effect, self.reward]

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return self.effect.obstacle(s, seat)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action != DONE and at + 1 == self.most:
            self.reward.push(s, seat)
        super().resolve(s, seat, at, action)


class RecallGrande(Effect[Viticulture]):
    """Take one's own grande worker back."""

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        for worker in s.players[seat].placed:
            if worker % 3 == GRANDE:
                return None
        return NO_GRANDE_OUT

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for worker in s.players[seat].placed[:]:
            if worker % 3 == GRANDE:
                call_back(s, seat, worker)


class RecallGrandes(EachSeat[Viticulture]):
    """Motivator: whoever has not passed may recall the grande; opponents who do reward the owner.

    Played with the owner's own grande, that very worker may come back.
    """

    def __init__(self, reward: Effect[Viticulture]) -> None:
        self.recall = RecallGrande()
        super().__init__(Offer[Viticulture](self.recall, accepted=reward))

    def concerned(self, s: Viticulture, seat: int) -> list[int]:
        return [other for other in s.turn_order() if other == seat or not s.players[other].passed]

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        for other in self.concerned(s, seat):
            if self.recall.ready(s, other):
                return None
        return NO_GRANDE_OUT


class TwoPointsForStructures(Effect[Viticulture]):
    """Designer: two points with so many structures."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if s.players[seat].structures.bit_count() >= self.count:
            s.gain_vp(seat, 2)


class SummerAction(Ask[Viticulture]):
    """Manager: any summer action of the board, without worker or bonus, however full it is."""

    def __init__(self) -> None:
        super().__init__("summer_action")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [PLACE + PICTURE + action for action in range(SEASON_ACTIONS)]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        return MAIN[action - PLACE - PICTURE].obstacle(s, seat)

    def label(self, s: Viticulture, seat: int, at: int, action: int) -> Text | None:
        task = action - PLACE - PICTURE
        if not 0 <= task < SEASON_ACTIONS:
            return None
        return Text("action-task", {"task": ACTION_NAMES[task]})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        MAIN[action - PLACE - PICTURE].push(s, seat)


class CallVisitors(Ask[Viticulture]):
    """Governor: up to three opponents each hand over a summer visitor; a point for who has none.

    All are named before the first hands over; `at` is the set of those already named.
    """

    MOST = 3

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
        if action != DONE and named.bit_count() < self.MOST:
            self.push(s, seat, named)
            return
        for other in reversed(s.turn_order()):
            if named >> other & 1 and self.give.ready(s, other):
                self.give.push(s, other, seat)
            elif named >> other & 1:
                s.gain_vp(seat, 1)


class TasteWine(DiscardWine):
    """Taster: four lira for a wine, and two points if it was the best at the table."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        value = take_wine(s, seat, action)
        s.gain_lira(seat, 4)
        rows = [row for player in s.players for row in player.wines]
        if max([row.bit_length() for row in rows]) < value:
            s.gain_vp(seat, 2)


class Reveal(Effect[Viticulture]):
    """Caravan: turn over a card of each deck that has one."""

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        there = [deck for deck in range(DECKS) if s.available(deck)]
        return TOO_FEW_DECKS if len(there) < 2 else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for deck in range(DECKS):
            if s.decks[deck]:
                card = s.turn_over(deck)
                s.players[seat].limbo.append(card)
                if s.log is not None:
                    s.tell("reveal", seat, {"card": CARD_NAMES[card]})


class Keep(Ask[Viticulture]):
    """Caravan: keep some of the cards turned over, discard the rest; `at` counts the kept."""

    def __init__(self, count: int) -> None:
        super().__init__("keep")
        self.count = count

    def obstacle(self, s: Viticulture, seat: int) -> Reason | None:
        return None  # the cards are yet to be turned over

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [CARD + card for card in sorted(s.players[seat].limbo)]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        player.limbo.remove(action - CARD)
        player.hand.append(action - CARD)
        if s.log is not None:
            s.tell("keep", seat, {"card": CARD_NAMES[action - CARD]})
        if at + 1 < self.count:
            self.push(s, seat, at + 1)
            return
        for card in player.limbo:
            s.discard(card)
        player.limbo = []
