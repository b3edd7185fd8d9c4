"""A learned value: its scale, its file, and how it begins."""

import itertools
import json
from pathlib import Path

import pytest

import cuvee.bots
from cuvee import BadInput, game
from cuvee.bots.network import as_matrix, fresh, load, shipped, squash
from cuvee.learning.setups import curriculum

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


def test_a_file_without_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_text("nothing")
    with pytest.raises(BadInput, match="holds no weights"):
        load(tmp_path / "weights.npz")


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
