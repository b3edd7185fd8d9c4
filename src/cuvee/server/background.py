"""Tasks that nobody waits for: those to be finished in the end, and those that go on until then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

log = structlog.get_logger()


class BackgroundTasks:
    """The tasks under way in this process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task; an error in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background_task_failed", problem=repr(task.exception()))

    async def finish(self) -> None:
        """Wait for all tasks."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Poller:
    """Calls something again and again; a failure is logged under a name, and it is called again."""

    def __init__(self, failure: str, poll: Callable[[], Awaitable[None]]) -> None:
        self._failure = failure
        self._poll = poll
        self._task: asyncio.Task[None] | None = None

    def start(self, seconds: float) -> None:
        """Call it now, and then so many seconds after each time."""
        self._task = asyncio.create_task(self._run(seconds))

    async def stop(self) -> None:
        """Call it no more; a call under way is cancelled."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, seconds: float) -> None:
        while True:
            try:
                await self._poll()
            except Exception as problem:  # noqa: BLE001 - the database may be away for a while
                log.warning(self._failure, problem=str(problem))
            await asyncio.sleep(seconds)
