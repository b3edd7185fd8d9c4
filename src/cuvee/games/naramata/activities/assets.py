"""Cheese, tasting and purchase: cards drawn, attached to tourists, and paid for or cashed in."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, NO, YES, Args, Effect, Reason, Text, all_of, under_way, without
from cuvee.games.naramata.cards.abilities import DOUBLED, DRAWN, FREE, PURCHASE_DISCOUNT
from cuvee.games.naramata.codes import CHEESE_CARD, PURCHASE_CARD, TASTING_CARD, TOURIST, USE
from cuvee.games.naramata.free_actions import WithinAction
from cuvee.games.naramata.kinds import KINDS, PURCHASE
from cuvee.games.naramata.packing import cards_on, index_of, number_of, row_index
from cuvee.games.naramata.purse import PAY, price_refusal
from cuvee.games.naramata.reasons import Question, told
from cuvee.games.naramata.state import Naramata, taker

CARDS: Final = 2  # that are drawn
NEXT_CARD: Final = 2  # prestige for each further card of a draw
EXTRA_DRAW: Final = 1  # prestige for a third purchase card
FIRST_CODE: Final = [CHEESE_CARD, TASTING_CARD, PURCHASE_CARD]
NO_ROW: Final = [Reason("no_row", "assets", {"kind": kind}) for kind in KINDS]
NO_TAKER: Final = [Reason("no_taker", "assets", {"kind": kind}) for kind in KINDS]
SAME_TYPE: Final = [Reason("same_cheese", "assets"), Reason("same_tasting", "assets")]
ROW_FULL: Final = [Reason("row_full", "assets", {"kind": kind}) for kind in KINDS]
NO_CARDS: Final = Reason("no_cards", "assets")


def named(s: Naramata, kind: int, card: int) -> Args:
    """What messages call a card by: its type and worth, or its cost and bottles."""
    edition = s.edition
    if kind == PURCHASE:
        return {
            "card": number_of(card),
            "cost": edition.purchases[card],
            "bottles": edition.bottles[card],
        }
    type_, worth = edition.type_of(kind, card), edition.rewards[kind][card]
    return {"card": number_of(card), f"{KINDS[kind]}_type": type_, "worth": worth}


def draw_cards(s: Naramata, seat: int, pile: int, count: int) -> None:
    """Turn over cards before a tour; fewer if pile and discards run out."""
    for _ in range(count):
        card = s.draw(pile)
        if card >= 0:
            s.players[seat].drawn += (card,)
            if s.log is not None:
                s.emit(f"draw-{KINDS[pile]}", seat, named(s, pile, card))


def room_refusal(s: Naramata, seat: int, slot: int, kind: int) -> Reason | None:
    """Why nothing more goes on a row of a tourist: there is none, or it is full."""
    row = s.row_of(seat, slot, kind)
    if row < 0:
        return NO_ROW[kind]
    return ROW_FULL[kind] if s.room(seat, slot, row) <= 0 else None


def row_refusal(s: Naramata, seat: int, slot: int, kind: int, card: int) -> Reason | None:
    """Why a card cannot go on a tourist: no such row, no room, or its type is there already."""
    reason = room_refusal(s, seat, slot, kind)
    if reason is not None or kind == PURCHASE:
        return reason
    row = s.row_of(seat, slot, kind)
    types = s.edition.card_types[kind]
    for other in cards_on(s.players[seat].filled[row_index(slot, row)]):
        if types[other] == types[card]:
            return SAME_TYPE[kind]
    return None


def taker_refusal(s: Naramata, seat: int, kind: int, card: int) -> Reason | None:
    """Why no tourist takes a card."""
    for slot in range(len(s.players[seat].tourists)):
        if row_refusal(s, seat, slot, kind, card) is None:
            return None
    return NO_TAKER[kind]


def takers_told(s: Naramata, seat: int, kind: int, card: int) -> Reason:
    """Why no tourist takes a card: of each one with such a row, what is wrong with it."""
    found: list[Reason] = []
    for slot, tourist in enumerate(s.players[seat].tourists):
        reason = row_refusal(s, seat, slot, kind, card)
        if reason is not None and reason is not NO_ROW[kind]:
            found.append(row_told(s, seat, TOURIST + tourist, kind, card, reason))
    if len(found) == 1:
        return found[0]
    return Reason("nobody_takes", "assets", {}, found) if found else NO_TAKER[kind]


def row_told(s: Naramata, seat: int, action: int, kind: int, card: int, reason: Reason) -> Reason:
    """Why a card cannot go on a tourist, with the type of the card if that is why."""
    reason = told(s, seat, action, reason)
    if kind == PURCHASE or reason.code != SAME_TYPE[kind].code:
        return reason
    return reason.naming({f"{KINDS[kind]}_type": s.edition.type_of(kind, card)})


def card_told(s: Naramata, seat: int, kind: int, card: int, price: Reason | None) -> Reason | None:
    """All that stands in the way of keeping a card: that nobody takes it, and its price."""
    dear = None if price is None else told(s, seat, FIRST_CODE[kind] + card, price)
    if taker_refusal(s, seat, kind, card) is None:
        return dear
    reason = takers_told(s, seat, kind, card)
    if dear is None:
        return reason
    if not reason.parts:
        return all_of([reason, dear])
    return Reason("nobody_takes", "assets", {}, [*reason.parts, dear])


class Attach(Question):
    """Attach the card whose number, from 1, `at` is to a tourist with room for it."""

    def __init__(self, kind: int) -> None:
        super().__init__("attach")
        self.kind = kind

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [TOURIST + tourist for tourist in sorted(s.players[seat].tourists)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        slot = s.players[seat].tourists.index(action - TOURIST)
        return row_refusal(s, seat, slot, self.kind, index_of(at))

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        return row_told(s, seat, action, self.kind, index_of(at), refusal)

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text(f"ask-attach-{KINDS[self.kind]}", named(s, self.kind, index_of(at)))

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        return taker(s, seat, action - TOURIST, self.kind)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        slot = player.tourists.index(action - TOURIST)
        row = row_index(slot, s.row_of(seat, slot, self.kind))
        player.fill(row, player.filled[row] | 1 << index_of(at))
        player.drawn = without(player.drawn, index_of(at))
        if s.log is not None:
            args = named(s, self.kind, index_of(at))
            args["who"] = s.edition.tourists[action - TOURIST].name
            s.emit(f"attach-{KINDS[self.kind]}", seat, args)


class KeepCards(WithinAction):
    """Attach drawn cards one after the other: the first is free, others cost 2 (p. 12, 16).

    `at` counts those attached. The rest is discarded afterwards and pays its rewards.
    """

    def __init__(self, kind: int) -> None:
        super().__init__(f"keep_{KINDS[kind]}")
        self.kind = kind
        self.attach = Attach(kind)

    def parts(self) -> list[Effect[Naramata]]:
        return [self.attach]

    def price(self, s: Naramata, seat: int, at: int) -> int:
        """What the next card costs to attach."""
        free = 1 + s.players[seat].bonus(FREE + self.kind)
        return 0 if at < free else NEXT_CARD

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        base = FIRST_CODE[self.kind]
        cards = [base + card for card in sorted(s.players[seat].drawn)]
        return [DONE, *cards, *super().candidates(s, seat, at)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action == DONE or action >= USE:
            return super().refusal(s, seat, at, action)
        reason = taker_refusal(s, seat, self.kind, action - FIRST_CODE[self.kind])
        return reason or price_refusal(s, seat, self.price(s, seat, at))

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if action >= USE:
            return super().explain(s, seat, at, action, refusal)
        price = price_refusal(s, seat, self.price(s, seat, at))
        card = action - FIRST_CODE[self.kind]
        return card_told(s, seat, self.kind, card, price) or refusal

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text(f"ask-{self.question}", {"prestige": self.price(s, seat, at)})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        card = action - FIRST_CODE[self.kind]
        if 0 <= card < len(s.edition.rewards[self.kind]):
            return Text(f"asset-{KINDS[self.kind]}", named(s, self.kind, card))
        worth = self.worth(s, seat) if action == DONE else 0
        return Text("label-cash_in", {"prestige": worth}) if worth else None

    def worth(self, s: Naramata, seat: int) -> int:
        """What the drawn cards pay when discarded; with an upgrade the best pays double."""
        player = s.players[seat]
        rewards = [s.edition.rewards[self.kind][card] for card in player.drawn]
        doubled = player.bonus(DOUBLED + self.kind)
        best = sorted(rewards)[-doubled:] if doubled else []
        return sum(rewards) + sum(best)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action == DONE:
            self.cash_in(s, seat)
            return
        if action >= USE:
            super().resolve(s, seat, at, action)
            return
        price = self.price(s, seat, at)
        self.push(s, seat, at + 1)
        self.attach.push(s, seat, number_of(action - FIRST_CODE[self.kind]))
        if price:
            PAY.push(s, seat, price)

    def cash_in(self, s: Naramata, seat: int) -> None:
        """Discard what was not attached, for what it is worth."""
        player = s.players[seat]
        worth = self.worth(s, seat)
        s.discard(self.kind, [*player.drawn])
        player.drawn = ()
        s.gain_prestige(seat, worth)


class Sample(Effect[Naramata]):
    """The cheese or the tasting action: draw two cards, more with an upgrade."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.keep = KeepCards(kind)

    def parts(self) -> list[Effect[Naramata]]:
        return [self.keep]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        more = s.players[seat].bonus(DRAWN + self.kind)
        draw_cards(s, seat, self.kind, CARDS + more)
        self.keep.push(s, seat)


