"""Games of the past: told again from any place, taken away, brought along, played otherwise."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.server.protocol_answers import TableOut
from cuvee.server.replays.records import NewFork, Plain
from cuvee.server.replays.service import Film, Outline, Shown
from cuvee.server.services import Served
from cuvee.server.tables.lobby import Links

AnyRequest = Request[Any, Any, Any]


class ReplaysApi(Controller):
    """Replays and records."""

    path = "/api"
    tags = ("replays",)

    @get("/tables/{table:str}/replay")
    async def replay(
        self,
        table: FromPath[str],
        services: Served,
        request: AnyRequest,
        eye: FromQuery[str | None] = None,
        at: FromQuery[int | None] = None,
    ) -> Shown:
        """A place of a game as an eye saw it.

        The eye is a seat's number, `table` for what spectators saw, or `all` once the game is over;
        while it goes on, only eyes that may look now may look back. The place is the number of
        decisions taken, the last if none is named.
        """
        return await services.replays.show(table, await services.visitor(request), eye, at)

    @get("/tables/{table:str}/outline")
    async def outline(
        self,
        table: FromPath[str],
        services: Served,
        request: AnyRequest,
        eye: FromQuery[str | None] = None,
    ) -> Outline:
        """All places of a game as an eye saw them, without the positions."""
        return await services.replays.outline(table, await services.visitor(request), eye)

    @get("/tables/{table:str}/film")
    async def film(
        self,
        table: FromPath[str],
        services: Served,
        request: AnyRequest,
        eye: FromQuery[str | None] = None,
    ) -> Film:
        """A whole game as an eye saw it: its first position, and what changed at each place.

        The eyes are those of a replay. Through `all`, every player's part of the view is as that
        player saw it. No actions are on offer.
        """
        return await services.replays.film(table, await services.visitor(request), eye)

    @get("/tables/{table:str}/record")
    async def record(self, table: FromPath[str], services: Served) -> Response[str]:
        """The record of a game that is over, with its seed and what was published of it before."""
        text = await services.records.export(table)
        named = {"Content-Disposition": f'attachment; filename="cuvee-{table}.json"'}
        return Response(text, media_type="application/json", headers=named)

    @post("/tables/{table:str}/fork")
    async def fork(
        self, table: FromPath[str], data: JSONBody[NewFork], services: Served, request: AnyRequest
    ) -> Links:
        """A table of one's own on which a finished game goes on otherwise from a place."""
        visitor = await services.require_visitor(request)
        return await services.records.fork(visitor.person, table, data)

    @post("/records")
    async def bring(self, data: JSONBody[Plain], services: Served, request: AnyRequest) -> TableOut:
        """A table for a record brought along, if it tells a whole game and tells it right."""
        visitor = await services.require_visitor(request)
        return await services.records.bring(visitor.person, data)
