"""A table is loaded from its snapshot and what came after it, and stands where its log leads."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as example_settings

import cuvee
from cuvee.protocol.commands import Act
from cuvee.protocol.tables import NewSeat, NewTable
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.db.table_rows import PERSON, Seat, Snapshot
from cuvee.server.game.commands import run_command
from cuvee.server.game.history import GameHistory
from cuvee.server.game.saved_history import load_history
from cuvee.server.game.session import TableSession
from cuvee.server.game.snapshots import snapshot_of
from cuvee.server.services import Services
from cuvee.server.settings import Settings
from cuvee.server.tables.new_tables import new_row
from tests.server.playing import STEPS, Table, attempt, done, standing

SEED = 5


def session_of(name: str, seats: int) -> TableSession:
    """A table without a database."""
    rules = cuvee.game(name)
    row = new_row(rules, rules.complete_options(seats, {}), seats, SEED, "server")
    people = [Seat(n, PERSON, f"p{n}", f"Seat {n}", None, None, False) for n in range(seats)]
    return TableSession(row, people)


@pytest.mark.parametrize(("name", "seats"), [("barrels", 3), ("naramata", 2)])
@example_settings(max_examples=15)
@given(before=STEPS, after=STEPS)
def test_what_a_snapshot_holds_goes_on_as_the_game_it_was_made_of(
    name: str,
    seats: int,
    before: list[tuple[str, int, int, int]],
    after: list[tuple[str, int, int, int]],
) -> None:
    session = session_of(name, seats)
    table = Table(session.initial_state)
    for step in before:
        done(attempt(table, step))
    session.history = table.history
    stored = msgspec.json.decode(msgspec.json.encode(snapshot_of(session)), type=Snapshot)
    loaded = load_history(session, stored)
    assert standing(loaded) == table.standing()
    other = Table(session.initial_state)
    other.history = loaded
    for step in after:
        assert done(attempt(other, step)) == done(attempt(table, step))
    assert other.standing() == table.standing()


def test_a_table_is_loaded_without_the_entries_before_its_snapshot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(asyncio.wait_for(load_twice(settings, monkeypatch), 60))


async def load_twice(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    services = Services(settings)
    ann, _ = await services.accounts.guest("Ann")
    wanted = NewTable("viticulture", [NewSeat("me"), NewSeat("me", name="Ben")], seed=SEED)
    table = (await services.lobby.create(ann, wanted)).table.id
    session = await services.host.session(table)
    history = session.require_history()
    for _ in range(30):
        seat = history.state.waiting[0]
        act = Act(seat=seat, seq=history.seq, action=history.state.legal(seat)[0])
        await run_command(services.host, session, {0, 1}, act)
    stood = standing(history)
    await services.stop()
    services = Services(settings)
    applied: list[int] = []
    apply = GameHistory.apply

    def counted(self: GameHistory, entry: LogEntry) -> object:
        applied.append(entry.seq)
        return apply(self, entry)

    monkeypatch.setattr(GameHistory, "apply", counted)
    session = await services.host.session(table)
    assert standing(session.require_history()) == stood
    assert applied == []
    services.host.sessions.loaded.clear()
    snapshot = read(services.engine, lambda c: table_rows.find_snapshot(c, table))
    assert snapshot is not None
    snapshot.history = [["damaged"]]
    await services.writer.write(lambda c: table_rows.store_snapshot(c, table, snapshot))
    session = await services.host.session(table)
    assert standing(session.require_history()) == stood
    assert applied == [*range(1, 31)], "what cannot be read is replayed"
    await services.stop()


def test_games_that_come_due_together_are_stored_one_after_the_other_and_each_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(asyncio.wait_for(store_many(settings, monkeypatch), 60))


async def store_many(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    services = Services(settings)
    ann, _ = await services.accounts.guest("Ann")
    wanted = NewTable("viticulture", [NewSeat("me"), NewSeat("me", name="Ben")], seed=SEED)
    tables = [(await services.lobby.create(ann, wanted)).table.id for _ in range(3)]
    sessions = [await services.host.session(table) for table in tables]
    snapshots, active = services.host.snapshots, 0
    begun: list[tuple[str, int]] = []  # a table, and how many were being stored with it
    await services.host.background.finish()
    store = snapshots.store

    async def counted(session: TableSession) -> None:
        nonlocal active
        active += 1
        begun.append((session.row.id, active))
        await store(session)
        active -= 1

    monkeypatch.setattr(snapshots, "store", counted)
    for session in sessions:
        session.snapshot_seq = -1
        snapshots.store_soon(session)
        snapshots.store_soon(session)
    await services.host.background.finish()
    assert begun == [(table, 1) for table in tables]
    assert [session.snapshot_seq for session in sessions] == [0, 0, 0]
    sessions[0].snapshot_seq = -1
    snapshots.store_soon(sessions[0])
    await services.host.background.finish()
    assert begun[3:] == [(tables[0], 1)], "it is stored again when it is due again"
    await services.stop()
