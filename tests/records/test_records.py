"""Whole games kept as records: whoever replays them, on whatever machine, comes to the same end."""

from pathlib import Path

import pytest

import cuvee
from cuvee import Record

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


def load(path: Path) -> Record:
    return Record.load(path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_comes_to_the_end_it_names(path: Path) -> None:
    record = load(path)
    state = record.verify()
    assert state.over
    assert state.digest() == record.digest
    assert state.result is not None
    assert state.result.to_dict() == record.result


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_is_written_as_records_are(path: Path) -> None:
    assert load(path).dump() == path.read_text("utf-8")


def test_there_is_a_record_for_every_number_of_seats_at_barrels() -> None:
    kept = {record.seats for record in map(load, RECORDS) if record.game == "barrels"}
    assert kept == set(cuvee.game("barrels").seats)


def test_there_is_a_record_for_every_way_a_game_of_barrels_can_end() -> None:
    ends = [record.verify().result for record in map(load, RECORDS) if record.game == "barrels"]
    shared = [len(end.winners) > 1 for end in ends if end is not None]
    assert set(shared) == {True, False}


def test_answers_out_of_order_are_among_what_is_kept() -> None:
    entries = [entry for record in map(load, RECORDS) for entry in record.actions]
    assert any(isinstance(entry, list) for entry in entries)
