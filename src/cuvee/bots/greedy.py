"""One turn ahead: the action after which the position looks best to the game's own appraisal."""

from __future__ import annotations

from cuvee.bots.base import Observation
from cuvee.engine import Rng, State

WORTH_A_LOOK = 64  # positions looked at for each action on offer


class GreedyBot:
    """Plays its turn out in an imagined state and keeps the action with the best end.

    A turn is many small decisions, so the look ahead follows the seat's own ones until somebody
    else is asked or a new turn begins, as far as its patience goes.
    """

    def __init__(self, patience: int = WORTH_A_LOOK) -> None:
        self.patience = patience

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The best by appraisal; among equals, any."""
        imagined = observation.sample_state(rng)
        best: list[int] = []
        record = 0.0
        for action in observation.legal:
            state = imagined.clone()
            state.apply(action, observation.seat)
            value, _ = self._outlook(state, observation.seat, self.patience)
            if not best or value > record:
                best, record = [action], value
            elif value == record:
                best.append(action)
        return best[rng.below(len(best))]

    def _outlook(self, state: State, seat: int, patience: int) -> tuple[float, int]:
        """The best appraisal at the end of this turn, and the patience that is left."""
        patience -= 1
        decision = state.decision
        if decision is None or decision.starts_turn or seat not in decision.seats or patience <= 0:
            return state.game.evaluate(state, seat), patience
        record: float | None = None
        for action in state.legal(seat):
            follower = state.clone()
            follower.apply(action, seat)
            value, patience = self._outlook(follower, seat, patience)
            record = value if record is None else max(record, value)
            if patience <= 0:
                break
        if record is None:  # the seat has answered and waits for the others
            record = state.game.evaluate(state, seat)
        return record, patience
