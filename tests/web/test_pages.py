"""What holds of every page: axe finds nothing, nothing is wider than the screen, little weight."""

from __future__ import annotations

import gzip
from typing import Final

import pytest
from playwright.sync_api import Response

from tests.web.axe import violations, violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.visitor import ME, Visitor, a_bot

PAGES: Final = (
    "/",
    "/new",
    "/new?game=naramata",
    "/games",
    "/join",
    "/rules/viticulture",
    "/rules/naramata",
    "/cards/viticulture",
    "/cards/naramata",
    "/campaigns",
    "/settings",
    "/no/such/page",
)
FIRST_SCREEN: Final = 250_000  # bytes of script, gzipped
OVERFLOW: Final = """
() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}
"""


def overflow(person: Visitor) -> tuple[int, int]:
    """By how much the page could be scrolled sideways and down."""
    sideways, down = person.page.evaluate(OVERFLOW)
    return sideways, down


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(visit: Visit, path: str) -> None:
    ann = visit().become("Ann", theme="system")
    assert violations_in_every_theme(ann.open(path)) == []


@pytest.mark.parametrize("game", ["viticulture", "naramata"])
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str) -> None:
    ann = visit().become("Ann", theme="system")
    seat = ann.sit(ann.put_up(game, [ME, a_bot(), a_bot()]))
    seat.wait_until_asked()
    found = violations_in_every_theme(ann.page)
    seat.open_list()
    assert found + violations_in_every_theme(ann.page) == []


@pytest.mark.parametrize("game", ["viticulture", "naramata"])
def test_axe_finds_nothing_at_a_table_on_a_phone(phone: Visitor, game: str) -> None:
    seat = phone.sit(phone.put_up(game, [ME, a_bot()]))
    seat.wait_until_asked()
    assert violations(phone.page) == []


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_no_page_is_wider_than_a_phone(visit: Visit, lang: str) -> None:
    ann = visit(phone=True).become("Ann", lang=lang)
    wide = {path for path in PAGES if ann.open(path) and overflow(ann)[0] > 0}
    assert wide == set()
    ann.open("/")
    assert ann.page.evaluate(SQUEEZED) == []


# The names of pages that are wider than the link they stand in.
SQUEEZED = """
() => [...document.querySelectorAll('header nav a')].filter((link) => {
  const words = document.createRange();
  words.selectNodeContents(link);
  const [inner, outer] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right;
}).map((link) => link.innerText)
"""


@pytest.mark.parametrize(
    ("game", "most"), [("viticulture", 6), ("naramata", 4)], ids=["viticulture", "naramata"]
)
@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_a_full_table_fits_the_screen(visit: Visit, game: str, most: int, lang: str) -> None:
    ann = visit().become("Ann", lang=lang)
    table = ann.put_up(game, [ME, *[a_bot("random")] * (most - 1)])
    seat = ann.sit(table)
    for _ in range(6):
        seat.wait_until_asked()
        assert overflow(ann) == (0, 0)
        seat.by_pointing()


def test_the_first_screen_is_light(visit: Visit) -> None:
    nobody = visit()
    scripts: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body()))

    nobody.page.on("response", note)
    nobody.open("/")
    nobody.page.wait_for_load_state("networkidle")
    assert scripts
    assert sum(scripts.values()) < FIRST_SCREEN
