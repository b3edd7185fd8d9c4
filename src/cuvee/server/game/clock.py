"""The clock: when it has run down for a person, the stand-in takes the one decision asked for.

Deadlines are kept with the tables, so every process looks after all of them and a restart loses
none; of several that act at once the sequence number lets one through.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import select

from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.schema import tables
from cuvee.server.db.table_rows import PLAYING
from cuvee.server.errors import Problem
from cuvee.server.game.log import ACT, LogEntry
from cuvee.server.protocol_answers import StoodInNotice, told

if TYPE_CHECKING:
    from cuvee.server.game.history import GameHistory
    from cuvee.server.game.host import Host
    from cuvee.server.game.session import TableSession

STAND_IN: Final = "greedy"
LOOK: Final = 0.5  # seconds between two looks at the clocks
PAUSE: Final = 30.0  # seconds until a stand-in that failed is asked again
MOST_AT_ONCE: Final = 50
log = structlog.get_logger()


def seconds_of(live: TableSession) -> float | None:
    """The seconds for a decision at a table; none without a clock."""
    return None if live.book.clock is None else float(live.book.clock["seconds"])


def deadline_after(live: TableSession, played: GameHistory, at: float) -> float | None:
    """When the clock runs down, after an entry made at a time.

    Only a new question starts it anew: neither a hidden answer nor a wish to go back does.
    """
    seconds = seconds_of(live)
    if seconds is None or played.state.over or live.people.isdisjoint(played.state.waiting):
        return None
    same = live.question == min(played.asked_at) and live.book.deadline is not None
    return live.book.deadline if same else at + seconds


class Clock:
    """Looks after the clocks of all tables."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._task: asyncio.Task[None] | None = None
        self._acting: set[str] = set()
        self._not_before: dict[str, float] = {}

    async def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self.look(time.time())
            except Exception as problem:  # noqa: BLE001 - the database may be away for a while
                log.warning("clocks not seen", problem=str(problem))
            await asyncio.sleep(LOOK)

    async def look(self, now: float) -> None:
        """Have the stand-in decide wherever the time is up."""
        due = select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == PLAYING)
        wanted = due.order_by(tables.c.deadline).limit(MOST_AT_ONCE)
        found = await asyncio.to_thread(
            read, self.host.engine, lambda connection: connection.execute(wanted).scalars().all()
        )
        self._not_before = {t: until for t, until in self._not_before.items() if until > now}
        for table in found:
            if table not in self._acting and table not in self._not_before:
                self._acting.add(table)
                self.host.in_background(self._act(str(table)))

    async def _act(self, table: str) -> None:
        try:
            await self.run_down(table)
        except Problem as problem:  # somebody decided at the last moment, here or elsewhere
            log.debug("clock", table=table, problem=problem.code)
        except Exception:
            self._not_before[table] = time.time() + PAUSE
            raise
        finally:
            self._acting.discard(table)

    async def run_down(self, table: str) -> None:
        """Take the decision of whoever has let the time go by."""
        await self.host.catch_up(table)
        live = await self.host.live(table)
        deadline, played = live.book.deadline, live.played
        if deadline is None or deadline > time.time():
            return
        late = [] if played is None else [s for s in played.state.waiting if s in live.people]
        if played is None or not late:
            await self._let_go(live)
            return
        seq, place = played.seq, len(played.deeds)
        minds = dict.fromkeys(late, STAND_IN)
        chosen = await self.host.thinkers.choose(played.state.to_dict(), minds, live.seed, place)

        def plan(played: GameHistory, at: float) -> list[LogEntry]:
            if played.seq != seq or live.book.deadline != deadline:
                raise Problem(409, "stale", "The game has moved on since.", seq=played.seq)
            firsts = first_of_each(chosen, late)
            return [LogEntry(seq + 1 + n, ACT, *choice, at) for n, choice in enumerate(firsts)]

        await self.host.enter(table, plan)
        await self.host.announce(live, told(StoodInNotice(late, STAND_IN)))

    async def _let_go(self, live: TableSession) -> None:
        """Nobody is asked who could be late, or the game cannot go on."""
        async with live.lock:
            table = live.book.id
            await self.host.writer.write(
                lambda connection: table_rows.set_table(connection, table, deadline=None)
            )
            live.book.deadline = None


def first_of_each(chosen: list[tuple[int, int]], late: list[int]) -> list[tuple[int, int]]:
    """Of what was chosen, each seat's first decision and nothing after the last of them."""
    firsts: dict[int, int] = {}
    for seat, action in chosen:
        if len(firsts) == len(late):
            break
        firsts.setdefault(seat, action)
    return list(firsts.items())
