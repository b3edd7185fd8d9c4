"""The turns of a seat, for who looks ahead; it knows no game and no bot.

A turn is many small decisions of one seat. It is over when another seat is asked, when the next
turn begins, or with the game.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine.effect import S
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.engine.machine import ANYONE

MAX_POSITIONS: Final = 64  # of a turn, for each of the actions it may begin with


def turn_over(s: S, seat: int) -> bool:
    """Whether a seat's turn is over: somebody else is asked, or a new turn begins."""
    if not s.stack:
        return True
    top = s.stack[-1]
    who, starts = seat_of(top), s.effects[effect_of(top)].starts_turn(s, seat, at_of(top))
    if s.answers or who == ANYONE:
        return starts or seat not in s.waiting
    return starts or who != seat
