"""Lessons: which there are, and what one says about the position at its table."""

from __future__ import annotations

from typing import Literal

import msgspec

Language = Literal["en", "de", "es"]


class LessonTitleOut(msgspec.Struct):
    """A lesson, and what it is about."""

    name: str
    number: int  # from 1
    title: str
    goal: str


class GameLessonsOut(msgspec.Struct):
    """The lessons of a game, in the order in which they are taught."""

    game: str
    lessons: list[LessonTitleOut]


class MistakeOut(msgspec.Struct):
    """Actions that do not lead on, and what is said of them."""

    actions: list[int]
    answer: str


class LessonOut(msgspec.Struct):
    """What a lesson says about the present position of its table."""

    game: str
    name: str
    number: int  # from 1
    count: int  # of the game's lessons
    title: str
    goal: str
    seq: int  # of the position
    done: bool  # whether the goal is met
    lost: bool  # whether the position is off the way; then the lesson is started again
    text: str  # about the decision that is asked, or about the goal that is met; may be empty
    hand: int | None  # the action to point to
    right: list[int] | None  # the actions that lead on; null: all
    mistakes: list[MistakeOut]
    other: str  # the answer to any other action
    next: str | None  # the lesson that follows
