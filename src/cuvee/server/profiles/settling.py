"""Settling: each finished game gives one result for each seat and changes ratings, exactly once.

Whichever process marks the table as settled first stores its results; what a crash has kept from
being settled is settled when a server next starts.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import Connection, insert, update

from cuvee.engine import Event
from cuvee.server.background import Poller
from cuvee.server.db.database import read
from cuvee.server.db.schema import results, tables
from cuvee.server.db.table_rows import OVER
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.profiles.details import SeatDetails, replay_details
from cuvee.server.profiles.finished import (
    COUNTED_ORIGINS,
    Finished,
    find_finished,
    find_unsettled,
)
from cuvee.server.profiles.rating import rate_results

SWEEP_SECONDS: Final = 600.0  # between two looks for games that were not settled
MAX_GAMES_PER_SWEEP: Final = 500


class Settling:
    """Settles finished games in the background."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._sweeper = Poller("settling_failed", self.sweep)
        host.commits.listeners.append(self.ended)

    def start(self) -> None:
        """Settle what was left, now and from time to time."""
        self._sweeper.start(SWEEP_SECONDS)

    async def stop(self) -> None:
        """Stop looking for what was left."""
        await self._sweeper.stop()

    async def ended(self, session: TableSession, _: list[Event]) -> None:
        """Settle a game that is over, in the background."""
        if session.row.status == OVER and session.row.origin in COUNTED_ORIGINS:
            self.host.background.start(self.settle(session.row.id))

    async def sweep(self) -> None:
        """Settle all games that are over and not settled yet."""
        engine = self.host.engine
        for table in await asyncio.to_thread(
            read, engine, lambda c: find_unsettled(c, MAX_GAMES_PER_SWEEP)
        ):
            await self.settle(table)

    async def settle(self, table: str) -> None:
        """Store the results of a game and change ratings, unless that was done."""
        found = await asyncio.to_thread(read, self.host.engine, lambda c: find_finished(c, table))
        if found is None:
            return
        rows = found.results(await self._details(found))
        await self.host.writer.write(lambda connection: store(connection, found, rows))

    async def _details(self, found: Finished) -> list[SeatDetails]:
        row = found.row
        if found.moves is None:
            return [SeatDetails({}, {}) for _ in found.seat_rows]
        of_game = (row.game, row.seats, row.seed, row.options)
        return await self.host.bot_pool.run(row.host or "", replay_details, *of_game, found.moves)


def store(connection: Connection, found: Finished, rows: list[dict[str, Any]]) -> None:
    """Store the results of a game and change ratings, for the first who comes."""
    row = found.row
    unsettled = (tables.c.id == row.id) & tables.c.settled.is_(False)
    if connection.execute(update(tables).where(unsettled).values(settled=True)).rowcount != 1:
        return
    if row.rated:
        rate_results(connection, rows, row.updated)
    connection.execute(insert(results), rows)
