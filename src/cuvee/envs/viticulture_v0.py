"""Viticulture for PettingZoo: `env()` with its checks, `raw_env()` without them."""

from __future__ import annotations

from typing import Any

from cuvee.envs import aec


def env(**arguments: Any) -> aec.CheckedEnv:  # noqa: ANN401 - options of the game
    """Viticulture with PettingZoo's checks; arguments are those of `RawEnv`."""
    return aec.env("viticulture", **arguments)


def raw_env(**arguments: Any) -> aec.RawEnv:  # noqa: ANN401 - options of the game
    """Viticulture without further checks."""
    return aec.RawEnv("viticulture", **arguments)
