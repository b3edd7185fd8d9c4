"""The rules pages of the browser client say what the engine does, in every language."""

import re
from functools import cache
from pathlib import Path

import pytest

from cuvee.engine import Text
from cuvee.games.viticulture.automa import result as automa_result
from cuvee.games.viticulture.campaign import CHALLENGES
from cuvee.games.viticulture.cards.deck import CARD_NAMES, SOCIABLE
from cuvee.games.viticulture.cards.mamas_papas import MAMAS
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.structures import COST, STRUCTURE_NAMES
from cuvee.games.viticulture.tokens import LEAST
from cuvee.locales import LANGUAGES

HELP = Path(__file__).parents[2] / "web" / "src" / "help"
YEAR = {"en": "year", "de": "Jahr", "es": "año"}
DRAW = {"en": "draw", "de": "Unentschieden", "es": "empate"}


@cache
def section(lang: str, name: str) -> str:
    """A section of the rules of Viticulture, by its id."""
    page = (HELP / lang / "viticulture.md").read_text("utf-8")
    found = re.search(rf"{{#{name}}}\n(.*?)(?=\n## |\Z)", page, re.DOTALL)
    assert found, f"no section {name!r} in {lang!r}"
    return found[1]


def said(name: str, lang: str) -> str:
    """A message of the game."""
    return VITICULTURE.say(Text(name), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_mamas_that_give_lira_are_named(lang: str) -> None:
    text = section(lang, "parents")
    for mama in MAMAS:
        first_name = said(f"mama-{mama.key}", lang).split(" (")[0]
        assert (first_name in text) == (mama.lira > 0)
    assert {mama.lira for mama in MAMAS} == {0, 2}
    assert "2 " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_grande_worker_is_not_once_a_year(lang: str) -> None:
    assert YEAR[lang] not in section(lang, "grande")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_least_value_of_a_wine_is_that_of_its_grapes_together(lang: str) -> None:
    text = section(lang, "blush_sparkling")
    for wine in (WINE_NAMES.index("blush"), WINE_NAMES.index("sparkling")):
        assert str(LEAST[wine]) in text
    assert re.search(r"add up|zusammen|sumen|suman", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sides_of_a_visitor_cost_a_point(lang: str) -> None:
    points = [line for line in section(lang, "visitors").splitlines() if line.startswith("- ")]
    both = next(line for line in points if "*" in line)
    assert re.search(r"1 (point|Siegpunkt|punto)", both)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_as_many_points_are_a_draw_and_some_visitors_are_out(lang: str) -> None:
    s = VITICULTURE.new(seats=1, automa="normal")
    s.players[0].vp = s.automa_vp
    assert automa_result(s).reason == "automa_draw"
    text = section(lang, "solo")
    assert DRAW[lang] in text
    assert len(SOCIABLE) == 4
    for card in SOCIABLE:
        assert said(f"card-{CARD_NAMES[card]}", lang) in text
    assert said("card-organizer", lang) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_challenges_with_reconstructed_numbers_are_named(lang: str) -> None:
    numbers = [challenge.number for challenge in CHALLENGES if not challenge.confirmed]
    assert numbers == [4, 6, 7]
    intro = section(lang, "campaign").split("\n1. ")[0]
    assert re.findall(r"\d+", intro) == [str(number) for number in numbers]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prices_of_structures_are_those_of_the_mat(lang: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \|", section(lang, "structures"), re.MULTILINE)
    prices = {name.lower(): int(price) for name, price in rows}
    printed = {
        said(f"structure-{name}", lang).lower(): cost
        for name, cost in zip(STRUCTURE_NAMES, COST, strict=True)
    }
    assert prices == printed
