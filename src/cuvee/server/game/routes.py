"""Routes of the game at a table."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.protocol.commands import (
    AckOut,
    GameCommand,
    Hint,
    HintOut,
    Plan,
    PlanOut,
    Preview,
    PreviewOut,
    Why,
    WhyOut,
)
from cuvee.protocol.position import PositionOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.game.commands import preview_action, run_command, why_not
from cuvee.server.game.hints import give_hint
from cuvee.server.game.host import Host
from cuvee.server.game.plans import give_plan
from cuvee.server.game.viewpoint import checked_viewpoint, held_by


class TablesApi(Controller):
    """Positions and commands."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/position")
    async def position(
        self,
        table: FromPath[str],
        host: NamedDependency[Host],
        visitor: NamedDependency[Visitor | None],
        seat: FromQuery[int | None] = None,
    ) -> PositionOut:
        """The position from a seat that I hold, or for spectators."""
        session = await host.session(table)
        viewpoint = checked_viewpoint(visitor, session, seat)
        async with host.readers, session.lock:  # so that nothing is shown that is not kept yet
            return session.position(viewpoint)

    @post("/{table:str}/commands")
    async def command(
        self,
        table: FromPath[str],
        data: JSONBody[GameCommand],
        host: NamedDependency[Host],
        me: NamedDependency[Visitor],
    ) -> AckOut:
        """Send a command: act, undo, redo, request or answer an undo."""
        session = await host.session(table)
        held = held_by(me, session)
        return await run_command(host, session, held, data)

    @post("/{table:str}/why")
    async def why(
        self,
        table: FromPath[str],
        data: JSONBody[Why],
        host: NamedDependency[Host],
        me: NamedDependency[Visitor],
    ) -> WhyOut:
        """Why an action is not legal."""
        session = await host.session(table)
        return await why_not(session, held_by(me, session), data)

    @post("/{table:str}/preview")
    async def preview(
        self,
        table: FromPath[str],
        data: JSONBody[Preview],
        host: NamedDependency[Host],
        me: NamedDependency[Visitor],
    ) -> PreviewOut:
        """What a legal action would do."""
        session = await host.session(table)
        return await preview_action(session, held_by(me, session), data)

    @post("/{table:str}/hint")
    async def hint(
        self,
        table: FromPath[str],
        data: JSONBody[Hint],
        host: NamedDependency[Host],
        me: NamedDependency[Visitor],
    ) -> HintOut:
        """What a strong bot would do, where hints are allowed; all are told that I asked."""
        session = await host.session(table)
        return await give_hint(host, session, held_by(me, session), data, me.person.id)

    @post("/{table:str}/plan")
    async def plan(
        self,
        table: FromPath[str],
        data: JSONBody[Plan],
        host: NamedDependency[Host],
        me: NamedDependency[Visitor],
    ) -> PlanOut:
        """Where my moves would lead on a copy with everything hidden dealt anew; nobody is told."""
        session = await host.session(table)
        return await give_plan(host, session, held_by(me, session), data, me.person.id)
