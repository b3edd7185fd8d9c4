"""The time of day: when an action may begin, how long it takes, and what the hours bring."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, OPTION, Ask, Effect, Text, without
from cuvee.games.naramata.cards.abilities import LATE_CLOSING, PAIRING_SLOTS, REFRESH, SHORTER
from cuvee.games.naramata.cards.upgrades import REFRESHED_AT, UPGRADE_KEYS
from cuvee.games.naramata.codes import DISKS, USE
from cuvee.games.naramata.kinds import KINDS, PAIRING, PIT, SLOT
from cuvee.games.naramata.purse import spend_disk
from cuvee.games.naramata.state import Naramata, Tour

LAST_SLOT: Final = 16  # of the track: seven o'clock


def clock(time: int) -> str:
    """A slot of the time track as a time of day."""
    return f"{11 + time // 2}:{'30' if time % 2 else '00'}"


def may_start(s: Naramata, player: Tour) -> bool:
    """Whether an action may still begin: before five, or at five sharp with the later closing."""
    return may_start_at(s, player, player.time)


def may_start_at(s: Naramata, player: Tour, time: int) -> bool:
    """Whether an action of a tour might begin at a time."""
    if player.able(LATE_CLOSING):
        return time <= s.edition.closing
    return time < s.edition.closing


def minutes(s: Naramata, player: Tour, kind: int) -> int:
    """What an action takes, in half hours."""
    if kind == PAIRING and player.able(PAIRING_SLOTS):
        return player.bonus(PAIRING_SLOTS)
    return s.edition.minutes["pit_stop" if kind == PIT else KINDS[kind]] // SLOT


def set_time(s: Naramata, seat: int, time: int) -> None:
    """Move a time meeple, above those already in its slot."""
    s.players[seat].time = time
    s.players[seat].arrival = s.arrive()


class TimePasses(Ask[Naramata]):
    """The time of an action of the kind `at`; disks on an upgrade may shorten it, never to none."""

    def __init__(self) -> None:
        super().__init__("time")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        spare = minutes(s, player, at) - 1 if player.able(SHORTER) else 0
        return [DISKS + disks for disks in range(min(spare, player.disks) + 1)]

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        disks = action - DISKS
        player = s.players[seat]
        left = minutes(s, player, at) - disks
        if disks < 0 or left < 1:
            return None
        until = clock(player.time + left)
        return Text("label-time", {"minutes": left * SLOT, "until": until, "disks": disks})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        for _ in range(action - DISKS):
            spend_disk(s, seat, player.giver(SHORTER))
        if s.log is not None and action > DISKS:
            s.emit("shorten", seat, {"count": action - DISKS})
        before = player.time
        set_time(s, seat, before + minutes(s, player, at) - (action - DISKS))
        if player.able(REFRESH):
            REFRESH_DISKS.push(s, seat, before + 1)


class RefreshDisks(Effect[Naramata]):
    """With the upgrade, a spent disk comes back on reaching or passing noon, and three o'clock.

    `at` is 1 + the slot in which time began to pass; 0 for the slot in which the turn began.
    """

    def __init__(self) -> None:
        super().__init__()
        self.choose = TakeBack()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.choose]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        before = at - 1 if at else s.began
        for mark, slot in enumerate(REFRESHED_AT):
            if before < slot <= player.time and not player.refreshed >> mark & 1:
                player.refreshed |= 1 << mark
                if player.beside or player.on_cards:
                    self.choose.push(s, seat)


class TakeBack(Ask[Naramata]):
    """Which spent disk comes back: one from beside the vehicle, or one from an upgrade."""

    def __init__(self) -> None:
        super().__init__("take_back")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        beside = [OPTION] if player.beside else []
        return [*beside, *[USE + kind for kind in sorted(set(player.on_cards))]] or [DONE]

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        if action == OPTION:
            return Text("label-disk_beside")
        if not USE <= action < USE + len(UPGRADE_KEYS):
            return None
        return Text("label-disk_on", {"upgrade": UPGRADE_KEYS[action - USE]})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        if action == DONE:
            return  # two marks were passed, and only one disk had been spent
        if action == OPTION:
            player.beside -= 1
        else:
            player.on_cards = without(player.on_cards, action - USE)
        player.disks += 1
        if s.log is not None:
            s.emit("refresh", seat, {})


TIME_PASSES: Final = TimePasses()
REFRESH_DISKS: Final = RefreshDisks()
