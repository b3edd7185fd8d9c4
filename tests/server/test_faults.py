"""Storage that fails loses nothing acknowledged, breaks no table, and shows nothing unsaved."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, suppress
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import OperationalError

from cuvee.engine import State
from cuvee.protocol.commands import Act, Preview, Why
from cuvee.protocol.people import Person
from cuvee.protocol.tables import NewSeat, NewTable
from cuvee.server.db import database as database_module
from cuvee.server.db import table_rows, writer
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import ACT, LogEntry
from cuvee.server.db.plays import LogRow, write_plays
from cuvee.server.db.schema import chat
from cuvee.server.errors import Problem
from cuvee.server.game.commands import preview_action, run_command, why_not
from cuvee.server.game.history import GameHistory
from cuvee.server.game.session import TableSession
from cuvee.server.game.watcher import Watcher
from cuvee.server.services import Services
from cuvee.server.settings import Settings
from tests.server.faults import Storage, tear_log

TABLES = 12
Fault = Callable[[Storage], AbstractContextManager[None]]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again at once."""
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.001)
    monkeypatch.setattr(database_module, "BUSY_TIMEOUT", 0.01)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[Services, Storage]]:
    """The services of a server, and its storage."""
    services = Services(settings)
    await services.start()
    try:
        yield services, Storage(services.engine)
    finally:
        await services.stop()


async def put_up(services: Services, person: Person, seats: int = 3) -> TableSession:
    """A table at which one person has all seats; all of them are asked at once."""
    wanted = NewTable("barrels", [NewSeat("me", name=f"Seat {n}") for n in range(seats)], seed=5)
    made = await services.lobby.create(person, wanted)
    return await services.host.session(made.table.id)


def stored_entries(services: Services, table: str) -> list[LogEntry]:
    return read(services.engine, lambda c: table_rows.entries_after(c, table, 0))


