"""Wines in the cellar: aged, thrown away, filled into orders."""

from __future__ import annotations

from typing import Final

from cuvee.engine import NOTHING_TO_CHOOSE, Ask, Effect, Reason, Text, all_of, without
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_OF, FIRST_ORDER, ORDER
from cuvee.games.viticulture.cards.orders import ORDERS, TYPES, WINE_NAMES, Order
from cuvee.games.viticulture.codes import CARD, WINE, value_of, wine_code, wine_of
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.tokens import HIGHEST, aged, cellar_steps, values

NO_ORDERS: Final = Reason("no_orders", "campaign")
ORDER_SHORT: Final = Reason("order_short", "fill_order")
NO_ORDER_CARD: Final = Reason("no_order_card", "fill_order")
NO_WINE: Final = Reason("no_wine", "visitors")
CANNOT_AGE: Final = Reason("cannot_age", "age")
_ORDER_BITS: Final = 7


def take_wine(s: Viticulture, seat: int, action: int) -> int:
    """Take a wine out of the cellar; its value."""
    wine, value = wine_of(action), value_of(action - WINE)
    s.players[seat].use_wine(wine, value)
    if s.log is not None:
        s.emit("use_wine", seat, {"wine": WINE_NAMES[wine], "value": value})
    return value


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
            codes += [wine_code(wine, value) for value in values(row)]
        return codes

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        return self.too_young if value_of(action - WINE) < self.least else None

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        return super().lacks(s, seat) if any(s.players[seat].wines) else [NO_WINE]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        take_wine(s, seat, action)


class AgeWines(Effect[Viticulture]):
    """Age all wines a number of times, each time as at the end of a year."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        player = s.players[seat]
        if not any(player.wines):
            return NO_WINE
        steps = cellar_steps(player.structures)
        for row in player.wines:
            if aged(row, steps) != row:
                return None
        return CANNOT_AGE

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        steps = cellar_steps(player.structures)
        for _ in range(self.times):
            player.wines = tuple([aged(row, steps) for row in player.wines])
        if s.log is not None:
            s.emit("age_wines", seat, {})


class AgeOneWine(DiscardWine):
    """Age a single wine that can age."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "age_wine"

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        wine, here = wine_of(action), 1 << value_of(action - WINE) - 1
        free = not player.wines[wine] & here << 1 and here << 1 < 1 << HIGHEST
        return None if free and cellar_steps(player.structures) & here else CANNOT_AGE

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        player, wine, value = s.players[seat], wine_of(action), value_of(action - WINE)
        player.use_wine(wine, value)
        player.add_wine(wine, value + 1)
        if s.log is not None:
            s.emit("age_wines", seat, {})


def order_begun(order: int, bottles: int) -> int:
    """The frame of an order being filled: which one, and how many bottles were taken for it."""
    return order + 1 | bottles << _ORDER_BITS


def order_of(at: int) -> int:
    """The order that is being filled."""
    return (at & (1 << _ORDER_BITS) - 1) - 1


def bottles_of(at: int) -> int:
    """How many bottles were taken for it."""
    return at >> _ORDER_BITS


class FillOrder(Ask[Viticulture]):
    """Fill a wine order of one's hand: a bottle of each type, at least as good (p. 16).

    `at` is 0 before one is chosen, then `order_begun`.
    """

    def __init__(self, extra_vp: int = 0) -> None:
        super().__init__("fill_order")
        self.extra_vp = extra_vp

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        if at == 0:
            orders = [card for card in player.hand if DECK_OF[card] == ORDER]
            return [CARD + card for card in sorted(orders)]
        wine, least = ORDERS[order_of(at)].wines[bottles_of(at)]
        bottles = values(player.wines[wine] >> least - 1 << least - 1)
        return [wine_code(wine, value) for value in bottles]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        reason: Reason | None = NOTHING_TO_CHOOSE
        for card in s.players[seat].hand:
            if DECK_OF[card] == ORDER:
                reason = self.refusal(s, seat, 0, CARD + card)
                if reason is None:
                    return None
        return reason

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        if at > 0:
            return None
        if not s.challenge.orders:
            return NO_ORDERS
        order = ORDERS[action - CARD - FIRST_ORDER]
        return None if can_fill(s.players[seat], order) else ORDER_SHORT

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if refusal is not ORDER_SHORT:
            return refusal
        order = ORDERS[action - CARD - FIRST_ORDER]
        card = CARD_NAMES[action - CARD]
        reasons = [
            Reason(
                "order_short",
                "fill_order",
                {"card": card, "wine": WINE_NAMES[wine], "value": least},
            )
            for wine, least in missing_bottles(s.players[seat], order)
        ]
        return all_of(reasons) or refusal

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        """Nothing, as long as an order can be filled; else what the nearest one lacks."""
        orders = self.candidates(s, seat, 0)
        if not orders:
            return [NO_ORDER_CARD]
        reasons = [self.why_not(s, seat, 0, order) for order in orders]
        best = min(reasons, key=parts_of)
        return [] if best is None else [best]

    def lacking(self, s: Viticulture, seat: int) -> list[list[tuple[int, int]]]:
        """For each order of the hand that may be filled at all, the bottles the cellar lacks."""
        if not s.challenge.orders:
            return []
        held = [ORDERS[code - CARD - FIRST_ORDER] for code in self.candidates(s, seat, 0)]
        return [missing_bottles(s.players[seat], order) for order in held]

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        if at == 0:
            return Text("ask-fill_order")
        return Text("ask-bottle_for", {"card": CARD_NAMES[FIRST_ORDER + order_of(at)]})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if at == 0:
            self.push(s, seat, order_begun(action - CARD - FIRST_ORDER, 0))
            return
        take_wine(s, seat, action)
        number, bottles = order_of(at), bottles_of(at) + 1
        order = ORDERS[number]
        if bottles < len(order.wines):
            self.push(s, seat, order_begun(number, bottles))
            return
        card = FIRST_ORDER + number
        player = s.players[seat]
        player.hand = without(player.hand, card)
        s.discard(card)
        if s.log is not None:
            s.emit("fill_order", seat, {"card": CARD_NAMES[card]})
        s.gain_vp(seat, order.vp + self.extra_vp, "orders")
        s.gain_residual(seat, order.residual)


def parts_of(reason: Reason | None) -> int:
    """How many things stand in the way."""
    return 0 if reason is None else max(1, len(reason.parts))


def can_fill(player: Vineyard, order: Order) -> bool:
    """Whether the cellar holds a bottle for each one asked: of k of a type, k at least as good."""
    before, needed = -1, 0
    for wine, least in order.wines:
        needed = needed + 1 if wine == before else 1
        before = wine
        if (player.wines[wine] >> least - 1).bit_count() < needed:
            return False
    return True


def missing_bottles(player: Vineyard, order: Order) -> list[tuple[int, int]]:
    """The bottles that the cellar lacks for an order, each by its type and least value."""
    missing: list[tuple[int, int]] = []
    left = list(player.wines)
    for wine, least in sorted(order.wines, reverse=True):
        if left[wine].bit_length() >= least:
            left[wine] ^= 1 << left[wine].bit_length() - 1
        else:
            missing.append((wine, least))
    return missing
