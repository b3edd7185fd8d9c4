"""The search for games to keep: the first seed that shows it, and a word where none does."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.records import kept as kept_module
from tests.records.kept import Kept
from tests.records.table import KEPT
from tools.records import Search, record_anew, still_shown

TIE = KEPT["barrels-3-tie"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Records are kept elsewhere for a test."""
    monkeypatch.setattr(kept_module, "FOLDER", tmp_path)
    return tmp_path


def anew(kept: Kept, jobs: int = 1, seeds: int = 200) -> tuple[str, list[str], list[str]]:
    """What is in the file then, what was not found, what was said."""
    said: list[str] = []
    missing = record_anew([kept], jobs, seeds, said.append)
    return kept.path.read_text("utf-8") if kept.path.exists() else "", missing, said


def test_a_game_that_is_missing_is_found() -> None:
    text, missing, said = anew(TIE)
    assert not missing
    assert said[0] == "1 of 1 games are to be found anew."
    assert said[-1].endswith("(two of three share the victory)")
    assert still_shown(TIE) == text


def test_the_same_game_is_found_whatever_the_number_of_processes() -> None:
    one, _, _ = anew(TIE, jobs=1)
    TIE.path.unlink()
    two, _, _ = anew(TIE, jobs=2)
    assert one == two != ""


def test_nothing_is_done_where_nothing_has_changed() -> None:
    before, _, _ = anew(TIE)
    changed = TIE.path.stat().st_mtime_ns
    after, missing, said = anew(TIE)
    assert (after, missing, said) == (before, [], [])
    assert TIE.path.stat().st_mtime_ns == changed


def test_a_game_that_shows_something_else_is_replaced() -> None:
    tie, _, _ = anew(TIE)
    won = replace(TIE, shows=KEPT["barrels-3"].shows)
    won.path.write_text(tie, "utf-8")
    assert still_shown(won) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [('"actions": [', '"actions": [99, '), ('"seats": 3', '"seats": 2'), ("{", "")],
    ids=["an action there is not", "another table", "no record at all"],
)
def test_what_cannot_be_replayed_is_replaced(old: str, new: str) -> None:
    text, _, _ = anew(TIE)
    TIE.path.write_text(text.replace(old, new, 1), "utf-8")
    assert still_shown(TIE) is None
    assert anew(TIE)[0] == text


def test_a_game_that_goes_on_is_replaced() -> None:
    text, _, _ = anew(TIE)
    head, _, tail = text.partition('"actions": [')
    actions, _, end = tail.partition("]\n".removesuffix("\n"))
    TIE.path.write_text(f'{head}"actions": [{actions[:1]}]{end}', "utf-8")
    assert still_shown(TIE) is None


def test_a_game_that_ends_in_another_position_keeps_its_decisions() -> None:
    text, _, _ = anew(TIE)
    TIE.path.write_text(text.replace('"rules": 1', '"rules": 0'), "utf-8")
    again, missing, said = anew(TIE)
    assert (again, missing) == (text, [])
    assert said == ["barrels-3-tie: the same game with its end as it is now"]


def test_what_no_game_shows_is_said_and_leaves_the_file_alone() -> None:
    TIE.path.write_text("", "utf-8")
    text, missing, said = anew(TIE, seeds=1)
    assert (text, missing) == ("", ["barrels-3-tie"])
    assert said[-1] == "barrels-3-tie: none of 1 seeds shows it (two of three share the victory)"


def test_the_first_seed_counts_and_not_the_first_answer() -> None:
    search = Search(TIE, seeds=9)
    search.begun = 3
    search.enter(3, "third")
    assert (search.record, search.open) == (None, False)
    search.enter(1, None)
    assert search.record is None
    search.enter(2, "second")
    assert search.record == "second"
