"""What must be seen on every screen: at any width and zoom, with keys alone, while much happens."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.visitor import ME, OPEN, Visitor, a_bot

# Every width from a small phone to a wall, and what twice the size or more leaves of a screen.
WIDTHS: Final = (*range(320, 1340, 40), *range(940, 1010, 10), *range(1400, 3841, 240))
ZOOMED: Final = ((640, 400), (683, 384), (960, 540), (480, 300), (320, 256))
LOW: Final = ((1366, 768), (1366, 650), (1280, 720), (1100, 768), (1024, 768), (1024, 600))
# What of the table is not to be seen: no height for the board, or less than its drawing has; no
# question, no way to the menu; or the words of the undo button, of one line or two, that are not in
# its middle.
MISSING: Final = """
() => {
  const seen = (thing, least) => {
    if (thing === null) return false;
    const { left, right, width, height } = thing.getBoundingClientRect();
    return width >= least && height >= 10 && left >= -1 && right <= innerWidth + 1;
  };
  const board = document.querySelector('[data-region=board]');
  const question = document.querySelector('[data-region=prompt] .what');
  const menu = document.querySelector('[aria-haspopup=dialog][aria-expanded]');
  const tabs = document.querySelector('[data-mode=phone]');
  const offers = [...document.querySelectorAll('[data-region=prompt] [data-offer]')];
  const undo = document.querySelector('[data-undo]');
  const words = document.createRange();
  words.selectNodeContents(undo.querySelector('.words'));
  const middle = ({ top, bottom }) => (top + bottom) / 2;
  const aside = middle(words.getBoundingClientRect()) - middle(undo.getBoundingClientRect());
  const found = [];
  if (tabs === null && undo.querySelector('.words').clientWidth > 1 && Math.abs(aside) > 2)
    found.push(`undo by ${aside}`);
  if (!board || board.getBoundingClientRect().height < 200) found.push('board');
  const drawn = board?.querySelector('svg')?.getBoundingClientRect();
  if (drawn && drawn.bottom > board.getBoundingClientRect().bottom + 1) found.push('all of board');
  if (!seen(question, 100)) found.push('question');
  if (tabs === null && !seen(menu, 20)) found.push('menu');
  if (!offers.every((offer) => seen(offer, 20))) found.push('offers');
  return found;
}
"""


def begin(person: Visitor, game: str) -> Seat:
    """A table at which the first worker is sent, or the first winery is visited."""
    seat = person.sit(person.put_up(game, [ME, a_bot("random")], seed=4))
    for _ in range(40):
        seat.wait_until_asked()
        if any(choice.startswith(("winery:", "space:")) for choice in seat.choices()):
            return seat
        seat.by_pointing()
    raise AssertionError("there is nowhere to go")


@pytest.mark.parametrize("game", ["viticulture", "naramata"])
def test_board_question_and_menu_are_seen_at_every_width_and_zoom(ann: Visitor, game: str) -> None:
    begin(ann, game)
    sizes = [*[(width, 800) for width in WIDTHS], *LOW, *ZOOMED]
    missing = {}
    for width, height in sizes:
        ann.page.set_viewport_size({"width": width, "height": height})
        found = ann.page.evaluate(
            f"() => new Promise((done) => requestAnimationFrame(() => setTimeout(() =>"
            f" done(({MISSING})()))))"
        )
        if found:
            missing[width, height] = found
    assert missing == {}


def test_tab_reaches_everything_beside_the_question_and_leaves_it(ann: Visitor) -> None:
    """No thing keeps the focus, with Tab or with Shift and Tab; the way is the same both ways."""
    begin(ann, "viticulture")
    name = """() => {
      const at = document.activeElement;
      const things = [...document.querySelectorAll('*')];
      return at === document.body ? 'page' : String(things.indexOf(at));
    }"""
    ann.page.locator("[data-region=prompt] button").first.focus()
    there = [ann.page.evaluate(name)]
    for _ in range(12):
        ann.page.keyboard.press("Tab")
        there.append(ann.page.evaluate(name))
    assert len(set(there)) == len(there), "Tab comes to something new each time"
    for before in reversed(there[:-1]):
        ann.page.keyboard.press("Shift+Tab")
        assert ann.page.evaluate(name) == before
    assert ann.page.locator("[data-undo]").count() == 1


def test_a_stranger_is_no_error(visit: Visit) -> None:
    nobody = visit()
    nobody.open("/")
    nobody.page.wait_for_load_state("networkidle")
    assert nobody.complaints == []


def test_resting_on_a_card_while_others_think_refuses_nothing(visit: Visit) -> None:
    ann, bea = visit().become("Ann"), visit().become("Bea")
    table, secrets = ann.invite("viticulture", [ME, OPEN], seed=3)
    bea.page.goto(f"/join#{secrets[1]}")
    bea.page.wait_for_url("**/tables/*")
    seats = {person: person.sit(table) for person in (ann, bea)}
    for _ in range(30):
        now = {person: seat.wait_until_here()["state"] for person, seat in seats.items()}
        waiting = [person for person, state in now.items() if state == "waiting"]
        card = "[data-region=hand] [data-target]"
        if waiting and waiting[0].page.locator(card).count():
            break
        asked = next(person for person, state in now.items() if state in {"mine", "all"})
        seats[asked].by_pointing()
        asked.page.wait_for_timeout(100)
    else:
        raise AssertionError("nobody waited with a card in hand")
    [waiter] = waiting[:1]
    waiter.page.locator(card).first.hover()
    waiter.page.wait_for_timeout(800)  # longer than a hand rests before something is said
    assert waiter.page.locator("[data-bubble]").count() == 0
    # Who is at the table is known to both, and no bot is offered for them.
    host = ann.page
    host.locator("[aria-haspopup=dialog][aria-expanded]").first.click()
    host.get_by_text("Leave the table (a bot takes over)").wait_for()
    assert host.get_by_text("Let a bot play for Bea").count() == 0
