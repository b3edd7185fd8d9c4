"""A connection that gets notices, and its queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from cuvee.server.accounts.sessions import EndedSessions, Visitor

SERVICE_RESTART: Final = 1012  # the other side is to connect again
NOT_LOGGED_IN: Final = 4401
MAX_QUEUED_NOTICES: Final = 256  # beyond that a slow connection is closed, to connect again


class Watcher:
    """A connection to which notices are sent, from one viewpoint at a time."""

    def __init__(self, viewpoint: int | None, visitor: Visitor | None = None) -> None:
        self.viewpoint = viewpoint
        self.visitor = visitor
        self.queue: deque[bytes | None] = deque()  # None closes the connection
        self.close_code = SERVICE_RESTART
        self._ready = asyncio.Event()

    def send(self, notice: bytes) -> None:
        """Queue a notice; a connection that is too far behind is closed."""
        self.queue.append(notice)
        if len(self.queue) > MAX_QUEUED_NOTICES:
            self.close()
        self._ready.set()

    def close(self, code: int = SERVICE_RESTART) -> None:
        """Close the connection once it has sent what is queued."""
        self.close_code = code
        while len(self.queue) >= MAX_QUEUED_NOTICES:
            self.queue.popleft()
        self.queue.append(None)
        self._ready.set()

    def end_visit(self, ended: EndedSessions) -> None:
        """Close the connection if its session has ended; one that moved is to connect again."""
        if ended.include(self.visitor):
            self.close(SERVICE_RESTART if ended.moved else NOT_LOGGED_IN)

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
