"""Storage that fails on demand, for a server inside the test."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

MANY_PAGES = 1 << 20


class Storage:
    """The database of a server; what is written to it fails as long as a fault is set."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.full = False  # no page more
        self.fails_commit: Callable[[], bool] = lambda: False
        event.listen(engine, "begin", self._begin)
        event.listen(engine, "commit", self._commit)

    def _begin(self, connection: Connection) -> None:
        if self.engine.dialect.name == "sqlite":
            # SQLite takes the number of pages there are if that is more.
            most = 1 if self.full else MANY_PAGES
            connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

    def _commit(self, _: Connection) -> None:
        if self.fails_commit():
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))

    def fill(self) -> None:
        """Use up the pages of the file that are free, so that whatever is written needs another."""
        with closing(sqlite3.connect(str(self.engine.url.database))) as other:
            other.execute("CREATE TABLE filler (page BLOB)")
            while other.execute("PRAGMA freelist_count").fetchone()[0]:
                other.execute("INSERT INTO filler VALUES (zeroblob(3000))")
            other.commit()

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Another program has the file for itself, as one that looks into it may."""
        other = sqlite3.connect(str(self.engine.url.database), isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        finally:
            other.close()
