import json
from pathlib import Path

import pytest

from tests.cli.drive import Run

BARRELS = ("ladder", "barrels", "--load", "examples/barrels.py")
SMALL = (*BARRELS, "--games", "8", "--seed", "3")
BOTS = ("--bots", "greedy,random,greedy:budget=1")


def test_a_ladder_is_shown_for_each_size_of_table(run: Run) -> None:
    result = run(*SMALL, *BOTS, "--seats", "2,3")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0] == "barrels, 2 seats, 24 games, seed 3"
    assert lines[1].split() == [
        "bot",
        "rating",
        "95",
        "%",
        "games",
        "share",
        "of",
        "wins",
        "95",
        "%",
        "score",
    ]
    assert {line.split()[0] for line in lines[2:5]} == {"greedy", "random", "greedy:budget=1"}
    ratings = [float(line.split()[1]) for line in lines[2:5]]
    assert ratings == sorted(ratings, reverse=True)
    assert lines[5].startswith("against ")
    assert "barrels, 3 seats, 48 games, seed 3" in lines
    assert any(line.startswith("against 2 ") for line in lines)
    assert max(len(line) for line in lines) <= 80


def test_the_table_is_the_same_on_one_core_or_many(run: Run) -> None:
    tables = [run(*SMALL, *BOTS, "--jobs", jobs).out for jobs in ("1", "2")]
    assert tables[0] == tables[1]
    other = run(*BARRELS, *BOTS, "--games", "8", "--seed", "4")
    assert other.code == 0
    assert tables[0] != other.out


def test_the_standings_are_data_too(run: Run, tmp_path: Path) -> None:
    path, page = tmp_path / "ladder.json", tmp_path / "ladder.html"
    run(*SMALL, *BOTS, "--open", "--json", str(path), "--report", str(page))
    plain = json.loads(path.read_text())
    assert plain["bots"] == ["greedy", "random", "greedy:budget=1"]
    assert plain["seats_2"]["options"] == {"open": True}
    assert plain["seats_2"]["games"] == 24
    assert len(plain["seats_2"]["rungs"]) == 3
    assert "Ratings, 2 seats" in page.read_text()


def test_without_sizes_the_smallest_table_is_taken(run: Run) -> None:
    assert run(*SMALL).out.startswith("barrels, 2 seats, 8 games, seed 3\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--seats", "two"], "--seats takes sizes of tables, as in 2,4; not 'two'"),
        (["--seats", "2,2"], "--seats takes each size once, not '2,2'"),
        (["--seats", "9"], "barrels is played with 2, 3, 4 seats, not 9"),
        (["--bots", "greedy"], "a ladder takes two bots or more"),
        (["--bots", "greedy,greedy"], "a ladder takes each bot once; 'greedy' is named again"),
        (["--games", "0"], "at least 1 game is to be played, not 0"),
        (["--depth", "3"], "Unknown option: --depth."),
    ],
)
def test_bad_input_is_one_line(run: Run, words: list[str], message: str) -> None:
    result = run(*BARRELS, *words)
    assert result.code == 2
    assert result.err.startswith(f"cuvee: {message}")
    assert result.err.count("\n") == 1
