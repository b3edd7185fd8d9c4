"""The writer: all waiting jobs go into one transaction, so that many share one flush.

A job is done when its transaction is committed and flushed, and not before. Log entries are
inserted all at once; a job whose entries do not follow the table's last one gets False. Where a
transaction fails, each of its jobs is tried alone, so that one fails and not all.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

import structlog
from sqlalchemy import Connection, Engine, select

from cuvee.server.db.database import UNAVAILABLE
from cuvee.server.db.plays import CHANNEL as CHANNEL
from cuvee.server.db.plays import LogRow as LogRow
from cuvee.server.db.plays import StandingRow as StandingRow
from cuvee.server.db.plays import notify_plays, write_plays
from cuvee.server.db.schema import tables

T = TypeVar("T")
MAX_BATCH: Final = 500
BUSY_BATCH: Final = 4  # jobs in one transaction, so that it is worth waiting for more
GATHER_SECONDS: Final = 0.002  # seconds, while it is busy
MAX_RETRIES: Final = 2  # of a batch, all its jobs together
RETRY_SECONDS: Final = 0.2  # seconds before the next, and then a little more
log = structlog.get_logger()
Outcome = tuple[Any, BaseException | None]


class Job(Generic[T]):
    """Something to be written, and the future of whoever waits for it."""

    def __init__(self, write: Callable[[Connection], T]) -> None:
        self.write = write
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()

    def resolve(self, outcome: Outcome) -> None:
        """Resolve the future, in the thread of its event loop."""
        result, problem = outcome
        if self.done.done():
            return
        if problem is not None:
            self.done.set_exception(problem)
        else:
            self.done.set_result(result)


class EntriesJob(Job[bool]):
    """Log entries of one table, with its new row; False when they do not follow."""

    def __init__(self, rows: list[LogRow], standing: StandingRow) -> None:
        super().__init__(_nothing)
        self.rows = rows
        self.standing = standing


def resolve_all(batch: list[Job[Any]], outcomes: list[Outcome]) -> None:
    """Resolve the futures of one event loop by one call."""
    for job, outcome in zip(batch, outcomes, strict=True):
        job.resolve(outcome)


def _nothing(_connection: Connection) -> bool:
    return True


def _run_job(job: Job[Any], connection: Connection) -> Outcome:
    """Run a job inside a transaction; one that fails is undone, and the others are not."""
    try:
        with connection.begin_nested():
            return job.write(connection), None
    except UNAVAILABLE:
        raise
    except Exception as problem:  # noqa: BLE001 - whoever waits for this job gets it
        return None, problem


class Unreachable(Exception):
    """No transaction can begin: the database is away, or busy for too long."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Retries:
    """How often the jobs of one batch may be tried again, all together."""

    def __init__(self) -> None:
        self._used = 0

    def wait(self) -> bool:
        """Wait before another attempt; False when there were enough."""
        if self._used == MAX_RETRIES:
            return False
        self._used += 1
        time.sleep(RETRY_SECONDS * self._used)
        return True


