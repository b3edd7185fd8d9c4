"""Others can be followed: moves come one by one, are skipped and logged; little is confirmed."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.gestures import anything, asked, sit, towards
from tests.web.seat import Seat
from tests.web.staging import staged
from tests.web.visitor import ME, OPEN, Visitor, a_bot, another

LOG: Final = "[data-region=log]"
# The lines of the log by turns.
TURNS: Final = """
() => [...document.querySelectorAll('[data-region=log] [data-turn]')]
  .map((turn) => [turn.dataset.turn, turn.innerText])
"""


def with_bots(person: Visitor) -> Seat:
    """A table with two bots at which a worker is sent."""
    seat = person.sit(person.put_up("viticulture", [ME, a_bot(), a_bot()], seed=4))
    for _ in range(20):
        seat.wait_until_asked()
        if any(choice.startswith("space:") for choice in seat.choices()):
            return seat
        seat.by_list()
    raise AssertionError("no worker can be sent")


@pytest.mark.parametrize("way", ["Space", "click"])
def test_what_bots_do_comes_one_by_one_until_it_is_skipped(visit: Visit, way: str) -> None:
    ann = visit().become("Ann")
    seat = with_bots(ann)
    ann.prefer(pace="slow")
    ann.page.reload()
    before = seat.wait_until_asked()["decisions"]
    seat.by_list()
    first = seat.wait_for("waiting", but=before)["decisions"]
    second = seat.wait_for("waiting", but=first)["decisions"]
    if way == "click":
        ann.page.locator("[data-region=mat]").click()
    else:
        ann.page.keyboard.press(way)
    now = seat.wait_for("mine", most_ms=5000)["decisions"]
    assert before < first < second < now, "one after the other"
    table = ann.page.url.rpartition("/")[2]
    assert now == ann.ask("GET", f"/tables/{table}/position?seat=0")["position"]["decisions"]


def test_the_log_has_the_same_order_live_and_after_a_reload(ann: Visitor) -> None:
    """A block for each turn, the newest first."""
    seat = with_bots(ann)
    for _ in range(3):
        seat.by_list()
        seat.wait_until_asked()
    live = ann.page.evaluate(TURNS)
    starts = [int(start) for start, _ in live]
    assert starts == sorted(starts, reverse=True)
    ann.page.reload()
    seat.wait_until_asked()
    expect(ann.page.locator(f"{LOG} [data-turn]")).to_have_count(len(live))
    assert ann.page.evaluate(TURNS) == live


def test_who_leaves_the_table_and_comes_back_is_in_the_log(visit: Visit) -> None:
    ann, bea = visit().become("Ann"), visit().become("Bea")
    table, secrets = ann.invite("viticulture", [ME, OPEN])
    bea.page.goto(f"/join#{secrets[1]}")
    bea.page.wait_for_url("**/tables/*")
    ann.sit(table)
    gone = ann.page.get_by_text("Bea has left the table.")
    expect(gone).to_have_count(0)
    bea.open("/")
    gone.wait_for()
    bea.sit(table)
    expect(gone).to_have_count(0)


def test_who_has_moved_sees_what_came_of_it_before_the_screen_is_covered(visit: Visit) -> None:
    """Until all say that they trust each other: then nothing is covered any more."""
    ann = visit().become("Ann", pace="slow")
    seat = ann.sit(ann.put_up("viticulture", [ME, another("Bea")]))
    cover = ann.page.locator("[data-handover]")
    while True:
        seat.wait_until_ours()
        before = seat.decisions
        seat.by_list()
        if seat.wait_for("mine", "all", "waiting", but=before)["state"] == "waiting":
            break
    expect(cover).to_have_count(0)  # what came of it is seen first
    cover.wait_for()
    cover.get_by_text("We trust each other").click()
    for _ in range(6):
        assert seat.wait_for("mine", "all", "handover")["state"] != "handover"
        before = seat.decisions
        seat.by_list()
        seat.wait_for("mine", "all", but=before)


def test_only_what_ends_more_than_a_step_is_confirmed(visit: Visit) -> None:
    """With people: no pick of a draft, which all make at once, no worker; but the end of a day."""
    ann = visit().become("Ann", confirm=True)
    confirm = ann.page.locator("[data-bubble] .primary")
    with staged(ann, "naramata", 2, asked("pick", anything), decide=towards()) as stage:
        seat = sit(ann, stage).seat
        before = seat.decisions
        ann.page.locator('[data-target^="tourist:"][data-legal]').first.click()
        seat.wait_for("waiting", "all", "mine", but=before)
        assert confirm.count() == 0
    with staged(ann, "viticulture", 2, asked("place_worker", anything)) as stage:
        seat = sit(ann, stage).seat
        before = seat.decisions
        ann.page.locator('[data-target="space:give_tour_left"]').first.click()
        seat.wait_for("waiting", "mine", but=before)
        assert confirm.count() == 0
    with staged(ann, "naramata", 2, asked("turn", anything), decide=towards()) as stage:
        seat = sit(ann, stage).seat
        before = seat.decisions
        ann.page.locator('[data-target="end"]:visible').first.click()
        confirm.wait_for()
        assert seat.decisions == before


def test_passing_is_neither_loud_nor_first(ann: Visitor) -> None:
    seat = with_bots(ann)
    buttons = ann.page.locator("[data-region=prompt] [data-offer]")
    assert "Pass" in buttons.last.inner_text()
    assert ann.page.locator("[data-region=prompt] .primary").count() == 0
    rows = seat.open_list()
    assert "Pass" in rows.last.inner_text()
    assert "Pass" not in rows.first.inner_text()
