"""Games played to their end without the page."""

from __future__ import annotations

from typing import Final

from tests.web.visitor import Visitor

MAX_DECISIONS: Final = 2000


def play_out(table: str, players: list[Visitor]) -> None:
    """Play a game to its end with the last action of each list; everybody's page is left first.

    A page at the table answers by itself what need not be asked, and would decide along.
    """
    for one in players:
        one.open("/")
    for _ in range(MAX_DECISIONS):
        found = players[0].ask("GET", f"/tables/{table}")["table"]
        if found["status"] == "over":
            return
        for seat in found["waiting"]:
            if seat < len(players):  # the others are bots
                _act_last(players[seat], table, seat)
    raise AssertionError("the game does not end")


def _act_last(somebody: Visitor, table: str, seat: int) -> None:
    """Take the last action of the list, if there is one."""
    seen = somebody.ask("GET", f"/tables/{table}/position?seat={seat}")
    if legal := seen["position"]["legal"]:
        act = {"do": "act", "seat": seat, "seq": seen["seq"], "action": legal[-1]["code"]}
        somebody.ask("POST", f"/tables/{table}/commands", act)
