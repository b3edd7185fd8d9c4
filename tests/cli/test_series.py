"""What `simulate` and `ladder` share: files of every game, and going on after an interruption."""

import csv
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from cuvee.arena import Outcome, Task, Workers
from cuvee.arena.series import outcomes
from tests.cli.drive import Run

GAME = ("barrels", "--load", "examples/barrels.py", "--seed", "3")
BOTS = ("simulate", *GAME, "--bots", "greedy,random")
SIMULATE = (*BOTS, "--games", "12")
LADDER = ("ladder", *GAME, "--games", "4", "--seats", "2,3", "--bots", "greedy,random")
Interrupt = Callable[[int], None]


@pytest.fixture
def interrupt(monkeypatch: pytest.MonkeyPatch) -> Interrupt:
    """Let Ctrl-C be pressed once so many games have been played; later runs go through."""

    def after(games: int) -> None:
        def stopped(tasks: Sequence[Task], workers: Workers) -> Iterator[Outcome]:
            monkeypatch.setattr("cuvee.cli.series.outcomes", outcomes)  # once
            for number, outcome in enumerate(outcomes(tasks, workers)):
                if number == games:
                    raise KeyboardInterrupt
                yield outcome

        monkeypatch.setattr("cuvee.cli.series.outcomes", stopped)

    return after


def files(folder: Path, *names: str) -> list[str]:
    return [word for name in names for word in ("--out", str(folder / name))]


def results(out: str) -> str:
    """What was printed, without how fast it was."""
    return "".join(line for line in out.splitlines(keepends=True) if "per second" not in line)


def test_every_game_is_written_in_every_format(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = files(tmp_path, "games.jsonl", "games.csv", "games.parquet")
    assert run(*SIMULATE, *out).code == 0
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [line["number"] for line in lines] == [*range(12)]
    with (tmp_path / "games.csv").open() as file:
        rows = [*csv.DictReader(file)]
    assert [int(row["score"]) for row in rows] == [n for line in lines for n in line["scores"]]
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["bot"] for row in table] == [row["bot"] for row in rows]
    assert table[0]["cards_bid"] == lines[0]["used"][0]["cards_bid"]


