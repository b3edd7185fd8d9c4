"""Expiry: tables that never began, and games that nobody plays any more, are deleted in the end.

A table goes only once it has been seen as expired for a day of this process's own time: a system
clock that jumps and is set right again costs nobody a game.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy import Connection

from cuvee.server.background import Poller
from cuvee.server.cluster.pubsub import CHANGED
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.game.host import Host

POLL_SECONDS: Final = 3600.0
GRACE_SECONDS: Final = 24 * 3600.0  # as the process counts them, whatever the system clock says
MAX_TABLES_PER_POLL: Final = 1000
log = structlog.get_logger()


class Expiry:
    """Deletes expired tables."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._poller = Poller(
            "expiry_poll_failed", lambda: self.poll(time.time(), time.monotonic())
        )
        self._seen_at: dict[str, float] = {}  # by expired table: when it was first seen as such

    def start(self) -> None:
        """Start polling."""
        self._poller.start(POLL_SECONDS)

    async def stop(self) -> None:
        """Stop polling."""
        await self._poller.stop()

    async def poll(self, now: float, uptime: float) -> None:
        """Delete the tables that have been expired for long enough."""
        found = await asyncio.to_thread(
            read,
            self.host.engine,
            lambda connection: table_rows.find_expired(connection, now, MAX_TABLES_PER_POLL),
        )
        self._seen_at = {table: self._seen_at.get(table, uptime) for table in found}
        for table, seen_at in self._seen_at.items():
            if uptime - seen_at >= GRACE_SECONDS:
                await self._delete(table, now)

    async def _delete(self, table: str, now: float) -> None:
        def delete(connection: Connection) -> bool:
            row, _ = table_rows.find(connection, table)
            expires = table_rows.expires_at(row.status, row.updated)
            if expires is None or expires >= now:  # somebody acted meanwhile
                return False
            table_rows.delete_table(connection, table)
            self.host.pubsub.publish_in(connection, CHANGED, table, {})
            return True

        if await self.host.writer.write(delete):
            log.info("table_expired", table=table)
            session = self.host.sessions.loaded.get(table)
            if session is not None:
                self.host.sessions.forget(session)
