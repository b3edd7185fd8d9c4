"""The database behind the server: SQLite in a folder, or PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    OperationalError,
    PendingRollbackError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cuvee.locales.errors import InputError
from cuvee.server.db.data_folder import protect_file, sqlite_file

T = TypeVar("T")
MIN_SQLITE_VERSION: Final = (3, 33, 0)  # of SQLite: it can update from a list
BUSY_TIMEOUT: Final = 15.0  # seconds to wait for another process that writes


def open_database(url: str) -> Engine:
    """An engine for an address such as sqlite:///FILE or postgresql://HOST/NAME."""
    parsed = parse_url(url)
    file = sqlite_file(parsed)
    if file is not None:
        protect_file(file)
    engine = _create_engine(parsed)
    if engine.dialect.name == "sqlite":
        if sqlite3.sqlite_version_info < MIN_SQLITE_VERSION:
            wanted = ".".join(map(str, MIN_SQLITE_VERSION))
            raise InputError("error-sqlite", wanted=wanted, found=sqlite3.sqlite_version)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    try:
        with engine.connect():
            pass
    except (DBAPIError, sqlite3.Error) as problem:  # the latter is raised where it is set up
        why = problem.orig if isinstance(problem, DBAPIError) else problem
        raise InputError("error-database", why=str(why).strip()) from None
    return engine


def parse_url(url: str) -> URL:
    """The address of a database; BadInput if it is none of those there are."""
    wrong = InputError("error-database-kind", value=url)
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise wrong from None
    if parsed.get_backend_name() == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        raise wrong
    return parsed


def _create_engine(url: URL) -> Engine:
    is_sqlite = url.get_backend_name() == "sqlite"
    return create_engine(
        url,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
        pool_size=8,
        max_overflow=8,
        hide_parameters=True,  # a problem with a statement is logged without what was in it
        pool_pre_ping=not is_sqlite,
        connect_args={"timeout": BUSY_TIMEOUT} if is_sqlite else {},
    )


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Use write-ahead logging and flush every commit: what is acknowledged survives a crash."""
    connection.isolation_level = None  # transactions begin where we say, see below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin before the first savepoint, which would else be a transaction of its own.

    A transaction that writes takes the lock at once: what it has read is then still so.
    """
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def read(engine: Engine, query: Callable[[Connection], T]) -> T:
    """Run a query that only reads."""
    with engine.connect() as connection:
        return query(connection)


Row = Any  # a row of a query; what it holds is said by the query beside it
DatabaseError = SQLAlchemyError
# The database is away, busy, full or was lost in the middle of something: it may be back soon.
UNAVAILABLE: Final = (OperationalError, InterfaceError, PendingRollbackError, PoolTimeout)
