"""Games that the browser has no drawing for: the example, and a file given with --load."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.running import Running
from tests.web.axe import violations, violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_pages import overflow
from tests.web.visitor import CLIENT, ME, ROOT, Visitor, a_bot, another

GAMES: Final = ("barrels", "ferry")
HANDS: Final = "[data-region=hand] [data-target]"
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with two games besides those that come with Cuvée."""
    folder = tmp_path_factory.mktemp("other-games")
    own = shutil.copy(Path(__file__).with_name("ferry.py"), folder)
    games = [str(ROOT / "examples" / "barrels.py"), str(own)]
    with Running(folder, client=str(CLIENT), games=games) as running:
        yield running


def begin(person: Visitor, game: str, bots: int = 1) -> Seat:
    """A table against bots."""
    return person.sit(person.put_up(game, [ME, *[a_bot()] * bots], seed=4))


def ended(seat: Seat) -> None:
    """The result is there, with the points of everybody."""
    seat.page.wait_for_selector("[data-region=result] ol")


@every_game
def test_it_is_played_to_its_end_by_pointing(ann: Visitor, game: str) -> None:
    seat = begin(ann, game, bots=2)
    pointed = 0

    def decide() -> None:
        nonlocal pointed
        pointed += any(not choice.startswith("offer:") for choice in seat.choices())
        assert overflow(ann) == (0, 0)
        seat.by_pointing()

    assert seat.play_on(decide) >= 4
    assert pointed >= 4, "cards and places are chosen where they are drawn"
    ended(seat)
    # A replay opens at every decision.
    ann.page.locator("a[href*=replay]").first.click()
    ann.page.wait_for_selector("[data-region=board]")
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("End")
    ann.page.wait_for_selector("text=/Round \\d of \\d/")
    assert violations(ann.page) == []


@every_game
def test_it_is_played_to_its_end_by_keyboard(ann: Visitor, game: str) -> None:
    seat = begin(ann, game)
    ann.page.mouse.move(0, 0)

    def decide() -> None:
        if seat.chance.random() < 0.5:
            seat.by_digit()
        else:
            seat.by_next()

    assert seat.play_on(decide) >= 4
    ended(seat)


@every_game
def test_it_is_played_to_its_end_on_a_phone(phone: Visitor, game: str) -> None:
    seat = begin(phone, game)
    assert violations(phone.page) == []

    def decide() -> None:
        seat.by_pointing()
        assert overflow(phone)[0] == 0

    assert seat.play_on(decide) >= 4
    ended(seat)


@every_game
def test_it_is_played_in_words(ann: Visitor, game: str) -> None:
    seat = begin(ann, game)
    ann.page.keyboard.press("t")
    ann.page.wait_for_selector("h2:has-text('You')")
    told = ann.page.locator("main").inner_text()
    assert "Points: 0" in told
    assert "{" not in told
    before = seat.decisions
    ann.page.keyboard.press("1")
    seat.confirm_by_key(before)
    assert violations(ann.page) == []


@every_game
def test_axe_finds_nothing_at_its_table(visit: Visit, game: str) -> None:
    ann = visit().become("Ann", theme="system")
    seat = begin(ann, game, bots=2)
    seat.wait_until_asked()
    found = violations_in_every_theme(ann.page)
    seat.open_list()
    assert found + violations_in_every_theme(ann.page) == []


def test_axe_finds_nothing_on_the_pages_around_it(ann: Visitor) -> None:
    found, wide = [], []
    for path in ("/", "/new?game=ferry", "/rules/barrels", "/rules/ferry", "/cards/ferry",
                 "/cards/barrels"):  # fmt: skip
        found += violations(ann.open(path))
        wide += [path] if overflow(ann)[0] > 0 else []
    assert (found, wide) == ([], [])


def test_what_a_view_holds_is_named_and_never_shown_raw(ann: Visitor) -> None:
    """Nested shapes that no layout speaks of are labelled, too."""
    begin(ann, "ferry")
    board = ann.page.locator("[data-region=board]")
    told = board.inner_text()
    for words in ("Weather", "North west", "2, 5", "Lighthouse", "Goods 5", "First seat"):
        assert words in told
    assert not any(mark in told for mark in ("{", "[", "north_west", "first_seat"))


def test_hands_of_others_are_backs_and_the_screen_is_covered_between_turns(ann: Visitor) -> None:
    seat = ann.sit(ann.put_up("ferry", [ME, another("Bea")], seed=4))
    assert seat.wait_until_asked()["state"] == "handover"
    assert ann.page.locator(HANDS).count() == 0
    seat.wait_until_ours()
    assert ann.page.locator(HANDS).count() == 3
    opponents = ann.page.locator("[data-region=opponents]").inner_text()
    assert "Cards" in opponents
    assert not any(card in opponents for card in ("Oar", "Sail", "Motor"))


def test_a_place_out_of_reach_says_why(ann: Visitor) -> None:
    seat = begin(ann, "ferry")
    seat.wait_until_asked()
    card = next(choice for choice in seat.choices() if choice.startswith("zone:hand@0:oar"))
    seat.choose(card)
    # It is drawn as disabled, and answers all the same.
    ann.page.locator('[data-target="space:islands:light"]').click(force=True)
    seat.bubble.filter(has_text="Your card does not reach that far.").wait_for()


def test_a_choice_is_previewed_where_it_counts(ann: Visitor) -> None:
    seat = begin(ann, "ferry")
    seat.wait_until_asked()
    seat.choose(next(choice for choice in seat.choices() if choice.startswith("zone:hand@0:")))
    ann.page.locator('[data-target="space:islands:reef"]').hover()
    ann.page.locator("[data-region=mat]").get_by_text("+2").wait_for()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Barrels", "Open hands", "a blind auction in five rounds"]),
        ("de", ["Fässer", "Offene Hände", "eine verdeckte Auktion in fünf Runden"]),
        ("es", ["Barricas", "Manos abiertas", "una subasta a ciegas en cinco rondas"]),
    ],
)
def test_pages_speak_of_it_in_its_own_words(visit: Visit, lang: str, words: list[str]) -> None:
    ann = visit().become("Ann", lang=lang)
    called, option, tagline = words
    ann.open("/").get_by_text(tagline).wait_for()
    page = ann.open("/new?game=barrels")
    page.get_by_role("switch", name=option).wait_for()
    ann.open("/rules/barrels").get_by_role("heading", name=called).wait_for()
    ann.put_up("barrels", [ME, a_bot()])
    ann.open("/games").get_by_role("link", name=called).wait_for()


def test_a_table_is_put_up_from_its_card_at_home(ann: Visitor) -> None:
    page = ann.open("/")
    card = page.locator("section", has=page.get_by_role("heading", name="Ferry"))
    card.last.get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/tables/*")
    Seat(page).wait_until_asked()


def test_a_game_without_rules_or_cards_says_so(ann: Visitor) -> None:
    ann.open("/rules/ferry").get_by_text("This game has no written rules here.").wait_for()
    ann.open("/cards/barrels").get_by_text("This game has no cards to look through.").wait_for()
    seat = begin(ann, "ferry")
    seat.wait_until_asked()
    ann.page.keyboard.press("r")
    ann.page.get_by_text("This game has no written rules here.").wait_for()
