"""Plain data: what is written comes back, and what does not belong is refused by name."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuvee import BadInput
from cuvee.engine.plain import (
    expect_int,
    expect_list,
    expect_mapping,
    fields_to_plain,
    fingerprint,
    plain_values,
    read_fields,
    short_repr,
    to_plain,
)


class Shelf:
    """A part of a state."""

    def __init__(self) -> None:
        self.bottles = [1, 2]
        self.full = False
        self.name = "oak"
        self.pairs = [(1, 2), (3, 4)]


NAMES = ("bottles", "full", "name", "pairs")


def test_what_is_written_shares_nothing_with_what_it_was_written_from() -> None:
    shelf = Shelf()
    plain = fields_to_plain(shelf, NAMES)
    assert plain == {"bottles": [1, 2], "full": False, "name": "oak", "pairs": [[1, 2], [3, 4]]}
    shelf.bottles.append(3)
    assert plain["bottles"] == [1, 2]


def test_what_was_written_is_read_back() -> None:
    shelf, other = Shelf(), Shelf()
    shelf.bottles, shelf.full, shelf.name = [5], True, "ash"
    read_fields(other, NAMES, json.loads(json.dumps(fields_to_plain(shelf, NAMES))), "shelf")
    assert fields_to_plain(other, NAMES) == fields_to_plain(shelf, NAMES)


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"full": 1}, "shelf.full should be of type bool"),
        ({"bottles": "12"}, "shelf.bottles should be of type list"),
        ({"bottles": [1, None]}, "shelf.bottles holds something that is neither"),
        ({"bottles": [[1.5]]}, "shelf.bottles holds something that is neither"),
        ({"corks": 3}, "shelf does not know 'corks'"),
    ],
)
def test_what_does_not_belong_is_refused_with_where_it_stands(
    changes: dict[str, object], what: str
) -> None:
    with pytest.raises(BadInput, match=what):
        read_fields(Shelf(), NAMES, {**fields_to_plain(Shelf(), NAMES), **changes}, "shelf")


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadInput, match="shelf lacks 'name'"):
        read_fields(Shelf(), NAMES, {"bottles": [], "full": True, "pairs": []}, "shelf")


def test_a_mapping_has_exactly_its_names() -> None:
    assert expect_mapping({"a": 1, "b": 2}, "it", {"a", "b"}) == {"a": 1, "b": 2}
    wrongs: list[object] = [[], None, "ab", 3]
    for wrong in wrongs:
        with pytest.raises(BadInput, match="it should be a mapping"):
            expect_mapping(wrong, "it", {"a"})


def test_a_sequence_is_a_list() -> None:
    given_list: list[object] = [1, "b"]
    assert expect_list(given_list, "it") == given_list
    assert expect_list(given_list, "it") is not given_list
    wrongs: list[object] = [(), None, "ab", {}]
    for wrong in wrongs:
        with pytest.raises(BadInput, match="it should be a list"):
            expect_list(wrong, "it")


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None, -1, 10, 1 << 70])
def test_a_whole_number_is_within_its_bounds(wrong: object) -> None:
    with pytest.raises(BadInput, match="it should be a whole number from 0 to 9"):
        expect_int(wrong, "it", 0, 9)


@pytest.mark.parametrize("right", [0, 9])
def test_the_bounds_themselves_are_within(right: int) -> None:
    assert expect_int(right, "it", 0, 9) == right


def test_lists_in_lists_are_followed_as_deep_as_any_state_goes_and_no_deeper() -> None:
    assert plain_values([1, [2, ["three", [True]]]], "it") == [1, [2, ["three", [True]]]]
    deep: object = 1
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadInput, match="it holds lists in lists too deep"):
        plain_values(deep, "it")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (7, "7"),
        (None, "None"),
        ("oak", "'oak'"),
        pytest.param("o" * 1000, "'" + "o" * 39 + "...", id="long"),
        pytest.param(10**5000, "a very large number", id="huge"),
        ([1, 2], "a list"),
        ({}, "a mapping"),
    ],
)
def test_a_wrong_value_is_shown_in_a_few_words(value: object, text: str) -> None:
    assert short_repr(value) == text


plain_data = st.recursive(
    st.integers() | st.booleans() | st.text(),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=10,
)


@given(plain_data)
def test_copies_are_equal_and_apart(value: object) -> None:
    assert to_plain(value) == value
    assert to_plain([value]) is not value


@given(st.dictionaries(st.text(), plain_data))
def test_a_fingerprint_does_not_depend_on_the_order_of_names(plain: dict[str, object]) -> None:
    turned = dict(reversed(list(plain.items())))
    assert fingerprint(plain) == fingerprint(turned)
    assert fingerprint({**plain, "x": 1}) != fingerprint({**plain, "x": 2})


def test_a_fingerprint_is_the_same_on_every_machine() -> None:
    assert fingerprint({"b": [1, True, "é"], "a": -1}) == "2ac090a01417edb3907c7cb424586467"
