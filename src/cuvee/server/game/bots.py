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
from cuvee.server.game.bot_pool import BotPool, Choice
from cuvee.server.game.history import GameHistory
from cuvee.server.game.log import ACT, LogEntry
from cuvee.server.game.session import TableSession

if TYPE_CHECKING:
    from cuvee.server.game.host import Host

PATIENCE: Final = 2.0  # seconds for which another process is left to think


class Bots:
    """Whoever wakes the bots of all tables."""

    def __init__(self, host: Host, thinkers: BotPool) -> None:
        self.host = host
        self.thinkers = thinkers

    def wake(self, live: TableSession, ours: bool = True) -> None:
        """Let bots think if one of them is to decide; later, if another process wrote last."""
        if ours or not self.host.telling.several:
            live.ours.set()
        else:
            live.ours.clear()
        played = live.played
        if played is not None and live.thinking is None and _asked(live, played):
            live.thinking = self.host.in_background(self._think(live))

    async def take_up(self) -> None:
        """Let the bots go on that were interrupted when a server stopped, though nobody watches."""
        tables = await asyncio.to_thread(read, self.host.engine, table_rows.waiting_for_bots)
        for table in tables:
            await self.host.live(table)

    async def _think(self, live: TableSession) -> None:
        try:
            while (played := live.played) is not None and _asked(live, played):
                seq, place = played.seq, len(played.deeds)
                if not live.ours.is_set() and await self._another_thinks(live, seq):
                    continue
                plain, bots = played.state.to_dict(), live.bots
                chosen = await self.thinkers.choose(plain, bots, live.seed, place)
                await self._enter(live, seq, chosen)
        finally:
            live.thinking = None

    async def _another_thinks(self, live: TableSession, seq: int) -> bool:
        """Wait whether another process enters something; not so once the last word is ours."""
        with suppress(TimeoutError):
            await asyncio.wait_for(live.ours.wait(), PATIENCE)
        return live.played is None or live.played.seq != seq

    async def _enter(self, live: TableSession, seq: int, chosen: list[Choice]) -> None:
        """Enter what bots have chosen, unless the game has moved on under them."""
        async with live.lock:
            played = live.played
            if played is None or played.seq != seq:
                return
            entries: list[LogEntry] = []
            for seat, action in chosen:
                if seat not in live.bots:  # a person took the seat back meanwhile
                    break
                entries.append(LogEntry(seq + 1 + len(entries), ACT, seat, action, time.time()))
            if entries:
                await self.host.settle(live, played, entries)


def _asked(live: TableSession, played: GameHistory) -> bool:
    """Whether it is for a bot to decide, and nobody thinks about going back."""
    if played.state.over:
        return False
    asked = any(seat in live.bots for seat in played.state.waiting)
    return asked and not played.bots_wait(live.people)
