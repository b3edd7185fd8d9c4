"""Hints in the browser: asked for by button and key, pointed at, taken, told to all in the log."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import violations, violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.visitor import ME, Visitor, a_bot


def test_a_hint_points_at_the_board_is_taken_and_is_in_the_log(visit: Visit) -> None:
    ann = visit().become("Ann", theme="system")
    seat = ann.sit(ann.put_up("viticulture", [ME, a_bot()]))
    seat.wait_until_asked()
    page = ann.page
    decisions = int(page.locator("[data-region=prompt]").get_attribute("data-decisions") or -1)
    page.locator("[data-hint-button]").click()
    rows = page.locator("[data-hint]")
    rows.first.wait_for()
    expect(page.locator("[data-hint-panel] b").first).to_have_text(re.compile(r"\d\.\d"))
    expect(page.locator("[data-hint-why]")).to_have_text(re.compile(r"than the next best|equally"))
    expect(page.locator(".is-highlighted").first).to_be_visible()
    expect(page.locator("[data-turn]").first).to_contain_text("Ann asks for a hint.")
    assert violations_in_every_theme(page) == []
    page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    page.keyboard.press("t")
    page.keyboard.press("i")
    expect(page.locator("[role=region] [data-hint]").first).to_be_visible()
    rows.first.click()
    seat.wait_until_asked(decisions)
    expect(rows).to_have_count(0)


def test_a_hint_on_a_phone(phone: Visitor) -> None:
    seat = phone.sit(phone.put_up("naramata", [ME, a_bot()]))
    seat.wait_until_asked()
    phone.page.locator("[data-hint-button]").tap()
    phone.page.locator("[data-hint]").first.wait_for()
    assert violations(phone.page) == []
