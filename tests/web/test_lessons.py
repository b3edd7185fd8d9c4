"""Lessons in the browser: a newcomer goes from the home page through all of them, by keyboard."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from cuvee.lessons import Scene, games_with_lessons, lessons_of
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.visitor import STILL, Visitor

THEMES: Final = ("light", "dark", "hc")
MAX_DECISIONS: Final = 40  # of one scene


def newcomer(visit: Visit, *, phone: bool = False) -> Visitor:
    """Somebody without an account, on whose device nothing moves."""
    nobody = visit(phone=phone)
    stored = json.dumps(json.dumps(STILL))
    nobody.context.add_init_script(
        "const key = 'cuvee-settings';"
        f"localStorage.getItem(key) ?? localStorage.setItem(key, {stored});"
    )
    return nobody


def bar(page: Page, scene: Scene, state: str = "") -> Locator:
    """The bar of a scene, once it is there, in a state."""
    found = page.locator(f'[data-lesson="{scene.name}"]' + (state and f'[data-state="{state}"]'))
    found.wait_for()
    return found


def seen_in_all_themes(page: Page) -> list[str]:
    """What axe finds wrong on the page in any theme."""
    found = []
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += violations(page)
    return found


def follow_the_hand(page: Page, scene: Scene) -> None:
    """Do what the hand points to, with nothing but keys, until the goal is met."""
    for _ in range(MAX_DECISIONS):
        page.wait_for_function(
            """name => {
              const bar = document.querySelector(`[data-lesson="${name}"]`);
              const waits = document.querySelector('[data-region=prompt][data-state=mine]');
              const shown = bar?.querySelector('button') !== null && waits !== null;
              return bar?.dataset.state === 'done' || (bar !== null && shown);
            }""",
            arg=scene.name,
        )
        if bar(page, scene).get_attribute("data-state") == "done":
            return
        asked = page.locator("[data-region=prompt]").get_attribute("data-decisions")
        page.locator("[data-region=lesson] button").press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "asked => document.querySelector('[data-region=prompt]').dataset.decisions !== asked",
            arg=asked,
        )
    pytest.fail(f"{scene.game}/{scene.name} does not come to an end")


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_newcomer_goes_through_all_lessons_of_a_game(visit: Visit, game: str) -> None:
    nobody = newcomer(visit)
    page, scenes = nobody.open("/"), lessons_of(game)
    found = []
    page.locator(f'[data-lesson-offer] a[href="/lessons/{game}/{scenes[0].name}"]').click()
    for scene in scenes:
        bar(page, scene)
        if scene.number == 2:
            found += seen_in_all_themes(page)
        follow_the_hand(page, scene)
        if scene.number == 2:
            found += seen_in_all_themes(page)
        page.keyboard.press("Enter")  # the way to the next scene has the focus
    page.wait_for_url("**/lessons")
    page.locator(f'[data-lesson-link="{game}/{scenes[-1].name}"] .done').wait_for()
    assert page.locator(f'[data-lesson-link^="{game}/"] .done').count() == len(scenes)
    kept = nobody.ask("GET", "/me")["preferences"]["lessons"].split()
    assert kept == [f"{game}/{scene.name}" for scene in scenes]
    assert found == []


def test_lessons_are_offered_and_listed_to_everybody(visit: Visit) -> None:
    nobody = newcomer(visit)
    nobody.open("/").locator("[data-lesson-offer]").wait_for()
    found = seen_in_all_themes(nobody.page)
    nobody.open("/lessons").locator("[data-lesson-link]").first.wait_for()
    found += seen_in_all_themes(nobody.page)
    assert found == []


def test_a_mistake_is_answered_on_a_phone_and_nothing_has_happened(visit: Visit) -> None:
    scene = lessons_of("viticulture")[0]
    page = newcomer(visit, phone=True).open(f"/lessons/viticulture/{scene.name}")
    bar(page, scene, "going")
    page.locator('[data-target="row:1"]').click()
    answer = page.locator("[data-region=lesson] .answer")
    answer.wait_for()
    assert page.locator("[data-region=prompt]").get_attribute("data-decisions") == "0"
    assert violations(page) == []


def test_what_a_phone_has_only_in_its_list_is_pointed_to_there(visit: Visit) -> None:
    scene = next(one for one in lessons_of("naramata") if one.name == "view")
    page = newcomer(visit, phone=True).open(f"/lessons/naramata/{scene.name}")
    bar(page, scene, "going")
    page.locator('svg [data-target="winery:four_shadows:1"]').tap()
    page.locator("[data-bubble] button.primary").tap()
    page.locator('[data-region=prompt][data-decisions="2"]').wait_for()
    page.locator("[data-hand]").wait_for()
    page.locator("[data-region=lesson] button").tap()
    rows = page.locator("[data-list] [data-offer]")
    rows.last.wait_for()
    assert page.locator("[data-bubble]").count() == 0
    assert violations(page) == []
    rows.last.tap()  # all that can be bought
    confirm = page.locator("[data-bubble] button.primary")
    confirm.or_(page.locator('[data-lesson][data-state="done"]')).first.wait_for()
    if confirm.count():
        confirm.tap()
    bar(page, scene, "done")


def test_after_the_last_scene_a_game_is_offered(visit: Visit) -> None:
    done = " ".join(f"naramata/{scene.name}" for scene in lessons_of("naramata"))
    page = visit().become("Ann", lessons=done).open("/lessons")
    page.locator('[data-lessons-play="naramata"]').click()
    page.wait_for_url("**/new?game=naramata*")
    assert page.locator("[data-lessons-play]").count() == 0
