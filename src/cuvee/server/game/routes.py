"""The play at one table."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.protocol.commands import AckOut, GameCommand, Preview, PreviewOut, Why, WhyOut
from cuvee.protocol.position import PositionOut
from cuvee.server.game.commands import preview_action, run_command, why_not
from cuvee.server.game.viewpoint import checked_viewpoint, held_by
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
        session = await services.host.session(table)
        viewpoint = checked_viewpoint(await services.visitor(request), session, seat)
        async with session.lock:  # so that nothing is shown that is not kept yet
            return session.position(viewpoint)

    @post("/{table:str}/commands")
    async def command(
        self,
        table: FromPath[str],
        data: JSONBody[GameCommand],
        services: Served,
        request: AnyRequest,
    ) -> AckOut:
        """Decide, take back, agree."""
        session = await services.host.session(table)
        held = held_by(await services.require_visitor(request), session)
        return await run_command(services.host, session, held, data)

    @post("/{table:str}/why")
    async def why(
        self, table: FromPath[str], data: JSONBody[Why], services: Served, request: AnyRequest
    ) -> WhyOut:
        """Why an action is not on offer."""
        session = await services.host.session(table)
        return why_not(session, held_by(await services.require_visitor(request), session), data)

    @post("/{table:str}/preview")
    async def preview(
        self, table: FromPath[str], data: JSONBody[Preview], services: Served, request: AnyRequest
    ) -> PreviewOut:
        """What an action on offer would do."""
        session = await services.host.session(table)
        return preview_action(
            session, held_by(await services.require_visitor(request), session), data
        )
