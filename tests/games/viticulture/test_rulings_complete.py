"""No ruling without a test, and no test of a ruling that is not written down."""

from tests.games.rulings import carried, written


def test_every_ruling_has_a_test_and_every_such_test_a_ruling() -> None:
    """What the page lists is what the tests show."""
    assert set(written("Viticulture")) == carried("viticulture")


def test_rulings_are_numbered_without_a_gap_or_a_repetition() -> None:
    """In ascending order."""
    numbers = written("Viticulture")
    assert numbers == list(range(1, numbers[-1] + 1))
