"""Bringing a database to the present schema, on start and without a configuration file."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

LOCK: Final = 0x63757665  # of PostgreSQL, so that of several processes one migrates


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen; another process may do so as well."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        upgrade(connection)


def upgrade(connection: Connection) -> None:
    """Bring the database behind a connection up to date."""
    with as_file(files("cuvee.server.storage") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
