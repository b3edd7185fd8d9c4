"""Bulk writes of log entries and table rows: one statement each, however many rows there are.

The rows are passed as one JSON value: a statement for each row would be slower, and on SQLite it
would release and take the interpreter's lock for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

CHANNEL: Final = "cuvee_tables"
LogRow = dict[str, int | float | str]
StandingRow = dict[str, Any]

ENTRY_COLUMNS: Final = {
    "table": "varchar",
    "seq": "integer",
    "kind": "varchar",
    "seat": "integer",
    "value": "integer",
    "at": "double precision",
}
# By its name in a row of JSON: the column of `tables`, and its type.
STANDING_COLUMNS: Final = {
    "stands_at": ("seq", "integer"),
    "now_asked": ("asked", "json"),
    "now": ("status", "varchar"),
    "came_out": ("result", "json"),
    "ended_at": ("digest", "varchar"),
    "at": ("touched", "double precision"),
    "runs_down": ("deadline", "double precision"),
}


def _sqlite() -> tuple[str, str]:
    columns = ", ".join(f'"{name}"' for name in ENTRY_COLUMNS)
    values = ", ".join(f"json_extract(row.value, '$.{name}')" for name in ENTRY_COLUMNS)
    changes = ", ".join(
        f"{column} = json_extract(row.value, '$.{name}')"
        for name, (column, _) in STANDING_COLUMNS.items()
    )
    return (
        f"INSERT INTO entries ({columns}) SELECT {values} FROM json_each(?) AS row",  # noqa: S608
        (
            f"UPDATE tables SET {changes} FROM json_each(?) AS row "  # noqa: S608
            "WHERE tables.id = json_extract(row.value, '$.key')"
        ),
    )


def _postgresql() -> tuple[str, str]:
    columns = ", ".join(f'"{name}"' for name in ENTRY_COLUMNS)
    shape = ", ".join(f'"{name}" {kind}' for name, kind in ENTRY_COLUMNS.items())
    changes = ", ".join(
        f"{column} = stand.{name}" for name, (column, _) in STANDING_COLUMNS.items()
    )
    stand = ", ".join(f"{name} {kind}" for name, (_, kind) in STANDING_COLUMNS.items())
    rows = "json_to_recordset(CAST(%s AS json))"
    return (
        f"INSERT INTO entries ({columns}) SELECT {columns} FROM {rows} AS entry({shape})",  # noqa: S608
        (
            f"UPDATE tables SET {changes} FROM {rows} AS stand(key varchar, {stand}) "  # noqa: S608
            "WHERE tables.id = stand.key"
        ),
    )


_BY: Final = {"sqlite": _sqlite(), "postgresql": _postgresql()}
_NOTIFY: Final = (
    f"SELECT pg_notify('{CHANNEL}', message) "  # noqa: S608
    "FROM json_array_elements_text(CAST(%s AS json)) AS message"
)


def write_plays(
    connection: Connection, entries: Sequence[LogRow], standings: Sequence[StandingRow]
) -> None:
    """Insert entries, and update the rows of their tables."""
    insert, update = _BY[connection.dialect.name]
    connection.exec_driver_sql(insert, (msgspec.json.encode(entries).decode(),))
    connection.exec_driver_sql(update, (msgspec.json.encode(standings).decode(),))


def notify_plays(connection: Connection, standings: Sequence[StandingRow]) -> None:
    """Notify other processes of the tables' new sequence numbers when this is committed."""
    messages = [f"{row['key']} {row['stands_at']}" for row in standings]
    connection.exec_driver_sql(_NOTIFY, (msgspec.json.encode(messages).decode(),))
