"""On a phone: a finger that rests on a card, the small map, and what reduced motion outlines."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from cuvee.engine import State
from tests.web.staging import staged
from tests.web.test_shown import question
from tests.web.visitor import Visitor

# The places on the map that are shown and can be tapped, but lie under something else.
COVERED: Final = """
() => [...document.querySelectorAll('svg [data-target^="winery:"][data-legal]')].filter((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  if (across < 0 || across > innerWidth) return false;
  return document.elementFromPoint(across, down)?.closest('[data-target]') !== place;
}).map((place) => place.dataset.target)
"""
# Note which pieces are outlined from now on.
OUTLINED: Final = """
() => {
  window.outlined = new Set();
  const note = (changes) => {
    for (const { target } of changes)
      if (target.classList.contains('has-changed') && target.dataset.piece !== undefined)
        window.outlined.add(target.dataset.piece);
  };
  const watched = { subtree: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(note).observe(document, watched);
}
"""


def lacking(state: State) -> list[str]:
    """The vines in the hand of the first seat that lack a structure."""
    view: dict[str, Any] = dict(state.view(0))
    return list(view["players"][0]["missing"])


def test_a_card_held_on_a_phone_shows_its_sheet_with_no_refusal_over_it(phone: Visitor) -> None:
    def lacks_something(state: State) -> bool:
        return question(state) == "place_worker" and lacking(state) != []

    with staged(phone, "viticulture", 2, lacks_something) as stage:
        phone.sit(stage.table).wait_until_asked()
        page = phone.page
        [card, *_] = lacking(stage.state)
        place = page.locator(f'[data-region=hand] [data-target="card:{card}"]')
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        touches = page.context.new_cdp_session(page)
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        sheet = page.locator("[data-detail]")
        expect(sheet.locator(".why")).to_be_visible()  # why not is said in the sheet
        touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(sheet).to_be_visible()
        assert page.locator("[data-bubble]").count() == 0


# The places that can be tapped on the part of the map that is shown, from the top to the bottom.
BY_HEIGHT: Final = """
() => [...document.querySelectorAll('svg [data-target^="winery:"][data-legal]')]
  .map((place) => ({ place, box: place.getBoundingClientRect() }))
  .filter(({ box }) => box.left >= 0 && box.right <= innerWidth)
  .sort((one, other) => one.box.top - other.box.top)
  .map(({ place }) => place.dataset.target)
"""
# Whether the bubble lies over what was tapped.
OVER_ITS_TARGET: Final = """
(target) => {
  const over = document.querySelector('[data-bubble]').getBoundingClientRect();
  const tapped = document.querySelector(`[data-target="${target}"]`);
  const { top, bottom } = tapped.getBoundingClientRect();
  return over.top < bottom && top < over.bottom;
}
"""


def test_what_is_tapped_stays_in_sight(phone: Visitor) -> None:
    def turn(state: State) -> bool:
        return question(state) == "turn"

    with staged(phone, "naramata", 2, turn) as stage:
        seat = phone.sit(stage.table)
        seat.wait_until_asked()
        places = phone.page.evaluate(BY_HEIGHT)
        for place in (places[0], places[-1]):
            assert seat.point_at(seat.thing(place)) == "met"
            phone.page.locator("[data-bubble] .primary").wait_for()
            assert not phone.page.evaluate(OVER_ITS_TARGET, place)
            phone.page.locator("[data-bubble] button").last.tap()
            expect(phone.page.locator("[data-bubble]")).to_have_count(0)


def test_the_small_map_covers_nothing_and_a_map_that_pans_outlines_nothing(phone: Visitor) -> None:
    """Motion is off: only what has changed its place on the map is outlined."""

    def turn(state: State) -> bool:
        return question(state) == "turn"

    with staged(phone, "naramata", 2, turn) as stage:
        seat = phone.sit(stage.table)
        seat.wait_until_asked()
        page = phone.page
        assert page.locator('svg [data-target^="winery:"][data-legal]').count() > 20
        assert page.evaluate(COVERED) == []
        part = page.locator("[role=slider] rect")
        shown = part.get_attribute("x")
        page.evaluate(OUTLINED)
        before = seat.decisions
        far = seat.open_list().get_by_text("Legend Distilling").first
        seat.press(far)
        seat.see_through(before)
        expect(part).not_to_have_attribute("x", shown or "")
        page.wait_for_function("() => window.outlined.size > 0")
        moved = {"vehicle:0", "time:0", "lock:legend_1"}
        assert set(page.evaluate("() => [...window.outlined]")) == moved
