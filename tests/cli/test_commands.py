import json
from pathlib import Path

import pytest

from cuvee import __version__
from tests.cli.drive import Run, Vintage


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").out == f"cuvee {__version__}\n"


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert result.code == 0
    assert "Usage: cuvee COMMAND" in result.out
    assert result == run("--help")


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["play"],
        ["play", "barrels"],
        ["simulate"],
        ["simulate", "barrels"],
        ["replay"],
        ["bench"],
    ],
)
def test_every_command_has_help(run: Run, words: list[str]) -> None:
    result = run(*words, "--help")
    assert result.code == 0
    assert result.out.startswith(f"Usage: cuvee {' '.join(words)}")
    assert "--load FILE.py" in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80


def test_help_lists_a_games_own_options(run: Run, vintage: Vintage) -> None:
    output = run("play", "vintage", "--help").out
    assert "Options of vintage" in output
    assert "--days" in output
    assert "One of: 2, 3, 4. Usually 3." in output
    assert "One of: very_easy, hard." in output
    assert "--tap-first --no-tap-first" in output
    assert "--no-open" not in output
    assert "--motto STR" in output


def test_games_are_listed_with_seats_and_options(run: Run, vintage: Vintage) -> None:
    lines = [line.rstrip() for line in run("games").out.splitlines()]
    assert lines == [
        "game      seats     options",
        "barrels   2, 3, 4   --open",
        "vintage   1, 2, 3   --open",
        "                    --tap-first",
        "                    --days 2|3|4",
        "                    --automa very_easy|hard",
        "                    --motto TEXT",
    ]


def test_where_there_are_no_games_every_command_says_so(
    run: Run, listed: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(listed, "barrels")
    assert run("games").out == "There are no games yet; --load FILE.py brings one.\n"
    assert run("play").err == "cuvee: there is no game to play; --load FILE.py brings one\n"
    assert run("bench").err == "cuvee: there is no game to play; --load FILE.py brings one\n"
    assert run("play", "--open").err.endswith("cuvee play GAME (none yet)\n")


def test_the_bench_measures_every_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    result = run("bench", "--seconds", "0.05", "--json", str(path))
    assert result.out.startswith("engine ")
    assert "\nbarrels       4 " in result.out
    report = json.loads(path.read_text())
    assert report["games"][0]["game"] == "barrels"
    assert report["games"][0]["decisions_per_second"] > 0
    assert report["compiled"] == ("compiled" in result.out)


def test_the_bench_measures_the_games_named(run: Run, vintage: Vintage) -> None:
    assert "vintage" not in run("bench", "barrels", "--seconds", "0.01").out
