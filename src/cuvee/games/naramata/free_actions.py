"""What may be done besides the action of a turn, or within it: buy and use upgrades."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Reason, Text, all_of
from cuvee.games.naramata.cards.upgrade_effects import USE_UPGRADE
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS, USABLE, WITHIN_ACTION
from cuvee.games.naramata.codes import BUY, FLIP, MARKET, USE
from cuvee.games.naramata.market import ONE_A_TURN, TAKE_UPGRADE, buy_refusal, card_refusal, price
from cuvee.games.naramata.purse import PAY
from cuvee.games.naramata.reasons import Question, told
from cuvee.games.naramata.state import Naramata

FREE_CODES: Final = [*[BUY + slot for slot in range(MARKET)], *[USE + kind for kind in USABLE]]
USABLE_SET: Final = sum([1 << kind for kind in USABLE])


def free_action_told(s: Naramata, seat: int, action: int, refusal: Reason) -> Reason:
    """All that stands in the way of buying or using an upgrade."""
    found = [refusal]
    if USE <= action < FLIP:
        found = USE_UPGRADE.obstacles(s, seat, action - USE) or found
    elif refusal is ONE_A_TURN:
        other = card_refusal(s, seat, action - BUY)
        found += [] if other is None else [other]
    return all_of([told(s, seat, action, reason) for reason in found]) or refusal


class WithinAction(Question):
    """A question inside an action, in which some upgrades may still be used (p. 18).

    What the others give does as well before or after; none is bought within an action.
    """

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        return [USE + kind for kind in WITHIN_ACTION if player.has(kind)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        return USE_UPGRADE.refusal(s, seat, action - USE) if action >= USE else None

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        return free_action_told(s, seat, action, refusal)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        self.push(s, seat, at)
        USE_UPGRADE.push(s, seat, action - USE)


class FreeActions(Question):
    """What may be done besides the action of a turn: buy an upgrade, use those one has."""

    def __init__(self, question: str) -> None:
        super().__init__(question)

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return FREE_CODES

    def free_options(self, s: Naramata, seat: int) -> list[int]:
        """The free actions on offer; of the upgrades only active ones are looked at."""
        offer: list[int] = []
        if not s.bought:
            offer = [BUY + slot for slot in range(MARKET) if buy_refusal(s, seat, slot) is None]
        if s.players[seat].active & USABLE_SET:
            offer += [USE + n for n in USABLE if USE_UPGRADE.refusal(s, seat, n) is None]
        return offer

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action < USE:
            return buy_refusal(s, seat, action - BUY)
        return USE_UPGRADE.refusal(s, seat, action - USE)

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        return free_action_told(s, seat, action, refusal)

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        slot = action - BUY
        if not 0 <= slot < MARKET or s.market[slot] < 0:
            return None
        key, cost = UPGRADE_KEYS[s.market[slot]], price(s, slot)
        return Text("label-buy", {"upgrade": key, "upgrade_text": key, "prestige": cost})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        self.push(s, seat, at)
        if action >= USE:
            USE_UPGRADE.push(s, seat, action - USE)
            return
        TAKE_UPGRADE.push(s, seat, action - BUY)
        if cost := price(s, action - BUY):
            PAY.push(s, seat, cost)


class AfterAction(FreeActions):
    """Once the action is done, free actions may still follow before the turn is over."""

    def __init__(self, question: str = "after_action") -> None:
        super().__init__(question)

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [DONE, *self.further(s, seat, at), *FREE_CODES]

    def further(self, s: Naramata, seat: int, at: int) -> list[int]:
        """What else the question is about."""
        return []

    def options(self, s: Naramata, seat: int, at: int) -> list[int]:
        """The candidates not refused; of the upgrades only active ones are looked at."""
        further = [
            code for code in self.further(s, seat, at) if self.refusal(s, seat, at, code) is None
        ]
        return [DONE, *further, *self.free_options(s, seat)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        return None if action == DONE else super().refusal(s, seat, at, action)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action != DONE:
            super().resolve(s, seat, at, action)
