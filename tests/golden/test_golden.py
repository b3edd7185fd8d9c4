"""Playthroughs: one whole game for each number of seats and each variant, kept as text."""

from pathlib import Path

import pytest

import cuvee
from cuvee.testing import Goldens, golden_name, playthrough, variants

Options = dict[str, object]

# What Naramata's options are together, and for which seats. At random a game for the Whelp score is
# lost on its first day, so that only `from_end` shows the way back of one.
BACK: Options = {"reverse_course": True}
FROM_END: Options = {**BACK, "from_end": True}
TOGETHER: list[tuple[list[int], Options]] = [
    ([1], {"solo": True, "whelp": "easy"}),
    ([1], {"solo": True, "whelp": "normal"}),
    ([1], {"solo": True, "whelp": "hard"}),
    ([1], {"solo": True, **BACK}),
    ([1], {"solo": True, **FROM_END}),
    ([2, 3, 4], {"fleet": True, "whelp": "easy"}),
    ([2, 3, 4], {"fleet": True, "whelp": "normal"}),
    ([2, 3, 4], {"fleet": True, "whelp": "hard"}),
    ([2, 3, 4], {"fleet": True, "leader": 2}),
    ([4], {"fleet": True, "leader": 4}),
    ([2, 3, 4], {"fleet": True, **BACK}),
    ([2, 3, 4], {"fleet": True, **FROM_END}),
    ([2, 3, 4], FROM_END),
    ([2], {"phantom": True, **BACK}),
]
ALONE = [(name, *case) for name in cuvee.game_names() for case in variants(cuvee.game(name))]
CASES = [
    pytest.param(name, seats, options, id=golden_name(cuvee.game(name), seats, options))
    for name, seats, options in [
        *ALONE,
        *[("naramata", seats, options) for tables, options in TOGETHER for seats in tables],
    ]
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_golden(name: str, seats: int, options: dict[str, object], goldens: Goldens) -> None:
    game = cuvee.game(name)
    text = playthrough(game, seats=seats, options=options)
    goldens.check(golden_name(game, seats, options), text)


def test_no_golden_is_left_over() -> None:
    kept = {path.name for path in Path(__file__).parent.glob("*.txt")}
    assert kept <= {str(case.id) for case in CASES}
