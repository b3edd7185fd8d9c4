"""The baseline: any action on offer."""

from __future__ import annotations

from cuvee.bots.base import Observation
from cuvee.engine import Rng


class RandomBot:
    """Takes any action on offer, each as likely."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """Any."""
        legal = observation.legal
        return legal[rng.below(len(legal))]
