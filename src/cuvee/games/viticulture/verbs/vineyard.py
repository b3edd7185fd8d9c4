"""Planting, uprooting and harvesting, and trading fields."""

from __future__ import annotations

from typing import Final

from cuvee.engine import (
    NOTHING_TO_CHOOSE,
    Ask,
    Effect,
    Reason,
    Text,
    all_of,
    distinct,
    without,
)
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_OF, VINE
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import (
    BUY_FIELD,
    CARD,
    FIELD,
    FIELD_LIMIT,
    FIELD_NAMES,
    FIELDS,
    VINE_AT,
    field_of,
    planted_vine,
    vine_of,
)
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.structures import STRUCTURE_NAMES, STRUCTURES, WINDMILL
from cuvee.games.viticulture.verbs.cellar import FillOrder, parts_of
from cuvee.games.viticulture.verbs.grapes import add_grape
from cuvee.games.viticulture.verbs.hand import Discard

NEEDS_STRUCTURES: Final = Reason("needs_structures", "plant")
NO_FIELD: Final = Reason("no_field", "plant")
FIELD_SOLD: Final = [Reason("field_sold", "fields", {"field": name}) for name in FIELD_NAMES]
FIELD_FULL: Final = [
    Reason("field_full", "plant", {"field": name, "limit": FIELD_LIMIT[field]})
    for field, name in enumerate(FIELD_NAMES)
]
FIELD_EMPTY: Final = [Reason("field_empty", "harvest", {"field": name}) for name in FIELD_NAMES]
FIELD_HARVESTED: Final = [
    Reason("field_harvested", "harvest", {"field": name}) for name in FIELD_NAMES
]
FIELD_PLANTED: Final = [Reason("field_planted", "fields", {"field": name}) for name in FIELD_NAMES]
FIELD_OWNED: Final = [Reason("field_owned", "fields", {"field": name}) for name in FIELD_NAMES]
FIELD_DEAR: Final = [Reason("lira", "fields", {"lira": price}) for price in FIELD_LIMIT]
TOO_FEW_VINES: Final = Reason("too_few_vines", "uproot")
NO_SWAP: Final = Reason("no_swap", "plant")
FIELD_CODES: Final = [FIELD + field for field in range(FIELDS)]
TRADE_CODES: Final = FIELD_CODES + [BUY_FIELD + field for field in range(FIELDS)]
NO_VINE_CARD: Final = Reason("no_vine_card", "plant")
NOTHING_PLANTED: Final = Reason("nothing_planted", "harvest")
ALL_HARVESTED: Final = Reason("all_harvested", "harvest")
ALL_PLANTED: Final = Reason("all_planted", "fields")


def dear_field(player: Vineyard, field: int) -> Reason:
    """What a field would cost, and what there is."""
    return Reason(
        "field_price",
        "fields",
        {"field": FIELD_NAMES[field], "lira": FIELD_LIMIT[field], "have": player.lira},
    )