class Player:
    """Plays a table, and notes what was acknowledged."""

    def __init__(self, services: Services, session: TableSession) -> None:
        self.services = services
        self.table = session.row.id
        self.acknowledged: dict[int, tuple[int, int]] = {}
        self.refused = 0

    async def act(self, seat: int) -> None:
        """Act if the seat is asked; a refusal is fine, a wrong acknowledgement is not."""
        try:
            session = await self.services.host.session(self.table)
            async with session.lock:
                history = session.require_history()
                if seat not in history.state.waiting:
                    return
                action, seq = history.state.legal(seat)[0], history.seq
            command = Act(seat=seat, seq=seq, action=action)
            answer = await run_command(self.services.host, session, {seat}, command)
        except (Problem, OperationalError):
            self.refused += 1
            return
        assert answer.seq not in self.acknowledged
        self.acknowledged[answer.seq] = (seat, action)

    def check(self) -> None:
        """All that was acknowledged is stored, without a gap."""
        entries = stored_entries(self.services, self.table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        for seq, (seat, action) in self.acknowledged.items():
            assert (entries[seq - 1].seat, entries[seq - 1].value) == (seat, action)


async def play(services: Services, players: list[Player], rounds: int) -> None:
    """Everybody acts at once, at all tables, so that commands wait for the locks."""
    for _ in range(rounds):
        await asyncio.gather(*[player.act(seat) for player in players for seat in range(3)])


def watch_what_is_stored(services: Services, watcher: Watcher, table: str) -> list[int]:
    """Note, for each notice, by how much it is ahead of what is stored."""
    ahead: list[int] = []

    def send(notice: bytes) -> None:
        stored = read(services.engine, lambda c: table_rows.last_seqs(c, [table]))[table]
        ahead.append(int(msgspec.json.decode(notice).get("seq", 0)) - stored)

    watcher.send = send  # type: ignore[method-assign]
    return ahead


@contextmanager
def full_disk(storage: Storage) -> Iterator[None]:
    storage.fill()
    storage.full = True
    yield
    storage.full = False


@contextmanager
def io_errors(storage: Storage) -> Iterator[None]:
    number = count()
    storage.fails_commit = lambda: next(number) % 3 != 0
    yield
    storage.fails_commit = lambda: False


@contextmanager
def locks(storage: Storage) -> Iterator[None]:
    with storage.locked():
        yield


@contextmanager
def clock_jumps(_: Storage) -> Iterator[None]:
    right, jumps = time.time, cycle((0.0, 3e7, -3e7, 40.0))
    with patch("time.time", lambda: right() + next(jumps)):
        yield


def test_a_clock_that_jumps_loses_nothing_and_breaks_no_table(settings: Settings) -> None:
    asyncio.run(asyncio.wait_for(play_through(settings, clock_jumps, refused=False), 60))


def test_a_torn_write_ahead_log_keeps_all_that_was_acknowledged(
    settings: Settings, tmp_path: Path
) -> None:
    """What a power cut leaves: the files as they are now, and half of what is written next."""
    asyncio.run(asyncio.wait_for(tear_and_load(settings, tmp_path / "torn"), 60))


async def tear_and_load(settings: Settings, folder: Path) -> None:
    async with serving(settings) as (services, _):
        ann, _ = await services.accounts.guest("Ann")
        players = [Player(services, await put_up(services, ann)) for _ in range(3)]
        await play(services, players, 3)
        due = {player.table: player.acknowledged for player in players}
        shutil.copytree(settings.data, folder)
    tear_log(folder / "cuvee.sqlite", Random(5))
    torn = msgspec.structs.replace(settings, data=str(folder))
    async with serving(torn) as (services, _):
        for table, acknowledged in due.items():
            assert len(acknowledged) > 3
            player = Player(services, await services.host.session(table))
            player.acknowledged.update(acknowledged)
            await play(services, [player], 40)
            player.check()
            session = await services.host.session(table)
            assert session.require_history().state.over


@pytest.mark.parametrize("fault", [full_disk, io_errors, locks])
def test_a_fault_of_the_storage_loses_nothing_and_breaks_no_table(
    settings: Settings, fault: Fault
) -> None:
    asyncio.run(asyncio.wait_for(play_through(settings, fault), 60))


def test_postgresql_that_fails_to_commit_loses_nothing_and_breaks_no_table(
    settings: Settings, database: str
) -> None:
    on_postgresql = msgspec.structs.replace(settings, database=database)
    asyncio.run(asyncio.wait_for(play_through(on_postgresql, io_errors), 60))


async def play_through(settings: Settings, fault: Fault, refused: bool = True) -> None:
    """Play, with a fault meanwhile, and then on to the end."""
    async with serving(settings) as (services, storage):
        ann, _ = await services.accounts.guest("Ann")
        sessions = [await put_up(services, ann) for _ in range(TABLES)]
        players = [Player(services, session) for session in sessions]
        watchers = [Watcher(None) for _ in sessions]
        ahead = [
            watch_what_is_stored(services, watcher, session.row.id)
            for watcher, session in zip(watchers, sessions, strict=True)
        ]
        for watcher, session in zip(watchers, sessions, strict=True):
            await services.host.watch(session.row.id, watcher)
        await play(services, players, 2)
        with fault(storage):
            await play(services, players, 8)
        assert refused == any(player.refused for player in players), "the fault was felt"
        await play(services, players, 40)
        for player in players:
            player.check()
            session = await services.host.session(player.table)
            async with session.lock:
                assert session.require_history().state.over, "the table can be played to its end"
                assert (
                    replayed(session, player).digest() == session.require_history().state.digest()
                )
        assert max(max(each) for each in ahead) <= 0, "nothing was shown before it was stored"


def replayed(session: TableSession, player: Player) -> State:
    """Where the stored entries lead."""
    history = GameHistory(session.initial_state, session.seed)
    for entry in stored_entries(player.services, player.table):
        history.apply(entry)
    return history.state


def test_whoever_waits_for_a_failed_write_goes_on_from_what_is_stored(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_others(connection: Connection, rows: list[LogRow], standings: list[Any]) -> None:
        if any(row["seat"] == 0 for row in rows):
            raise OperationalError("INSERT", {}, Exception("disk I/O error"))
        write_plays(connection, rows, standings)

    monkeypatch.setattr(writer, "write_plays", write_others)

    async def scenario() -> None:
        async with serving(settings) as (services, _):
            ann, _ = await services.accounts.guest("Ann")
            session = await put_up(services, ann)
            player = Player(services, session)
            await asyncio.gather(player.act(0), player.act(1))
            assert player.refused == 1
            assert player.acknowledged == {1: (1, player.acknowledged[1][1])}
            player.check()

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_of_jobs_in_one_transaction_the_one_that_fails_fails_alone(settings: Settings) -> None:
    def fine(connection: Connection) -> int:
        return int(connection.execute(text("SELECT 1")).scalar_one())

    def broken(_: Connection) -> int:
        raise OperationalError("INSERT", {}, Exception("this page of the file is damaged"))

    async def scenario() -> None:
        async with serving(settings) as (services, _):
            ann, _ = await services.accounts.guest("Ann")
            player = Player(services, await put_up(services, ann))
            jobs = [services.writer.write(job) for job in (fine, broken, fine)]
            *outcomes, _ = await asyncio.gather(*jobs, player.act(0), return_exceptions=True)
            assert outcomes[::2] == [1, 1]
            assert isinstance(outcomes[1], OperationalError)
            assert list(player.acknowledged) == [1]
            player.check()

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_entries_that_do_not_follow_the_last_one_are_not_written(settings: Settings) -> None:
    async def scenario() -> None:
        async with serving(settings) as (services, _):
            ann, _ = await services.accounts.guest("Ann")
            session = await put_up(services, ann)
            table = session.row.id
            row: LogRow = {"kind": ACT, "seat": 0, "value": 1, "at": 1.0}
            standing = {"key": table, "stands_at": 2, "now_asked": [], "now": "playing"}
            for seq, table_of_row in ((2, table), (1, "nowhere")):
                rows: list[LogRow] = [{**row, "seq": seq, "table": table_of_row}]
                assert not await services.writer.write_entries(rows, standing)
            assert stored_entries(services, table) == []

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_on_postgresql_whoever_chats_does_not_hold_up_the_game(
    settings: Settings, database: str
) -> None:
    async def scenario() -> None:
        on_postgresql = msgspec.structs.replace(settings, database=database)
        async with serving(on_postgresql) as (services, _):
            ann, _ = await services.accounts.guest("Ann")
            session = await put_up(services, ann)
            with services.engine.begin() as connection:  # as another process may have it
                said = {"table": session.row.id, "name": "Ann", "text": "Hello", "at": 1.0}
                connection.execute(insert(chat).values(**said))
                player = Player(services, session)
                await asyncio.wait_for(player.act(0), 30)
                assert list(player.acknowledged) == [1]

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_no_position_is_sent_while_it_is_being_stored(settings: Settings) -> None:
    async def scenario() -> None:
        async with serving(settings) as (services, storage):
            ann, _ = await services.accounts.guest("Ann")
            session = await put_up(services, ann)
            host, history = services.host, session.require_history()
            action = history.state.legal(0)[0]
            later = history.state.legal(1)[0]
            storage.fails_commit = lambda: True
            acting = asyncio.create_task(
                run_command(host, session, {0}, Act(seat=0, seq=0, action=action))
            )
            await asyncio.sleep(0)
            asked: list[asyncio.Task[Any]] = [
                asyncio.create_task(why_not(session, {1}, Why(seat=1, action=later))),
                asyncio.create_task(preview_action(session, {1}, Preview(seat=1, action=later))),
            ]
            await asyncio.sleep(0)
            assert not any(task.done() for task in asked), "they wait for what is being stored"
            with suppress(OperationalError):
                await acting
            storage.fails_commit = lambda: False
            await asyncio.gather(*asked)
            assert session.require_history().seq == 0

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_a_bot_whose_decision_could_not_be_stored_decides_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = count(1)

    def write_later(connection: Connection, rows: list[LogRow], standings: list[Any]) -> None:
        if next(attempts) <= 2 * (1 + writer.MAX_RETRIES):
            raise OperationalError("INSERT", {}, Exception("disk I/O error"))
        write_plays(connection, rows, standings)

    monkeypatch.setattr(writer, "write_plays", write_later)
    monkeypatch.setattr("cuvee.server.game.bots.RETRY_SECONDS", 0.001)

    async def scenario() -> None:
        async with serving(settings) as (services, _):
            ann, _ = await services.accounts.guest("Ann")
            wanted = NewTable("naramata", [NewSeat("bot", bot="random")] * 2)
            table = (await services.lobby.create(ann, wanted)).table.id
            while not stored_entries(services, table):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(scenario(), 60))
