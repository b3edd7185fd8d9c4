"""A database that was migrated is what the schema says, on either engine, whoever comes first."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import produce_migrations, render_python_code
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, inspect, select

from cuvee.server.db.data_folder import sqlite_url
from cuvee.server.db.database import open_database
from cuvee.server.db.migrate import migrate, upgrade
from cuvee.server.db.schema import campaigns, deliveries, metadata, tables

# What a server before migration 0003 has stored.
OLD_ROWS = """
INSERT INTO people (id, name, preferences, created) VALUES ('ann', 'Ann', '{}', 1);
INSERT INTO campaigns (id, person, game, journey, counted, given_up, created, touched)
  VALUES ('c', 'ann', 'viticulture', '{"won": 3}', '[]', false, 1, 8.5);
INSERT INTO tables (id, game, rules, seats, options, title, public, status, seed, commitment, seq,
                    asked, base_seq, origin, created, touched)
  VALUES ('t', 'viticulture', 1, 3, '{}', '', true, 'playing', 's', 'c', 0,
          '[1, 2]', 0, 'new', 1, 7.5);
INSERT INTO webhooks (id, person, url, shape, created) VALUES ('w', 'ann', 'u', 'json', 1);
INSERT INTO deliveries (id, webhook, "table", body, attempts, made)
  VALUES (1, 'w', 't', '{}', 0, 9.5)
"""


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


def test_renamed_columns_keep_what_they_hold(two: tuple[str, str]) -> None:
    engine = open_database(two[0])
    with engine.begin() as connection:
        upgrade(connection, "0002")
        for row in OLD_ROWS.split(";"):
            connection.exec_driver_sql(row)
    migrate(engine)
    with engine.connect() as connection:
        table = connection.execute(select(tables)).one()
        campaign = connection.execute(select(campaigns)).one()
        delivery = connection.execute(select(deliveries)).one()
    assert (table.waiting, table.updated) == ([1, 2], 7.5)
    assert (campaign.state, campaign.updated) == ({"won": 3}, 8.5)
    assert delivery.created == 9.5
    engine.dispose()


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
