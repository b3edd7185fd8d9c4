"""The outcomes of a series as tables, CSV or Parquet: a row for each seat of each game."""

from __future__ import annotations

import csv
import importlib
import io
from collections.abc import Iterable
from typing import Any

from cuvee.arena.match import Outcome
from cuvee.arena.plan import Plan
from cuvee.arena.summary import won
from cuvee.games.usages import usages_of
from cuvee.locales.errors import InputError

Cell = str | int | float | list[str]
Played = tuple[Plan, Outcome]


def seat_rows(played: Iterable[Played]) -> list[dict[str, Cell]]:
    """A row for each seat: its bot, how it fared, what it used."""
    return [_row(plan, outcome, seat) for plan, outcome in played for seat in range(plan.seats)]


def _row(plan: Plan, outcome: Outcome, seat: int) -> dict[str, Cell]:
    row: dict[str, Cell] = {
        "game": plan.game,
        "seats": plan.seats,
        "line_up": ",".join(plan.bots),
        "number": outcome.number,
        "deal": str(outcome.seed),
        "seat": seat,
        "bot": plan.bots[outcome.seated[seat]],
        "score": outcome.scores[seat],
        "rank": outcome.ranking[seat],
        "won": won(outcome, seat, plan.cooperative),
        "decisions": outcome.decisions,
        "length": outcome.length,
        "reason": outcome.reason,
        "stand_in": next((one.why for one in outcome.stand_ins if one.seat == seat), ""),
    }
    for usage in usages_of(plan.game) if plan.usage else []:
        row[usage.name] = outcome.used[seat][usage.name]
    return row


def to_csv(rows: list[dict[str, Cell]]) -> bytes:
    """The rows as CSV; several things in one cell stand between semicolons."""
    text = io.StringIO()
    writer = csv.DictWriter(text, [*rows[0]], lineterminator="\n")
    writer.writeheader()
    for row in rows:
        cells = {
            key: ";".join(cell) if isinstance(cell, list) else cell for key, cell in row.items()
        }
        writer.writerow(cells)
    return text.getvalue().encode(errors="replace")


def to_parquet(rows: list[dict[str, Cell]]) -> bytes:
    """The rows as Parquet."""
    arrow = pyarrow()
    parquet = importlib.import_module("pyarrow.parquet")
    kinds = {str: arrow.string(), int: arrow.int64(), float: arrow.float64()}
    kinds[list] = arrow.list_(arrow.string())  # said, since an empty list tells nothing
    schema = arrow.schema([(key, kinds[type(cell)]) for key, cell in rows[0].items()])
    sink = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(rows, schema), sink)
    return sink.getvalue()


def pyarrow() -> Any:  # noqa: ANN401 - a module that may be missing
    """The library for Parquet, or BadInput where it is not installed."""
    try:
        return importlib.import_module("pyarrow")
    except ImportError:
        raise InputError("error-needs-pyarrow") from None
