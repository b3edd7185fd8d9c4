"""Chat at a table, and private notes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from cuvee.protocol.chat import ChatMessageOut, NewChatMessage, Note
from cuvee.server.services import Served

AnyRequest = Request[Any, Any, Any]
LineNumber = Annotated[int, Meta(ge=0, le=1 << 53)]


class TalkApi(Controller):
    """Chat and notes."""

    path = "/api/tables/{table:str}"
    tags = ("talk",)

    @get("/chat")
    async def said(
        self,
        table: FromPath[str],
        services: Served,
        before: FromQuery[LineNumber | None] = None,
    ) -> list[ChatMessageOut]:
        """The last lines that were said, or the last before a line."""
        return await services.chat.said(table, before)

    @post("/chat")
    async def say(
        self,
        table: FromPath[str],
        data: JSONBody[NewChatMessage],
        services: Served,
        request: AnyRequest,
    ) -> ChatMessageOut:
        """Say something to everybody at the table."""
        return await services.chat.say(table, await services.require_visitor(request), data.text)

    @get("/notes")
    async def note(self, table: FromPath[str], services: Served, request: AnyRequest) -> Note:
        """One's own notes about a table."""
        return Note(await services.chat.note(table, await services.require_visitor(request)))

    @put("/notes")
    async def set_note(
        self, table: FromPath[str], data: JSONBody[Note], services: Served, request: AnyRequest
    ) -> Note:
        """Note something, in place of what was noted."""
        visitor = await services.require_visitor(request)
        await services.chat.set_note(table, visitor, data.text)
        return data
