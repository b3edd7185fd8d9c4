"""The host of all tables: loads games, is their referee, keeps every entry, tells everybody.

A table has one lock: a command is checked, entered, made durable and told before the next. Of two
processes that write to one table the database lets one through; the other reads on and says so.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, Engine

from cuvee.engine import Event
from cuvee.protocol.notices import Notice, TableNotice
from cuvee.server.cluster.pubsub import CHANGED, NOTICE, PubSub, as_plain
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.db.table_rows import OVER, PLAYING
from cuvee.server.db.writer import LogRow, StandingRow, Writer
from cuvee.server.errors import Problem
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.game.bots import Bots
from cuvee.server.game.clock import deadline_after
from cuvee.server.game.history import GameHistory
from cuvee.server.game.restore import set_up, snapshot_of
from cuvee.server.game.session import TableSession, Watcher
from cuvee.server.game.viewpoint import checked_viewpoint, revoke_viewpoints

MAX_LIVE_TABLES: Final = 4000  # tables in memory; beyond that the longest unused go
SNAPSHOT_EVERY: Final = 64  # entries
MAX_ATTEMPTS: Final = 5  # to be faster than another process
log = structlog.get_logger()
Plan = Callable[[GameHistory, float], list[LogEntry]]
Listener = Callable[[TableSession, list[Event]], Awaitable[None]]


class Host:
    """All tables that somebody plays at or watches."""

    def __init__(self, engine: Engine, writer: Writer, bot_pool: BotPool) -> None:
        self.engine = engine
        self.writer = writer
        self.bot_pool = bot_pool
        self.bots = Bots(self, bot_pool)
        self.pubsub = PubSub(writer)
        self.pubsub.listen(CHANGED, self._hear_change)
        self.pubsub.listen(NOTICE, self._hear_notice)
        self.tables: dict[str, TableSession] = {}
        self.listeners: list[Listener] = []  # told after every change: clocks, webhooks, campaigns
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._background: set[asyncio.Task[None]] = set()

    # Coming and going.

    async def session(self, table: str) -> TableSession:
        """A table in memory, fetched if need be; a Problem when there is none."""
        found = self.tables.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        found.last_used = time.monotonic()
        return found

    async def _load(self, table: str) -> TableSession:
        row, seat_rows = await asyncio.to_thread(
            read, self.engine, lambda connection: table_rows.find(connection, table)
        )
        session = TableSession(row, seat_rows)
        await self.set_up(session)
        self._make_room()
        self.tables[table] = session
        self.bots.wake_bots(session, wrote_last=False)
        return session

    async def set_up(self, session: TableSession) -> None:
        """Bring the game of a table to where its book says it stands."""
        if not session.has_begun():
            return
        await set_up(self, session)
        if session.history is not None:
            session.question_seq = min(session.history.asked_seq)
            if session.snapshot_seq < 0:
                self.run_in_background(self._keep_snapshot_soon(session))

    def _make_room(self) -> None:
        if len(self.tables) < MAX_LIVE_TABLES:
            return
        idle = [
            session
            for session in self.tables.values()
            if not session.watchers and not session.bot_task
        ]
        for session in sorted(idle, key=_last_used)[: MAX_LIVE_TABLES // 10]:
            if not session.lock.locked():
                del self.tables[session.row.id]

    async def watch(self, table: str, watcher: Watcher) -> TableSession:
        """Let somebody watch, beginning with everything they may know."""
        session = await self.session(table)
        async with session.lock:  # so that nothing is shown that is not kept yet
            watcher.viewpoint = checked_viewpoint(watcher.visitor, session, watcher.viewpoint)
            session.watchers.add(watcher)
            watcher.send(session.full_notice(watcher.viewpoint))
        return session

    # Play.

    async def enter(self, table: str, plan: Plan) -> TableSession:
        """Enter what a plan makes of the game now; durable and told to all once this returns.

        Where another process was faster, the plan is made anew of what then is: two seats may be
        asked at once.
        """
        session = await self.session(table)
        async with session.lock:
            for _ in range(MAX_ATTEMPTS):
                history = session.game
                if await self.commit(session, history, plan(history, time.time())):
                    break
            else:
                raise Problem(409, "stale", "The game has changed since.", seq=session.game.seq)
        self.wake_bots(session)
        return session

    async def commit(
        self, session: TableSession, history: GameHistory, entries: list[LogEntry]
    ) -> bool:
        """Carry entries out, durably, and tell everybody; call with the table's lock held.

        False when another process was faster: then the table is as that one left it.
        """
        events = self._take(session, history, entries)
        if not await self._keep(session, history, entries):
            await self._begin_anew(session)
            session.wrote_last.clear()
            return False
        await self._tell(session, events)
        return True

    def _take(
        self, session: TableSession, history: GameHistory, entries: list[LogEntry]
    ) -> list[Event]:
        """Carry entries out; what happened."""
        events: list[Event] = []
        try:
            for entry in entries:
                events += history.apply(entry)
        except Exception:
            self._forget(session)
            raise
        return events

    def _forget(self, session: TableSession) -> None:
        """Let go of a table of which nobody knows where it stands but the database."""
        self.tables.pop(session.row.id, None)
        for watcher in session.watchers:
            watcher.close()

    async def _keep(
        self, session: TableSession, history: GameHistory, entries: list[LogEntry]
    ) -> bool:
        """Make entries durable; False when another process was faster."""
        table, state = session.row.id, history.state
        rows: list[LogRow] = [
            {
                "table": table,
                "seq": entry.seq,
                "kind": entry.kind,
                "seat": entry.seat,
                "value": entry.value,
                "at": entry.at,
            }
            for entry in entries
        ]
        result = state.result
        standing: StandingRow = {
            "key": table,
            "stands_at": history.seq,
            "now_asked": state.waiting,
            "now": OVER if state.over else PLAYING,
            "came_out": None if result is None else result.to_dict(),
            "ended_at": state.digest() if state.over else None,
            "at": entries[-1].at,
            "runs_down": deadline_after(session, history, entries[-1].at),
        }
        try:
            kept = await self.writer.play(rows, standing)
        except Exception:
            self._forget(session)
            raise
        if kept:
            row = session.row
            session.newly_asked = [seat for seat in state.waiting if seat not in row.asked]
            session.question_seq, row.deadline = min(history.asked_seq), standing["runs_down"]
            row.seq, row.asked, row.status = history.seq, state.waiting, str(standing["now"])
            row.result, row.digest = standing["came_out"], standing["ended_at"]
            row.touched = session.last_entry_at = entries[-1].at
        return kept

    async def _tell(self, session: TableSession, events: list[Event]) -> None:
        session.publish(events)
        if session.row.status == OVER:
            session.notify_all(TableNotice(session.summary(), session.row.seq))
        if session.game.seq - session.snapshot_seq >= SNAPSHOT_EVERY or session.row.status == OVER:
            self.run_in_background(self._keep_snapshot_soon(session))
        await self._tell_listeners(session, events)

    async def began(self, session: TableSession) -> None:
        """A game has begun: it is somebody's turn; call with the table's lock held."""
        if session.history is not None:
            session.newly_asked = session.history.state.waiting
            await self._tell_listeners(session, session.history.deal_events)

    async def _tell_listeners(self, session: TableSession, events: list[Event]) -> None:
        for listener in self.listeners:
            await listener(session, events)

    async def _keep_snapshot_soon(self, session: TableSession) -> None:
        async with session.lock:  # so that nothing is noted that another process has overtaken
            await self.keep_snapshot(session)

    async def keep_snapshot(self, session: TableSession) -> None:
        """Note where a game stands, for rules that come after these; with its lock held."""
        if session.history is None or session.history.seq == session.snapshot_seq:
            return
        session.snapshot_seq = session.history.seq
        snapshot = snapshot_of(session)
        await self.writer.write(
            lambda connection: table_rows.keep_snapshot(connection, session.row.id, snapshot)
        )

    async def refresh(self, table: str, seq: int) -> None:
        """Catch up with what another process has entered."""
        session = await self._session_here(table)
        if session is None or not self.behind(table, seq):
            return
        async with session.lock:
            if not self.behind(table, seq):
                return
            if session.history is None:
                await self._begin_anew(session)
            else:
                await self._follow(session, session.history)
        self.bots.wake_bots(session, wrote_last=False)

    def behind(self, table: str, seq: int) -> bool:
        """Whether a table is shown here, or about to be, and has not come as far as an entry."""
        session = self.tables.get(table)
        if session is None:
            return table in self._loading
        return session.history is None or session.history.seq < seq

    async def _session_here(self, table: str) -> TableSession | None:
        """A table that is in memory, or about to be: it may have been read a moment too early."""
        loading = self._loading.get(table)
        if loading is not None:
            with suppress(Problem):
                return await asyncio.shield(loading)
        return self.tables.get(table)

    async def catch_up(self, *wanted: str) -> None:
        """Look whether another process has entered something at these tables."""
        stand = await asyncio.to_thread(
            read, self.engine, lambda connection: table_rows.last_seqs(connection, list(wanted))
        )
        for table, seq in stand.items():
            await self.refresh(table, seq)

    async def _begin_anew(self, session: TableSession) -> None:
        """Read a table anew from the database and tell its watchers everything."""
        await self._look_up(session)
        session.history = None
        await self.set_up(session)
        revoke_viewpoints(session)
        session.resend_position()

    async def _look_up(self, session: TableSession) -> None:
        session.row, seat_rows = await asyncio.to_thread(
            read, self.engine, lambda connection: table_rows.find(connection, session.row.id)
        )
        session.set_seats(seat_rows)

    async def _follow(self, session: TableSession, history: GameHistory) -> None:
        """Take the entries that another process wrote, and tell them as if they were ours."""
        await self._look_up(session)
        later = await asyncio.to_thread(
            read,
            self.engine,
            lambda connection: table_rows.entries_after(connection, session.row.id, history.seq),
        )
        # What came after the book was looked up is told in its turn.
        events = self._take(
            session, history, [entry for entry in later if entry.seq <= session.row.seq]
        )
        session.question_seq = min(history.asked_seq)
        session.last_entry_at = session.row.touched
        session.publish(events)

    def wake_bots(self, session: TableSession) -> None:
        """Let bots think if it is for one of them to decide."""
        self.bots.wake_bots(session)

    # Changing who sits where.

    async def change(self, session: TableSession, write: Callable[[Connection], None]) -> None:
        """Change something about a table itself; call with its lock held."""

        def change(connection: Connection) -> None:
            write(connection)
            self.pubsub.along(connection, CHANGED, session.row.id, {})

        await self.writer.write(change)
        await self._show_change(session)

    async def _show_change(self, session: TableSession) -> None:
        await self._look_up(session)
        revoke_viewpoints(session)
        if session.history is None:
            await self.set_up(session)
            session.resend_position()
        else:
            session.notify_all(TableNotice(session.summary(), session.row.seq))

    async def _hear_change(self, table: str, _: dict[str, object]) -> None:
        session = await self._session_here(table)
        if session is not None:
            async with session.lock:
                await self._show_change(session)
            self.bots.wake_bots(session, wrote_last=False)

    # PubSub everybody at a table something that is no part of the game.

    async def announce(self, session: TableSession, notice: Notice) -> None:
        """Tell all watchers, here and in other processes; nothing is kept."""
        session.notify_all(notice)
        await self.pubsub.now(NOTICE, session.row.id, as_plain(notice))

    async def _hear_notice(self, table: str, notice: dict[str, object]) -> None:
        session = self.tables.get(table)
        if session is not None:
            session.tell_encoded(msgspec.json.encode(notice))

    # Keeping house.

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that nobody waits for, but that is finished before the server stops."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background_task_failed", problem=repr(task.exception()))

    async def close(self) -> None:
        """Finish what is under way, and note where every game stands."""
        await asyncio.gather(*[self._close(session) for session in list(self.tables.values())])
        await asyncio.gather(*self._background, return_exceptions=True)

    async def _close(self, session: TableSession) -> None:
        if session.bot_task is not None:
            session.bot_task.cancel()
        await self._keep_snapshot_soon(session)
        for watcher in session.watchers:
            watcher.close()


def _last_used(session: TableSession) -> float:
    return session.last_used
