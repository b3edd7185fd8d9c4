"""No ruling without a test, and no test of a ruling that is not written down."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings.md"


def written() -> list[int]:
    """The numbers in the tables of the game's part of the page."""
    part = PAGE.read_text("utf-8").split("\n## Viticulture\n")[1].split("\n## ")[0]
    return [int(number) for number in re.findall(r"^\| (\d+) \|", part, re.MULTILINE)]


def carried() -> set[int]:
    """The numbers that tests carry."""
    texts = [path.read_text("utf-8") for path in HERE.rglob("test_*.py")]
    return {int(number) for text in texts for number in re.findall(r"def test_ruling_(\d+)_", text)}


def test_every_ruling_has_a_test_and_every_such_test_a_ruling() -> None:
    """What the page lists is what the tests show."""
    assert set(written()) - carried() == set()
    assert carried() - set(written()) == set()


def test_rulings_are_numbered_without_a_gap_or_a_repetition() -> None:
    """In ascending order."""
    numbers = written()
    assert numbers == list(range(1, numbers[-1] + 1))
