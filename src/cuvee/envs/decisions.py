"""Decisions as data to learn from: a row for each, with what the seat saw and how it came out.

The columns are documented in docs/environments.md; the metadata of the file say which game, which
options and which layout of observations it was written with.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from cuvee.engine import BadInput
from cuvee.envs.table import Table

ROWS_AT_ONCE = 4096
FORMAT = "1"  # of the columns


@dataclass(frozen=True)
class PlayedGame:
    """A game to be told: its number and seed, who sat where, and every action."""

    number: int
    seed: int
    bots: Sequence[str]
    actions: Sequence[int | list[int]]  # as `State.history` has them


def schema(table: Table) -> pa.Schema:
    """The columns, and what a reader must know of the file."""
    size, codes = table.layout.size, table.codes
    columns = [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.list_(pa.int16(), size)),
        ("action_mask", pa.list_(pa.int8(), codes)),
        ("action", pa.int16()),
        ("outcome", pa.float32()),
        ("score", pa.int32()),
        ("rank", pa.int8()),
    ]
    facts = {
        "cuvee.format": FORMAT,
        "cuvee.game": table.game.name,
        "cuvee.rules": str(table.game.rules),
        "cuvee.seats": str(table.seats),
        "cuvee.options": json.dumps(table.options),
        "cuvee.layout": str(table.layout.version),
    }
    return pa.schema(columns, metadata=facts)


def rows_of(table: Table, played: PlayedGame) -> list[dict[str, object]]:
    """A row for each decision of a game, which is played again as it was."""
    state = table.begin(played.seed)
    rows: list[dict[str, object]] = []
    for step, move in enumerate(played.actions):
        seat, action = (state.seat, move) if isinstance(move, int) else (move[0], move[1])
        seen = table.observe(seat)
        rows.append(
            {
                "game": played.number,
                "step": step,
                "seat": seat,
                "bot": played.bots[seat],
                "observation": seen["observation"],
                "action_mask": seen["action_mask"],
                "action": action,
            }
        )
        state.apply(action, seat)
        table.observed.update(state)
    result = state.result
    if result is None:
        raise BadInput(f"game {played.number} is not over after its {len(rows)} decisions")
    outcomes = table.returns()
    for row in rows:
        seat = int(str(row["seat"]))
        row.update(outcome=outcomes[seat], score=result.scores[seat], rank=result.ranking[seat])
    return rows


def batches(columns: pa.Schema, rows: Iterable[dict[str, object]]) -> Iterator[pa.RecordBatch]:
    """The rows, some thousands at a time."""
    waiting: list[dict[str, object]] = []
    for row in rows:
        waiting.append(row)
        if len(waiting) == ROWS_AT_ONCE:
            yield batch(columns, waiting)
            waiting = []
    if waiting:
        yield batch(columns, waiting)


def batch(columns: pa.Schema, rows: list[dict[str, object]]) -> pa.RecordBatch:
    """Rows as columns."""
    arrays = []
    for column in columns:
        cells = [row[column.name] for row in rows]
        if pa.types.is_fixed_size_list(column.type):
            flat = pa.array(np.concatenate(cells), column.type.value_type)  # type: ignore[arg-type]
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, column.type.list_size))
        else:
            arrays.append(pa.array(cells, column.type))
    return pa.RecordBatch.from_arrays(arrays, schema=columns)


def write(
    path: Path,
    game: str,
    seats: int,
    options: Mapping[str, object],
    games: Iterable[PlayedGame],
) -> None:
    """Write every decision of the games into a file of Parquet."""
    table = Table(game, seats, options)
    columns = schema(table)
    rows = (row for played in games for row in rows_of(table, played))
    with pq.ParquetWriter(path, columns, compression="zstd") as writer:
        for part in batches(columns, rows):
            writer.write_batch(part)