class Plant(Ask[Viticulture]):
    """Plant a vine of one's hand on a field: structures and the field's limit permitting."""

    def __init__(self, any_structures: bool = False, any_value: bool = False) -> None:
        super().__init__("plant")
        self.any_structures = any_structures
        self.any_value = any_value

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        if at > 0:  # the vine is chosen, and named by `at`
            return FIELD_CODES
        vines = distinct([card for card in s.players[seat].hand if DECK_OF[card] == VINE])
        return [CARD + vine for vine in vines]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        reason: Reason | None = NOTHING_TO_CHOOSE
        for card in s.players[seat].hand:
            if DECK_OF[card] == VINE:
                reason = self.refusal(s, seat, 0, CARD + card)
                if reason is None:
                    return None
        return reason

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        if at > 0:
            return self.field_refusal(player, at - 1, action - FIELD)
        vine = action - CARD
        if not self.any_structures and missing_structures(player, vine):
            return NEEDS_STRUCTURES
        for field in range(FIELDS):
            if self.field_refusal(player, vine, field) is None:
                return None
        return NO_FIELD

    def field_refusal(self, player: Vineyard, vine: int, field: int) -> Reason | None:
        """Why a vine cannot go on a field."""
        if player.sold >> field & 1:
            return FIELD_SOLD[field]
        if self.any_value or player.field_value(field) + VINES[vine].value <= FIELD_LIMIT[field]:
            return None
        return FIELD_FULL[field]

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        player = s.players[seat]
        if at > 0:
            return refusal
        vine = action - CARD
        missing = 0 if self.any_structures else missing_structures(player, vine)
        card = CARD_NAMES[vine]
        reasons = [
            Reason(
                "needs_structures", "plant", {"card": card, "structure": STRUCTURE_NAMES[needed]}
            )
            for needed in range(STRUCTURES)
            if missing >> needed & 1
        ]
        room = [self.field_refusal(player, vine, field) is None for field in range(FIELDS)]
        if not any(room):
            reasons.append(Reason("no_field", "plant", {"card": card}))
        return all_of(reasons) or refusal

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        """Nothing, as long as a vine can be planted; else what the nearest one lacks."""
        vines = self.candidates(s, seat, 0)
        if not vines:
            return [NO_VINE_CARD]
        best = min([self.why_not(s, seat, 0, vine) for vine in vines], key=parts_of)
        return [] if best is None else [best]

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        return Text("ask-plant_where", {"card": CARD_NAMES[at - 1]}) if at else Text("ask-plant")

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if at == 0:
            self.push(s, seat, action - CARD + 1)
            return
        vine, field = at - 1, action - FIELD
        player = s.players[seat]
        player.hand = without(player.hand, vine)
        player.planted += (planted_vine(field, vine),)
        if s.log is not None:
            s.emit("plant", seat, {"card": CARD_NAMES[vine], "field": FIELD_NAMES[field]})
        if player.has(WINDMILL) and not player.used >> WINDMILL & 1:
            player.used |= 1 << WINDMILL  # the first planting of a year (p. 12)
            s.gain_vp(seat, 1)
        self.planted(s, seat, vine, field)

    def planted(self, s: Viticulture, seat: int, vine: int, field: int) -> None:
        """What a card adds once the vine stands."""


def missing_structures(player: Vineyard, vine: int) -> int:
    """The structures that a vine needs and a vineyard has not, a set."""
    return VINES[vine].needs & ~player.structures


class Uproot(Ask[Viticulture]):
    """Take a planted vine back into one's hand."""

    def __init__(self) -> None:
        super().__init__("uproot")

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None if s.players[seat].planted else NOTHING_TO_CHOOSE

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [VINE_AT + vine for vine in distinct([*s.players[seat].planted])]

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        return [] if s.players[seat].planted else [NOTHING_PLANTED]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        player.planted = without(player.planted, action - VINE_AT)
        vine = vine_of(action - VINE_AT)
        player.hand += (vine,)
        if s.log is not None:
            s.emit("uproot", seat, {"card": CARD_NAMES[vine]})


