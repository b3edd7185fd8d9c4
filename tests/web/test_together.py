"""Several people at one table: before one screen, before several, and looking on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.visitor import ME, OPEN, Visitor, another

LOOKS = 100  # a tenth of a second apart
HANDS = "[data-region=hand] [data-target]"


def take_turns(*seats: Seat, times: int) -> None:
    """Let whoever is asked decide, so many times."""
    for turn in range(times):
        for _ in range(LOOKS):
            asked = [seat for seat in seats if seat.wait_until_here()["state"] in {"mine", "all"}]
            if asked:
                break
            seats[0].page.wait_for_timeout(100)  # the other's decision is on its way
        assert asked, "nobody was asked"
        asked[turn % len(asked)].by_pointing()  # which may settle it for the others, too


def join(guest: Visitor, secret: str) -> Seat:
    """Sit down by a link, as it was handed over."""
    guest.page.goto(f"/join#{secret}")
    guest.page.wait_for_url("**/tables/*")
    seat = Seat(guest.page)
    seat.wait_until_here()
    return seat


# Which cards are not covered by others.
BARE = """
() => [...document.querySelectorAll("[data-target^='card:']")].filter((card) => {
  const box = card.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top !== null && top.closest('[data-handover]') === null;
}).length
"""


def test_the_screen_is_covered_between_the_turns_of_two_before_one_screen(ann: Visitor) -> None:
    seat = ann.sit(ann.put_up("viticulture", [ME, another("Bea")]))
    handovers = 0
    for _ in range(24):
        if seat.wait_until_asked()["state"] == "handover":
            handovers += 1
            assert ann.page.evaluate(BARE) == 0
            seat.wait_until_ours()
            assert ann.page.evaluate(BARE) > 0
        else:
            seat.by_pointing()
    assert handovers >= 3


@pytest.fixture
def three(visit: Visit) -> tuple[Visitor, Visitor, Visitor]:
    """Two who play and one who looks on, each before a screen of their own."""
    return visit().become("Ann"), visit().become("Bea"), visit().become("Cleo")


def test_two_play_before_two_screens_and_a_third_looks_on(
    three: tuple[Visitor, Visitor, Visitor],
) -> None:
    ann, bea, cleo = three
    table, secrets = ann.invite("viticulture", [ME, OPEN])
    first = ann
    ann.page.goto(f"/tables/{table}")
    second = join(bea, secrets[1])
    seats = (Seat(first.page), second)
    for seat in seats:
        seat.wait_until_here()
    onlooker = cleo.sit(table)
    assert onlooker.wait_until_here()["state"] == "watching"
    take_turns(*seats, times=6)
    newest = max(seat.decisions for seat in seats)
    onlooker.wait_for("watching", but=newest - 1)
    seen = cleo.page.content()
    for person, number in ((ann, 0), (bea, 1)):
        hand = hand_of(person, table, number)
        assert hand
        assert not [card for card in hand if f"card:{card}" in seen or f'"{card}"' in seen]
        assert all(f"card:{card}" in person.page.content() for card in hand)


def hand_of(person: Visitor, table: str, seat: int) -> list[str]:
    """The cards that a seat holds, as its own view tells them."""
    position = person.ask("GET", f"/tables/{table}/position?seat={seat}")["position"]
    player: dict[str, Any] = position["view"]["players"][seat]
    return [str(card) for card in player["hand"]]


def test_two_choose_at_once_in_the_draft(three: tuple[Visitor, Visitor, Visitor]) -> None:
    ann, bea, _ = three
    table, secrets = ann.invite("naramata", [ME, OPEN], days=2)
    ann.page.goto(f"/tables/{table}")
    second = join(bea, secrets[1])
    first = Seat(ann.page)
    take_turns(first, second, times=12)


def test_a_fleet_of_two_sails_before_two_screens(three: tuple[Visitor, Visitor, Visitor]) -> None:
    ann, bea, _ = three
    table, secrets = ann.invite("naramata", [ME, OPEN], fleet=True)
    ann.page.goto(f"/tables/{table}")
    second = join(bea, secrets[1])
    take_turns(Seat(ann.page), second, times=15)
