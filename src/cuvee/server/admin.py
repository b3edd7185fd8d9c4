"""`cuvee admin`: what whoever runs a server may look at and decide, while it runs or not."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Column, Connection, Engine, ScalarSelect, delete, desc, func, insert, select

from cuvee.locales.errors import InputError
from cuvee.server.accounts.text import login_of
from cuvee.server.addresses import parse_network
from cuvee.server.db import table_rows
from cuvee.server.db.data_folder import SQLITE_FILE
from cuvee.server.db.database import open_database
from cuvee.server.db.migrate import newest, version_of
from cuvee.server.db.schema import (
    BANNED_NETWORK,
    BANNED_PERSON,
    bans,
    chat,
    people,
    sessions,
    tables,
    webhooks,
)
from cuvee.server.tables.departures import delete_person

T = TypeVar("T")
MAX_REASON_LENGTH: Final = 200


class PersonUsage(msgspec.Struct):
    """What one person has on the server."""

    id: str
    name: str
    registered: bool
    tables: int
    unfinished: int
    messages: int
    sessions: int
    webhooks: int


class Ban(msgspec.Struct):
    """Somebody who is banned: a person, or a network."""

    who: str
    kind: str
    reason: str
    created: float


class Admin:
    """A server's database, for whoever runs the server."""

    def __init__(self, data: Path, database: str | None) -> None:
        if database is None and not (data / SQLITE_FILE).is_file():
            raise InputError("error-no-database", file=str(data))
        self.engine: Engine = open_database(database or f"sqlite:///{data / SQLITE_FILE}")
        self._run(_check_version)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Close the database."""
        self.engine.dispose()

    def totals(self) -> dict[str, int]:
        """How many there are of everything, tables by their status."""

        def count(connection: Connection) -> dict[str, int]:
            status = select(tables.c.status, func.count()).group_by(tables.c.status)
            found = {f"tables {name}": int(n) for name, n in connection.execute(status)}
            for part in (people, sessions, chat, webhooks, bans):
                total = connection.execute(select(func.count()).select_from(part)).scalar_one()
                found[part.name] = int(total)
            return found

        return self._run(count)

    def usage(self, most: int) -> list[PersonUsage]:
        """The people with the most tables."""
        return self._run(lambda connection: _usage(connection, most))

    def bans(self) -> list[Ban]:
        """Who is banned."""
        wanted = select(bans).order_by(bans.c.created)
        found = self._run(lambda c: c.execute(wanted).mappings().all())
        return [Ban(**row) for row in found]

    def ban(self, who: str, reason: str) -> str:
        """Ban a person by id or login, or a network; what was banned."""

        def write(connection: Connection) -> str:
            person = _find_person(connection, who)
            kind = BANNED_PERSON if person else BANNED_NETWORK
            key = person or str(parse_network(who, "ban"))
            connection.execute(delete(bans).where(bans.c.who == key))
            row = {"who": key, "kind": kind, "reason": reason[:MAX_REASON_LENGTH]}
            connection.execute(insert(bans).values(**row, created=time.time()))
            if person:
                connection.execute(delete(sessions).where(sessions.c.person == person))
            return key

        return self._run(write)

    def unban(self, who: str) -> None:
        """Lift a ban."""

        def write(connection: Connection) -> None:
            names = [who, _find_person(connection, who) or who]
            if connection.execute(delete(bans).where(bans.c.who.in_(names))).rowcount == 0:
                raise InputError("error-not-banned", who=who)

        self._run(write)

    def delete_table(self, table: str) -> None:
        """Delete a table, with its game and its chat."""

        def write(connection: Connection) -> None:
            if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
                raise InputError("error-no-table", table=table)
            table_rows.delete_table(connection, table)

        self._run(write)

    def delete_person(self, who: str) -> None:
        """Delete an account as its owner could: bots play on, name and messages go."""

        def write(connection: Connection) -> None:
            person = _find_person(connection, who)
            if person is None:
                raise InputError("error-nobody", who=who)
            delete_person(connection, person)

        self._run(write)


def _check_version(connection: Connection) -> None:
    if version_of(connection) != newest():
        raise InputError("error-start-first")


def _find_person(connection: Connection, who: str) -> str | None:
    """The id of a person by their id or by the name they log in with."""
    named = (people.c.id == who) | (people.c.login == login_of(who))
    return connection.execute(select(people.c.id).where(named)).scalar()


def _usage(connection: Connection, most: int) -> list[PersonUsage]:
    unfinished = tables.c.status.in_((table_rows.WAITING, table_rows.PLAYING))
    hosted = select(func.count()).where(tables.c.host == people.c.id)

    def count(column: Column[str]) -> ScalarSelect[int]:
        return select(func.count()).where(column == people.c.id).scalar_subquery()

    wanted = select(
        people.c.id,
        people.c.name,
        people.c.password.is_not(None).label("registered"),
        hosted.scalar_subquery().label("tables"),
        hosted.where(unfinished).scalar_subquery().label("unfinished"),
        count(chat.c.person).label("messages"),
        count(sessions.c.person).label("sessions"),
        count(webhooks.c.person).label("webhooks"),
    )
    ranked = wanted.order_by(desc("unfinished"), desc("tables"), people.c.created).limit(most)
    return [
        PersonUsage(**{**row, "registered": bool(row["registered"])})
        for row in connection.execute(ranked).mappings()
    ]