class UprootAndDiscard(Effect[Viticulture]):
    """Uproot vines, then throw away as many vine cards, whichever are in hand (p. 11)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uproot = Uproot()
        self.discard = Discard(count, [VINE])

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.uproot, self.discard]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return TOO_FEW_VINES if len(s.players[seat].planted) < self.count else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.discard.push(s, seat)
        for _ in range(self.count):
            self.uproot.push(s, seat)


class SwapVines(Ask[Viticulture]):
    """Exchange two vines between two fields; only the limits are checked."""

    def __init__(self) -> None:
        super().__init__("swap")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [VINE_AT + vine for vine in distinct([*s.players[seat].planted])]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        if at > 0:
            return None if fits_swapped(player, at - 1, action - VINE_AT) else NO_SWAP
        for other in player.planted:
            if fits_swapped(player, action - VINE_AT, other):
                return None
        return NO_SWAP

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if at == 0:
            self.push(s, seat, action - VINE_AT + 1)
            return
        player = s.players[seat]
        one, other = at - 1, action - VINE_AT
        player.planted = (
            *without(without(player.planted, one), other),
            planted_vine(field_of(one), vine_of(other)),
            planted_vine(field_of(other), vine_of(one)),
        )
        if s.log is not None:
            for vine, target in ((one, other), (other, one)):
                card, field = CARD_NAMES[vine_of(vine)], FIELD_NAMES[field_of(target)]
                s.emit("swap", seat, {"card": card, "field": field})


def fits_swapped(player: Vineyard, one: int, other: int) -> bool:
    """Whether two planted vines on different fields can change places."""
    field, second = field_of(one), field_of(other)
    if field == second:
        return False
    more = VINES[vine_of(other)].value - VINES[vine_of(one)].value
    return (
        player.field_value(field) + more <= FIELD_LIMIT[field]
        and player.field_value(second) - more <= FIELD_LIMIT[second]
    )


class Harvest(Ask[Viticulture]):
    """Harvest a field not yet harvested this year: one red and one white grape token (p. 14)."""

    def __init__(self) -> None:
        super().__init__("harvest")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return FIELD_CODES

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        field = action - FIELD
        if player.harvested >> field & 1:
            return FIELD_HARVESTED[field]
        if player.sold >> field & 1:
            return FIELD_SOLD[field]
        for vine in player.planted:
            if field_of(vine) == field:
                return None
        return FIELD_EMPTY[field]

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        """Nothing, as long as a field can be harvested."""
        if self.ready(s, seat):
            return []
        return [ALL_HARVESTED if s.players[seat].planted else NOTHING_PLANTED]

    def may_enable(self, s: Viticulture, seat: int, at: int, other: Effect[Viticulture]) -> bool:
        """Grapes fill no order."""
        return not isinstance(other, FillOrder)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        field = action - FIELD
        player.harvested |= 1 << field
        yields = [0, 0]
        for planted in player.planted:
            if field_of(planted) == field:
                yields[0] += VINES[vine_of(planted)].red
                yields[1] += VINES[vine_of(planted)].white
        if s.log is not None:
            s.emit("harvest", seat, {"field": FIELD_NAMES[field]})
        for colour in range(2):
            if yields[colour]:
                add_grape(s, seat, colour, yields[colour])


class TradeField(Ask[Viticulture]):
    """Sell a field without vines, or buy a sold one back for the same price."""

    def __init__(self) -> None:
        super().__init__("trade_field")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return TRADE_CODES

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        if action >= BUY_FIELD:
            field = action - BUY_FIELD
            if not player.sold >> field & 1:
                return FIELD_OWNED[field]
            return FIELD_DEAR[field] if player.lira < FIELD_LIMIT[field] else None
        field = action - FIELD
        if player.sold >> field & 1:
            return FIELD_SOLD[field]
        for vine in player.planted:
            if field_of(vine) == field:
                return FIELD_PLANTED[field]
        return None

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        field = action - (BUY_FIELD if action >= BUY_FIELD else FIELD)
        return dear_field(s.players[seat], field) if refusal is FIELD_DEAR[field] else refusal

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        """Nothing, as long as a field can be traded; else the price of the cheapest sold one."""
        if self.ready(s, seat):
            return []
        player = s.players[seat]
        sold = [field for field in range(FIELDS) if player.sold >> field & 1]
        return [dear_field(player, sold[0]) if sold else ALL_PLANTED]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        buys = action >= BUY_FIELD
        field = action - (BUY_FIELD if buys else FIELD)
        s.players[seat].sold ^= 1 << field
        if s.log is not None:
            s.emit("buy_field" if buys else "sell_field", seat, {"field": FIELD_NAMES[field]})
        s.gain_lira(seat, -FIELD_LIMIT[field] if buys else FIELD_LIMIT[field])

    def label(self, s: Viticulture, seat: int, at: int, action: int) -> Text | None:
        if not FIELD <= action < FIELD + FIELDS:
            return None
        return Text("action-sell_field", {"field": FIELD_NAMES[action - FIELD]})
