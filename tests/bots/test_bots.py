"""Bots: they keep to the rules, see no more than a player, and are as good as they claim."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import barrels
from cuvee import rng
from cuvee.bots import GreedyBot, Observation, RandomBot, bot, bots
from cuvee.engine import OPTION, Choose, Do, Simultaneous
from cuvee.testing.strategies import Position, positions
from tests.bots.match import one_greedy, play_out
from tests.engine.toy import PICK, Mark, Pick, play

GAME = barrels.BARRELS
tables = positions(GAME, 3)
names = st.sampled_from(["random", "greedy"])


@given(tables, names, st.integers(0, 1000))
def test_a_bot_chooses_what_is_legal(
    position: Position[barrels.Auction], name: str, seed: int
) -> None:
    state = position.state()
    for seat in state.waiting:
        assert bot(name).choose(Observation(state, seat), rng(seed)) in state.legal(seat)
    assert state.to_dict() == position.state().to_dict()


@given(tables, names, st.integers(0, 1000), st.integers(0, 1000))
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(
    position: Position[barrels.Auction], name: str, deal: int, seed: int
) -> None:
    state = position.state()
    for seat in state.waiting:
        other_truth = state.determinise(seat, rng(deal))
        choices = {
            bot(name).choose(Observation(truth, seat), rng(seed)) for truth in (state, other_truth)
        }
        assert len(choices) == 1


@given(tables, st.integers(0, 2), st.integers(0, 1000))
def test_an_observation_shows_what_the_seat_may_know(
    position: Position[barrels.Auction], seat: int, seed: int
) -> None:
    state = position.state()
    observation = Observation(state, seat)
    assert observation.view == state.view(seat)
    assert observation.legal == state.legal(seat)
    assert (observation.decision is None) == state.over
    imagined = observation.sample_state(rng(seed))
    assert imagined.view(seat) == state.view(seat)
    assert imagined.rng.key != state.rng.key


@pytest.mark.parametrize(("seats", "least"), [(2, 40), (3, 26)])
def test_greedy_beats_random_clearly(seats: int, least: int) -> None:
    won = 0
    for seed in range(60):
        state = play_out(GAME, one_greedy(seats, seed % seats), seed)
        won += seed % seats in GAME.result(state).winners
    assert won >= least  # of 60, where chance would give 30 and 20


@pytest.mark.parametrize("budget", [1, 2, 3, 64])
def test_greedy_plays_its_turn_out_as_far_as_its_budget_goes(budget: int) -> None:
    # To keep a coin, do nothing; but whoever looks further ahead sees what doing nothing leads to.
    trap = Choose(Do(Mark(0), Mark(0, price=3)), Mark(0, price=1))
    state = play(trap, Pick(), Pick())
    choice = GreedyBot(budget).choose(Observation(state, 0), rng(1))
    assert choice in state.legal()
    if budget == 64:
        assert choice == OPTION + 1


def test_greedy_answers_a_simultaneous_question_by_what_it_costs_itself() -> None:
    state = play(Simultaneous(Pick()), seats=3)
    assert GreedyBot().choose(Observation(state, 1), rng(1)) == PICK


def test_random_takes_any_action_sooner_or_later() -> None:
    state, dice = GAME.new(seats=2, seed=1), rng(1)
    taken = {RandomBot().choose(Observation(state, 0), dice) for _ in range(100)}
    assert sorted(taken) == state.legal(0)


def test_the_same_dice_lead_to_the_same_choice() -> None:
    state = GAME.new(seats=3, seed=4)
    for name in bots():
        first, second = [bot(name).choose(Observation(state, 1), rng(9)) for _ in range(2)]
        assert first == second
