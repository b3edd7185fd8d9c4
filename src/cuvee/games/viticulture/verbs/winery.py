"""Grapes into wine, wine into orders, and the price of either."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Ask, Effect, Reason, Text
from cuvee.games.viticulture.cards.deck import CARD_NAMES, FIRST_ORDER, FIRST_SUMMER
from cuvee.games.viticulture.cards.orders import (
    ORDERS,
    RED,
    SPARKLING,
    WHITE,
    WINE_NAMES,
    Order,
)
from cuvee.games.viticulture.codes import CARD, COLOUR_NAMES, GRAPE, WINE, WINE_TYPE
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.tokens import (
    HIGHEST,
    PAD,
    PRICE,
    TYPE_SPACES,
    aged,
    cellar,
    cellar_steps,
    rest,
    values,
)

TYPES: Final = 4
NO_GRAPES: Final = Reason("no_grapes", "make_wine")
NO_ROOM: Final = [Reason("no_room", "make_wine", {"wine": name}) for name in WINE_NAMES]
MORE_EXPECTED: Final = Reason("bonus_expected", "friendly")
TOKEN_SPENT: Final = Reason("token_spent", "tokens")
NO_ORDERS: Final = Reason("no_orders", "campaign")
ORDER_SHORT: Final = Reason("order_short", "fill_order")
GRAPE_SPACE_TAKEN: Final = Reason("grape_space_taken", "visitors")
NO_WINE: Final = Reason("no_wine", "visitors")
CANNOT_AGE: Final = Reason("cannot_age", "age")


def add_grape(s: Viticulture, seat: int, colour: int, value: int) -> None:
    """Put a grape on the crush pad: the next free space down if its own is taken, else lost."""
    grapes = s.players[seat].grapes
    space = rest(PAD ^ grapes[colour], value)
    if space:
        grapes[colour] |= 1 << space - 1
    if s.log is not None:
        name, where = COLOUR_NAMES[colour], space or value
        s.emit("grape" if space else "grape-lost", seat, {"colour": name, "value": where})


def grape_codes(player: Vineyard, colour: int) -> list[int]:
    """The grapes of a colour on the crush pad, as actions."""
    return [GRAPE + colour * HIGHEST + value - 1 for value in values(player.grapes[colour])]


class MakeWine(Ask[Viticulture]):
    """Make up to a number of wines, at least one: name the type, then its grapes one by one.

    Where more than one is expected, fewer are made only if no more can be. The frame's `at` holds,
    in groups of four bits: wines made, types made (a set), the type being made + 1, its first red
    grape and its second.
    """

    def __init__(self, most: int, least: int = 1) -> None:
        super().__init__("make_wine")
        self.most = most
        self.least = least

    def room(self, player: Vineyard, wine: int) -> int:
        """The spaces that a new wine of this type may take."""
        return TYPE_SPACES[wine] & cellar(player.structures) & ~player.wines[wine]

    def scores(self, wine: int, made: int) -> int:
        """The points a card gives for a wine, when these types were made before it."""
        return 0

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        wine = (at >> 8 & 15) - 1
        if wine >= 0:
            second_red = wine == SPARKLING and at >> 16 == 0
            wants_red = wine != WHITE and (at >> 12 & 15 == 0 or second_red)
            return grape_codes(player, RED if wants_red else WHITE)
        types = [WINE_TYPE + wine for wine in range(TYPES)]
        return types if at & 15 == 0 else [DONE, *types]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        if action == DONE:
            if at & 15 >= self.least:
                return None
            more = [wine for wine in range(TYPES) if self.type_refusal(player, wine) is None]
            expected = MORE_EXPECTED if s.seats > 1 else TOKEN_SPENT
            return expected if more else None
        if action >= WINE_TYPE and action < WINE_TYPE + TYPES:
            return self.type_refusal(player, action - WINE_TYPE)
        return self.grape_refusal(player, at, action)

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        """Nothing, as long as a type can be made; a lack of room tells more than one of grapes."""
        reason: Reason | None = NO_GRAPES
        for wine in range(TYPES):
            refused = self.type_refusal(s.players[seat], wine)
            if refused is None:
                return None
            if reason is NO_GRAPES:
                reason = refused
        return reason

    def type_refusal(self, player: Vineyard, wine: int) -> Reason | None:
        """Why no wine of a type can be made: the best grapes for it decide."""
        red, white = player.grapes[RED], player.grapes[WHITE]
        best = 0
        if wine != WHITE:
            if not red:
                return NO_GRAPES
            best += red.bit_length()
        if wine == SPARKLING:
            red ^= 1 << red.bit_length() - 1
            if not red:
                return NO_GRAPES
            best += red.bit_length()
        if wine != RED:
            if not white:
                return NO_GRAPES
            best += white.bit_length()
        return None if rest(self.room(player, wine), best) else NO_ROOM[wine]

    def grape_refusal(self, player: Vineyard, at: int, action: int) -> Reason | None:
        """Why a grape cannot be the next: with the best ones after it the wine finds no space.

        Of two red grapes the better one is named first.
        """
        wine, first = (at >> 8 & 15) - 1, at >> 12 & 15
        value = (action - GRAPE) % HIGHEST + 1
        best = first + (at >> 16) + value
        picks_red = action < GRAPE + HIGHEST
        if wine == SPARKLING and picks_red:
            lower = player.grapes[RED] & (1 << value - 1) - 1
            if first == 0 and not lower:
                return NO_GRAPES
            if first and value >= first:
                return NO_GRAPES
            best += lower.bit_length() if first == 0 else 0
        if picks_red and wine != RED:
            best += player.grapes[WHITE].bit_length()
        return None if rest(self.room(player, wine), best) else NO_ROOM[wine]

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        wine = (at >> 8 & 15) - 1
        if wine < 0:
            return Text("ask-make_wine")
        return Text("ask-grape_for", {"wine": WINE_NAMES[wine]})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action == DONE:
            return
        if action >= WINE_TYPE and action < WINE_TYPE + TYPES:
            self.push(s, seat, at | action - WINE_TYPE + 1 << 8)
            return
        wine = (at >> 8 & 15) - 1
        value = (action - GRAPE) % HIGHEST + 1
        picks_red = action < GRAPE + HIGHEST
        if picks_red and wine == SPARKLING and at >> 12 & 15:
            self.push(s, seat, at | value << 16)
        elif picks_red and wine != RED:
            self.push(s, seat, at | value << 12)
        else:
            self.make(s, seat, at, wine, value)

    def make(self, s: Viticulture, seat: int, at: int, wine: int, last: int) -> None:
        """Crush the chosen grapes, set the wine in the cellar, go on to the next."""
        player = s.players[seat]
        reds = [last] if wine == RED else [at >> 12 & 15, at >> 16]
        total = last if wine == RED else last + reds[0] + reds[1]
        for value in reds:
            if value:
                player.grapes[RED] ^= 1 << value - 1
        if wine != RED:
            player.grapes[WHITE] ^= 1 << last - 1
        space = rest(self.room(player, wine), total)
        player.wines[wine] |= 1 << space - 1
        if s.log is not None:
            s.emit("make_wine", seat, {"wine": WINE_NAMES[wine], "value": space})
        count, made = (at & 15) + 1, at >> 4 & 15
        points = self.scores(wine, made)
        if points:
            s.gain_vp(seat, points)
        if count < self.most:
            self.push(s, seat, count | (made | 1 << wine) << 4)


class FillOrder(Ask[Viticulture]):
    """Fill a wine order of one's hand: a bottle of each type, at least as good (p. 16)."""

    def __init__(self, extra_vp: int = 0) -> None:
        super().__init__("fill_order")
        self.extra_vp = extra_vp

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        if at == 0:
            orders = [card for card in player.hand if FIRST_ORDER <= card < FIRST_SUMMER]
            return [CARD + card for card in sorted(orders)]
        wine, least = ORDERS[(at & 63) - 1].wines[at >> 6]
        bottles = values(player.wines[wine] >> least - 1 << least - 1)
        return [WINE + wine * HIGHEST + value - 1 for value in bottles]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        if at > 0:
            return None
        if not s.challenge.orders:
            return NO_ORDERS
        order = ORDERS[action - CARD - FIRST_ORDER]
        return None if can_fill(s.players[seat], order) else ORDER_SHORT

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        if at == 0:
            return Text("ask-fill_order")
        return Text("ask-bottle_for", {"card": CARD_NAMES[(at & 63) - 1 + FIRST_ORDER]})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if at == 0:
            self.push(s, seat, action - CARD - FIRST_ORDER + 1)
            return
        take_wine(s, seat, action)
        number = (at & 63) - 1
        order = ORDERS[number]
        if (at >> 6) + 1 < len(order.wines):
            self.push(s, seat, at + 64)
            return
        card = FIRST_ORDER + number
        s.players[seat].hand.remove(card)
        s.discard(card)
        if s.log is not None:
            s.emit("fill_order", seat, {"card": CARD_NAMES[card]})
        s.gain_vp(seat, order.vp + self.extra_vp, "orders")
        s.gain_residual(seat, order.residual)


