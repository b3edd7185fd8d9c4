"""Drawing, discarding and handing over cards."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Ask, Effect, Reason, distinct, without
from cuvee.games.viticulture.cards.deck import (
    CARD_NAMES,
    DECK_NAMES,
    DECK_OF,
    DECKS,
    ORDER,
    SUMMER_VISITOR,
    VINE,
    WINTER_VISITOR,
)
from cuvee.games.viticulture.codes import CARD, DECK
from cuvee.games.viticulture.state import Viticulture

ANY_DECK: Final = [VINE, SUMMER_VISITOR, ORDER, WINTER_VISITOR]
VISITORS: Final = [SUMMER_VISITOR, WINTER_VISITOR]
DECK_EMPTY: Final = [Reason("deck_empty", "decks", {"deck": name}) for name in DECK_NAMES]


class Draw(Effect[Viticulture]):
    """Draw cards of given decks; all of them must be there to be drawn."""

    def __init__(self, vine: int = 0, summer: int = 0, order: int = 0, winter: int = 0) -> None:
        super().__init__()
        self.wanted = [vine, summer, order, winter]
        self.decks = [deck for deck in range(DECKS) if self.wanted[deck]]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        for deck in self.decks:
            if s.available(deck) < self.wanted[deck]:
                return DECK_EMPTY[deck]
        return None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for deck in self.decks:
            for _ in range(self.wanted[deck]):
                s.draw(seat, deck)


class DrawFrom(Ask[Viticulture]):
    """Name a deck, then draw a card from it."""

    def __init__(self, decks: list[int], question: str = "draw_from") -> None:
        super().__init__(question)
        self.decks = decks

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [DECK + deck for deck in self.decks]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        return None if s.available(action - DECK) else DECK_EMPTY[action - DECK]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.draw(seat, action - DECK)


class FromHand(Ask[Viticulture]):
    """Choose a number of cards of one's hand, one after the other; what with them, a verb says."""

    def __init__(self, question: str, count: int, decks: list[int]) -> None:
        super().__init__(question)
        self.count = count
        self.decks = sum([1 << deck for deck in decks])  # a set
        self.too_few = Reason("cards", "visitors", {"count": count})

    def held(self, s: Viticulture, seat: int) -> list[int]:
        """The cards in hand that come into question."""
        decks = self.decks
        return [card for card in s.players[seat].hand if decks >> DECK_OF[card] & 1]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return self.too_few if len(self.held(s, seat)) < self.count else None

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [CARD + card for card in distinct(self.held(s, seat))]


class Discard(FromHand):
    """Throw away a number of cards of one's choice."""

    def __init__(self, count: int, decks: list[int]) -> None:
        super().__init__("discard", count, decks)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if at + 1 < self.count:  # `at` counts the cards already gone
            self.push(s, seat, at + 1)
        s.discard_from_hand(seat, action - CARD)


class DiscardToDraw(Discard):
    """Throw cards away before one of each deck is drawn: what goes may be what there is to draw."""

    def exhausted(self, s: Viticulture) -> list[int]:
        """The decks that have a card to draw only if one of theirs is thrown away."""
        return [deck for deck in range(DECKS) if not s.available(deck)]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        reason = super().blocker(s, seat)
        if reason is not None:
            return reason
        exhausted = self.exhausted(s)
        held = [DECK_OF[card] for card in s.players[seat].hand]
        for deck in exhausted:
            if deck not in held or len(exhausted) > self.count:
                return DECK_EMPTY[deck]
        return None

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        exhausted = self.exhausted(s)
        if len(exhausted) < self.count - at or DECK_OF[action - CARD] in exhausted:
            return None
        return DECK_EMPTY[exhausted[0]]


class DrawOneEach(Draw):
    """Draw a card of each deck, once enough was thrown away that each has one."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None


def give_card(s: Viticulture, giver: int, taker: int, card: int) -> None:
    """Hand a card over; only the two see which."""
    s.players[giver].hand = without(s.players[giver].hand, card)
    s.players[taker].hand += (card,)
    if s.log is not None:
        deck, name = DECK_NAMES[DECK_OF[card]], CARD_NAMES[card]
        s.emit("give_card", giver, {"deck": deck, "other": taker}, {"card": name}, taker)
