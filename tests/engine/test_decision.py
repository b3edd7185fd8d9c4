"""Reasons, decisions, results."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuvee import IllegalAction, Reason, Result
from cuvee.engine import BadInput, ReasonData, Text, all_of, ranks
from tests.engine.toy import PICK, Pick, play


def test_a_reason_has_a_code_a_rule_and_the_numbers_that_matter() -> None:
    reason = Reason("too_poor", "price", {"price": 4})
    assert reason == Reason("too_poor", "price", {"price": 4})
    assert hash(reason) == hash(Reason("too_poor", "price", {"price": 4}))
    assert reason != Reason("too_poor", "price", {"price": 5})
    assert reason != "too_poor"
    assert repr(reason) == "Reason('too_poor', 'price', {'price': 4})"
    plain: ReasonData = {"code": "too_poor", "rule": "price", "args": {"price": 4}, "parts": []}
    assert reason.to_dict() == plain
    assert reason.text() == Text("why-too_poor", {"price": 4})


def test_a_reason_can_name_more_than_the_rule_has_put_into_it() -> None:
    reason = Reason("too_poor", "price", {"price": 4}).naming({"purse": 3})
    assert reason == Reason("too_poor", "price", {"price": 4, "purse": 3})


def test_several_reasons_are_one_with_parts_and_alike_ones_are_told_once() -> None:
    poor, late = Reason("too_poor", "price", {"price": 4}), Reason("too_late")
    assert all_of([]) is None
    assert all_of([late]) is late
    assert all_of([late, Reason("too_late")]) == late
    both = all_of([poor, late.concerning(Text("card"))])
    assert both is not None
    assert (both.code, both.rule, both.args) == ("several", "price", {})
    assert both.to_dict()["parts"] == [
        {"about": None, "text": poor.text().to_dict()},
        {"about": Text("card").to_dict(), "text": late.text().to_dict()},
    ]


def test_a_decision_says_what_is_asked_of_whom() -> None:
    decision = play(Pick()).decision
    assert decision is not None
    assert decision.to_dict() == {
        "question": "pick",
        "path": "toy",
        "seats": [0],
        "prompt": {"text": "ask-pick", "args": {}},
        "starts_turn": False,
        "simultaneous": False,
    }


def test_a_refused_action_carries_its_reason() -> None:
    state = play(Pick())
    with pytest.raises(IllegalAction, match=f"action {PICK + 5} is refused") as refused:
        state.apply(PICK + 5)
    assert refused.value.action == PICK + 5
    assert refused.value.reason == Reason("too_poor", "price", {"price": 5})


def test_what_is_refused_is_a_value_error_to_whoever_does_not_know_better() -> None:
    assert issubclass(IllegalAction, ValueError)
    assert issubclass(BadInput, ValueError)


@given(st.lists(st.lists(st.integers(0, 3), min_size=2, max_size=2), min_size=1, max_size=6))
def test_places_follow_the_numbers_and_ties_share_a_place(keys: list[list[int]]) -> None:
    ranking = ranks(keys)
    assert min(ranking) == 1
    for one, key in zip(ranking, keys, strict=True):
        for two, other in zip(ranking, keys, strict=True):
            assert (one < two) == (key > other)


def test_whoever_is_in_first_place_wins() -> None:
    result = Result([7, 9, 9], [3, 1, 1], "last_round")
    assert result.winners == [1, 2]
    assert result.to_dict() == {
        "scores": [7, 9, 9],
        "ranking": [3, 1, 1],
        "winners": [1, 2],
        "reason": "last_round",
    }
    assert result == Result([7, 9, 9], [3, 1, 1], "last_round")
    assert hash(result) == hash(Result([7, 9, 9], [3, 1, 1], "last_round"))
    assert result != Result([7, 9, 9], [3, 1, 1], "other")
    assert result != 9


def test_nobody_wins_a_game_lost_by_all() -> None:
    assert Result([3], [2], "too_late").winners == []
