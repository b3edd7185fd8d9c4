"""What the server tells: tables, positions, notices and refusals, each with its fields.

Notices go out by WebSocket; they stand here so that the description at /schema, and the TypeScript
types made from it, speak of them too.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Plain = dict[str, Any]  # an engine's text, view or action: what is in it is the game's own affair
SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "over", "stuck"]
StuckCode = Literal["game_missing", "rules_changed", "rules_newer", "broken"]


class SeatOut(msgspec.Struct):
    """Who sits where; `shown` when spectators may look over the shoulder.

    A bot on a seat that has a person stands in for them; an open seat may be for somebody `invited`
    by its link alone.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    shown: bool
    person: str | None
    invited: bool


class StuckOut(msgspec.Struct):
    """Why a game cannot go on; it can still be read."""

    code: StuckCode
    message: str


class TableOut(msgspec.Struct):
    """A table without the game: what anybody who may come here may know."""

    id: str
    game: str
    rules: int
    options: Plain
    title: str
    public: bool
    host: str | None
    status: Status
    clock: Plain | None
    deadline: float | None  # when it runs down for whoever is asked
    commitment: str
    seed: str | None  # revealed when the game is over
    origin: str
    parent: str | None
    campaign: str | None
    created: float
    touched: float
    seq: int
    asked: list[int]  # the seats that are waited for
    seats: list[SeatOut]
    stuck: StuckOut | None = None
    code: str | None = None  # by which it is found until it begins
    result: Plain | None = None  # scores and ranking by seat, and the reason, once it is over


class TableWithSeatsOut(msgspec.Struct):
    """A table, and which of its seats one holds."""

    table: TableOut
    held: list[int]
    seq: int


class Offer(msgspec.Struct):
    """An action that a seat may take now: its code, what it is everywhere, what it means here."""

    code: int
    action: Plain
    label: Plain | None


class UndoOut(msgspec.Struct):
    """How far a seat may go back on its own, why no further, and whether it may go forward.

    `withdraw` says that it has given a hidden answer, which it may take back as long as others are
    waited for.
    """

    free: int
    stops: Literal["start", "earlier", "over", "other", "chance", "revealed"]
    redo: bool
    withdraw: bool = False


class UndoRequestOut(msgspec.Struct):
    """Somebody asks the table to go back."""

    seat: int
    to: int
    agreed: list[int]


class Position(msgspec.Struct):
    """The game as one pair of eyes may know it, with what it may do now."""

    view: Plain
    waiting: list[int]
    decisions: int
    legal: list[Offer]
    undo: UndoOut | None
    wish: UndoRequestOut | None
    result: Plain | None


class PositionOut(msgspec.Struct):
    """A position, the sequence number it stands at, and through whose eyes it is seen."""

    seq: int
    eye: int | None
    position: Position


class Reason(msgspec.Struct):
    """Why an action is not on offer; nothing when it is."""

    id: int
    action: int
    reason: Plain | None
    text: Plain | None
    type: Literal["why"] = "why"


class Change(msgspec.Struct, omit_defaults=True):
    """A part of the position that is different now: a new value at a path, or gone from there."""

    path: list[str | int]
    value: Any = None
    gone: bool = False


class Preview(msgspec.Struct):
    """What an action would do.

    When something is drawn or rolled, or hidden choices come to light, `bars` says so, and nothing
    more is told. `free` says whether the seat could take it back on its own all the same.
    """

    id: int
    action: int
    bars: Literal["chance", "revealed"] | None
    free: bool
    changes: list[Change]  # of the view, but for the next question
    events: list[Plain]
    type: Literal["preview"] = "preview"


class TableNotice(msgspec.Struct, tag_field="type", tag="table"):
    """The table has changed: somebody sat down, it begins, it is over."""

    table: TableOut
    seq: int


class PositionNotice(msgspec.Struct, tag_field="type", tag="position"):
    """The whole position, for whoever has just come or lost the thread."""

    table: TableOut
    seq: int
    eye: int | None
    position: Position


class ChangeNotice(msgspec.Struct, tag_field="type", tag="change"):
    """What is different for one's eyes, and what happened."""

    seq: int
    eye: int | None
    deadline: float | None
    changes: list[Change]
    events: list[Plain]


class ChatNotice(msgspec.Struct, tag_field="type", tag="chat"):
    """Somebody has said something at the table."""

    id: int
    person: str | None
    name: str
    text: str
    at: float


class StoodInNotice(msgspec.Struct, tag_field="type", tag="stood_in"):
    """The clock has run down for these seats, and a bot has decided for them."""

    seats: list[int]
    bot: str


class RematchNotice(msgspec.Struct, tag_field="type", tag="rematch"):
    """The same people play again, at a new table."""

    table: str
    parent: str


class TurnNotice(msgspec.Struct, tag_field="type", tag="turn"):
    """It has become one's turn at a table; told at /api/me/live."""

    table: str
    seat: int
    seq: int
    game: str
    title: str
    name: str
    deadline: float | None


class Mine(msgspec.Struct):
    """A table of one's own, which seats there are mine, and whether it is my turn."""

    table: TableOut
    seats: list[int]
    turn: bool


class TurnsNotice(msgspec.Struct, tag_field="type", tag="turns"):
    """All tables at which it is one's turn; told at /api/me/live to begin with."""

    tables: list[Mine]


Notice = (
    TableNotice
    | PositionNotice
    | ChangeNotice
    | ChatNotice
    | StoodInNotice
    | RematchNotice
    | TurnNotice
    | TurnsNotice
)


def told(notice: msgspec.Struct) -> Plain:
    """A notice as plain data, which other processes can be told as well."""
    plain: Plain = msgspec.to_builtins(notice)
    return plain


class Refused(msgspec.Struct):
    """Why a request is not carried out: a code for programs, a sentence for people."""

    error: str
    message: str
