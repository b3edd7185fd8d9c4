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
# The columns of `tables` that a log entry changes.
STANDING_COLUMNS: Final = {
    "seq": "integer",
    "waiting": "json",
    "status": "varchar",
    "result": "json",
    "digest": "varchar",
    "updated": "double precision",
    "deadline": "double precision",
}


def _sqlite() -> tuple[str, str]:
    columns = ", ".join(f'"{name}"' for name in ENTRY_COLUMNS)
    values = ", ".join(f"json_extract(row.value, '$.{name}')" for name in ENTRY_COLUMNS)
    changes = ", ".join(
        f"{name} = json_extract(row.value, '$.{name}')" for name in STANDING_COLUMNS
    )
    return (
        f"INSERT INTO entries ({columns}) SELECT {values} FROM json_each(?) AS row",  # noqa: S608
        (
            f"UPDATE tables SET {changes} FROM json_each(?) AS row "  # noqa: S608
            "WHERE tables.id = json_extract(row.value, '$.id')"
        ),
    )


def _postgresql() -> tuple[str, str]:
    columns = ", ".join(f'"{name}"' for name in ENTRY_COLUMNS)
    shape = ", ".join(f'"{name}" {kind}' for name, kind in ENTRY_COLUMNS.items())
    changes = ", ".join(f"{name} = stand.{name}" for name in STANDING_COLUMNS)
    stand = ", ".join(f"{name} {kind}" for name, kind in STANDING_COLUMNS.items())
    rows = "json_to_recordset(CAST(%s AS json))"
    return (
        f"INSERT INTO entries ({columns}) SELECT {columns} FROM {rows} AS entry({shape})",  # noqa: S608
        (
            f"UPDATE tables SET {changes} FROM {rows} AS stand(id varchar, {stand}) "  # noqa: S608
            "WHERE tables.id = stand.id"
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
    messages = [f"{row['id']} {row['seq']}" for row in standings]
    connection.exec_driver_sql(_NOTIFY, (msgspec.json.encode(messages).decode(),))
