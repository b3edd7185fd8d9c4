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

from cuvee.server.storage.writer import CHANNEL

if TYPE_CHECKING:
    from cuvee.server.play.host import Host

AGAIN: Final = 1.0  # seconds before listening is tried again
log = structlog.get_logger()


def backend_for(url: str) -> ChannelsBackend:
    """The channels that go with a database."""
    address = make_url(url)
    if address.get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend  # noqa: PLC0415

    plain = address.set(drivername="postgresql")
    return PsycoPgChannelsBackend(plain.render_as_string(hide_password=False))


class Fanout:
    """Listens to what other processes have written."""

    def __init__(self, host: Host, url: str) -> None:
        self.host = host
        self.url = url
        self._task: asyncio.Task[None] | None = None

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
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                await self._catch_up()
                async for _, told in backend.stream_events():
                    await self._hear(told)
            except asyncio.CancelledError:
                await backend.on_shutdown()
                raise
            except Exception as problem:  # noqa: BLE001 - the database may be away for a while
                log.warning("not listening", problem=str(problem))
                await asyncio.sleep(AGAIN)

    async def _hear(self, told: bytes) -> None:
        if told.startswith(b"{"):
            await self.host.telling.heard(told)
            return
        table, _, seq = told.decode().partition(" ")
        await self.host.refresh(table, int(seq))

    async def _catch_up(self) -> None:
        """What was told while nobody listened is read from the database."""
        for table in list(self.host.tables):
            await self.host.catch_up(table)
