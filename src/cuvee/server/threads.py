"""Thread pools, one for each kind of slow work, so that no kind waits for another.

What `asyncio.to_thread` runs is reading from the database; anything slower has a pool of its own.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from cuvee.server.errors import Refusal

T = TypeVar("T")
READERS: Final = 12  # threads that read from the database; it has 16 connections
OVERLOADED: Final = Refusal(503, "overloaded", "The server is busy; try again.", retry_after=1)


class ThreadPool:
    """So many threads for one kind of work, and so many who may wait for them."""

    def __init__(self, name: str, threads: int, max_waiting: int) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = threads + max_waiting
        self._active = 0

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Run something in a thread; a Problem when too much waits already."""
        if self._active >= self._most:
            raise OVERLOADED()
        self._active += 1
        try:
            context = contextvars.copy_context()
            call = partial(context.run, work, *args)
            return await asyncio.get_running_loop().run_in_executor(self._executor, call)
        finally:
            self._active -= 1


LOOKUPS: Final = ThreadPool("lookup", 4, 64)  # names of webhooks' hosts
REPLAYS: Final = ThreadPool("replay", 2, 64)  # games that are played through again
PASSWORDS: Final = ThreadPool("password", 2, 64)  # hashes, of which each takes 64 MB


def use_readers() -> None:
    """Let `asyncio.to_thread` in the running loop have threads for reading alone."""
    executor = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
    asyncio.get_running_loop().set_default_executor(executor)
