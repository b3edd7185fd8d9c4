"""Bots by name. They see what a player sees, and search sampled states only."""

from __future__ import annotations

from cuvee.bots.base import Bot, Observation, Offer
from cuvee.bots.external import ExternalBot, ExternalBots, StandIn
from cuvee.bots.greedy import GreedyBot
from cuvee.bots.random import RandomBot
from cuvee.bots.registry import bot, bots, register_bot

register_bot("random", RandomBot)
register_bot("greedy", GreedyBot)

__all__ = [
    "Bot",
    "ExternalBot",
    "ExternalBots",
    "GreedyBot",
    "Observation",
    "Offer",
    "RandomBot",
    "StandIn",
    "bot",
    "bots",
    "register_bot",
]
