"""No ruling without a test."""

import re
from pathlib import Path

RULINGS = [*range(1, 83), 100]


def test_every_ruling_has_a_test_that_carries_its_number() -> None:
    """Sections B to K, and the flipped roads of N; solo and Fleet come with those games."""
    here = Path(__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in here.glob("test_rulings_*.py")]
    numbers = [re.findall(r"def test_ruling_(\d+)_", text) for text in texts]
    found = {int(number) for some in numbers for number in some}
    assert [number for number in RULINGS if number not in found] == []
