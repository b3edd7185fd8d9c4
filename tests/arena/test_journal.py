"""JSON Lines: each game is a line of its own; a series goes on after the last whole one."""

import io
import json
from dataclasses import replace
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


def edited(path: Path, changes: dict[str, object]) -> None:
    """Two games, the second of which somebody has changed."""
    written(path, 2)
    first, second = path.read_text().splitlines()
    path.write_text(f"{first}\n{json.dumps(json.loads(second) | changes)}\n")


STAND_IN = {"seat": 0, "decision": 3, "bot": "greedy", "why": "closed its output"}


@pytest.mark.parametrize(
    "changes",
    [
        {"scores": []},
        {"scores": [1, 2, 3]},
        {"scores": [1, True]},
        {"scores": [1, 10**400]},
        {"ranking": []},
        {"ranking": [1]},
        {"ranking": [0, 1]},
        {"ranking": [-1, 1]},
        {"decisions": -1},
        {"length": -5},
        {"seed": 5},
        {"seed": "five"},
        {"reason": 7},
        {"reason": "\ud800"},
        {"used": None},
        {"used": {}},
        {"used": [5, 6]},
        {"used": [{"cards_bid": "12"}, {"cards_bid": []}]},
        {"used": [{"cards_bid": [1]}, {"cards_bid": []}]},
        {"used": [{"cards_bid": ["1", "1"]}, {"cards_bid": []}]},
        {"stand_ins": [5]},
        {"stand_ins": [{}]},
        {"stand_ins": [STAND_IN | {"seat": 2}]},
        {"stand_ins": [STAND_IN | {"seat": -1}]},
        {"stand_ins": [STAND_IN | {"decision": "3"}]},
        {"stand_ins": [STAND_IN | {"bot": 3}]},
        {"stand_ins": [STAND_IN | {"why": 3}]},
    ],
    ids=str,
)
def test_what_no_game_can_be_is_refused(tmp_path: Path, changes: dict[str, object]) -> None:
    path = tmp_path / "games.jsonl"
    edited(path, changes)
    before = path.read_bytes()
    with pytest.raises(BadInput, match=r"line 2 of '.*' is not a game of a series"):
        Journal(path, TASKS, resume=True)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": "5"},
        {"seed": "0" + str(PLAN.seed_of(1))},
        {"seated": [0, 1]},
        {"seated": [0, 0]},
        {"seated": [7, 8]},
        {"seated": [0, 1, 2], "scores": [1, 2, 3], "ranking": [3, 2, 1]},
        {"used": []},
        {"used": [{"cards_bid": []}]},
        {"used": [{}, {}]},
        {"used": [{"cards_bid": [], "boats": []}, {"cards_bid": [], "boats": []}]},
        {"stand_ins": [STAND_IN | {"more": 1}]},
        {"bots": ["greedy", "random"]},
        {"winners": []},
    ],
    ids=str,
)
def test_a_game_that_the_series_does_not_have_there_is_refused(
    tmp_path: Path, changes: dict[str, object]
) -> None:
    path = tmp_path / "games.jsonl"
    edited(path, changes)
    with pytest.raises(BadInput, match=r"line 2 of '.*' is of another series"):
        Journal(path, TASKS, resume=True)


def test_games_with_stand_ins_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    edited(path, {"stand_ins": [STAND_IN]})
    with Journal(path, TASKS, resume=True) as journal:
        assert [one.to_dict() for one in journal.outcomes[1].stand_ins] == [STAND_IN]


def test_what_seats_used_is_there_just_where_the_series_notes_it(tmp_path: Path) -> None:
    noted, plain = written(tmp_path / "noted.jsonl", 2), tmp_path / "plain.jsonl"
    tasks = tasks_of(replace(PLAN, usage=False))
    with Journal(plain, tasks, resume=False) as journal:
        for (plan, _), outcome in zip(tasks, outcomes(tasks), strict=True):
            journal.append(plan, outcome)
    for path, others in ((noted, tasks), (plain, TASKS)):
        with pytest.raises(BadInput, match=r"line 1 of '.*' is of another series"):
            Journal(path, others, resume=True)
    with Journal(plain, tasks, resume=True) as journal:
        assert len(journal.outcomes) == 6


def test_a_line_that_was_cut_off_anywhere_is_played_again(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", 2)
    first, second = path.read_bytes().splitlines(keepends=True)
    for length in range(len(second)):
        path.write_bytes(first + second[:length])
        with Journal(path, TASKS, resume=True) as journal:
            assert len(journal.outcomes) == 1
        assert path.read_bytes() == first


@pytest.mark.parametrize("whole", [0, 1])
@pytest.mark.parametrize(
    "tail", [b"my only draft", b"{}", b'{"game": "barrows"', b"\xff", b"\0\0"], ids=repr
)
def test_a_tail_that_is_no_beginning_of_the_next_game_is_kept(
    tmp_path: Path, whole: int, tail: bytes
) -> None:
    path = written(tmp_path / "notes.jsonl", whole)
    before = path.read_bytes() + tail
    path.write_bytes(before)
    with pytest.raises(BadInput, match=rf"line {whole + 1} of '.*' is not a game of a series"):
        Journal(path, TASKS, resume=True)
    assert path.read_bytes() == before


def test_a_tail_after_all_games_that_are_asked_for_is_kept(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", 4)
    before = path.read_bytes()[:-9]
    path.write_bytes(before)
    with pytest.raises(BadInput, match="holds 4 games, more than the 3 asked for"):
        Journal(path, TASKS[:3], resume=True)
    assert path.read_bytes() == before


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot use '.*'"):
        Journal(tmp_path, TASKS, resume=True)


class Slow(io.BytesIO):
    """A file that takes a few bytes at a time, as a disk that is nearly full may."""

    name = "slow"

    def write(self, content: bytes, /) -> int:  # type: ignore[override]
        return super().write(content[:100])


def test_a_line_is_written_whole_in_however_many_parts(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.jsonl", TASKS, resume=False)
    journal._file.close()
    journal._file = slow = Slow()  # type: ignore[assignment]
    (outcome,) = outcomes(TASKS[:1])
    journal.append(PLAN, outcome)
    assert slow.getvalue() == line_of(PLAN, outcome).encode()


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
