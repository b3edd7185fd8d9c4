"""Games of the past: told again from any place, taken away, brought along, played otherwise."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.protocol.replays import NewFork, ReplayOut, ReplayPositionOut, ReplayStepsOut
from cuvee.protocol.tables import NewTableOut, TableOut
from cuvee.server.replays.records import Plain
from cuvee.server.services import Served

AnyRequest = Request[Any, Any, Any]


class ReplaysApi(Controller):
    """Replays and records."""

    path = "/api"
    tags = ("replays",)

    @get("/tables/{table:str}/replay/position")
    async def position(
        self,
        table: FromPath[str],
        services: Served,
        request: AnyRequest,
        viewpoint: FromQuery[str | None] = None,
        at: FromQuery[int | None] = None,
    ) -> ReplayPositionOut:
        """The position after `at` decisions, the last if none is named.

        The viewpoint is a seat's number, `spectator`, or `all` once the game is over; while it goes
        on, only viewpoints that are allowed now.
        """
        visitor = await services.visitor(request)
        return await services.replays.position(table, visitor, viewpoint, at)

    @get("/tables/{table:str}/replay/steps")
    async def steps(
        self,
        table: FromPath[str],
        services: Served,
        request: AnyRequest,
        viewpoint: FromQuery[str | None] = None,
    ) -> ReplayStepsOut:
        """All decisions of a game, without the positions."""
        return await services.replays.steps(table, await services.visitor(request), viewpoint)

    @get("/tables/{table:str}/replay")
    async def whole(
        self,
        table: FromPath[str],
        services: Served,
        request: AnyRequest,
        viewpoint: FromQuery[str | None] = None,
    ) -> ReplayOut:
        """A whole game: its first position, and how each decision changed it.

        From the viewpoint `all`, every player's part of the view is as that player saw it. No
        actions are legal.
        """
        return await services.replays.whole(table, await services.visitor(request), viewpoint)

    @get("/tables/{table:str}/record")
    async def record(self, table: FromPath[str], services: Served) -> Response[str]:
        """The record of a game that is over, with its seed and what was published of it before."""
        text = await services.records.export(table)
        named = {"Content-Disposition": f'attachment; filename="cuvee-{table}.json"'}
        return Response(text, media_type="application/json", headers=named)

    @post("/tables/{table:str}/fork")
    async def fork(
        self, table: FromPath[str], data: JSONBody[NewFork], services: Served, request: AnyRequest
    ) -> NewTableOut:
        """A table of one's own on which a finished game goes on otherwise from a place."""
        visitor = await services.require_visitor(request)
        return await services.records.fork(visitor.person, table, data)

    @post("/records")
    async def bring(self, data: JSONBody[Plain], services: Served, request: AnyRequest) -> TableOut:
        """A table for a record brought along, if it tells a whole game and tells it right."""
        visitor = await services.require_visitor(request)
        return await services.records.bring(visitor.person, data)
