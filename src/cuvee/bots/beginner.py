"""Weak on purpose: sensible at first sight, without a plan, and often content with second best."""

from __future__ import annotations

from typing import Final

from cuvee.bots.base import Observation
from cuvee.bots.search import Effort, think
from cuvee.bots.values import Appraised
from cuvee.engine import Rng
from cuvee.locales.errors import InputError

CONTENT: Final = 0.55  # points, as games appraise positions, by which an action may look worse
EFFORT: Final = Effort(deals=1, positions=4)


class BeginnerBot:
    """Takes any of the actions that look nearly as good as the best one."""

    def __init__(self, content: float = CONTENT) -> None:
        if not content >= 0:  # nor is what is not a number
            raise InputError(
                "error-bot-least", name="beginner", key="content", least=0, value=f"{content}"
            )
        self.content = content

    def choose(self, observation: Observation, rng: Rng) -> int:
        """One of the actions that look good enough."""
        found = think(observation, Appraised(), EFFORT, rng)
        good = [each for each in found if each.value >= found[0].value - self.content]
        return good[rng.below(len(good))].action
