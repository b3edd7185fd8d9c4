"""Games played on inside the rules, and where a turn is over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import barrels
import cuvee
from cuvee import rng
from cuvee.engine import (
    Choose,
    Do,
    GreedyPolicy,
    Policy,
    RandomPolicy,
    Simultaneous,
    State,
    evaluate_all,
    playout,
)
from cuvee.engine.lookahead import turn_over
from cuvee.engine.playout import best_end
from cuvee.engine.rng import quick
from tests.engine.toy import PICK, Anyone, Fortune, Mark, Pick, Toy, Volunteer, play

games = st.sampled_from([("barrels", 3), ("viticulture", 2), ("naramata", 2), ("naramata", 4)])
assert barrels.BARRELS  # registered by its import


@given(games, st.integers(0, 99))
def test_a_playout_is_what_the_policys_actions_make_of_a_game(
    table: tuple[str, int], seed: int
) -> None:
    name, seats = table
    inside = cuvee.game(name).new(seats=seats, seed=seed)
    outside = inside.clone()
    decisions = playout(inside, RandomPolicy(rng(seed)))
    policy = RandomPolicy(rng(seed))
    outside.rng = quick(outside.rng)
    while not outside.over:
        outside.apply(policy.choose(outside, outside.seat))
    assert inside == outside
    assert decisions == len(outside.history)


@given(st.integers(0, 99), st.integers(0, 12))
def test_a_playout_stops_at_the_first_decision_at_the_horizon(seed: int, horizon: int) -> None:
    state = cuvee.game("viticulture").new(seats=2, seed=seed)
    policy = RandomPolicy(rng(seed))
    steps = state.clone()
    playout(state, policy, horizon)
    assert state.over or state.now() >= horizon
    policy = RandomPolicy(rng(seed))
    steps.rng = quick(steps.rng)
    while steps != state:
        assert steps.now() < horizon
        steps.apply(policy.choose(steps, steps.seat))


def test_a_policy_says_how_it_chooses() -> None:
    class First(Policy):
        def choose(self, s: State, seat: int) -> int:
            return s.offer[0]

    state = cuvee.game("naramata").new(seats=3, seed=4)
    assert playout(state, First()) > 0
    with pytest.raises(NotImplementedError):
        Policy().choose(state, 0)


def test_greedy_takes_the_best_end_of_its_turn() -> None:
    state = play(Do(Pick(), Pick()), seats=2)  # a pick costs as many coins as it says
    assert GreedyPolicy(rng(1)).choose(state, 0) == PICK


def test_greedy_takes_any_of_equal_ends() -> None:
    state = play(Choose(Mark(1), Mark(2)), seats=2)
    assert {GreedyPolicy(rng(seed)).choose(state, 0) for seed in range(40)} == set(state.legal(0))


def test_the_look_ahead_ends_with_its_budget() -> None:
    state = play(Do(Pick(), Pick(), Pick()), seats=2)
    assert best_end(state, 0, 1)[1] == 0
    assert best_end(state, 0, 3)[1] == 0
    assert best_end(state, 0, 1000)[1] > 0


@given(games, st.integers(0, 99), st.integers(0, 60))
def test_all_seats_are_evaluated_at_once(table: tuple[str, int], seed: int, steps: int) -> None:
    state = cuvee.game(table[0]).new(seats=table[1], seed=seed)
    policy = RandomPolicy(rng(seed))
    for _ in range(steps):
        if not state.over:
            state.apply(policy.choose(state, state.seat))
    each = [state.game.evaluate(state, seat) for seat in range(state.seats)]
    assert evaluate_all(state) == each


def asked(*coins: int) -> Toy:
    """A table at an open question, the seats having so many coins."""
    return play(Fortune(*coins), Anyone(Volunteer()), Mark(9), seats=len(coins))


def test_a_turn_is_over_when_somebody_else_is_asked_or_nobody() -> None:
    state = play(Pick(), seats=2)
    assert [turn_over(state, seat) for seat in (0, 1)] == [False, True]
    state.apply(state.legal()[0])
    assert state.over
    assert turn_over(state, 0)


def test_a_turn_is_over_for_who_has_answered_and_waits() -> None:
    state = play(Simultaneous(Pick()), seats=2)
    assert not turn_over(state, 0)
    state.apply(PICK + 1, 0)
    assert turn_over(state, 0)
    assert not turn_over(state, 1)


def test_an_open_question_is_nobodys_turn_that_has_nothing_to_answer() -> None:
    state = asked(0, 2, 3)
    assert [turn_over(state, seat) for seat in (0, 1, 2)] == [True, False, False]
