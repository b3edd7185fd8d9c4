"""What a training keeps in its folder: the latest weights to go on with, the best, and a log."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from cuvee.bots.network import PARTS, Network
from cuvee.learning.learner import Learner
from cuvee.locales.errors import InputError

if TYPE_CHECKING:
    from cuvee.bots.network import Matrix

LATEST: Final = "latest.npz"
BEST: Final = "best.npz"
PROGRESS: Final = "progress.json"


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
        draft = folder / f"{PROGRESS}.new"
        draft.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")
        draft.replace(folder / PROGRESS)


def load_progress(folder: Path) -> Progress | None:
    """The log of a training that was begun in a folder; None where none was."""
    file = folder / PROGRESS
    if not file.is_file():
        return None
    try:
        return Progress(**json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, TypeError) as problem:
        raise InputError("error-training-log", file=str(file), why=str(problem)) from problem


def save_learner(learner: Learner, folder: Path) -> None:
    """Write the weights with the state of the descent."""
    kept: dict[str, Matrix] = {**learner.network.parts}
    for name, mean in learner.means.items():
        kept[f"mean_{name}"] = mean
        kept[f"square_{name}"] = learner.squares[name]
        kept[f"average_{name}"] = learner.average.parts[name]
    kept["steps"] = np.array([learner.steps], np.float32)
    draft = folder / f"{LATEST}.new"
    with draft.open("wb") as out:
        np.savez(out, allow_pickle=False, **kept)
    draft.replace(folder / LATEST)


def load_learner(folder: Path, seed: int) -> Learner:
    """Go on from where `save_learner` was."""
    with np.load(folder / LATEST, allow_pickle=False) as found:
        learner = Learner(Network({part: found[part] for part in PARTS}), seed)
        for name in learner.means:
            learner.means[name] = found[f"mean_{name}"]
            learner.squares[name] = found[f"square_{name}"]
            if f"average_{name}" in found:  # else it was saved before there was an average
                learner.average.parts[name] = found[f"average_{name}"]
        learner.steps = int(found["steps"][0])
    return learner
