"""No ruling without a test, and no test of a ruling that is not written down."""

from tests.games.rulings import carried, ungrounded, written

DATA = set(range(103, 108))  # no rules, but how the edition was made
WITHDRAWN = {121}


def test_every_ruling_has_a_test_and_every_such_test_a_ruling() -> None:
    """What the page lists is what the tests show."""
    assert set(written("Naramata")) == carried("naramata")


def test_rulings_are_numbered_without_a_gap_or_a_repetition() -> None:
    """In ascending order, those left out that are no rules or were withdrawn."""
    numbers = written("Naramata")
    assert numbers == [n for n in range(1, numbers[-1] + 1) if n not in DATA | WITHDRAWN]
    assert numbers[-1] > max(DATA)


def test_every_ruling_says_whether_it_is_printed_answered_or_decided() -> None:
    """By the words that the page explains."""
    assert ungrounded("Naramata") == []
