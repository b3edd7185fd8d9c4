"""Commands of clients about a game, by REST or WebSocket, and the answers to them."""

from __future__ import annotations

from typing import Literal

import msgspec

from cuvee.protocol.data import ReasonData, TextView
from cuvee.protocol.fields import (
    ActionCode,
    ChatText,
    FurtherActions,
    PlannedActions,
    RequestId,
    SampleNumber,
    SeatNumber,
    Sequence,
)
from cuvee.protocol.patch import PatchOperation
from cuvee.protocol.position import Position, UndoLimit
from cuvee.protocol.text import clean_text


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something a client wants; `id` comes back with the answer."""

    id: RequestId = 0


class Act(Command, tag="act"):
    """Take an action in answer to the question that was asked at `seq`."""

    seat: SeatNumber
    seq: Sequence
    action: ActionCode


class Undo(Command, tag="undo"):
    """Take back the last decision, or all since `to` decisions had been taken.

    This and the next three carry the last `seq` that the seat knew, and are refused as stale when
    it has been asked something else since; so they may be sent twice without being done twice.
    """

    seat: SeatNumber
    seq: Sequence
    to: Sequence | None = None


class Redo(Command, tag="redo"):
    """Do again what was taken back."""

    seat: SeatNumber
    seq: Sequence


class RequestUndo(Command, tag="request_undo"):
    """Ask the other players to go back to where `to` decisions had been taken."""

    seat: SeatNumber
    seq: Sequence
    to: Sequence


class AnswerUndo(Command, tag="answer_undo"):
    """Agree to an undo request, or decline it."""

    seat: SeatNumber
    seq: Sequence
    agree: bool


class Why(Command, tag="why"):
    """Ask why a seat cannot take an action; changes nothing."""

    seat: SeatNumber
    action: ActionCode


class Preview(Command, tag="preview"):
    """Ask what an action would do; changes nothing."""

    seat: SeatNumber
    action: ActionCode
    then: FurtherActions = []  # answers to what it would ask, each left out where it is not legal


class Hint(Command, tag="hint"):
    """Ask what a strong bot would do on a seat that is asked; that it was asked is in the log."""

    seat: SeatNumber
    seq: Sequence


class Plan(Command, tag="plan"):
    """Ask where actions would lead from `seq` on, on a copy in which the hidden is dealt anew.

    `actions` are the decisions so far, those of other seats among them as they were answered
    before; `action` is the next one of the seat, left out to go on until it is asked. The same
    `sample` gives the same copy. It changes nothing, and nobody else is told.
    """

    seat: SeatNumber
    seq: Sequence
    sample: SampleNumber
    actions: PlannedActions = []
    action: ActionCode | None = None


class ViewAs(Command, tag="view_as"):
    """Watch as a seat from now on, or as a spectator."""

    seat: SeatNumber | None = None


class SendChat(Command, tag="chat"):
    """Say something to everybody at the table."""

    text: ChatText

    def __post_init__(self) -> None:
        self.text = clean_text(self.text)


GameCommand = Act | Undo | Redo | RequestUndo | AnswerUndo
AnyCommand = GameCommand | Why | Preview | Hint | Plan | ViewAs | SendChat


class AckOut(msgspec.Struct, tag_field="type", tag="ack", kw_only=True):
    """A command was carried out and stored."""

    id: int = 0
    seq: int


class ErrorOut(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Why a request was not carried out: a code for programs, a sentence for people.

    Where it helps, `seq` says where the game stands by now, `reason` which rule an action breaks,
    `limit` and `undo_to` how far the seat may undo and why no further, `retry_after` how many
    seconds to wait, `text` what is wrong as a message that can be put into any language.
    """

    error: str
    message: str
    seq: int | None = None
    reason: ReasonData | None = None
    limit: UndoLimit | None = None
    undo_to: int | None = None
    retry_after: int | None = None
    text: TextView | None = None


class RefusedOut(ErrorOut, tag_field="type", tag="refused", kw_only=True, omit_defaults=True):
    """A command was not carried out; nothing has changed."""

    id: int
    status: int  # as an HTTP status


class WhyOut(msgspec.Struct, tag_field="type", tag="why"):
    """Why an action is not legal; both are null when it is."""

    id: int
    action: int
    reason: ReasonData | None
    text: TextView | None


class PreviewOut(msgspec.Struct, tag_field="type", tag="preview"):
    """What an action would do.

    When something is drawn or rolled, or hidden choices are revealed, `uncertain` says so, and
    nothing is told of that answer and those after it. `undoable` says whether the seat could take
    it back on its own.
    """

    id: int
    action: int
    uncertain: Literal["chance", "revealed"] | None
    undoable: bool
    patch: list[PatchOperation]  # of the view, without its `decision`
    events: list[TextView]


class AlternativeOut(msgspec.Struct):
    """An action, and by how much the seat is expected to be ahead in the end if it is taken."""

    action: int
    expected: float


class HintOut(msgspec.Struct, tag_field="type", tag="hint"):
    """The best few actions, the best first, for the question that was asked at `seq`.

    `decided` is the topic that speaks most for the best one, a message `topic-...` of the game;
    empty where there is none.
    """

    id: int
    seq: int
    alternatives: list[AlternativeOut]
    decided: str


class PlanStepOut(msgspec.Struct):
    """A decision of a plan: the seat's own, or one that a bot assumes for another seat.

    `chance` says that something was drawn or rolled, `revealed` that it depends on what others hold
    or do: in the game it may come out otherwise.
    """

    seat: int
    action: int
    chance: bool
    revealed: bool
    events: list[TextView]


class PlanOut(msgspec.Struct, tag_field="type", tag="plan"):
    """The new decisions of a plan, and the position of the copy after them, as the seat sees it."""

    id: int
    seq: int
    steps: list[PlanStepOut]
    position: Position


Answer = AckOut | RefusedOut | WhyOut | PreviewOut | HintOut | PlanOut
