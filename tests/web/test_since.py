"""What happened since the own last turn is shown again on the board, and can be skipped."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import violations_in_every_theme
from tests.web.staging import after_the_other, staged
from tests.web.visitor import Visitor


def test_what_others_did_since_the_own_turn_is_shown_again_and_skipped(ann: Visitor) -> None:
    ann.prefer(theme="system", pace="slow")
    with staged(ann, "viticulture", 2, after_the_other()) as stage:
        seat = ann.sit(stage.table)
        seat.wait_until_asked()
        page, now = ann.page, seat.decisions
        show = page.locator("[data-show-since]")
        expect(show).to_be_visible()
        assert violations_in_every_theme(page) == []
        undo = page.locator("[data-undo]")  # what another one did is not ours to undo
        expect(undo).to_have_class(re.compile(r"\boff\b"))
        expect(undo).to_have_accessible_description(re.compile("Inés"))
        show.click()
        earlier = seat.wait_for("waiting", "mine", but=now)["decisions"]
        assert earlier < now, "the board shows an earlier position"
        page.keyboard.press("Space")
        expect(seat.prompt).to_have_attribute("data-decisions", str(now))
        expect(seat.list_button).to_be_visible()  # there are choices again
        seat.by_list()
        assert seat.decisions != now, "the game goes on"
