"""Playthroughs: one whole game for each number of seats and each variant, kept as text."""

from pathlib import Path

import pytest

import cuvee
from cuvee.testing import Goldens, golden_name, playthrough, variants

CASES = [
    pytest.param(name, seats, options, id=golden_name(cuvee.game(name), seats, options))
    for name in cuvee.games()
    for seats, options in variants(cuvee.game(name))
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_golden(name: str, seats: int, options: dict[str, object], goldens: Goldens) -> None:
    game = cuvee.game(name)
    text = playthrough(game, seats=seats, options=options)
    goldens.check(golden_name(game, seats, options), text)


def test_no_golden_is_left_over() -> None:
    kept = {path.name for path in Path(__file__).parent.glob("*.txt")}
    assert kept <= {str(case.id) for case in CASES}
