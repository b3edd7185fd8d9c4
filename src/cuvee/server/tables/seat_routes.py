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
        """Change my name at this table, or show my hand to spectators."""
        return await seating.change_seat(table, seat, me, data)

    @post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
    async def leave(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Leave a seat; once the game has begun a bot takes over."""
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
        """Put a bot on an open seat, or let it take over for an absent player; for the host."""
        return await seating.put_bot(table, seat, me, data.bot)

    @post("/tables/{table:str}/seats/{seat:int}/back", status_code=200)
    async def back(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Return to a seat that a bot has taken over."""
        return await seating.back(table, seat, me)

    @post("/tables/{table:str}/decline", status_code=200)
    async def decline(
        self,
        table: FromPath[str],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Decline the seat that is kept for me."""
        return await seating.decline(table, me)

    @post("/tables/{table:str}/seats/{seat:int}/link")
    async def new_link(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> SeatLink:
        """A new link to my seat, or for the host to an open one; the old link ends."""
        return SeatLink(await seating.new_link(table, seat, me))