def can_fill(player: Vineyard, order: Order) -> bool:
    """Whether the cellar holds a bottle for each one asked: of k of a type, k at least as good."""
    before, needed = -1, 0
    for wine, least in order.wines:
        needed = needed + 1 if wine == before else 1
        before = wine
        if (player.wines[wine] >> least - 1).bit_count() < needed:
            return False
    return True


def take_wine(s: Viticulture, seat: int, action: int) -> int:
    """Take a wine out of the cellar; its value."""
    wine, value = (action - WINE) // HIGHEST, (action - WINE) % HIGHEST + 1
    s.players[seat].wines[wine] ^= 1 << value - 1
    if s.log is not None:
        s.emit("use_wine", seat, {"wine": WINE_NAMES[wine], "value": value})
    return value


def take_grape(s: Viticulture, seat: int, action: int) -> int:
    """Take a grape off the crush pad; its value."""
    colour, value = (action - GRAPE) // HIGHEST, (action - GRAPE) % HIGHEST + 1
    s.players[seat].grapes[colour] ^= 1 << value - 1
    if s.log is not None:
        s.emit("use_grape", seat, {"colour": COLOUR_NAMES[colour], "value": value})
    return value


class DiscardGrape(Ask[Viticulture]):
    """Throw a grape away."""

    def __init__(self, question: str = "discard_grape") -> None:
        super().__init__(question)

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        return grape_codes(player, RED) + grape_codes(player, WHITE)

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        grapes = s.players[seat].grapes
        return None if grapes[RED] or grapes[WHITE] else NO_GRAPES

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        take_grape(s, seat, action)


