"""A plan in the browser: moves tried, stepped back and forth, taken over; nobody else sees it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.axe import violations, violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.visitor import ME, Plain, Visitor, a_bot


def taken(visitor: Visitor, table: str, after: int, query: str = "") -> list[Plain | None]:
    """The actions of the game after so many decisions, as somebody may know them."""
    steps = visitor.ask("GET", f"/tables/{table}/replay/steps{query}")["steps"]
    return [one["action"] for one in steps if one["at"] > after]


def try_first(seat: Seat) -> int:
    """Try the first choice of the list; its code."""
    before = seat.decisions
    row = seat.open_list().first
    code = int(row.get_attribute("data-offer") or -1)
    row.click()
    seat.see_through(before)
    return code


def test_a_plan_is_tried_stepped_through_and_taken_over(visit: Visit) -> None:
    ann, ben = visit().become("Ann", theme="system"), visit().become("Ben")
    table = ann.put_up("viticulture", [ME, a_bot()])
    seat, other = ann.sit(table), ben.sit(table)
    seat.wait_until_asked()
    before, page = seat.decisions, ann.page
    page.keyboard.press("v")
    plan = page.locator("[data-region=plan]")
    expect(plan).to_have_attribute("data-plan-moves", "0")
    expect(page.locator("[data-plan-take]")).to_be_disabled()

    first = try_first(seat)
    expect(plan).to_have_attribute("data-plan-at", "1")
    assert seat.decisions > before
    try_first(seat)
    moves = int(plan.get_attribute("data-plan-moves") or 0)
    assert moves >= 2
    assert taken(ben, table, before) == []
    assert other.decisions == before

    page.locator("[data-plan-back]").click()
    expect(plan).to_have_attribute("data-plan-at", str(moves - 1))
    page.keyboard.press("Shift+Z")
    expect(plan).to_have_attribute("data-plan-at", str(moves))
    page.locator("[data-plan-move='0']").click()
    expect(plan).to_have_attribute("data-plan-at", "0")
    assert seat.decisions == before
    page.keyboard.press("Shift+Z")
    expect(plan).to_have_attribute("data-plan-at", "1")
    assert violations_in_every_theme(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[data-plan-take]")).to_be_in_viewport(ratio=1)
    assert violations(page) == []

    page.locator("[data-plan-take]").click()
    expect(plan).to_have_count(0)
    played = taken(ann, table, before, "?viewpoint=0")[0]
    assert played is not None
    assert played["code"] == first
    other.wait_for("watching", but=before)


def test_a_plan_is_dropped_and_those_who_only_watch_have_none(visit: Visit) -> None:
    ann, ben = visit().become("Ann"), visit().become("Ben")
    table = ann.put_up("naramata", [ME, a_bot()])
    seat = ann.sit(table)
    seat.wait_until_asked()
    before = seat.decisions
    ann.page.locator("[data-plan-button]").click()
    ann.page.locator("[data-plan-drop]").wait_for()
    try_first(seat)
    ann.page.keyboard.press("v")
    expect(ann.page.locator("[data-plan-button]")).to_be_visible()
    assert seat.decisions == before
    ben.sit(table)
    expect(ben.page.locator("[data-plan-button]")).to_have_count(0)
    ben.page.keyboard.press("v")
    expect(ben.page.locator("[data-region=plan]")).to_have_count(0)