@pytest.mark.parametrize("command", [SIMULATE, LADDER], ids=["simulate", "ladder"])
def test_an_interrupted_run_goes_on_and_ends_as_if_it_never_was(
    run: Run, tmp_path: Path, interrupt: Interrupt, command: tuple[str, ...]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    names = ("games.jsonl", "games.csv")
    report = ("--report", str(whole / "page.html"))
    first = run(*command, *files(whole, *names), *report)
    assert first.code == 0
    report = ("--report", str(parts / "page.html"))
    interrupt(5)
    stopped = run(*command, *files(parts, *names), *report)
    assert stopped.code == 130
    total = len((whole / "games.jsonl").read_text().splitlines())
    kept = f"cuvee: stopped after 5 of {total} games; the same command with --resume goes on"
    assert kept in stopped.err
    assert len((parts / "games.jsonl").read_text().splitlines()) == 5
    assert (parts / "page.html").exists()  # of what was played
    resumed = run(*command, *files(parts, *names), *report, "--resume", "--jobs", "2")
    assert resumed.code == 0
    assert results(resumed.out) == results(first.out)
    for name in (*names, "page.html"):
        assert (parts / name).read_bytes() == (whole / name).read_bytes()


def test_a_finished_run_can_be_shown_again_without_playing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = files(tmp_path, "games.jsonl")
    first = run(*SIMULATE, *out)
    monkeypatch.setattr("cuvee.cli.series.outcomes", None)
    again = run(*SIMULATE, *out, "--resume")
    assert again.out == results(first.out)


def test_a_run_can_be_made_longer(run: Run, tmp_path: Path) -> None:
    out = files(tmp_path, "games.jsonl")
    run(*SIMULATE, *out)
    longer = run(*BOTS, "--games", "20", *out, "--resume")
    assert longer.code == 0
    assert results(longer.out) == results(run(*BOTS, "--games", "20").out)


def test_a_ladder_can_be_made_longer(run: Run, tmp_path: Path) -> None:
    out = files(tmp_path, "games.jsonl")
    ladder = ("ladder", *GAME, "--seats", "2,3", "--bots", "greedy,random", "--games")
    assert run(*ladder, "5", *out).code == 0
    longer = run(*ladder, "7", *out, "--resume")
    assert (longer.code, longer.err) == (0, "")
    assert longer.out == run(*ladder, "7").out


def test_without_a_file_an_interruption_still_shows_what_was_played(
    run: Run, interrupt: Interrupt
) -> None:
    interrupt(5)
    stopped = run(*SIMULATE)
    assert stopped.code == 130
    assert stopped.out.startswith("barrels, 2 seats, 5 games, seed 3\n")
    assert "with --out FILE.jsonl a later run could go on with --resume" in stopped.err
    interrupt(0)
    nothing = run(*SIMULATE)
    assert (nothing.code, nothing.out.strip()) == (130, "")


def test_a_process_that_is_lost_is_one_line_and_costs_nothing(run: Run, tmp_path: Path) -> None:
    deadly = tmp_path / "deadly.py"
    deadly.write_text(
        "import os\n"
        "from cuvee.bots import RandomBot, register_bot\n"
        "class Deadly(RandomBot):\n"
        "    def choose(self, observation, rng):\n"
        f"        if {os.getpid()} != os.getpid():\n"
        "            os._exit(1)\n"
        "        return super().choose(observation, rng)\n"
        "register_bot('deadly', Deadly)\n"
    )
    out = files(tmp_path, "games.jsonl")
    words = ("simulate", *GAME, "--load", str(deadly), "--bots", "deadly", "--games", "4", *out)
    lost = run(*words, "--jobs", "2")
    assert (lost.code, lost.err.count("\n")) == (2, 1)
    assert "--resume goes on if --out kept the games" in lost.err
    assert run(*words, "--jobs", "1", "--resume").code == 0


def test_ray_plays_the_same_games(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert run(*SIMULATE, "--out", str(here)).code == 0
    played = run(*SIMULATE, "--out", str(there), "--ray", "local", "--jobs", "2")
    assert (played.code, played.err) == (0, "")
    assert played.out.endswith("(2 processes)\n")
    assert there.read_bytes() == here.read_bytes()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["--out", "x.txt"],
            "--out takes a file that ends in .jsonl, .csv or .parquet, not 'x.txt'",
        ),
        (["--out", "a.csv", "--out", "b.csv"], "--out takes one file of each kind"),
        (["--resume"], "--resume goes on with a file of games: add --out FILE.jsonl"),
        (["--resume", "--out", "a.csv"], "--resume goes on with a file of games"),
        (["--out", "/dev/null.jsonl/x.jsonl"], "cannot write '/dev/null.jsonl/x.jsonl'"),
        (["--report", "/no/such/folder/x.html"], "cannot write '/no/such/folder/x.html'"),
        (["--out", f"{'x' * 300}.jsonl"], f"cannot write '{'x' * 300}.jsonl'"),
        (["--jobs", "0"], "--jobs takes a number from 1, not 0"),
        (["--json", "x.jsonl"], "'x.jsonl' has the name of a file of games, which only --out"),
        (["--report", "x.jsonl"], "'x.jsonl' has the name of a file of games, which only --out"),
        (
            ["--seats", "9" * 30],
            "barrels is played with 2, 3, 4 seats, not 999999999999999999999999999999",
        ),
        (["--bots", "greedy:budget=x"], "bot 'greedy': budget takes a whole number, not 'x'"),
        (["--bots", "stdin:./no/bot"], "stdin: there is no program './no/bot' that can be run"),
    ],
)
def test_bad_input_is_one_line(run: Run, words: list[str], message: str) -> None:
    result = run("simulate", *GAME, "--games", "1", *words)
    assert result.code == 2
    assert result.err.startswith(f"cuvee: {message}")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_series_fits_into_memory(run: Run, command: str) -> None:
    result = run(command, *GAME, "--bots", "greedy,random", "--games", "1000001")
    message = "cuvee: --games takes a number from 1 to 1000000, not 1000001\n"
    assert (result.code, result.err) == (2, message)


