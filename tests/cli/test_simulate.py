import json
from pathlib import Path

import pytest

from tests.cli.drive import Run, Vintage

SMALL = ("simulate", "barrels", "--games", "12", "--seed", "3")


def test_a_summary_names_every_bot(run: Run) -> None:
    result = run(*SMALL, "--bots", "greedy,random,random")
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[0] == "barrels, 3 seats, 12 games, seed 3"
    assert [line.split("  ")[0] for line in lines[2:5]] == ["greedy", "random 1", "random 2"]
    assert lines[5].startswith("decisions in a game ")
    assert lines[6] == "length of a game 5.0 ± 0.0"
    assert lines[7].endswith(" decisions per second (1 process)")
    assert result.err == ""
    assert max(len(line) for line in lines) <= 80


def test_results_do_not_depend_on_the_number_of_processes(run: Run, tmp_path: Path) -> None:
    reports = []
    for jobs in ("1", "3"):
        path = tmp_path / f"{jobs}.json"
        game = ("--load", "examples/barrels.py", "--bots", "greedy,random")
        assert run(*SMALL, *game, "--jobs", jobs, "--json", str(path)).code == 0
        report = json.loads(path.read_text())
        assert report.pop("speed")["jobs"] == int(jobs)
        reports.append(report)
    assert reports[0] == reports[1]


def test_the_report_holds_every_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    run(*SMALL, "--bots", "greedy,random", "--open", "--json", str(path))
    report = json.loads(path.read_text())
    assert report["options"] == {"open": True}
    assert report["bots"] == ["greedy", "random"]
    assert len(report["outcomes"]) == report["games"] == 12
    assert sum(standing["wins"] for standing in report["standings"]) == pytest.approx(12)
    assert [outcome["seated"] for outcome in report["outcomes"][:3]] == [[0, 1], [1, 0], [0, 1]]


def test_bots_stay_where_they_are_if_wanted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    run(*SMALL, "--bots", "greedy,random", "--no-rotate", "--json", str(path))
    seated = [outcome["seated"] for outcome in json.loads(path.read_text())["outcomes"]]
    assert seated == [[0, 1]] * 12


def test_coverage_is_the_same_whatever_the_number_of_processes(run: Run, tmp_path: Path) -> None:
    output, reports = [], []
    for jobs in ("1", "3"):
        path = tmp_path / f"{jobs}.json"
        game = ("--load", "examples/barrels.py", "--bots", "greedy,random", "--coverage")
        ran = run(*SMALL, *game, "--jobs", jobs, "--json", str(path))
        output.append(ran.out.partition("\ncoverage")[2])
        report = json.loads(path.read_text())
        reports.append((report["coverage"], report["never"], report["outcomes"]))
    assert output[0] == output[1]
    assert reports[0] == reports[1]
    assert reports[0][0]["other effects"]["round"] == 12 * 6


def test_coverage_names_what_was_never_exercised(run: Run) -> None:
    output = run("simulate", "barrels", "--games", "1", "--coverage").out
    lines = output.partition("\ncoverage")[2].splitlines()
    assert lines[0].split() == ["exercised", "of", "times", "least", "often"]
    assert lines[1].startswith("other effects")
    assert "not exercised" in lines
    assert max(len(line) for line in output.splitlines()) <= 80
    assert "coverage" not in run("simulate", "barrels", "--games", "1").out


def test_where_everything_was_exercised_that_is_said(run: Run) -> None:
    output = run("simulate", "barrels", "--games", "300", "--coverage", "--jobs", "1").out
    assert output.endswith("everything was exercised\n")


def test_one_bot_fills_the_table(run: Run) -> None:
    assert run(*SMALL, "--seats", "4").out.startswith("barrels, 4 seats, 12 games, seed 3\n")
    assert run(*SMALL).out.startswith("barrels, 2 seats, 12 games, seed 3\n")


def test_flags_may_come_before_the_game(run: Run) -> None:
    output = run("simulate", "--games", "1", "barrels").out
    assert output.startswith("barrels, 2 seats, 1 game, seed 0\n")


def test_nothing_is_played_when_the_report_has_no_place(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.cli.series.outcomes", None)
    result = run(*SMALL, "--json", "/no/such/folder/report.json")
    assert result.code == 2
    assert result.err.startswith("cuvee: cannot write '/no/such/folder/report.json': ")


def test_a_games_own_options_are_flags(run: Run, vintage: Vintage, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    run("simulate", "vintage", "--games", "1", "--days", "2", "--json", str(path))
    assert json.loads(path.read_text())["options"]["days"] == 2


def test_more_processes_are_started_only_for_long_work(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    game = ("--load", "examples/barrels.py", "--bots", "greedy,random")
    short = run(*SMALL, *game).out.splitlines()
    assert short[-1].endswith("(1 process)")
    monkeypatch.setattr("cuvee.cli.series.MIN_SECONDS_FOR_POOL", 0.0)
    long = run(*SMALL, *game).out.splitlines()
    assert long[-1].endswith("(2 processes)")
    assert long[:-1] == short[:-1]


def test_a_single_game_has_no_interval_of_its_means(run: Run) -> None:
    simulate = ("simulate", "barrels", "--load", "examples/barrels.py", "--jobs", "1", "--games")
    for games, margins in (("1", 0), ("2", 2)):
        told = run(*simulate, games).out
        assert "decisions in a game 1" in told
        assert told.count(" ± ") == margins
