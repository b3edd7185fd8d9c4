"""The clock: when a person's time is up, a bot takes the one decision asked for.

Deadlines are stored with the tables, so every process polls all of them and a restart loses none;
of several that act at once the sequence number lets one through.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy import select

from cuvee.protocol.notices import TimeoutNotice
from cuvee.protocol.tables import DEFAULT_BOT
from cuvee.server.background import Poller
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import ACT, LogEntry
from cuvee.server.db.schema import tables
from cuvee.server.db.table_rows import PLAYING
from cuvee.server.errors import Problem
from cuvee.server.game.checks import stale
from cuvee.server.game.history import GameHistory
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession

STAND_IN: Final = DEFAULT_BOT
POLL_SECONDS: Final = 0.5  # seconds between two looks at the clocks
RETRY_SECONDS: Final = 30.0  # seconds until a stand-in that failed is asked again
MAX_TABLES_PER_POLL: Final = 50
log = structlog.get_logger()


class Clock:
    """Polls the deadlines of all tables."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._poller = Poller("clock_poll_failed", lambda: self.poll(time.time()))
        self._acting: set[str] = set()
        self._not_before: dict[str, float] = {}

    def start(self) -> None:
        """Start polling."""
        self._poller.start(POLL_SECONDS)

    async def stop(self) -> None:
        """Stop polling."""
        await self._poller.stop()

    async def poll(self, now: float) -> None:
        """Have the bot decide wherever the time is up."""
        due = select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == PLAYING)
        wanted = due.order_by(tables.c.deadline).limit(MAX_TABLES_PER_POLL)
        found = await asyncio.to_thread(
            read, self.host.engine, lambda connection: connection.execute(wanted).scalars().all()
        )
        self._not_before = {t: until for t, until in self._not_before.items() if until > now}
        for table in found:
            if table not in self._acting and table not in self._not_before:
                self._acting.add(table)
                self.host.background.start(self._act(str(table)))

    async def _act(self, table: str) -> None:
        try:
            await self.decide_late(table)
        except Problem as problem:  # somebody decided at the last moment, here or elsewhere
            log.debug("clock_skipped", table=table, problem=problem.code)
        except Exception:
            self._not_before[table] = time.time() + RETRY_SECONDS
            raise
        finally:
            self._acting.discard(table)

    async def decide_late(self, table: str) -> None:
        """Take the decision of whoever is late."""
        await self.host.follower.catch_up(table)
        session = await self.host.session(table)
        async with session.lock:  # so that the position is stored
            deadline, history = session.row.deadline, session.history
            if deadline is None or deadline > time.time():
                return
            asked = [] if history is None else history.state.waiting
            late = [seat for seat in asked if seat in session.human_seats]
            if history is None or not late:
                await self._clear_deadline(session)
                return
            plain, seq, place = {**history.state.to_dict()}, history.seq, len(history.moves)
        minds = dict.fromkeys(late, STAND_IN)
        owner = session.row.host or ""
        chosen = await self.host.bot_pool.choose(owner, plain, minds, session.seed, place)

        def plan(history: GameHistory, at: float) -> list[LogEntry]:
            if history.seq != seq or session.row.deadline != deadline:
                raise stale(history)
            firsts = first_of_each(chosen, late)
            return [LogEntry(seq + 1 + n, ACT, *choice, at) for n, choice in enumerate(firsts)]

        await self.host.enter(table, plan)
        await self.host.announce(session, TimeoutNotice(late, STAND_IN))

    async def _clear_deadline(self, session: TableSession) -> None:
        """Remove the deadline of a table at which no person is asked, or whose game is stuck."""
        table = session.row.id
        await self.host.writer.write(
            lambda connection: table_rows.set_table(connection, table, deadline=None)
        )
        session.row.deadline = None


def first_of_each(chosen: list[tuple[int, int]], late: list[int]) -> list[tuple[int, int]]:
    """Each seat's first decision of what was chosen, and nothing after the last of them."""
    firsts: dict[int, int] = {}
    for seat, action in chosen:
        if len(firsts) == len(late):
            break
        firsts.setdefault(seat, action)
    return list(firsts.items())
