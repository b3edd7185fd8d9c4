"""Estimates with 95 % confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

Z = 1.959963984540054  # 95 % of a normal distribution lies within so many deviations


# The same of Student's distribution with 1 to 10 degrees of freedom.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


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
    """A mean with Student's interval; a single value tells nothing of its spread, and has none."""
    middle = fmean(values)
    margin = 0.0
    if len(values) > 1:
        margin = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - margin, middle + margin)


def student(freedom: int) -> float:
    """Within how many deviations 95 % of Student's distribution lies (Cornish and Fisher)."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + (Z**3 + Z) / (4 * freedom) + second / freedom**2
