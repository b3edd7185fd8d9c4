"""Measure the table server under load: people at late games who speak WebSocket to one process.

Everybody has a session and an address of their own, and the limits are on. The load generator
shares the machine with the server. boardgame.io's server with its FlatFile store is driven by as
many tables in the same run; its game is one trivial move, and it does not wait for the disk.
Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import Engine, text

from benchmarks import guests, matches
from benchmarks.flood import READERS
from benchmarks.guests import Guest
from benchmarks.people import GAMES, Town, load_cold
from benchmarks.postgresql import database
from benchmarks.run import commit, processor
from benchmarks.tables import Pace
from cuvee.client import Client, bot_seat
from cuvee.engine import machine
from cuvee.server.db.data_folder import sqlite_url
from cuvee.server.db.database import open_database

RESULTS: Final = guests.ROOT / "benchmarks" / "SERVER.md"
WARM: Final = 3.0  # seconds before anything counts
WANTED: Final = 1000.0  # acknowledged commands a second
RATES: Final = (100.0, 250.0, 500.0, 1000.0)  # commands a second
Row = dict[str, float]
HEAD: Final = """# The table server under load

Written by `make bench-server`; do not edit. A command is acknowledged once it is flushed to the
disk. The games are late and have four seats; each seat is a person with a WebSocket, a session and
an address of their own, each table has a spectator, every fourth a bot and every sixteenth one
that thinks. The limits are on. Seats answer as soon as they are asked, or at a rate in all. The
load generator shares the machine with the server. boardgame.io plays a game of one trivial move for
two and does not wait for the disk.

- Machine: {machine}
- Commit: {commit}
- Command: `{command}`
{notes}

| server | commands/s | p50 / p99 to the acknowledgement | CPU microseconds a command \
| at half the rate | p50 / p99 to the other seats' notice | memory |
|---|---|---|---|---|---|---|
{lines}

By rate:

| server | wanted | commands/s | p50 / p99 to the acknowledgement | p99 to the other seats' notice \
| refused |
|---|---|---|---|---|---|
{rates}

Beyond saturation, and from the disk:

| server | commands/s beside {flood} readers without a pause | their p50 / p99 \
| answers to the readers | all tables after a restart, p50 / p99 |
|---|---|---|---|---|
{limits}

Targets: at least 1,000 commands a second from 2,000 tables, p99 under 50 ms on a quiet machine;
what is beyond is refused with 503, and commands stay fast.
"""


def quantile(values: list[float], part: float) -> float:
    """The value that so great a part of all is below, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0.0


class Ours:
    """What was measured of our server."""

    def __init__(self) -> None:
        self.row: Row = {}
        self.rates: list[Row] = []
        self.beside: Row = {}  # commands beside a flood of readers
        self.statuses: Counter[int] = Counter()  # of the answers to those
        self.tables: list[str] = []
        self.cold: list[float] = []  # seconds until a table was loaded after a restart


async def measure(guest: Guest, pace: Pace, seconds: float) -> Row:
    """As fast as it goes, then at half the rate that is wanted."""
    await pace.run(WARM)
    busy, own = guest.busy(), time.process_time()
    took = await pace.run(seconds)
    row = {"rate": len(pace.acknowledged) / took}
    row["own"] = 100 * (time.process_time() - own) / took
    row["spent"] = 1e6 * (guest.busy() - busy) / max(1, len(pace.acknowledged))
    row["full_p50"], row["full_p99"] = [quantile(pace.acknowledged, part) for part in (0.5, 0.99)]
    await asyncio.sleep(WARM / 2)
    await pace.run(WARM, WANTED / 2)
    took = await pace.run(seconds, WANTED / 2)
    row["half_rate"] = len(pace.acknowledged) / took
    row["half_ack"] = quantile(pace.acknowledged, 0.99)
    row["half_p50"], row["half_p99"] = [quantile(pace.noticed, part) for part in (0.5, 0.99)]
    row["megabytes"] = guest.megabytes()
    row["refused"] = pace.refused
    return row


