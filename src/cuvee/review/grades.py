"""How good a turn was, by the chance of winning that it gave away."""

from __future__ import annotations

from typing import Final, Literal

Grade = Literal["best", "good", "inaccuracy", "mistake"]
BEST: Final = 0.01  # of the chance of winning that a turn may give away and still be as good as any
GOOD: Final = 0.04
INACCURACY: Final = 0.10
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake")


def grade_of(loss: float) -> Grade:
    """The grade of a turn that gave so much away."""
    if loss < BEST:
        return "best"
    if loss < GOOD:
        return "good"
    return "inaccuracy" if loss < INACCURACY else "mistake"
