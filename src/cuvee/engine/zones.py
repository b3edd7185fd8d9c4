"""Zones: rows of numbers that a state shares with its clones.

A zone is a tuple, so nobody can change one that others share: it is replaced by another. A clone
then copies nothing, and mypy finds whoever forgets.
"""

from __future__ import annotations

Zone = tuple[int, ...]


def without(zone: Zone, member: int) -> Zone:
    """A zone with the first of these members taken out."""
    index = 0
    while zone[index] != member:
        index += 1
    return zone[:index] + zone[index + 1 :]


def replaced(zone: Zone, index: int, member: int) -> Zone:
    """A zone with another member at an index."""
    changed = list(zone)
    changed[index] = member
    return tuple(changed)


def distinct(members: list[int]) -> list[int]:
    """Each of the members once, ascending."""
    members = sorted(members)
    for index in range(len(members) - 1, 0, -1):
        if members[index] == members[index - 1]:
            del members[index]
    return members
