"""The one writer: whatever is waiting goes into one transaction, so that many share one flush.

A job is done when its transaction is committed and flushed, and not before. Entries of play are
inserted all at once; where another process was faster with the same number, the job is told.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine, bindparam, select, text, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import OperationalError

from cuvee.server.storage.schema import entries, tables

T = TypeVar("T")
MOST_AT_ONCE: Final = 500
TRIES: Final = 3
PAUSE: Final = 0.2  # seconds before the next, and then a little more
CHANNEL: Final = "cuvee_tables"
EntryRow = dict[str, int | float | str]
TableRow = dict[str, Any]


class Job(Generic[T]):
    """Something to be written, and who waits for it."""

    def __init__(self, write: Callable[[Connection], T]) -> None:
        self.write = write
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()

    def settle(self, result: T | None, problem: BaseException | None) -> None:
        """Tell whoever waits, in their own thread."""
        self.loop.call_soon_threadsafe(self._settle, result, problem)

    def _settle(self, result: Any, problem: BaseException | None) -> None:  # noqa: ANN401
        if self.done.done():
            return
        if problem is not None:
            self.done.set_exception(problem)
        else:
            self.done.set_result(result)


class Play(Job[bool]):
    """Entries of one table, with where the table then stands; False when they came too late."""

    def __init__(self, rows: list[EntryRow], standing: TableRow) -> None:
        super().__init__(_nothing)
        self.rows = rows
        self.standing = standing


def _nothing(_connection: Connection) -> bool:
    return True


class Writer:
    """A thread with a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.flushes = 0
        self.jobs = 0
        self._queue: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._insert = insert_sqlite if engine.dialect.name == "sqlite" else insert_postgresql
        self._tells = engine.dialect.name == "postgresql"
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Write something; it is durable once this returns."""
        waiting = Job(job)
        self._queue.put(waiting)
        return await waiting.done

    async def play(self, rows: list[EntryRow], standing: TableRow) -> bool:
        """Write entries of play; False when another process wrote one of that number before."""
        waiting = Play(rows, standing)
        self._queue.put(waiting)
        return await waiting.done

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            batch: list[Job[Any]] = []
            job = self._queue.get()
            while True:
                if job is None:
                    closing = True
                    break
                batch.append(job)
                if self._queue.empty() or len(batch) >= MOST_AT_ONCE:
                    break
                job = self._queue.get()
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Job[Any]]) -> None:
        for attempt in range(TRIES):
            try:
                outcomes = self._transaction(batch)
            except OperationalError as problem:  # the database was away, or busy for too long
                if attempt + 1 == TRIES:
                    for job in batch:
                        job.settle(None, problem)
                time.sleep(PAUSE * (attempt + 1))
            except Exception as problem:  # noqa: BLE001 - whoever waits must be told, whatever it is
                for job in batch:
                    job.settle(None, problem)
                return
            else:
                self.flushes += 1
                self.jobs += len(batch)
                for job, (result, failure) in zip(batch, outcomes, strict=True):
                    job.settle(result, failure)
                return

    def _transaction(self, batch: list[Job[Any]]) -> list[tuple[Any, BaseException | None]]:
        with self.engine.begin() as connection:
            plays = [job for job in batch if isinstance(job, Play)]
            stood = iter(self._write_plays(connection, plays))
            outcomes: list[tuple[Any, BaseException | None]] = []
            for job in batch:
                if isinstance(job, Play):
                    outcomes.append((next(stood), None))
                    continue
                try:
                    with connection.begin_nested():
                        outcomes.append((job.write(connection), None))
                except OperationalError:
                    raise
                except Exception as problem:  # noqa: BLE001 - this job failed, the others need not
                    outcomes.append((None, problem))
            return outcomes

    def _write_plays(self, connection: Connection, plays: list[Play]) -> list[bool]:
        """Insert all entries that are still free; of a job all go in or none count."""
        if not plays:
            return []
        rows = [row for job in plays for row in job.rows]
        if self._tells:
            taken = self._taken(connection, plays)
            fine = [job.rows[0]["table"] not in taken for job in plays]
            rows = [row for job, good in zip(plays, fine, strict=True) if good for row in job.rows]
        else:
            fine = [True] * len(plays)
        if rows:
            connection.execute(self._insert(entries), rows)
        standings = [job.standing for job, good in zip(plays, fine, strict=True) if good]
        if standings:
            connection.execute(STANDING, standings)
            if self._tells:
                connection.execute(TELL, [{"told": _told(row)} for row in standings])
        return fine

    def _taken(self, connection: Connection, plays: list[Play]) -> set[str]:
        """The tables that stand elsewhere than their next entry expects; the others are held."""
        wanted = {str(job.rows[0]["table"]): int(job.rows[0]["seq"]) - 1 for job in plays}
        held = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(sorted(wanted)))
        found = connection.execute(held.order_by(tables.c.id).with_for_update()).all()
        return {name for name, seq in found if wanted[name] != seq}


STANDING: Final = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(
        seq=bindparam("stands_at"),
        asked=bindparam("now_asked"),
        status=bindparam("now"),
        result=bindparam("came_out"),
        digest=bindparam("ended_at"),
        touched=bindparam("at"),
        deadline=bindparam("runs_down"),
    )
)
TELL: Final = text(f"SELECT pg_notify('{CHANNEL}', :told)")


def _told(row: TableRow) -> str:
    return f"{row['key']} {row['stands_at']}"
