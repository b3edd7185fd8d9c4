"""The numbers of rulings: those that docs/rulings.md lists, and those that tests carry."""

import re
from pathlib import Path

GAMES = Path(__file__).parent
_ONE = r"(p\. \d+|\d+|FAQ|cards|solo rules|printed|decided|disputed|editions differ)"
GROUND = re.compile(rf"{_ONE}( \([^)]*\))?(, {_ONE}( \([^)]*\))?)*")
PAGE = GAMES.parents[1] / "docs" / "rulings.md"


def written(title: str) -> list[int]:
    """The numbers in the tables of a game's part of the page."""
    part = PAGE.read_text("utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    return [int(number) for number in re.findall(r"^\| (\d+) \|", part, re.MULTILINE)]


def ungrounded(title: str) -> list[str]:
    """The rulings of a game's part of the page whose ground is none that the page explains."""
    part = PAGE.read_text("utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    found: list[str] = []
    for table in part.split("\n### "):
        if "| no. | ruling | ground |" in table:
            rows = re.findall(r"^\| \d+ \| .* \| (.*) \|$", table, re.MULTILINE)
            found += [ground for ground in rows if not GROUND.fullmatch(ground)]
    return found


def carried(folder: str) -> set[int]:
    """The numbers that a game's tests carry."""
    texts = [path.read_text("utf-8") for path in (GAMES / folder).rglob("test_*.py")]
    return {int(number) for text in texts for number in re.findall(r"def test_ruling_(\d+)_", text)}
