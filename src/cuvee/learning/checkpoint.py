"""What a training keeps in its folder: the latest weights to go on with, the best, and a log."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from cuvee.bots.network import Network, check_inputs, load_arrays, network_of
from cuvee.engine.rng import SEED_LIMIT
from cuvee.learning.games import CHECK_STREAM
from cuvee.learning.learner import LEARNED, Learner
from cuvee.locales.errors import InputError, os_error

if TYPE_CHECKING:
    from cuvee.bots.network import Matrix

LATEST: Final = "latest.npz"
BEST: Final = "best.npz"
PROGRESS: Final = "progress.json"
TEXTS: Final = ("game", "network", "command", "commit")  # entries of the log, by their kinds
WHOLES: Final = {  # each with what it is less than
    "games": CHECK_STREAM, "best_games": CHECK_STREAM, "seed": SEED_LIMIT,
}  # fmt: skip
NUMBERS: Final = ("best_score", "hours")


@dataclass
class Progress:
    """How far a training has come, and what made its weights."""

    game: str
    network: str
    seed: int
    command: str
    commit: str
    games: int = 0
    best_games: int = 0  # games after which the best weights were kept
    best_score: float = -2.0  # in checks; at a table against those before
    hours: float = 0.0
    checks: list[dict[str, float]] = field(default_factory=list)

    def save(self, folder: Path) -> None:
        """Write the log; a half-written one never replaces the one before."""
        with replacing(folder / PROGRESS) as draft:
            draft.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Whatever the system refuses in here is bad input that names a file."""
    try:
        yield
    except OSError as problem:
        raise InputError("error-write", file=str(file), why=os_error(problem)) from None


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """A draft of a file to be written in here, which takes its place when it is whole."""
    draft = file.with_name(f"{file.name}.new")
    with writing(file):
        yield draft
        draft.replace(file)


def load_progress(folder: Path, game: str, network: str) -> Progress | None:
    """The log of a training of a network that was begun in a folder; None where none was."""
    file = folder / PROGRESS
    if not file.is_file():
        return None
    try:
        plain = json.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise InputError("error-read", file=str(file), why=os_error(problem)) from None
    except (ValueError, RecursionError):
        raise InputError(
            "error-training-log", file=str(file), why=InputError("error-training-json")
        ) from None
    if wrong := wrong_entry(plain):
        why = InputError("error-training-entry", entry=wrong)
        raise InputError("error-training-log", file=str(file), why=why)
    log = Progress(**plain)
    found, wanted = f"{log.game} {log.network}", f"{game} {network}"
    if found != wanted:
        raise InputError("error-training-other", file=str(file), found=found, wanted=wanted)
    return log


def wrong_entry(plain: object) -> str:
    """The first entry of a log that cannot be right, such as one of another type; empty if none."""
    if not isinstance(plain, dict):
        return "game"
    missing = asdict(Progress("", "", -1, "", ""))
    for name, value in {**missing, **plain}.items():
        sound = (
            (name in TEXTS and isinstance(value, str) and name in plain)
            or (name in WHOLES and type(value) is int and 0 <= value < WHOLES[name])
            or (name in NUMBERS and is_number(value))
            or (name == "checks" and isinstance(value, list) and all(map(is_check, value)))
        )
        if not sound:
            return str(name)
    return ""


def is_number(value: object) -> bool:
    """Whether this is a finite number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return abs(value) <= sys.float_info.max


def is_check(value: object) -> bool:
    """Whether this is an entry that a check makes: numbers by name."""
    return isinstance(value, dict) and all(map(is_number, value.values()))


def save_learner(learner: Learner, folder: Path) -> None:
    """Write the weights with the state of the descent."""
    kept: dict[str, Matrix] = {**learner.network.parts}
    for name, mean in learner.means.items():
        kept[f"mean_{name}"] = mean
        kept[f"square_{name}"] = learner.squares[name]
        kept[f"average_{name}"] = learner.average.parts[name]
    kept["steps"] = np.array([learner.steps], np.float32)
    with replacing(folder / LATEST) as draft, draft.open("wb") as out:
        np.savez(out, allow_pickle=False, **kept)


def save_best(network: Network, folder: Path) -> None:
    """Write the best weights."""
    with replacing(folder / BEST) as draft:
        network.save(draft)


def load_learner(folder: Path, log: Progress, inputs: int) -> Learner:
    """Go on from where `save_learner` was, with as many features as the game has now."""
    file = folder / LATEST
    found = load_arrays(file)
    network = network_of(found, file)
    check_inputs(network, file, f"{log.game} {log.network}", inputs)
    check_descent(found, network, file)
    learner = Learner(network, log.seed + log.games)
    for name in learner.means:
        learner.means[name] = found[f"mean_{name}"]
        learner.squares[name] = found[f"square_{name}"]
        if f"average_{name}" in found:  # else it was saved before there was an average
            learner.average.parts[name] = found[f"average_{name}"]
    learner.steps = int(found["steps"][0])
    return learner


def check_descent(found: dict[str, Matrix], network: Network, file: Path) -> None:
    """Raise InputError unless the state of the descent is there, and fits the weights."""
    wanted: dict[str, tuple[int, ...]] = {"steps": (1,)}
    for name in LEARNED:
        kinds = ("mean", "square", *(["average"] if f"average_{name}" in found else []))
        wanted |= {f"{kind}_{name}": network.parts[name].shape for kind in kinds}
    if any(name not in found or found[name].shape != wanted[name] for name in wanted):
        raise InputError("error-training-state", file=str(file))
    if found["steps"][0] < 0:
        raise InputError("error-training-state", file=str(file))
