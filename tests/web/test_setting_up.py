"""From the first page to a table: alone, with friends, by code and by link; settings; campaigns."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.visitor import ME, OPEN, Visitor


def seated(person: Visitor) -> Seat:
    """Whoever has just been brought to a table, once it is set."""
    person.page.wait_for_url("**/tables/*")
    seat = Seat(person.page, touch=person.phone)
    seat.wait_until_here()
    return seat


@pytest.mark.parametrize("game", ["viticulture", "naramata"])
def test_two_clicks_lead_from_the_first_page_to_a_game(ann: Visitor, game: str) -> None:
    ann.open("/")
    cards = ann.page.get_by_role("button", name="Play against bots")
    cards.nth(0 if game == "viticulture" else 1).click()
    seated(ann).wait_until_asked()


def test_somebody_new_is_asked_for_a_name_and_for_sounds(visit: Visit) -> None:
    nobody = visit()
    nobody.open("/")
    nobody.page.get_by_role("button", name="Play against bots").first.click()
    nobody.page.get_by_label("Choose a name").fill("Dora")
    nobody.page.get_by_role("switch", name="Sounds").check()
    nobody.page.get_by_label("Volume").fill("20")
    nobody.page.get_by_role("button", name="Start playing").click()
    seated(nobody).wait_until_asked()
    assert nobody.ask("GET", "/me")["name"] == "Dora"
    stored = nobody.page.evaluate("() => JSON.parse(localStorage.getItem('cuvee-settings'))")
    assert (stored["sounds"], stored["volume"]) == (True, 20)


def test_a_new_table_is_opened_with_options(ann: Visitor) -> None:
    ann.open("/new?game=naramata&with=screen")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    seated(ann)
    table = ann.page.url.rpartition("/")[2]
    answer = ann.ask("GET", f"/tables/{table}")
    assert answer["table"]["game"] == "naramata"
    assert answer["my_seats"] == [0, 1]


def test_an_open_table_is_joined_by_its_letters(visit: Visit) -> None:
    ann, bea = visit().become("Ann"), visit().become("Bea")
    table = ann.put_up("viticulture", [ME, OPEN])
    ann.page.goto(f"/tables/{table}")
    letters = ann.page.locator(".letters").inner_text()
    assert ann.page.get_by_role("img", name="QR code").count() == 1
    bea.open("/join")
    bea.page.get_by_label("Enter the five-letter code").fill(letters)
    bea.page.get_by_role("button", name="Join", exact=True).click()
    bea.page.wait_for_url(f"**/tables/{table}")
    bea.page.get_by_role("listitem").get_by_role("button", name="Join").first.click()
    Seat(bea.page).wait_until_here()
    Seat(ann.page).wait_until_here()


def test_settings_hold_at_once_and_the_next_time(ann: Visitor, visit: Visit) -> None:
    ann.open("/settings")
    ann.page.get_by_text("Dark", exact=True).click()
    ann.page.wait_for_selector("html[data-theme=dark]")
    ann.page.locator("header button[lang=de]").click()
    ann.page.wait_for_selector("html[lang=de]")
    ann.page.evaluate("() => localStorage.clear()")
    ann.open("/")
    ann.page.wait_for_selector("html[lang=de][data-theme=dark]")


def test_a_campaign_begins(ann: Visitor) -> None:
    ann.open("/campaigns")
    ann.page.get_by_role("button", name="Start campaign").first.click()
    ann.page.get_by_role("button", name="Play this challenge").click()
    seated(ann).wait_until_asked()


def test_an_account_is_made_its_password_changed_and_deleted_again(visit: Visit) -> None:
    ann = visit().become("Ann")
    ann.open("/settings")
    page = ann.page
    page.get_by_text("Create an account").click()
    register = page.locator("details[open]")
    register.get_by_label("Password").fill("long enough")
    register.get_by_role("button", name="Register").click()
    page.get_by_text("Change password").first.click()
    change = page.locator("details[open]")
    change.get_by_label("Current password").fill("long enough")
    change.get_by_label("New password").fill("even longer than that")
    change.get_by_role("button", name="Change password").click()
    page.get_by_text("Your password has been changed.").wait_for()
    page.get_by_text("Delete account").first.click()
    delete = page.locator("details[open]").last
    delete.get_by_label("Password").fill("even longer than that")
    delete.get_by_role("button", name="Delete account").click()
    page.get_by_text("You are not logged in.").wait_for()
    assert page.get_by_role("button", name="Log out", exact=True).count() == 0
