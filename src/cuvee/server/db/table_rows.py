"""Queries of tables, seats, log entries and snapshots."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from cuvee.server.db.log_entries import LogEntry
from cuvee.server.db.schema import entries, seats, snapshots, tables
from cuvee.server.errors import not_found
from cuvee.server.secrets import new_code

OPEN, PERSON, BOT = "open", "person", "bot"
NEW, REMATCH, LESSON, DAILY = "new", "rematch", "lesson", "daily"
CODE_LENGTHS: Final = (5, 7)  # letters
MAX_CODE_ATTEMPTS: Final = 8  # to draw a free code of a length
WAITING, PLAYING, OVER, STUCK = "open", "playing", "over", "stuck"
DAY: Final = 24 * 3600.0
# Seconds without anybody acting, by status, after which a table is deleted.
EXPIRY_SECONDS: Final = {WAITING: 14 * DAY, PLAYING: 365 * DAY, STUCK: 365 * DAY}


class Seat(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    secret: str | None
    shown: bool
    invite: str | None = None
    invited: bool = False
    reserved: str | None = None


class TableRow(msgspec.Struct):
    """A table as it is stored."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    title: str
    host: str | None
    public: bool
    status: str
    seed: str
    commitment: str
    salt: str | None
    seed_from: str
    clock: dict[str, Any] | None
    seq: int
    waiting: list[int]
    result: dict[str, Any] | None
    digest: str | None
    base: dict[str, Any] | None
    base_seq: int
    origin: str
    parent: str | None
    campaign: str | None
    created: float
    updated: float
    deadline: float | None = None
    code: str | None = None
    hints: bool | None = None
    rated: bool = False
    settled: bool = False


def is_counted(row: TableRow) -> bool:
    """Whether the result is compared with others': everybody decides alone and for good."""
    return row.rated or row.origin == DAILY


def hints_allowed(row: TableRow, seat_rows: list[Seat]) -> bool:
    """Whether players may ask for hints: as the host chose, else if one person has all seats."""
    if is_counted(row):
        return False
    if row.hints is not None:
        return row.hints
    people = {seat.person for seat in seat_rows if seat.person is not None}
    return len(people) <= 1 and all(seat.kind != OPEN for seat in seat_rows)


def add(connection: Connection, row: TableRow, seat_rows: list[Seat]) -> str:
    """Insert a table, with a join code if a seat is open; return its id."""
    if any(seat.kind == OPEN for seat in seat_rows):
        row.code = _free_code(connection)
    connection.execute(insert(tables), [msgspec.structs.asdict(row)])
    rows = [{"table": row.id, **msgspec.structs.asdict(seat)} for seat in seat_rows]
    connection.execute(insert(seats), rows)
    return row.id


def _free_code(connection: Connection) -> str | None:
    """A join code that no other table has now; longer where many are taken, none if all are."""
    for length in CODE_LENGTHS:
        for _ in range(MAX_CODE_ATTEMPTS):
            code = new_code(length)
            if find_by_code(connection, code) is None:
                return code
    return None


def expires_at(status: str, updated: float) -> float | None:
    """When a table is deleted unless somebody acts there; None for a game that is over."""
    seconds = EXPIRY_SECONDS.get(status)
    return None if seconds is None else updated + seconds


