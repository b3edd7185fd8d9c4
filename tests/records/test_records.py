"""Whole games kept as records: whoever replays them, on whatever machine, comes to the same end.

What each is kept for stands in the tables beside this file; `make records` finds such games.
"""

from functools import cache

import pytest

from cuvee import Record
from cuvee.engine import game
from cuvee.games.viticulture.campaign import CHALLENGES, REASONS
from tests.records.kept import FOLDER, Kept, Played
from tests.records.table import KEPT

EACH = pytest.mark.parametrize("kept", KEPT.values(), ids=lambda kept: kept.name)


def load(kept: Kept) -> Record:
    return Record.load(kept.path.read_text("utf-8"))


@cache
def replayed(name: str) -> Played:
    return KEPT[name].replayed()


def kept_of(name: str, alone: bool | None = None) -> list[Kept]:
    """The kept games of a game; those for one player, or those for more, if asked."""
    return [k for k in KEPT.values() if k.game == name and alone in (None, k.seats == 1)]


def options(name: str, option: str) -> set[object]:
    return {load(kept).options[option] for kept in kept_of(name)}


def choices(name: str, option: str) -> set[object]:
    """The values that an option has; one that is not chosen is among them."""
    found = next(one for one in game(name).options if one.name == option)
    return {found.default, *found.values}


def reasons(name: str, alone: bool | None = None) -> set[str]:
    return {replayed(kept.name).result.reason for kept in kept_of(name, alone)}


# Each record


def test_every_file_is_a_kept_game_and_every_kept_game_has_one() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(KEPT)


@EACH
def test_a_kept_record_comes_to_the_end_it_names(kept: Kept) -> None:
    record = load(kept)
    state = record.verify()
    assert state.over
    assert state.digest() == record.digest
    assert state.result is not None
    assert state.result.to_dict() == record.result


@EACH
def test_a_kept_record_is_written_as_records_are(kept: Kept) -> None:
    assert load(kept).dump() == kept.path.read_text("utf-8")


@EACH
def test_a_kept_game_shows_what_it_is_kept_for(kept: Kept) -> None:
    assert kept.shows(replayed(kept.name)), f"{kept.purpose}: run `make records`"


@EACH
def test_not_every_game_shows_it(kept: Kept) -> None:
    others = [other.name for other in kept_of(kept.game, kept.seats == 1)]
    assert not all(kept.shows(replayed(other)) for other in others)


# All of them


@pytest.mark.parametrize("name", ["barrels", "naramata", "viticulture"])
def test_a_game_is_kept_for_every_table(name: str) -> None:
    assert {kept.seats for kept in kept_of(name)} == set(game(name).seats)


def test_answers_out_of_order_are_among_what_is_kept() -> None:
    entries = [entry for kept in KEPT.values() for entry in load(kept).actions]
    assert any(isinstance(entry, list) for entry in entries)


@pytest.mark.parametrize(
    "option",
    [
        "days", "locks", "phantom", "solo", "fleet", "whelp", "reverse_course", "from_end",
        "vehicles", "purple",
    ],
)  # fmt: skip
def test_games_of_naramata_are_kept_for_all_choices(option: str) -> None:
    assert options("naramata", option) == choices("naramata", option)


def test_fleets_with_and_without_a_leader_are_kept() -> None:
    assert {leader is None for leader in options("naramata", "leader")} == {True, False}


@pytest.mark.parametrize("option", ["friendly", "choose_parents", "aggressive", "redraw_visitors"])
def test_games_of_viticulture_are_kept_for_all_variants(option: str) -> None:
    assert options("viticulture", option) == choices("viticulture", option)


def test_each_challenge_is_kept() -> None:
    assert options("viticulture", "campaign") == {None, *range(1, len(CHALLENGES))}


def test_there_is_a_record_for_every_way_a_game_of_barrels_can_end() -> None:
    shared = [len(replayed(kept.name).result.winners) > 1 for kept in kept_of("barrels")]
    assert set(shared) == {True, False}


def test_there_is_a_record_for_every_way_a_game_of_naramata_can_end() -> None:
    assert reasons("naramata") == {"last_day", "whelp_kept", "whelp_lost"}


def test_a_game_for_points_is_over_when_its_days_are() -> None:
    for kept in kept_of("naramata"):
        played = replayed(kept.name)
        if played.result.reason == "last_day":
            assert played.kinds.count("day") == played.record.options["days"]


def test_there_is_a_record_for_every_way_a_game_of_viticulture_can_end() -> None:
    assert reasons("viticulture", alone=False) == {"goal"}
    assert reasons("viticulture", alone=True) == set(REASONS)
