"""What is done at a table before its picture is taken, and changes nothing of the game."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.seat import Seat
from tests.web.staging import after_the_other, staged
from tests.web.visitor import Visitor

Show = Callable[[Visitor], None]


def pressing(show_table: Show, button: str) -> Show:
    """A table after a button that changes nothing of the game."""

    def show(host: Visitor) -> None:
        show_table(host)
        host.page.locator(f"{button}:visible").first.click()

    return show


def hinted(show_table: Show) -> Show:
    """A table with a hint."""

    def show(host: Visitor) -> None:
        show_table(host)
        host.page.locator("[data-hint-button]").click()
        host.page.wait_for_selector("[data-hint]")

    return show


def planned(show_table: Show) -> Show:
    """A table with a plan of two moves."""

    def show(host: Visitor) -> None:
        show_table(host)
        seat = Seat(host.page, touch=host.phone, chance=4)
        seat.press(host.page.locator("[data-plan-button]"))
        host.page.wait_for_selector("[data-region=plan]")
        for _ in range(2):
            seat.by_pointing()

    return show


def explained(show_table: Show, thing: str) -> Show:
    """A table while it is told what a drawn thing is."""

    def show(host: Visitor) -> None:
        show_table(host)
        host.page.locator(f'[data-about="{thing}"]').first.hover()
        host.page.wait_for_selector("[data-thing]")

    return show


def shown_again(host: Visitor) -> None:
    """A table that shows again what others did since the own turn."""
    host.prefer(pace="slow")
    with staged(host, "viticulture", 2, after_the_other()) as stage:
        seat = host.sit(stage.table)
        seat.wait_until_asked()
        now = seat.decisions
        host.page.locator("[data-show-since]").click()
        seat.wait_for("waiting", "mine", but=now)
