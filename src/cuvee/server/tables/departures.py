"""Deleting an account: what becomes of the person's tables, seats and messages.

Tables that have not begun go with their host. At the others a bot plays on, or the seat keeps its
place in a finished game, without the name. Results, ratings and friends go with the person's row.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import Connection, delete, select, update

from cuvee.server.accounts.accounts import Accounts, Visitor
from cuvee.server.accounts.sessions import EndedSessions
from cuvee.server.cluster.pubsub import CHANGED
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.schema import campaigns, chat, people, seats, tables
from cuvee.server.db.table_rows import BOT, OPEN, PERSON, PLAYING, WAITING
from cuvee.server.errors import Problem
from cuvee.server.game.clock import STAND_IN
from cuvee.server.game.host import Host
from cuvee.server.tables.invitations import release_seats

NOBODY: Final = "-"  # the name of a player whose account was deleted
log = structlog.get_logger()


class Departures:
    """Deletes accounts."""

    def __init__(self, host: Host, accounts: Accounts) -> None:
        self.host = host
        self.accounts = accounts

    async def leave(self, visitor: Visitor, password: str | None) -> None:
        """Delete the account of a visitor, who says their password if they have one."""
        await self.accounts.require_password(visitor.person, password)
        await self.delete(visitor.person.id)

    async def delete(self, person: str) -> None:
        """Delete an account, and whatever is only theirs."""
        found = await asyncio.to_thread(read, self.host.engine, lambda c: tables_of(c, person))
        ended = EndedSessions(person)

        def write(connection: Connection) -> None:
            self.accounts.sessions.end_in(connection, ended)
            delete_person(connection, person)
            for table in found:
                self.host.pubsub.publish_in(connection, CHANGED, table, {})

        await self.host.writer.write(write)
        self.accounts.sessions.ended(ended)
        log.info("account_deleted", tables=len(found))
        for table in found:
            await self._show(table)

    async def _show(self, table: str) -> None:
        """Show others at a table that somebody has left, or that the table is gone."""
        session = self.host.sessions.loaded.get(table)
        if session is None:
            return
        async with session.lock:
            try:
                await self.host.follower.show_change(session)
            except Problem:
                self.host.sessions.forget(session)
                return
        with suppress(Problem):
            self.host.wake_bots(session)


def tables_of(connection: Connection, person: str) -> list[str]:
    """The tables at which a person has a seat, or one kept for them, or is the host."""
    theirs = (seats.c.person == person) | (seats.c.reserved == person)
    seated = select(seats.c.table).where(theirs)
    hosted = select(tables.c.id).where(tables.c.host == person)
    return list(connection.execute(seated.union(hosted)).scalars())


def delete_person(connection: Connection, person: str) -> None:
    """Delete a person's row, and whatever names them elsewhere."""
    hosted = (tables.c.host == person) & (tables.c.status == WAITING)
    for table in connection.execute(select(tables.c.id).where(hosted)).scalars().all():
        table_rows.delete_table(connection, table)
    _leave_seats(connection, person, WAITING, {"kind": OPEN, "name": "", "bot": None})
    _leave_seats(connection, person, PLAYING, {"kind": BOT, "name": NOBODY, "bot": STAND_IN})
    _leave_seats(connection, person, None, {"kind": PERSON, "name": NOBODY})
    connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    theirs = select(campaigns.c.id).where(campaigns.c.person == person)
    connection.execute(update(tables).where(tables.c.campaign.in_(theirs)).values(campaign=None))
    release_seats(connection, person)
    connection.execute(delete(chat).where(chat.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))


def _leave_seats(
    connection: Connection, person: str, status: str | None, columns: dict[str, str | None]
) -> None:
    """Take a person off their seats at tables of a status, or at all that are left."""
    theirs = seats.c.person == person
    if status is not None:
        there = select(tables.c.id).where(tables.c.status == status)
        theirs = theirs & seats.c.table.in_(there)
    gone = {**columns, "person": None, "secret": None, "shown": False}
    connection.execute(update(seats).where(theirs).values(**gone))