def day_end(at: float) -> float:
    """When the day of a time is over, in UTC."""
    return (at // DAY + 1) * DAY


def is_revealed(row: TableRow, now: float) -> bool:
    """Whether the seed of a game may be known: it is over, and others do not play the same deal."""
    if row.origin == DAILY and now < day_end(row.created):
        return False
    return row.status == OVER


def find_expired(connection: Connection, now: float, most: int) -> list[str]:
    """The tables that have expired, up to a number."""
    old = [
        (tables.c.status == status) & (tables.c.updated < now - seconds)
        for status, seconds in EXPIRY_SECONDS.items()
    ]
    found = select(tables.c.id).where(or_(*old)).order_by(tables.c.updated).limit(most)
    return [str(table) for table in connection.execute(found).scalars()]


def find_by_code(connection: Connection, code: str) -> str | None:
    """The table of a join code, until it has begun."""
    found = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
    return None if found is None else str(found)


def find_by_link(connection: Connection, link: str) -> tuple[str, int]:
    """The table and seat of a link's hash; the newest, since a rematch takes the links with it."""
    fits = (seats.c.secret == link) | (seats.c.invite == link)
    wanted = select(seats.c.table, seats.c.seat).join(tables).where(fits)
    row = connection.execute(wanted.order_by(tables.c.created.desc())).first()
    if row is None:
        raise not_found()
    return row.table, row.seat


def find(connection: Connection, table: str) -> tuple[TableRow, list[Seat]]:
    """A table and its seats, or a Problem."""
    if not table.isalnum():  # nor would PostgreSQL take every character
        raise not_found()
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        raise not_found()
    return TableRow(**row), find_seats(connection, table)


def find_seats(connection: Connection, table: str) -> list[Seat]:
    """The seats of a table."""
    wanted = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    found = connection.execute(wanted).mappings().all()
    return [Seat(**{name: row[name] for name in Seat.__struct_fields__}) for row in found]


def find_seats_of_all(connection: Connection, several: list[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    wanted = select(seats).where(seats.c.table.in_(several)).order_by(seats.c.seat)
    seat_rows: dict[str, list[Seat]] = {table: [] for table in several}
    for row in connection.execute(wanted).mappings():
        seat_rows[row["table"]].append(Seat(**{name: row[name] for name in Seat.__struct_fields__}))
    return seat_rows


def add_rematch(connection: Connection, row: TableRow, seat_rows: list[Seat]) -> str:
    """Insert the rematch of a table, unless there is one already; return its id."""
    held = select(tables.c.id).where(tables.c.id == row.parent).with_for_update()
    connection.execute(held)
    there = (tables.c.parent == row.parent) & (tables.c.origin == REMATCH)
    known = connection.execute(select(tables.c.id).where(there)).scalar()
    if known is not None:
        return str(known)
    return add(connection, row, seat_rows)


def waiting_for_bots(connection: Connection) -> list[str]:
    """The tables at which a bot is asked."""
    wanted = select(tables.c.id, tables.c.waiting, seats.c.seat).join(seats)
    playing = wanted.where(tables.c.status == PLAYING, seats.c.kind == BOT)
    found = connection.execute(playing).all()
    return sorted({str(row.id) for row in found if row.seat in row.waiting})


def entries_after(connection: Connection, table: str, seq: int) -> list[LogEntry]:
    """The log entries of a table after a number."""
    wanted = select(entries).where(entries.c.table == table, entries.c.seq > seq)
    found = connection.execute(wanted.order_by(entries.c.seq)).mappings().all()
    return [LogEntry(**{name: row[name] for name in LogEntry.__struct_fields__}) for row in found]


def last_seqs(connection: Connection, wanted: list[str]) -> dict[str, int]:
    """The numbers of the last entries of some tables."""
    found = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(wanted))
    return {row.id: row.seq for row in connection.execute(found)}


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table and all that belongs to it."""
    connection.execute(delete(tables).where(tables.c.id == table))


def set_table(connection: Connection, table: str, **columns: object) -> None:
    """Change columns of a table."""
    connection.execute(update(tables).where(tables.c.id == table).values(**columns))


class Snapshot(msgspec.Struct):
    """A stored position of a game, and how it came about."""

    rules: int
    seq: int
    state: dict[str, Any]
    views: dict[str, Any]
    history: list[Any] | None


def store_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Replace the snapshot of a table, unless another process has stored a later one."""
    kept = select(snapshots.c.seq).where(snapshots.c.table == table)
    if (connection.execute(kept).scalar() or 0) > snapshot.seq:
        return
    connection.execute(snapshots.delete().where(snapshots.c.table == table))
    row = {"table": table, **msgspec.structs.asdict(snapshot)}
    connection.execute(insert(snapshots), [row])


def find_snapshot(connection: Connection, table: str) -> Snapshot | None:
    """The snapshot of a table, if there is one."""
    wanted = select(snapshots).where(snapshots.c.table == table)
    row = connection.execute(wanted).mappings().first()
    if row is None:
        return None
    return Snapshot(**{name: row[name] for name in Snapshot.__struct_fields__})
