"""Sets and choices as lists of numbers for learned values, made once and looked up by position.

Where a list of features is extended by one of these, no number is made for it.
"""

from __future__ import annotations


def members(count: int) -> list[list[float]]:
    """For each set of so many things, as bits, a number for each thing: 1 for those within."""
    sets = range(1 << count)
    return [[1.0 if within >> n & 1 else 0.0 for n in range(count)] for within in sets]


def chosen(count: int) -> list[list[float]]:
    """For each of so many choices a number for every one: 1 for itself; at last one for none."""
    return [[1.0 if n == choice else 0.0 for n in range(count)] for choice in range(count + 1)]
