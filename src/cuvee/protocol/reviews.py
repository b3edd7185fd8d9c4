"""Reviews of finished games: chances over time, turning points, every turn graded."""

from __future__ import annotations

from typing import Literal

import msgspec

ReviewStatus = Literal["none", "working", "done", "failed"]
TurnGrade = Literal["best", "good", "inaccuracy", "mistake"]


class ChancesOut(msgspec.Struct):
    """The chance of each seat to win, after `at` decisions."""

    at: int
    chances: list[float]


class BetterLineOut(msgspec.Struct):
    """What would have been better after `at` decisions, up to the first draw or roll."""

    at: int
    actions: list[int]
    sentences: dict[str, list[str]]  # the actions in words, by language
    played: float  # the margin at the end that could be expected of what was played
    expected: float  # and of this


class ReviewedTurnOut(msgspec.Struct):
    """A seat's decisions from `start` to `end`, and the chance of winning they gave away."""

    seat: int
    start: int
    end: int
    loss: float
    grade: TurnGrade
    better: BetterLineOut | None  # for an inaccuracy or a mistake


class SwingOut(msgspec.Struct):
    """A turning point: by decisions `start` to `end` the chance of a seat changed much."""

    start: int
    end: int
    seat: int
    change: float


class WholeReviewOut(msgspec.Struct):
    """The review of a whole game."""

    version: int
    points: list[ChancesOut]
    turns: list[ReviewedTurnOut]
    swings: list[SwingOut]


class ReviewOut(msgspec.Struct):
    """How far the review of a game is, in decisions; and the review, once it is done."""

    status: ReviewStatus  # `none` until somebody asks for it
    done: int
    total: int
    review: WholeReviewOut | None
