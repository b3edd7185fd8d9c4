"""A backup while the server runs: SQLite's own, page by page, into a new file.

All pages are read in one transaction, so what is written meanwhile neither changes the copy nor
makes it begin anew.
"""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from cuvee.locales.errors import InputError, os_error
from cuvee.server.db.data_folder import SQLITE_FILE

PAGES_PER_STEP: Final = 2000  # copied at once; between them it can be interrupted
SIGNALS: Final = (signal.SIGTERM, signal.SIGHUP)
LOCK_TIMEOUT: Final = 30.0  # seconds to wait for a server that writes


def backup(data: Path, database: str | None, file: Path) -> int:
    """Copy a server's database into a new file, whole or not at all; how many tables it has."""
    source = source_of(data, database)
    if not source.is_file():
        raise InputError("error-no-database", file=str(source))
    if file.exists():
        raise InputError("error-backup-there", file=str(file))
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    remove_drafts(file)
    try:
        tables = copied(source, draft)
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        os.link(draft, file)  # never over a file that came meanwhile
    except FileExistsError:
        raise InputError("error-backup-there", file=str(file)) from None
    except OSError as problem:
        raise InputError("error-write", file=str(file), why=os_error(problem)) from None
    except sqlite3.Error as problem:
        raise InputError("error-backup-copy", file=str(source), why=str(problem)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return tables


def remove_drafts(file: Path) -> None:
    """Remove what a backup left behind that was killed."""
    for draft in file.parent.glob(f".{escape(file.name)}.*.part*"):
        pid = draft.name.removeprefix(f".{file.name}.").partition(".")[0]
        if pid.isdecimal() and not Path(f"/proc/{pid}").exists():
            with suppress(OSError):
                draft.unlink()


@contextmanager
def interruptible() -> Iterator[None]:
    """Turn the signals that end a program into an exception, so that it cleans up first."""

    def interrupt(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def source_of(data: Path, database: str | None) -> Path:
    """The file that a server keeps everything in."""
    if database is None:
        return data / SQLITE_FILE
    try:
        address = make_url(database)
    except ArgumentError:
        raise InputError("error-backup-database", value=database) from None
    if address.get_backend_name() == "postgresql":
        raise InputError("error-use-pg-dump")
    if address.get_backend_name() != "sqlite" or not address.database:
        raise InputError("error-backup-database", value=database)
    return Path(address.database)


def copied(source: Path, target: Path) -> int:
    """Copy a database that may be written to meanwhile, check it, and count its tables."""
    target.touch(mode=0o600, exist_ok=False)
    address = f"{source.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=LOCK_TIMEOUT)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # reads as of now, to the end
        new.execute("PRAGMA journal_mode = OFF")  # a copy that is not finished is thrown away
        old.backup(new, pages=PAGES_PER_STEP)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, without a second beside it
        if new.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise InputError("error-database-damaged", file=str(source))
        return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
