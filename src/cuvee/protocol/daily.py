"""Daily challenges: the deal of a day, whoever has played it, and what a visitor has done."""

from __future__ import annotations

from typing import Literal

import msgspec

from cuvee.protocol.data import Options

AttemptStatus = Literal["none", "playing", "counted", "late", "refused"]


class DailyResultOut(msgspec.Struct):
    """A verified score in the table of a day."""

    rank: int  # equal scores share one
    name: str
    score: int
    mine: bool
    table: str | None  # where it was played, once the day is over


class DailyAttemptOut(msgspec.Struct):
    """The visitor's one attempt at a day's challenge.

    It is `late` if it was not finished on its day, and `refused` if its record does not replay to
    the result of its table.
    """

    status: AttemptStatus
    table: str | None
    score: int | None  # once it counts
    rank: int | None


class DailyOut(msgspec.Struct):
    """The challenge of one day in one game."""

    game: str
    day: str  # as 2026-11-17, in UTC
    ends: float
    options: Options
    commitment: str
    seed: str | None  # revealed when the day is over
    salt: str | None
    players: int  # whose scores count
    results: list[DailyResultOut]  # the best first, up to a number
    mine: DailyAttemptOut
    streak: int  # days in a row that the visitor has played, up to this day or the one before
    best_streak: int


class PastDayOut(msgspec.Struct):
    """A past day in the archive."""

    day: str
    players: int
    best: int | None
    mine: int | None  # the visitor's score, if it counts


class PastDaysOut(msgspec.Struct):
    """Past days of a game, the last first, and the day to go on before."""

    game: str
    days: list[PastDayOut]
    next: str | None
