"""`cuvee train`: what it says, what it keeps, how it goes on, and who plays for it."""

import json
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from cuvee.learning import trainer as training  # noqa: E402
from cuvee.learning.trainer import Trainer  # noqa: E402
from tests.cli.drive import Ran, Run  # noqa: E402

TRAIN = ("train", "viticulture", "--fresh", "--seed", "3")
Train = Callable[..., Ran]


@pytest.fixture
def train(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Train:
    """A training with short rounds, in a folder of its own."""
    monkeypatch.setattr(training, "ROUND", 2)
    monkeypatch.setattr(training, "CHECK_EVERY", 4)
    monkeypatch.setattr(training, "CHECK_GAMES", 2)

    def begin(*words: str, folder: str = "training") -> Ran:
        solo = () if "--network" in words else ("--network", "solo")
        return run(*TRAIN, *solo, "--folder", str(tmp_path / folder), *words)

    return begin


def weights(tmp_path: Path, folder: str = "training") -> dict[str, Any]:
    """What a training has kept to go on from."""
    with np.load(tmp_path / folder / "viticulture-solo" / "latest.npz") as found:
        return {name: found[name] for name in found}


def progress(tmp_path: Path) -> dict[str, Any]:
    """The log of a training."""
    found: dict[str, Any] = json.loads(
        (tmp_path / "training" / "viticulture-solo" / "progress.json").read_text()
    )
    return found


def test_every_check_is_a_line_and_the_last_line_says_where_the_weights_are(
    train: Train, tmp_path: Path
) -> None:
    ran = train("--games", "4", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    first, *_, last = ran.out.replace("\n", " ").split("after ")[1:]
    assert first.startswith("4 games: won ")
    assert last.split(",")[0] == "4"
    assert (tmp_path / "training" / "viticulture-solo" / "best.npz").is_file()
    log = progress(tmp_path)
    assert (log["games"], log["seed"], log["network"]) == (4, 3, "solo")


def test_an_interrupted_training_goes_on_from_what_is_kept(
    train: Train, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn = Trainer.learn

    def interrupt(self: Trainer, *arguments: Any) -> None:  # noqa: ANN401 - whatever it takes
        learn(self, *arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(Trainer, "learn", interrupt)
    ran = train("--games", "4", "--jobs", "1")
    assert ran.code == 130
    assert "interrupted; the same command goes on from here" in ran.out
    assert "best" not in ran.out.replace("\n", "")
    assert "2 games in" in ran.out
    assert "the latest are in" in ran.out.replace("\n", " ")
    assert "latest.npz" in ran.out.replace("\n", "")
    assert (tmp_path / "training" / "viticulture-solo" / "latest.npz").is_file()
    assert progress(tmp_path)["games"] == 2
    monkeypatch.setattr(Trainer, "learn", learn)
    assert train("--games", "4", "--jobs", "1").code == 0
    assert progress(tmp_path)["games"] == 4


def test_a_training_that_is_done_says_so_and_one_of_another_seed_is_refused(
    train: Train, tmp_path: Path
) -> None:
    train("--games", "4", "--jobs", "1")
    again = train("--games", "4", "--jobs", "1")
    assert again.code == 0
    assert "nothing to train: --games counts the 4 games that are done as well" in again.out
    log = tmp_path / "training" / "viticulture-solo" / "progress.json"
    log.write_text(json.dumps({**progress(tmp_path), "seed": 9}))
    other = train("--games", "8")
    assert other.code == 2
    assert other.err.endswith("was begun with --seed 9: say so, or name another --folder\n")
    assert progress(tmp_path)["games"] == 4


@pytest.mark.parametrize("others", [["--jobs", "2"], ["--ray", "local", "--jobs", "2"]])
def test_the_weights_are_the_same_whoever_plays(
    train: Train, tmp_path: Path, others: list[str]
) -> None:
    if "--ray" in others:
        pytest.importorskip("ray")
    assert train("--games", "4", "--jobs", "1").code == 0
    ran = train("--games", "4", *others, folder="others")
    assert (ran.code, ran.err) == (0, "")
    alone, together = weights(tmp_path), weights(tmp_path, "others")
    assert all(np.array_equal(alone[name], together[name]) for name in alone)


def test_a_training_that_is_interrupted_before_its_first_game_says_that_nothing_is_kept(
    train: Train, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cuvee.cli.train.open_workers", interrupt)
    ran = train("--games", "4", "--jobs", "1")
    assert ran.code == 130
    assert "nothing is kept yet" in ran.out
    assert [*(tmp_path / "training" / "viticulture-solo").iterdir()] == []


@pytest.mark.parametrize("place", ["file/training", "/proc/training"])
def test_a_folder_that_cannot_be_made_is_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    ran = run(*TRAIN, "--network", "solo", "--folder", place)
    assert ran.code == 2
    assert ran.err.startswith(f"cuvee: cannot write '{place}/viticulture-solo': ")
    assert ran.err.count("\n") == 1


def test_a_damaged_checkpoint_is_one_line(
    train: Train, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert train("--games", "2", "--jobs", "1").code == 0
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    latest = tmp_path / "training" / "viticulture-solo" / "latest.npz"
    latest.write_bytes(latest.read_bytes()[:500])
    ran = train("--games", "4", "--jobs", "1")
    assert ran.code == 2
    assert ran.err.startswith(f"cuvee: «{latest}» no contiene los pesos de un bot")
    assert ran.err.count("\n") == 1


def test_a_process_that_is_lost_is_one_line(train: Train, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(*_: object) -> None:
        raise BrokenExecutor

    monkeypatch.setattr(Trainer, "begin_round", lose)
    ran = train("--games", "4", "--jobs", "1")
    assert ran.code == 2
    assert ran.err == (
        "cuvee: a process that played was ended; the same command goes on from what is kept\n"
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--jobs", "0"], "--jobs takes a number from 1, not 0"),
        (["--network", "duo"], "viticulture has no network 'duo' to train; there is: solo, table"),
        (["--jobs", "3"], "--jobs takes a number from 1 to 2, not 3"),
        (["--games", "many"], "--games"),
        (["--games", "0"], "at least 1 game is to be played, not 0"),
        (["--games", "-5"], "at least 1 game is to be played, not -5"),
        (["--minutes", "-1"], "--minutes takes a number from 1, not -1"),
        (["--minutes", "0"], "--minutes takes a number from 1, not 0"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_kept(
    train: Train, tmp_path: Path, words: list[str], message: str
) -> None:
    ran = train(*words)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("library", "words"), [("ray", ["--ray", "local"]), ("numpy", ["--games", "1"])]
)
def test_a_missing_library_is_named_before_anything_is_played(
    train: Train, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, words: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    ran = train(*words)
    assert ran.code == 2
    assert library in ran.err.lower()
    assert "cuvee[" in ran.err
    assert [*tmp_path.iterdir()] == []
