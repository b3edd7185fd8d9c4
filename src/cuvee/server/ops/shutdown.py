"""Graceful shutdown: requests in flight are finished and answered before the server stops.

Uvicorn stops accepting as soon as it gets a signal. So the signal is blocked until nothing is in
flight: a thread waits for it, drains the tables, and then raises it again.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Final

import structlog

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
FINISH_TIMEOUT: Final = 12.0  # seconds to finish what is under way
EXIT_TIMEOUT: Final = 10.0  # seconds for all the rest
POLL_SECONDS: Final = 0.01
log = structlog.get_logger()


class Traffic:
    """The requests in flight, and whether new ones are refused."""

    def __init__(self) -> None:
        self.closing = False
        self.active = 0

    @contextmanager
    def in_flight(self) -> Iterator[None]:
        """Count a request that is to be finished before the server stops."""
        self.active += 1
        try:
            yield
        finally:
            self.active -= 1

    async def drain(self) -> None:
        """Refuse new requests, and wait until those in flight are finished."""
        self.closing = True
        while self.active:  # noqa: ASYNC110 - once, at the end, and not in anybody's way before
            await asyncio.sleep(POLL_SECONDS)


def block_signals() -> None:
    """Block the signals that end a server in this thread and those it will start."""
    resource_tracker.ensure_running()  # now, since it lets go of the signals when it starts
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)


def wait_for_signals(finish: Callable[[], Awaitable[None]]) -> None:
    """Once a signal comes, finish, and then raise it for the server."""
    loop = asyncio.get_running_loop()

    async def finished() -> None:
        try:
            await asyncio.wait_for(finish(), FINISH_TIMEOUT)
        except TimeoutError:
            log.warning("shutdown_timeout")
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        signal.raise_signal(signal.SIGTERM)

    def wait() -> None:
        signal.sigwait(SIGNALS)
        asyncio.run_coroutine_threadsafe(finished(), loop)
        time.sleep(FINISH_TIMEOUT + EXIT_TIMEOUT)
        log.error("exit_timeout")
        os._exit(1)

    threading.Thread(target=wait, name="shutdown", daemon=True).start()
