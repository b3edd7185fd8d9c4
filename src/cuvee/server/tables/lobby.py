"""The lobby: creating tables, joining, starting, rematches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import Connection

from cuvee.engine import BadInput, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.protocol.people import Person
from cuvee.protocol.tables import JoinedOut, NewTable, NewTableOut, SeedOrigin, TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.table_rows import (
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Seat,
    TableRow,
)
from cuvee.server.errors import Problem, not_found
from cuvee.server.game.deadlines import seconds_of
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import owned_by
from cuvee.server.secrets import hashed, new_secret, new_seed
from cuvee.server.tables.invitations import kept_for, name_invited, notify_invited
from cuvee.server.tables.new_tables import checked, new_row, new_seats
from cuvee.server.tables.permissions import (
    SEAT_TAKEN,
    bot_seat,
    require_bot,
    require_host,
    require_status,
    update_seat,
)
from cuvee.server.tables.quotas import Quotas
from cuvee.server.tables.rated import check_may_sit, check_rated

Add = Callable[[Connection, TableRow, list[Seat]], str]  # creates a table, or finds it; its id


class Lobby:
    """Creates, fills and starts tables."""

    def __init__(self, host: Host, quotas: Quotas) -> None:
        self.host = host
        self.quotas = quotas

    async def create(
        self, person: Person, wanted: NewTable, add: Add = table_rows.add
    ) -> NewTableOut:
        """Create a table; it begins at once when no seat is open."""
        rules, options = checked(wanted.game, len(wanted.seats), wanted.options)
        seat_rows, secrets = new_seats(wanted.seats, person)
        chosen = wanted.seed
        seed = new_seed() if chosen is None else chosen % SEED_LIMIT
        seed_from: SeedOrigin = "server" if chosen is None else "player"
        row = new_row(rules, options, len(seat_rows), seed, seed_from)
        row.title, row.public, row.host = wanted.title, wanted.public, person.id
        row.hints, row.rated = wanted.hints, wanted.rated
        if wanted.rated:
            check_rated(person, wanted, rules, options)
        row.clock = None if wanted.seconds is None else {"seconds": wanted.seconds}

        def write(connection: Connection) -> str:
            self.quotas.require_room(connection, person)
            name_invited(connection, person, seat_rows)
            return add(connection, row, seat_rows)

        table = await self.host.writer.write(write)
        if table == row.id:
            await notify_invited(self.host, row, seat_rows, person)
        return NewTableOut((await self.open(table)).summary(), secrets)

    async def open(self, table: str) -> TableSession:
        """Load a table that was just created, and begin if no seat is open."""
        session = await self.host.session(table)
        async with session.lock:
            await self.begin_if_full(session)
        self.host.wake_bots(session)
        return session

    # Beginning.

    async def begin(self, table: str, visitor: Visitor, bot: str) -> TableOut:
        """Begin now, with a bot on every open seat; for the host."""
        require_bot(bot)
        session = await self.host.session(table)
        async with session.lock:
            require_host(visitor, session)
            require_status(WAITING, session)
            free = [seat.seat for seat in session.seat_rows if seat.kind == OPEN]

            def fill(connection: Connection) -> None:
                for number in free:
                    update_seat(connection, table, number, OPEN, **bot_seat(bot))

            await self.host.change(session, fill)
            await self.begin_if_full(session)
        self.host.wake_bots(session)
        return session.summary()

    async def begin_if_full(self, session: TableSession) -> None:
        """Begin when no seat is open; call with the table's lock held."""
        if session.row.status != WAITING or any(s.kind == OPEN for s in session.seat_rows):
            return
        table, now, seconds = session.row.id, time.time(), seconds_of(session)
        rules, waiting = _first_question(session)
        columns = {
            "status": PLAYING,
            "code": None,
            "updated": now,
            "rules": rules,
            "waiting": waiting,
            "deadline": None if seconds is None else now + seconds,
        }
        await self.host.change(
            session, lambda connection: table_rows.set_table(connection, table, **columns)
        )
        await self.host.began(session)

    # Joining.

    async def join(self, table: str, visitor: Visitor, number: int | None) -> JoinedOut:
        """Take a seat kept for the visitor or open to all, the first one if none is named."""
        session = await self.host.session(table)
        kept = [s.seat for s in session.seat_rows if kept_for(s, visitor.person)]
        free = kept + [s.seat for s in session.seat_rows if s.kind == OPEN and not s.invited]
        if not free or (number is not None and number not in free):
            raise SEAT_TAKEN()
        return await self._take_seat(session, visitor, free[0] if number is None else number)

    async def _take_seat(self, session: TableSession, visitor: Visitor, number: int) -> JoinedOut:
        """Take a seat; it has a link of its own from now on, which only its holder knows."""
        table, secret, person = session.row.id, new_secret(), visitor.person
        columns = {"kind": PERSON, "person": person.id, "secret": hashed(secret), "bot": None}
        columns["reserved"] = None

        def sit(connection: Connection) -> None:
            update_seat(connection, table, number, OPEN, **columns, name=person.name)
            table_rows.set_table(connection, table, updated=time.time())  # it expires later

        async with session.lock:
            check_may_sit(session.row, session.seat_rows, person)
            await self.host.change(session, sit)
            await self.begin_if_full(session)
        self.host.wake_bots(session)
        return JoinedOut(table, number, secret)

    async def opened(self, visitor: Visitor, secret: str) -> tuple[JoinedOut, str | None]:
        """Open a link: take its seat if that is open, else find the seat that is held.

        The hash of a held seat's own link comes with it, as its key. The link of an invitation
        leads nobody else to the seat once it is taken, not even the host.
        """
        table, number = await asyncio.to_thread(
            read, self.host.engine, lambda c: table_rows.find_by_link(c, hashed(secret))
        )
        session = await self.host.session(table)
        seat = session.seat_rows[number]
        if seat.kind == OPEN:
            return await self._take_seat(session, visitor, number), None
        if seat.secret == hashed(secret):
            return JoinedOut(table, number), seat.secret
        if number not in owned_by(visitor, session):
            raise not_found()
        return JoinedOut(table, number), None

    async def find(self, code: str) -> str:
        """The table of a join code; not_found for any wrong code."""
        spoken = code.strip().lower()
        if not spoken.isalnum():
            raise not_found()
        table = await asyncio.to_thread(
            read, self.host.engine, lambda c: table_rows.find_by_code(c, spoken)
        )
        if table is None:
            raise not_found()
        return table


def _first_question(session: TableSession) -> tuple[int, list[int]]:
    """The rules of a game that begins now, and who is asked first; a Problem if it cannot."""
    row = session.row
    if row.seq > 0:  # a copy begins in the middle of a game
        return row.rules, row.waiting
    try:
        return game(row.game).rules, session.initial_state().waiting
    except BadInput as problem:
        raise Problem(409, "cannot_begin", f"This game cannot begin: {problem}.") from None
