"""What is shown at its own pace: the end of a day, a die that is rolled; both can be skipped."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.gestures import anything, asked, sit, space_of_kind, towards, view_of
from tests.web.staging import staged


@pytest.mark.parametrize("skipped", [False, True])
def test_the_end_of_a_day_is_a_scene(visit: Visit, skipped: bool) -> None:
    ann = visit().become("Ann", pace="slow" if skipped else "fast", motion="fast")
    with staged(ann, "naramata", 2, asked("turn", is_last_on_the_road), decide=towards()) as stage:
        hand = sit(ann, stage)
        ann.page.locator('[data-target="end"]:visible').first.click()
        scene = ann.page.locator("[data-scene]")
        scene.wait_for()
        assert "Day 1" in scene.inner_text()
        standings = scene.locator("ol").last.inner_text()
        assert "Ann" in standings
        assert scene.locator("[data-delivered]").count() == 2
        gains = scene.locator("[data-gains]")
        assert "What Day 1 brought" in gains.inner_text()
        assert gains.locator("tbody tr").count() >= 1
        if skipped:
            ann.page.keyboard.press("Escape")
        expect(scene).to_have_count(0)
        hand.seat.wait_until_asked()


def is_last_on_the_road(view: dict[str, object]) -> bool:
    """Whether the other one's day is over."""
    players = view["players"]
    assert isinstance(players, list)
    return bool(players[1]["place"] == "end")


def test_a_die_is_seen_rolling(visit: Visit) -> None:
    ann = visit().become("Ann", pace="normal", motion="fast")
    with staged(ann, "naramata", 2, asked("turn", anything), decide=towards()) as stage:
        hand = sit(ann, stage)
        hand.point(f"winery:{space_of_kind(view_of(stage), 'pairing')}")
        ann.page.locator("[data-bubble] [data-variant]").click()
        die = ann.page.locator("[data-die]")
        die.wait_for()
        expect(die).to_have_count(0)
