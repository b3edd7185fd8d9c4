"""Chat at a table, and private notes."""

from __future__ import annotations

import msgspec

from cuvee.protocol.fields import ChatText, NoteText
from cuvee.protocol.text import TextStruct


class ChatMessageOut(msgspec.Struct):
    """A chat message, as text and nothing but text."""

    id: int
    person: str | None
    name: str
    text: str
    sent: float


class NewChatMessage(TextStruct, forbid_unknown_fields=True):
    """A chat message to be sent."""

    multiline = ("text",)

    text: ChatText


class Note(TextStruct, forbid_unknown_fields=True):
    """What somebody notes about a table for themselves."""

    multiline = ("text",)

    text: NoteText