class BuyGrape(Ask[Viticulture]):
    """Put a grape of value 1 on the crush pad; its space must be free (p. 10)."""

    def __init__(self) -> None:
        super().__init__("buy_grape")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [GRAPE, GRAPE + HIGHEST]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        row = s.players[seat].grapes[(action - GRAPE) // HIGHEST]
        return GRAPE_SPACE_TAKEN if row & 1 else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        add_grape(s, seat, (action - GRAPE) // HIGHEST, 1)


class SellGrapes(DiscardGrape):
    """Sell any number of grapes, at least one, for the price of their tier (p. 9)."""

    def __init__(self) -> None:
        super().__init__("sell_grapes")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        grapes = super().candidates(s, seat, at)
        return [DONE, *grapes] if at else grapes

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action != DONE:
            self.push(s, seat, 1)
            s.gain_lira(seat, PRICE[take_grape(s, seat, action)])


class DiscardWine(Ask[Viticulture]):
    """Throw away a wine of at least this value."""

    def __init__(self, least: int = 1) -> None:
        super().__init__("discard_wine")
        self.least = least
        self.too_young = Reason("wine_value", "visitors", {"value": least})

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        codes: list[int] = []
        for wine in range(TYPES):
            row = s.players[seat].wines[wine]
            codes += [WINE + wine * HIGHEST + value - 1 for value in values(row)]
        return codes

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        return self.too_young if (action - WINE) % HIGHEST + 1 < self.least else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        take_wine(s, seat, action)


class AgeWines(Effect[Viticulture]):
    """Age all wines a number of times, each time as at the end of a year."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None if any(s.players[seat].wines) else NO_WINE

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        steps = cellar_steps(player.structures)
        for _ in range(self.times):
            player.wines = [aged(row, steps) for row in player.wines]
        if s.log is not None:
            s.emit("age_wines", seat, {})


class AgeOneWine(DiscardWine):
    """Age a single wine that can age."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "age_wine"

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        wine, here = (action - WINE) // HIGHEST, 1 << (action - WINE) % HIGHEST
        free = not player.wines[wine] & here << 1 and here << 1 < 1 << HIGHEST
        return None if free and cellar_steps(player.structures) & here else CANNOT_AGE

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        here = 1 << (action - WINE) % HIGHEST
        s.players[seat].wines[(action - WINE) // HIGHEST] ^= here | here << 1
        if s.log is not None:
            s.emit("age_wines", seat, {})
