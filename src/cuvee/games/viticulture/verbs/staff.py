"""Workers: training, sending and calling back."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect, Reason, without
from cuvee.games.viticulture.codes import (
    GRANDE,
    REGULAR,
    TEMPORARY,
    WORKER_NAMES,
    kind_of,
    placed_worker,
    space_of,
)
from cuvee.games.viticulture.spaces import SINGLE_SPACES, SPACE_NAMES
from cuvee.games.viticulture.state import MOST_WORKERS, Vineyard, Viticulture
from cuvee.games.viticulture.verbs.exchange import short_of_lira

STAFF_FULL: Final = [
    Reason("staff_full", "train", {"count": count}) for count in range(MOST_WORKERS + 1)
]
NO_TEMPORARY: Final = Reason("no_temporary", "wake_up")


class Train(Effect[Viticulture]):
    """Train a worker, who is at work from the next year on (p. 13)."""

    def __init__(self, lira: int = 4, at_once: bool = False) -> None:
        super().__init__()
        self.lira = lira
        self.at_once = at_once
        self.too_poor = Reason("lira", "train", {"lira": lira})

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        player = s.players[seat]
        if player.lira < self.lira:
            return self.too_poor
        return staff_full(s, seat)

    def lacks(self, s: Viticulture, seat: int) -> list[Reason]:
        have, full = s.players[seat].lira, staff_full(s, seat)
        found = [] if full is None else [full]
        return [*found, short_of_lira(self.lira, have)] if have < self.lira else found

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.gain_lira(seat, -self.lira)
        if self.at_once:
            s.players[seat].workers += 1
        else:
            s.players[seat].resting += 1
        if s.log is not None:
            s.emit("train", seat, {})


def staff_full(s: Viticulture, seat: int) -> Reason | None:
    """Why there cannot be another regular worker."""
    most = s.challenge.most_workers
    return STAFF_FULL[most] if s.players[seat].regulars() >= most else None


class TakeTemporary(Effect[Viticulture]):
    """The one temporary worker, if it is still on the chart."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        for player in s.players:
            if player.owns_temporary():
                return NO_TEMPORARY
        return None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.players[seat].temporary = 1
        if s.log is not None:
            s.emit("temporary", seat, {})


def send(s: Viticulture, seat: int, kind: int, space: int) -> None:
    """Move a worker from home to a space."""
    kind = leave_home(s.players[seat], kind, space)
    if space < SINGLE_SPACES:
        s.spaces[space] = seat
    if s.log is not None:
        s.emit("place", seat, {"worker": WORKER_NAMES[kind], "space": SPACE_NAMES[space]})


def leave_home(player: Vineyard, kind: int, space: int) -> int:
    """Count a worker as placed instead of at home; the kind of the one that went."""
    kind = who_goes(player, kind)
    if kind == GRANDE:
        player.grande = 0
    elif kind == TEMPORARY:
        player.temporary = 0
    else:
        player.workers -= 1
    player.placed += (placed_worker(space, kind),)
    return kind


def who_goes(player: Vineyard, kind: int) -> int:
    """The worker that goes when one of this kind is sent.

    The temporary worker counts as a regular one and goes first, since it leaves at the year's end.
    """
    return TEMPORARY if kind == REGULAR and player.temporary else kind


def at_home(s: Viticulture, seat: int, kind: int) -> bool:
    """Whether a worker of this kind can be sent; the temporary one counts as regular."""
    player = s.players[seat]
    if kind == GRANDE:
        return player.grande == 1
    return player.workers + player.temporary > 0


def call_back(s: Viticulture, seat: int, worker: int) -> None:
    """Take a worker back: its space is free again, and what it had planned there is lost.

    Several may stand at the cart; one that has acted comes back before one that is yet to act.
    """
    player = s.players[seat]
    space, kind = space_of(worker), kind_of(worker)
    player.placed = without(player.placed, worker)
    if kind == GRANDE:
        player.grande = 1
    elif kind == TEMPORARY:
        player.temporary = 1
    else:
        player.workers += 1
    if space < SINGLE_SPACES:
        s.spaces[space] = -1
    here = len([other for other in player.placed if space_of(other) == space])
    plans = [entry for entry in s.agenda if entry[2] == seat and entry[3] == space]
    for entry in plans[here:]:
        s.agenda.remove(entry)
    if s.log is not None:
        s.emit("retrieve", seat, {"worker": WORKER_NAMES[kind], "space": SPACE_NAMES[space]})
