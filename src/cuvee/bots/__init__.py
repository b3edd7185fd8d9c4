"""Bots by name. They see what a player sees, and search sampled states only."""

from __future__ import annotations

from cuvee.bots.base import Bot, Observation
from cuvee.bots.greedy import GreedyBot
from cuvee.bots.random import RandomBot
from cuvee.bots.registry import bot, bots, register_bot

register_bot("random", RandomBot)
register_bot("greedy", GreedyBot)

__all__ = ["Bot", "GreedyBot", "Observation", "RandomBot", "bot", "bots", "register_bot"]
