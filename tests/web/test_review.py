"""The review in the browser: opened by link, the curve, a mistake, playing on from there."""

from __future__ import annotations

from typing import Final

from tests.web.axe import violations, violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.staging import over, staged

REVIEW_MS: Final = 120_000  # for a process of low priority on a busy machine


def test_a_review_is_asked_for_read_shared_and_played_on(visit: Visit) -> None:
    ann = visit().become("Ann", theme="system")
    with staged(ann, "viticulture", 2, over) as stage:
        # From the finished table: asked for, worked out, told.
        page = ann.open(f"/tables/{stage.table}")
        page.locator("[data-region=result] a[href*=review]").press("Enter")
        page.wait_for_selector("[data-review=done]", timeout=REVIEW_MS)
        whole = ann.ask("GET", f"/tables/{stage.table}/review")["review"]

        # Something that she could have done better: what it was, and what she should have done.
        turn = next(t for t in whole["turns"] if t["seat"] == 0 and t["better"] and t["start"])
        flaw = page.locator(f"[data-turn='{turn['start']}']")
        for sentence in turn["better"]["sentences"]["en"]:
            flaw.get_by_text(sentence, exact=True).first.wait_for()
        flaw.locator("button").first.press("Enter")
        page.wait_for_url(f"**/replay?at={turn['better']['at']}&*review*")
        assert flaw.locator("[aria-current=step]").count() == 1
        link = page.url

        # The curve shows the chances, and leads to a turning point as the list of them does.
        swing = whole["swings"][-1]
        row = page.locator(f"[data-swing='{swing['end']}']")
        said = row.inner_text().splitlines()  # its number, who, by how much, when, what
        assert len([line for line in said if line]) >= 5
        row.press("Enter")
        page.wait_for_url(f"**/replay?at={swing['end']}&*")
        page.get_by_role("img", name="Chance of winning").wait_for()
        page.get_by_role("button", name="Points over time").press("Enter")
        page.get_by_role("img", name="Points over time").wait_for()
        assert violations_in_every_theme(page) == []

    # Whoever has the link sees the same, on a phone, and plays on from there.
    ben = visit(phone=True).become("Ben", theme="system")
    phone = ben.open(link)
    phone.wait_for_selector("[data-review=done]")
    phone.locator("[data-review-seat='0']").click()
    flaw = phone.locator(f"[data-turn='{turn['start']}']")
    flaw.locator("[aria-current=step]").wait_for()
    assert violations(phone) == []
    flaw.locator("[data-review-fork]").click()
    phone.get_by_role("button", name="Create table").click()
    phone.wait_for_url(lambda url: "/replay" not in url)
    forked = phone.url.rpartition("/")[2]
    assert forked != stage.table
    # As many decisions have been taken there as before it, or more: bots go on.
    seen = ben.ask("GET", f"/tables/{forked}/position?seat=0")
    assert seen["position"]["decisions"] >= turn["better"]["at"]
