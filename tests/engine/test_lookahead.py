"""All ends of a turn, and what a game tells bots of a position by itself."""

import pytest

from cuvee import rng
from cuvee.engine import Do, GreedyPolicy, Simultaneous
from cuvee.engine.appraisal import Appraisal
from cuvee.engine.catalogue import Catalogue
from cuvee.engine.frames import MOST_EFFECTS
from cuvee.engine.lookahead import end_features, take, turn_ends
from tests.engine.toy import PICK, Mark, Pick, Toy, play


def test_every_way_through_a_turn_is_an_end() -> None:
    state = play(Do(Pick(), Pick()), seats=2)  # three coins, and a pick costs as many as it says
    ends = turn_ends(state, 0)
    assert {action for action, _ in ends} == set(state.legal(0))
    assert all(end.over for _, end in ends)
    assert sorted(end.coins[0] for _, end in ends) == [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]


def test_a_turn_is_followed_as_far_as_the_budget_goes() -> None:
    state = play(Do(Pick(), Pick(), Pick()), seats=2)
    assert [action for action, _ in turn_ends(state, 0, 1)] == state.legal(0)
    assert len(turn_ends(state, 0, 4)) < len(turn_ends(state, 0))


def test_where_all_answer_at_once_the_others_answer_anything() -> None:
    state = play(Simultaneous(Pick()), seats=3)
    take(state, 1, PICK + 2)
    assert state.over
    assert state.coins[1] == 1


def test_greedy_sees_what_its_own_answer_costs_it() -> None:
    state = play(Simultaneous(Pick()), seats=3)
    assert {GreedyPolicy(rng(seed)).choose(state, 1) for seed in range(8)} == {PICK}


def test_without_features_of_its_own_a_game_gives_its_evaluation() -> None:
    state = play(Do(Pick(), Pick()), seats=2)
    ends = turn_ends(state, 0)
    assert end_features(ends, 0) == [float(end.coins[0]) for _, end in ends]
    assert state.game.topics(state, 0) == ["points"]


def test_what_a_game_need_not_say_is_nothing() -> None:
    state = play(Mark(1), seats=2)
    game = state.game
    assert (game.period(state), game.network(state), game.taste(state, 0, "vintner")) == (0, "", 0)
    assert not game.foresees(state)
    assert game.margin(state, 0) == 0
    assert game.expected(state, 2.5) == 2.5


def test_a_game_says_how_it_evaluates_and_who_won() -> None:
    state, silent = play(Mark(1), seats=2), Appraisal[Toy]()
    with pytest.raises(NotImplementedError):
        silent.evaluate(state, 0)
    with pytest.raises(NotImplementedError):
        silent.result(state)


def test_a_game_has_no_more_effects_than_frames_can_number() -> None:
    with pytest.raises(ValueError, match="at most"):
        Catalogue({f"mark{number}": Mark(1) for number in range(MOST_EFFECTS + 1)})
