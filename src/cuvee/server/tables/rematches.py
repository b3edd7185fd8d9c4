"""Rematches: the same game, options and people at a new table."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from cuvee.protocol.notices import RematchNotice
from cuvee.protocol.tables import TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.cluster.pubsub import as_plain
from cuvee.server.db import table_rows
from cuvee.server.db.table_rows import OVER, REMATCH, Seat, TableRow
from cuvee.server.errors import Problem
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import owned_by
from cuvee.server.secrets import new_seed
from cuvee.server.tables.invitations import invited_again
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.new_tables import checked, new_row
from cuvee.server.tables.permissions import NOT_AT_TABLE, is_host, require_status


class Rematches:
    """Creates rematches."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def create(self, table: str, visitor: Visitor) -> TableOut:
        """The same game, options and people at a new table; there is one rematch to a game."""
        session = await self.lobby.host.session(table)
        if not owned_by(visitor, session) and not is_host(visitor, session):
            raise NOT_AT_TABLE()
        require_status(OVER, session)
        old = session.row
        if old.campaign is not None:
            raise Problem(
                409, "campaign_game", "Play on from the campaign that this game is part of."
            )
        rules, options = checked(old.game, old.seats, old.options)
        row = new_row(rules, options, old.seats, new_seed(), "server")
        row.title, row.public, row.host = old.title, old.public, old.host
        row.hints, row.rated = old.hints, old.rated
        row.clock, row.origin, row.parent = old.clock, REMATCH, old.id
        seat_rows = [msgspec.structs.replace(s, invite=None) for s in session.seat_rows]
        if row.rated:  # nobody is rated for a game they have not sat down to
            row.host = visitor.person.id
            seat_rows = [invited_again(seat, visitor.person) for seat in seat_rows]
        return await self._add(session, row, seat_rows, visitor)

    async def _add(
        self, session: TableSession, row: TableRow, seat_rows: list[Seat], visitor: Visitor
    ) -> TableOut:
        """Add the table, or find the rematch there is, and tell all who were at the old one."""

        def write(connection: Connection) -> str:
            self.lobby.quotas.require_room(connection, visitor.person)
            return table_rows.add_rematch(connection, row, seat_rows)

        again = await self.lobby.host.writer.write(write)
        new = await self.lobby.open(again)
        if again == row.id:
            notice = RematchNotice(again, session.row.id)
            await self.lobby.host.announce(session, notice)
            for person in {s.person for s in session.seat_rows if s.person is not None}:
                await self.lobby.host.pubsub.notify_person(person, as_plain(notice))
        return new.summary()
