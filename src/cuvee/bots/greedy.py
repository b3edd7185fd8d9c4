"""One turn ahead: the action after which the game evaluates the position best."""

from __future__ import annotations

from cuvee.bots.base import Observation
from cuvee.engine import GreedyPolicy, Rng
from cuvee.engine.lookahead import MAX_POSITIONS
from cuvee.locales.errors import InputError


class GreedyBot:
    """Plays its turn out in a sampled state and keeps the action with the best end."""

    def __init__(self, budget: int = MAX_POSITIONS) -> None:
        if budget < 1:
            raise InputError(
                "error-bot-least", name="greedy", key="budget", least=1, value=str(budget)
            )
        self.budget = budget

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The action of the best value; among equals, any."""
        sampled = observation.sample_state(rng)
        return GreedyPolicy(rng, self.budget).choose(sampled, observation.seat)
