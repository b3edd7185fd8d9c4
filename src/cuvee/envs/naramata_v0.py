"""Naramata for PettingZoo: `env()` with its checks, `raw_env()` without, `parallel_env()`."""

from __future__ import annotations

from typing import Any

from cuvee.envs import aec, parallel


def env(**arguments: Any) -> aec.CheckedEnv:  # noqa: ANN401 - options of the game
    """Naramata with PettingZoo's checks; arguments are those of `RawEnv`."""
    return aec.env("naramata", **arguments)


def raw_env(**arguments: Any) -> aec.RawEnv:  # noqa: ANN401 - options of the game
    """Naramata without further checks."""
    return aec.RawEnv("naramata", **arguments)


def parallel_env(**arguments: Any) -> parallel.ParallelGame:  # noqa: ANN401 - options of the game
    """Naramata with all who are asked in one step; arguments are those of `ParallelGame`."""
    return parallel.ParallelGame("naramata", **arguments)
