"""Between processes: whoever writes to a table tells the others, by the database they share.

The notice is part of the writing transaction, so it is told if and only if it is kept; Litestar's
channels listen. One process alone needs nobody to tell.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import make_url

from cuvee.server.db.writer import CHANNEL

if TYPE_CHECKING:
    from cuvee.server.game.host import Host

RECONNECT_SECONDS: Final = 1.0  # seconds before listening is tried again
MAX_PARALLEL_REFRESHES: Final = 8  # tables that are caught up with at the same time
log = structlog.get_logger()


def backend_for(url: str) -> ChannelsBackend:
    """The channels that go with a database."""
    address = make_url(url)
    if address.get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend  # noqa: PLC0415

    plain = address.set(drivername="postgresql")
    return PsycoPgChannelsBackend(plain.render_as_string(hide_password=False))


class Broadcast:
    """Listens to what other processes have written."""

    def __init__(self, host: Host, url: str) -> None:
        self.host = host
        self.url = url
        self._task: asyncio.Task[None] | None = None
        self._due: dict[str, int] = {}  # tables to be caught up with, and how far
        self._few = asyncio.Semaphore(MAX_PARALLEL_REFRESHES)

    async def start(self) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while True:
            backend = backend_for(self.url)
            try:
                await self._listen_by(backend)
            except Exception as problem:  # noqa: BLE001 - the database may be away for a while
                log.warning("listen_failed", problem=str(problem))
            finally:
                with suppress(Exception):
                    await backend.on_shutdown()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_by(self, backend: ChannelsBackend) -> None:
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        await self.host.catch_up(*self.host.tables)  # what was told while nobody listened
        async for _, told in backend.stream_events():
            if told.startswith(b"{"):
                await self.host.pubsub.heard(told)
            else:
                table, _, seq = told.decode().partition(" ")
                self._refresh(table, int(seq))

    def _refresh(self, table: str, seq: int) -> None:
        """Have a table caught up with, without the others waiting for it."""
        if table in self._due:
            self._due[table] = max(seq, self._due[table])
        elif self.host.behind(table, seq):
            self._due[table] = seq
            self.host.run_in_background(self._refresh_soon(table))

    async def _refresh_soon(self, table: str) -> None:
        async with self._few:
            await self.host.refresh(table, self._due.pop(table))
