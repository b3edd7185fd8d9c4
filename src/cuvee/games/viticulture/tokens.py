"""Grape and wine tokens: a row of spaces from 1 to 9 is a set of bits, the lowest for value 1."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Zone
from cuvee.games.viticulture.structures import LARGE_CELLAR, MEDIUM_CELLAR

HIGHEST: Final = 9
PAD: Final = (1 << HIGHEST) - 1
SMALL: Final = 0b000_000_111
MEDIUM: Final = 0b000_111_000
LARGE: Final = 0b111_000_000
LEAST: Final = [1, 1, 4, 7]  # the lowest space of each type of wine
TYPE_SPACES: Final = [PAD, PAD, MEDIUM | LARGE, LARGE]
PRICE: Final = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3]  # of a grape by value
GRAPES_FOR: Final = [[0], [1], [0, 1], [0, 0, 1]]  # in each type of wine; 0 is red, 1 white


def cellar(structures: int) -> int:
    """The values that the cellars built have room for."""
    room = SMALL
    if structures >> MEDIUM_CELLAR & 1:
        room |= MEDIUM
    if structures >> LARGE_CELLAR & 1:
        room |= LARGE
    return room


def rest(free: int, value: int) -> int:
    """Where a token of this value comes to rest: the next free space down; 0 when there is none."""
    return (free & (1 << min(value, HIGHEST)) - 1).bit_length()


def values(row: int) -> list[int]:
    """The values of the tokens in a row, ascending."""
    return [value for value in range(1, HIGHEST + 1) if row >> value - 1 & 1]


def aged(row: int, may_leave: int) -> int:
    """A row a year older: from the highest down, tokens move up unless the next space is taken.

    `may_leave` has the spaces that a token may leave upwards.
    """
    if not row:  # most are empty
        return row
    for value in range(HIGHEST - 1, 0, -1):
        here = 1 << value - 1
        if row & here and not row & here << 1 and may_leave & here:
            row ^= here | here << 1
    return row


def cellar_steps(structures: int) -> int:
    """The spaces a wine may age out of: only 3 to 4 and 6 to 7 lead into another cellar."""
    steps = PAD ^ 0b000_100_100
    if structures >> MEDIUM_CELLAR & 1:
        steps |= 0b100
    if structures >> LARGE_CELLAR & 1:
        steps |= 0b100_000
    return steps


WORTH: Final = [sum(values(row)) for row in range(PAD + 1)]  # of all tokens in a row
COUNT: Final = [len(values(row)) for row in range(PAD + 1)]


def worth(rows: Zone) -> int:
    """The value of all tokens together."""
    total = 0
    for row in rows:
        total += WORTH[row]
    return total


def count(rows: Zone) -> int:
    """How many tokens there are."""
    total = 0
    for row in rows:
        total += COUNT[row]
    return total
