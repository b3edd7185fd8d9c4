"""What the numbers in records and saved games mean is kept here: new ones may be added."""

from pathlib import Path

import pytest

import cuvee
from cuvee.engine import Actions
from cuvee.testing import Goldens, check_codes, code_table
from tests.engine.toy import Mark, Table


@pytest.mark.parametrize("name", cuvee.game_names())
def test_golden_codes(name: str, goldens: Goldens) -> None:
    check_codes(goldens, cuvee.game(name))


def game_of(*vines: str, codes_since: int = 1) -> Table:
    """A toy with an action for each of some vines."""
    game = Table(Mark(1))
    game.actions = Actions()
    game.actions.family("vine", {"vine": [*vines]})
    game.codes_since = codes_since
    return game


@pytest.mark.parametrize("update", [False, True])
def test_a_code_that_changes_its_meaning_is_refused(tmp_path: Path, update: bool) -> None:
    check_codes(Goldens(tmp_path, update=True), game_of("merlot", "syrah"))
    before = (tmp_path / "toy.txt").read_text("utf-8")
    with pytest.raises(AssertionError, match="no longer mean the same: action 12 vine syrah"):
        check_codes(Goldens(tmp_path, update), game_of("merlot", "pinot", "syrah"))
    assert (tmp_path / "toy.txt").read_text("utf-8") == before


def test_a_new_code_is_added_by_updating_the_table(tmp_path: Path) -> None:
    check_codes(Goldens(tmp_path, update=True), game_of("merlot"))
    with pytest.raises(AssertionError, match="action 12 vine syrah"):
        check_codes(Goldens(tmp_path, update=False), game_of("merlot", "syrah"))
    check_codes(Goldens(tmp_path, update=True), game_of("merlot", "syrah"))
    check_codes(Goldens(tmp_path, update=False), game_of("merlot", "syrah"))


def test_codes_may_change_when_older_states_are_upgraded_or_refused(tmp_path: Path) -> None:
    check_codes(Goldens(tmp_path, update=True), game_of("merlot", "syrah"))
    changed = game_of("syrah", codes_since=2)
    check_codes(Goldens(tmp_path, update=True), changed)
    assert (tmp_path / "toy.txt").read_text("utf-8") == code_table(changed)
