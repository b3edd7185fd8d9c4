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

import structlog
from sqlalchemy import Connection, Engine

from cuvee.engine import Event
from cuvee.server.cluster.pubsub import CHANGED, NOTICE, PubSub
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.table_rows import OVER, PLAYING
from cuvee.server.db.writer import LogRow, StandingRow, Writer
from cuvee.server.errors import Problem
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.game.bots import Bots
from cuvee.server.game.clock import deadline_after
from cuvee.server.game.history import GameHistory
from cuvee.server.game.log import LogEntry
from cuvee.server.game.restore import set_up, snapshot_of
from cuvee.server.game.session import TableSession, Watcher
from cuvee.server.game.viewpoint import look_again, may_look

MAX_LIVE_TABLES: Final = 4000  # tables in memory; beyond that the longest unused go
SNAPSHOT_EVERY: Final = 64  # entries
TRIES: Final = 5  # to be faster than another process
log = structlog.get_logger()
Plan = Callable[[GameHistory, float], list[LogEntry]]
Listener = Callable[[TableSession, list[Event]], Awaitable[None]]


class Host:
    """All tables that somebody plays at or watches."""

    def __init__(self, engine: Engine, writer: Writer, thinkers: BotPool) -> None:
        self.engine = engine
        self.writer = writer
        self.thinkers = thinkers
        self.bots = Bots(self, thinkers)
        self.telling = PubSub(writer)
        self.telling.listen(CHANGED, self._hear_change)
        self.telling.listen(NOTICE, self._hear_notice)
        self.tables: dict[str, TableSession] = {}
        self.listeners: list[Listener] = []  # told after every change: clocks, webhooks, campaigns
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._background: set[asyncio.Task[None]] = set()

    # Coming and going.

    async def live(self, table: str) -> TableSession:
        """A table in memory, fetched if need be; a Problem when there is none."""
        found = self.tables.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> TableSession:
        book, sitting = await asyncio.to_thread(
            read, self.engine, lambda connection: table_rows.find(connection, table)
        )
        live = TableSession(book, sitting)
        await self.set_up(live)
        self._make_room()
        self.tables[table] = live
        self.bots.wake(live, ours=False)
        return live

    async def set_up(self, live: TableSession) -> None:
        """Bring the game of a table to where its book says it stands."""
        if not live.begun():
            return
        await set_up(self, live)
        if live.played is not None:
            live.question = min(live.played.asked_at)
            if live.snapshot_at < 0:
                self.in_background(self._keep_snapshot_soon(live))

    def _make_room(self) -> None:
        if len(self.tables) < MAX_LIVE_TABLES:
            return
        idle = [live for live in self.tables.values() if not live.watchers and not live.thinking]
        for live in sorted(idle, key=_used)[: MAX_LIVE_TABLES // 10]:
            if not live.lock.locked():
                del self.tables[live.book.id]

    async def watch(self, table: str, watcher: Watcher) -> TableSession:
        """Let somebody watch, beginning with everything they may know."""
        live = await self.live(table)
        async with live.lock:  # so that nothing is shown that is not kept yet
            watcher.eye = may_look(watcher.visitor, live, watcher.eye)
            live.watchers.add(watcher)
            watcher.tell(live.full(watcher.eye))
        return live

    # Play.

    async def enter(self, table: str, plan: Plan) -> TableSession:
        """Enter what a plan makes of the game now; durable and told to all once this returns.

        Where another process was faster, the plan is made anew of what then is: two seats may be
        asked at once.
        """
        live = await self.live(table)
        async with live.lock:
            for _ in range(TRIES):
                played = live.game
                if await self.settle(live, played, plan(played, time.time())):
                    break
            else:
                raise Problem(409, "stale", "The game has moved on since.", seq=live.game.seq)
        self.wake_bots(live)
        return live

    async def settle(
        self, live: TableSession, played: GameHistory, entries: list[LogEntry]
    ) -> bool:
        """Carry entries out, durably, and tell everybody; call with the table's lock held.

        False when another process was faster: then the table is as that one left it.
        """
        events = self._take(live, played, entries)
        if not await self._keep(live, played, entries):
            await self._begin_anew(live)
            live.ours.clear()
            return False
        await self._tell(live, events)
        return True

    def _take(
        self, live: TableSession, played: GameHistory, entries: list[LogEntry]
    ) -> list[Event]:
        """Carry entries out; what happened."""
        events: list[Event] = []
        try:
            for entry in entries:
                events += played.take(entry)
        except Exception:
            self._forget(live)
            raise
        return events

    def _forget(self, live: TableSession) -> None:
        """Let go of a table of which nobody knows where it stands but the database."""
        self.tables.pop(live.book.id, None)
        for watcher in live.watchers:
            watcher.send_away()

    async def _keep(self, live: TableSession, played: GameHistory, entries: list[LogEntry]) -> bool:
        """Make entries durable; False when another process was faster."""
        table, state = live.book.id, played.state
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
            "stands_at": played.seq,
            "now_asked": state.waiting,
            "now": OVER if state.over else PLAYING,
            "came_out": None if result is None else result.to_dict(),
            "ended_at": state.digest() if state.over else None,
            "at": entries[-1].at,
            "runs_down": deadline_after(live, played, entries[-1].at),
        }
        try:
            kept = await self.writer.play(rows, standing)
        except Exception:
            self._forget(live)
            raise
        if kept:
            book = live.book
            live.newly = [seat for seat in state.waiting if seat not in book.asked]
            live.question, book.deadline = min(played.asked_at), standing["runs_down"]
            book.seq, book.asked, book.status = played.seq, state.waiting, str(standing["now"])
            book.result, book.digest = standing["came_out"], standing["ended_at"]
            book.touched = live.last_at = entries[-1].at
        return kept

    async def _tell(self, live: TableSession, events: list[Event]) -> None:
        live.tell(events)
        if live.book.status == OVER:
            live.tell_all({"type": "table", "table": live.summary(), "seq": live.book.seq})
        if live.game.seq - live.snapshot_at >= SNAPSHOT_EVERY or live.book.status == OVER:
            self.in_background(self._keep_snapshot_soon(live))
        await self._tell_listeners(live, events)

    async def began(self, live: TableSession) -> None:
        """A game has begun: it is somebody's turn; call with the table's lock held."""
        if live.played is not None:
            live.newly = live.played.state.waiting
            await self._tell_listeners(live, live.played.told)

    async def _tell_listeners(self, live: TableSession, events: list[Event]) -> None:
        for listener in self.listeners:
            await listener(live, events)

    async def _keep_snapshot_soon(self, live: TableSession) -> None:
        async with live.lock:  # so that nothing is noted that another process has overtaken
            await self.keep_snapshot(live)

    async def keep_snapshot(self, live: TableSession) -> None:
        """Note where a game stands, for rules that come after these; with its lock held."""
        if live.played is None or live.played.seq == live.snapshot_at:
            return
        live.snapshot_at = live.played.seq
        snapshot = snapshot_of(live)
        await self.writer.write(
            lambda connection: table_rows.keep_snapshot(connection, live.book.id, snapshot)
        )

    async def refresh(self, table: str, seq: int) -> None:
        """Catch up with what another process has entered."""
        live = await self._shown(table)
        if live is None or not self.behind(table, seq):
            return
        async with live.lock:
            if not self.behind(table, seq):
                return
            if live.played is None:
                await self._begin_anew(live)
            else:
                await self._follow(live, live.played)
        self.bots.wake(live, ours=False)

    def behind(self, table: str, seq: int) -> bool:
        """Whether a table is shown here, or about to be, and has not come as far as an entry."""
        live = self.tables.get(table)
        if live is None:
            return table in self._loading
        return live.played is None or live.played.seq < seq

    async def _shown(self, table: str) -> TableSession | None:
        """A table that is in memory, or about to be: it may have been read a moment too early."""
        loading = self._loading.get(table)
        if loading is not None:
            with suppress(Problem):
                return await asyncio.shield(loading)
        return self.tables.get(table)

    async def catch_up(self, *wanted: str) -> None:
        """Look whether another process has entered something at these tables."""
        stand = await asyncio.to_thread(
            read, self.engine, lambda connection: table_rows.stand(connection, list(wanted))
        )
        for table, seq in stand.items():
            await self.refresh(table, seq)

    async def _begin_anew(self, live: TableSession) -> None:
        """Read a table anew from the database and tell its watchers everything."""
        await self._look_up(live)
        live.played = None
        await self.set_up(live)
        look_again(live)
        live.tell_anew()

    async def _look_up(self, live: TableSession) -> None:
        live.book, sitting = await asyncio.to_thread(
            read, self.engine, lambda connection: table_rows.find(connection, live.book.id)
        )
        live.seat_all(sitting)

    async def _follow(self, live: TableSession, played: GameHistory) -> None:
        """Take the entries that another process wrote, and tell them as if they were ours."""
        await self._look_up(live)
        later = await asyncio.to_thread(
            read,
            self.engine,
            lambda connection: table_rows.entries_after(connection, live.book.id, played.seq),
        )
        # What came after the book was looked up is told in its turn.
        events = self._take(live, played, [entry for entry in later if entry.seq <= live.book.seq])
        live.question = min(played.asked_at)
        live.last_at = live.book.touched
        live.tell(events)

    def wake_bots(self, live: TableSession) -> None:
        """Let bots think if it is for one of them to decide."""
        self.bots.wake(live)

    # Changing who sits where.

    async def change(self, live: TableSession, write: Callable[[Connection], None]) -> None:
        """Change something about a table itself; call with its lock held."""

        def change(connection: Connection) -> None:
            write(connection)
            self.telling.along(connection, CHANGED, live.book.id, {})

        await self.writer.write(change)
        await self._show_change(live)

    async def _show_change(self, live: TableSession) -> None:
        await self._look_up(live)
        look_again(live)
        if live.played is None:
            await self.set_up(live)
            live.tell_anew()
        else:
            live.tell_all({"type": "table", "table": live.summary(), "seq": live.book.seq})

    async def _hear_change(self, table: str, _: dict[str, object]) -> None:
        live = await self._shown(table)
        if live is not None:
            async with live.lock:
                await self._show_change(live)
            self.bots.wake(live, ours=False)

    # PubSub everybody at a table something that is no part of the game.

    async def announce(self, live: TableSession, notice: dict[str, object]) -> None:
        """Tell all watchers, here and in other processes; nothing is kept."""
        live.tell_all(notice)
        await self.telling.now(NOTICE, live.book.id, notice)

    async def _hear_notice(self, table: str, notice: dict[str, object]) -> None:
        live = self.tables.get(table)
        if live is not None:
            live.tell_all(notice)

    # Keeping house.

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that nobody waits for, but that is finished before the server stops."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("failed in the background", problem=repr(task.exception()))

    async def close(self) -> None:
        """Finish what is under way, and note where every game stands."""
        await asyncio.gather(*[self._close(live) for live in list(self.tables.values())])
        await asyncio.gather(*self._background, return_exceptions=True)

    async def _close(self, live: TableSession) -> None:
        if live.thinking is not None:
            live.thinking.cancel()
        await self._keep_snapshot_soon(live)
        for watcher in live.watchers:
            watcher.send_away()


def _used(live: TableSession) -> float:
    return live.used
