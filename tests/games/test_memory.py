"""What is no longer used is freed, compiled as interpreted: bots clone millions of states."""

import gc
from random import Random

import pytest

from cuvee.engine import game

CLONES = 2000
SLACK = 200  # objects that caches of the interpreter may keep


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_clones_are_freed_with_all_that_they_hold(name: str) -> None:
    state = game(name).new(seats=4, seed=1)
    chance = Random(1)
    for _ in range(100):
        state.apply(chance.choice(state.legal()))
    before = tracked_objects()
    for _ in range(CLONES):
        clone = state.clone()
        clone.apply(clone.legal()[0])
    assert tracked_objects() - before < SLACK


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_a_game_that_is_over_is_freed_with_its_history(name: str) -> None:
    before = tracked_objects()
    for seed in range(5):
        state = game(name).new(seats=4, seed=seed)
        chance = Random(seed)
        while not state.over:
            state.apply(chance.choice(state.legal()))
    del state
    assert tracked_objects() - before < SLACK


def tracked_objects() -> int:
    """How many objects there are that the garbage collector knows of."""
    gc.collect()
    return len(gc.get_objects())
