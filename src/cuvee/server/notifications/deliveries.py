"""Deliveries of webhooks: stored until they have arrived, tried again ever less often.

Of several processes the one that moves a delivery's date takes it on; if it dies over it, the date
comes again. So a webhook may be sent twice, but is not lost.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import Connection, Engine, delete, insert, select, update

from cuvee.protocol.notices import TurnNotice
from cuvee.server.background import Poller
from cuvee.server.db.database import Row, read
from cuvee.server.db.schema import deliveries, people, seats, tables, webhooks
from cuvee.server.db.table_rows import PERSON, PLAYING
from cuvee.server.db.writer import Writer
from cuvee.server.game.session import TableSession
from cuvee.server.notifications import webhook_bodies as bodies
from cuvee.server.notifications.targets import Targets, Undelivered

POLL_SECONDS: Final = 1.0  # seconds between two looks for what is due
GRACE_SECONDS: Final = 2.0  # seconds for somebody to come and look by themselves
MIN_INTERVAL_SECONDS: Final = (
    60.0  # seconds after a notice in which there is no other about the same table
)
LEASE_SECONDS: Final = 60.0  # seconds that an attempt may take
FIRST_RETRY_SECONDS: Final = (
    10.0  # seconds until it is tried again; three times as long every time after
)
MAX_ATTEMPTS: Final = 8
MAX_PER_POLL: Final = 50
KEEP_SECONDS: Final = 7 * 24 * 3600.0  # seconds for which the outcome is kept
SWEEP_SECONDS: Final = 3600.0
log = structlog.get_logger()


class Deliveries:
    """The pending deliveries."""

    def __init__(self, engine: Engine, writer: Writer, targets: Targets, site: str) -> None:
        self.engine = engine
        self.writer = writer
        self.targets = targets
        self.site = site
        self._poller = Poller("webhook_poll_failed", lambda: self.poll(time.time()))
        self._sweeper = Poller("webhook_sweep_failed", lambda: self.sweep(time.time()))
        self._attempts: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start polling, and removing old outcomes."""
        self._poller.start(POLL_SECONDS)
        self._sweeper.start(SWEEP_SECONDS)

    async def stop(self) -> None:
        """Stop polling; attempts under way are made again later."""
        await self._poller.stop()
        await self._sweeper.stop()
        for task in [*self._attempts]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.targets.close()

    # New deliveries.

    async def turn(self, session: TableSession, person: str, notice: TurnNotice) -> None:
        """Add a delivery to each webhook of a person, unless there was one just before."""
        table, now = session.row.id, time.time()

        def write(connection: Connection) -> None:
            wanted = select(webhooks.c.id, webhooks.c.shape, people.c.preferences)
            theirs = wanted.join(people).where(webhooks.c.person == person)
            for hook in connection.execute(theirs).all():
                if not _sent_since(connection, hook.id, table, now - MIN_INTERVAL_SECONDS):
                    body = bodies.turn(notice, self.site, bodies.language(hook.preferences))
                    row = {"webhook": hook.id, "table": table, "body": body, "attempts": 0}
                    row.update(due=now + GRACE_SECONDS, created=now)
                    connection.execute(insert(deliveries).values(**row))

        await self.writer.write(write)

    async def present(self, person: str, table: str) -> None:
        """Cancel the deliveries about a table to a person who is there after all."""
        theirs = select(webhooks.c.id).where(webhooks.c.person == person)
        pending = (deliveries.c.table == table) & deliveries.c.due.is_not(None)
        seen = update(deliveries).where(pending, deliveries.c.webhook.in_(theirs))
        await self.writer.write(lambda c: c.execute(seen.values(due=None, outcome="seen")) and None)

    # Attempts.

    async def sweep(self, now: float) -> None:
        """Remove the deliveries whose outcome has been kept for long enough."""
        old = (deliveries.c.created < now - KEEP_SECONDS) & deliveries.c.due.is_(None)
        await self.writer.write(lambda c: c.execute(delete(deliveries).where(old)) and None)

    async def poll(self, now: float) -> None:
        """Attempt the deliveries that are due."""
        due = select(deliveries, webhooks.c.url, webhooks.c.shape, webhooks.c.person)
        due = due.join(webhooks).where(deliveries.c.due <= now)
        wanted = due.order_by(deliveries.c.due).limit(MAX_PER_POLL)
        found = await asyncio.to_thread(
            read, self.engine, lambda connection: connection.execute(wanted).all()
        )
        for row in found:
            if await self.writer.write(lambda c, row=row: _claim(c, row, now)):  # type: ignore[misc]
                task = asyncio.create_task(self._deliver(row))
                self._attempts.add(task)
                task.add_done_callback(self._attempts.discard)

    async def _deliver(self, row: Row) -> None:
        attempts, due, outcome = row.attempts + 1, None, "delivered"
        try:
            await self.targets.post(row.url, bodies.shaped(row.body, row.shape))
        except Undelivered as problem:
            outcome = problem.outcome
            if not problem.final and attempts < MAX_ATTEMPTS:
                due = time.time() + FIRST_RETRY_SECONDS * 3**row.attempts
        log.info("webhook_delivery", outcome=outcome, attempts=attempts)
        done = update(deliveries).where(deliveries.c.id == row.id)
        await self.writer.write(lambda c: c.execute(done.values(due=due, outcome=outcome)) and None)


def _sent_since(connection: Connection, webhook: str, table: str, since: float) -> bool:
    same = (deliveries.c.webhook == webhook) & (deliveries.c.table == table)
    sent = select(deliveries.c.id).where(same, deliveries.c.created > since).limit(1)
    return connection.execute(sent).first() is not None


def _claim(connection: Connection, row: Row, now: float) -> bool:
    """Claim a delivery, if no other process has and the person is still asked."""
    still = _is_asked(connection, row.table, row.body["seat"], row.person)
    values = {"attempts": row.attempts + 1, "due": now + LEASE_SECONDS}
    if not still:
        values = {"attempts": row.attempts, "due": None, "outcome": "answered"}
    same = (deliveries.c.id == row.id) & (deliveries.c.due == row.due)
    claimed = connection.execute(update(deliveries).where(same).values(**values)).rowcount == 1
    return claimed and still


def _is_asked(connection: Connection, table: str, seat: int, person: str) -> bool:
    """Whether a person is still asked at a table."""
    wanted = select(tables.c.waiting, tables.c.status, seats.c.kind).join(seats)
    here = (seats.c.table == table) & (seats.c.seat == seat) & (seats.c.person == person)
    row = connection.execute(wanted.where(here)).first()
    return row is not None and row.status == PLAYING and row.kind == PERSON and seat in row.waiting
