"""What is shown at its own pace, and can be skipped: the end of a day or year, a die rolled."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cuvee.engine import State
from tests.web.axe import violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.gestures import anything, asked, sit, space_of_kind, towards, view_of
from tests.web.staging import over, staged
from tests.web.visitor import Visitor


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


def pass_but_in_winter(state: State, seat: int) -> int:
    """Everybody passes, but the first seat stays in winter."""
    codes = state.legal(seat)
    named = {" ".join(state.game.action(code).values()): code for code in codes}
    winter = dict(state.view(0))["season"] == "winter"
    return codes[0] if seat == 0 and winter else named.get("pass", codes[0])


def is_last_in_winter(view: dict[str, object]) -> bool:
    """Whether the other one has passed for the year."""
    players = view["players"]
    assert isinstance(players, list)
    return view["season"] == "winter" and bool(players[1]["passed"])


def test_the_end_of_a_year_is_a_scene(visit: Visit) -> None:
    """No bubble lies over it."""
    ann = visit().become("Ann", pace="slow", motion="fast")
    last = asked("place_worker", is_last_in_winter)
    with staged(ann, "viticulture", 2, last, decide=pass_but_in_winter) as stage:
        hand = sit(ann, stage)
        ann.page.locator("[data-region=prompt] [data-offer]").last.click()
        scene = ann.page.locator("[data-scene]")
        scene.wait_for()
        assert "Year 1, winter" in scene.inner_text()
        assert scene.locator("[data-standing]").count() == 2
        hand.point("space:harvest_left")
        ann.page.wait_for_timeout(500)  # longer than a hand rests before something is said
        assert scene.count() == 1
        assert ann.page.locator("[data-bubble]").count() == 0
        scene.get_by_role("button").click()
        expect(scene).to_have_count(0)


def test_the_end_of_a_year_is_a_scene_again_in_the_replay(ann: Visitor) -> None:
    ann.prefer(theme="system")
    decided = 0

    def second_year(state: State) -> bool:
        nonlocal decided
        decided += 1
        return dict(state.view(0))["year"] == 2

    with staged(ann, "viticulture", 1, second_year, automa="normal") as stage:
        stage.play_until(over)
        ann.open(f"/tables/{stage.table}/replay?at={decided - 2}")
        expect(ann.page.locator("input[type=range]")).to_have_value(str(decided - 2))
        ann.page.keyboard.press("ArrowRight")
        scene = ann.page.locator("[data-scene]")
        scene.wait_for()
        assert "Year 1" in scene.inner_text()
        assert violations_in_every_theme(ann.page) == []