async def measure_ours(guest: Guest, number: int, seconds: float) -> Ours:
    """Late games of people: at full rate, at several rates, and beside a flood of readers."""
    pace, town, found = Pace(), Town(guest.port), Ours()
    await town.settle(number, pace, Random(7))
    await asyncio.sleep(1.0)
    found.row = await measure(guest, pace, seconds)
    for rate in RATES:
        pace.refused = 0
        took = await pace.run(seconds, rate)
        found.rates.append(
            {
                "wanted": rate,
                "rate": len(pace.acknowledged) / took,
                "p50": quantile(pace.acknowledged, 0.5),
                "p99": quantile(pace.acknowledged, 0.99),
                "noticed": quantile(pace.noticed, 0.99),
                "refused": pace.refused,
            }
        )
    paced = asyncio.create_task(pace.run(seconds, RATES[0]))
    found.statuses = await town.flood(seconds)
    took = await paced
    found.beside = {
        "rate": len(pace.acknowledged) / took,
        "p50": quantile(pace.acknowledged, 0.5),
        "p99": quantile(pace.acknowledged, 0.99),
    }
    found.tables = town.tables
    await town.http.aclose()
    return found


async def measure_theirs(guest: Guest, number: int, seconds: float) -> Row:
    """The same with boardgame.io."""
    pace = Pace()
    await matches.sit_down(guest.port, number, pace)
    await asyncio.sleep(2.0)
    return await measure(guest, pace, seconds)


# Tables that are stored and that nobody plays at.


async def play_one(guest: Guest) -> list[str]:
    """Games that the server's own bots play to the end, to be copied."""
    async with Client(f"http://127.0.0.1:{guest.port}") as client:
        await client.guest("Store")
        seats = [bot_seat("random"), bot_seat("random")]
        found = [(await client.create_table(name, seats)).table.id for name in GAMES]
        for table in found:
            async with client.connect(table) as spectator:
                await spectator.wait_until(lambda: spectator.table.status == "over")
        return found


def fill(engine: Engine, patterns: list[str], number: int) -> int:
    """Copy games until so many are stored; how many entries that makes."""
    with engine.begin() as connection:
        for place in range(len(patterns)):
            ids = [f"stored{n}" for n in range(place, number, len(patterns))]
            pattern = {"pattern": patterns[place]}
            connection.execute(text("CREATE TEMPORARY TABLE copies (id VARCHAR(24))"))
            connection.execute(text("INSERT INTO copies VALUES (:id)"), [{"id": i} for i in ids])
            for name, key in (("tables", "id"), ("seats", "table"), ("entries", "table")):
                found = connection.execute(text(f"SELECT * FROM {name} LIMIT 0")).keys()  # noqa: S608
                kept = ", ".join(f'"{column}"' for column in found if column != key)
                connection.execute(
                    text(
                        f'INSERT INTO {name} ("{key}", {kept}) SELECT copies.id, {kept} '  # noqa: S608
                        f'FROM {name} CROSS JOIN copies WHERE {name}."{key}" = :pattern'
                    ),
                    pattern,
                )
            connection.execute(text("DROP TABLE copies"))
        return int(connection.execute(text("SELECT count(*) FROM entries")).scalar_one())


def store(folder: Path, database: str | None, number: int) -> int:
    """A database with so many games that are over."""
    with guests.ours(folder, database) as guest:
        patterns = asyncio.run(play_one(guest))
    engine = open_database(database or sqlite_url(folder))
    try:
        made = fill(engine, patterns, number)
        come_to_rest(engine)
        return made
    finally:
        engine.dispose()


def come_to_rest(engine: Engine) -> None:
    """Have the database finish what so many new rows leave to be done."""
    quiet = engine.execution_options(isolation_level="AUTOCOMMIT")
    with quiet.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("VACUUM ANALYZE"))
            connection.execute(text("CHECKPOINT"))
        else:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


# The report.


def line(title: str, row: Row) -> str:
    """What was measured of one server."""
    cells = [
        title,
        f"{row['rate']:,.0f}",
        f"{row['full_p50']:.0f} / {row['full_p99']:.0f} ms",
        f"{row['spent']:,.0f}",
        f"{row['half_rate']:,.0f}",
        f"{row['half_p50']:.1f} / {row['half_p99']:.1f} ms",
        f"{row['megabytes']:,.0f} MB",
    ]
    return f"| {' | '.join(cells)} |"


