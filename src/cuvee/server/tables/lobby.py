"""The lobby: putting up tables, sitting down, getting up, beginning, playing again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from cuvee.engine import BadInput, Game, Options, State, commitment, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.protocol.notices import RematchNotice
from cuvee.protocol.people import Person
from cuvee.protocol.tables import JoinedOut, NewSeat, NewTable, NewTableOut, TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.cluster.pubsub import as_plain
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.schema import seats, tables
from cuvee.server.db.table_rows import (
    BOT,
    NEW,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    REMATCH,
    WAITING,
    Seat,
    TableRow,
)
from cuvee.server.errors import Problem, not_found
from cuvee.server.game.clock import STAND_IN
from cuvee.server.game.deadlines import seconds_of
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import owned_by
from cuvee.server.replays.verify import reject_folder_options
from cuvee.server.secrets import hashed, new_id, new_secret, new_seed
from cuvee.server.tables.permissions import (
    NOT_AT_TABLE,
    SEAT_TAKEN,
    bot_seat,
    is_host,
    require_bot,
    require_host,
    require_status,
    update_seat,
)

ME, INVITED = "me", "invited"
Add = Callable[[Connection, TableRow, list[Seat]], str]  # puts a table up, or finds it; its id


def checked(name: str, seats: int, options: dict[str, Any]) -> tuple[Game[State], Options]:
    """A game and all its options, or a Problem; options that name a folder are never looked at."""
    try:
        rules = game(name)
        reject_folder_options(rules, options)
        return rules, rules.complete_options(seats, dict(options))
    except BadInput as problem:
        raise Problem(422, "bad_table", str(problem)) from None


class Lobby:
    """Where tables are put up and people sit down."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def create(
        self, person: Person, wanted: NewTable, add: Add = table_rows.add
    ) -> NewTableOut:
        """A new table; it begins at once when no seat is left open."""
        rules, options = checked(wanted.game, len(wanted.seats), wanted.options)
        seat_rows, secrets = new_seats(wanted.seats, person)
        seed = new_seed() if wanted.seed is None else wanted.seed % SEED_LIMIT
        row = new_row(rules, options, len(seat_rows), seed)
        row.title, row.public, row.host = wanted.title, wanted.public, person.id
        row.clock = None if wanted.seconds is None else {"seconds": wanted.seconds}
        table = await self.host.writer.write(lambda connection: add(connection, row, seat_rows))
        return NewTableOut((await self.open(table)).summary(), secrets)

    async def open(self, table: str) -> TableSession:
        """A table that has just been put up, begun if nobody is missing."""
        session = await self.host.session(table)
        async with session.lock:
            await self.begin_if_full(session)
        self.host.wake_bots(session)
        return session

    # Beginning.

    async def begin(self, table: str, visitor: Visitor, bot: str) -> TableOut:
        """Begin now, with a bot on every seat that is still open; for whoever put the table up."""
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
        """Begin when nobody is missing; call with the table's lock held."""
        if session.row.status != WAITING or any(s.kind == OPEN for s in session.seat_rows):
            return
        table, now, seconds = session.row.id, time.time(), seconds_of(session)
        rules, asked = _first_question(session)
        columns = {
            "status": PLAYING,
            "code": None,
            "touched": now,
            "rules": rules,
            "asked": asked,
            "deadline": None if seconds is None else now + seconds,
        }
        await self.host.change(
            session, lambda connection: table_rows.set_table(connection, table, **columns)
        )
        await self.host.began(session)

    # Sitting down.

    async def join(self, table: str, visitor: Visitor, number: int | None) -> JoinedOut:
        """Sit down on a seat that is open to all, the first one if none is named."""
        session = await self.host.session(table)
        free = [s.seat for s in session.seat_rows if s.kind == OPEN and not s.invited]
        if not free or (number is not None and number not in free):
            raise SEAT_TAKEN
        return await self._sit(session, visitor, free[0] if number is None else number)

    async def _sit(self, session: TableSession, visitor: Visitor, number: int) -> JoinedOut:
        """Sit down; the seat has a link of its own from now on, which only its holder knows."""
        table, secret, person = session.row.id, new_secret(), visitor.person
        columns = {"kind": PERSON, "person": person.id, "secret": hashed(secret), "bot": None}

        def sit(connection: Connection) -> None:
            update_seat(connection, table, number, OPEN, **columns, name=person.name)

        async with session.lock:
            await self.host.change(session, sit)
            await self.begin_if_full(session)
        self.host.wake_bots(session)
        return JoinedOut(table, number, secret)

    async def opened(self, visitor: Visitor, secret: str) -> tuple[JoinedOut, str | None]:
        """Where a link leads: to a seat one sits down on, or to one that is held.

        For a held one there comes what its key is bound to. The link by which somebody was invited
        leads nobody else to a seat once that person sits there, not even whoever put up the table.
        """
        table, number = await self._behind(hashed(secret))
        session = await self.host.session(table)
        seat = session.seat_rows[number]
        if seat.kind == OPEN:
            return await self._sit(session, visitor, number), None
        if seat.secret == hashed(secret):
            return JoinedOut(table, number), seat.secret
        if number not in owned_by(visitor, session):
            raise not_found()
        return JoinedOut(table, number), None

    async def _behind(self, link: str) -> tuple[str, int]:
        """The table and seat that a link stands for, or the answer to any wrong link."""
        fits = (seats.c.secret == link) | (seats.c.invite == link)
        wanted = select(seats.c.table, seats.c.seat).join(tables).where(fits)
        wanted = wanted.order_by(tables.c.created.desc())  # a rematch takes the links on with it
        row = await asyncio.to_thread(
            read, self.host.engine, lambda connection: connection.execute(wanted).first()
        )
        if row is None:
            raise not_found()
        return row.table, row.seat

    async def find(self, code: str) -> str:
        """The table that goes by a code, or the answer to any wrong code."""
        spoken = code.strip().lower()
        if not spoken.isalnum():
            raise not_found()
        table = await asyncio.to_thread(
            read, self.host.engine, lambda c: table_rows.find_by_code(c, spoken)
        )
        if table is None:
            raise not_found()
        return table

    # Playing again.

    async def rematch(self, table: str, visitor: Visitor) -> TableOut:
        """The same game, options and people at a new table; there is one rematch to a game."""
        session = await self.host.session(table)
        if not owned_by(visitor, session) and not is_host(visitor, session):
            raise NOT_AT_TABLE
        require_status(OVER, session)
        old = session.row
        rules, options = checked(old.game, old.seats, old.options)
        row = new_row(rules, options, old.seats, new_seed())
        row.title, row.public, row.host = old.title, old.public, old.host
        row.clock, row.origin, row.parent = old.clock, REMATCH, old.id
        seat_rows = [msgspec.structs.replace(s, invite=None) for s in session.seat_rows]
        again = await self.host.writer.write(lambda c: table_rows.add_rematch(c, row, seat_rows))
        new = await self.open(again)
        if again == row.id:
            notice = RematchNotice(again, old.id)
            await self.host.announce(session, notice)
            for person in {s.person for s in seat_rows if s.person is not None}:
                await self.host.pubsub.notify_person(person, as_plain(notice))
        return new.summary()


