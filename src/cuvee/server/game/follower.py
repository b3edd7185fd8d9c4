"""Follows what other processes write: entries, changed tables, notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from cuvee.protocol.notices import ChatNotice, TableNotice
from cuvee.server.cluster.pubsub import CHANGED, NOTICE, PubSub
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.errors import Problem
from cuvee.server.game.bots import Bots
from cuvee.server.game.commits import Commits
from cuvee.server.game.history import GameHistory
from cuvee.server.game.session import TableSession
from cuvee.server.game.sessions import Sessions
from cuvee.server.game.viewpoint import revoke_viewpoints, send_chat

CHAT: Final = ChatNotice.__struct_config__.tag


class Follower:
    """Brings the tables in memory up to what other processes have written."""

    def __init__(self, sessions: Sessions, commits: Commits, bots: Bots, pubsub: PubSub) -> None:
        self.sessions = sessions
        self.commits = commits
        self.bots = bots
        pubsub.subscribe(CHANGED, self._on_changed)
        pubsub.subscribe(NOTICE, self._on_notice)

    def ids(self) -> Iterable[str]:
        """The tables in memory."""
        return self.sessions.loaded

    def is_behind(self, table: str, seq: int) -> bool:
        """Whether a table is in memory, or being loaded, and lacks an entry."""
        return self.sessions.is_behind(table, seq)

    async def catch_up(self, *tables: str) -> None:
        """Read all entries of these tables that are not in memory."""
        seqs = await asyncio.to_thread(
            read,
            self.sessions.engine,
            lambda connection: table_rows.last_seqs(connection, list(tables)),
        )
        for table, seq in seqs.items():
            await self.refresh(table, seq)

    async def refresh(self, table: str, seq: int) -> None:
        """Read the entries of a table up to a number."""
        session = await self.sessions.get_loaded(table)
        if session is None or not self.is_behind(table, seq):
            return
        async with session.lock:
            if not self.is_behind(table, seq):
                return
            if session.history is None:
                await self.sessions.reload(session)
            else:
                await self._follow(session, session.history)
        self.bots.wake(session, wrote_last=False)

    async def _follow(self, session: TableSession, history: GameHistory) -> None:
        """Apply the entries that another process wrote, and send the changes."""
        await self.sessions.reload_row(session)
        later = await asyncio.to_thread(
            read,
            self.sessions.engine,
            lambda connection: table_rows.entries_after(connection, session.row.id, history.seq),
        )
        # Entries that came after the row was read follow in their turn.
        entries = [entry for entry in later if entry.seq <= session.row.seq]
        self.commits.apply(session, history, entries)
        session.question_seq = min(history.asked_seq)
        session.publish()

    async def show_change(self, session: TableSession) -> None:
        """Read a table's row and seats again, and send them; call with the lock held."""
        await self.sessions.reload_row(session)
        revoke_viewpoints(session)
        if session.history is None:
            await self.sessions.restore(session)
            session.resend_position()
        else:
            session.notify_all(TableNotice(session.summary(), session.row.seq))

    async def _on_changed(self, table: str, _: dict[str, Any]) -> None:
        session = await self.sessions.get_loaded(table)
        if session is not None:
            async with session.lock:
                try:
                    await self.show_change(session)
                except Problem:  # it was deleted
                    self.sessions.forget(session)
                    return
            self.bots.wake(session, wrote_last=False)

    async def _on_notice(self, table: str, notice: dict[str, Any]) -> None:
        session = self.sessions.loaded.get(table)
        if session is None:
            return
        encoded = msgspec.json.encode(notice)
        if notice["type"] == CHAT:
            send_chat(session, encoded)
        else:
            session.notify_all_encoded(encoded)
