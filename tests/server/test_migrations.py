"""A database that was migrated is what the schema says, on either engine, whoever comes first."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import produce_migrations, render_python_code
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, inspect

from cuvee.server.db.data_folder import sqlite_url
from cuvee.server.db.database import open_database
from cuvee.server.db.migrate import migrate
from cuvee.server.db.schema import metadata


def missing(engine: Engine) -> str:
    """The migration that would still be needed; empty when there is none."""
    with engine.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        found = produce_migrations(MigrationContext.configure(connection, opts=options), metadata)
    if found.upgrade_ops is None or found.upgrade_ops.is_empty():
        return ""
    return render_python_code(found.upgrade_ops)


def plain(index: Mapping[str, Any]) -> str:
    """An index in words, with the condition of a partial one."""
    where = {name: str(value) for name, value in index.get("dialect_options", {}).items()}
    return repr([*index["column_names"], index["name"], index["unique"], where])


def built(engine: Engine) -> dict[str, object]:
    """Tables, columns, keys and indexes as the database itself has them."""
    seen = inspect(engine)
    return {
        table: (
            [{**column, "type": repr(column["type"])} for column in seen.get_columns(table)],
            seen.get_pk_constraint(table)["constrained_columns"],
            sorted(repr(sorted(key.items())) for key in seen.get_foreign_keys(table)),
            sorted(plain(index) for index in seen.get_indexes(table)),
            sorted(repr(unique["column_names"]) for unique in seen.get_unique_constraints(table)),
        )
        for table in seen.get_table_names()
        if table != "alembic_version"
    }


@pytest.fixture(params=["sqlite", "postgresql"])
def two(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The addresses of two empty databases of one kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "one"), sqlite_url(tmp_path / "two")
    make = request.getfixturevalue("new_database")
    return make(), make()


def test_the_migrated_schema_is_the_schema(two: tuple[str, str]) -> None:
    migrated, made = open_database(two[0]), open_database(two[1])
    migrate(migrated)
    metadata.create_all(made)
    assert missing(migrated) == "", "schema.py says more than the migrations: add one in versions/"
    assert built(migrated) == built(made)
    migrated.dispose()
    made.dispose()


def test_several_that_start_at_once_migrate_once(database: str) -> None:
    engines = [open_database(database) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        [*threads.map(migrate, engines)]
    assert missing(engines[0]) == ""
    for engine in engines:
        engine.dispose()


def test_a_database_that_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    engine = open_database(url)
    migrate(engine)
    before = built(engine)
    migrate(engine)
    assert built(engine) == before
    engine.dispose()
    again = create_engine(url)
    assert missing(again) == ""
    again.dispose()
