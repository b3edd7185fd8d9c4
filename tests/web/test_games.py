"""Whole games of both titles, played through the page in every way there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.visitor import ME, Visitor, a_bot

GAMES: Final[dict[str, tuple[str, list[dict[str, Any]], dict[str, object]]]] = {
    "viticulture": ("viticulture", [ME, a_bot()], {}),
    "automa": ("viticulture", [ME], {"automa": "normal"}),
    "naramata": ("naramata", [ME, a_bot("random")], {"days": 2}),
    "solo": ("naramata", [ME], {"solo": True}),
}
every_game = pytest.mark.parametrize("game", GAMES)


def begin(person: Visitor, game: str) -> Seat:
    """A table for one person, in a browser that shows it."""
    name, seats, options = GAMES[game]
    return person.sit(person.put_up(name, seats, seed=4, **options))


def played(seat: Seat, decide: Callable[[], None]) -> None:
    """Play to the end and see who won; alone, a careless first day may be the last."""
    assert seat.play_on(decide) > 4
    seat.page.wait_for_selector("[data-region=result]")


# The numbers on the page that do not become what the position says: waited for, as they count.
WRONG_NUMBERS: Final = """
() => new Promise((done) => {
  const wrong = () => [...document.querySelectorAll('[data-count]')]
    .filter((shown) => shown.textContent.replace('\\u2212', '-') !== shown.dataset.value)
    .map((shown) => `${shown.dataset.count}: ${shown.textContent}, not ${shown.dataset.value}`);
  const until = performance.now() + 2000;
  const look = () => {
    const found = wrong();
    if (found.length === 0 || performance.now() > until) done(found);
    else requestAnimationFrame(look);
  };
  look();
})
"""


# Note which pieces are outlined from now on, and which lie in the hand.
OUTLINED: Final = """
() => {
  window.outlined = new Set();
  const note = (changes) => {
    for (const { target } of changes)
      if (target.classList.contains('has-changed')) window.outlined.add(target.dataset.piece);
  };
  const watched = { subtree: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(note).observe(document, watched);
}
"""
IN_HAND: Final = """
() => {
  const cards = [...document.querySelectorAll('[data-region=hand] [data-piece^="card:"]')];
  return cards.map(({ dataset }) => dataset.piece);
}
"""


def test_reduced_motion_outlines_nothing_that_stayed(ann: Visitor) -> None:
    """Neither what lies on a screen that comes as a whole, nor the cards one had before."""
    seat = begin(ann, "automa")
    seat.wait_until_asked()
    ann.page.evaluate(OUTLINED)
    seat.by_pointing()  # and the board comes for the first time, with what lies on it
    ann.page.locator('[data-target^="row:"]').first.wait_for()
    outlined = ann.page.evaluate("() => [...window.outlined]")
    assert [piece for piece in outlined if not piece.startswith("card:")] == []
    for _ in range(40):
        held = set(ann.page.evaluate(IN_HAND))
        ann.page.evaluate("() => window.outlined.clear()")
        seat.by_pointing()
        seat.wait_until_asked()
        outlined = set(ann.page.evaluate("() => [...window.outlined]"))
        assert held & outlined & set(ann.page.evaluate(IN_HAND)) == set()


@pytest.mark.parametrize(
    ("game", "motion"),
    [("viticulture", "fast"), ("naramata", "fast"), ("automa", "off"), ("solo", "off")],
)
def test_a_game_is_played_by_pointing(visit: Visit, game: str, motion: str) -> None:
    """At every decision each number is that of the position, also while things move."""
    ann = visit().become("Ann", motion=motion)
    seat = begin(ann, game)

    def decide() -> None:
        assert ann.page.evaluate(WRONG_NUMBERS) == []
        seat.by_pointing()

    played(seat, decide)
    assert ann.page.evaluate(WRONG_NUMBERS) == []


@pytest.mark.parametrize("game", ["automa", "solo"])
def test_a_game_is_played_by_tab_and_enter_alone(visit: Visit, game: str) -> None:
    """Without single-key shortcuts, which can be switched off."""
    seat = begin(visit().become("Ann", letters=False), game)
    seat.page.mouse.move(0, 0)
    played(seat, seat.by_tab)


@pytest.mark.parametrize("game", ["viticulture", "naramata"])
def test_a_game_is_played_by_keyboard_alone(ann: Visitor, game: str) -> None:
    seat = begin(ann, game)
    ann.page.mouse.move(0, 0)

    def decide() -> None:
        if seat.chance.random() < 0.5:
            seat.by_digit()
        else:
            seat.by_next()

    played(seat, decide)


@every_game
def test_a_game_is_played_on_a_phone(phone: Visitor, game: str) -> None:
    seat = begin(phone, game)

    def decide() -> None:
        if seat.chance.random() < 0.7:
            seat.by_pointing()
        else:
            seat.by_list()
        assert wider_than_the_screen(phone) == 0

    played(seat, decide)


def wider_than_the_screen(person: Visitor) -> int:
    """By how much the page could be scrolled sideways."""
    width: int = person.page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return width


def test_a_game_is_played_with_every_question_asked_twice(visit: Visit) -> None:
    """Confirmations on, as they are usually: what cannot be taken back asks once more."""
    ann = visit().become("Ann", confirm=True)
    seat = begin(ann, "naramata")
    played(seat, seat.by_pointing)
