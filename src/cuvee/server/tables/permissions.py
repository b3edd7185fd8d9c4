"""Permissions at a table: who may do what, and when; anything else is a Problem.

The host, who put the table up, may name it, make it public, hand out links to open seats, free
seats before the beginning, begin, and have a bot stand in for somebody absent. All else about a
seat is for whoever holds it.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, update

from cuvee.bots import bots as known_bots
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db.schema import seats
from cuvee.server.db.table_rows import BOT, OVER, PLAYING, STUCK, WAITING, Seat
from cuvee.server.errors import Problem, Refusal, not_found
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import owned_by

SEAT_TAKEN: Final = Refusal(409, "seat_taken", "This seat is taken.")
NOT_AT_TABLE: Final = Refusal(403, "not_at_table", "Only players at this table can do that.")
NOT_HOST: Final = Refusal(403, "not_host", "Only the host of this table can do that.")
NOT_YOURS: Final = Refusal(403, "not_your_seat", "This seat is not yours.")
CHANGED: Final = Refusal(409, "seat_changed", "Somebody else has taken this seat.")
_INSTEAD: Final = {
    WAITING: "The game has not begun.",
    PLAYING: "The game is under way.",
    OVER: "The game is over.",
    STUCK: "The game cannot be continued.",
}


def is_host(visitor: Visitor, session: TableSession) -> bool:
    """Whether a visitor is the host of the table."""
    return session.row.host == visitor.person.id


def require_host(visitor: Visitor, session: TableSession) -> None:
    """Raise a Problem unless a visitor is the host."""
    if not is_host(visitor, session):
        raise NOT_HOST()


def require_owner(visitor: Visitor, session: TableSession, number: int) -> None:
    """Raise a Problem unless a seat is the visitor's, also while a bot has taken it over."""
    if number not in owned_by(visitor, session):
        raise NOT_YOURS()


def require_status(status: str, session: TableSession) -> None:
    """Raise a Problem unless the table has this status."""
    if session.row.status != status:
        raise Problem(409, f"is_{session.row.status}", _INSTEAD[session.row.status])


def require_bot(name: str) -> None:
    """Raise a Problem unless there is such a bot."""
    if name not in known_bots():
        known = ", ".join(known_bots())
        raise Problem(422, "no_such_bot", f"there is no bot {name!r}; there are: {known}")


def seat_of(session: TableSession, number: int) -> Seat:
    """A seat of a table, or a Problem."""
    if not 0 <= number < len(session.seat_rows):
        raise not_found()
    return session.seat_rows[number]


def bot_seat(bot: str) -> dict[str, Any]:
    """The columns of a seat that is a bot's."""
    columns = {"kind": BOT, "person": None, "name": bot, "bot": bot, "reserved": None}
    return {**columns, "secret": None, "shown": False}


def update_seat(
    connection: Connection,
    table: str,
    number: int,
    was: str,
    **columns: Any,  # noqa: ANN401 - as SQLAlchemy takes them
) -> None:
    """Change a seat if it is still of this kind; another process may have been faster."""
    same = (seats.c.table == table) & (seats.c.seat == number) & (seats.c.kind == was)
    if connection.execute(update(seats).where(same).values(**columns)).rowcount != 1:
        raise CHANGED()
