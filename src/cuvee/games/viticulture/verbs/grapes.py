"""Grapes on the crush pad: gained, sold, thrown away."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Ask, Reason
from cuvee.games.viticulture.cards.orders import RED, WHITE
from cuvee.games.viticulture.codes import COLOUR_NAMES, GRAPE, colour_of, grape_code, value_of
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.tokens import PAD, PRICE, rest, values

NO_GRAPES: Final = Reason("no_grapes", "make_wine")
NO_GRAPES_TO_SELL: Final = Reason("no_grapes_to_sell", "fields")
GRAPE_SPACE_TAKEN: Final = Reason("grape_space_taken", "visitors")


def add_grape(s: Viticulture, seat: int, colour: int, value: int) -> None:
    """Put a grape on the crush pad: the next free space down if its own is taken, else lost."""
    player = s.players[seat]
    space = rest(PAD ^ player.grapes[colour], value)
    if space:
        player.add_grape(colour, space)
    if s.log is not None:
        name, where = COLOUR_NAMES[colour], space or value
        s.emit("grape" if space else "grape-lost", seat, {"colour": name, "value": where})


def grape_codes(player: Vineyard, colour: int) -> list[int]:
    """The grapes of a colour on the crush pad, as actions."""
    return [grape_code(colour, value) for value in values(player.grapes[colour])]


def take_grape(s: Viticulture, seat: int, action: int) -> int:
    """Take a grape off the crush pad; its value."""
    colour, value = colour_of(action), value_of(action - GRAPE)
    s.players[seat].use_grape(colour, value)
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

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        return [] if self.ready(s, seat) else [NO_GRAPES]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        take_grape(s, seat, action)


class BuyGrape(Ask[Viticulture]):
    """Put a grape of value 1 on the crush pad; its space must be free (p. 10)."""

    def __init__(self) -> None:
        super().__init__("buy_grape")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [grape_code(RED, 1), grape_code(WHITE, 1)]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        row = s.players[seat].grapes[colour_of(action)]
        return GRAPE_SPACE_TAKEN if row & 1 else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        add_grape(s, seat, colour_of(action), 1)


class SellGrapes(DiscardGrape):
    """Sell any number of grapes, at least one, for the price of their tier (p. 9)."""

    def __init__(self) -> None:
        super().__init__("sell_grapes")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        grapes = super().candidates(s, seat, at)
        return [DONE, *grapes] if at else grapes

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        return [] if self.ready(s, seat) else [NO_GRAPES_TO_SELL]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action != DONE:
            self.push(s, seat, 1)
            s.gain_lira(seat, PRICE[take_grape(s, seat, action)])
