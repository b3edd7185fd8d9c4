"""What is said between a table and whoever plays at it: the commands, by REST or WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cuvee.server.accounts.text import neat

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1 << 31)]
Code = Annotated[int, Meta(ge=0, le=1 << 20)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Tag = Annotated[int, Meta(ge=0, le=1 << 31)]


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something a seat wants; `id` comes back with the answer."""

    id: Tag = 0


class Act(Command, tag="act"):
    """Take an action in answer to the question that was put at `seq`."""

    seat: SeatNumber
    seq: Sequence
    action: Code


class Undo(Command, tag="undo"):
    """Take back the last decision, or all since `to` had been taken.

    This and the next three name the last number their seat knew of, and are refused as stale when
    it has been asked something else since; so they may be said twice without being done twice.
    """

    seat: SeatNumber
    seq: Sequence
    to: Sequence | None = None


class Redo(Command, tag="redo"):
    """Do again what was taken back."""

    seat: SeatNumber
    seq: Sequence


class AskUndo(Command, tag="ask_undo"):
    """Ask the others to go back to where `to` decisions had been taken."""

    seat: SeatNumber
    seq: Sequence
    to: Sequence


class AnswerUndo(Command, tag="answer_undo"):
    """Agree to somebody's wish to go back, or not."""

    seat: SeatNumber
    seq: Sequence
    agree: bool


class Why(Command, tag="why"):
    """Ask why a seat cannot take an action; changes nothing."""

    seat: SeatNumber
    action: Code


class Try(Command, tag="preview"):
    """Ask what an action would do; changes nothing."""

    seat: SeatNumber
    action: Code


class Look(Command, tag="look"):
    """Watch through a seat's eyes from now on, or as a spectator."""

    seat: SeatNumber | None = None


class Say(Command, tag="say"):
    """Say something to everybody at the table."""

    text: Line

    def __post_init__(self) -> None:
        self.text = neat(self.text)


Play = Act | Undo | Redo | AskUndo | AnswerUndo
Anything = Play | Why | Try | Look | Say


class Ack(msgspec.Struct, kw_only=True):
    """A command was carried out, and will not be forgotten."""

    type: Literal["ack"] = "ack"
    id: int = 0
    seq: int


class Refusal(msgspec.Struct, kw_only=True):
    """A command was not carried out; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: int = 0
    status: int
    error: str
    message: str
    seq: int | None = None
