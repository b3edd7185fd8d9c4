"""What a learned value reads of whole games, kept as text: its weights hang on every number."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from cuvee import game, rng
from cuvee.engine import GreedyPolicy, State
from cuvee.testing import Goldens, golden_name

CASES: list[tuple[str, int, dict[str, object]]] = [
    ("viticulture", 1, {"automa": "normal"}),
    ("viticulture", 2, {}),
    ("viticulture", 4, {}),
    ("naramata", 2, {"phantom": True}),
    ("naramata", 3, {}),
    ("naramata", 2, {"fleet": True, "whelp": "normal"}),
]
BUDGET = 2  # positions that are looked at for each action: enough to get somewhere
EVERY = 24  # decisions between two positions that are kept
MOST = 400  # decisions


def positions(state: State) -> Iterator[tuple[int, State]]:
    """Some positions of a game played from here, with their numbers; the last one is the end."""
    policy = GreedyPolicy(rng(1), BUDGET)
    for number in range(MOST):
        if number % EVERY == 0 or state.over:
            yield number, state
        if state.over:
            break
        state.apply(policy.choose(state, state.seat))


def described(state: State, seat: int) -> list[str]:
    """The features of a position, a line for each topic."""
    pairs = zip(state.game.topics(state, seat), state.game.features(state, seat), strict=True)
    return [
        f"  {topic}: {' '.join(f'{value + 0.0:.4g}' for _, value in numbers)}"
        for topic, numbers in groupby(pairs, key=lambda pair: pair[0])
    ]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_golden_features(
    name: str, seats: int, options: dict[str, object], goldens: Goldens
) -> None:
    rules, lines = game(name), list[str]()
    for number, state in positions(rules.new(seats=seats, seed=1, **options)):
        seat = number // EVERY % seats
        lines += [f"decision {number}, seat {seat}", *described(state, seat)]
    goldens.check(golden_name(rules, seats, options), "\n".join(lines) + "\n")


def test_no_golden_is_left_over() -> None:
    kept = {path.name for path in Path(__file__).parent.glob("*.txt")}
    assert kept == {golden_name(game(name), seats, options) for name, seats, options in CASES}
