"""The folder in which a server without PostgreSQL stores its data."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO, Final

from cuvee.engine import BadInput

SQLITE_FILE: Final = "cuvee.sqlite"


def make_folder(folder: Path) -> None:
    """Make a data folder if it is not there; BadInput if it cannot be made."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"cannot store data in {str(folder)!r}: {problem.strerror}") from None


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
