"""Daily challenges: one attempt a day for each person, and the scores of those that count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from cuvee.engine import Event
from cuvee.protocol.daily import DailyOut, PastDaysOut
from cuvee.protocol.people import Person
from cuvee.protocol.tables import NewSeat, TableOut
from cuvee.server.daily.deals import Deal, Deals, daily_games, day_of, is_day
from cuvee.server.daily.results import day_out, past_days, unsettled
from cuvee.server.daily.verify import (
    COUNTED,
    LATE,
    PLAYING,
    REFUSED,
    Finished,
    find_finished,
    replayed_score,
)
from cuvee.server.db import table_rows
from cuvee.server.db.database import Row, read
from cuvee.server.db.schema import daily_attempts
from cuvee.server.db.table_rows import DAILY, OVER, Seat, TableRow
from cuvee.server.errors import Refusal, not_found
from cuvee.server.game.session import TableSession
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.new_tables import checked, new_row, new_seats

T = TypeVar("T")
ATTEMPT_OVER: Final = Refusal(
    409, "attempt_over", "There is one attempt a day; tomorrow this deal is open for practice."
)
DAY_NOT_OVER: Final = Refusal(409, "day_not_over", "Practice begins when the day is over.")


class Daily:
    """Starts attempts, settles their scores, and tells them."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.host = lobby.host
        self.deals = Deals(self.host.engine, self.host.writer)
        self.host.commits.listeners.append(self.ended)

    # What there is.

    async def today(self, person: Person | None) -> list[DailyOut]:
        """The challenges of this day."""
        deals = [await self.deals.today(name) for name in daily_games()]
        return [await self._day(deal, person) for deal in deals]

    async def day(self, name: str, day: str, person: Person | None) -> DailyOut:
        """The challenge of a day, today's or a past one."""
        return await self._day(await self.deals.past(name, day), person)

    async def _day(self, deal: Deal, person: Person | None) -> DailyOut:
        me = None if person is None else person.id
        # What a crash has kept from being settled is settled now.
        for table in await self._read(lambda c: unsettled(c, deal.game, deal.day)):
            await self._settle(table)
        return await self._read(lambda c: day_out(c, deal, me, time.time()))

    async def past(self, name: str, person: Person | None, before: str | None) -> PastDaysOut:
        """The archive of a game: its past days, the last first."""
        if name not in daily_games() or not (before is None or is_day(before)):
            raise not_found()
        me, today = None if person is None else person.id, day_of(time.time())
        return await self._read(lambda c: past_days(c, name, me, min(before or today, today)))

    # Playing.

    async def start(self, person: Person, name: str) -> TableOut:
        """The table of the person's attempt today: a new one, or the one under way."""
        deal = await self.deals.today(name)
        row, seats = _table(deal, person)
        row.origin = DAILY
        row.commitment, row.salt = deal.commitment, deal.salt

        def write(connection: Connection) -> str:
            known = _attempt(connection, deal, person)
            if known is not None:
                return _under_way(known)
            self.lobby.quotas.require_room(connection, person)
            table_rows.add(connection, row, seats)
            attempt = {"game": deal.game, "day": deal.day, "person": person.id}
            connection.execute(
                insert(daily_attempts), [{**attempt, "table": row.id, "status": PLAYING}]
            )
            return row.id

        try:
            table = await self.host.writer.write(write)
        except IntegrityError:  # the person has asked twice at once, of two processes
            table = await self._read(lambda c: _under_way(_attempt(c, deal, person)))
        return (await self.lobby.open(table)).summary()

    async def practice(self, person: Person, name: str, day: str) -> TableOut:
        """A table with the deal of a past day, which counts nowhere."""
        deal = await self.deals.past(name, day)
        if time.time() < deal.ends:
            raise DAY_NOT_OVER()
        row, seats = _table(deal, person)
        row.seed_from = "player"

        def write(connection: Connection) -> None:
            self.lobby.quotas.require_room(connection, person)
            table_rows.add(connection, row, seats)

        await self.host.writer.write(write)
        return (await self.lobby.open(row.id)).summary()

    # Settling.

    async def ended(self, session: TableSession, _: list[Event]) -> None:
        """Settle the score of an attempt whose game is over, in the background."""
        if session.row.origin == DAILY and session.row.status == OVER:
            self.host.background.start(self._settle(session.row.id))

    async def _settle(self, table: str) -> None:
        found = await self._read(lambda c: find_finished(c, table))
        if found is None:
            return
        score = None if found.is_late else await self._score(found)
        status = LATE if found.is_late else REFUSED if score is None else COUNTED
        columns = {"status": status, "score": score, "finished": found.row.updated}
        same = (daily_attempts.c.table == table) & (daily_attempts.c.status == PLAYING)
        change = update(daily_attempts).where(same).values(**columns)
        await self.host.writer.write(lambda connection: connection.execute(change) and None)

    async def _score(self, found: Finished) -> int | None:
        deal, row = found.deal, found.row
        if found.moves is None:
            return None
        of_deal = (deal.game, deal.options, deal.seed)
        return await self.host.bot_pool.run(
            row.host or "", replayed_score, *of_deal, found.moves, row.result
        )

    async def _read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(read, self.host.engine, query)


def _table(deal: Deal, person: Person) -> tuple[TableRow, list[Seat]]:
    """The rows of a table for one person with a deal."""
    rules, options = checked(deal.game, 1, deal.options)
    row = new_row(rules, options, 1, int(deal.seed), "server")
    row.host, row.title = person.id, deal.day
    seats, _ = new_seats([NewSeat("me")], person)
    return row, seats


def _attempt(connection: Connection, deal: Deal, person: Person) -> Row:
    wanted = select(daily_attempts).where(
        daily_attempts.c.game == deal.game,
        daily_attempts.c.day == deal.day,
        daily_attempts.c.person == person.id,
    )
    return connection.execute(wanted).first()


def _under_way(attempt: Row) -> str:
    """The table of an attempt that is not over, or a Problem."""
    if attempt.status != PLAYING or attempt.table is None:
        raise ATTEMPT_OVER()
    return str(attempt.table)
