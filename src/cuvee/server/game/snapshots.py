"""Snapshots: where a game stands, stored now and then to load it from; also by later rules."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from cuvee.protocol.position import Position
from cuvee.server.background import BackgroundTasks
from cuvee.server.db import table_rows
from cuvee.server.db.table_rows import OVER, Snapshot
from cuvee.server.db.writer import Writer
from cuvee.server.game.position import position
from cuvee.server.game.saved_history import save_history
from cuvee.server.game.session import TableSession
from cuvee.server.game.shared_views import SharedViews

INTERVAL: Final = 64  # entries between two snapshots
SPECTATOR: Final = "table"  # the viewpoint of spectators, as snapshots name it


class Snapshots:
    """Stores the snapshots of all tables."""

    def __init__(self, writer: Writer, background: BackgroundTasks) -> None:
        self.writer = writer
        self.background = background
        self._one_at_a_time = asyncio.Lock()  # many games of one age come due together
        self._due: set[str] = set()  # tables that are stored soon

    def store_if_due(self, session: TableSession) -> None:
        """Store a snapshot in the background, if the last one is old or the game is over."""
        age = session.require_history().seq - session.snapshot_seq
        if age >= INTERVAL or session.row.status == OVER:
            self.store_soon(session)

    def store_soon(self, session: TableSession) -> None:
        """Store a snapshot in the background, one table after the other."""
        if session.row.id not in self._due:
            self._due.add(session.row.id)
            self.background.start(self._store_in_turn(session))

    async def _store_in_turn(self, session: TableSession) -> None:
        async with self._one_at_a_time:
            self._due.discard(session.row.id)
            await self.store_locked(session)

    async def store_locked(self, session: TableSession) -> None:
        """Store a snapshot with the table's lock, so that no other process has overtaken it."""
        async with session.lock:
            await self.store(session)

    async def store(self, session: TableSession) -> None:
        """Store a snapshot unless there is one of the present position; with the lock held."""
        if session.history is None or session.history.seq == session.snapshot_seq:
            return
        snapshot = snapshot_of(session)
        await self.writer.write(
            lambda connection: table_rows.store_snapshot(connection, session.row.id, snapshot)
        )
        session.snapshot_seq = snapshot.seq


def snapshot_of(session: TableSession) -> Snapshot:
    """The state, the position from every viewpoint, and the history."""
    history, shared = session.require_history(), SharedViews()
    viewpoints: list[int | None] = [None, *range(history.state.seats)]
    views = {
        viewpoint_name(viewpoint): as_stored(
            position(history, viewpoint, view=shared.view(history, viewpoint))
        )
        for viewpoint in viewpoints
    }
    state, saved = {**history.state.to_dict()}, save_history(history)
    return Snapshot(history.game.rules, history.seq, state, views, saved)


def as_stored(seen: Position) -> dict[str, Any]:
    """A position as a snapshot has it."""
    stored: dict[str, Any] = msgspec.to_builtins(seen)
    return stored


def viewpoint_name(viewpoint: int | None) -> str:
    """A viewpoint as snapshots name it."""
    return SPECTATOR if viewpoint is None else str(viewpoint)


def decisions_of(snapshot: Snapshot) -> int:
    """The number of decisions taken before a snapshot."""
    return int(snapshot.views[SPECTATOR]["decisions"])