def rate_lines(title: str, found: Ours) -> list[str]:
    """What was measured at each rate."""
    return [
        f"| {title} | {row['wanted']:,.0f} | {row['rate']:,.0f} | {row['p50']:.1f} / "
        f"{row['p99']:.1f} ms | {row['noticed']:.1f} ms | {row['refused']:.0f} |"
        for row in found.rates
    ]


def limit_line(title: str, found: Ours) -> str:
    """What was measured beyond saturation, and after a restart."""
    beside, cold = found.beside, [quantile(found.cold, part) for part in (0.5, 0.99)]
    answers = ", ".join(f"{n:,} with {status}" for status, n in sorted(found.statuses.items()))
    return (
        f"| {title} | {beside['rate']:,.0f} | {beside['p50']:.1f} / {beside['p99']:.1f} ms "
        f"| {answers} | {cold[0]:,.0f} / {cold[1]:,.0f} ms |"
    )


class Report:
    """The lines of the three tables, and the notes that go with them."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.rates: list[str] = []
        self.limits: list[str] = []
        self.notes: list[str] = []

    def add(self, title: str, found: Ours, note: str) -> None:
        """Add what was measured of our server on one database."""
        self.lines.append(line(title, found.row))
        self.rates += rate_lines(title, found)
        self.limits.append(limit_line(title, found))
        self.notes.append(note)

    def write(self, arguments: argparse.Namespace) -> None:
        """Write everything down."""
        mode = "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
        python = f"{platform.python_implementation()} {platform.python_version()}"
        page = HEAD.format(
            machine=f"{processor()}, {os.cpu_count()} cores; {python}; rules {mode}",
            commit=commit(),
            command=" ".join(["python -m benchmarks.server", *sys.argv[1:]]),
            notes="\n".join(f"- {note}" for note in self.notes),
            lines="\n".join(self.lines),
            rates="\n".join(self.rates),
            limits="\n".join(self.limits),
            flood=READERS,
        )
        print(page)
        if not arguments.dry:
            RESULTS.write_text(page)


def run_ours(folder: Path, database: str | None, arguments: argparse.Namespace) -> tuple[Ours, str]:
    """Measure our server with many stored tables."""
    folder.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    entries = store(folder, database, arguments.stored) if arguments.stored else 0
    took = time.perf_counter() - began
    note = f"{arguments.stored:,} stored tables with {entries:,} entries (made in {took:.0f} s)"
    with guests.ours(folder, database) as guest:
        found = asyncio.run(measure_ours(guest, arguments.tables, arguments.seconds))
    with guests.ours(folder, database) as guest:
        found.cold = asyncio.run(load_cold(guest.port, found.tables))
    own = found.row["own"]
    return found, f"{note}; the load generator took {own:.0f}% of a core at the full rate"


def measured(arguments: argparse.Namespace, folder: Path) -> Report:
    """Everything that was asked for."""
    found, at = Report(), f"{arguments.tables} tables"
    if arguments.only in (None, "sqlite"):
        ours, note = run_ours(folder / "sqlite", None, arguments)
        found.add(f"Cuvée, SQLite, {at}", ours, f"SQLite: {note}")
    if arguments.only in (None, "postgresql"):
        with database() as url:
            ours, note = run_ours(folder / "postgresql", url, arguments)
        found.add(f"Cuvée, PostgreSQL, {at}", ours, f"PostgreSQL: {note}")
    if arguments.only in (None, "boardgame.io"):
        version = guests.install_boardgame_io()
        if version is None:
            found.notes.append("boardgame.io could not be installed")
            return found
        with guests.theirs(folder) as guest:
            row = asyncio.run(measure_theirs(guest, arguments.tables, arguments.seconds))
        found.lines.append(line(f"boardgame.io {version}, FlatFile, {at}", row))
    return found


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", choices=["sqlite", "postgresql", "boardgame.io"], default=None)
    parser.add_argument("--dry", action="store_true", help="write no file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cuvee-bench-") as name:
        found = measured(arguments, Path(name))
    found.write(arguments)


if __name__ == "__main__":
    main()
