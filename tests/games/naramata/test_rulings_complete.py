"""No ruling without a test, and no test of a ruling that is not written down."""

from tests.games.rulings import carried, written

DATA = set(range(103, 108))  # no rules, but how the edition was made


def test_every_ruling_has_a_test_and_every_such_test_a_ruling() -> None:
    """What the page lists is what the tests show."""
    assert set(written("Naramata")) == carried("naramata")


def test_rulings_are_numbered_without_a_gap_or_a_repetition() -> None:
    """In ascending order, those left out that are no rules."""
    numbers = written("Naramata")
    assert numbers == [n for n in range(1, numbers[-1] + 1) if n not in DATA]
    assert numbers[-1] > max(DATA)
