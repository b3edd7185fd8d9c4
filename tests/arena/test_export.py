import csv
import io
import sys

import pytest

from cuvee import BadInput
from cuvee.arena import Plan, outcomes, seat_rows, tasks_of, to_csv, to_parquet

PLAN = Plan("barrels", 2, ("greedy", "random"), 3, seed=4, usage=True)
PLAYED = [(PLAN, outcome) for outcome in outcomes(tasks_of(PLAN))]


def test_every_seat_of_every_game_is_a_row() -> None:
    rows = seat_rows(PLAYED)
    assert [(row["number"], row["seat"]) for row in rows] == [
        (number, seat) for number in range(3) for seat in range(2)
    ]
    assert [row["bot"] for row in rows[:4]] == ["greedy", "random", "random", "greedy"]
    for row, (_, outcome) in zip(rows[::2], PLAYED, strict=True):
        assert row["score"] == outcome.scores[0]
        assert row["cards_bid"] == outcome.used[0]["cards_bid"]
    assert sum(float(str(row["won"])) for row in rows) == 3


def test_csv_has_the_same_rows() -> None:
    rows = seat_rows(PLAYED)
    read = [*csv.DictReader(io.StringIO(to_csv(rows).decode()))]
    assert [row["score"] for row in read] == [str(row["score"]) for row in rows]
    used = rows[0]["cards_bid"]
    assert isinstance(used, list)
    assert read[0]["cards_bid"] == ";".join(used)


def test_parquet_has_the_same_rows_with_lists_as_lists() -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = seat_rows(PLAYED)
    assert parquet.read_table(io.BytesIO(to_parquet(rows))).to_pylist() == rows


def test_without_pyarrow_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"pip install 'cuvee\[parquet\]'"):
        to_parquet(seat_rows(PLAYED))
