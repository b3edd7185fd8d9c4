"""Axes: which numbers stand below a chart, and where a value lies between them."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10

MARKS = 6  # about so many numbers stand below a chart
STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


@dataclass(frozen=True)
class Scale:
    """A range of values on a stretch of a drawing, with round numbers marked."""

    low: float
    high: float
    left: float
    right: float
    step: float

    def x(self, value: float) -> float:
        """Where a value lies; one outside lies at the end."""
        share = (value - self.low) / (self.high - self.low)
        return self.left + (self.right - self.left) * min(1.0, max(0.0, share))

    def ticks(self) -> list[float]:
        """The round numbers from one end to the other."""
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return [self.step * number for number in range(first, last + 1)]


def scale_for(values: list[float], left: float, right: float, least_step: float = 0.0) -> Scale:
    """A scale that takes in all values and begins and ends with a round number."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / MARKS
    size = 10 ** floor(log10(rough))
    step = next(size * step for step in STEPS if size * step >= rough - 1e-12)
    step = max(step, least_step)
    return Scale(floor(low / step) * step, ceil(high / step) * step, left, right, step)
