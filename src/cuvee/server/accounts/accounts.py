"""Accounts: guests with a name, registered ones with a password."""

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
from cuvee.server.accounts.sessions import (
    EndedSessions,
    VisitorSessions,
    add_session,
    replace_session,
)
from cuvee.server.accounts.sessions import Visitor as Visitor
from cuvee.server.accounts.text import login_of
from cuvee.server.db.database import read
from cuvee.server.db.schema import bans, keys, people
from cuvee.server.db.writer import Writer
from cuvee.server.errors import BANNED, Problem, Refusal
from cuvee.server.secrets import new_id, new_secret
from cuvee.server.threads import PASSWORDS

WRONG_LOGIN: Final = Refusal(401, "wrong_login", "Wrong name or password.")
WRONG_PASSWORD: Final = Refusal(403, "wrong_password", "Wrong password.")
NOT_REGISTERED: Final = Refusal(409, "not_registered", "A guest has no password.")
NAME_TAKEN: Final = Refusal(409, "name_taken", "This name is taken.")


class Accounts:
    """All accounts."""

    def __init__(self, engine: Engine, writer: Writer, visitor_sessions: VisitorSessions) -> None:
        self.engine = engine
        self.writer = writer
        self.sessions = visitor_sessions
        self._hasher = PasswordHasher()

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the secret of their session."""
        person = Person(new_id(16), name, False, {})
        secret = new_secret()

        def write(connection: Connection) -> None:
            _add_person(connection, person, None, None)
            add_session(connection, person.id, secret)

        await self.writer.write(write)
        return person, secret

    async def register(self, visitor: Visitor | None, name: str, password: str) -> str:
        """Register a name and return the secret of a new session; a guest keeps their seats."""
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
            add_session(connection, person.id, secret)
            self._replace(connection, visitor, secret)

        try:
            await self.writer.write(write)
        except IntegrityError:
            raise NAME_TAKEN() from None
        self._replaced(visitor)
        return secret

    async def login(self, visitor: Visitor | None, name: str, password: str) -> str:
        """Log in, and return the secret of a new session; that of the visitor ends."""
        row = await self._stored(people.c.login == login_of(name))
        # As long for a name that does not exist, so that the time tells nothing.
        kept = row.password if row is not None and row.password else None
        fits = await PASSWORDS.run(self._fits, kept, password)
        if not fits or row is None:
            raise WRONG_LOGIN()
        secret, person = new_secret(), str(row.id)
        await self._check_ban(person)

        def write(connection: Connection) -> None:
            add_session(connection, person, secret)
            self._replace(connection, visitor, secret)

        await self.writer.write(write)
        self._replaced(visitor)
        return secret

    def _replace(self, connection: Connection, visitor: Visitor | None, secret: str) -> None:
        """End the session that a browser had before; its cookie is valid no more."""
        if visitor is not None:
            replace_session(connection, visitor.session, secret)
            self.sessions.end_in(connection, _moved(visitor))

    def _replaced(self, visitor: Visitor | None) -> None:
        if visitor is not None:
            self.sessions.ended(_moved(visitor))

    async def require_password(self, person: Person, password: str | None) -> None:
        """Raise a Problem unless this is the person's password; a guest has none."""
        if not person.registered:
            return
        row = await self._stored(people.c.id == person.id)
        kept = None if row is None else row.password
        if password is None or not await PASSWORDS.run(self._fits, kept, password):
            raise WRONG_PASSWORD()

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Change a password; all other sessions of the person end."""
        if not visitor.person.registered:
            raise NOT_REGISTERED()
        await self.require_password(visitor.person, old)
        kept = await PASSWORDS.run(self._hasher.hash, new)
        ended = EndedSessions(visitor.person.id, keep=visitor.session)
        change = update(people).where(people.c.id == visitor.person.id).values(password=kept)

        def write(connection: Connection) -> None:
            connection.execute(change)
            self.sessions.end_in(connection, ended)

        await self.writer.write(write)
        self.sessions.ended(ended)

    async def _check_ban(self, person: str) -> None:
        """Raise a Problem if a person is banned."""
        banned = select(bans.c.who).where(bans.c.who == person)
        if await asyncio.to_thread(read, self.engine, lambda c: c.execute(banned).first()):
            raise BANNED()

    async def _stored(self, which: Any) -> Any:  # noqa: ANN401 - as SQLAlchemy has them
        wanted = select(people.c.id, people.c.password).where(which)
        return await asyncio.to_thread(read, self.engine, lambda c: c.execute(wanted).first())

    def _fits(self, kept: str | None, password: str) -> bool:
        spare = _dummy_hash()  # made by the first who comes, whoever that is
        try:
            return self._hasher.verify(kept or spare, password)
        except (VerificationError, InvalidHashError):
            return False

    async def change(self, visitor: Visitor, columns: dict[str, Any]) -> Person:
        """Change a person's name or preferences."""
        change = update(people).where(people.c.id == visitor.person.id).values(**columns)
        await self.writer.write(lambda connection: connection.execute(change) and None)
        self.sessions.forget(visitor.session)
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
        await self.sessions.forget_everywhere(visitor.session)

    async def person(self, secret: str) -> Person:
        """The person of a session that has just been made."""
        visitor = await self.sessions.find(secret)
        if visitor is None:
            raise RuntimeError("a session was made and is not there")
        return visitor.person


def _moved(visitor: Visitor) -> EndedSessions:
    return EndedSessions(visitor.person.id, only=visitor.session, moved=True)


@cache
def _dummy_hash() -> str:
    return PasswordHasher().hash("the password of no account")


def _add_person(
    connection: Connection, person: Person, login: str | None, password: str | None
) -> None:
    row = {"id": person.id, "name": person.name, "login": login, "password": password}
    connection.execute(insert(people), [{**row, "preferences": {}, "created": time.time()}])
