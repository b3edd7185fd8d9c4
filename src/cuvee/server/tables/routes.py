"""The lobby: lists, links, sitting down and getting up, beginning, playing again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from cuvee.server.game.clock import STAND_IN
from cuvee.server.game.viewpoint import held_by
from cuvee.server.protocol import SeatNumber
from cuvee.server.protocol_answers import Status, TableOut, TableWithSeatsOut
from cuvee.server.services import Served
from cuvee.server.tables.listing import MyPage, Page
from cuvee.server.tables.lobby import Links, Name, NewTable, Seated
from cuvee.server.tables.seating import SeatChanges, TableChanges

AnyRequest = Request[Any, Any, Any]
Listed = Literal["open", "playing", "over"]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat is wanted, if it matters."""

    seat: SeatNumber | None = None


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a seat's link."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Helper(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that is to play."""

    bot: Name = STAND_IN


class Found(msgspec.Struct):
    """The table that goes by a code."""

    table: str


class LobbyApi(Controller):
    """Tables and who sits there."""

    path = "/api"
    tags = ("tables",)

    @post("/tables")
    async def create(
        self, data: JSONBody[NewTable], services: Served, request: AnyRequest
    ) -> Links:
        """Put up a table."""
        visitor = await services.require_visitor(request)
        return await services.lobby.create(visitor.person, data)

    @get("/tables")
    async def public(
        self,
        services: Served,
        status: FromQuery[Listed] = "open",
        after: FromQuery[str | None] = None,
    ) -> Page:
        """Public tables, page by page: `after` is the `next` of the page before."""
        return await services.listing.public(status, after)

    @get("/tables/mine")
    async def mine(
        self,
        services: Served,
        request: AnyRequest,
        status: FromQuery[Status | None] = None,
        after: FromQuery[str | None] = None,
    ) -> MyPage:
        """The tables one sits at or has put up, and where it is one's turn."""
        return await services.listing.mine(await services.require_visitor(request), status, after)

    @get("/tables/{table:str}")
    async def one(
        self, table: FromPath[str], services: Served, request: AnyRequest
    ) -> TableWithSeatsOut:
        """A table, and which of its seats one holds."""
        session = await services.host.session(table)
        held = held_by(await services.visitor(request), session)
        return TableWithSeatsOut(session.summary(), sorted(held), session.row.seq)

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
        self, table: FromPath[str], data: JSONBody[Helper], services: Served, request: AnyRequest
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
        self, table: FromPath[str], data: JSONBody[Join], services: Served, request: AnyRequest
    ) -> Seated:
        """Sit down."""
        return await services.lobby.join(table, await services.require_visitor(request), data.seat)

    @post("/seats")
    async def open_link(
        self, data: JSONBody[Link], services: Served, request: AnyRequest
    ) -> Seated:
        """Open a seat's link: sit down there, or play it on this device too if it is held."""
        visitor = await services.require_visitor(request)
        seated, held = await services.lobby.opened(visitor, data.secret)
        if held is not None:
            await services.accounts.give_key(visitor, held)
            await services.forget(visitor.session)
        return seated

    @get("/codes/{code:str}")
    async def find(self, code: FromPath[str], services: Served) -> Found:
        """The table that goes by five letters; it has not begun yet."""
        return Found(await services.lobby.find(code))

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
        data: JSONBody[Helper],
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
    ) -> Link:
        """A new link to one's seat, or for the host to an open one; the old one ends."""
        visitor = await services.require_visitor(request)
        return Link(await services.seating.new_link(table, seat, visitor))
