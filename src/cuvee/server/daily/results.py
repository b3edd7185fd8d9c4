"""Queries of daily challenges: the table of a day, somebody's attempt and streak, the archive."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final, cast

from sqlalchemy import ColumnElement, Connection, func, select

from cuvee.protocol.daily import (
    AttemptStatus,
    DailyAttemptOut,
    DailyOut,
    DailyResultOut,
    PastDayOut,
    PastDaysOut,
)
from cuvee.server.daily.deals import Deal
from cuvee.server.daily.verify import COUNTED, LATE, PLAYING
from cuvee.server.db.schema import daily_attempts, daily_deals, people, tables
from cuvee.server.db.table_rows import OVER

MAX_RESULTS: Final = 100  # shown of a day
DAYS_PER_PAGE: Final = 30  # of the archive
NO_ATTEMPT: Final = DailyAttemptOut("none", None, None, None)
ONE_DAY: Final = timedelta(days=1)


def day_out(connection: Connection, deal: Deal, me: str | None, now: float) -> DailyOut:
    """The challenge of a day, as somebody may know it now."""
    is_past = now >= deal.ends
    streak, best_streak = streaks(_days_of(connection, deal.game, me), deal.day)
    return DailyOut(
        game=deal.game,
        day=deal.day,
        ends=deal.ends,
        options=deal.options,
        commitment=deal.commitment,
        seed=deal.seed if is_past else None,
        salt=deal.salt if is_past else None,
        players=_count(connection, deal),
        results=_results(connection, deal, me, is_past),
        mine=NO_ATTEMPT if me is None else _mine(connection, deal, me, is_past),
        streak=streak,
        best_streak=best_streak,
    )


def unsettled(connection: Connection, name: str, day: str) -> list[str]:
    """The tables of a day whose games are over, and whose scores are not settled."""
    a = daily_attempts.c
    joined = select(a.table).join(tables, tables.c.id == a.table)
    wanted = joined.where(a.game == name, a.day == day, a.status == PLAYING)
    found = connection.execute(wanted.where(tables.c.status == OVER)).scalars()
    return [str(table) for table in found]


def past_days(connection: Connection, name: str, me: str | None, before: str) -> PastDaysOut:
    """The days of a game before a day, the last first."""
    a, d = daily_attempts.c, daily_deals.c
    wanted = select(d.day).where(d.game == name, d.day < before).order_by(d.day.desc())
    days = list(connection.execute(wanted.limit(DAYS_PER_PAGE + 1)).scalars())
    shown = days[:DAYS_PER_PAGE]
    counted = (a.game == name) & a.day.in_(shown) & (a.status == COUNTED)
    summed = select(a.day, func.count(), func.max(a.score)).where(counted).group_by(a.day)
    of_all = {row[0]: (row[1], row[2]) for row in connection.execute(summed)}
    own = select(a.day, a.score).where(counted, a.person == me)
    mine = {row.day: row.score for row in connection.execute(own)}
    rows = [PastDayOut(day, *of_all.get(day, (0, None)), mine.get(day)) for day in shown]
    return PastDaysOut(name, rows, shown[-1] if len(days) > DAYS_PER_PAGE else None)


def _results(
    connection: Connection, deal: Deal, me: str | None, is_past: bool
) -> list[DailyResultOut]:
    a = daily_attempts.c
    wanted = select(a.person, a.score, a.table, people.c.name).join(people, people.c.id == a.person)
    best = wanted.where(_counted(deal)).order_by(a.score.desc(), a.finished).limit(MAX_RESULTS)
    results: list[DailyResultOut] = []
    for place, row in enumerate(connection.execute(best), 1):
        same = bool(results) and results[-1].score == row.score
        rank = results[-1].rank if same else place
        table = row.table if is_past else None
        results.append(DailyResultOut(rank, row.name, row.score, row.person == me, table))
    return results


def _count(connection: Connection, deal: Deal) -> int:
    counted = select(func.count()).select_from(daily_attempts).where(_counted(deal))
    return connection.execute(counted).scalar_one()


def _mine(connection: Connection, deal: Deal, me: str, is_past: bool) -> DailyAttemptOut:
    a = daily_attempts.c
    own = select(daily_attempts).where(a.game == deal.game, a.day == deal.day, a.person == me)
    row = connection.execute(own).first()
    if row is None:
        return NO_ATTEMPT
    if row.status != COUNTED:
        status = LATE if row.status == PLAYING and is_past else row.status
        return DailyAttemptOut(cast("AttemptStatus", status), row.table, None, None)
    better = select(func.count()).select_from(daily_attempts)
    above = connection.execute(better.where(_counted(deal), a.score > row.score)).scalar_one()
    return DailyAttemptOut("counted", row.table, row.score, above + 1)


def _counted(deal: Deal) -> ColumnElement[bool]:
    a = daily_attempts.c
    return (a.game == deal.game) & (a.day == deal.day) & (a.status == COUNTED)


def _days_of(connection: Connection, name: str, me: str | None) -> list[str]:
    """The days whose challenge somebody has played, the last first."""
    a = daily_attempts.c
    own = select(a.day).where(a.person == me, a.game == name, a.status == COUNTED)
    return list(connection.execute(own.order_by(a.day.desc())).scalars())


def streaks(days: Sequence[str], last: str) -> tuple[int, int]:
    """The days in a row up to a day or the one before it, and the most there ever were."""
    current = best = run = 0
    following: date | None = None
    end = date.fromisoformat(last)
    is_current = False
    for day in map(date.fromisoformat, days):
        if following is None or day != following - ONE_DAY:
            run, is_current = 0, day in (end, end - ONE_DAY)
        run, following = run + 1, day
        best = max(best, run)
        if is_current:
            current = run
    return current, best
