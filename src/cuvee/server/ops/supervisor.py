"""The process that starts those that serve, starts another for one that died, and ends them all."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, Pipe, wait
from multiprocessing.process import BaseProcess
from typing import Final

import structlog

RESPAWN_SECONDS: Final = 1.0  # before another process takes the place of one that died
START_FAILED: Final = 3  # the status of a process that could not begin, and would not the next time
POLL_SECONDS: Final = 1.0
ENDING: Final = "ending"  # the name of a process that was asked to
Work = Callable[[Connection], None]  # it sends something once it serves
# A fork has everything loaded; elsewhere than on Linux it is not safe.
if sys.platform == "linux":
    _context = multiprocessing.get_context("fork")
else:
    _context = multiprocessing.get_context("spawn")
log = structlog.get_logger()


class Supervisor:
    """Keeps so many processes running until a signal comes."""

    def __init__(self, count: int, work: Work, welcome: Callable[[], None] | None) -> None:
        self._count = count
        self._work = work
        self._welcome = welcome
        self._processes: dict[int, BaseProcess] = {}  # by sentinel
        self._ready, self._told = Pipe(duplex=False)
        self._wake, self._woken = os.pipe()
        self._ending = False

    def run(self) -> int:
        """Run until a signal comes and all processes have ended; the exit status."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._on_signal)
        for _ in range(self._count):
            self._start()
        status = 0
        while self._processes:
            for found in wait([*self._processes, self._ready, self._wake], POLL_SECONDS):
                if found is self._ready:
                    self._on_ready()
                elif found == self._wake:
                    os.read(self._wake, 1)
                elif isinstance(found, int):
                    status = max(status, self._on_end(self._processes.pop(found)))
            if self._ending:
                self._terminate()
        return status

    def _start(self) -> None:
        process = _context.Process(target=self._work, args=(self._told,))
        process.start()
        self._processes[process.sentinel] = process

    def _on_ready(self) -> None:
        self._ready.recv()
        if self._welcome is not None:
            self._welcome()
            self._welcome = None

    def _on_end(self, process: BaseProcess) -> int:
        """Start another process, unless this one could not begin; its status in that case."""
        process.join()
        if self._ending:
            return 0
        if process.exitcode == START_FAILED:
            self._ending = True
            return START_FAILED
        log.error("worker_died", exitcode=process.exitcode)
        time.sleep(RESPAWN_SECONDS)
        if not self._ending:
            self._start()
        return 0

    def _on_signal(self, _number: int, _frame: object) -> None:
        self._ending = True
        os.write(self._woken, b"x")

    def _terminate(self) -> None:
        """Ask each process to end, once."""
        for process in self._processes.values():
            if process.name != ENDING:
                process.name = ENDING
                process.terminate()
