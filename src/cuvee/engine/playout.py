"""Games played on inside the compiled rules, without a step of Python at each decision.

A policy chooses for every seat by the whole state: let it play a state whose hidden parts were
dealt anew (`State.determinise`), and nobody learns what a seat cannot know.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.effect import S
from cuvee.engine.lookahead import MAX_POSITIONS, take, turn_over
from cuvee.engine.machine import first_waiting, take_action
from cuvee.engine.rng import Rng, quick
from cuvee.engine.state import State

GUESSES: Final = 6  # of what the others answer to a question put to all at once


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses one of the actions on offer to the seat that is asked first."""

    def choose(self, s: State, seat: int) -> int:
        """An action of `s.offer`."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Any action, each about as likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = quick(rng)

    def choose(self, s: State, seat: int) -> int:
        """The next number decides."""
        return s.offer[self.rng.below(len(s.offer))]


class GreedyPolicy(Policy):
    """The action that begins the turn with the best end, as the game evaluates it.

    A turn is many small decisions, so the look ahead follows the seat's own ones until somebody
    else is asked or a new turn begins, as far as its budget of positions goes.
    """

    def __init__(self, rng: Rng, budget: int = MAX_POSITIONS) -> None:
        self.rng = rng
        self.budget = budget

    def choose(self, s: State, seat: int) -> int:
        """The action of the best value; among equals, any."""
        dice = [self.rng.below(1 << 62) for _ in range(GUESSES)] if s.answers else []
        best: list[int] = []
        best_value = 0.0
        for action in s.legal(seat):
            value = self.value_of(s, seat, action, dice)
            if not best or value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return best[self.rng.below(len(best))]

    def value_of(self, s: State, seat: int, action: int, dice: list[int]) -> float:
        """The best end after an action: where all answer at once, the mean over some dice."""
        if not dice:
            state = s.clone()
            take(state, seat, action)
            return best_end(state, seat, self.budget)[0]
        total = 0.0
        for key in dice:
            state = s.clone()
            state.rng = Rng(key)
            take(state, seat, action)
            total += best_end(state, seat, self.budget)[0]
        return total / len(dice)


def best_end(s: S, seat: int, budget: int) -> tuple[float, int]:
    """The best value at the end of a turn under way, and the budget that is left."""
    budget -= 1
    if budget <= 0 or turn_over(s, seat):
        return s.game.evaluate(s, seat), budget
    best, first = 0.0, True
    for action in s.legal(seat):
        follower = s.clone()
        take(follower, seat, action)
        value, budget = best_end(follower, seat, budget)
        if first or value > best:
            best, first = value, False
        if budget <= 0:
            break
    return best, budget


def evaluate_all(s: S) -> list[float]:
    """How good a position is for each seat."""
    return [s.game.evaluate(s, seat) for seat in range(s.seats)]


def playout(s: S, policy: Policy, horizon: int | None = None) -> int:
    """Let a policy play for all seats to the end, or until `s.now()` reaches the horizon.

    How many decisions were taken; `s.history` does not hold them. The dice are quick ones from here
    on, so play on with a clone of what is to be kept.
    """
    effects = s.effects
    s.rng = quick(s.rng)
    decisions = 0
    while s.stack and (horizon is None or s.now() < horizon):
        seat = first_waiting(s, effects)
        take_action(s, effects, seat, policy.choose(s, seat))
        decisions += 1
    return decisions
