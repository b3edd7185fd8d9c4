from __future__ import annotations

import importlib
import importlib.util
import re
import sys

import pytest

INSTALLED = importlib.util.find_spec("sb3_contrib") is not None


@pytest.mark.skipif(not INSTALLED, reason="PyTorch is not installed: `make test-rl` installs it")
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


def test_without_its_library_the_example_tells_how_it_is_run_and_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "sb3_contrib", None)
    monkeypatch.delitem(sys.modules, "cuvee.envs.ppo_example", raising=False)
    example = importlib.import_module("cuvee.envs.ppo_example")
    for arguments, code in ((["--help"], 0), (["--seconds", "1"], 2)):
        monkeypatch.setattr(sys, "argv", ["ppo_example", *arguments])
        with pytest.raises(SystemExit) as ended:
            example.main()
        assert ended.value.code == code
    told = capsys.readouterr()
    assert "--seconds" in told.out
    assert re.fullmatch(r"ppo_example: .*\. Run: pip install 'sb3-contrib>=2\.4'\n", told.err)
