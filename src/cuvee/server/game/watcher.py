"""A connection that gets notices, and its queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Final, Protocol

from cuvee.server.accounts.sessions import EndedSessions, Visitor

SERVICE_RESTART: Final = 1012  # the other side is to connect again
NOT_LOGGED_IN: Final = 4401
MAX_QUEUED_NOTICES: Final = 256  # beyond that a slow connection is closed, to connect again


class DirectWriter(Protocol):
    """A connection that can be written to without waiting."""

    on_writable: Callable[[], None] | None  # called once the other side reads again

    def write(self, messages: list[bytes]) -> bool:
        """Write messages; False while the other side does not read."""


class Watcher:
    """A connection to which notices are sent, from one viewpoint at a time."""

    def __init__(self, viewpoint: int | None, visitor: Visitor | None = None) -> None:
        self.viewpoint = viewpoint
        self.visitor = visitor
        self.queue: deque[bytes | None] = deque()  # None closes the connection
        self.close_code = SERVICE_RESTART
        self._ready = asyncio.Event()
        self._writer: DirectWriter | None = None
        self._flush_due = False

    def send(self, notice: bytes) -> None:
        """Queue a notice; a connection that is too far behind is closed."""
        self.queue.append(notice)
        if len(self.queue) > MAX_QUEUED_NOTICES:
            self.close()
        self._wake()

    def close(self, code: int = SERVICE_RESTART) -> None:
        """Close the connection once it has sent what is queued."""
        self.close_code = code
        while len(self.queue) >= MAX_QUEUED_NOTICES:
            self.queue.popleft()
        self.queue.append(None)
        self._wake()

    def end_visit(self, ended: EndedSessions) -> None:
        """Close the connection if its session has ended; one that moved is to connect again."""
        if ended.include(self.visitor):
            self.close(SERVICE_RESTART if ended.moved else NOT_LOGGED_IN)

    def _wake(self) -> None:
        """Have what is queued sent: directly, at the end of what happens now, or by the sender."""
        if self._writer is None:
            self._ready.set()
        elif not self._flush_due:
            self._flush_due = True
            asyncio.get_running_loop().call_soon(self._flush)

    async def notices(self) -> AsyncIterator[bytes]:
        """The notices as they are queued, until the connection is to be closed."""
        while True:
            while self.queue:
                notice = self.queue.popleft()
                if notice is None:
                    return
                yield notice
            self._ready.clear()
            await self._ready.wait()

    async def write_to(self, writer: DirectWriter) -> None:
        """Write notices as they are queued, until the connection is to be closed."""
        self._ready.clear()
        self._writer, writer.on_writable = writer, self._wake
        self._wake()
        try:
            await self._ready.wait()
        finally:
            writer.on_writable = self._writer = None

    def _flush(self) -> None:
        """Write what is queued, up to the end if it is to be closed."""
        self._flush_due = False
        if self._writer is None or not self.queue:
            return
        queued = list(self.queue)
        end = queued.index(None) if None in queued else len(queued)
        if self._writer.write([notice for notice in queued[:end] if notice is not None]):
            self.queue.clear()
            if end < len(queued):
                self._ready.set()
