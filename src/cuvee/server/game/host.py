"""The host of all tables: everything that is done at a table goes through it.

A table has one lock: a command is checked, applied, made durable and sent before the next.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import Connection, Engine

from cuvee.protocol.notices import Notice
from cuvee.server.accounts.sessions import EndedSessions
from cuvee.server.background import BackgroundTasks
from cuvee.server.cluster.pubsub import CHANGED, NOTICE, PubSub, as_plain
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.db.writer import Writer
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.game.bots import Bots
from cuvee.server.game.checks import stale
from cuvee.server.game.commits import Commits
from cuvee.server.game.follower import Follower
from cuvee.server.game.history import GameHistory
from cuvee.server.game.presence import Presence
from cuvee.server.game.session import TableSession
from cuvee.server.game.sessions import Sessions
from cuvee.server.game.snapshots import Snapshots
from cuvee.server.game.viewpoint import checked_viewpoint
from cuvee.server.game.watcher import Watcher

MAX_PARALLEL_READERS: Final = 4  # positions that are made at a time; commands go between them
MAX_ATTEMPTS: Final = 5  # to commit before another process does
log = structlog.get_logger()
Plan = Callable[[GameHistory, float], list[LogEntry]]


class Host:
    """All tables that somebody plays at or watches."""

    def __init__(self, engine: Engine, writer: Writer, bot_pool: BotPool, pubsub: PubSub) -> None:
        self.engine = engine
        self.writer = writer
        self.bot_pool = bot_pool
        self.background = BackgroundTasks()
        self.readers = asyncio.Semaphore(MAX_PARALLEL_READERS)
        self.pubsub = pubsub
        self.snapshots = Snapshots(writer, self.background)
        self.sessions = Sessions(engine, writer, self.snapshots, self.background, self._loaded)
        self.commits = Commits(writer, self.sessions, self.snapshots)
        self.bots = Bots(self.sessions, self.commits, bot_pool, self.background, self.pubsub)
        self.follower = Follower(self.sessions, self.commits, self.bots, self.pubsub)
        self.presence = Presence(self.sessions, self.background, self.pubsub)

    def _loaded(self, session: TableSession) -> None:
        self.bots.wake(session, wrote_last=False)

    async def session(self, table: str) -> TableSession:
        """A table, loaded if need be; a Problem when there is none."""
        return await self.sessions.get(table)

    async def watch(self, table: str, watcher: Watcher) -> TableSession:
        """Add a watcher, and send it the whole position."""
        session = await self.session(table)
        async with session.lock:  # so that nothing is shown that is not durable yet
            watcher.viewpoint = checked_viewpoint(watcher.visitor, session, watcher.viewpoint)
            session.watchers.add(watcher)
            watcher.send(session.full_notice(watcher.viewpoint))
            self.presence.came(session, watcher)
        return session

    def unwatch(self, session: TableSession, watcher: Watcher) -> None:
        """Remove a watcher."""
        session.watchers.discard(watcher)
        self.presence.left(session)

    def end_visits(self, ended: EndedSessions) -> None:
        """Close the connections of sessions that have ended."""
        for session in self.sessions.loaded.values():
            for watcher in session.watchers:
                watcher.end_visit(ended)

    async def enter(self, table: str, plan: Plan) -> int:
        """Commit the entries that a plan makes of the game now, if any; return the last number.

        Where another process was faster, the plan is made again of what then is: two seats may be
        asked at once.
        """
        session = await self.session(table)
        async with session.lock:
            for _ in range(MAX_ATTEMPTS):
                history = session.require_history()
                entries = plan(history, time.time())
                if not entries or await self.commits.commit(session, history, entries):
                    break
            else:
                raise stale(session.require_history())
        self.wake_bots(session)
        return entries[-1].seq if entries else history.seq

    async def began(self, session: TableSession) -> None:
        """Notify the listeners that a game has begun; call with the table's lock held."""
        if session.history is not None:
            session.newly_asked = session.history.state.waiting
            await self.commits.notify_listeners(session, session.history.deal_events)

    def wake_bots(self, session: TableSession) -> None:
        """Let bots decide if one of them is asked."""
        self.bots.wake(session)

    async def change(self, session: TableSession, write: Callable[[Connection], None]) -> None:
        """Change the row or the seats of a table; call with its lock held."""

        def change(connection: Connection) -> None:
            write(connection)
            self.pubsub.publish_in(connection, CHANGED, session.row.id, {})

        await self.writer.write(change)
        try:
            await self.follower.show_change(session)
        except BaseException:
            self.sessions.invalidate(session)
            raise

    async def announce(self, session: TableSession, notice: Notice) -> None:
        """Send a notice to all watchers, here and in other processes; it is not stored."""
        session.notify_all(notice)
        await self.pubsub.publish(NOTICE, session.row.id, as_plain(notice))

    async def close(self) -> None:
        """Finish what is in flight, and store a snapshot of every game."""
        closing = [self._close(session) for session in list(self.sessions.loaded.values())]
        for outcome in await asyncio.gather(*closing, return_exceptions=True):
            if isinstance(outcome, Exception):
                log.error("snapshot_failed", problem=repr(outcome))
        await self.background.finish()

    async def _close(self, session: TableSession) -> None:
        if session.bot_task is not None:
            session.bot_task.cancel()
        await self.snapshots.store_locked(session)
        for watcher in session.watchers:
            watcher.close()
