"""Frames: an effect on the stack, the seat it is for and how far it has come, as one number.

A tuple would be an object of its own with up to three more in it, at every push, and the stack is
what the machine works on most.
"""

from __future__ import annotations

from typing import Final

MOST_EFFECTS: Final = 1 << 11
SEAT_SHIFT: Final = 11  # the effect is below
AT_SHIFT: Final = 18  # the seat is below, counted from the table's -1
SEAT_UNIT: Final = 1 << SEAT_SHIFT
AT_UNIT: Final = 1 << AT_SHIFT
EFFECT_MASK: Final = MOST_EFFECTS - 1
SEAT_MASK: Final = (1 << AT_SHIFT - SEAT_SHIFT) - 1


def frame(effect: int, seat: int, at: int) -> int:
    """An effect for a seat; what `at` means is the effect's own affair."""
    return at * AT_UNIT + (seat + 1) * SEAT_UNIT + effect


def effect_of(frame: int) -> int:
    """The number of the effect."""
    return frame & EFFECT_MASK


def seat_of(frame: int) -> int:
    """The seat it is for; -1 for the table, or for anyone."""
    return (frame >> SEAT_SHIFT & SEAT_MASK) - 1


def at_of(frame: int) -> int:
    """How far it has come."""
    return frame >> AT_SHIFT
