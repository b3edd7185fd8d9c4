"""Routes of seats: leaving, bots that stand in, links, names."""

from __future__ import annotations

from litestar import Controller, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cuvee.protocol.tables import (
    BotChoice,
    SeatChanges,
    SeatLink,
    TableOut,
)
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.tables.seating import Seating


class SeatsApi(Controller):
    """The seats of a table."""

    path = "/api"
    tags = ("tables",)

    @patch("/tables/{table:str}/seats/{seat:int}")
    async def change_seat(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatChanges],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Change one's name at this table, or let spectators look over one's shoulder."""
        return await seating.change_seat(table, seat, me, data)

    @post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
    async def leave(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Get up; once the game has begun a bot stands in."""
        return await seating.leave(table, seat, me)

    @post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
    async def put_bot(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[BotChoice],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Put a bot on an open seat, or have it stand in for somebody absent; for the host."""
        return await seating.put_bot(table, seat, me, data.bot)

    @post("/tables/{table:str}/seats/{seat:int}/back", status_code=200)
    async def back(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Come back to a seat for which a bot has stood in."""
        return await seating.back(table, seat, me)

    @post("/tables/{table:str}/seats/{seat:int}/link")
    async def new_link(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> SeatLink:
        """A new link to one's seat, or for the host to an open one; the old one ends."""
        return SeatLink(await seating.new_link(table, seat, me))
