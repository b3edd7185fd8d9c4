"""The shapes of the plain data that leaves a state: types and nothing else.

A game's own shapes extend `View` and `Components`; at run time all of them are plain dictionaries.
"""

from __future__ import annotations

from typing import TypedDict

from cuvee.engine.text import Args

Options = dict[str, bool | int | str | None]


class TextView(TypedDict):
    """A message by name, to be put into words by its reader."""

    text: str  # its name in the locale files
    args: Args


class DecisionView(TypedDict):
    """What is being asked."""

    question: str  # a stable id, such as "wake_up"
    path: str  # the effect that asks, by its path in the catalogue
    seats: list[int]  # whoever is asked, answered or not
    prompt: TextView
    starts_turn: bool  # a turn begins here, rather than goes on
    simultaneous: bool  # all seats answer, hidden until the last has answered


class ReasonPart(TypedDict):
    """One of several reasons, with what it concerns if that is not the action itself."""

    about: TextView | None
    text: TextView


class ReasonData(TypedDict):
    """A reason as plain data."""

    code: str
    rule: str
    args: Args
    parts: list[ReasonPart]  # where several things stand in the way


class ResultData(TypedDict):
    """A result as plain data."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    reason: str


class View(TypedDict):
    """What every view has; a game adds what its table shows."""

    game: str
    seats: int
    options: Options
    decision: DecisionView | None  # none when the game is over


class Components(TypedDict):
    """What is printed on a game's boards and cards; each game has its own parts."""
