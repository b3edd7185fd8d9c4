"""The shape of a game's layout: what its views hold, for whoever draws a game without knowing it.

A layout is part of a game's components and may be left out, whole or in part: fields of a view are
then shown by their names and kinds alone.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from cuvee.engine import Components

Fact = bool | int | str | list[str]


class ZoneLayout(TypedDict):
    """A field of the view, or of a player in it, that holds things by key: several or one."""

    kind: str  # what they are, as actions and words call them: "card" in "card-merlot"
    count: NotRequired[str]  # the field that says how many there are, where they are hidden
    verbs: NotRequired[list[str]]  # the actions that choose from here; else all that name the kind


class BoardLayout(TypedDict):
    """Spaces that pieces stand on: a map where they have places, else a track."""

    kind: str  # what its spaces are, as actions and words call them: "island" in "island-reef"
    spaces: list[str]  # their keys, in order
    pieces: str  # the field, of each player or of the view, that names the space of a piece
    lying: NotRequired[list[str]]  # fields of the view that say by space what lies there
    places: NotRequired[dict[str, list[int]]]  # of a map: from the left and the top, in percent
    roads: NotRequired[list[list[str]]]  # of a map: pairs of spaces


class Layout(TypedDict):
    """What the fields of a view are, and what is printed on the things they name."""

    zones: NotRequired[dict[str, ZoneLayout]]  # by field
    boards: NotRequired[dict[str, BoardLayout]]  # by a name of their own
    printed: NotRequired[dict[str, dict[str, dict[str, Fact]]]]  # by kind, key and name of the fact
    points: NotRequired[str]  # the field of a player with its points, if it is not "points"
    stage: NotRequired[str]  # the field of the view that counts rounds, if it is not "round"


class LaidOutComponents(Components):
    """Components that say how the game is laid out."""

    layout: Layout
