"""Lists of tables, page by page; no game is loaded for them."""

from __future__ import annotations

import asyncio
import math
from typing import Final

from sqlalchemy import Connection, Engine, Select, or_, select, tuple_

from cuvee.protocol.tables import MyTableOut, MyTablePageOut, TablePageOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.schema import seats, tables
from cuvee.server.db.table_rows import LESSON, PERSON, PLAYING, Seat, TableRow
from cuvee.server.errors import Refusal
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import held_by

PAGE_SIZE: Final = 50
INVALID_CURSOR: Final = Refusal(
    400, "invalid_cursor", "Invalid cursor. Use `next` of the previous page."
)
Found = list[tuple[TableRow, list[Seat]]]


class Listing:
    """Lists public tables and those of a person."""

    page = PAGE_SIZE

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def public(self, status: str, after: str | None) -> TablePageOut:
        """Public tables of a status."""
        wanted = select(tables).where(tables.c.public, tables.c.status == status)
        found, following = await self._page(wanted, after)
        return TablePageOut([TableSession(*one).summary() for one in found], following)

    async def mine(self, visitor: Visitor, status: str | None, after: str | None) -> MyTablePageOut:
        """The tables at which a visitor has a seat, or is the host; no lessons."""
        person, opened = visitor.person.id, seats.c.secret.in_(sorted(visitor.keys))
        held = select(seats.c.table).where((seats.c.person == person) | opened)
        here = or_(tables.c.id.in_(held), tables.c.host == person)
        wanted = select(tables).where(here, tables.c.origin != LESSON)
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        found, following = await self._page(wanted, after)
        return MyTablePageOut([my_table(visitor, TableSession(*one)) for one in found], following)

    async def turns(self, visitor: Visitor) -> list[MyTableOut]:
        """The tables at which it is the visitor's turn, a few pages at most."""
        held = select(seats.c.table).where(
            seats.c.person == visitor.person.id, seats.c.kind == PERSON
        )
        playing = (tables.c.status == PLAYING) & (tables.c.origin != LESSON)
        wanted = select(tables).where(tables.c.id.in_(held), playing)
        found, _ = await self._page(wanted, None, 4)
        return [
            mine
            for mine in (my_table(visitor, TableSession(*one)) for one in found)
            if mine.my_turn
        ]

    async def _page(
        self, wanted: Select[tuple[object, ...]], after: str | None, pages: int = 1
    ) -> tuple[Found, str | None]:
        most = pages * self.page
        if after is not None:
            wanted = wanted.where(tuple_(tables.c.updated, tables.c.id) < _place(after))
        newest = wanted.order_by(tables.c.updated.desc(), tables.c.id.desc()).limit(most + 1)
        found = await asyncio.to_thread(read, self.engine, lambda c: _fetch(c, newest))
        if len(found) <= most:
            return found, None
        last = found[most - 1][0]
        return found[:most], f"{last.updated!r}_{last.id}"


def my_table(visitor: Visitor | None, session: TableSession) -> MyTableOut:
    """A table as a visitor knows it."""
    held = held_by(visitor, session)
    turn = session.row.status == PLAYING and not held.isdisjoint(session.row.waiting)
    return MyTableOut(session.summary(), sorted(held), turn)


def _fetch(connection: Connection, wanted: Select[tuple[object, ...]]) -> Found:
    found = [TableRow(**row) for row in connection.execute(wanted).mappings().all()]
    seat_rows = table_rows.find_seats_of_all(connection, [row.id for row in found])
    return [(row, seat_rows[row.id]) for row in found]


def _place(after: str) -> tuple[float, str]:
    updated, _, table = after.partition("_")
    try:
        at = float(updated)
    except ValueError:
        raise INVALID_CURSOR() from None
    if not math.isfinite(at) or not table.isalnum():
        raise INVALID_CURSOR()
    return at, table
