"""Who is online: has a connection about their turns, in this process or in another.

Where several processes share a database, each notes from time to time whom it is connected to.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, select, update

from cuvee.server.background import Poller
from cuvee.server.db.schema import people
from cuvee.server.db.writer import Writer

NOTE_SECONDS: Final = 30.0  # between two notes of those connected here
ONLINE_SECONDS: Final = 75.0  # for which a note counts


class Online:
    """The people with a connection to this process, and what others have noted of theirs."""

    def __init__(self, writer: Writer, several: bool) -> None:
        self.writer = writer
        self.several = several
        self._connections: dict[str, int] = {}
        self._poller = Poller("online_note_failed", self.note)

    def start(self) -> None:
        """Note for other processes who is connected here."""
        if self.several:
            self._poller.start(NOTE_SECONDS)

    async def stop(self) -> None:
        """Note nothing more."""
        await self._poller.stop()

    async def came(self, person: str) -> None:
        """Count a new connection."""
        self._connections[person] = self._connections.get(person, 0) + 1
        if self.several and self._connections[person] == 1:
            await self._write([person])

    def left(self, person: str) -> None:
        """Count a connection less."""
        left = self._connections.pop(person, 0) - 1
        if left > 0:
            self._connections[person] = left

    async def note(self) -> None:
        """Note who is connected here."""
        if self._connections:
            await self._write(list(self._connections))

    async def _write(self, persons: list[str]) -> None:
        seen = update(people).where(people.c.id.in_(persons)).values(seen=time.time())
        await self.writer.write(lambda connection: connection.execute(seen) and None)

    def among(self, connection: Connection, persons: list[str]) -> set[str]:
        """Those of some people who are online."""
        here = {person for person in persons if person in self._connections}
        if not self.several:
            return here
        since = time.time() - ONLINE_SECONDS
        noted = select(people.c.id).where(people.c.id.in_(persons), people.c.seen >= since)
        return here | set(connection.execute(noted).scalars())
