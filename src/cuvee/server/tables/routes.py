"""Routes of the lobby: lists, creating, joining, starting, rematches."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Controller, Request, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from cuvee.protocol.tables import (
    BotChoice,
    JoinCodeOut,
    JoinedOut,
    JoinTable,
    MyTableOut,
    MyTablePageOut,
    NewTable,
    NewTableOut,
    SeatLink,
    Status,
    TableChanges,
    TableOut,
    TablePageOut,
)
from cuvee.server.accounts.accounts import Accounts, Visitor
from cuvee.server.errors import Problem
from cuvee.server.game.host import Host
from cuvee.server.http.middleware import ADDRESS, too_many
from cuvee.server.http.rate_limits import WrongCodes
from cuvee.server.tables.listing import Listing, my_table
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.rematches import Rematches
from cuvee.server.tables.seating import Seating

AnyRequest = Request[Any, Any, Any]
Listed = Literal["open", "playing", "over"]


class LobbyApi(Controller):
    """Tables: lists, creating, joining, starting."""

    path = "/api"
    tags = ("tables",)

    @post("/tables")
    async def create(
        self, data: JSONBody[NewTable], lobby: NamedDependency[Lobby], me: NamedDependency[Visitor]
    ) -> NewTableOut:
        """Create a table."""
        return await lobby.create(me.person, data)

    @get("/tables")
    async def public(
        self,
        listing: NamedDependency[Listing],
        status: FromQuery[Listed] = "open",
        after: FromQuery[str | None] = None,
    ) -> TablePageOut:
        """Public tables, page by page: `after` is `next` of the previous page."""
        return await listing.public(status, after)

    @get("/tables/mine")
    async def mine(
        self,
        listing: NamedDependency[Listing],
        me: NamedDependency[Visitor],
        status: FromQuery[Status | None] = None,
        after: FromQuery[str | None] = None,
    ) -> MyTablePageOut:
        """The tables at which I have a seat or am the host, and whether it is my turn."""
        return await listing.mine(me, status, after)

    @get("/tables/{table:str}")
    async def one(
        self,
        table: FromPath[str],
        host: NamedDependency[Host],
        visitor: NamedDependency[Visitor | None],
    ) -> MyTableOut:
        """A table, and which of its seats I hold."""
        session = await host.session(table)
        return my_table(visitor, session)

    @patch("/tables/{table:str}")
    async def change(
        self,
        table: FromPath[str],
        data: JSONBody[TableChanges],
        seating: NamedDependency[Seating],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Name a table, or make it public or not; for the host."""
        return await seating.change_table(table, me, data)

    @post("/tables/{table:str}/begin", status_code=200)
    async def begin(
        self,
        table: FromPath[str],
        data: JSONBody[BotChoice],
        lobby: NamedDependency[Lobby],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Start the game, with a bot on every open seat; for the host."""
        return await lobby.begin(table, me, data.bot)

    @post("/tables/{table:str}/rematch")
    async def rematch(
        self,
        table: FromPath[str],
        rematches: NamedDependency[Rematches],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Create a rematch: the same game, options and people."""
        return await rematches.create(table, me)

    @post("/tables/{table:str}/join")
    async def join(
        self,
        table: FromPath[str],
        data: JSONBody[JoinTable],
        lobby: NamedDependency[Lobby],
        me: NamedDependency[Visitor],
    ) -> JoinedOut:
        """Take a seat."""
        return await lobby.join(table, me, data.seat)

    @post("/seat-links")
    async def open_link(
        self,
        data: JSONBody[SeatLink],
        lobby: NamedDependency[Lobby],
        accounts: NamedDependency[Accounts],
        me: NamedDependency[Visitor],
    ) -> JoinedOut:
        """Open a seat's link: take the seat, or play it on this device too if it is mine."""
        seated, held = await lobby.opened(me, data.secret)
        if held is not None:
            await accounts.give_key(me, held)
        return seated

    @get("/join-codes/{code:str}")
    async def find(
        self,
        code: FromPath[str],
        request: AnyRequest,
        lobby: NamedDependency[Lobby],
        wrong_codes: NamedDependency[WrongCodes],
    ) -> JoinCodeOut:
        """The table of a join code; it has not begun yet."""
        address: str = request.scope[ADDRESS]  # type: ignore[typeddict-item]
        seconds = wrong_codes.wait(address)
        if seconds > 0:
            raise too_many(seconds)
        try:
            return JoinCodeOut(await lobby.find(code))
        except Problem:
            wrong_codes.count(address)
            raise
