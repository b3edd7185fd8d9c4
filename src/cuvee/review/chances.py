"""The chance of winning: a logistic of the margin that is expected at the end.

A value is turned into the margin it stands for, and a margin m into 1 / (1 + exp(-2 m / near)):
level seats have 50 %, and whoever is expected to be `near` points ahead has 88 %. `near` is the
margin that the learned value counts as a clear lead. At a table the chances
of all seats are then scaled so that they add up to one; seats that win or lose as one each have
their own. When the game is over, those who have won share one.
"""

from __future__ import annotations

import math
from typing import Final

from cuvee.bots.values import Appraised, Learned, Value, learned_value
from cuvee.engine import State

NEAR: Final = 8.0  # points, where nothing was learned
NEAR_AS_ONE: Final = 2.0  # what is left of a score that all keep together, such as the Whelp score
MAX_EXPONENT: Final = 40.0


def value_for(s: State) -> Value:
    """What was learned of such games, else the game's own appraisal."""
    return learned_value(s) or Appraised()


def chance(value: Value, worth: float, s: State) -> float:
    """The chance, against a single rival, of somebody to whom a position is worth so much."""
    near = NEAR_AS_ONE if s.game.cooperative(s.options) else NEAR
    if isinstance(value, Learned):
        near = value.network.margins[0]
    exponent = -2.0 * value.margin(worth, s) / near
    return 1.0 / (1.0 + math.exp(max(-MAX_EXPONENT, min(MAX_EXPONENT, exponent))))


def chances(s: State, value: Value) -> list[float]:
    """The chance of each seat to win."""
    result = s.result
    seats = range(s.seats)
    as_one = s.game.cooperative(s.options) or s.seats == 1
    if result is not None:
        share = 1.0 if as_one else 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in seats]
    alone = [chance(value, value.of([(0, s)], seat)[0], s) for seat in seats]
    return alone if as_one else [one / sum(alone) for one in alone]
