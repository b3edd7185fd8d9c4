"""The baseline: any action on offer."""

from __future__ import annotations

from cuvee.bots.base import Observation
from cuvee.engine import Rng


class RandomBot:
    """Takes any action on offer, each as likely."""

    def choose(self, sight: Observation, rng: Rng) -> int:
        """Any."""
        legal = sight.legal
        return legal[rng.below(len(legal))]
