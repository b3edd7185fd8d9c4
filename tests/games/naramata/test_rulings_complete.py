"""No ruling without a test, and no test of a ruling that is not written down."""

from tests.games.rulings import carried, written

LATER = set(range(83, 103))  # they come with the solo game, the Fleet and the Reverse Course
DATA = set(range(103, 108))  # no rules, but how the edition was made


def test_every_ruling_has_a_test_and_every_such_test_a_ruling() -> None:
    """What the page lists is what the tests show; the way back is tried out before it is played."""
    assert set(written("Naramata")) - carried("naramata") == set()
    assert carried("naramata") - set(written("Naramata")) <= LATER


def test_rulings_are_numbered_without_a_gap_or_a_repetition() -> None:
    """In ascending order, those left out that are no rules or not yet."""
    numbers = written("Naramata")
    assert numbers == [n for n in range(1, numbers[-1] + 1) if n not in LATER | DATA]
    assert numbers[-1] > max(DATA)
