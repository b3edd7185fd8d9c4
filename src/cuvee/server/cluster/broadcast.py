"""Listens to what other processes have written, through the database they share.

The writer notifies in the writing transaction, so a notification comes if and only if it is
committed; Litestar's channels listen. A single process hears nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Protocol

import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import make_url

from cuvee.server.background import BackgroundTasks
from cuvee.server.cluster.pubsub import PubSub
from cuvee.server.db.writer import CHANNEL

RECONNECT_SECONDS: Final = 1.0
MAX_START_SECONDS: Final = 5.0  # that a start waits for the database
MAX_PARALLEL_REFRESHES: Final = 8
log = structlog.get_logger()


class Tables(Protocol):
    """The tables in memory, which follow what other processes write."""

    def ids(self) -> Iterable[str]:
        """The tables in memory."""

    def is_behind(self, table: str, seq: int) -> bool:
        """Whether a table is in memory, or being loaded, and lacks an entry."""

    async def refresh(self, table: str, seq: int) -> None:
        """Read the entries of a table up to a number."""

    async def catch_up(self, *tables: str) -> None:
        """Read all entries of these tables that are not in memory."""


def backend_for(url: str) -> ChannelsBackend:
    """The channels that go with a database."""
    address = make_url(url)
    if address.get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend  # noqa: PLC0415

    plain = address.set(drivername="postgresql")
    return PsycoPgChannelsBackend(plain.render_as_string(hide_password=False))


class Broadcast:
    """The connection on which other processes are heard."""

    def __init__(
        self, tables: Tables, pubsub: PubSub, background: BackgroundTasks, url: str
    ) -> None:
        self.tables = tables
        self.pubsub = pubsub
        self.background = background
        self.url = url
        self._task: asyncio.Task[None] | None = None
        self._hears = asyncio.Event()
        self._due: dict[str, int] = {}  # by table to be refreshed: up to which entry
        self._parallel = asyncio.Semaphore(MAX_PARALLEL_REFRESHES)

    async def start(self) -> None:
        """Start listening; a server that answers hears the others, if the database is there."""
        self._task = asyncio.create_task(self._listen())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hears.wait(), MAX_START_SECONDS)

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while True:
            backend = backend_for(self.url)
            try:
                await self._listen_on(backend)
            except Exception as problem:  # noqa: BLE001 - the database may be away for a while
                log.warning("listen_failed", problem=str(problem))
            finally:
                with suppress(Exception):
                    await backend.on_shutdown()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_on(self, backend: ChannelsBackend) -> None:
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        self._hears.set()
        await self.tables.catch_up(*self.tables.ids())  # what was written before we listened
        async for _, message in backend.stream_events():
            if message.startswith(b"{"):
                await self.pubsub.receive(message)
            else:
                table, _, seq = message.decode().partition(" ")
                self._refresh(table, int(seq))

    def _refresh(self, table: str, seq: int) -> None:
        """Refresh a table in the background, so that the others need not wait for it."""
        if table in self._due:
            self._due[table] = max(seq, self._due[table])
        elif self.tables.is_behind(table, seq):
            self._due[table] = seq
            self.background.start(self._refresh_soon(table))

    async def _refresh_soon(self, table: str) -> None:
        async with self._parallel:
            await self.tables.refresh(table, self._due.pop(table))
