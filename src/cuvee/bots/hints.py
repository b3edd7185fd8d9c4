"""Hints: the best few actions of a seat as a strong bot sees them, found within a second."""

from __future__ import annotations

from typing import Final

from cuvee.bots.base import Observation
from cuvee.bots.expert import ExpertBot
from cuvee.bots.explain import Explanation, explain
from cuvee.engine import rng

WORK: Final = 1500  # positions: half of what the bot looks at when it plays
MILLISECONDS: Final = 500  # after which nothing more is begun


def hint(observation: Observation, decisions: int) -> Explanation:
    """The best few actions after so many decisions; the same however often one asks.

    The chance in it comes from the number of decisions, not from the seed, which no seat knows.
    """
    bot = ExpertBot(work=WORK, milliseconds=MILLISECONDS)
    return explain(bot, observation, rng(decisions))
