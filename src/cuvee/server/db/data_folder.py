"""The folder in which a server without PostgreSQL stores its data."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Final

from sqlalchemy.engine import URL

from cuvee.locales.errors import InputError, os_error

SQLITE_FILE: Final = "cuvee.sqlite"
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700  # if it is made here


def make_folder(folder: Path) -> None:
    """Make a data folder if it is not there; BadInput if it cannot be made."""
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as problem:
        raise InputError("error-store", file=str(folder), why=os_error(problem)) from None


def protect_file(file: Path) -> None:
    """Let nobody but its owner read a database: it holds every hand and every seed.

    SQLite gives the files beside it the same mode.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
        if file.stat().st_mode & 0o077:
            file.chmod(PRIVATE_FILE)
    except OSError as problem:
        raise InputError("error-store", file=str(file), why=os_error(problem)) from None


def _open_private(file: Path) -> IO[str]:
    """Open a file that nobody else can open: whoever can, can hold its lock."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT, PRIVATE_FILE), "w")


def sqlite_url(folder: Path) -> str:
    """The address of the database in a data folder, which is made if it is not there."""
    make_folder(folder)
    return f"sqlite:///{folder / SQLITE_FILE}"


def sqlite_file(address: URL) -> Path | None:
    """The file of a database; None for PostgreSQL, and for SQLite in memory."""
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database))


def lock_database(file: Path | None) -> IO[str] | None:
    """Lock the file of a SQLite database, which one server at a time may use.

    The lock holds until the file that is returned is closed. PostgreSQL is for several servers.
    """
    if file is None:
        return None
    place = file.parent if file.name == SQLITE_FILE else file
    try:
        lock = _open_private(file.resolve().with_name(f"{file.name}.lock"))
    except OSError as problem:
        raise InputError("error-store", file=str(place), why=os_error(problem)) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise InputError("error-data-used", file=str(place)) from None
    return lock
