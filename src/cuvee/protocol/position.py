"""The game as one viewer may see it."""

from __future__ import annotations

from typing import Literal

import msgspec

from cuvee.protocol.data import Action, GameView, ResultData, TextView

UndoLimit = Literal["start", "earlier", "over", "other", "chance", "revealed"]


class LegalAction(msgspec.Struct):
    """An action that a seat may take now: its code, what it is everywhere, what it means here."""

    code: int
    action: Action
    label: TextView | None


class UndoOut(msgspec.Struct):
    """How far a seat may undo on its own, why no further, and whether it may redo.

    `can_withdraw` says that it has given a hidden answer, which it may take back as long as the
    table waits for others.
    """

    undo_to: int  # the number of decisions to which it may go back
    next: int | None  # that to which one undo goes back; null if there is nothing to undo
    limit: UndoLimit
    can_redo: bool
    can_withdraw: bool = False


class UndoRequestOut(msgspec.Struct):
    """Somebody asks the table to go back to where `to` decisions had been taken."""

    seat: int
    to: int
    agreed: list[int]


class HintUseOut(msgspec.Struct):
    """A seat was given a hint when `at` decisions had been taken."""

    seat: int
    at: int


class Position(msgspec.Struct):
    """The game as one viewer may know it, with what it may do now."""

    view: GameView
    waiting: list[int]  # the seats that the game waits for
    decisions: int  # how many have been taken
    legal: list[LegalAction]
    undo: UndoOut | None
    undo_request: UndoRequestOut | None
    result: ResultData | None
    hints: list[HintUseOut] = msgspec.field(default_factory=list)  # all that were given, in order


class PositionOut(msgspec.Struct):
    """A position, its sequence number, and the seat that views it (null: a spectator)."""

    seq: int
    viewpoint: int | None
    position: Position
