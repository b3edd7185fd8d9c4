"""Questions that one seat is asked several times in a row, each a turn of its own.

Who rides where is such a question: what is best first hangs on all that comes after it.
"""

from __future__ import annotations

from typing import Final

from cuvee.bots.values import End, Value
from cuvee.engine import State
from cuvee.engine.frames import effect_of
from cuvee.engine.lookahead import take, turn_over

STEP_POSITIONS: Final = 150  # that are looked at for each time the question is asked
SAME: Final = 6  # digits to which two ways through have the same value: the order may differ


def series_ends(s: State, seat: int, value: Value) -> list[End]:
    """Positions after the last time, each with the first answer; none if it is asked but once."""
    asked = effect_of(s.stack[-1])
    layer = answers(s, seat, [])
    if not all(turn_over(state, seat) for _, state in layer):
        return []
    ends: list[End] = []
    repeated = False
    while layer:
        ends += [end for end in layer if not asked_again(end[1], seat, asked)]
        going = [end for end in layer if asked_again(end[1], seat, asked)]
        repeated = repeated or bool(going)
        layer = []
        for action, state in best_ways(going, seat, value):
            layer += answers(state, seat, [action])
    return ends if repeated else []


def answers(s: State, seat: int, first: list[int]) -> list[End]:
    """The positions that an answer leads to, each with the first answer of all."""
    found: list[End] = []
    for action in s.legal(seat):
        state = s.clone()
        take(state, seat, action)
        found.append(((first or [action])[0], state))
    return found


def asked_again(s: State, seat: int, asked: int) -> bool:
    """Whether a seat is asked the same once more."""
    return bool(s.stack) and effect_of(s.stack[-1]) == asked and s.seat == seat


def best_ways(going: list[End], seat: int, value: Value) -> list[End]:
    """The best ways to go on with, as many as there are positions for; of equal ones only one."""
    found: dict[float, End] = {}
    for worth, end in zip(value.of(going, seat), going, strict=True):
        found.setdefault(round(worth, SAME), end)
    if not found:
        return []
    width = max(1, STEP_POSITIONS // len(going[0][1].legal(seat)))
    return [found[worth] for worth in sorted(found, reverse=True)[:width]]
