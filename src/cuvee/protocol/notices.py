"""Notices: what the server sends by WebSocket without being asked."""

from __future__ import annotations

import msgspec

from cuvee.protocol.chat import ChatMessageOut
from cuvee.protocol.commands import Answer
from cuvee.protocol.data import TextView
from cuvee.protocol.patch import PatchOperation
from cuvee.protocol.position import Position
from cuvee.protocol.tables import MyTableOut, TableOut


class TableNotice(msgspec.Struct, tag_field="type", tag="table"):
    """The table has changed: somebody joined, the game begins, it is over."""

    table: TableOut
    seq: int


class PositionNotice(msgspec.Struct, tag_field="type", tag="position"):
    """The whole position: after connecting, and when no change leads there from the last one."""

    table: TableOut
    seq: int
    viewpoint: int | None
    position: Position


class ChangeNotice(msgspec.Struct, tag_field="type", tag="change"):
    """How the position has changed for this viewer by one decision, and what happened."""

    seq: int
    viewpoint: int | None
    seat: int | None  # who has decided; null if it was no decision, such as an undo
    deadline: float | None
    patch: list[PatchOperation]  # of the position
    events: list[TextView]


class ChatNotice(ChatMessageOut, tag_field="type", tag="chat"):
    """Somebody has sent a chat message."""


class TimeoutNotice(msgspec.Struct, tag_field="type", tag="timeout"):
    """The time of these seats has run out, and a bot has decided for them."""

    seats: list[int]
    bot: str


class RematchNotice(msgspec.Struct, tag_field="type", tag="rematch"):
    """The same people play again, at a new table."""

    table: str
    parent: str


class PresenceNotice(msgspec.Struct, tag_field="type", tag="presence"):
    """The seats whose players are connected; sent where several people play."""

    seats: list[int]


class TurnNotice(msgspec.Struct, tag_field="type", tag="turn"):
    """It has become the visitor's turn at a table; sent at /api/me/live."""

    table: str
    seat: int
    seq: int
    game: str
    title: str
    name: str
    deadline: float | None


class TurnOverNotice(msgspec.Struct, tag_field="type", tag="turn_over"):
    """It is no longer the visitor's turn at a table; sent at /api/me/live."""

    table: str


class TurnsNotice(msgspec.Struct, tag_field="type", tag="turns"):
    """All tables at which it is the visitor's turn; the first notice at /api/me/live."""

    tables: list[MyTableOut]


class InvitationNotice(msgspec.Struct, tag_field="type", tag="invitation"):
    """Somebody keeps a seat for the visitor; sent at /api/me/live."""

    table: str
    game: str
    name: str  # of whoever invites


class FriendsNotice(msgspec.Struct, tag_field="type", tag="friends"):
    """Somebody has asked to be the visitor's friend, or has agreed; sent at /api/me/live."""

    name: str
    agreed: bool


TableLiveNotice = (
    TableNotice
    | PositionNotice
    | ChangeNotice
    | ChatNotice
    | TimeoutNotice
    | RematchNotice
    | PresenceNotice
)
MyNotice = TurnNotice | TurnOverNotice | TurnsNotice | InvitationNotice | FriendsNotice
MyLiveNotice = MyNotice | RematchNotice
Notice = TableLiveNotice | MyNotice
ServerMessage = Notice | Answer
