"""The bots at the tables: when they think, and that what they choose is entered like anybody's.

Of several processes that show a table, the one that wrote its last entry lets its bots think; the
others wait whether it does, and take over when nothing comes.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import ACT, LogEntry
from cuvee.server.game.bot_pool import BotPool, Choice
from cuvee.server.game.history import GameHistory
from cuvee.server.game.session import TableSession
from cuvee.server.game.undo import bots_must_wait

if TYPE_CHECKING:
    from cuvee.server.game.host import Host

OTHER_PROCESS_SECONDS: Final = 2.0  # seconds for which another process is left to think


class Bots:
    """Whoever wakes the bots of all tables."""

    def __init__(self, host: Host, bot_pool: BotPool) -> None:
        self.host = host
        self.bot_pool = bot_pool

    def wake_bots(self, session: TableSession, wrote_last: bool = True) -> None:
        """Let bots think if one of them is to decide; later, if another process wrote last."""
        if wrote_last or not self.host.pubsub.several:
            session.wrote_last.set()
        else:
            session.wrote_last.clear()
        history = session.history
        if history is not None and session.bot_task is None and _asked(session, history):
            session.bot_task = self.host.run_in_background(self._think(session))

    async def resume_all(self) -> None:
        """Let the bots go on that were interrupted when a server stopped, though nobody watches."""
        tables = await asyncio.to_thread(read, self.host.engine, table_rows.waiting_for_bots)
        for table in tables:
            await self.host.session(table)

    async def _think(self, session: TableSession) -> None:
        try:
            while (history := session.history) is not None and _asked(session, history):
                seq, place = history.seq, len(history.moves)
                if not session.wrote_last.is_set() and await self._another_thinks(session, seq):
                    continue
                plain, bots = {**history.state.to_dict()}, session.bot_seats
                chosen = await self.bot_pool.choose(plain, bots, session.seed, place)
                await self._enter(session, seq, chosen)
        finally:
            session.bot_task = None

    async def _another_thinks(self, session: TableSession, seq: int) -> bool:
        """Wait whether another process enters something; not so once the last word is ours."""
        with suppress(TimeoutError):
            await asyncio.wait_for(session.wrote_last.wait(), OTHER_PROCESS_SECONDS)
        return session.history is None or session.history.seq != seq

    async def _enter(self, session: TableSession, seq: int, chosen: list[Choice]) -> None:
        """Enter what bots have chosen, unless the game has moved on under them."""
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
                await self.host.commit(session, history, entries)


def _asked(session: TableSession, history: GameHistory) -> bool:
    """Whether it is for a bot to decide, and nobody thinks about going back."""
    if history.state.over:
        return False
    asked = any(seat in session.bot_seats for seat in history.state.waiting)
    return asked and not bots_must_wait(history, session.human_seats)
