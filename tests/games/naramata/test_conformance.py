"""Every promise a game makes, for every number of seats and every variant."""

from itertools import product
from pathlib import Path

import pytest

from cuvee.engine import rng
from cuvee.games.naramata.game import NARAMATA
from cuvee.testing import check
from tests.games.naramata.given import texts

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
COURSES: dict[str, dict[str, object]] = {
    "": {},
    "-reverse": {"reverse_course": True},
    "-from-end": {"reverse_course": True, "from_end": True},
}
WAYS_BACK: dict[str, tuple[int, dict[str, object]]] = {
    "two-reverse": (2, {"vehicles": "dealt"}),
    "phantom-from-end": (2, {"phantom": True, "from_end": True}),
    "three-from-end": (3, {"from_end": True, "days": 2}),
    "four-reverse": (4, {"days": 2, "locks": "easy", "vehicles": "dealt"}),
}


def together() -> dict[str, tuple[int, dict[str, object]]]:
    """Alone and as the Fleet, at each difficulty and in each direction; some with a leader."""
    tables: dict[str, tuple[int, dict[str, object]]] = {}
    for seats, whelp, course in product((1, 2, 3, 4), ("easy", "normal", "hard"), COURSES):
        options: dict[str, object] = {"whelp": whelp, **COURSES[course]}
        options["solo" if seats == 1 else "fleet"] = True
        options["vehicles"] = "chosen" if course else "dealt"
        if seats > 1 and (course == "-reverse" or (seats == 4 and course)):
            options["leader"] = seats
        tables[f"{seats}-{whelp}{course}"] = (seats, options)
    return tables


TOGETHER = together()


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


@pytest.mark.parametrize("table", WAYS_BACK)
def test_naramata_keeps_them_on_the_way_back(table: str) -> None:
    """For points, on even days or on odd ones."""
    seats, options = WAYS_BACK[table]
    options = {**options, "reverse_course": True}
    check(NARAMATA, seats=seats, seeds=[3], options=options, every=9, samples=4)


@pytest.mark.parametrize("table", TOGETHER)
def test_naramata_keeps_them_alone_and_as_the_fleet(table: str) -> None:
    """Such a game is soon lost at random, on the first day as a rule."""
    seats, options = TOGETHER[table]
    check(NARAMATA, seats=seats, seeds=range(2), options=options, every=4 * seats + 5, samples=4)


@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_naramata_keeps_them_to_the_third_day(tmp_path: Path, seats: int, course: str) -> None:
    """By a patient box, with which hardly anything is lost before."""
    options: dict[str, object] = {"edition": patient(tmp_path), **COURSES[course]}
    options |= {"solo": True} if seats == 1 else {"fleet": True, "leader": 1}
    check(NARAMATA, seats=seats, seeds=[7], options=options, every=23, samples=4)


def patient(folder: Path) -> str:
    """A copy of the box in which the Whelp score begins at twenty, for each player of the Fleet."""
    for name, text in texts().items():
        changed = text.replace("normal = 5", "normal = 20").replace("normal = 2,", "normal = 20,")
        (folder / name).write_text(changed, "utf-8")
    return str(folder)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_patient_box_lasts_to_the_third_day(tmp_path: Path, seats: int) -> None:
    """So that what is checked above is there to be checked."""
    options: dict[str, object] = {"solo": True} if seats == 1 else {"fleet": True, "leader": 1}
    options["edition"] = patient(tmp_path)
    for seed in range(3):
        s, dice = NARAMATA.begin(seats, seed, options), rng(seed)
        while not s.over:
            s.apply(s.legal()[dice.below(len(s.legal()))])
        assert s.day == 3
