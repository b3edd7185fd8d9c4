"""Saved games last: those of earlier rules, and those of a smaller box."""

import json
from pathlib import Path
from typing import Any

import pytest

from cuvee.games.viticulture.game import VITICULTURE

SAVED = sorted((Path(__file__).parent / "saved").glob("*.json"))


@pytest.mark.parametrize("path", SAVED, ids=[path.stem for path in SAVED])
def test_a_state_of_rules_1_means_the_same(path: Path) -> None:
    saved: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert saved["state"]["rules"] == 1
    state = VITICULTURE.state(saved["state"])
    for viewpoint, view in saved["views"].items():
        seat = None if viewpoint == "table" else int(viewpoint)
        assert json.loads(json.dumps(state.view(seat))) == view
    legal = {
        str(seat): [VITICULTURE.action(code) for code in state.legal(seat)]
        for seat in state.waiting
    }
    assert legal == saved["legal"]
