"""Bots by name. They see what a player sees, and search sampled states only."""

from __future__ import annotations

from cuvee.bots.base import Bot, Observation, Offer
from cuvee.bots.beginner import BeginnerBot
from cuvee.bots.characters import Builder, Host, Vintner
from cuvee.bots.expert import ExpertBot
from cuvee.bots.external import ExternalBot, ExternalBots, StandIn
from cuvee.bots.greedy import GreedyBot
from cuvee.bots.planner import PlannerBot
from cuvee.bots.random import RandomBot
from cuvee.bots.registry import bot, bots, levels, register_bot

register_bot("random", RandomBot, level=False)
register_bot("beginner", BeginnerBot)
register_bot("greedy", GreedyBot)
register_bot("planner", PlannerBot)
register_bot("expert", ExpertBot)
register_bot("vintner", Vintner)
register_bot("builder", Builder)
register_bot("host", Host)

__all__ = [
    "BeginnerBot",
    "Bot",
    "ExpertBot",
    "ExternalBot",
    "ExternalBots",
    "GreedyBot",
    "Observation",
    "Offer",
    "PlannerBot",
    "RandomBot",
    "StandIn",
    "bot",
    "bots",
    "levels",
    "register_bot",
]
