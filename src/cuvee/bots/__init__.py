"""Bots by name. They see what a player sees, and search sampled states only."""

from __future__ import annotations

from collections.abc import Callable

from cuvee.bots.base import Bot, Observation
from cuvee.bots.greedy import GreedyBot
from cuvee.bots.random import RandomBot
from cuvee.engine import BadInput

_bots: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def register_bot(name: str, make: Callable[[], Bot]) -> None:
    """Add a bot to the list; its name must be new."""
    if name in _bots:
        raise BadInput(f"there is a bot {name!r} already")
    _bots[name] = make


def bots() -> list[str]:
    """The names of the bots there are."""
    return list(_bots)


def bot(name: str) -> Bot:
    """A new bot of this name."""
    if name not in _bots:
        raise BadInput(f"there is no bot {name!r}; there is: {', '.join(_bots)}")
    return _bots[name]()


__all__ = ["Bot", "GreedyBot", "Observation", "RandomBot", "bot", "bots", "register_bot"]
