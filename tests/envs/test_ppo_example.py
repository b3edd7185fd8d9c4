from __future__ import annotations

import importlib

import pytest

pytest.importorskip("sb3_contrib", reason="requirements/rl.in is not installed")


@pytest.mark.filterwarnings("ignore")
def test_the_example_learns_and_tells_how_often_it_wins() -> None:
    example = importlib.import_module("cuvee.envs.ppo_example")
    model = example.train("naramata", seats=2, seconds=1, steps=64)
    assert model.num_timesteps >= 64
    assert 0 <= example.wins(model, "naramata", 2, games=2) <= 2
    assert 0 <= example.wins(None, "naramata", 2, games=2) <= 2
