"""Estimates with 95 % confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

Z = 1.959963984540054  # 95 % of a normal distribution lies within so many deviations


@dataclass(frozen=True)
class Estimate:
    """A value and the interval that holds the true one 95 times out of 100."""

    value: float
    low: float
    high: float


def proportion(successes: float, trials: int) -> Estimate:
    """A proportion with Wilson's interval, which stays sound near 0 and 1 and for few trials."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    rate = successes / trials
    scale = 1 + Z * Z / trials
    centre = (rate + Z * Z / (2 * trials)) / scale
    margin = Z * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials)) / scale
    return Estimate(rate, max(0.0, centre - margin), min(1.0, centre + margin))


def mean(values: list[int]) -> Estimate:
    """A mean with its normal interval; a single value has no spread to speak of."""
    middle = fmean(values)
    margin = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - margin, middle + margin)
