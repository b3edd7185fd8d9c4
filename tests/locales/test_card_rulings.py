"""The rulings on pages of cards: each is about a card of its game and names rulings there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cuvee

ROOT = Path(__file__).resolve().parents[2]
MESSAGE = re.compile(r"^ruling-(\w+?)-(\w+) = .*\(([\d, ]+)\)$", re.MULTILINE)
RULINGS = {"viticulture": "## Viticulture", "naramata": "## Naramata"}


def card_rulings(lang: str) -> list[tuple[str, str, list[str]]]:
    """Game, card and the numbers of rulings, for every message."""
    text = (ROOT / "web" / "src" / "words" / lang / "rulings.ftl").read_text("utf-8")
    found = [(game, card, numbers.split(", ")) for game, card, numbers in MESSAGE.findall(text)]
    assert len(found) == text.count("\nruling-")
    return found


def numbers_of(game: str) -> set[str]:
    """The numbers of a game's rulings."""
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8").partition(RULINGS[game])[2]
    return set(re.findall(r"^\| (\d+) \|", text.partition("\n## ")[0], re.MULTILINE))


def cards_of(game: str) -> set[str]:
    """All that has a page of its own."""
    components = cuvee.game(game).components({"edition": None})
    return {key for part in components.values() if isinstance(part, dict) for key in part}


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_a_ruling_on_the_page_of_a_card_is_one_about_that_card(lang: str) -> None:
    for game, card, numbers in card_rulings(lang):
        assert card in cards_of(game)
        assert set(numbers) <= numbers_of(game)


def test_all_languages_tell_the_same_rulings() -> None:
    assert card_rulings("de") == card_rulings("en") == card_rulings("es")
