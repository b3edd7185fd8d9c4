"""Grapes into wine."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Ask, Effect, Reason, Text, all_of
from cuvee.games.viticulture.cards.orders import (
    BLUSH,
    RED,
    SPARKLING,
    TYPES,
    WHITE,
    WINE_NAMES,
)
from cuvee.games.viticulture.codes import GRAPE, WINE_TYPE, colour_of, value_of
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.structures import LARGE_CELLAR, MEDIUM_CELLAR, STRUCTURE_NAMES
from cuvee.games.viticulture.tokens import LEAST, TYPE_SPACES, cellar, rest
from cuvee.games.viticulture.verbs.cellar import FillOrder
from cuvee.games.viticulture.verbs.grapes import NO_GRAPES, grape_codes
from cuvee.games.viticulture.verbs.vineyard import Harvest

TYPE_CODES: Final = [WINE_TYPE + wine for wine in range(TYPES)]
TYPES_OR_DONE: Final = [DONE, *TYPE_CODES]
NO_ROOM: Final = [Reason("no_room", "make_wine", {"wine": name}) for name in WINE_NAMES]
MORE_EXPECTED: Final = Reason("bonus_expected", "friendly")
TOKEN_SPENT: Final = Reason("token_spent", "tokens")


class MakeWine(Ask[Viticulture]):
    """Make up to a number of wines, at least one: name the type, then its grapes one by one.

    Where more than one is expected, fewer are made only if no more can be. The frame's `at` holds
    what was made and what is being made; the functions below read it.
    """

    def __init__(self, most: int, least: int = 1) -> None:
        super().__init__("make_wine")
        self.most = most
        self.least = least

    def room(self, player: Vineyard, wine: int) -> int:
        """The spaces that a new wine of this type may take."""
        return TYPE_SPACES[wine] & cellar(player.structures) & ~player.wines[wine]

    def cellar(self, player: Vineyard) -> int:
        """The spaces that new wine may take, free or not."""
        return cellar(player.structures)

    def scores(self, wine: int, made: int) -> int:
        """The points a card gives for a wine, when these types were made before it."""
        return 0

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        wine = type_begun(at)
        if wine >= 0:
            lacks_second = wine == SPARKLING and second_red(at) == 0
            wants_red = wine != WHITE and (first_red(at) == 0 or lacks_second)
            return grape_codes(player, RED if wants_red else WHITE)
        return TYPE_CODES if wines_made(at) == 0 else TYPES_OR_DONE

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        if action == DONE:
            if wines_made(at) >= self.least:
                return None
            more = [wine for wine in range(TYPES) if self.type_refusal(player, wine) is None]
            expected = MORE_EXPECTED if s.seats > 1 else TOKEN_SPENT
            return expected if more else None
        if action >= WINE_TYPE and action < WINE_TYPE + TYPES:
            return self.type_refusal(player, action - WINE_TYPE)
        return self.grape_refusal(player, at, action)

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if WINE_TYPE <= action < WINE_TYPE + TYPES:
            return type_reason(self, s.players[seat], action - WINE_TYPE) or refusal
        return refusal

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        """Nothing, as long as a type can be made; a lack of room tells more than one of grapes."""
        reason = self.blocker(s, seat)
        if reason is not None and reason in NO_ROOM:
            return [type_reason(self, s.players[seat], NO_ROOM.index(reason)) or reason]
        return [] if reason is None else [reason]

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
        best = best_blend(player, wine)
        if not best:
            return NO_GRAPES
        return None if rest(self.room(player, wine), best) else NO_ROOM[wine]

    def may_enable(self, s: Viticulture, seat: int, at: int, other: Effect[Viticulture]) -> bool:
        """An order comes within reach if it lacks no more wines than are left to make."""
        if not isinstance(other, FillOrder):
            return not isinstance(other, Harvest)
        left = self.most - wines_made(at)
        for missing in other.lacking(s, seat):
            if len(missing) <= left and can_make_each(self, s.players[seat], missing):
                return True
        return False

    def grape_refusal(self, player: Vineyard, at: int, action: int) -> Reason | None:
        """Why a grape cannot be the next: with the best ones after it the wine finds no space.

        Of two red grapes the better one is named first.
        """
        wine, first = type_begun(at), first_red(at)
        value = value_of(action - GRAPE)
        best = first + second_red(at) + value
        picks_red = colour_of(action) == RED
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
        wine = type_begun(at)
        if wine < 0:
            return Text("ask-make_wine")
        return Text("ask-grape_for", {"wine": WINE_NAMES[wine]})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action == DONE:
            return
        if action >= WINE_TYPE and action < WINE_TYPE + TYPES:
            self.push(s, seat, begin_type(at, action - WINE_TYPE))
            return
        wine = type_begun(at)
        value = value_of(action - GRAPE)
        picks_red = colour_of(action) == RED
        if picks_red and wine == SPARKLING and first_red(at):
            self.push(s, seat, add_second_red(at, value))
        elif picks_red and wine != RED:
            self.push(s, seat, add_first_red(at, value))
        else:
            self.make(s, seat, at, wine, value)

    def make(self, s: Viticulture, seat: int, at: int, wine: int, last: int) -> None:
        """Crush the chosen grapes, set the wine in the cellar, go on to the next."""
        player = s.players[seat]
        reds = [last] if wine == RED else [first_red(at), second_red(at)]
        total = last if wine == RED else last + reds[0] + reds[1]
        for value in reds:
            if value:
                player.use_grape(RED, value)
        if wine != RED:
            player.use_grape(WHITE, last)
        space = rest(self.room(player, wine), total)
        player.add_wine(wine, space)
        if s.log is not None:
            s.emit("make_wine", seat, {"wine": WINE_NAMES[wine], "value": space})
        count, made = wines_made(at) + 1, types_made(at)
        points = self.scores(wine, made)
        if points:
            s.gain_vp(seat, points)
        if count < self.most:
            self.push(s, seat, after_wines(count, made | 1 << wine))


def can_make_each(make: MakeWine, player: Vineyard, wines: list[tuple[int, int]]) -> bool:
    """Whether each of some wines, by type and least value, could be made by itself."""
    for wine, least in wines:
        if rest(make.room(player, wine), best_blend(player, wine)) < least:
            return False
    return True


def type_reason(make: MakeWine, player: Vineyard, wine: int) -> Reason | None:
    """Why no wine of a type can be made: grapes, least value, cellar; full spaces are not told."""
    best, name, reasons = best_blend(player, wine), WINE_NAMES[wine], []
    spaces = TYPE_SPACES[wine] & make.cellar(player)
    least = (spaces & -spaces).bit_length() if spaces else LEAST[wine]
    if not best:
        reasons.append(Reason("needs_grapes", "make_wine", {"wine": name}))
    elif best < least:
        reasons.append(
            Reason("wine_too_weak", "make_wine", {"wine": name, "value": least, "best": best})
        )
    if not spaces:
        needed = STRUCTURE_NAMES[MEDIUM_CELLAR if wine == BLUSH else LARGE_CELLAR]
        reasons.append(Reason("needs_cellar", "make_wine", {"wine": name, "structure": needed}))
    return all_of(reasons)


def best_blend(player: Vineyard, wine: int) -> int:
    """The value of the best grapes for a wine of a type; 0 where they do not suffice for one."""
    red, white = player.grapes[RED], player.grapes[WHITE]
    best = 0
    if wine != WHITE:
        if not red:
            return 0
        best += red.bit_length()
    if wine == SPARKLING:
        red ^= 1 << red.bit_length() - 1
        if not red:
            return 0
        best += red.bit_length()
    if wine != RED:
        if not white:
            return 0
        best += white.bit_length()
    return best


# What a frame of `MakeWine` holds in its `at`, four bits each: the number of wines made, their
# types as a set, 1 + the type being made, and the red grapes chosen for it, at most two.


def wines_made(at: int) -> int:
    """How many wines were made."""
    return at & 15


def types_made(at: int) -> int:
    """The types of the wines that were made, a set."""
    return at >> 4 & 15


def after_wines(count: int, types: int) -> int:
    """So many wines of these types are made, and none is begun."""
    return count | types << 4


def type_begun(at: int) -> int:
    """The type being made; -1 for none."""
    return (at >> 8 & 15) - 1


def begin_type(at: int, wine: int) -> int:
    """A wine of this type is begun."""
    return at | wine + 1 << 8


def first_red(at: int) -> int:
    """The value of the first red grape for it; 0 before it is chosen."""
    return at >> 12 & 15


def add_first_red(at: int, value: int) -> int:
    """The first red grape is chosen."""
    return at | value << 12


def second_red(at: int) -> int:
    """The value of the second red grape for it; 0 before it is chosen."""
    return at >> 16


def add_second_red(at: int, value: int) -> int:
    """The second red grape is chosen."""
    return at | value << 16
