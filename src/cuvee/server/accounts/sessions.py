"""Sessions: found by their cookies, ended here and in all other processes, removed once expired."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select, update

from cuvee.protocol.people import Person
from cuvee.server.background import Poller
from cuvee.server.cluster.pubsub import ENDED, FORGET, PubSub
from cuvee.server.db.database import read
from cuvee.server.db.schema import keys, people, sessions
from cuvee.server.db.writer import Writer
from cuvee.server.secrets import hashed

SESSION_SECONDS: Final = 400 * 24 * 3600.0  # seconds of a session: a table may run for weeks
MAX_CACHED_SESSIONS: Final = 20_000  # sessions in memory
CACHE_SECONDS: Final = 30.0  # seconds for which one is not looked up again
SWEEP_SECONDS: Final = 3600.0  # between two removals of expired ones


class Visitor(msgspec.Struct, frozen=True):
    """Who sends a request: a session, a person, and the keys of seats opened by their links."""

    session: str
    person: Person
    keys: frozenset[str]  # the hashes of those links


class EndedSessions(msgspec.Struct, frozen=True):
    """Sessions of a person that have ended: one of them, or all but one."""

    person: str
    only: str | None = None
    keep: str | None = None
    moved: bool = False  # to another session of the same browser, which is to connect again

    def include(self, visitor: Visitor | None) -> bool:
        """Whether the session of a visitor has ended."""
        if visitor is None or visitor.person.id != self.person:
            return False
        return visitor.session != self.keep and self.only in (None, visitor.session)


class VisitorSessions:
    """All sessions."""

    def __init__(self, engine: Engine, writer: Writer, pubsub: PubSub) -> None:
        self.engine = engine
        self.writer = writer
        self.pubsub = pubsub
        self.listeners: list[Callable[[EndedSessions], None]] = []  # called when some have ended
        self._known: dict[str, tuple[float, Visitor | None]] = {}
        self._sweeper = Poller("session_sweep_failed", lambda: self.sweep(time.time()))
        pubsub.subscribe(FORGET, self._on_forget)
        pubsub.subscribe(ENDED, self._on_ended)

    async def find(self, secret: str | None) -> Visitor | None:
        """The visitor of a session's secret; None for a wrong or expired one."""
        return None if not secret or len(secret) > 100 else await self.get(hashed(secret))

    async def get(self, session: str) -> Visitor | None:
        """The visitor of a session by its id."""
        known = self._known.get(session)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        found = await asyncio.to_thread(read, self.engine, lambda c: _find(c, session))
        if len(self._known) >= MAX_CACHED_SESSIONS:
            self._known.clear()
        self._known[session] = (time.monotonic() + CACHE_SECONDS, found)
        return found

    def forget(self, session: str) -> None:
        """Look a session up again when it comes next."""
        self._known.pop(session, None)

    async def forget_everywhere(self, session: str) -> None:
        """Look a session up again, also in other processes."""
        self.forget(session)
        await self.pubsub.publish(FORGET, session, {})

    async def end(self, ended: EndedSessions) -> None:
        """End sessions, and all their open connections."""
        await self.writer.write(lambda connection: self.end_in(connection, ended))
        self.ended(ended)

    def end_in(self, connection: Connection, ended: EndedSessions) -> None:
        """Delete sessions in a transaction; call `ended` once it is committed."""
        gone = delete(sessions).where(sessions.c.person == ended.person)
        if ended.only is not None:
            gone = gone.where(sessions.c.id == ended.only)
        if ended.keep is not None:
            gone = gone.where(sessions.c.id != ended.keep)
        connection.execute(gone)
        self.pubsub.publish_in(connection, ENDED, ended.person, msgspec.to_builtins(ended))

    def ended(self, ended: EndedSessions) -> None:
        """Forget sessions that were deleted, and close their connections in this process."""
        self._known = {
            session: known for session, known in self._known.items() if not ended.include(known[1])
        }
        for listener in self.listeners:
            listener(ended)

    async def _on_forget(self, session: str, _: dict[str, Any]) -> None:
        self.forget(session)

    async def _on_ended(self, _: str, payload: dict[str, Any]) -> None:
        self.ended(msgspec.convert(payload, EndedSessions))

    # Expired ones.

    def start(self) -> None:
        """Remove expired sessions from time to time."""
        self._sweeper.start(SWEEP_SECONDS)

    async def stop(self) -> None:
        """Stop removing."""
        await self._sweeper.stop()

    async def sweep(self, now: float) -> None:
        """Remove the sessions that have expired."""
        expired = delete(sessions).where(sessions.c.expires <= now)
        await self.writer.write(lambda connection: connection.execute(expired) and None)


def add_session(connection: Connection, person: str, secret: str) -> None:
    """Store a new session."""
    now = time.time()
    row = {"id": hashed(secret), "person": person, "created": now, "expires": now + SESSION_SECONDS}
    connection.execute(insert(sessions), [row])


def replace_session(connection: Connection, old: str, secret: str) -> None:
    """Let a new session have the keys of an old one, which ends."""
    connection.execute(update(keys).where(keys.c.session == old).values(session=hashed(secret)))
    connection.execute(delete(sessions).where(sessions.c.id == old))


def _find(connection: Connection, session: str) -> Visitor | None:
    joined = select(people.c.id, people.c.name, people.c.password, people.c.preferences).join(
        sessions, sessions.c.person == people.c.id
    )
    wanted = joined.where(sessions.c.id == session, sessions.c.expires > time.time())
    row = connection.execute(wanted).first()
    if row is None:
        return None
    person = Person(row.id, row.name, row.password is not None, row.preferences)
    opened = connection.execute(select(keys.c.secret).where(keys.c.session == session)).scalars()
    return Visitor(session, person, frozenset(opened))
