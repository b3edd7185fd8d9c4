"""Nothing acknowledged is lost, however often the server is killed in the middle of play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cuvee.client import Client
from cuvee.client import socket as live_socket
from cuvee.server.db.database import open_database
from tests.server.driving import TIMEOUT, Drivers, bots_begin, check_all, stands
from tests.server.running import Running, wait_for_end

KILLS = 30


async def kill_again_and_again(server: Running, seed: int) -> None:
    """Play, kill, look; thirty times over."""
    chance = Random(seed)
    engine = open_database(server.settings.url)
    bots: set[int] = set()
    async with Client(server.url, timeout=TIMEOUT) as client:
        await client.guest("Ann")
        drivers = Drivers(client, chance)
        await drivers.put_up_all()
        for kill in range(KILLS):
            await drivers.heard(5)
            if kill % 6 == 0:
                await bots_begin(drivers, engine)
            await asyncio.sleep(chance.uniform(0, 0.1))
            bots.update(server.all_processes())
            due = [dict(table.acknowledged) for table in drivers.tables]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await asyncio.to_thread(check_all, drivers, engine, due)
            for table in chance.sample(drivers.tables, 2):
                await stands(table, drivers, engine)
        await drivers.check_end(engine)
        assert drivers.acknowledged > 5 * KILLS
        assert {"act", "undo", "redo"} <= {
            do for table in drivers.tables for do, _, _ in table.acknowledged.values()
        }
    engine.dispose()
    wait_for_end([pid for pid in bots if pid not in server.all_processes()])


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the clients come back at once."""
    monkeypatch.setattr(live_socket, "LONGEST_PAUSE", 0.1)


@pytest.fixture(params=["sqlite", "postgresql"])
def killed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server on each kind of database."""
    more = {}
    if request.param == "postgresql":
        more["database"] = request.getfixturevalue("database")
    with Running(tmp_path, **more) as running:
        yield running


def test_whatever_was_acknowledged_is_there_after_thirty_kills(killed: Running) -> None:
    asyncio.run(asyncio.wait_for(kill_again_and_again(killed, seed=7), 300))
