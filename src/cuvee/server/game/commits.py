"""Commits log entries: applies them, writes them durably, sends the changes.

Of two processes that write to one table the database lets one through; the other one reads what it
wrote, and starts over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cuvee.engine import Event
from cuvee.protocol.notices import TableNotice
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.db.table_rows import OVER, PLAYING
from cuvee.server.db.writer import LogRow, StandingRow, Writer
from cuvee.server.game.deadlines import deadline_after
from cuvee.server.game.history import GameHistory
from cuvee.server.game.session import TableSession
from cuvee.server.game.sessions import Sessions
from cuvee.server.game.snapshots import Snapshots

Listener = Callable[[TableSession, list[Event]], Awaitable[None]]


class Commits:
    """Commits entries to all tables; call with the table's lock held."""

    def __init__(self, writer: Writer, sessions: Sessions, snapshots: Snapshots) -> None:
        self.writer = writer
        self.sessions = sessions
        self.snapshots = snapshots
        self.listeners: list[Listener] = []  # called after every commit

    async def commit(
        self, session: TableSession, history: GameHistory, entries: list[LogEntry]
    ) -> bool:
        """Apply entries, write them durably and send the changes.

        False when another process was faster: then the table is as that one left it.
        """
        events = self.apply(session, history, entries)
        if not await self._write(session, history, entries):
            session.wrote_last.clear()
            await self._reload(session)
            return False
        session.publish()
        if session.row.status == OVER:
            session.notify_all(TableNotice(session.summary(), session.row.seq))
        self.snapshots.store_if_due(session)
        await self.notify_listeners(session, events)
        return True

    async def _reload(self, session: TableSession) -> None:
        """Read a table again that another process has written to."""
        try:
            await self.sessions.reload(session)
        except BaseException:
            self.sessions.invalidate(session)
            raise

    def apply(
        self, session: TableSession, history: GameHistory, entries: list[LogEntry]
    ) -> list[Event]:
        """Apply entries to the history, prepare their changes and return their events."""
        events: list[Event] = []
        try:
            for entry in entries:
                events += history.apply(entry, session.show)
        except Exception:
            self.sessions.invalidate(session)
            raise
        return events

    async def _write(
        self, session: TableSession, history: GameHistory, entries: list[LogEntry]
    ) -> bool:
        """Write entries durably; False when another process was faster."""
        standing = standing_row(session, history, entries[-1].at)
        try:
            written = await self.writer.write_entries(log_rows(session.row.id, entries), standing)
        except BaseException:  # also when whoever sent the command is gone
            self.sessions.invalidate(session)
            raise
        if written:
            _update_row(session, history, standing)
        return written

    async def notify_listeners(self, session: TableSession, events: list[Event]) -> None:
        """Call the listeners after a commit, or after a game has begun."""
        for listener in self.listeners:
            await listener(session, events)


def log_rows(table: str, entries: list[LogEntry]) -> list[LogRow]:
    """Entries as rows of the database."""
    return [
        {
            "table": table,
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "value": entry.value,
            "at": entry.at,
        }
        for entry in entries
    ]


def standing_row(session: TableSession, history: GameHistory, at: float) -> StandingRow:
    """What the table's row is to hold after the entries that lead here."""
    state = history.state
    result = state.result
    return {
        "id": session.row.id,
        "seq": history.seq,
        "waiting": state.waiting,
        "status": OVER if state.over else PLAYING,
        "result": None if result is None else result.to_dict(),
        "digest": state.digest() if state.over else None,
        "updated": at,
        "deadline": deadline_after(session, history, at),
    }


def _update_row(session: TableSession, history: GameHistory, standing: StandingRow) -> None:
    """Bring the row in memory to what was written."""
    row, waiting = session.row, standing["waiting"]
    session.newly_asked = [seat for seat in waiting if seat not in row.waiting]
    session.no_longer_asked = [seat for seat in row.waiting if seat not in waiting]
    session.question_seq, row.deadline = min(history.asked_seq), standing["deadline"]
    row.seq, row.waiting, row.status = history.seq, waiting, str(standing["status"])
    row.result, row.digest = standing["result"], standing["digest"]
    row.updated = standing["updated"]
