"""Bonus action tokens: a player alone adds the bonus to the action of a worker just placed."""

from __future__ import annotations

from typing import Final

from cuvee.engine import NO_YES, YES, Ask, Reason, Text
from cuvee.games.viticulture.actions import (
    ACT,
    BONUS_NEEDED,
    MAIN,
    obstacle_to,
    once_more_reason,
    once_more_refusal,
    take_action,
)
from cuvee.games.viticulture.friendly import bonus_possible
from cuvee.games.viticulture.spaces import (
    ACTION_NAMES,
    CART,
    SPACE_NAMES,
    VISITOR_ACTIONS,
    action_of,
)
from cuvee.games.viticulture.state import Viticulture

NO_BONUS: Final = Reason("no_bonus", "tokens")
AFTER: Final = 64  # added to a space once its action is done
if len(SPACE_NAMES) > AFTER:
    raise ValueError("there are more spaces than numbers for them")


def may_spend(s: Viticulture, seat: int) -> bool:
    """Whether a token is at hand that may be spent."""
    return s.players[seat].tokens > 0 and s.challenge.tokens


class SpendToken(Ask[Viticulture]):
    """Spend a token for the bonus of the action at the space that `at` names, or just act.

    For one more visitor it is asked after the first, which may have made another playable; AFTER is
    added to `at` then.
    """

    def __init__(self) -> None:
        super().__init__("token")

    def push_turn(self, s: Viticulture, seat: int, space: int) -> None:
        """Put this before a seat that has placed a worker, where there is anything to spend for."""
        if space >= CART or not may_spend(s, seat):
            ACT.push(s, seat, space)
        elif action_of(space) in VISITOR_ACTIONS:
            self.push(s, seat, space + AFTER)
            ACT.push(s, seat, space)
        else:
            self.push(s, seat, space)

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return NO_YES

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        board = action_of(at % AFTER)
        if at >= AFTER:
            return once_more_refusal(s, seat, board) if action == YES else None
        if action == YES:
            return None if bonus_possible(s, seat, board) else NO_BONUS
        return BONUS_NEEDED if obstacle_to(s, seat, board, False) is not None else None

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if at < AFTER:
            return refusal
        return once_more_reason(s, seat, action_of(at % AFTER)) or refusal

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        task = ACTION_NAMES[action_of(at % AFTER)]
        return Text("ask-token", {"task": task, "count": s.players[seat].tokens})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        board = action_of(at % AFTER)
        if action == YES:
            s.players[seat].tokens -= 1
            if s.log is not None:
                s.emit("token-spent", seat, {"task": ACTION_NAMES[board]})
        if at >= AFTER:
            if action == YES:
                MAIN[board].push(s, seat)
        elif action == YES:
            take_action(s, seat, board, True, True)
        else:
            ACT.push(s, seat, at)


SPEND_TOKEN: Final = SpendToken()
