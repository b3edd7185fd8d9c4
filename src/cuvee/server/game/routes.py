"""The play at one table."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.server.game.commands import carry_out, what_if, why_not
from cuvee.server.game.viewpoint import held_by, may_look
from cuvee.server.protocol import Ack, Play, Try, Why
from cuvee.server.protocol_answers import PositionOut, Preview, Reason
from cuvee.server.services import Served

AnyRequest = Request[Any, Any, Any]


class TablesApi(Controller):
    """Looking on and deciding."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/position")
    async def position(
        self,
        table: FromPath[str],
        services: Served,
        request: AnyRequest,
        seat: FromQuery[int | None] = None,
    ) -> PositionOut:
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

    @post("/{table:str}/preview")
    async def preview(
        self, table: FromPath[str], data: JSONBody[Try], services: Served, request: AnyRequest
    ) -> Preview:
        """What an action on offer would do."""
        live = await services.host.live(table)
        return what_if(live, held_by(await services.somebody(request), live), data)
