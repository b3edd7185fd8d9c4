"""Routes of replays, records and forks."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.protocol.replays import NewFork, ReplayOut, ReplayPositionOut, ReplayStepsOut
from cuvee.protocol.tables import NewTableOut, TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.replays.records import Plain, Records
from cuvee.server.replays.service import Replays


class ReplaysApi(Controller):
    """Replays and records."""

    path = "/api"
    tags = ("replays",)

    @get("/tables/{table:str}/replay/position")
    async def position(
        self,
        table: FromPath[str],
        replays: NamedDependency[Replays],
        visitor: NamedDependency[Visitor | None],
        viewpoint: FromQuery[str | None] = None,
        at: FromQuery[int | None] = None,
    ) -> ReplayPositionOut:
        """The position after `at` decisions, the last if none is named.

        The viewpoint is a seat's number, `spectator`, or `all` once the game is over; while it goes
        on, only viewpoints that are allowed now.
        """
        return await replays.position(table, visitor, viewpoint, at)

    @get("/tables/{table:str}/replay/steps")
    async def steps(
        self,
        table: FromPath[str],
        replays: NamedDependency[Replays],
        visitor: NamedDependency[Visitor | None],
        viewpoint: FromQuery[str | None] = None,
    ) -> ReplayStepsOut:
        """All decisions of a game, without the positions."""
        return await replays.steps(table, visitor, viewpoint)

    @get("/tables/{table:str}/replay")
    async def whole(
        self,
        table: FromPath[str],
        replays: NamedDependency[Replays],
        visitor: NamedDependency[Visitor | None],
        viewpoint: FromQuery[str | None] = None,
    ) -> Response[ReplayOut]:
        """A whole game: its first position, and how each decision changed it.

        From the viewpoint `all`, every player's part of the view is as that player saw it. No
        actions are legal.
        """
        film: Any = await replays.whole(table, visitor, viewpoint)
        return Response(film, media_type="application/json")

    @get("/tables/{table:str}/record")
    async def record(
        self, table: FromPath[str], records: NamedDependency[Records]
    ) -> Response[str]:
        """The record of a game that is over, with its seed and what was published of it before."""
        text = await records.export(table)
        named = {"Content-Disposition": f'attachment; filename="cuvee-{table}.json"'}
        return Response(text, media_type="application/json", headers=named)

    @post("/tables/{table:str}/fork")
    async def fork(
        self,
        table: FromPath[str],
        data: JSONBody[NewFork],
        records: NamedDependency[Records],
        me: NamedDependency[Visitor],
    ) -> NewTableOut:
        """Fork a finished game: a table of one's own that goes on from a position."""
        return await records.fork(me.person, table, data)

    @post("/records")
    async def import_record(
        self, data: JSONBody[Plain], records: NamedDependency[Records], me: NamedDependency[Visitor]
    ) -> TableOut:
        """Import a record: a table for it, if it is of a whole game and can be replayed."""
        return await records.import_record(me.person, data)
