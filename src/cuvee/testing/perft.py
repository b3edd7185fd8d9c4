"""Counting the ways a position can go on: the cheapest alarm for any change of the rules."""

from __future__ import annotations

from cuvee.testing.walk import S


def perft(state: S, depth: int) -> int:
    """How many different lists of so many actions there are from here; the end cuts them short."""
    if depth == 0 or state.over:
        return 1
    return sum(divide(state, depth).values())


def divide(state: S, depth: int) -> dict[int, int]:
    """The count for each action on offer, to find where two counts part."""
    counts: dict[int, int] = {}
    for action in state.legal():
        follower = state.clone()
        follower.apply(action)
        counts[action] = perft(follower, depth - 1)
    return counts
