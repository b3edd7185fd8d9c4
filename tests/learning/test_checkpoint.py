"""What a training finds in its folder: if it cannot go on from that, one line says why."""

import json
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from cuvee.bots.network import fresh  # noqa: E402
from cuvee.learning.checkpoint import BEST, LATEST, PROGRESS, Progress, save_best  # noqa: E402
from cuvee.learning.trainer import Trainer, count_inputs  # noqa: E402
from cuvee.locales.errors import InputError  # noqa: E402


def begun(folder: Path, network: str = "solo") -> Trainer:
    log = Progress("viticulture", network, 1, "cuvee train", "abc")
    return Trainer(log, folder, fresh=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that a training has been kept in."""
    begun(tmp_path).save()
    return tmp_path


def change_log(folder: Path, **entries: object) -> None:
    file = folder / PROGRESS
    file.write_text(json.dumps(json.loads(file.read_text()) | entries))


def change_weights(folder: Path, **arrays: Any) -> None:  # noqa: ANN401 - None leaves one out
    with np.load(folder / LATEST) as found:
        kept = {name: found[name] for name in found} | arrays
    np.savez(folder / LATEST, **{name: kept[name] for name in kept if kept[name] is not None})


def refusal(folder: Path, network: str = "solo") -> str:
    """What is wrong, which is said in every language."""
    with pytest.raises(InputError) as refused:
        begun(folder, network)
    assert refused.value.told("de") != refused.value.told("en") != refused.value.told("es")
    return refused.value.told("en")


def test_a_training_goes_on_from_what_was_kept(folder: Path) -> None:
    change_log(folder, hours=2, checks=[{"games": 5, "score": 0.5}])
    assert begun(folder).progress.hours == 2


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("games", "x"),
        ("games", -1),
        ("games", True),
        ("games", 1.5),
        ("games", 10**40),
        ("seed", -1),
        ("best_games", None),
        ("best_score", float("nan")),
        ("hours", "2"),
        ("hours", 10**400),
        ("command", 3),
        ("checks", {}),
        ("checks", [1]),
        ("checks", [{"games": "5"}]),
        ("colour", "red"),
    ],
)
def test_an_entry_of_the_log_that_cannot_be_right_is_named(
    folder: Path, entry: str, value: object
) -> None:
    change_log(folder, **{entry: value})
    assert refusal(folder).endswith(
        f"{PROGRESS} is no log of a training: '{entry}' is missing or cannot be right"
    )


@pytest.mark.parametrize("missing", ["game", "seed", "commit"])
def test_a_log_that_lacks_an_entry_is_refused(folder: Path, missing: str) -> None:
    plain = json.loads((folder / PROGRESS).read_text())
    del plain[missing]
    (folder / PROGRESS).write_text(json.dumps(plain))
    assert f"'{missing}' is missing" in refusal(folder)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\udcff"])
def test_a_log_that_is_not_json_is_refused(folder: Path, text: str) -> None:
    (folder / PROGRESS).write_text(text, errors="surrogateescape")
    assert refusal(folder).endswith("is no log of a training: it is not JSON")


def test_a_log_that_is_a_list_is_refused(folder: Path) -> None:
    (folder / PROGRESS).write_text("[]")
    assert "is no log of a training" in refusal(folder)


def test_a_folder_of_another_training_is_refused(folder: Path) -> None:
    told = "belongs to a training of viticulture solo, not of viticulture table"
    assert told in refusal(folder, "table")


@pytest.mark.parametrize("kept", [0, 100, -1])
def test_weights_that_are_not_whole_are_refused(folder: Path, kept: int) -> None:
    file = folder / LATEST
    file.write_bytes(file.read_bytes()[:kept])
    assert f"{LATEST}' holds no weights of a bot, or is damaged" in refusal(folder)


def test_weights_that_are_missing_beside_the_log_are_named(folder: Path) -> None:
    (folder / LATEST).unlink()
    assert refusal(folder).endswith(f"{LATEST}': No such file or directory")


def test_weights_of_another_network_are_refused(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    begun(other, "table").save()
    (other / LATEST).replace(folder / LATEST)
    told = "are for 280 numbers of a position, but viticulture solo has 269"
    assert told in refusal(folder)


@pytest.mark.parametrize(
    ("array", "other"),
    [
        ("mean_hidden", None),
        ("square_out", np.zeros(5, np.float32)),
        ("average_bias", np.zeros((32, 2), np.float32)),
        ("steps", None),
        ("steps", np.float32(3)),
        ("steps", np.array([-1], np.float32)),
        ("steps", np.array([np.nan], np.float32)),
    ],
)
def test_a_state_of_the_descent_that_does_not_fit_is_refused(
    folder: Path, array: str, other: object
) -> None:
    change_weights(folder, **{array: other})
    assert "does not hold all that a training goes on with" in refusal(folder)


def test_a_folder_from_before_there_was_an_average_is_gone_on_from(folder: Path) -> None:
    with np.load(folder / LATEST) as found:
        averages = dict.fromkeys(name for name in found if name.startswith("average_"))
    change_weights(folder, **averages)
    assert averages
    assert begun(folder).learner.steps == 0


def test_best_weights_that_are_not_for_the_network_are_refused(folder: Path) -> None:
    save_best(fresh(3, near=4.0, far=20.0, seed=1), folder)
    assert f"{BEST}' are for 3 numbers of a position" in refusal(folder)
    (folder / BEST).write_text("nothing")
    assert f"{BEST}' holds no weights" in refusal(folder)


def test_a_file_that_cannot_be_written_is_named(folder: Path) -> None:
    trainer = begun(folder)
    (folder / LATEST).unlink()
    (folder / LATEST).mkdir()
    with pytest.raises(InputError, match=f"cannot write '.*{LATEST}': Is a directory"):
        trainer.save()


def test_features_are_counted_at_a_position_of_the_curriculum() -> None:
    assert count_inputs(Progress("naramata", "whelp", 0, "", "")) == 179
