"""Bringing a database to the present schema, on start and without a configuration file."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from cuvee.locales.errors import InputError

MIGRATION_LOCK: Final = 0x63757665  # of PostgreSQL, so that of several processes one migrates
VERSION_TABLE: Final = "alembic_version"


def migrate(engine: Engine) -> None:
    """Run the migrations that this database lacks; another process may do so as well.

    BadInput for a database that a later version has migrated further.
    """
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        found, last = version_of(connection), newest()
        if found is not None and found > last:
            raise InputError("error-database-later", found=str(found), last=str(last))
        if found != last:
            upgrade(connection)


def version_of(connection: Connection) -> str | None:
    """The last migration that was run on a database."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608
    return None if found is None else str(found)


def newest() -> str:
    """The last migration there is; their files begin with their numbers."""
    versions = files("cuvee.server.db") / "migrations" / "versions"
    return max(file.name.partition("_")[0] for file in versions.iterdir() if file.name[0].isdigit())


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to a revision, the last one unless another is given."""
    from alembic import command  # noqa: PLC0415 - slow to load, and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    with as_file(files("cuvee.server.db") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
