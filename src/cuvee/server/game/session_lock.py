"""The lock of a table in memory: whoever has it finds what the database keeps, or a problem."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType


class SessionLock:
    """A lock that brings its table up to date for the next holder after a write has failed."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self.reload: Callable[[], Awaitable[None]] | None = None  # set while it is to be reloaded

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._lock.locked()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            if self.reload is not None:
                await self.reload()
                self.reload = None
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._lock.release()
