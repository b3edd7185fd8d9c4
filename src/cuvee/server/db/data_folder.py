"""The folder in which a server without PostgreSQL stores its data."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Final

from cuvee.engine import BadInput

SQLITE_FILE: Final = "cuvee.sqlite"
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700  # if it is made here


def make_folder(folder: Path) -> None:
    """Make a data folder if it is not there; BadInput if it cannot be made."""
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"cannot store data in {str(folder)!r}: {problem.strerror}") from None


def protect_file(file: Path) -> None:
    """Let nobody but its owner read a database: it holds every hand and every seed.

    SQLite gives the files beside it the same mode.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
        if file.stat().st_mode & 0o077:
            file.chmod(PRIVATE_FILE)
    except OSError as problem:
        raise BadInput(f"cannot store data in {str(file)!r}: {problem.strerror}") from None


def sqlite_url(folder: Path) -> str:
    """The address of the database in a data folder, which is made if it is not there."""
    make_folder(folder)
    return f"sqlite:///{folder / SQLITE_FILE}"


def lock_folder(folder: Path) -> IO[str]:
    """Lock a data folder, which one server at a time may use, until the file is closed."""
    make_folder(folder)
    try:
        lock = (folder / "lock").open("w")
    except OSError as problem:
        raise BadInput(f"cannot store data in {str(folder)!r}: {problem.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadInput(f"another server is using {str(folder)!r}; name another --data") from None
    return lock
