from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from cuvee.cli import main
from cuvee.engine import BadInput, game
from cuvee.envs.decisions import PlayedGame, rows_of
from cuvee.envs.layout import layout
from cuvee.envs.table import Table

ROOT = Path(__file__).resolve().parents[2]


def simulated(tmp_path: Path, *flags: str) -> Path:
    path = tmp_path / "decisions.parquet"
    arguments = ["simulate", "naramata", "--seats", "2", "--games", "2", "--bots", "greedy,random"]
    assert main([*arguments, "--parquet", str(path), *flags]) == 0
    return path


def test_every_decision_is_a_row_with_what_the_seat_saw(tmp_path: Path) -> None:
    table = pq.read_table(simulated(tmp_path))
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == {0, 1}
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    for row in rows:
        assert row["action_mask"][row["action"]] == 1
        assert sum(row["action_mask"]) > 1
        assert row["outcome"] in (-1, 0, 1)
    first = layout("naramata", 2).decode(np.array(rows[0]["observation"], np.int16))
    assert first["players"][0]["asked"]
    facts = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert facts["cuvee.game"] == "naramata"
    assert facts["cuvee.seats"] == "2"
    assert facts["cuvee.layout"] == str(layout("naramata", 2).version)


def test_the_same_command_writes_the_same_decisions(tmp_path: Path) -> None:
    one = pq.read_table(simulated(tmp_path))
    assert pq.read_table(simulated(tmp_path, "--jobs", "2")).equals(one)


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(BadInput, match="not over"):
        rows_of(Table("naramata", 2, {}), PlayedGame(0, 1, ["random"] * 2, []))


def test_answers_in_any_order_are_told_by_their_seats() -> None:
    state = game("naramata").new(seats=2, seed=1)
    while not state.over:
        seat = state.waiting[-1]
        state.apply(state.legal(seat)[0], seat)
    rows = rows_of(Table("naramata", 2, {}), PlayedGame(0, 1, ["random"] * 2, state.history))
    assert len(rows) == len(state.history)


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["naramata", "--resume", "--out", "a.jsonl"], "does not go with --resume"),
        (["barrels"], "no observations of 'barrels'"),
    ],
)
def test_what_cannot_be_written_is_refused_before_a_game_is_played(
    flags: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", *flags, "--parquet", "x.parquet"]) == 2
    assert complaint in capsys.readouterr().err


def test_the_notebook_reads_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulated(tmp_path)
    monkeypatch.chdir(tmp_path)
    notebook = json.loads((ROOT / "examples" / "decisions.ipynb").read_text("utf-8"))
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102 - our own notebook
    assert 0 <= float(str(names["right"])) <= 1
