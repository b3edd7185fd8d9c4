"""Tables: put up, listed, joined, played at."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.server.lobby import Links, NewTable
from cuvee.server.play.commands import carry_out, why_not
from cuvee.server.play.eyes import held_by, may_look
from cuvee.server.protocol import Ack, Play, SeatNumber, Why
from cuvee.server.protocol_answers import PositionSeen, Reason, TableSeen, TableTold
from cuvee.server.services import Served

AnyRequest = Request[Any, Any, Any]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat is wanted, if it matters."""

    seat: SeatNumber | None = None


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a seat."""

    secret: str


class Seated(msgspec.Struct):
    """Where one sits now."""

    table: str
    seat: int


class TablesApi(Controller):
    """The lobby and the play at one table."""

    path = "/api/tables"
    tags = ("tables",)

    @post()
    async def put_up(
        self, data: JSONBody[NewTable], services: Served, request: AnyRequest
    ) -> Links:
        """Put up a table."""
        visitor = await services.somebody(request)
        return await services.lobby.put_up(visitor.person, data)

    @get()
    async def public(
        self,
        services: Served,
        status: FromQuery[str] = "open",
        before: FromQuery[float | None] = None,
    ) -> list[TableTold]:
        """Public tables."""
        return await services.lobby.public(status, before)

    @get("/mine")
    async def mine(self, services: Served, request: AnyRequest) -> list[TableTold]:
        """The tables one sits at."""
        return await services.lobby.mine((await services.somebody(request)).person)

    @get("/{table:str}")
    async def one(self, table: FromPath[str], services: Served, request: AnyRequest) -> TableSeen:
        """A table, and which of its seats one holds."""
        live = await services.host.live(table)
        held = held_by(await services.visitor(request), live)
        return TableSeen(live.summary(), sorted(held), live.book.seq)

    @post("/{table:str}/join")
    async def join(
        self, table: FromPath[str], data: JSONBody[Join], services: Served, request: AnyRequest
    ) -> Seated:
        """Sit down."""
        visitor = await services.somebody(request)
        return Seated(table, await services.lobby.join(table, visitor, data.seat))

    @get("/{table:str}/position")
    async def position(
        self,
        table: FromPath[str],
        services: Served,
        request: AnyRequest,
        seat: FromQuery[int | None] = None,
    ) -> PositionSeen:
        """The game as a seat one holds sees it, or as spectators do."""
        live = await services.host.live(table)
        eye = may_look(await services.visitor(request), live, seat)
        async with live.lock:  # so that nothing is shown that is not kept yet
            return live.seen(eye)

    @post("/{table:str}/commands")
    async def command(
        self, table: FromPath[str], data: JSONBody[Play], services: Served, request: AnyRequest
    ) -> Ack:
        """Decide, take back, agree."""
        live = await services.host.live(table)
        held = held_by(await services.somebody(request), live)
        return await carry_out(services.host, live, held, data)

    @post("/{table:str}/why")
    async def why(
        self, table: FromPath[str], data: JSONBody[Why], services: Served, request: AnyRequest
    ) -> Reason:
        """Why an action is not on offer."""
        live = await services.host.live(table)
        return why_not(live, held_by(await services.somebody(request), live), data)
