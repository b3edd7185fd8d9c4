"""What only a process of its own can show: streams, signals, exit codes."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CUVEE = [sys.executable, "-m", "cuvee"]
# A shell that starts this in the background has interruptions ignored.
INTERRUPTIBLE = """import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from cuvee.cli import main
sys.exit(main())"""
BARRELS = ["--load", str(ROOT / "examples" / "barrels.py")]
MAX_RECORD_LENGTH = 60


def environment() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}


def started(*words: str, by: list[str] = CUVEE) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - our own command
        [*by, *words],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_closed_input_ends_a_game_well() -> None:
    process = started("play", "barrels", *BARRELS)
    out, err = process.communicate("", timeout=MAX_RECORD_LENGTH)
    assert process.returncode == 0
    assert err == ""
    assert "\x1b" not in out
    assert out.endswith("End of input: the game stops here.\n")


def test_an_interruption_ends_a_game_without_a_traceback() -> None:
    process = started("play", "barrels", *BARRELS, by=[sys.executable, "-c", INTERRUPTIBLE])
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("Which card"):
            break
    time.sleep(0.2)  # until it listens
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=MAX_RECORD_LENGTH)
    assert process.returncode == 130
    assert err == ""


def test_a_reader_who_leaves_early_is_no_error() -> None:
    process = started("play", "barrels", *BARRELS, "--humans", "0", "--seed", "1")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.wait(timeout=MAX_RECORD_LENGTH)
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def test_processes_that_play_do_not_outlive_the_main_one(tmp_path: Path) -> None:
    watcher = tmp_path / "watcher.py"
    watcher.write_text(f"import os\nopen({str(tmp_path)!r} + f'/{{os.getpid()}}', 'w').close()\n")
    games = ["--games", "100000", "--jobs", "2", "--load", str(watcher)]
    process = started("simulate", "barrels", *BARRELS, *games)
    deadline = time.monotonic() + MAX_RECORD_LENGTH
    while len(players(tmp_path, process.pid)) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(players(tmp_path, process.pid)) == 2
    process.kill()
    process.communicate(timeout=MAX_RECORD_LENGTH)
    while any(map(is_running, players(tmp_path, process.pid))) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_running, players(tmp_path, process.pid)))


def test_games_that_were_played_outlive_an_interruption(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    words = ["--games", "100000", "--jobs", "2", "--out", str(kept)]
    by = [sys.executable, "-c", INTERRUPTIBLE]
    process = started("simulate", "barrels", *BARRELS, *words, by=by)
    deadline = time.monotonic() + MAX_RECORD_LENGTH
    while not (kept.exists() and kept.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=MAX_RECORD_LENGTH)
    assert process.returncode == 130
    games = kept.read_bytes().count(b"\n")
    assert games > 0
    told = re.match(r"barrels, 2 seats, (\d+) games?, seed 0\n", out)
    assert told is not None
    assert games - int(told[1]) in {0, 1}  # the last one may have been kept as the signal came
    resume = "the same command with --resume goes on"
    assert err == f"cuvee: stopped after {told[1]} of 100000 games; {resume}\n"


def players(folder: Path, main: int) -> list[int]:
    """The processes that have begun to play."""
    named = [int(path.name) for path in folder.iterdir() if path.name.isdecimal()]
    return [process for process in named if process != main]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/status")  # there, a child that nobody has buried is a zombie
    return not status.exists() or "zombie" not in status.read_text()
