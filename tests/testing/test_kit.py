"""The smaller tools of the proof kit: differences, positions, counts, goldens."""

from pathlib import Path

import pytest
from hypothesis import find, given
from hypothesis import strategies as st

import barrels
from cuvee import BadInput, Record
from cuvee.engine import EachSeat, May, Options, Simultaneous, switch
from cuvee.testing import (
    Goldens,
    differences,
    divide,
    golden_name,
    perft,
    playthrough,
    variants,
)
from cuvee.testing.strategies import Position, positions
from tests.engine.toy import Mark, Pick, Table, play

GAME = barrels.BARRELS

plain = st.recursive(
    st.integers() | st.booleans() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)


def listed(before: object, after: object) -> list[str]:
    return [str(difference) for difference in differences(before, after)]


# Differences


@given(plain, plain)
def test_there_are_differences_exactly_between_what_differs(one: object, two: object) -> None:
    assert differences(one, one) == []
    if one != two:
        assert differences(one, two)


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ({"a": {"b": 1}}, {"a": {"b": 2}}, ["a.b: 1 -> 2"]),
        ({"a": [1, 2]}, {"a": [1]}, ["a: [1, 2] -> [1]"]),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, ["a[1].b: 2 -> 3"]),
        ({"a": 1}, {}, ["a: 1 -> nothing"]),
        ({}, {"a": 1}, ["a: nothing -> 1"]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, []),
        (1, True, ["the whole: 1 -> True"]),
        ([(1,)], [[1]], ["[0]: (1,) -> [1]"]),
    ],
    ids=str,
)
def test_a_difference_is_named_by_its_path(before: object, after: object, found: list[str]) -> None:
    assert listed(before, after) == found


# Positions


@given(positions(GAME, 2))
def test_a_position_is_a_record_that_can_be_kept(position: Position[barrels.Auction]) -> None:
    record = Record.load(position.dump())
    assert record.verify().digest() == position.state().digest()
    assert position.state() is not position.state()


def test_a_failing_position_shrinks_to_a_short_record() -> None:
    position = find(positions(GAME, 2, open=True), lambda found: found.state().round == 2)
    assert len(position.record.actions) <= 3
    begin = f"barrels, seats=2, seed={position.seed}, open=True"
    assert repr(position) == f"Position({begin}, actions={position.record.actions})"


def test_positions_reach_the_end() -> None:
    find(positions(GAME, 2), lambda found: found.state().over)


# Counts


def test_perft_counts_the_ways_to_go_on() -> None:
    state = play(May(Mark(1)), EachSeat(Pick(most=2)))
    assert [perft(state, depth) for depth in range(5)] == [1, 2, 6, 18, 18]
    assert divide(state, 2) == {0: 3, 1: 3}
    assert state.marks == [[], []]


# Goldens


def test_a_playthrough_shows_what_was_asked_offered_chosen_and_changed() -> None:
    text = playthrough(GAME, seats=2, options={"open": True}, seed=4, detail=1)
    lines = text.splitlines()
    assert lines[0] == 'barrels (rules 1), 2 seats, seed 4, options {"open": true}'
    assert lines[2].startswith("1. seat ")
    assert lines[2].endswith(" asked bid (round.0.1): Which card do you bid for the cask?")
    assert lines[3].startswith("   offered ")
    assert lines[4].startswith("   chosen  ")
    assert lines[5].startswith("   changed answers: [-1, -1] -> [")
    assert lines[6].startswith("   views   table ")
    assert lines[7].startswith("2. seat ")
    assert lines[-2].startswith('result {"scores": [')
    assert lines[-1].startswith("digest ")
    assert text == playthrough(GAME, seats=2, options={"open": True}, seed=4, detail=1)


def test_the_rest_of_a_long_playthrough_is_mere_codes() -> None:
    text = playthrough(GAME, seats=4, detail=0, brief=2)
    lines = text.splitlines()
    assert lines[2].startswith("2. seat ")
    assert lines[3].startswith("3. ")
    assert len(lines[3].split(" to ")[-1]) == 6
    assert len(text) < len(playthrough(GAME, seats=4)) / 4


def test_every_number_of_seats_and_every_option_is_a_variant() -> None:
    assert variants(GAME) == [
        (2, {}),
        (2, {"open": True}),
        (3, {}),
        (3, {"open": True}),
        (4, {}),
        (4, {"open": True}),
    ]


def test_what_a_game_refuses_is_no_variant() -> None:
    class Solo(Table):
        def validate_options(self, seats: int, options: Options) -> None:
            if not options["solo"]:
                raise BadInput("it is played alone")

    game = Solo(Pick())
    game.options = [switch("solo")]
    assert variants(game) == [(2, {"solo": True})]


def test_a_golden_is_named_after_its_game_seats_and_options() -> None:
    assert golden_name(GAME, 2, {}) == "barrels-2.txt"
    assert golden_name(GAME, 3, {"open": True}) == "barrels-3-open.txt"
    assert golden_name(GAME, 1, {"level": "hard"}) == "barrels-1-level-hard.txt"


def test_a_golden_must_be_there_and_must_not_change(tmp_path: Path) -> None:
    kept = Goldens(tmp_path / "golden", update=False)
    with pytest.raises(AssertionError, match=r"there is no golden x\.txt"):
        kept.check("x.txt", "one\ntwo\n")
    Goldens(tmp_path / "golden", update=True).check("x.txt", "one\ntwo\n")
    kept.check("x.txt", "one\ntwo\n")
    with pytest.raises(AssertionError, match=r"x\.txt has changed(.|\n)*-two\n\+three"):
        kept.check("x.txt", "one\nthree\n")


def test_a_simultaneous_question_is_shown_once_for_each_seat() -> None:
    text = playthrough(Table(Simultaneous(Pick())), seats=2)
    assert text.count(" asked pick (toy): ") == 2
