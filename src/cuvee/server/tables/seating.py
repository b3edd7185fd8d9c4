"""Seats after somebody sat down: getting up, bots that stand in, coming back, links, names."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from cuvee.server.accounts.accounts import Visitor
from cuvee.server.accounts.secrets import hashed, new_secret
from cuvee.server.accounts.text import Spoken
from cuvee.server.db import table_rows
from cuvee.server.db.table_rows import BOT, OPEN, PERSON, PLAYING, WAITING
from cuvee.server.errors import Problem
from cuvee.server.game.clock import STAND_IN, seconds_of
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import is_watching, owned_by
from cuvee.server.protocol_answers import TableOut
from cuvee.server.tables.permissions import (
    NOT_YOURS,
    bots_own,
    insist_on,
    insist_on_bot,
    insist_on_host,
    insist_on_owner,
    is_host,
    seat_of,
    take_seat,
)

PRESENT = Problem(409, "present", "Whoever has this seat is here.")


class SeatChanges(Spoken, forbid_unknown_fields=True):
    """What somebody changes about their seat."""

    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    shown: bool | None = None  # whether spectators may look over the shoulder


class TableChanges(Spoken, forbid_unknown_fields=True):
    """What the host changes about a table."""

    title: Annotated[str, Meta(max_length=80)] | None = None
    public: bool | None = None


class Seating:
    """Who sits where, and how that changes."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def leave(self, table: str, number: int, visitor: Visitor) -> TableOut:
        """Get up: before the beginning the seat is open again, afterwards a bot stands in."""
        live = await self.host.live(table)
        async with live.lock:
            seat = seat_of(live, number)
            if live.book.status == WAITING:
                if not is_host(visitor, live):
                    insist_on_owner(visitor, live, number)
                await self._write(live, number, seat.kind, **_free())
            else:
                insist_on_owner(visitor, live, number)
                insist_on(PLAYING, live)
                await self._write(live, number, PERSON, kind=BOT, bot=STAND_IN)
        self.host.wake_bots(live)
        return live.summary()

    async def put_bot(self, table: str, number: int, visitor: Visitor, bot: str) -> TableOut:
        """Put a bot on an open seat, or have it stand in for somebody absent; for the host."""
        insist_on_bot(bot)
        live = await self.host.live(table)
        async with live.lock:
            insist_on_host(visitor, live)
            seat = seat_of(live, number)
            if live.book.status == WAITING:
                await self._write(live, number, OPEN, **bots_own(bot))
            else:
                insist_on(PLAYING, live)
                if seat.person is not None and is_watching(seat.person, live):
                    raise PRESENT
                await self._write(live, number, PERSON, kind=BOT, bot=bot)
        self.host.wake_bots(live)
        return live.summary()

    async def back(self, table: str, number: int, visitor: Visitor) -> TableOut:
        """Give a seat back to the person for whom a bot has stood in."""
        live = await self.host.live(table)
        async with live.lock:
            if not is_host(visitor, live):
                insist_on_owner(visitor, live, number)
            insist_on(PLAYING, live)
            if seat_of(live, number).person is None:
                raise Problem(409, "bots_own", "This seat is the bot's own.")
            await self._write(live, number, BOT, again=True, kind=PERSON, bot=None)
        return live.summary()

    async def new_link(self, table: str, number: int, visitor: Visitor) -> str:
        """The secret of a new link to a seat: to one's own, or as the host to an open one.

        The old one leads nowhere from now on, and whoever had opened it holds the seat no more.
        """
        live = await self.host.live(table)
        async with live.lock:
            seat, secret = seat_of(live, number), new_secret()
            mine = number in owned_by(visitor, live)
            if not mine and not (seat.kind == OPEN and is_host(visitor, live)):
                raise NOT_YOURS
            link: dict[str, Any] = {"secret" if mine else "invite": hashed(secret)}
            await self._write(live, number, seat.kind, **link)
        return secret

    async def change_seat(
        self, table: str, number: int, visitor: Visitor, wanted: SeatChanges
    ) -> TableOut:
        """Change how one is called at this table, and whether spectators may look on."""
        live = await self.host.live(table)
        async with live.lock:
            insist_on_owner(visitor, live, number)
            columns = _given(wanted)
            if columns:
                await self._write(live, number, seat_of(live, number).kind, **columns)
        return live.summary()

    async def change_table(self, table: str, visitor: Visitor, wanted: TableChanges) -> TableOut:
        """Name a table, or make it public or not; for the host."""
        live = await self.host.live(table)
        async with live.lock:
            insist_on_host(visitor, live)
            columns = _given(wanted)
            if columns:
                await self.host.change(
                    live, lambda connection: table_rows.set_table(connection, table, **columns)
                )
        return live.summary()

    async def _write(
        self,
        live: TableSession,
        number: int,
        was: str,
        again: bool = False,
        **columns: Any,  # noqa: ANN401
    ) -> None:
        """Change a seat; whoever plays `again` and is waited for has the whole time of a clock."""
        table, seconds = live.book.id, seconds_of(live)

        def write(connection: Connection) -> None:
            take_seat(connection, table, number, was, **columns)
            if again and seconds is not None and number in live.book.asked:
                table_rows.set_table(connection, table, deadline=time.time() + seconds)

        await self.host.change(live, write)


def _free() -> dict[str, Any]:
    """An open seat; the link by which somebody was invited opens it again."""
    columns: dict[str, Any] = {"kind": OPEN, "person": None, "name": "", "bot": None}
    return {**columns, "secret": None, "shown": False}


def _given(wanted: msgspec.Struct) -> dict[str, Any]:
    plain = msgspec.structs.asdict(wanted)
    return {name: value for name, value in plain.items() if value is not None}
