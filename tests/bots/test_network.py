"""A learned value: its scale, its file, and how it begins."""

import itertools
import json
import pickle
import sys
from pathlib import Path

import pytest

import cuvee.bots
from cuvee import game
from cuvee.bots.network import WeightsError, as_matrix, fresh, load, shipped, squash
from cuvee.learning.setups import curriculum
from cuvee.locales import LANGUAGES
from cuvee.locales.errors import InputError

np = pytest.importorskip("numpy")
WEIGHTS = sorted((Path(cuvee.bots.__file__).parent / "weights").glob("*.npz"))


@pytest.mark.parametrize("margin", [-30.0, -4.0, 0.0, 0.5, 12.0])
def test_a_margin_is_read_back_from_its_value(margin: float) -> None:
    network = fresh(3, near=8.0, far=40.0, seed=1)
    assert network.margin(network.target(margin)) == pytest.approx(margin, abs=0.01)


def test_a_value_beyond_any_finished_game_is_a_margin_near_the_furthest() -> None:
    network = fresh(3, near=8.0, far=40.0, seed=1)
    most = network.target(40.0)
    found = [network.margin(value) for value in (-1.2, -1.1, -most, most, 1.1, 1.2)]
    assert found == sorted(set(found))  # what is better still looks better
    assert found == pytest.approx([-56.0, -48.0, -40.0, 40.0, 48.0, 56.0], abs=0.01)


def test_a_value_rises_with_the_margin_and_most_steeply_where_a_game_is_decided() -> None:
    values = [squash(margin, 4.0, 20.0) for margin in range(-10, 11)]
    assert values == sorted(set(values))
    steps = [after - before for before, after in itertools.pairwise(values)]
    assert max(steps) == pytest.approx(steps[len(steps) // 2], rel=0.01)


def test_a_fresh_network_ranks_positions_as_the_first_feature_does() -> None:
    network = fresh(3, near=4.0, far=20.0, seed=1)
    low, high = network.values([0.1, 5.0, 5.0, 0.2, -5.0, -5.0]).tolist()
    assert low < high


def test_features_one_after_the_other_are_a_row_for_each_position() -> None:
    rows = np.array([[0.1, -2.0], [1 / 3, 40.0]], np.float32)
    found = as_matrix([0.1, -2.0, 1 / 3, 40.0], 2)
    assert found.dtype == np.float32
    assert (found == rows).all()


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    network = fresh(3, near=4.0, far=20.0, seed=1)
    network.save(tmp_path / "weights.npz")
    again = load(tmp_path / "weights.npz")
    assert again.margins == network.margins
    assert again.values([1.0, 2.0, 3.0]).tolist() == network.values([1.0, 2.0, 3.0]).tolist()


def written(folder: Path, **changed: object) -> Path:
    """A file of weights in which some parts are others; None leaves one out."""
    parts = {**fresh(3, near=4.0, far=20.0, seed=1).parts, **changed}
    file = folder / "weights.npz"
    np.savez(file, **{name: part for name, part in parts.items() if part is not None})
    return file


@pytest.mark.parametrize("kept", [0, 1, 200, -1])
def test_a_file_that_is_not_whole_is_refused(tmp_path: Path, kept: int) -> None:
    file = written(tmp_path)
    file.write_bytes(file.read_bytes()[:kept])
    with pytest.raises(InputError, match=r"holds no weights of a bot, or is damaged"):
        load(file)


def test_a_file_without_weights_is_refused_in_words_of_our_own(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    file.write_bytes(b"nothing")
    with pytest.raises(InputError, match="holds no weights") as refused:
        load(file)
    assert "enthält keine Gewichte" in refused.value.told("de")
    assert "no contiene los pesos" in refused.value.told("es")
    assert "pickle" not in str(refused.value)
    with pytest.raises(InputError, match="cannot read '/no/such/file': No such file"):
        load(Path("/no/such/file"))


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ("shift", None),
        ("bias", np.array(["0"] * 32)),
        ("bias", np.full(32, np.nan, np.float32)),
        ("bias", np.zeros(32, np.int64)),
    ],
)
def test_weights_that_lack_a_part_are_refused(tmp_path: Path, part: str, other: object) -> None:
    with pytest.raises(InputError, match="holds no weights"):
        load(written(tmp_path, **{part: other}))


@pytest.mark.parametrize(
    ("part", "shape"),
    [
        ("hidden", (4, 32)),
        ("hidden", (96,)),
        ("bias", (31,)),
        ("out", (32, 1)),
        ("linear", (4,)),
        ("shift", ()),
        ("scale", (3,)),
    ],
)
def test_weights_of_shapes_that_do_not_fit_each_other_are_refused(
    tmp_path: Path, part: str, shape: tuple[int, ...]
) -> None:
    with pytest.raises(InputError, match="the parts of these weights do not fit"):
        load(written(tmp_path, **{part: np.ones(shape, np.float32)}))


def test_a_scale_that_nothing_can_be_measured_by_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="the parts of these weights do not fit"):
        load(written(tmp_path, scale=np.zeros(2, np.float32)))


def test_weights_without_numpy_are_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(InputError, match=r"need numpy: pip install 'cuvee\[learning\]'"):
        load(file)


def test_what_is_wrong_with_weights_is_told_in_every_language_from_another_process() -> None:
    problem = WeightsError("error-weights-shapes", file="a.npz")
    again = pickle.loads(pickle.dumps(problem))  # noqa: S301 - our own
    assert [again.told(lang) for lang in LANGUAGES] == [problem.told(lang) for lang in LANGUAGES]


def test_a_game_without_learned_values_has_none() -> None:
    assert shipped("barrels", "") is None
    assert shipped("barrels", "table") is None


@pytest.mark.parametrize("file", WEIGHTS, ids=[file.stem for file in WEIGHTS])
def test_weights_that_come_with_cuvee_fit_their_game_and_say_what_made_them(file: Path) -> None:
    name, _, kind = file.stem.partition("-")
    network = shipped(name, kind)
    assert network is not None
    learned = curriculum(name, kind)
    _, seats, options = learned.entries[0]
    state = game(name).new(seats=seats, seed=1, **options)
    assert state.game.network(state) == kind
    assert network.inputs == len(state.game.features(state, 0))
    assert network.margins == (learned.near, learned.far)
    made = json.loads(file.with_suffix(".json").read_text("utf-8"))
    assert made["command"].startswith(f"cuvee train {name} --network {kind}")
    assert made["games"] > 0
    assert made["commit"]
