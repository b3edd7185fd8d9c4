"""Tables that nobody begins or plays any more expire; what is played is kept."""

from __future__ import annotations

import asyncio
import time

import pytest

from cuvee.protocol.people import Person
from cuvee.protocol.tables import NewSeat, NewTable, TableOut
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.table_rows import DAY
from cuvee.server.errors import Problem
from cuvee.server.game.expiry import GRACE_SECONDS
from cuvee.server.game.watcher import Watcher
from cuvee.server.services import Services
from cuvee.server.settings import Settings

NOW = time.time()


async def put_up(services: Services, person: Person, *kinds: str) -> TableOut:
    seats = [NewSeat("me" if kind == "me" else "open") for kind in kinds]
    return (await services.lobby.create(person, NewTable("naramata", seats))).table


def left(services: Services, *tables: TableOut) -> list[bool]:
    """Which tables are still stored."""
    found = read(services.engine, lambda c: table_rows.last_seqs(c, [t.id for t in tables]))
    return [table.id in found for table in tables]


async def polled(services: Services, now: float, days_up: float = 0) -> None:
    """Look at the tables twice, with time between."""
    await services.expiry.poll(now, 0.0)
    await services.expiry.poll(now, GRACE_SECONDS + days_up * DAY)


def test_an_open_table_expires_after_two_weeks_and_a_game_after_a_year(settings: Settings) -> None:
    async def scenario() -> None:
        services = Services(settings)
        ann, _ = await services.accounts.guest("Ann")
        waiting = await put_up(services, ann, "me", "open")
        playing = await put_up(services, ann, "me", "me")
        assert waiting.expires == waiting.updated + 14 * DAY
        assert playing.expires == playing.updated + 365 * DAY
        watcher = Watcher(None)
        await services.host.watch(waiting.id, watcher)
        await polled(services, NOW + 13.9 * DAY)
        assert left(services, waiting, playing) == [True, True]
        await polled(services, NOW + 15 * DAY)
        assert left(services, waiting, playing) == [False, True]
        assert watcher.queue[-1] is None, "who watches is told to come again"
        with pytest.raises(Problem, match="Not found"):
            await services.host.session(waiting.id)
        await polled(services, NOW + 366 * DAY)
        assert left(services, playing) == [False]
        await services.stop()

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_a_clock_that_jumps_and_comes_back_deletes_nothing(settings: Settings) -> None:
    async def scenario() -> None:
        services = Services(settings)
        ann, _ = await services.accounts.guest("Ann")
        tables = [
            await put_up(services, ann, "me", "open"),
            await put_up(services, ann, "me", "me"),
        ]
        await services.expiry.poll(NOW + 4000 * DAY, 0.0)
        await services.expiry.poll(NOW + 4000 * DAY, GRACE_SECONDS / 2)
        await services.expiry.poll(NOW, GRACE_SECONDS - 1)
        await services.expiry.poll(NOW + 4000 * DAY, GRACE_SECONDS + 1)
        assert left(services, *tables) == [True, True]
        await services.stop()

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_whoever_acts_at_a_table_keeps_it(settings: Settings) -> None:
    async def scenario() -> None:
        services = Services(settings)
        ann, _ = await services.accounts.guest("Ann")
        table = await put_up(services, ann, "me", "open", "open")
        before = table.expires or 0
        ben, secret = await services.accounts.guest("Ben")
        visitor = await services.visitor_sessions.find(secret)
        assert visitor is not None
        await services.lobby.join(table.id, visitor, None)
        after = (await services.host.session(table.id)).summary().expires or 0
        assert after > before
        assert ben.name == "Ben"
        await services.stop()

    asyncio.run(asyncio.wait_for(scenario(), 60))
