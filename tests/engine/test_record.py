"""Records: a whole game as text, replayed exactly; anything else is refused, and never worse."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barrels
from cuvee import BadInput, Record
from cuvee.engine import commitment
from cuvee.engine.record import FORMAT, MAX_ACTIONS, MAX_RECORD_LENGTH
from cuvee.testing.strategies import Position, positions
from tests.engine.mutations import json_values, mutated

GAME = barrels.BARRELS
tables = positions(GAME, 3, open=True)


def finished(seats: int = 2, seed: int = 1) -> Record:
    """A whole game in which everybody takes the first action."""
    state = GAME.new(seats=seats, seed=seed)
    while not state.over:
        state.apply(state.legal()[0])
    return Record(state)


# Round trips


@given(tables)
def test_a_record_is_the_same_after_dump_and_load(position: Position[barrels.Auction]) -> None:
    text = position.dump()
    assert Record.load(text).dump() == text


@given(tables)
def test_a_record_replays_to_where_it_was_taken(position: Position[barrels.Auction]) -> None:
    record = Record.load(position.dump())
    assert record.replay().digest() == record.verify().digest() == position.state().digest()


@given(tables, st.integers(0, 30))
def test_a_record_replays_up_to_any_action(position: Position[barrels.Auction], until: int) -> None:
    until = min(until, len(position.record.actions))
    part = position.record.replay(until)
    for entry in position.record.actions[until:]:
        if isinstance(entry, list):
            part.apply(entry[1], entry[0])
        else:
            part.apply(entry)
    assert part.digest() == position.state().digest()


def test_a_record_carries_all_that_a_game_is_made_from() -> None:
    state = GAME.new(seats=2, seed=9, open=True)
    record = Record(state, ["Ada", "Ben"])
    assert record.to_dict() == {
        "format": FORMAT,
        "game": "barrels",
        "rules": 1,
        "seats": 2,
        "options": {"open": True},
        "seed": "9",
        "names": ["Ada", "Ben"],
        "actions": [],
        "digest": state.digest(),
        "result": None,
    }
    assert record.begin().digest() == state.digest()


def test_a_finished_record_names_its_end() -> None:
    record = finished()
    end = record.replay()
    assert record.digest == end.digest()
    assert end.result is not None
    assert record.result == end.result.to_dict()
    assert record.names == ["seat 0", "seat 1"]


def test_answers_out_of_order_are_noted_with_their_seat() -> None:
    state = GAME.new(seats=3, seed=1)
    answers = [state.legal(seat)[0] for seat in range(3)]
    state.apply(answers[2], seat=2)
    state.apply(answers[0], seat=0)
    state.apply(answers[1])
    record = Record(state)
    assert record.actions == [[2, answers[2]], answers[0], answers[1]]
    assert Record.load(record.dump()).verify().digest() == state.digest()


def test_a_record_has_a_line_for_each_part() -> None:
    lines = finished().dump().splitlines()
    assert len(lines) == 12
    assert lines[1] == f'  "format": "{FORMAT}",'


def test_the_largest_seed_is_kept_to_the_last_digit() -> None:
    seed = (1 << 256) - 1
    record = Record(GAME.new(seed=seed))
    assert Record.load(record.dump()).seed == seed


# Refusals

PLAIN = finished().to_dict()
RESULT = {"scores": [2, 7], "ranking": [2, 1], "winners": [1], "reason": "last_round"}


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"format": "cuvee-record/9"}, "it lacks the format 'cuvee-record/1'"),
        ({"more": 1}, "the record does not know 'more'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": ["barrels"]}, "the record's game should be a word"),
        ({"seats": 0}, "the record's seats should be a whole number"),
        ({"seats": "2"}, "the record's seats should be a whole number from 1 to 99"),
        ({"seats": 5}, "barrels is played with 2, 3, 4 seats, not 5"),
        ({"options": []}, "the record's options should be a mapping"),
        ({"options": {"open": 1}}, "option 'open' takes false, true, not 1"),
        ({"options": {"shut": True}}, "barrels has no option 'shut'"),
        ({"rules": -1}, "the record's rules should be a whole number"),
        ({"seed": 7}, "the record's seed should be a whole number written as text"),
        ({"seed": "-7"}, "the record's seed should be a whole number written as text"),
        ({"seed": "\u0667"}, "the record's seed should be a whole number written as text"),
        ({"seed": "9" * 79}, "the record's seed should be a whole number written as text"),
        ({"seed": "9" * 78}, "the record's seed should be a whole number from 0"),
        ({"names": "two"}, "the record's names should be a list"),
        ({"names": ["Ada"]}, "the record's names should be 2 words"),
        ({"names": ["Ada", 2]}, "the record's names should be 2 words"),
        ({"actions": {}}, "the record's actions should be a list"),
        ({"actions": ["bid"]}, "action 1 of the record should be a whole number"),
        ({"actions": [23]}, "action 1 of the record should be a whole number from 0 to 22"),
        ({"actions": [[0]]}, "action 1 of the record should be a whole number"),
        ({"actions": [[2, 11]]}, "action 1 of the record: its seat should be a whole number"),
        ({"actions": [[0, 99]]}, "action 1 of the record should be a whole number"),
        ({"digest": None}, "the record's digest should be text"),
        ({"result": []}, "the record's result should be a mapping"),
        ({"result": {"scores": []}}, "the record's result lacks 'ranking'"),
        ({"result": {**RESULT, "reason": 1}}, "the record's result: its reason should be a word"),
        ({"result": {**RESULT, "scores": ["2"]}}, "the record's result should be a whole number"),
        ({"commitment": None}, "the record's commitment should be 64 hexadecimal digits"),
        ({"commitment": "0" * 63}, "the record's commitment should be 64 hexadecimal digits"),
        ({"commitment": "0" * 63 + "g"}, "the record's commitment should be 64 hexadecimal digits"),
        ({"notes": "x"}, "the record's notes should be a list"),
        ({"notes": ["x", 5]}, "the record's notes should be words"),
        ({"salt": 5}, "the record's salt should be hexadecimal digits"),
        ({"salt": "g"}, "the record's salt should be hexadecimal digits"),
        ({"salt": "0" * 65}, "the record's salt should be hexadecimal digits"),
        ({"commitment": "A" * 64}, "the record's commitment should be 64 hexadecimal digits"),
    ],
    ids=str,
)
def test_a_record_that_cannot_be_right_is_refused_with_what_is_wrong(
    changes: dict[str, object], what: str
) -> None:
    with pytest.raises(BadInput, match=what):
        Record.from_dict({**PLAIN, **changes})


def test_a_record_has_an_end_to_its_length() -> None:
    with pytest.raises(BadInput, match=f"a record has at most {MAX_ACTIONS} actions"):
        Record.from_dict({**PLAIN, "actions": [0] * (MAX_ACTIONS + 1)})
    with pytest.raises(BadInput, match=f"a record has at most {MAX_RECORD_LENGTH} characters"):
        Record.load(" " * (MAX_RECORD_LENGTH + 1))


def test_a_record_by_other_rules_is_not_replayed() -> None:
    record = Record.from_dict({**PLAIN, "rules": 2})
    with pytest.raises(BadInput, match="played by rules 2 of barrels; these are rules 1"):
        record.replay()


def test_an_action_that_was_not_on_offer_is_named() -> None:
    record = Record.from_dict({**PLAIN, "actions": [0]})
    with pytest.raises(BadInput, match="action 1 of the record: action 0 is refused"):
        record.replay()
    actions = PLAIN["actions"]
    assert isinstance(actions, list)
    with pytest.raises(BadInput, match=f"action {len(actions) + 1} of the record"):
        Record.from_dict({**PLAIN, "actions": [*actions, 0]}).replay()


def test_a_record_that_ends_elsewhere_is_not_verified() -> None:
    with pytest.raises(BadInput, match="another position"):
        Record.from_dict({**PLAIN, "digest": "0"}).verify()
    with pytest.raises(BadInput, match="another result"):
        Record.from_dict({**PLAIN, "result": None}).verify()


def test_a_record_may_name_the_commitment_to_its_seed() -> None:
    record = finished(seed=7)
    assert "commitment" not in record.to_dict()
    record.commitment = commitment(7)
    read = Record.load(record.dump())
    assert read.commitment == record.to_dict()["commitment"] == commitment(7)
    assert read.verify().digest() == record.digest


def test_a_record_names_the_salt_of_its_commitment_and_that_its_seed_was_chosen() -> None:
    record = finished(seed=7)
    assert not {"commitment", "salt", "seed_chosen"} & set(record.to_dict())
    record.commitment, record.salt, record.seed_chosen = commitment(7, "00ff"), "00ff", True
    read = Record.load(record.dump())
    assert (read.salt, read.seed_chosen) == ("00ff", True)
    assert read.verify().digest() == record.digest
    read.salt = "00fe"
    with pytest.raises(BadInput, match="seed is not the one it was committed to"):
        read.verify()


def test_a_record_may_have_notes() -> None:
    record = Record(barrels.BARRELS.new(seats=2, seed=7))
    assert "notes" not in record.to_dict()
    record.notes = ["seat 1: greedy decides from then on"]
    read = Record.load(record.dump())
    assert read.notes == record.notes
    assert read.verify().seats == 2


def test_a_record_of_another_seed_than_committed_to_is_not_verified() -> None:
    record = Record.from_dict({**PLAIN, "commitment": commitment(2)})
    with pytest.raises(BadInput, match="seed is not the one it was committed to"):
        record.verify()


def test_a_game_that_goes_on_has_no_result_yet() -> None:
    state = GAME.new(seed=1)
    record = Record(state)
    assert record.result is None
    assert record.verify().digest() == state.digest()


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{", "7", '"record"', "{}", "\ufeff{}", "[" * 100_000, '{"format": ' * 5000],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="this is not a record"):
        Record.load(text)


@pytest.mark.parametrize("part", sorted(set(PLAIN) - {"format"}))
@pytest.mark.parametrize("depth", [900, 960, 980, 50_000])
def test_lists_nested_without_end_are_refused_or_let_be(part: str, depth: int) -> None:
    deep: object = 1
    for _ in range(depth):
        deep = [deep]
    for value in (deep, {"open": deep}, [deep, deep]):
        try:
            Record.from_dict({**PLAIN, part: value}).verify()
        except BadInput:
            continue
        pytest.fail("a record that is nothing but lists was taken for one")


# Fuzz: a record is loaded and replayed, or it is refused with BadInput. There is no third way.


def loaded_or_refused(text: str) -> None:
    try:
        record = Record.load(text)
        assert Record.load(record.dump()).dump() == record.dump()
        record.replay()
        record.verify()
    except BadInput:
        return


@settings(max_examples=200)
@given(tables, st.data())
def test_a_spoilt_record_is_replayed_or_refused(
    position: Position[barrels.Auction], data: st.DataObject
) -> None:
    plain = data.draw(mutated(position.record.to_dict()))
    loaded_or_refused(json.dumps(plain))


@given(tables, st.integers(0), st.integers(0, 40), st.text(max_size=3))
def test_a_torn_record_is_replayed_or_refused(
    position: Position[barrels.Auction], start: int, length: int, patch: str
) -> None:
    text = position.dump()
    start %= len(text)
    loaded_or_refused(text[:start])
    loaded_or_refused(text[:start] + patch + text[start + length :])


@given(tables, st.lists(st.integers(-1, 30) | st.lists(st.integers(-1, 30), max_size=3)))
def test_actions_from_anywhere_are_replayed_or_refused(
    position: Position[barrels.Auction], entries: list[object]
) -> None:
    plain = position.record.to_dict()
    actions = plain["actions"]
    assert isinstance(actions, list)
    loaded_or_refused(json.dumps({**plain, "actions": [*actions, *entries]}))


@given(json_values)
def test_anything_else_is_no_record(value: object) -> None:
    with pytest.raises(BadInput):
        Record.from_dict(value)


@given(st.text())
def test_any_text_is_refused_if_it_is_no_record(text: str) -> None:
    with pytest.raises(BadInput):
        Record.load(text)
