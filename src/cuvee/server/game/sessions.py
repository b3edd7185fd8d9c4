"""The tables in memory: loaded from the database when they are asked for, dropped when unused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import Connection, Engine

from cuvee.server.background import BackgroundTasks
from cuvee.server.db import table_rows
from cuvee.server.db.database import DatabaseError, read
from cuvee.server.db.writer import Writer
from cuvee.server.errors import Problem
from cuvee.server.game.restore import restore_game
from cuvee.server.game.session import TableSession
from cuvee.server.game.snapshots import Snapshots
from cuvee.server.game.viewpoint import revoke_viewpoints

MAX_LIVE_TABLES: Final = 4000  # in memory; beyond that those unused for longest are dropped


class Sessions:
    """All tables in memory."""

    def __init__(
        self,
        engine: Engine,
        writer: Writer,
        snapshots: Snapshots,
        background: BackgroundTasks,
        on_load: Callable[[TableSession], None],
    ) -> None:
        self.engine = engine
        self.writer = writer
        self.snapshots = snapshots
        self.background = background
        self.loaded: dict[str, TableSession] = {}
        self._on_load = on_load
        self._loading: dict[str, asyncio.Task[TableSession]] = {}

    async def get(self, table: str) -> TableSession:
        """A table, loaded if need be; a Problem when there is none."""
        session = self.loaded.get(table)
        if session is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            session = await asyncio.shield(task)
        session.last_used = time.monotonic()
        return session

    async def get_loaded(self, table: str) -> TableSession | None:
        """A table that is in memory or being loaded: it may have been read a moment too early."""
        loading = self._loading.get(table)
        if loading is not None:
            with suppress(Problem):
                return await asyncio.shield(loading)
        return self.loaded.get(table)

    def is_behind(self, table: str, seq: int) -> bool:
        """Whether a table is in memory, or being loaded, and lacks an entry."""
        session = self.loaded.get(table)
        if session is None:
            return table in self._loading
        return session.history is None or session.history.seq < seq

    async def _load(self, table: str) -> TableSession:
        row, seat_rows = await asyncio.to_thread(
            read, self.engine, lambda connection: table_rows.find(connection, table)
        )
        session = TableSession(row, seat_rows)
        await self.restore(session)
        self._make_room()
        self.loaded[table] = session
        self._on_load(session)
        return session

    def _make_room(self) -> None:
        if len(self.loaded) < MAX_LIVE_TABLES:
            return
        idle = [s for s in self.loaded.values() if not s.watchers and not s.bot_task]
        for session in sorted(idle, key=_last_used)[: MAX_LIVE_TABLES // 10]:
            if not session.lock.locked():
                del self.loaded[session.row.id]

    async def restore(self, session: TableSession) -> None:
        """Bring the game of a table to where its row says it stands."""
        if not session.has_begun():
            return
        await restore_game(self.engine, self.writer, session)
        if session.history is not None:
            session.question_seq = min(session.history.asked_seq)
            if session.snapshot_seq < 0:
                self.snapshots.store_soon(session)

    async def reload(self, session: TableSession) -> None:
        """Read a table and its game again, and send its watchers the whole position."""
        session.drop_history()
        try:
            await self.reload_row(session)
        except Problem:  # it was deleted
            self.forget(session)
            raise
        await self.restore(session)
        revoke_viewpoints(session)
        session.resend_position()

    def forget(self, session: TableSession) -> None:
        """Take a table out of memory that is no longer stored."""
        self.loaded.pop(session.row.id, None)
        if session.bot_task is not None:
            session.bot_task.cancel()
        for watcher in session.watchers:
            watcher.close()

    async def reload_row(self, session: TableSession) -> None:
        """Read the row and the seats of a table again."""
        session.row, seat_rows = await asyncio.to_thread(
            read, self.engine, lambda connection: table_rows.find(connection, session.row.id)
        )
        session.set_seats(seat_rows)

    def invalidate(self, session: TableSession) -> None:
        """Have a table reloaded whose state in memory may differ from what is stored.

        Until then there is no game in memory: whoever waits for the lock gets the one stored.
        """
        session.drop_history()
        session.lock.reload = partial(self._reload_stored, session)
        self.background.start(self._reload_soon(session))

    async def _reload_stored(self, session: TableSession) -> None:
        """Reload a table once nothing more is about to be written to it."""
        with suppress(DatabaseError):  # it may be read, even if nothing can be written
            await self.writer.write(_nothing)
        await self.reload(session)

    async def _reload_soon(self, session: TableSession) -> None:
        async with session.lock:
            self._on_load(session)


def _nothing(_: Connection) -> None:
    """Write nothing; it is done when everything before it is."""


def _last_used(session: TableSession) -> float:
    return session.last_used
