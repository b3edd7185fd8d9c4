"""Every promise a game makes, for every number of seats and every variant."""

import pytest

from cuvee.games.naramata.game import NARAMATA
from cuvee.testing import check

# Each variant comes up with each number of days, difficulty and way to get a vehicle once at least.
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "two": (2, {}),
    "two-short-easy-dealt": (2, {"days": 2, "locks": "easy", "vehicles": "dealt"}),
    "two-long-advanced-tourists": (2, {"days": 4, "locks": "advanced", "purple": "tourists"}),
    "phantom": (2, {"phantom": True}),
    "phantom-short-advanced-dealt": (
        2,
        {"phantom": True, "days": 2, "locks": "advanced", "vehicles": "dealt"},
    ),
    "phantom-long-easy": (2, {"phantom": True, "days": 4, "locks": "easy"}),
    "three": (3, {}),
    "three-short-easy": (3, {"days": 2, "locks": "easy"}),
    "three-long-advanced-dealt": (3, {"days": 4, "locks": "advanced", "vehicles": "dealt"}),
    "four": (4, {}),
    "four-short-advanced": (4, {"days": 2, "locks": "advanced"}),
    "four-long-easy-dealt": (4, {"days": 4, "locks": "easy", "vehicles": "dealt"}),
}


@pytest.mark.parametrize("table", TABLES)
def test_naramata_keeps_the_promises_of_a_game(table: str) -> None:
    """A few games at random for each table, looked at closely every few decisions."""
    seats, options = TABLES[table]
    check(NARAMATA, seats=seats, seeds=range(4), options=options, every=9, samples=8)


@pytest.mark.parametrize("phantom", [False, True])
def test_naramata_keeps_them_closely_watched(phantom: bool) -> None:
    """At the smallest table nearly every decision is looked at."""
    options = {"days": 2, "phantom": phantom}
    check(NARAMATA, seats=2, seeds=[17, 18], options=options, every=3, samples=4)
