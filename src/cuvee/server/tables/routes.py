"""The lobby: lists, links, sitting down and getting up, beginning, playing again."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Controller, Request, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.protocol.tables import (
    BotChoice,
    JoinCodeOut,
    JoinedOut,
    JoinTable,
    MyTableOut,
    MyTablePageOut,
    NewTable,
    NewTableOut,
    SeatChanges,
    SeatLink,
    Status,
    TableChanges,
    TableOut,
    TablePageOut,
)
from cuvee.server.services import Served
from cuvee.server.tables.listing import my_table

AnyRequest = Request[Any, Any, Any]
Listed = Literal["open", "playing", "over"]


class LobbyApi(Controller):
    """Tables and who sits there."""

    path = "/api"
    tags = ("tables",)

    @post("/tables")
    async def create(
        self, data: JSONBody[NewTable], services: Served, request: AnyRequest
    ) -> NewTableOut:
        """Put up a table."""
        visitor = await services.require_visitor(request)
        return await services.lobby.create(visitor.person, data)

    @get("/tables")
    async def public(
        self,
        services: Served,
        status: FromQuery[Listed] = "open",
        after: FromQuery[str | None] = None,
    ) -> TablePageOut:
        """Public tables, page by page: `after` is the `next` of the page before."""
        return await services.listing.public(status, after)

    @get("/tables/mine")
    async def mine(
        self,
        services: Served,
        request: AnyRequest,
        status: FromQuery[Status | None] = None,
        after: FromQuery[str | None] = None,
    ) -> MyTablePageOut:
        """The tables one sits at or has put up, and where it is one's turn."""
        return await services.listing.mine(await services.require_visitor(request), status, after)

    @get("/tables/{table:str}")
    async def one(self, table: FromPath[str], services: Served, request: AnyRequest) -> MyTableOut:
        """A table, and which of its seats one holds."""
        session = await services.host.session(table)
        return my_table(await services.visitor(request), session)

    @patch("/tables/{table:str}")
    async def change(
        self,
        table: FromPath[str],
        data: JSONBody[TableChanges],
        services: Served,
        request: AnyRequest,
    ) -> TableOut:
        """Name a table, or make it public or not; for the host."""
        visitor = await services.require_visitor(request)
        return await services.seating.change_table(table, visitor, data)

    @post("/tables/{table:str}/begin", status_code=200)
    async def begin(
        self, table: FromPath[str], data: JSONBody[BotChoice], services: Served, request: AnyRequest
    ) -> TableOut:
        """Begin, with a bot on every seat that is still open; for the host."""
        return await services.lobby.begin(table, await services.require_visitor(request), data.bot)

    @post("/tables/{table:str}/rematch")
    async def rematch(
        self, table: FromPath[str], services: Served, request: AnyRequest
    ) -> TableOut:
        """Play again: the same game, options and people."""
        return await services.lobby.rematch(table, await services.require_visitor(request))

    @post("/tables/{table:str}/join")
    async def join(
        self, table: FromPath[str], data: JSONBody[JoinTable], services: Served, request: AnyRequest
    ) -> JoinedOut:
        """Sit down."""
        return await services.lobby.join(table, await services.require_visitor(request), data.seat)

    @post("/seat-links")
    async def open_link(
        self, data: JSONBody[SeatLink], services: Served, request: AnyRequest
    ) -> JoinedOut:
        """Open a seat's link: sit down there, or play it on this device too if it is held."""
        visitor = await services.require_visitor(request)
        seated, held = await services.lobby.opened(visitor, data.secret)
        if held is not None:
            await services.accounts.give_key(visitor, held)
            await services.forget(visitor.session)
        return seated

    @get("/join-codes/{code:str}")
    async def find(self, code: FromPath[str], services: Served) -> JoinCodeOut:
        """The table that goes by five letters; it has not begun yet."""
        return JoinCodeOut(await services.lobby.find(code))

    @patch("/tables/{table:str}/seats/{seat:int}")
    async def change_seat(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatChanges],
        services: Served,
        request: AnyRequest,
    ) -> TableOut:
        """Change one's name at this table, or let spectators look over one's shoulder."""
        visitor = await services.require_visitor(request)
        return await services.seating.change_seat(table, seat, visitor, data)

    @post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
    async def leave(
        self, table: FromPath[str], seat: FromPath[int], services: Served, request: AnyRequest
    ) -> TableOut:
        """Get up; once the game has begun a bot stands in."""
        return await services.seating.leave(table, seat, await services.require_visitor(request))

    @post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
    async def put_bot(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[BotChoice],
        services: Served,
        request: AnyRequest,
    ) -> TableOut:
        """Put a bot on an open seat, or have it stand in for somebody absent; for the host."""
        visitor = await services.require_visitor(request)
        return await services.seating.put_bot(table, seat, visitor, data.bot)

    @post("/tables/{table:str}/seats/{seat:int}/back", status_code=200)
    async def back(
        self, table: FromPath[str], seat: FromPath[int], services: Served, request: AnyRequest
    ) -> TableOut:
        """Come back to a seat for which a bot has stood in."""
        return await services.seating.back(table, seat, await services.require_visitor(request))

    @post("/tables/{table:str}/seats/{seat:int}/link")
    async def new_link(
        self, table: FromPath[str], seat: FromPath[int], services: Served, request: AnyRequest
    ) -> SeatLink:
        """A new link to one's seat, or for the host to an open one; the old one ends."""
        visitor = await services.require_visitor(request)
        return SeatLink(await services.seating.new_link(table, seat, visitor))
