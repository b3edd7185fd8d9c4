"""Profiles in the browser: friends, a rated game, its result, leaderboards, invited again."""

from __future__ import annotations

from typing import Final

from tests.server.guests import until
from tests.web.axe import violations_in_every_theme
from tests.web.conftest import Visit
from tests.web.playing import play_out
from tests.web.visitor import Visitor

GAME: Final = "naramata"


def register(somebody: Visitor, name: str) -> str:
    """Let a guest register; their id."""
    wanted = {"name": name, "password": "a good password"}
    return str(somebody.ask("POST", "/people", wanted)["id"])


def test_friends_play_a_rated_game_and_see_what_came_of_it(visit: Visit) -> None:
    nora = visit().become("Nora", theme="system")
    timo = visit(phone=True).become("Timo", theme="system")
    # Names that no other test registers: these stay registered.
    ids = [register(nora, "Nora"), register(timo, "Timo")]
    page, phone = nora.open("/"), timo.open(f"/people/{ids[1]}")

    # Asked by name, agreed on the phone.
    page.locator(f'a[href="/people/{ids[0]}"]').press("Enter")
    form = page.locator("[data-friends] form")
    form.locator("input").fill("timo")
    form.locator("input").press("Enter")
    asking = phone.locator(f'[data-asking="{ids[0]}"]')
    asking.get_by_role("button", name="Accept").press("Enter")
    phone.locator(f'[data-friend="{ids[0]}"]').wait_for()

    # A seat is kept at a rated table; it begins when the friend sits down.
    friend = page.locator(f'[data-friend="{ids[1]}"]')
    friend.get_by_text("online").wait_for()
    friend.get_by_role("link", name="Invite").press("Enter")
    page.wait_for_url("**/new?*")
    page.get_by_role("radio", name="Naramata").check(force=True)
    page.get_by_role("switch", name="Rated").press("Space")
    page.get_by_role("button", name="Create table").press("Enter")
    page.wait_for_url("**/tables/*")
    table = page.url.rpartition("/")[2]
    invitation = phone.locator(f'[data-invitation="{table}"]')
    invitation.get_by_role("button", name="Join").press("Enter")
    phone.wait_for_url(f"**/tables/{table}")
    page.wait_for_selector("[data-region=prompt]")
    play_out(table, [nora, timo])
    until(lambda: nora.ask("GET", f"/people/{ids[0]}")["games"])  # settled

    # The same people again: it waits for the other.
    nora.open(f"/tables/{table}").get_by_role("button", name="Rematch").press("Enter")
    page.wait_for_url(lambda url: "/tables/" in url and not url.endswith(table))
    again = page.url.rpartition("/")[2]
    timo.open("/").locator(f'[data-invitation="{again}"]').wait_for()

    profile = nora.open(f"/people/{ids[0]}").locator(f'[data-profile-game="{GAME}"]')
    profile.locator("[data-rating]").wait_for()
    assert profile.locator("[data-result-group]").count() == 1
    assert violations_in_every_theme(page) == []
    board = timo.open("/leaderboards").locator(f'[data-leaderboard="{GAME}"]')
    board.locator("[data-ranked]").first.wait_for()
    names = [row.split()[1] for row in board.locator("[data-ranked]").all_inner_texts()]
    assert sorted(names) == ["Nora", "Timo"]
    assert violations_in_every_theme(phone) == []
    timo.open(f"/people/{ids[0]}").locator("[data-rating]").wait_for()
    assert violations_in_every_theme(phone) == []
