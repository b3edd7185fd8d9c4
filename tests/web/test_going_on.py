"""What happens in the middle of a game: undo, another language, a server that dies, a link."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.visitor import CLIENT, ME, Visitor, a_bot, another

ENGLISH = (" your ", " the ", " and ", "Undo", "List", "Chat", "Notes")


def test_what_was_decided_is_taken_back_and_done_again(ann: Visitor) -> None:
    seat = ann.sit(ann.put_up("viticulture", [ME, another("Bea")]))
    seat.wait_until_asked()
    before = seat.decisions
    seat.by_pointing()
    seat.wait_for("mine", "all", "curtain", "waiting", but=before)
    ann.page.keyboard.press("z")
    seat.wait_for("mine", "all", but=before + 1)
    assert seat.decisions == before
    ann.page.keyboard.press("Shift+Z")
    seat.wait_for("mine", "all", "curtain", "waiting", but=before)
    assert seat.decisions == before + 1


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Running]:
    """A server that may be killed."""
    with Running(tmp_path, client=str(CLIENT)) as running:
        yield running


def test_a_killed_server_costs_nothing_but_a_moment(mortal: Running, visit: Visit) -> None:
    ann = visit(site=mortal.url).become("Ann")
    ann.forgiven += ["WebSocket connection", "ERR_CONNECTION"]
    seat = ann.sit(ann.put_up("viticulture", [ME, a_bot("random")]))
    for _ in range(3):
        seat.wait_until_asked()
        seat.by_pointing()
    seat.wait_until_asked()
    at = seat.decisions
    mortal.kill()
    seat.wait_for("offline")
    mortal.start()
    assert seat.wait_for("mine", "all")["decisions"] == at
    for _ in range(3):
        seat.wait_until_asked()
        seat.by_pointing()


def test_a_link_opens_the_position_it_was_made_at(ann: Visitor, visit: Visit) -> None:
    table = ann.put_up("viticulture", [ME, another("Bea")])
    seat = ann.sit(table)
    for _ in range(4):
        if seat.wait_until_asked()["state"] == "curtain":
            seat.press(ann.page.locator("[data-curtain] button").first)
            seat.wait_for("mine", "all")
        seat.by_pointing()
    ann.open(f"/tables/{table}/replay?at=2")
    ann.page.wait_for_selector("[data-at='2']")
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_selector("[data-at='3']")
    assert "at=3" in ann.page.url


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
    ann.page.locator(f"[data-lang={lang}], option[value={lang}]").first.click()
    ann.page.wait_for_selector(f"html[lang={lang}]")
    text = ann.page.evaluate("() => document.body.innerText")
    assert [word for word in ENGLISH if word in text] == []
    seat.by_pointing()
