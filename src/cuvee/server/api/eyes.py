"""Whose eyes somebody may look through."""

from __future__ import annotations

from cuvee.server.errors import Problem
from cuvee.server.play.live import Live


def may_look(held: set[int], live: Live, seat: int | None) -> int | None:
    """The eye that is asked for: a seat one holds, one shown to spectators, or a spectator's own.

    Somebody who plays does not look over the shoulder of somebody else.
    """
    if seat is None or seat in held:
        return seat
    shown = [s.seat for s in live.sitting if s.shown]
    if seat in shown and not held:
        return seat
    raise Problem(403, "not_your_seat", "This seat is not yours.")
