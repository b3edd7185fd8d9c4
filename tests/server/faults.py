"""Storage that fails on demand, for a server inside the test."""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

MANY_PAGES = 1 << 20
WAL_HEADER, FRAME_HEADER = 32, 24  # bytes


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


def tear_log(database: Path, chance: Random) -> None:
    """Leave half a frame after the last one of the write-ahead log, as a power cut may."""
    wal = Path(f"{database}-wal")
    if not wal.exists() or wal.stat().st_size < WAL_HEADER:
        return
    with wal.open("r+b") as file:
        header = file.read(WAL_HEADER)
        page_size, salt = struct.unpack(">I", header[8:12])[0], header[16:24]
        place = WAL_HEADER
        while file.seek(place) and file.read(FRAME_HEADER)[8:16] == salt:
            place += FRAME_HEADER + page_size
        file.seek(place)
        torn = struct.pack(">II", 1, 1) + salt + chance.randbytes(8 + page_size // 2)
        file.write(torn)
