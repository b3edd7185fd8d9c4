"""Seats that are taken: leaving, bots that take over, returning, links, names."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection

from cuvee.protocol.tables import SeatChanges, TableChanges, TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db import table_rows
from cuvee.server.db.table_rows import BOT, OPEN, PERSON, PLAYING, WAITING
from cuvee.server.errors import Problem, Refusal, not_found
from cuvee.server.game.checks import check_not_counted
from cuvee.server.game.clock import STAND_IN
from cuvee.server.game.deadlines import seconds_of
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import is_watching, owned_by
from cuvee.server.secrets import hashed, new_secret
from cuvee.server.tables.invitations import kept_for
from cuvee.server.tables.permissions import (
    NOT_YOURS,
    bot_seat,
    is_host,
    require_bot,
    require_host,
    require_owner,
    require_status,
    seat_of,
    update_seat,
)

PRESENT = Refusal(409, "player_present", "The player of this seat is connected.")


class Seating:
    """Changes seats and tables."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def leave(self, table: str, number: int, visitor: Visitor) -> TableOut:
        """Leave a seat: it is open again before the game begins, later a bot takes over."""
        session = await self.host.session(table)
        async with session.lock:
            seat = seat_of(session, number)
            if session.row.status == WAITING:
                if not is_host(visitor, session):
                    require_owner(visitor, session, number)
                await self._write(session, number, seat.kind, **_free())
            else:
                require_owner(visitor, session, number)
                require_status(PLAYING, session)
                if not session.row.rated:  # there, whoever leaves is rated as the last
                    check_not_counted(session.row)
                await self._write(session, number, PERSON, kind=BOT, bot=STAND_IN)
        self.host.wake_bots(session)
        return session.summary()

    async def put_bot(self, table: str, number: int, visitor: Visitor, bot: str) -> TableOut:
        """Put a bot on an open seat, or let it take over for an absent player; for the host."""
        require_bot(bot)
        session = await self.host.session(table)
        require_host(visitor, session)
        absent: str | None = None  # who is not there, as the other processes say
        while not await self._seat_bot(session, number, bot, absent):
            absent = seat_of(session, number).person
            if absent is not None and await self.host.presence.is_present(table, absent):
                raise PRESENT()
        self.host.wake_bots(session)
        return session.summary()

    async def _seat_bot(
        self, session: TableSession, number: int, bot: str, absent: str | None
    ) -> bool:
        """Seat a bot; False where somebody else than `absent` sits, who may have just come."""
        async with session.lock:
            if session.row.status == WAITING:
                await self._write(session, number, OPEN, **bot_seat(bot))
                return True
            require_status(PLAYING, session)
            check_not_counted(session.row)
            person = seat_of(session, number).person
            if person is not None and is_watching(person, session):
                raise PRESENT()
            if person != absent:
                return False
            await self._write(session, number, PERSON, kind=BOT, bot=bot)
            return True

    async def back(self, table: str, number: int, visitor: Visitor) -> TableOut:
        """Give a seat back to the person for whom a bot has taken over."""
        session = await self.host.session(table)
        async with session.lock:
            if not is_host(visitor, session):
                require_owner(visitor, session, number)
            require_status(PLAYING, session)
            if seat_of(session, number).person is None:
                raise Problem(409, "bot_seat", "This seat belongs to a bot.")
            await self._write(session, number, BOT, again=True, kind=PERSON, bot=None)
        return session.summary()

    async def decline(self, table: str, visitor: Visitor) -> TableOut:
        """Decline the seat that is kept for a visitor."""
        session = await self.host.session(table)
        async with session.lock:
            kept = [seat.seat for seat in session.seat_rows if kept_for(seat, visitor.person)]
            if not kept:
                raise not_found()
            await self._write(session, kept[0], OPEN, reserved=None, name="")
        return session.summary()

    async def new_link(self, table: str, number: int, visitor: Visitor) -> str:
        """The secret of a new link to a seat: to one's own, or as the host to an open one.

        The old one leads nowhere from now on, and whoever had opened it holds the seat no more.
        """
        session = await self.host.session(table)
        async with session.lock:
            seat, secret = seat_of(session, number), new_secret()
            mine = number in owned_by(visitor, session)
            if not mine and not (seat.kind == OPEN and is_host(visitor, session)):
                raise NOT_YOURS()
            link: dict[str, Any] = {"secret" if mine else "invite": hashed(secret)}
            await self._write(session, number, seat.kind, **link)
        return secret

    async def change_seat(
        self, table: str, number: int, visitor: Visitor, wanted: SeatChanges
    ) -> TableOut:
        """Change a player's name at this table, and whether spectators see their hand."""
        session = await self.host.session(table)
        async with session.lock:
            require_owner(visitor, session, number)
            columns = _given(wanted)
            if "visible" in columns:
                columns["shown"] = columns.pop("visible")
            if columns:
                await self._write(session, number, seat_of(session, number).kind, **columns)
        return session.summary()

    async def change_table(self, table: str, visitor: Visitor, wanted: TableChanges) -> TableOut:
        """Name a table, or make it public or not; for the host."""
        session = await self.host.session(table)
        async with session.lock:
            require_host(visitor, session)
            columns = _given(wanted)
            if columns:
                await self.host.change(
                    session, lambda connection: table_rows.set_table(connection, table, **columns)
                )
        return session.summary()

    async def _write(
        self,
        session: TableSession,
        number: int,
        was: str,
        again: bool = False,
        **columns: Any,  # noqa: ANN401
    ) -> None:
        """Change a seat; whoever plays `again` and is waited for has the whole time of a clock."""
        table, seconds = session.row.id, seconds_of(session)

        def write(connection: Connection) -> None:
            update_seat(connection, table, number, was, **columns)
            if again and seconds is not None and number in session.row.waiting:
                table_rows.set_table(connection, table, deadline=time.time() + seconds)

        await self.host.change(session, write)


def _free() -> dict[str, Any]:
    """An open seat; the link by which somebody was invited opens it again."""
    columns: dict[str, Any] = {"kind": OPEN, "person": None, "name": "", "bot": None}
    return {**columns, "secret": None, "shown": False}


def _given(wanted: msgspec.Struct) -> dict[str, Any]:
    plain = msgspec.structs.asdict(wanted)
    return {name: value for name, value in plain.items() if value is not None}
