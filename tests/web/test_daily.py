"""The daily challenge in the browser: played, verified, listed, shared; a forged score refused."""

from __future__ import annotations

from typing import Final

from tests.web.axe import violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.playing import play_out
from tests.web.visitor import Plain, Visitor

GAME: Final = "naramata"
PAST: Final = "2026-01-17"


def todays(somebody: Visitor) -> list[Plain]:
    """The deal of today, with how far somebody is with it."""
    return [one for one in somebody.ask("GET", "/daily") if one["game"] == GAME]


def test_todays_deal_is_played_verified_listed_and_shared(visit: Visit) -> None:
    ann = visit(permissions=["clipboard-read", "clipboard-write"]).become("Ann", theme="system")
    page = ann.open("/")
    page.locator('nav a[href="/daily"]').press("Enter")
    panel = page.locator(f'[data-daily="{GAME}"]')
    panel.and_(page.locator('[data-status="none"]')).locator("[data-daily-play]").press("Enter")
    page.wait_for_url("**/tables/*")
    table = page.url.rpartition("/")[2]
    page.wait_for_selector("[data-region=prompt]")
    assert page.locator("[data-undo]").count() == 1
    play_out(table, [ann])
    ann.open(f"/tables/{table}")
    page.locator('a.btn[href="/daily"]').press("Enter")  # of the summary

    while any(one["mine"]["status"] != "counted" for one in todays(ann)):
        page.wait_for_timeout(50)
    ann.open("/daily")
    panel.and_(page.locator('[data-status="counted"]')).wait_for()
    row = panel.locator("[data-daily-result]").inner_text()
    score = ann.ask("GET", f"/tables/{table}")["table"]["result"]["scores"][0]
    assert row.split()[:2] == ["1", "Ann"]
    assert row.split()[-1] == str(score)
    panel.get_by_role("button", name="Copy result").click()
    panel.get_by_role("button", name="Copied").wait_for()
    shared = page.evaluate("navigator.clipboard.readText()").splitlines()
    day = ann.ask("GET", "/daily")[0]["day"]
    assert (shared[1].split()[0], shared[-1]) == (str(score), f"{ann.site}/daily")
    assert day.split("-")[0] in shared[0]
    assert violations_in_every_theme(page) == []

    # A score that is sent is refused, whatever way it takes, and the table stays as it is.
    ben = visit(phone=True).become("Ben", theme="system")
    for method, path in (("POST", f"/daily/{GAME}/{day}"), ("PUT", f"/daily/{GAME}")):
        sent = ben.context.request.fetch(
            f"{ben.site}/api{path}", method=method, data={"score": 99}, headers={"origin": ben.site}
        )
        assert sent.status in (404, 405)
    phone = ben.open("/daily")
    phone.locator(f'[data-daily="{GAME}"] [data-daily-result]').wait_for()
    assert phone.locator(f'[data-daily="{GAME}"] [data-daily-result]').inner_text() == row.replace(
        " (you)", ""
    )
    assert violations_in_every_theme(phone) == []


def test_a_past_day_is_found_in_the_archive_and_open_for_practice(visit: Visit) -> None:
    ann = visit().become("Ann", theme="system")
    today = todays(ann)[0]
    row = {"rank": 1, "name": "Ben", "score": 31, "mine": False, "table": None}
    past = {**today, "day": PAST, "seed": "5", "salt": "0" * 32, "players": 1, "results": [row]}
    listed = {
        "game": GAME,
        "days": [{"day": PAST, "players": 1, "best": 31, "mine": None}],
        "next": None,
    }
    ann.page.route(f"**/api/daily/{GAME}", lambda route: route.fulfill(json=listed))
    ann.page.route(f"**/api/daily/{GAME}/{PAST}", lambda route: route.fulfill(json=past))
    page = ann.open("/daily")
    page.locator(f'a[href="/daily/{GAME}/{PAST}"]').press("Enter")
    page.wait_for_url(f"**/daily/{GAME}/{PAST}")
    page.get_by_role("button", name="Practice this deal").wait_for()
    assert page.locator("[data-daily-result]").inner_text().split()[:2] == ["1", "Ben"]
    assert page.locator("[data-daily-play]").count() == 0
    assert violations_in_every_theme(page) == []
