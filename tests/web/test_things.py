"""What is this? Everything drawn at a table says what it is, by mouse, by finger and by key."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from cuvee.engine import State
from tests.web.axe import violations, violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.gestures import anything, asked, sit, towards
from tests.web.staging import Decide, When, staged
from tests.web.visitor import ME, Visitor, a_bot

# By game: something to rest the mouse on that cannot be chosen, and what it is.
RESTED: Final = {
    "viticulture": ('[data-about="residual"] text', "residual"),
    "naramata": ('[data-about="prestige"]', "prestige"),
}
# Icons and words on the table with nothing under the mouse there that has an explanation.
UNEXPLAINED: Final = """
() => [...document.querySelectorAll('main use, main text, .opponents use, .opponents b')]
  .filter((drawn) => drawn.closest('[data-scenery]') === null)
  .flatMap((drawn) => {
    drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    const taken = getComputedStyle(drawn).pointerEvents !== 'none'; // it may have a hole there
    const known = (taken ? drawn.closest('[data-about]') : null) ??
      under?.closest('[data-about], [data-target], button, a, select, header');
    const shown = width > 0 && drawn.checkVisibility({ visibilityProperty: true });
    const what = drawn.getAttribute('href') ?? drawn.textContent;
    return shown && known === null ? [`${what} in ${drawn.parentElement.outerHTML}`] : [];
  })
"""


MANY_AT_CART: Final = 4  # workers, of whom some stand on the edge of the cart


def to_cart(state: State, seat: int) -> int:
    """Send workers to the cart; otherwise do the first thing."""
    codes = state.legal(seat)
    carts = [code for code in codes if "cart" in state.game.action(code).values()]
    return carts[0] if carts else codes[0]


def crowded(view: dict[str, Any]) -> bool:
    """Whether many workers are at the cart."""
    at_cart = [
        worker
        for player in view["players"]
        for worker in player["placed"]
        if worker["space"] == "cart"
    ]
    return len(at_cart) >= MANY_AT_CART


def agreeing(state: State, seat: int) -> int:
    """Agree to whatever is proposed; otherwise do the first thing."""
    codes = state.legal(seat)
    agreed = [code for code in codes if state.game.action(code)["verb"] == "yes"]
    return agreed[0] if agreed else codes[0]


# By what is on the screen: the game, its seats, when, how it gets there, its options, and something
# to rest the mouse on.
STAGES: Final[dict[str, tuple[str, int, When, Decide, dict[str, Any], str]]] = {
    "six vineyards": ("viticulture", 6, asked("place_worker", crowded), to_cart, {}, "seasons"),
    "draft": ("naramata", 3, asked("pick", anything), towards(), {}, "draft"),
    "boarding": ("naramata", 3, asked("propose", anything), towards(), {"fleet": True}, "vehicle"),
    "Fleet": ("naramata", 3, asked("turn", anything), agreeing, {"fleet": True}, "whelp"),
}


def told(page: Page) -> str | None:
    """The thing that the bubble explains."""
    shown = page.locator("[data-bubble] [data-thing]")
    shown.wait_for()
    return shown.get_attribute("data-thing")


@pytest.mark.parametrize("game", RESTED)
def test_everything_drawn_says_what_it_is(ann: Visitor, game: str) -> None:
    ann.prefer(theme="system")
    seat = ann.sit(ann.put_up(game, [ME, a_bot("random")]))
    page, (rested, thing) = ann.page, RESTED[game]
    while page.locator("[data-about]").count() == 0 or page.locator(rested).count() == 0:
        seat.wait_until_asked()
        seat.by_pointing()
    seat.wait_until_asked()
    page.mouse.move(1, 1)  # so that nothing is previewed
    page.locator("[data-bubble]").wait_for(state="detached")
    assert page.evaluate(UNEXPLAINED) == []
    page.locator(rested).first.hover()
    assert told(page) == thing
    page.keyboard.press("Escape")
    page.locator("[data-bubble]").wait_for(state="detached")
    page.keyboard.press("?")  # the mouse still rests there
    assert told(page) == thing
    assert violations_in_every_theme(page) == []
    page.keyboard.press("?")
    page.locator("dialog dl").last.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("stage", STAGES)
def test_everything_at_a_full_table_says_what_it_is(ann: Visitor, stage: str) -> None:
    game, seats, when, decide, options, thing = STAGES[stage]
    with staged(ann, game, seats, when, decide=decide, **options) as staged_table:
        sit(ann, staged_table)
        assert ann.page.evaluate(UNEXPLAINED) == []
        ann.page.locator(f'[data-about="{thing}"]').first.hover()
        assert told(ann.page) == thing


def test_a_thing_is_held_to_learn_what_it_is(visit: Visit) -> None:
    phone = visit(phone=True).become("Ann")
    seat = phone.sit(phone.put_up("viticulture", [ME, a_bot("random")]))
    seat.wait_until_asked()
    page = phone.page
    while page.locator('[data-about="hand"]').count() == 0:
        seat.by_pointing()
        seat.wait_until_asked()
    page.locator('[data-about="hand"]').first.dispatch_event(
        "pointerdown", {"pointerType": "touch", "clientX": 5, "clientY": 5, "bubbles": True}
    )
    assert told(page) == "hand"
