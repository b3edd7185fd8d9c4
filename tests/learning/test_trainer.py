"""A training: it plays, keeps what it has learned, and goes on from there."""

from pathlib import Path

import pytest

pytest.importorskip("numpy")

from cuvee import BadInput
from cuvee.arena import Local
from cuvee.bots.network import load, shipped, shipped_games, shipped_hours
from cuvee.learning import trainer as training
from cuvee.learning.checkpoint import BEST, Progress, load_progress
from cuvee.learning.setups import CURRICULA, curriculum
from cuvee.learning.trainer import Trainer

FOR_EVER = float("inf")
SOLO = ("viticulture", "solo")


def begun(folder: Path, *, fresh: bool = True) -> Trainer:
    log = Progress(*SOLO, 1, "cuvee train", "abc")
    return Trainer(log, folder, fresh=fresh)


def test_a_training_goes_on_from_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "ROUND", 1)
    monkeypatch.setattr(training, "CHECK_EVERY", 2)
    monkeypatch.setattr(training, "CHECK_GAMES", 1)
    told: list[int] = []
    begun(tmp_path).run(2, FOR_EVER, lambda now: told.append(now.progress.games), Local())
    assert told == [1, 2]
    before = load_progress(tmp_path, *SOLO)
    assert before is not None
    assert (before.games, before.best_games, len(before.checks)) == (2, 2, 1)
    again = begun(tmp_path)
    assert again.learner.steps > 0
    assert again.learner.network.inputs == load(tmp_path / BEST).inputs
    again.run(3, FOR_EVER, lambda now: told.append(now.progress.games), Local())
    assert told == [1, 2, 3]


def test_in_an_empty_folder_it_goes_on_from_the_weights_that_come_with_cuvee(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "ROUND", 1)
    monkeypatch.setattr(training, "CHECK_GAMES", 1)
    trainer = begun(tmp_path, fresh=False)
    known = shipped("viticulture", "solo")
    assert known is not None
    first = known.parts["hidden"].copy()
    assert (trainer.learner.network.parts["hidden"] == first).all()
    games, hours = shipped_games(*SOLO), shipped_hours(*SOLO)
    assert (trainer.progress.games, trainer.progress.hours) == (games, hours)
    assert hours > 0
    trainer.run(games + 1, FOR_EVER, lambda _: None, Local())
    assert (trainer.progress.best_games, trainer.progress.games) == (games, games + 1)
    assert trainer.progress.hours > hours
    assert (load(tmp_path / BEST).parts["hidden"] == first).all()
    assert (known.parts["hidden"] == first).all()
    assert not (trainer.learner.network.parts["hidden"] == first).all()


def test_a_training_stops_when_its_time_is_up(tmp_path: Path) -> None:
    trainer = begun(tmp_path)
    trainer.run(1000, 0.0, lambda _: None, Local())
    assert trainer.progress.games == 0
    assert load_progress(tmp_path, *SOLO) is not None


def test_an_interruption_keeps_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "ROUND", 1)

    def interrupt(_: Trainer) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begun(tmp_path).run(5, FOR_EVER, interrupt, Local())
    kept = load_progress(tmp_path, *SOLO)
    assert kept is not None
    assert kept.games == 1


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text("{}")
    with pytest.raises(BadInput, match="is no log of a training"):
        begun(tmp_path)


def test_there_is_a_curriculum_for_every_network() -> None:
    assert {name: [*known] for name, known in CURRICULA.items()} == {
        "viticulture": ["solo", "table"],
        "naramata": ["table", "whelp"],
    }
    with pytest.raises(BadInput, match="no network 'duo' to train; there is: solo, table"):
        curriculum("viticulture", "duo")
