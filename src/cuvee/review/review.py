"""What a review holds, as objects and as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypedDict

from cuvee.review.grades import Grade

VERSION: Final = 2  # raised when a review is worked out otherwise
MAX_SWINGS: Final = 6
MIN_SWING: Final = 0.08  # of the chance of a seat, by a single turn
Moves = list[tuple[int, int]]  # seats with the codes of the actions they took


class PointData(TypedDict):
    """A point of the curves."""

    at: int
    chances: list[float]


class BetterData(TypedDict):
    """A better line."""

    at: int
    actions: list[int]
    sentences: dict[str, list[str]]
    played: float
    expected: float


class TurnData(TypedDict):
    """A turn."""

    seat: int
    start: int
    end: int
    loss: float
    grade: Grade
    better: BetterData | None


class SwingData(TypedDict):
    """A turning point."""

    start: int
    end: int
    seat: int
    change: float


class ReviewData(TypedDict):
    """A review as plain data."""

    version: int
    points: list[PointData]
    turns: list[TurnData]
    swings: list[SwingData]


@dataclass(frozen=True)
class Point:
    """The chances of all seats after `at` decisions."""

    at: int
    chances: list[float]


@dataclass(frozen=True)
class Better:
    """What would have been better after `at` decisions: actions up to the first draw or roll.

    `played` and `expected` are the margins at the end that the seat could expect of what it did,
    and of this; `sentences` has the actions in words, by language.
    """

    at: int
    actions: list[int]
    sentences: dict[str, list[str]]
    played: float
    expected: float


@dataclass(frozen=True)
class Turn:
    """A seat's decisions from `start` to `end`, the chance they gave away, and the better line."""

    seat: int
    start: int
    end: int
    loss: float
    grade: Grade
    better: Better | None


@dataclass(frozen=True)
class Swing:
    """A turning point: by decisions `start` to `end` the chance of a seat changed most."""

    start: int
    end: int
    seat: int
    change: float


@dataclass
class Review:
    """Curves, turns and turning points of a game."""

    points: list[Point] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)

    @property
    def swings(self) -> list[Swing]:
        """The turning points, the largest changes of a chance, in the order of the game."""
        found: list[Swing] = []
        for before, after in zip(self.points, self.points[1:], strict=False):
            changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
            seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
            if abs(changes[seat]) >= MIN_SWING:
                found.append(Swing(before.at, after.at, seat, changes[seat]))
        found.sort(key=lambda one: -abs(one.change))
        return sorted(found[:MAX_SWINGS], key=lambda one: one.start)

    def extend(self, later: Review) -> None:
        """Add the review of the moves that follow; it begins with the last point of this one."""
        self.points += later.points[1:] if self.points else later.points
        self.turns += later.turns

    def to_dict(self) -> ReviewData:
        """The review as plain data."""
        return {
            "version": VERSION,
            "points": [PointData(at=one.at, chances=one.chances) for one in self.points],
            "turns": [_turn_data(one) for one in self.turns],
            "swings": [
                SwingData(start=one.start, end=one.end, seat=one.seat, change=one.change)
                for one in self.swings
            ],
        }


def _turn_data(turn: Turn) -> TurnData:
    better = turn.better
    return TurnData(
        seat=turn.seat,
        start=turn.start,
        end=turn.end,
        loss=turn.loss,
        grade=turn.grade,
        better=None
        if better is None
        else BetterData(
            at=better.at,
            actions=better.actions,
            sentences=better.sentences,
            played=better.played,
            expected=better.expected,
        ),
    )
