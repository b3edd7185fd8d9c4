"""Options declare what their values need: seats, and values of other options."""

import pickle

import pytest

from cuvee import BadInput
from cuvee.engine import Need, Option, OptionConflict, Options, Text, switch
from cuvee.engine.options import check_needs

OPTIONS = [
    switch("team", [Need([True], {"seats": [2, 3, 4]}, why="alone one has no team")]),
    Option("captain", None, ["ann", "bob"], [Need(["ann", "bob"], {"team": [True]})]),
    Option("days", 3, [2, 3, 4], [Need([2, 4], none_of={"team": [True], "pace": ["slow"]})]),
    Option("pace", "usual", ["usual", "slow", "fast"]),
    switch("night", [Need([True], {"pace": ["slow", "fast"], "days": [4]})]),
    Option("rival", None, ["easy", "hard"], [
        Need(["easy", "hard"], {"seats": [1]}),
        Need([None], {"seats": [2, 3, 4], "days": [2]}, instead="easy"),
    ]),
    switch("quiet", [Need([False], none_of={"seats": [4]}, instead=True)]),
]  # fmt: skip
DEFAULTS: Options = {option.name: option.default for option in OPTIONS}


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (2, {}),
        (2, {"team": True, "captain": "bob"}),
        (2, {"days": 4, "pace": "fast", "night": True}),
        (2, {"days": 4, "night": True}),  # one of the conditions is enough
        (1, {"rival": "hard"}),
        (1, {"days": 2}),  # the default of `rival` has a need of its own, which this meets
        (4, {"quiet": True}),
    ],
)
def test_options_that_meet_what_they_need_are_taken(seats: int, chosen: Options) -> None:
    check_needs(OPTIONS, seats, {**DEFAULTS, **chosen})


@pytest.mark.parametrize(
    ("seats", "chosen", "why"),
    [
        (1, {"team": True}, "option 'team' goes with 2 to 4 seats, not 1: alone one has no team"),
        (2, {"captain": "ann"}, "option 'captain' goes with 'team'"),
        (2, {"team": True, "days": 2}, "option 'days' does not go with 'team'"),
        (2, {"pace": "slow", "days": 4}, "option 'days' does not go with pace slow"),
        (2, {"night": True}, "option 'night' goes with pace slow, fast or days 4"),
        (2, {"rival": "easy"}, "option 'rival' goes with 1 seat, not 2"),
        (1, {}, "option 'rival' is needed except with 2 to 4 seats or days 2"),
        (4, {}, "option 'quiet' is needed with 4 seats"),
    ],
)
def test_options_that_lack_what_they_need_are_refused(
    seats: int, chosen: Options, why: str
) -> None:
    with pytest.raises(BadInput) as refused:
        check_needs(OPTIONS, seats, {**DEFAULTS, **chosen})
    assert str(refused.value) == why


def test_what_was_chosen_is_refused_before_what_is_missing() -> None:
    with pytest.raises(BadInput, match="option 'night' goes with pace"):
        check_needs(OPTIONS, 1, {**DEFAULTS, "night": True})


def test_a_conflict_names_its_conditions_and_reaches_another_process() -> None:
    with pytest.raises(OptionConflict) as raised:
        check_needs(OPTIONS, 2, {**DEFAULTS, "captain": "ann"})
    conflict = raised.value
    assert (conflict.option, conflict.clash) == ("captain", "only_with")
    assert conflict.conditions == {"team": [True]}
    assert conflict.text == Text("error-option-conflict", {"name": "captain"})
    arrived = pickle.loads(pickle.dumps(conflict))  # noqa: S301
    assert isinstance(arrived, BadInput)
    assert str(arrived) == str(conflict)
