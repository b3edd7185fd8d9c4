"""What a challenge of the campaign changes about setting up: other mamas, vines that stand already.

The rest of setting up is in `setup`; what a challenge is, in `campaign`.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import NO, YES, Ask, Effect, Text, without
from cuvee.games.viticulture.cards.deck import CARD_NAMES, ORDER, VINE
from cuvee.games.viticulture.cards.mamas_papas import MAMAS
from cuvee.games.viticulture.codes import CARD, FIELD, FIELD_NAMES, PARENT_ROOM, planted_vine
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.vineyard import Plant

SETTLED: Final = 1 << PARENT_ROOM  # added to the mamas seen once one is kept


def mama_of(s: Viticulture, seat: int) -> int:
    """The mama before a seat."""
    return min(s.players[seat].limbo)


class RedrawMama(Ask[Viticulture]):
    """Exchange a mama that gives orders, which cannot be filled; `at` is the set of those seen."""

    def __init__(self, gifts: Effect[Viticulture]) -> None:
        super().__init__("redraw_mama")
        self.gifts = gifts

    def offered(self, s: Viticulture, seat: int, at: int) -> bool:
        """Whether the mama before a seat may go back."""
        if s.challenge.orders or at & SETTLED:
            return False
        return MAMAS[mama_of(s, seat)].cards[ORDER] > 0

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [NO, YES]

    def starts_turn(self, s: Viticulture, seat: int, at: int) -> bool:
        return True

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        return Text("ask-redraw_mama", {"mama": MAMAS[mama_of(s, seat)].key})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action == NO:
            self.gifts.push(s, seat, SETTLED)
            return
        old = mama_of(s, seat)
        seen = at | 1 << old
        player = s.players[seat]
        mama = s.rng.take([mama for mama in range(len(MAMAS)) if not seen >> mama & 1])
        player.limbo = (*without(player.limbo, old), mama)
        self.gifts.push(s, seat, seen)


class FoundingVines(Plant):
    """Plant vines chosen from the whole deck, whatever structures they need (challenge 1)."""

    def __init__(self) -> None:
        super().__init__(any_structures=True)
        self.question = "founding_vines"

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        if at > 0:
            return super().candidates(s, seat, at)
        return [CARD + vine for vine in sorted(set(s.decks[VINE]))]

    def starts_turn(self, s: Viticulture, seat: int, at: int) -> bool:
        return at == 0

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if at == 0:
            self.push(s, seat, action - CARD + 1)
            return
        vine, field = at - 1, action - FIELD
        player, vines = s.players[seat], s.decks[VINE][:]
        vines.remove(vine)
        s.decks[VINE] = vines
        player.planted += (planted_vine(field, vine),)
        if s.log is not None:
            s.emit("plant", seat, {"card": CARD_NAMES[vine], "field": FIELD_NAMES[field]})
        if len(player.planted) < s.challenge.vines:
            self.push(s, seat)


class BeginChallenge(Effect[Viticulture]):
    """The challenge is announced; the vines it grants are planted, the lira it takes are gone."""

    def __init__(self) -> None:
        super().__init__()
        self.vines = FoundingVines()

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.vines]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        challenge = s.challenge
        if challenge.number == 0:
            return
        if s.log is not None:
            s.emit("challenge", -1, {"challenge": challenge.number})
        if challenge.start_lira is not None:
            s.players[seat].lira = challenge.start_lira
        if challenge.vines:
            self.vines.push(s, seat)