def _first_question(session: TableSession) -> tuple[int, list[int]]:
    """The rules by which a game begins now, and who is asked first; a Problem if it cannot."""
    row = session.row
    if row.seq > 0:  # a copy begins in the middle of a game
        return row.rules, row.asked
    try:
        return game(row.game).rules, session.initial_state().waiting
    except BadInput as problem:
        raise Problem(409, "cannot_begin", f"This game cannot begin: {problem}.") from None


def new_row(rules: Game[State], options: Options, seats: int, seed: int) -> TableRow:
    """A new table, nobody's yet and not begun."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=rules.name,
        rules=rules.rules,
        seats=seats,
        options=options,
        title="",
        host=None,
        public=False,
        status=WAITING,
        seed=str(seed),
        commitment=commitment(seed),
        clock=None,
        seq=0,
        asked=[],
        result=None,
        digest=None,
        base=None,
        base_seq=0,
        origin=NEW,
        parent=None,
        campaign=None,
        created=now,
        touched=now,
    )


def new_seats(wanted: list[NewSeat], me: Person) -> tuple[list[Seat], dict[int, str]]:
    """The seats that are asked for, and the secrets of those that have one."""
    secrets: dict[int, str] = {}
    return [_seat(n, seat, me, secrets) for n, seat in enumerate(wanted)], secrets


def _seat(number: int, wanted: NewSeat, me: Person, secrets: dict[int, str]) -> Seat:
    if wanted.kind == BOT:
        bot = wanted.bot or STAND_IN
        require_bot(bot)
        return Seat(number, BOT, None, wanted.name or bot, bot, None, False)
    secrets[number] = new_secret()
    link = hashed(secrets[number])
    if wanted.kind == ME:
        return Seat(number, PERSON, me.id, wanted.name or me.name, None, link, False)
    invited = wanted.kind == INVITED
    return Seat(number, OPEN, None, wanted.name or "", None, None, False, link, invited)
