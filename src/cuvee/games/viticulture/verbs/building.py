"""Building structures and enlarging the cellar."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Ask, Effect, Reason, Text
from cuvee.games.viticulture.codes import STRUCTURE
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import (
    ALL_STRUCTURES,
    COST,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    STRUCTURE_NAMES,
    STRUCTURES,
    bits,
)

BUILT: Final = Reason("built", "structures")
NEEDS_MEDIUM: Final = Reason("needs_medium_cellar", "structures")
ALL_BUILT: Final = Reason("all_built", "structures")
ALL_BUILT_OF_COST: Final = Reason("all_built_of_cost", "visitors")
NOT_OF_THIS_COST: Final = Reason("not_of_this_cost", "visitors")
NO_LARGER_CELLAR: Final = Reason("no_larger_cellar", "structures")
TOO_FEW_UNBUILT: Final = Reason("too_few_unbuilt", "structures")
STRUCTURE_CODES: Final = [STRUCTURE + structure for structure in range(STRUCTURES)]
CHEAPEST_FIRST: Final = sorted(range(STRUCTURES), key=COST.__getitem__)
TOO_DEAR: Final = [Reason("lira", "structures", {"lira": lira}) for lira in range(max(COST) + 1)]


def dear_structure(have: int, structure: int, price: int) -> Reason:
    """What a structure would cost, and what there is."""
    return Reason(
        "structure_price",
        "structures",
        {"structure": STRUCTURE_NAMES[structure], "lira": price, "have": have},
    )


def erect(s: Viticulture, seat: int, structure: int) -> None:
    """Put a structure on the mat."""
    s.players[seat].structures |= 1 << structure
    if s.log is not None:
        s.emit("build", seat, {"structure": STRUCTURE_NAMES[structure]})


class Build(Ask[Viticulture]):
    """Build a structure one does not have, for its printed cost less a discount."""

    def __init__(
        self, discount: int = 0, of_cost: list[int] | None = None, vp_for: list[int] | None = None
    ) -> None:
        super().__init__("build")
        self.discount = discount
        self.of_cost = of_cost  # only these printed costs
        self.vp_for = vp_for or []  # a point for these printed costs

    def price(self, structure: int) -> int:
        """What is paid for a structure."""
        return max(0, COST[structure] - self.discount)

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return STRUCTURE_CODES

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        structure = action - STRUCTURE
        if player.structures >> structure & 1:
            return BUILT
        if self.of_cost is not None and COST[structure] not in self.of_cost:
            return NOT_OF_THIS_COST
        if structure == LARGE_CELLAR and not player.has(MEDIUM_CELLAR):
            return NEEDS_MEDIUM
        price = self.price(structure)
        return TOO_DEAR[price] if player.lira < price else None

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        structure = action - STRUCTURE
        if refusal.code != "lira":
            return refusal
        return dear_structure(s.players[seat].lira, structure, self.price(structure))

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        """Nothing, as long as one can be built; else what the cheapest unbuilt one lacks."""
        found: list[Reason] = []
        for structure in CHEAPEST_FIRST:
            reason = self.why_not(s, seat, 0, STRUCTURE + structure)
            if reason is None:
                return []
            if reason is not BUILT and reason is not NOT_OF_THIS_COST:
                found.append(reason)
        return found[:1] or [ALL_BUILT if self.of_cost is None else ALL_BUILT_OF_COST]

    def label(self, s: Viticulture, seat: int, at: int, action: int) -> Text | None:
        structure = action - STRUCTURE
        if not 0 <= structure < STRUCTURES:
            return None
        name, price, cost = STRUCTURE_NAMES[structure], self.price(structure), COST[structure]
        if price == cost:
            return Text("action-build", {"structure": name, "lira": cost})
        return Text("action-build_cheaper", {"structure": name, "lira": price, "cost": cost})

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        """Nothing, as long as one can be built; otherwise what the cheapest unbuilt one lacks."""
        first: Reason | None = None
        built = s.players[seat].structures
        for structure in CHEAPEST_FIRST:
            if not built >> structure & 1:
                reason = self.refusal(s, seat, 0, STRUCTURE + structure)
                if reason is None:
                    return None
                first = first or reason
        return first or BUILT

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        structure = action - STRUCTURE
        s.gain_lira(seat, -self.price(structure))
        erect(s, seat, structure)
        if COST[structure] in self.vp_for:
            s.gain_vp(seat, 1)


class BuildFree(Build):
    """Build a structure whatever it costs."""

    def price(self, structure: int) -> int:
        """Nothing."""
        return 0


class UpgradeCellar(Effect[Viticulture]):
    """Build the next cellar: the medium one, then the large one (p. 10)."""

    def __init__(self, discount: int = 0, flat: int = -1) -> None:
        super().__init__()
        self.discount = discount
        self.flat = flat  # a price that replaces the printed one; -1 for none

    def next_cellar(self, s: Viticulture, seat: int) -> int:
        """The cellar that would be built."""
        return LARGE_CELLAR if s.players[seat].has(MEDIUM_CELLAR) else MEDIUM_CELLAR

    def price(self, cellar: int) -> int:
        """What is paid for it."""
        return self.flat if self.flat >= 0 else COST[cellar] - self.discount

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        if s.players[seat].has(LARGE_CELLAR):
            return NO_LARGER_CELLAR
        price = self.price(self.next_cellar(s, seat))
        return TOO_DEAR[price] if s.players[seat].lira < price else None

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        reason = self.blocker(s, seat)
        if reason is None or reason is NO_LARGER_CELLAR:
            return [] if reason is None else [reason]
        cellar = self.next_cellar(s, seat)
        return [dear_structure(s.players[seat].lira, cellar, self.price(cellar))]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        cellar = self.next_cellar(s, seat)
        s.gain_lira(seat, -self.price(cellar))
        erect(s, seat, cellar)


class Unbuilt(Effect[Viticulture]):
    """A condition: so many structures are still to be built."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        unbuilt = ALL_STRUCTURES ^ s.players[seat].structures
        return TOO_FEW_UNBUILT if bits(unbuilt) < self.count else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        """Nothing happens; the condition was for `blocker`."""