class DrawOne(Effect[Naramata]):
    """The third purchase card, once it is paid for."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        draw_cards(s, seat, PURCHASE, 1)


class DrawThird(WithinAction):
    """A third purchase card for a prestige, after the first two were seen (p. 13)."""

    def __init__(self) -> None:
        super().__init__("third_purchase")
        self.draw = DrawOne()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.draw]

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [NO, YES, *super().candidates(s, seat, at)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action != YES:
            return super().refusal(s, seat, at, action)
        if not s.piles[PURCHASE] and not s.discards[PURCHASE]:
            return NO_CARDS
        return price_refusal(s, seat, EXTRA_DRAW)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action == YES:
            self.draw.push(s, seat)
            PAY.push(s, seat, EXTRA_DRAW)
        elif action != NO:
            super().resolve(s, seat, at, action)


class BuyCards(WithinAction):
    """Keep any number of drawn purchase cards by paying for each; the others pay nothing."""

    def __init__(self) -> None:
        super().__init__("keep_purchase")
        self.attach = Attach(PURCHASE)

    def parts(self) -> list[Effect[Naramata]]:
        return [self.attach]

    def price(self, s: Naramata, seat: int, card: int) -> int:
        """What a card costs."""
        return max(1, s.edition.purchases[card] - s.players[seat].bonus(PURCHASE_DISCOUNT))

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        cards = [PURCHASE_CARD + card for card in sorted(s.players[seat].drawn)]
        return [DONE, *cards, *super().candidates(s, seat, at)]

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        card = action - PURCHASE_CARD
        if not 0 <= card < len(s.edition.purchases):
            return None
        price = self.price(s, seat, card)
        return Text("label-purchase", {"bottles": s.edition.bottles[card], "prestige": price})

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action == DONE or action >= USE:
            return super().refusal(s, seat, at, action)
        card = action - PURCHASE_CARD
        reason = taker_refusal(s, seat, PURCHASE, card)
        return reason or price_refusal(s, seat, self.price(s, seat, card))

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if action >= USE:
            return super().explain(s, seat, at, action, refusal)
        card = action - PURCHASE_CARD
        price = price_refusal(s, seat, self.price(s, seat, card))
        return card_told(s, seat, PURCHASE, card, price) or refusal

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        if action == DONE:
            s.discard(PURCHASE, [*player.drawn])
            player.drawn = ()
            return
        if action >= USE:
            super().resolve(s, seat, at, action)
            return
        card = action - PURCHASE_CARD
        self.push(s, seat)
        self.attach.push(s, seat, number_of(card))
        PAY.push(s, seat, self.price(s, seat, card))


class Purchase(Effect[Naramata]):
    """The purchase action: draw two cards, perhaps a third, and buy what one likes."""

    def __init__(self) -> None:
        super().__init__()
        self.third = DrawThird()
        self.buy = BuyCards()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.third, self.buy]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        draw_cards(s, seat, PURCHASE, CARDS)
        self.buy.push(s, seat)
        self.third.push(s, seat)


def drawn_from(s: Naramata, seat: int) -> int:
    """The deck of the cards drawn by a tour: the one that it samples, or else the purchases."""
    for effect in under_way(s, seat):
        if isinstance(effect, KeepCards):
            return effect.kind
    return PURCHASE
