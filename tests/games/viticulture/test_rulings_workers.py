"""Rulings 22 to 25: workers."""

import pytest

from tests.games.viticulture.given import Given, codes


def test_ruling_22_the_limit_is_five_regular_workers() -> None:
    """With five of them, at home, at work or in training, nobody else can be trained."""
    given = Given(season="winter", lira=9, workers=3, resting=1, placed=[("cart", "regular")])
    assert given.go().why_not("place train_left") == "staff_full"


def test_ruling_22_the_grande_and_the_temporary_worker_are_outside_the_limit() -> None:
    """Four regular ones leave room for a fifth."""
    given = Given(season="winter", lira=4, workers=4, temporary=1).go()
    given.chooses("place train_left", "worker grande").then(resting=1, lira=0)


@pytest.mark.parametrize(("visitor", "lira"), [("teacher", 2), ("governess", 3)])
def test_ruling_22_at_the_limit_no_visitor_trains_either(visitor: str, lira: int) -> None:
    """With four workers the card trains, with five it cannot be played for that."""
    Given(season="winter", lira=lira, workers=4).plays(visitor).then(lira=0)
    Given(season="winter", lira=lira, workers=5).refuses(visitor)


def test_ruling_23_a_trained_worker_stands_aside_until_next_year() -> None:
    """It counts for the limit, but cannot be placed before the year is over."""
    given = Given(season="winter", lira=4).go().chooses("place train_left", "worker regular")
    given.then(workers=1, resting=1).chooses("pass", "pass").then(workers=3, resting=0)


def test_ruling_23_only_the_governess_trains_a_worker_for_this_year() -> None:
    """Her worker is at home at once, the Teacher's is not."""
    Given(season="winter", lira=3).plays("governess").then(workers=3, resting=0)
    Given(season="winter", lira=2).plays("teacher").then(workers=2, resting=1)


@pytest.mark.parametrize(
    ("visitor", "lira", "steps"),
    [
        ("guest_speaker", 1, ["yes"]),
        ("teacher", 2, []),
        ("professor", 2, []),
        ("scholar", 3, ["option 2", "no"]),
        ("governess", 3, []),
    ],
)
def test_ruling_23_a_visitors_price_for_training_is_the_whole_price(
    visitor: str, lira: int, steps: list[str]
) -> None:
    """It stands instead of the board's four lira and is no discount on them."""
    given = Given(season="winter", lira=lira).plays(visitor).chooses(*steps).then(lira=0)
    assert given.s.players[0].regulars() == 3


def test_ruling_24_the_temporary_worker_is_an_own_worker_for_the_year() -> None:
    """It is placed like a regular one, and goes back to the chart at the year's end."""
    given = Given(season="winter", workers=0, grande=0, temporary=1).go()
    given.chooses("place cart").then(lira=1, temporary=0).chooses("pass")
    given.then(workers=0, temporary=0, placed=[])


@pytest.mark.parametrize("extra", [{"temporary": 1}, {"resting": 1}, {"workers": 5}])
def test_ruling_25_six_workers_are_counted_with_grande_temporary_and_trained(
    extra: dict[str, int],
) -> None:
    """Four regular ones and the grande need any one more to be six."""
    mat: dict[str, object] = {"workers": 4, **extra}
    Given(season="winter").seat(0, **mat).plays("professor").then(vp=2)
    given = Given(season="winter").seat(1, **mat).plays("uncertified_teacher")
    given.chooses("option 2").then(vp=1)


def test_ruling_25_five_workers_are_not_six() -> None:
    """Without a sixth there is no point to be had."""
    assert "not_full_staff" in codes(Given(season="winter", workers=4).refuses("professor"))
    given = Given(season="winter", vp=-5).seat(1, workers=4)
    assert "nobody_full" in codes(given.refuses("uncertified_teacher"))
