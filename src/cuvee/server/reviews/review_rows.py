"""Queries of reviews.

A process that works a review out says so again and again. Where it has not for a while, another
process may take the review over.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cuvee.review.review import VERSION
from cuvee.server.db.database import Row
from cuvee.server.db.schema import reviews

WORKING, DONE, FAILED = "working", "done", "failed"
LEASE_SECONDS: Final = 40.0  # without a sign of life, after which a review is taken over
MAX_TAKEN_OVER: Final = 20  # at a time


def find_review(connection: Connection, table: str) -> Row | None:
    """The review of a table as it stands; None where there is none, or it is of an old version."""
    wanted = select(reviews).where(reviews.c.table == table, reviews.c.version == VERSION)
    return connection.execute(wanted).first()


def claim(connection: Connection, table: str, total: int, now: float) -> bool:
    """Begin the review of a table, unless it is done or some process works at it."""
    found = find_review(connection, table)
    if found is not None and not _is_free(found, now):
        return False
    outdated = reviews.c.version != VERSION if found is None else reviews.c.alive == found.alive
    row = {"table": table, "status": WORKING, "version": VERSION, "done": 0, "total": total}
    try:
        with connection.begin_nested():
            connection.execute(delete(reviews).where(reviews.c.table == table, outdated))
            connection.execute(insert(reviews), [{**row, "alive": now, "review": None}])
    except IntegrityError:  # another process was faster, or the table has been deleted
        return False
    return True


def _is_free(found: Row, now: float) -> bool:
    if found.status == WORKING:
        return bool(found.alive < now - LEASE_SECONDS)
    return bool(found.status == FAILED)


def set_review(connection: Connection, table: str, **columns: Any) -> bool:  # noqa: ANN401 - as stored
    """Change columns of a review; False if it is gone with its table."""
    change = update(reviews).where(reviews.c.table == table).values(**columns)
    return connection.execute(change).rowcount == 1


def keep_alive(connection: Connection, tables: list[str], now: float) -> None:
    """Say that these reviews are being worked at, or with 0, that they are not any more."""
    under_way = reviews.c.table.in_(tables) & (reviews.c.status == WORKING)
    connection.execute(update(reviews).where(under_way).values(alive=now))


def abandoned(connection: Connection, now: float) -> list[str]:
    """The tables whose review has been begun and nobody works at any more."""
    wanted = select(reviews.c.table).where(
        reviews.c.status == WORKING, reviews.c.alive < now - LEASE_SECONDS
    )
    found = connection.execute(wanted.order_by(reviews.c.alive).limit(MAX_TAKEN_OVER))
    return [str(table) for table in found.scalars()]
