"""Who may do what at a table, and when; whatever is not allowed is a Problem.

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
from cuvee.server.errors import Problem, not_found
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import owned_by

SEAT_TAKEN: Final = Problem(409, "seat_taken", "That seat is not free.")
NOT_AT_TABLE: Final = Problem(403, "not_at_table", "That is for those who sit at this table.")
NOT_HOST: Final = Problem(403, "not_host", "That is for whoever put up this table.")
NOT_YOURS: Final = Problem(403, "not_your_seat", "This seat is not yours.")
CHANGED: Final = Problem(409, "seat_changed", "Somebody else has this seat by now.")
_INSTEAD: Final = {
    WAITING: "The game has not begun.",
    PLAYING: "The game is under way.",
    OVER: "The game is over.",
    STUCK: "The game cannot be continued.",
}


def is_host(visitor: Visitor, live: TableSession) -> bool:
    """Whether somebody put the table up."""
    return live.book.host == visitor.person.id


def insist_on_host(visitor: Visitor, live: TableSession) -> None:
    """Refuse whoever did not put the table up."""
    if not is_host(visitor, live):
        raise NOT_HOST


def insist_on_owner(visitor: Visitor, live: TableSession, number: int) -> None:
    """Refuse whoever does not have this seat, nor had it before a bot stood in."""
    if number not in owned_by(visitor, live):
        raise NOT_YOURS


def insist_on(status: str, live: TableSession) -> None:
    """Refuse what is for another time."""
    if live.book.status != status:
        raise Problem(409, f"is_{live.book.status}", _INSTEAD[live.book.status])


def insist_on_bot(name: str) -> None:
    """Refuse a bot that is not there."""
    if name not in known_bots():
        known = ", ".join(known_bots())
        raise Problem(422, "no_such_bot", f"there is no bot {name!r}; there are: {known}")


def seat_of(live: TableSession, number: int) -> Seat:
    """A seat of a table, or a Problem."""
    if not 0 <= number < len(live.sitting):
        raise not_found()
    return live.sitting[number]


def bots_own(bot: str) -> dict[str, Any]:
    """A seat that belongs to a bot and to nobody else."""
    return {"kind": BOT, "person": None, "name": bot, "bot": bot, "secret": None, "shown": False}


def take_seat(
    connection: Connection,
    table: str,
    number: int,
    was: str,
    **columns: Any,  # noqa: ANN401 - as SQLAlchemy takes them
) -> None:
    """Change a seat if it is still of this kind; another process may have been faster."""
    same = (seats.c.table == table) & (seats.c.seat == number) & (seats.c.kind == was)
    if connection.execute(update(seats).where(same).values(**columns)).rowcount != 1:
        raise CHANGED
