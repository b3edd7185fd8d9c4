import os
import sys
from pathlib import Path

import pytest

from cuvee.cli.load import load_games, taken_from

ROOT = Path(__file__).resolve().parents[2]


def test_sources_are_taken_from_anywhere_in_the_line() -> None:
    line = ["play", "--load", "a.py", "barrels", "--load=b.py", "--open"]
    assert taken_from(line, {}) == (["a.py", "b.py"], ["play", "barrels", "--open"])


def test_sources_are_taken_from_the_environment() -> None:
    environment = {"CUVEE_GAMES": os.pathsep.join(["a.py", "", "b"])}
    assert taken_from(["games", "--load", "c"], environment) == (["a.py", "b", "c"], ["games"])


def test_a_file_is_imported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "counting.py"
    path.write_text("import sys\nsys.counted = getattr(sys, 'counted', 0) + 1\n")
    monkeypatch.setattr(sys, "counted", 0, raising=False)
    load_games([str(path), str(path)])
    assert getattr(sys, "counted", 0) == 1
    del sys.modules["cuvee_game_counting"]


def test_a_file_that_failed_is_not_remembered(tmp_path: Path) -> None:
    path = tmp_path / "failing.py"
    path.write_text("1 / 0\n")
    for _ in range(2):
        with pytest.raises(ValueError, match="ZeroDivisionError"):
            load_games([str(path)])
    assert "cuvee_game_failing" not in sys.modules


def test_what_is_imported_already_is_left_alone() -> None:
    load_games([str(ROOT / "examples" / "barrels.py"), "barrels"])