OUTPUTS = [
    ["--report", "z.jsonl", "--out", "z.jsonl"],
    ["--out", "z.csv", "--json", "z.csv"],
    ["--out", "z.csv", "--report", "z.csv"],
    ["--report", "z.json", "--json", "z.json"],
    ["--out", "z.csv", "--out", "z.csv"],
    ["--out", "z.jsonl", "--out", "here/../z.jsonl"],
    ["--out", "z.jsonl", "--json", "link"],
]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        *[(command, words) for command in (SIMULATE, LADDER) for words in OUTPUTS],
        (SIMULATE, ["--parquet", "z.parquet", "--out", "z.parquet"]),
        (SIMULATE, ["--parquet", "z", "--json", "z"]),
        (SIMULATE, ["--parquet", "z", "--report", "z"]),
    ],
    ids=str,
)
def test_two_outputs_are_never_one_file(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
    words: list[str],
) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "link").symlink_to("z.jsonl")
    monkeypatch.setattr("cuvee.cli.series.outcomes", None)
    monkeypatch.setattr("cuvee.cli.simulate.check_decisions", lambda *_: None)
    there = [word if word.startswith("--") else str(tmp_path / word) for word in words]
    result = run(*command, *there)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert result.err.startswith(f"cuvee: two outputs name the file '{there[3]}': ")
    assert {path.name for path in tmp_path.iterdir()} == {"here", "link"}


def test_a_device_takes_several_outputs(run: Run) -> None:
    assert run(*SIMULATE, "--report", os.devnull, "--json", os.devnull).code == 0


def test_a_ladder_keeps_what_seats_used(run: Run, tmp_path: Path) -> None:
    assert run(*LADDER, *files(tmp_path, "games.jsonl", "games.csv")).code == 0
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    used = [seat["cards_bid"] for line in lines for seat in line["used"]]
    assert all(used)
    with (tmp_path / "games.csv").open() as file:
        assert [row["cards_bid"].split(";") for row in csv.DictReader(file)] == used


def test_games_that_do_not_say_what_was_used_are_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(*SIMULATE, "--out", str(path))
    lines = [json.loads(line) | {"used": []} for line in path.read_text().splitlines()]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    result = run(*SIMULATE, *files(tmp_path, "games.jsonl", "games.csv"), "--resume")
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert result.err.startswith(f"cuvee: line 1 of '{path}' is of another series")


@pytest.mark.parametrize("command", [SIMULATE, LADDER], ids=["simulate", "ladder"])
def test_a_text_of_ones_own_is_never_cut(
    run: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text("my only draft")
    result = run(*command, "--out", str(path), "--resume")
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert result.err.startswith(f"cuvee: line 1 of '{path}' is not a game of a series")
    assert path.read_text() == "my only draft"


def test_coverage_cannot_go_on(run: Run, tmp_path: Path) -> None:
    result = run(*SIMULATE, "--coverage", "--resume", *files(tmp_path, "a.jsonl"))
    assert "does not go with --resume" in result.err


@pytest.mark.parametrize(
    ("library", "words"),
    [("pyarrow", ["--out", "a.parquet"]), ("ray", ["--ray", "local"])],
)
def test_a_missing_library_is_named_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, library: str, words: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setattr("cuvee.cli.series.outcomes", None)
    result = run(*SIMULATE, *words)
    assert result.code == 2
    assert f"needs the library {library}".lower() in result.err.lower()
    assert "pip install 'cuvee[" in result.err


def test_programs_that_fail_are_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    result = run(
        "simulate", *GAME, "--games", "2", "--bots", "stdin:false,random", "--out", str(path),
        "--jobs", "1",
    )  # fmt: skip
    assert result.code == 0
    assert "stdin:false was replaced in 2 games: it ended with exit code 1;" in result.out
    (one,) = json.loads(path.read_text().splitlines()[0])["stand_ins"]
    assert one == {"seat": 0, "decision": 0, "bot": "greedy", "why": "ended with exit code 1"}
