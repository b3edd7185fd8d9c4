"""Playing visitors: only such as can be fully resolved, and into the discard pile afterwards."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Ask, Choose, ChooseTwo, Effect, Reason, Text, all_of, without
from cuvee.games.viticulture.cards.deck import (
    CARD_NAMES,
    DECK_OF,
    FIRST_CARD,
    SOCIABLE,
    SUMMER_VISITOR,
    WINTER_VISITOR,
    enter_cards,
)
from cuvee.games.viticulture.codes import CARD
from cuvee.games.viticulture.state import Viticulture

VISITORS: Final[dict[int, Effect[Viticulture]]] = {}  # by card, entered by the decks themselves
NO_VISITOR: Final = Reason("no_visitor", "visitors")
NO_OPPONENT: Final = Reason("no_opponent", "automa")


def enter_visitors(deck: int, cards: dict[str, Effect[Viticulture]], sociable: list[str]) -> None:
    """Give the visitors of a deck their codes; some of them are of no use without an opponent."""
    enter_cards(deck, list(cards))
    for code, name in enumerate(cards, FIRST_CARD[deck]):
        VISITORS[code] = cards[name]
        if name in sociable:
            SOCIABLE.append(code)


class LeaveTable(Effect[Viticulture]):
    """The visitor played last goes face up on its pile."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        card = s.in_play[-1]
        s.in_play = s.in_play[:-1]
        s.discard(card)


class PlayVisitor(Ask[Viticulture]):
    """Play a visitor of the season from one's hand and do what it says."""

    def __init__(self, deck: int) -> None:
        super().__init__("play_visitor")
        self.deck = deck
        self.afterwards = LeaveTable()

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.afterwards]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        reason: Reason | None = NO_VISITOR
        for card in s.players[seat].hand:
            if DECK_OF[card] == self.deck:
                reason = self.refusal(s, seat, 0, CARD + card)
                if reason is None:
                    return None
        return reason

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if refusal is NO_OPPONENT:
            return refusal
        player, card = s.players[seat], action - CARD
        hand = player.hand
        player.hand = without(hand, card)
        reason = card_reason(s, seat, VISITORS[card])
        player.hand = hand
        return reason or refusal

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        """Nothing, as long as a visitor can be played; else the reason all share, or each one's."""
        found: list[Reason] = []
        cards = self.candidates(s, seat, 0)
        for action in cards:
            reason = self.why_not(s, seat, 0, action)
            if reason is None:
                return []
            about = Text("action-card", {"card": CARD_NAMES[action - CARD]})
            found += [part.concerning(about) for part in reason.parts or [reason]]
        if not cards:
            return [NO_VISITOR]
        shared = all_of(found)
        if shared is not None and not shared.parts and len(cards) > 1:
            return [shared]
        return [Reason("each_visitor", "visitors", {"count": len(cards)}, found)]

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        hand, deck = s.players[seat].hand, self.deck
        return [CARD + card for card in sorted(hand) if DECK_OF[card] == deck]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        if s.seats == 1 and action - CARD in SOCIABLE:
            return NO_OPPONENT
        player, card = s.players[seat], action - CARD
        hand = player.hand
        player.hand = without(hand, card)  # the card in play is not in hand when it asks for cards
        reason = VISITORS[card].blocker(s, seat)
        player.hand = hand
        return reason

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        card = action - CARD
        player = s.players[seat]
        player.hand = without(player.hand, card)
        s.in_play += (card,)
        if s.log is not None:
            s.emit("play", seat, {"card": CARD_NAMES[card]})
        self.afterwards.push(s, seat)
        VISITORS[card].push(s, seat)


def card_reason(s: Viticulture, seat: int, effect: Effect[Viticulture]) -> Reason | None:
    """What stands in the way of a visitor; of one with options, what stands in the way of each."""
    if isinstance(effect, Choose) and not isinstance(effect, ChooseTwo):
        sides = [reason for side in effect.branches for reason in side.lacks(s, seat)]
        reason = all_of(sides)
        if reason is None or not reason.parts:
            return reason
        return Reason("no_option", "visitors", {}, reason.parts)
    return all_of(effect.lacks(s, seat))


PLAY_SUMMER_VISITOR: Final = PlayVisitor(SUMMER_VISITOR)
PLAY_WINTER_VISITOR: Final = PlayVisitor(WINTER_VISITOR)
