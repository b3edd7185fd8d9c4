"""How many tables one person may have that are not over."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from cuvee.protocol.people import Person
from cuvee.server.db.schema import tables
from cuvee.server.db.table_rows import PLAYING, WAITING
from cuvee.server.errors import Problem

MAX_GUEST_TABLES: Final = 20
MAX_TABLES: Final = 100  # of somebody registered


class Quotas:
    """The quotas of all people; none where limits are off."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited

    def require_room(self, connection: Connection, person: Person) -> None:
        """Raise a Problem if a person has as many unfinished tables as one may have."""
        most = MAX_TABLES if person.registered else MAX_GUEST_TABLES
        mine = (tables.c.host == person.id) & tables.c.status.in_((WAITING, PLAYING))
        own = select(func.count()).where(mine)
        if self.limited and connection.execute(own).scalar_one() >= most:
            message = f"You have {most} unfinished tables; finish or leave some first."
            raise Problem(409, "too_many_tables", message)
