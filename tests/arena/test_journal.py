"""JSON Lines: each game is a line of its own; a series goes on after the last whole one."""

import json
from pathlib import Path

import pytest

from cuvee import BadInput
from cuvee.arena import Journal, Plan, outcomes, tasks_of
from cuvee.arena.journal import line_of, outcome_of

PLAN = Plan("barrels", 2, ("greedy", "random"), 6, seed=4, usage=True)
TASKS = tasks_of(PLAN)


def written(path: Path, games: int) -> Path:
    with Journal(path, TASKS, resume=False) as journal:
        for outcome in outcomes(TASKS[:games]):
            journal.append(PLAN, outcome)
    return path


def test_a_line_is_whole_in_itself_and_read_back(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", 6)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["number"] for line in lines] == [*range(6)]
    assert lines[1]["bots"] == ["random", "greedy"]
    assert {"game", "rules", "options", "line_up", "series_seed", "winners"} <= set(lines[0])
    assert [outcome_of(line) for line in lines] == [*outcomes(TASKS)]


def test_a_series_goes_on_after_the_last_whole_line(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", 6)
    whole = path.read_bytes()
    third = whole.splitlines(keepends=True)[2]
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:2]) + third[:40])
    with Journal(path, TASKS, resume=True) as journal:
        assert [outcome.number for outcome in journal.outcomes] == [0, 1]
        for outcome in outcomes(TASKS[2:]):
            journal.append(PLAN, outcome)
    assert path.read_bytes() == whole


def test_a_file_that_is_not_there_is_begun(tmp_path: Path) -> None:
    with Journal(tmp_path / "new.jsonl", TASKS, resume=True) as journal:
        assert journal.outcomes == []


def test_games_are_never_overwritten(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", 1)
    before = path.read_bytes()
    with pytest.raises(BadInput, match="holds games: go on with --resume or name another"):
        Journal(path, TASKS, resume=False)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "changes",
    [{"seed": 5}, {"bots": ("random", "greedy")}, {"options": {"open": True}}, {"rotate": False}],
)
def test_games_of_another_series_are_refused(tmp_path: Path, changes: dict[str, object]) -> None:
    path = written(tmp_path / "games.jsonl", 2)
    parts = {"game": "barrels", "seats": 2, "bots": PLAN.bots, "games": 6, "seed": 4}
    other = Plan(**{**parts, **changes})  # type: ignore[arg-type]
    with pytest.raises(BadInput, match=r"line 1 of '.*' is of another series"):
        Journal(path, tasks_of(other), resume=True)


def test_games_out_of_order_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", 2)
    path.write_bytes(b"".join(reversed(path.read_bytes().splitlines(keepends=True))))
    with pytest.raises(BadInput, match=r"line 1 of '.*' is of another series"):
        Journal(path, TASKS, resume=True)


def test_more_games_than_asked_for_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", 6)
    with pytest.raises(BadInput, match="holds 6 games, more than the 3 asked for"):
        Journal(path, TASKS[:3], resume=True)


@pytest.mark.parametrize(
    "line", ["hello", "{}", "[1]", '{"number": 1, "stand_ins": 2}', "\x00", "[" * 5000]
)
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "games.jsonl"
    good = line_of(PLAN, next(iter(outcomes(TASKS[:1]))))
    path.write_text(f"{good}{line}\n")
    with pytest.raises(BadInput, match=r"line 2 of '.*' is not a game of a series"):
        Journal(path, TASKS, resume=True)


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot use '.*'"):
        Journal(tmp_path, TASKS, resume=True)


def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    full = tmp_path / "games.jsonl"
    full.symlink_to("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    journal = Journal(tmp_path / "other.jsonl", TASKS, resume=False)
    journal._file.close()
    journal._file = full.open("ab", buffering=0)
    with journal, pytest.raises(BadInput, match=r"cannot write '.*games.jsonl': No space left"):
        journal.append(PLAN, next(iter(outcomes(TASKS[:1]))))
