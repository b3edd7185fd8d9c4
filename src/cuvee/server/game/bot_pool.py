"""Processes in which bots decide, so that no other table waits for them."""

from __future__ import annotations

import asyncio
import importlib
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.machinery import PathFinder
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

import cuvee
from cuvee.server.game.bot_work import THOUGHT_MS as THOUGHT_MS
from cuvee.server.game.bot_work import choose_all, start_worker
from cuvee.server.game.fair_share import FairShare
from cuvee.server.game.moves import SeatAction
from cuvee.server.ops.metrics import THINKING

T = TypeVar("T")
MAX_ATTEMPTS: Final = 2  # of something whose process has died
NICENESS: Final = 5  # of the processes, so that commands go first where all cores are busy


class BotPool:
    """A pool of processes that choose for bots, started when the first bot is asked.

    When the rules have been compiled since, new processes take over, which load them compiled.
    """

    def __init__(self, processes: int, games: list[str], niceness: int = NICENESS) -> None:
        self._processes = processes
        self._games = games
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._rules = rules_file()
        self._share = FairShare(processes)

    async def choose(
        self, owner: str, plain: dict[str, object], bots: dict[int, str], seed: int, place: int
    ) -> list[SeatAction]:
        """The bots' decisions from this state on, until a person is asked or some time is up."""
        with THINKING.time():
            return await self.run(owner, choose_all, plain, bots, seed, place)

    async def run(self, owner: str, work: Callable[..., T], *args: object) -> T:
        """Run a slow function in one of the processes, in which all owners have an equal share."""
        async with self._share.turn(owner):
            return await self._run(work, *args)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """Run a function in one of the processes; if one has died, in new ones."""
        self._renew()
        problem = BrokenProcessPool("the processes of the bots have been ended")
        for _ in range(0 if self._closed else MAX_ATTEMPTS):
            pool = self._pool = self._pool or self._begin()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool as died:
                problem = died
                if self._closed:
                    break
                if self._pool is pool:
                    self._pool = None
        raise problem

    def _begin(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=get_context("spawn"),
            initializer=start_worker,
            initargs=(os.getpid(), self._games, self._niceness),
        )

    def _renew(self) -> None:
        """Leave the processes to what they have begun, if the rules have been compiled since."""
        if rules_file() != self._rules:
            self._rules = rules_file()
            if self._pool is not None:
                self._pool.shutdown(wait=False)
                self._pool = None

    def close(self) -> None:
        """End the processes at once, also one that is deciding: it will be asked again."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.kill()


def rules_file() -> str | None:
    """The file that a new process would load the machine from: its source, or it compiled."""
    importlib.invalidate_caches()
    found = PathFinder.find_spec("cuvee.engine.machine", cuvee.engine.__path__)
    return None if found is None else found.origin
