"""Accounts: guests with a name, registered ones with a password, and their sessions."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cuvee.protocol.people import Person
from cuvee.server.accounts.text import login_of
from cuvee.server.cluster.pubsub import FORGET, PubSub
from cuvee.server.db.database import read
from cuvee.server.db.schema import keys, people, sessions
from cuvee.server.db.writer import Writer
from cuvee.server.errors import Problem, Refusal
from cuvee.server.secrets import hashed, new_id, new_secret
from cuvee.server.threads import PASSWORDS

SESSION_SECONDS: Final = 400 * 24 * 3600.0  # seconds of a session: a table may run for weeks
MAX_CACHED_SESSIONS: Final = 20_000  # sessions in memory
CACHE_SECONDS: Final = 30.0  # seconds for which one is not looked up again
WRONG_LOGIN: Final = Refusal(401, "wrong_login", "Wrong name or password.")
NAME_TAKEN: Final = Refusal(409, "name_taken", "This name is taken.")


class Visitor(msgspec.Struct, frozen=True):
    """Who sends a request: a session, a person, and the keys of seats opened by their links."""

    session: str
    person: Person
    keys: frozenset[str]  # the hashes of those links


class Accounts:
    """All accounts and sessions."""

    def __init__(self, engine: Engine, writer: Writer, pubsub: PubSub) -> None:
        self.engine = engine
        self.writer = writer
        self.pubsub = pubsub
        pubsub.subscribe(FORGET, self._on_forget)
        self._hasher = PasswordHasher()
        self._known: dict[str, tuple[float, Visitor]] = {}

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the secret of their session."""
        person = Person(new_id(16), name, False, {})
        secret = new_secret()

        def write(connection: Connection) -> None:
            _add_person(connection, person, None, None)
            _add_session(connection, person.id, secret)

        await self.writer.write(write)
        return person, secret

    async def register(self, visitor: Visitor | None, name: str, password: str) -> str:
        """Register a name and return the session's secret; a guest keeps their seats."""
        kept = await PASSWORDS.run(self._hasher.hash, password)
        guest = visitor.person if visitor is not None else None
        if guest is not None and guest.registered:
            raise Problem(409, "already_registered", "You are already registered.")
        person = Person(guest.id if guest else new_id(16), name, True, {})
        secret = new_secret()

        def write(connection: Connection) -> None:
            if guest is None:
                _add_person(connection, person, login_of(name), kept)
            else:
                columns = {"name": name, "login": login_of(name), "password": kept}
                connection.execute(update(people).where(people.c.id == guest.id).values(**columns))
            _add_session(connection, person.id, secret)

        try:
            await self.writer.write(write)
        except IntegrityError:
            raise NAME_TAKEN() from None
        self._known.clear()
        return secret

    async def login(self, name: str, password: str) -> str:
        """Log in, and return the secret of a new session."""
        wanted = select(people.c.id, people.c.password).where(people.c.login == login_of(name))
        row = await asyncio.to_thread(
            read, self.engine, lambda connection: connection.execute(wanted).first()
        )
        # As long for a name that does not exist, so that the time tells nothing.
        kept = row.password if row is not None and row.password else None
        fits = await PASSWORDS.run(self._fits, kept, password)
        if not fits or row is None:
            raise WRONG_LOGIN()
        secret, person = new_secret(), str(row.id)
        await self.writer.write(lambda connection: _add_session(connection, person, secret))
        return secret

    def _fits(self, kept: str | None, password: str) -> bool:
        spare = _dummy_hash()  # made by the first who comes, whoever that is
        try:
            return self._hasher.verify(kept or spare, password)
        except (VerificationError, InvalidHashError):
            return False

    async def logout(self, visitor: Visitor) -> None:
        """End a session."""
        gone = delete(sessions).where(sessions.c.id == visitor.session)
        await self.writer.write(lambda connection: connection.execute(gone) and None)
        self._known.pop(visitor.session, None)

    async def visitor(self, secret: str | None) -> Visitor | None:
        """The visitor of a session's secret; None for a wrong or expired one."""
        if not secret or len(secret) > 100:
            return None
        session = hashed(secret)
        known = self._known.get(session)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        found = await asyncio.to_thread(read, self.engine, lambda c: _find(c, session))
        if found is not None:
            if len(self._known) >= MAX_CACHED_SESSIONS:
                self._known.clear()
            self._known[session] = (time.monotonic() + CACHE_SECONDS, found)
        return found

    async def change(self, visitor: Visitor, columns: dict[str, Any]) -> Person:
        """Change a person's name or preferences."""
        change = update(people).where(people.c.id == visitor.person.id).values(**columns)
        await self.writer.write(lambda connection: connection.execute(change) and None)
        self._known.pop(visitor.session, None)
        plain = {**msgspec.structs.asdict(visitor.person), **columns}
        return Person(**plain)

    async def give_key(self, visitor: Visitor, link: str) -> None:
        """Let a session play the seat whose link it has opened, until that has a new link."""
        if link in visitor.keys:
            return
        row = {"session": visitor.session, "secret": link}

        def write(connection: Connection) -> None:
            connection.execute(delete(keys).where(*(keys.c[name] == row[name] for name in row)))
            connection.execute(insert(keys), [row])

        await self.writer.write(write)
        self._known.pop(visitor.session, None)
        await self.pubsub.publish(FORGET, visitor.session, {})

    async def _on_forget(self, session: str, _: dict[str, Any]) -> None:
        """Look a session up again when it comes next."""
        self._known.pop(session, None)

    async def person(self, secret: str) -> Person:
        """The person of a session that has just been made."""
        visitor = await self.visitor(secret)
        if visitor is None:
            raise RuntimeError("a session was made and is not there")
        return visitor.person


@cache
def _dummy_hash() -> str:
    return PasswordHasher().hash("the password of no account")


def _add_person(
    connection: Connection, person: Person, login: str | None, password: str | None
) -> None:
    row = {"id": person.id, "name": person.name, "login": login, "password": password}
    connection.execute(insert(people), [{**row, "preferences": {}, "created": time.time()}])


def _add_session(connection: Connection, person: str, secret: str) -> None:
    now = time.time()
    row = {"id": hashed(secret), "person": person, "created": now, "expires": now + SESSION_SECONDS}
    connection.execute(insert(sessions), [row])


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
