"""Games saved by rules 2 of either game are read by the present rules and go on."""

import json
from pathlib import Path
from typing import Any

import pytest

import cuvee
from cuvee import rng
from cuvee.engine import RandomPolicy, playout

# Written by rules 2 and never changed, at questions that rules 3 ask alike.
SAVED = sorted((Path(__file__).parent / "saved_rules_2").glob("*.json"))


@pytest.mark.parametrize("path", SAVED, ids=[path.stem for path in SAVED])
def test_a_state_of_rules_2_asks_the_same_and_goes_on(path: Path) -> None:
    saved: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert saved["state"]["rules"] == 2
    game = cuvee.game(saved["state"]["game"])
    state = game.state(saved["state"])
    assert state.decision is not None
    assert state.decision.question == saved["question"]
    assert [game.action(code) for code in state.legal()] == saved["legal"]
    playout(state, RandomPolicy(rng(1)))
    assert state.over
