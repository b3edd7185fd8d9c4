"""What happens in the middle of a game: undo, another language, a server that dies, a link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.staging import over, staged
from tests.web.visitor import CLIENT, ME, Visitor, a_bot

ENGLISH = re.compile(r"\b(the|your|you|and|of|Undo|Which|Where|Menu|Notes|turn)\b")


def test_what_was_decided_is_taken_back_and_done_again(ann: Visitor) -> None:
    seat = ann.sit(ann.put_up("viticulture", [ME, a_bot("random")], seed=3))
    for _ in range(40):
        before = seat.wait_until_asked()["decisions"]
        seat.by_pointing()
        after = seat.wait_until_asked(but=before)["decisions"]
        undo = ann.page.locator("[aria-keyshortcuts=Z]").first
        if after == before + 1 and undo.get_attribute("aria-disabled") != "true":
            break
    ann.page.keyboard.press("z")
    assert seat.wait_for("mine", "all", but=after)["decisions"] == before
    ann.page.keyboard.press("Shift+Z")
    assert seat.wait_for("mine", "all", but=before)["decisions"] == after


def test_undo_names_what_one_has_decided_oneself(ann: Visitor) -> None:
    """Also where bots have decided since, and after it was done again."""
    seat = ann.sit(ann.put_up("viticulture", [ME, a_bot("random")], seed=3))
    undo = ann.page.locator("[data-undo]")
    named = 0
    for _ in range(12):
        before = seat.wait_until_asked()["decisions"]
        seat.by_list()
        after = seat.wait_until_asked(but=before)["decisions"]
        if "off" in (undo.get_attribute("class") or "").split() or after < before + 2:
            continue
        expect(undo).to_have_accessible_description(re.compile(r"\bAnn\b"))
        ann.page.keyboard.press("z")
        taken = seat.wait_until_asked(but=after)["decisions"]
        ann.page.keyboard.press("Shift+Z")
        seat.wait_until_asked(but=taken)
        expect(undo).to_have_accessible_description(re.compile(r"\bAnn\b"))
        named += 1
    assert named >= 2


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Running]:
    """A server that may be killed."""
    with Running(tmp_path, client=str(CLIENT)) as running:
        yield running


# What the browser counts as moved; a line of smaller type that lies three pixels higher is less.
COUNT_SHIFTS = """
() => {
  window.shifts = [];
  const said = ({ node }) => (node?.outerHTML ?? node?.data ?? '').slice(0, 200);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      if (shift.value > 0.001) window.shifts.push([shift.value, ...shift.sources.map(said)]);
  }).observe({ type: 'layout-shift' });
}
"""


def test_a_killed_server_costs_nothing_but_a_moment(mortal: Running, visit: Visit) -> None:
    """Nothing on the page moves either, when the notice comes and goes and somebody speaks."""
    ann = visit(site=mortal.url).become("Ann")
    ann.forgiven += ["WebSocket connection", "ERR_CONNECTION"]
    table = ann.put_up("viticulture", [ME, a_bot("random")])
    seat = ann.sit(table)
    for _ in range(3):
        seat.wait_until_asked()
        seat.by_pointing()
    at = seat.wait_until_asked()["decisions"]
    ann.page.wait_for_selector("[data-region=log] [data-turn]")
    ann.page.evaluate(COUNT_SHIFTS)
    ann.ask("POST", f"/tables/{table}/chat", {"text": "Good evening to all of you"})
    ann.page.get_by_text("1 new").wait_for(state="attached")
    mortal.kill()
    seat.wait_for("offline")
    mortal.start()
    assert seat.wait_for("mine", "all")["decisions"] == at
    assert ann.page.evaluate("() => window.shifts") == []
    for _ in range(3):
        seat.wait_until_asked()
        seat.by_pointing()


def test_a_link_opens_the_position_it_was_made_at(ann: Visitor, visit: Visit) -> None:
    with staged(ann, "viticulture", 1, over, automa="normal") as stage:
        link = f"/tables/{stage.table}/replay?at=10"
    for person in (ann, visit().become("Bea")):
        person.open(link)
        scrubber = person.page.locator("input[type=range]")
        expect(scrubber).to_have_value("10")
        person.page.keyboard.press("ArrowRight")
        expect(scrubber).to_have_value("11")


@pytest.mark.parametrize("game", ["viticulture", "naramata"])
@pytest.mark.parametrize("lang", ["de", "es"])
def test_another_language_holds_at_once_for_everything(visit: Visit, game: str, lang: str) -> None:
    ann = visit().become("Ann")
    seat = ann.sit(ann.put_up(game, [ME, a_bot("random")]))
    for _ in range(3):
        seat.wait_until_asked()
        seat.by_pointing()
    seat.wait_until_asked()
    ann.page.locator("[aria-haspopup=dialog][aria-expanded]").first.click()
    ann.page.locator(f"[data-lang={lang}]").click()
    ann.page.wait_for_selector(f"html[lang={lang}]")
    ann.page.keyboard.press("Escape")
    shown = set(ann.page.evaluate("() => document.body.innerText").splitlines())
    said_before = set(ann.page.locator("[aria-live]").all_inner_texts())
    assert [line for line in shown - said_before if ENGLISH.search(line)] == []
    seat.by_pointing()
