"""Routes of chat and private notes."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from cuvee.protocol.chat import ChatMessageOut, NewChatMessage, Note
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.chat.chat import Chat

LineNumber = Annotated[int, Meta(ge=0, le=1 << 53)]


class TalkApi(Controller):
    """Chat and notes."""

    path = "/api/tables/{table:str}"
    tags = ("talk",)

    @get("/chat")
    async def messages(
        self,
        table: FromPath[str],
        chat: NamedDependency[Chat],
        visitor: NamedDependency[Visitor | None],
        before: FromQuery[LineNumber | None] = None,
    ) -> list[ChatMessageOut]:
        """The last messages, or the last before a message; a private table's for those at it."""
        return await chat.messages(table, visitor, before)

    @post("/chat")
    async def say(
        self,
        table: FromPath[str],
        data: JSONBody[NewChatMessage],
        chat: NamedDependency[Chat],
        me: NamedDependency[Visitor],
    ) -> ChatMessageOut:
        """Send a message to everybody at the table."""
        return await chat.say(table, me, data.text)

    @get("/notes")
    async def note(
        self, table: FromPath[str], chat: NamedDependency[Chat], me: NamedDependency[Visitor]
    ) -> Note:
        """My notes about a table."""
        return Note(await chat.note(table, me))

    @put("/notes")
    async def set_note(
        self,
        table: FromPath[str],
        data: JSONBody[Note],
        chat: NamedDependency[Chat],
        me: NamedDependency[Visitor],
    ) -> Note:
        """Replace my notes about a table."""
        await chat.set_note(table, me, data.text)
        return data
