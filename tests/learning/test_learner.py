"""TD(lambda) on games made up for the purpose."""

import pytest

np = pytest.importorskip("numpy")

from cuvee.bots.network import fresh  # noqa: E402
from cuvee.learning.learner import AGAIN, BATCH, LAMBDA, MEMORY, Learner  # noqa: E402
from cuvee.learning.selfplay import Lesson  # noqa: E402


def lesson(margin: float, turns: int = 4) -> Lesson:
    """A game whose second feature tells how it will come out."""
    features = np.zeros((turns, 3), np.float32)
    features[:, 1] = margin / 20
    return Lesson(features, margin)


def test_the_last_turn_is_drawn_to_the_outcome_and_each_before_it_to_the_next() -> None:
    learner = Learner(fresh(3, 4.0, 20.0, seed=1), seed=1)
    game = lesson(10.0)
    values, goals = learner.network.forward(game.features), learner.goals_of(game)
    assert goals[-1] == pytest.approx(learner.network.target(10.0))
    for turn in range(3):
        drawn = (1 - LAMBDA) * values[turn + 1] + LAMBDA * goals[turn + 1]
        assert goals[turn] == pytest.approx(drawn)


def test_what_is_told_by_a_feature_is_learned() -> None:
    learner = Learner(fresh(3, 4.0, 20.0, seed=1), seed=1)
    games = [lesson(margin) for margin in (-12.0, -6.0, -1.0, 1.0, 6.0, 12.0)]
    errors = [learner.learn(games, 0.01) for _ in range(60)]
    assert errors[-1] < errors[0] / 10
    good, bad = learner.network.forward(np.array([[0, 0.6, 0], [0, -0.6, 0]], np.float32))
    assert good > 0.5 > -0.5 > bad


def test_values_begin_right_on_average() -> None:
    learner = Learner(fresh(3, 4.0, 20.0, seed=1), seed=1)
    games = [lesson(margin) for margin in (-12.0, -6.0)]
    learner.centre(games)
    goals = np.concatenate([learner.goals_of(game) for game in games])
    values = np.concatenate([learner.network.forward(game.features) for game in games])
    assert values.mean() == pytest.approx(goals.mean(), abs=0.1)


def test_the_average_of_the_weights_settles_where_they_wander() -> None:
    learner = Learner(fresh(3, 4.0, 20.0, seed=1), seed=1)
    games = [lesson(margin) for margin in (-12.0, 12.0)]
    found = []
    for _ in range(50):
        learner.learn(games, 0.01)
        found.append(learner.network.parts["linear"].copy())
    assert np.allclose(learner.average.parts["linear"], np.mean(found, axis=0), atol=1e-5)


def test_little_is_learned_while_the_memory_fills() -> None:
    learner = Learner(fresh(3, 4.0, 20.0, seed=1), seed=1)
    games = [lesson(margin, turns=BATCH) for margin in (-12.0, 12.0)]
    steps = []
    while learner.seen < 2 * MEMORY:
        before = learner.steps
        learner.learn(games, 0.01)
        steps.append(learner.steps - before)
    assert steps == sorted(steps)
    assert steps[0] == 1
    assert steps[-1] == AGAIN * 2 * BATCH // BATCH
