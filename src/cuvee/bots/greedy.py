"""One turn ahead: the action after which the game evaluates the position best."""

from __future__ import annotations

from cuvee.bots.base import Observation
from cuvee.engine import BadInput, Rng, State

MAX_POSITIONS = 64  # looked at for each action on offer


class GreedyBot:
    """Plays its turn out in a sampled state and keeps the action with the best end.

    A turn is many small decisions, so the look ahead follows the seat's own ones until somebody
    else is asked or a new turn begins, as far as its budget of positions goes.
    """

    def __init__(self, budget: int = MAX_POSITIONS) -> None:
        if budget < 1:
            raise BadInput(f"bot 'greedy': budget is at least 1, not {budget}")
        self.budget = budget

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The action of the best value; among equals, any."""
        sampled = observation.sample_state(rng)
        best: list[int] = []
        best_value = 0.0
        for action in observation.legal:
            state = sampled.clone()
            state.apply(action, observation.seat)
            value, _ = self._search(state, observation.seat, self.budget)
            if not best or value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return best[rng.below(len(best))]

    def _search(self, state: State, seat: int, budget: int) -> tuple[float, int]:
        """The best value at the end of this turn, and the budget that is left."""
        budget -= 1
        decision = state.decision
        if decision is None or decision.starts_turn or seat not in decision.seats or budget <= 0:
            return state.game.evaluate(state, seat), budget
        best_value: float | None = None
        for action in state.legal(seat):
            follower = state.clone()
            follower.apply(action, seat)
            value, budget = self._search(follower, seat, budget)
            best_value = value if best_value is None else max(best_value, value)
            if budget <= 0:
                break
        if best_value is None:  # the seat has answered and waits for the others
            best_value = state.game.evaluate(state, seat)
        return best_value, budget
