from __future__ import annotations

import importlib
import re
import sys

import pytest

pytest.importorskip("sb3_contrib", reason="PyTorch is not installed: `make test-rl` installs it")


@pytest.mark.filterwarnings("ignore")
def test_the_example_learns_and_tells_how_often_it_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = importlib.import_module("cuvee.envs.ppo_example")
    model = example.train("naramata", seats=2, seconds=0, steps=64)
    before = [weights.clone() for weights in model.policy.parameters()]
    model.learn(64)
    after = list(model.policy.parameters())
    assert any((one != other).any() for one, other in zip(before, after, strict=True))
    arguments = ["ppo_example", "--game", "naramata", "--seconds", "1", "--games", "2"]
    monkeypatch.setattr(sys, "argv", arguments)
    example.main()
    told = capsys.readouterr().out
    for who in ("random", "MaskablePPO"):
        assert re.search(rf"^{who}: [012] of 2 games won against random play", told, re.MULTILINE)