class Writer:
    """A thread with a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(immediate=True)
        self.flushes = 0
        self.jobs = 0
        self._queue: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._notifies = engine.dialect.name == "postgresql"
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job; it is durable once this returns."""
        waiting = Job(job)
        self._queue.put(waiting)
        return await waiting.done

    async def write_entries(self, rows: list[LogRow], standing: StandingRow) -> bool:
        """Write log entries; False when they do not follow the last one that is stored."""
        waiting = EntriesJob(rows, standing)
        self._queue.put(waiting)
        return await waiting.done

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        busy = False
        while (job := self._queue.get()) is not None:
            if busy:
                time.sleep(GATHER_SECONDS)  # so that more share the flush
            batch = [job]
            while job is not None and len(batch) < MAX_BATCH and not self._queue.empty():
                job = self._queue.get()
                if job is not None:
                    batch.append(job)
            busy = len(batch) >= BUSY_BATCH
            self._commit(batch)
            if job is None:
                return

    def _commit(self, batch: list[Job[Any]]) -> None:
        outcomes = self._outcomes(batch)
        loops = {job.loop for job in batch}
        for loop in loops:  # one, but for tests that change it
            theirs = [place for place, job in enumerate(batch) if job.loop is loop]
            waiting, resolved = [batch[n] for n in theirs], [outcomes[n] for n in theirs]
            with suppress(RuntimeError):  # the loop is closed, so nobody waits
                loop.call_soon_threadsafe(resolve_all, waiting, resolved)

    def _outcomes(self, batch: list[Job[Any]]) -> list[Outcome]:
        """The outcome of each job: of all in one transaction, or of each alone if that fails."""
        retries = Retries()
        outcomes: list[Outcome] = []
        try:
            outcomes = self._attempt(batch, retries)
        except Unreachable as problem:
            outcomes = [(None, problem.cause)] * len(batch)
        except Exception as problem:  # noqa: BLE001 - whoever waits must get it, whatever it is
            log.warning("batch_failed", jobs=len(batch), problem=str(problem))
            outcomes = self._one_by_one(batch, retries)
        self.jobs += sum(problem is None for _, problem in outcomes)
        return outcomes

    def _one_by_one(self, batch: list[Job[Any]], retries: Retries) -> list[Outcome]:
        """The outcome of each job in a transaction of its own."""
        outcomes: list[Outcome] = []
        for job in batch:
            try:
                outcomes += self._attempt([job], retries)
            except Unreachable as problem:  # so it is for the others, each after a timeout
                return outcomes + [(None, problem.cause)] * (len(batch) - len(outcomes))
            except Exception as problem:  # noqa: BLE001 - this job failed, the others need not
                outcomes.append((None, problem))
        return outcomes

    def _attempt(self, batch: list[Job[Any]], retries: Retries) -> list[Outcome]:
        """The outcomes of one transaction; one that fails as a whole raises its problem.

        What may pass is tried again: a database that is away or busy, or a disk that is full.
        """
        while True:
            try:
                outcomes = self._transaction(batch)
            except Unreachable:
                if not retries.wait():
                    raise
            except UNAVAILABLE:
                if len(batch) > 1 or not retries.wait():
                    raise
            else:
                self.flushes += 1
                return outcomes

    def _transaction(self, batch: list[Job[Any]]) -> list[Outcome]:
        with ExitStack() as stack:
            try:
                connection = stack.enter_context(self.engine.connect())
                stack.enter_context(connection.begin())
            except UNAVAILABLE as problem:
                raise Unreachable(problem) from None
            plays = [job for job in batch if isinstance(job, EntriesJob)]
            written = iter(self._write_plays(connection, plays))
            outcomes: list[Outcome] = []
            for job in batch:
                if isinstance(job, EntriesJob):
                    outcomes.append((next(written), None))
                else:
                    outcomes.append(_run_job(job, connection))
        return outcomes

    def _write_plays(self, connection: Connection, plays: list[EntriesJob]) -> list[bool]:
        """Insert the entries of all jobs that follow the last ones; of each job all or none."""
        if not plays:
            return []
        taken = self._taken(connection, plays)
        fine = [job.rows[0]["table"] not in taken for job in plays]
        good = [job for job, free in zip(plays, fine, strict=True) if free]
        if good:
            standings = [job.standing for job in good]
            write_plays(connection, [row for job in good for row in job.rows], standings)
            if self._notifies:
                notify_plays(connection, standings)
        return fine

    def _taken(self, connection: Connection, plays: list[EntriesJob]) -> set[str]:
        """The tables that are not where their next entry expects them; the others are locked."""
        wanted = {str(job.rows[0]["table"]): int(job.rows[0]["seq"]) - 1 for job in plays}
        held = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(sorted(wanted)))
        # Of the row alone, not of its key: whoever chats at a table need not wait for its game.
        locked = held.order_by(tables.c.id).with_for_update(key_share=True)
        stands_at = {row.id: row.seq for row in connection.execute(locked)}
        return {name for name, seq in wanted.items() if stands_at.get(name) != seq}
