"""An empty database of the present schema: the migrations are run once for many tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from cuvee.server.db.data_folder import sqlite_url
from cuvee.server.db.database import open_database, parse_url
from cuvee.server.db.migrate import migrate


def lay_database(data: Path) -> None:
    """An empty database of the present schema, where there is none yet."""
    file = parse_url(sqlite_url(data)).database
    if file is not None and not Path(file).exists():
        Path(file).write_bytes(empty_database())


@cache
def empty_database() -> bytes:
    """What the migrations make of nothing."""
    with TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder))
        engine = open_database(url)
        migrate(engine)
        engine.dispose()
        return Path(str(parse_url(url).database)).read_bytes()
