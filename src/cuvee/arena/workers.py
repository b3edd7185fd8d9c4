"""Where work is done: in this process, in others on this machine, or on a Ray cluster.

Whatever does the work, `in_order` gives the results in the order of the items, so that a series of
games comes out the same on one core or many. A worker is given a function of a module and one
argument; both are sent to it, so both can be pickled.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Generic, Protocol, Self, TypeVar

from cuvee.bots.line_process import kill_programs

A = TypeVar("A")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Prepare = Callable[[], None]
BATCH_SECONDS = 0.5  # of work handed out at a time: little enough to see progress
MAX_BATCH = 64
BATCHES_AHEAD = 3  # handed out for each worker, so that none waits


class Pending(Protocol[T_co]):
    """Work that has been handed out."""

    def result(self) -> T_co:
        """What came of it, once it is done."""


class Workers(Protocol):
    """Those who do the work, until the context ends; if by an error, they stop at once."""

    @property
    def count(self) -> int:
        """How many work at the same time."""

    def submit(self, work: Callable[[A], T], argument: A) -> Pending[T]:
        """Hand out work."""

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None: ...


class Local:
    """This process itself, which works when the result is asked for."""

    count = 1

    def __enter__(self) -> Self:
        return self

    def submit(self, work: Callable[[A], T], argument: A) -> Pending[T]:
        """Keep the work for later."""
        return Postponed(work, argument)

    def __exit__(self, *_: object) -> None:
        """Nothing to end."""


class Postponed(Generic[A, T]):
    """Work of this process, done when its result is asked for."""

    def __init__(self, work: Callable[[A], T], argument: A) -> None:
        self._work = work
        self._argument = argument

    def result(self) -> T:
        """Do it."""
        return self._work(self._argument)


class Processes:
    """Other processes on this machine.

    `prepare` is called first in every one of them: a new process knows no games but Cuvée's own.
    """

    def __init__(self, count: int, prepare: Prepare | None = None) -> None:
        # Spawned processes start the same way on every system, and next to threads too.
        context = multiprocessing.get_context("spawn")
        lifeline, self._lifeline = context.Pipe(duplex=False)
        self.count = count
        self._pool = ProcessPoolExecutor(count, context, _begin, (lifeline, prepare))

    def submit(self, work: Callable[[A], T], argument: A) -> Pending[T]:
        """Hand the work to whichever process is free first."""
        return self._pool.submit(work, argument)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Wait for the work; after an error or an interruption, for nothing."""
        if kind is not None:
            self._lifeline.close()
        self._pool.shutdown(cancel_futures=True)
        self._lifeline.close()


def _begin(lifeline: Connection, prepare: Prepare | None) -> None:
    """Get a new process ready; an interruption is the main process's business alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=(lifeline,), daemon=True).start()
    if prepare is not None:
        prepare()


def _leave_with(lifeline: Connection) -> None:
    """End this process when the main one wants that or is gone, however that came about."""
    lifeline.poll(None)  # nothing is ever sent: only its end wakes this up
    kill_programs()
    os._exit(1)


def in_order(workers: Workers, work: Callable[[A], T], items: Sequence[A]) -> Iterator[T]:
    """What comes of all items, in their order; quick ones are handed out several at a time."""
    pending: deque[Pending[tuple[list[T], float]]] = deque()
    at, size = 0, 1
    while at < len(items) or pending:
        while at < len(items) and len(pending) < BATCHES_AHEAD * workers.count:
            pending.append(workers.submit(_Batch(work), items[at : at + size]))
            at += size
        done, seconds = pending.popleft().result()
        yield from done
        each = max(seconds / len(done), BATCH_SECONDS / MAX_BATCH)
        size = max(1, min(int(BATCH_SECONDS / each), 2 * size))


class _Batch(Generic[A, T]):
    """Some items at once, and how long they took."""

    def __init__(self, work: Callable[[A], T]) -> None:
        self.work = work

    def __call__(self, items: Sequence[A]) -> tuple[list[T], float]:
        start = perf_counter()
        return [self.work(item) for item in items], perf_counter() - start
