"""A line for a case: a visitor is played, or refused, for one of its options.

A mat holds what `Given.seat` can lay on it. After a card everything is as before but for `then`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cuvee.games.viticulture.structures import STRUCTURE_NAMES

Mat = dict[str, object]
Decks = dict[str, int | list[str]]
ALL = [*STRUCTURE_NAMES]
BOTH = 0  # one option, then the other for a lost point


def all_but(*structures: str) -> list[str]:
    """Every structure except these."""
    return [name for name in ALL if name not in structures]


@dataclass
class Does:
    """A card is played for one of its options: what it finds, what is answered, what it leaves."""

    card: str
    option: int
    what: str
    own: Mat = field(default_factory=dict)
    steps: list[str] = field(default_factory=list)  # after the option itself
    then: Mat = field(default_factory=dict)  # `draws` counts new cards by deck
    decks: Decks = field(default_factory=dict)  # what is left in them
    rival: Mat = field(default_factory=dict)  # the mat of seat 1
    rival_then: Mat = field(default_factory=dict)


@dataclass
class Cannot:
    """An option of a card is refused, for a reason."""

    card: str
    option: int
    what: str
    why: str
    own: Mat = field(default_factory=dict)
    decks: Decks = field(default_factory=dict)
    rival: Mat = field(default_factory=dict)


@dataclass
class Within:
    """A card is played and answered; one more answer is refused, for a reason."""

    card: str
    steps: list[str]
    refused: str
    why: str
    own: Mat = field(default_factory=dict)


def title(case: Does | Cannot | Within) -> str:
    """What a case shows."""
    if isinstance(case, Within):
        return f"{case.card}: no {case.refused}"
    return f"{case.card} {case.option}: {case.what}"
