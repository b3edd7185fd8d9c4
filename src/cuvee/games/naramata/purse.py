"""Paying: prestige, with disks in its place where one likes."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Ask, Reason, Text
from cuvee.games.naramata.codes import DISKS, MOST_DISKS
from cuvee.games.naramata.state import Naramata

TOO_POOR: Final = [Reason("prestige", "spend", {"prestige": cost}) for cost in range(64)]


class Pay(Ask[Naramata]):
    """Pay the amount that `at` names: choose how many disks go in place of prestige."""

    def __init__(self) -> None:
        super().__init__("pay")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        fewest = max(0, at - s.prestige_of(seat))
        return [DISKS + disks for disks in range(fewest, min(player.disks, at) + 1)]

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text("ask-pay", {"prestige": at})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        disks = action - DISKS
        if not 0 <= disks <= min(at, MOST_DISKS):
            return None
        return Text("label-pay", {"prestige": at - disks, "disks": disks})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        disks = action - DISKS
        s.add_prestige(seat, disks - at)
        player.disks -= disks
        player.beside += disks
        if s.log is not None and at:
            s.emit("pay", seat, {"prestige": at - disks, "disks": disks})


PAY: Final = Pay()


def price_refusal(s: Naramata, seat: int, price: int) -> Reason | None:
    """Why a price cannot be paid."""
    return None if s.purse(seat) >= price else TOO_POOR[price]


def spend_disk(s: Naramata, seat: int, upgrade: int) -> None:
    """Move a disk from the vehicle onto an upgrade, where it stays until the day is over."""
    player = s.players[seat]
    player.disks -= 1
    player.on_cards += (upgrade,)
