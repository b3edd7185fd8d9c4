"""Copies of environments, made in the middle of a game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import cloudpickle  # type: ignore[import-untyped]
import numpy as np
import pytest

from cuvee.envs import naramata_v0, viticulture_v0
from cuvee.envs.single_seat import SingleSeatEnv

Env = Any  # of PettingZoo or Gymnasium
Told = list[Any]


def played_one_by_one(env: Env, steps: int, dice: np.random.Generator) -> Told:
    told: Told = []
    for _ in range(steps):
        seen, reward, over, cut, info = env.last()
        told.append((seen, reward, info, [env.observe(agent) for agent in env.agents]))
        if over or cut:
            env.reset()
        else:
            env.step(int(dice.choice(env.legal_actions())))
    return told


def played_together(env: Env, steps: int, dice: np.random.Generator) -> Told:
    told: Told = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen = {agent: env.table.observe(seat) for seat, agent in enumerate(env.possible_agents)}
        masks = {agent: seen[agent]["action_mask"].nonzero()[0] for agent in env.agents}
        told.append(env.step({agent: int(dice.choice(m)) for agent, m in masks.items() if m.any()}))
    return told


def played_alone(env: Env, steps: int, dice: np.random.Generator) -> Told:
    told: Told = []
    for _ in range(steps):
        told.append(env.step(dice.choice(np.flatnonzero(env.action_masks()))))
        if told[-1][2]:
            told.append(env.reset())
    return told


def by_pickle(env: Env) -> Env:
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - made here


def by_cloudpickle(env: Env) -> Env:
    return pickle.loads(cloudpickle.dumps(env))  # noqa: S301 - made here


ENVIRONMENTS: list[tuple[Callable[[], Env], Callable[[Env, int, np.random.Generator], Told]]] = [
    (partial(viticulture_v0.env, seats=3), played_one_by_one),
    (partial(viticulture_v0.raw_env, seats=1, automa="normal"), played_one_by_one),
    (partial(naramata_v0.env, seats=2), played_one_by_one),
    (partial(naramata_v0.parallel_env, seats=3), played_together),
    (partial(SingleSeatEnv, "viticulture", seats=2, opponents="greedy:budget=2"), played_alone),
    (partial(SingleSeatEnv, "naramata", seats=2, seat=1), played_alone),
]


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, by_pickle, by_cloudpickle])
@pytest.mark.parametrize(("make", "play"), ENVIRONMENTS)
def test_a_copy_plays_on_by_itself_and_as_the_original_does(
    make: Callable[[], Env],
    play: Callable[[Env, int, np.random.Generator], Told],
    way: Callable[[Env], Env],
) -> None:
    env = make()
    env.reset(seed=4)
    for steps in (25, 150):  # within a game, and in one after it
        play(env, steps, np.random.default_rng(5))
        before = env.table.state.digest()
        other = way(env)
        theirs = play(other, 200, np.random.default_rng(6))
        assert env.table.state.digest() == before
        ours = play(env, 200, np.random.default_rng(6))
        assert pickle.dumps(ours) == pickle.dumps(theirs)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, by_pickle, by_cloudpickle])
def test_an_environment_is_copied_before_its_first_game_and_after_an_illegal_action(
    way: Callable[[Env], Env],
) -> None:
    env = viticulture_v0.env()
    other = way(env)
    for one in (env, other):
        one.reset(seed=2)
    assert other.table.state == env.table.state
    env.step(0)  # which is not on offer
    assert not way(env).last()[0]["action_mask"].any()
