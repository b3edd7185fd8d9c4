"""Replays: past positions of a game as one viewer saw them, and playing on from there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cuvee.protocol.data import GameView, TextView
from cuvee.protocol.patch import PatchOperation
from cuvee.protocol.position import LegalAction, Position
from cuvee.protocol.tables import NewSeat

Viewpoint = int | Literal["all"] | None  # a seat, all seats at once, or a spectator


class ReplayPositionOut(msgspec.Struct):
    """The position after `at` decisions, the last decision, and what happened."""

    at: int
    first: int
    last: int
    viewpoint: Viewpoint
    position: Position
    views: list[GameView] | None  # of every seat, from the viewpoint `all`
    seat: int | None
    starts_turn: bool
    action: LegalAction | None  # for those who may know it
    events: list[TextView]


class ReplayStepOut(msgspec.Struct):
    """One decision of a game: which seat took it, and what happened."""

    at: int  # how many decisions have been taken with it
    seat: int | None
    starts_turn: bool  # a turn begins with this decision
    action: LegalAction | None  # for those who may know it
    events: list[TextView]


class ReplayStepsOut(msgspec.Struct):
    """All decisions of a game as one viewer saw them, without the positions."""

    viewpoint: Viewpoint
    first: int
    last: int
    names: list[str]
    steps: list[ReplayStepOut]


class ReplayFrameOut(ReplayStepOut):
    """One decision of a game, and how it changed the position."""

    patch: list[PatchOperation]


class ReplayOut(msgspec.Struct):
    """A whole game as one viewer saw it: the first position, and how each decision changed it."""

    viewpoint: Viewpoint
    first: int
    last: int
    names: list[str]
    position: Position
    frames: list[ReplayFrameOut]


class NewFork(msgspec.Struct, forbid_unknown_fields=True):
    """After how many decisions of a finished game to play on, and who is to sit there."""

    at: Annotated[int, Meta(ge=0, le=1 << 31)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
