"""What the pictures of pages show that need something to have been played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final

from tests.server.guests import PASSWORD, until
from tests.web.playing import play_out
from tests.web.visitor import ME, Visitor, a_bot

GAMES: Final = 2
NUMBERS: Final = count(1)  # of registered names, which are unique


def daily(host: Visitor) -> None:
    """Today's challenges, one of them begun."""
    host.ask("POST", "/daily/viticulture")
    host.open("/daily")
    host.page.wait_for_selector("[data-daily=viticulture]")


def rated(path: str) -> Callable[[Visitor], None]:
    """A page of somebody registered who has played rated games."""

    def show(host: Visitor) -> None:
        name = f"Ann {next(NUMBERS)}"
        person = host.ask("POST", "/people", {"name": name, "password": PASSWORD})["id"]
        for played in range(1, GAMES + 1):
            wanted = {"game": "naramata", "seats": [ME, a_bot()], "rated": True}
            play_out(str(host.ask("POST", "/tables", wanted)["table"]["id"]), [host])
            until(lambda: rated_games(host, person) == played)  # noqa: B023 - at once
        host.open(path.format(person=person))
        host.page.wait_for_selector("[data-rating], [data-ranked]")

    return show


def rated_games(host: Visitor, person: str) -> int:
    """How many rated games of a person are settled."""
    return sum(one["rating"]["games"] for one in host.ask("GET", f"/people/{person}")["games"])
