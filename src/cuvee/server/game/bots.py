"""The bots at the tables: when they decide; their decisions are committed like anybody's.

Of several processes that have a table in memory, the one that wrote its last entry lets its bots
decide; the others wait a while, and take over when nothing comes.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from cuvee.server.background import BackgroundTasks
from cuvee.server.cluster.pubsub import PubSub
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import ACT, LogEntry
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.game.commits import Commits
from cuvee.server.game.history import GameHistory
from cuvee.server.game.moves import SeatAction
from cuvee.server.game.session import TableSession
from cuvee.server.game.sessions import Sessions
from cuvee.server.game.undo import bots_must_wait

RETRY_SECONDS: Final = 1.0  # seconds after a failure, each time twice as long
MAX_RETRY_SECONDS: Final = 300.0
OTHER_PROCESS_SECONDS: Final = 2.0  # that another process has to decide
log = structlog.get_logger()


class Bots:
    """Lets the bots of all tables decide."""

    def __init__(
        self,
        sessions: Sessions,
        commits: Commits,
        bot_pool: BotPool,
        background: BackgroundTasks,
        pubsub: PubSub,
    ) -> None:
        self.sessions = sessions
        self.commits = commits
        self.bot_pool = bot_pool
        self.background = background
        self.pubsub = pubsub
        self._closed = False

    def close(self) -> None:
        """Let no bot decide any more, and end their processes."""
        self._closed = True
        self.bot_pool.close()

    def wake(self, session: TableSession, wrote_last: bool = True) -> None:
        """Let bots decide if one is asked; later, if another process wrote the last entry."""
        if wrote_last or not self.pubsub.several:
            session.wrote_last.set()
        else:
            session.wrote_last.clear()
        history = session.history
        if self._closed or history is None or session.bot_task is not None:
            return
        if _bot_asked(session, history):
            session.bot_task = self.background.start(self._decide(session))

    async def resume_all(self) -> None:
        """Load the tables at which a bot is asked: their bots were interrupted by a restart."""
        tables = await asyncio.to_thread(read, self.sessions.engine, table_rows.waiting_for_bots)
        for table in tables:
            await self.sessions.get(table)

    async def _decide(self, session: TableSession) -> None:
        """Decide for the bots of a table until none is asked; a failure is retried."""
        asked, pause = True, RETRY_SECONDS
        try:
            while asked and not self._closed:
                try:
                    asked = await self._decide_once(session)
                    pause = RETRY_SECONDS
                except Exception as problem:  # noqa: BLE001 - the database may be away for a while
                    log.warning("bot_failed", table=session.row.id, problem=str(problem))
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, MAX_RETRY_SECONDS)
        finally:
            session.bot_task = None

    async def _decide_once(self, session: TableSession) -> bool:
        """Decide from the present position on; False when no bot is asked."""
        async with session.lock:  # so that the position is stored
            history = session.history
            if history is None or not _bot_asked(session, history):
                return False
            seq, place = history.seq, len(history.moves)
            plain, bots = {**history.state.to_dict()}, session.bot_seats
        if session.wrote_last.is_set() or not await self._another_decided(session, seq):
            owner = session.row.host or ""
            chosen = await self.bot_pool.choose(owner, plain, bots, session.seed, place)
            await self._commit(session, seq, chosen)
        return True

    async def _another_decided(self, session: TableSession, seq: int) -> bool:
        """Wait whether another process commits something, unless the last entry is ours."""
        with suppress(TimeoutError):
            await asyncio.wait_for(session.wrote_last.wait(), OTHER_PROCESS_SECONDS)
        return session.history is None or session.history.seq != seq

    async def _commit(self, session: TableSession, seq: int, chosen: list[SeatAction]) -> None:
        """Commit what bots have chosen, unless the game has changed meanwhile."""
        async with session.lock:
            history = session.history
            if history is None or history.seq != seq:
                return
            entries: list[LogEntry] = []
            for seat, action in chosen:
                if seat not in session.bot_seats:  # a person took the seat back meanwhile
                    break
                entries.append(LogEntry(seq + 1 + len(entries), ACT, seat, action, time.time()))
            if entries:
                await self.commits.commit(session, history, entries)


def _bot_asked(session: TableSession, history: GameHistory) -> bool:
    """Whether a bot is asked, and need not wait for a person."""
    if history.state.over:
        return False
    asked = any(seat in session.bot_seats for seat in history.state.waiting)
    return asked and not bots_must_wait(history, session.human_seats)
