"""Bonus action tokens: a player alone adds the bonus to the action of a worker just placed."""

from __future__ import annotations

from typing import Final

from cuvee.engine import NO, NO_YES, YES, Ask, Reason, Text
from cuvee.games.viticulture.actions import ACT, BONUS_NEEDED, obstacle_to, take_action
from cuvee.games.viticulture.friendly import bonus_possible
from cuvee.games.viticulture.spaces import ACTION_NAMES, CART, action_of
from cuvee.games.viticulture.state import Viticulture

NO_BONUS: Final = Reason("no_bonus", "tokens")


def may_spend(s: Viticulture, seat: int) -> bool:
    """Whether a token is at hand that may be spent."""
    return s.players[seat].tokens > 0 and s.challenge.tokens


class SpendToken(Ask[Viticulture]):
    """Spend a token for the bonus of the action at the space that `at` names, or just act."""

    def __init__(self) -> None:
        super().__init__("token")

    def push_turn(self, s: Viticulture, seat: int, space: int) -> None:
        """Put this before a seat that has placed a worker, where there is anything to spend for."""
        if space < CART and may_spend(s, seat):
            self.push(s, seat, space)
        else:
            ACT.push(s, seat, space)

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return NO_YES

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        board = action_of(at)
        if action == YES:
            return None if bonus_possible(s, seat, board, sent=True) else NO_BONUS
        return BONUS_NEEDED if obstacle_to(s, seat, board, False) is not None else None

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        task = ACTION_NAMES[action_of(at)]
        return Text("ask-token", {"task": task, "count": s.players[seat].tokens})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action == NO:
            ACT.push(s, seat, at)
            return
        s.players[seat].tokens -= 1
        if s.log is not None:
            s.emit("token-spent", seat, {"task": ACTION_NAMES[action_of(at)]})
        take_action(s, seat, action_of(at), True, True)


SPEND_TOKEN: Final = SpendToken()
