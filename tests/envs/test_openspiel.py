from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from cuvee.envs import openspiel
from cuvee.envs.layout import layout
from tests.envs.modes import MODES, Mode
from tests.games.viticulture.given import Given, code


def loaded(mode: Mode, seed: int = 3) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    chosen = {"players": mode.seats, "seed": seed, **mode.options}
    return pyspiel.load_game(openspiel.NAMES[mode.game], chosen)


def kind(**asked: Any) -> Any:  # noqa: ANN401 - the same
    return pyspiel.IIGObservationType(**{"perfect_recall": False, **asked})


def play(state: Any, decisions: int, seed: int = 1) -> None:  # noqa: ANN401 - the same
    dice = np.random.default_rng(seed)
    for _ in range(decisions):
        if state.is_terminal():
            return
        state.apply_action(int(dice.choice(state.legal_actions())))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_openspiel_finds_the_game_in_order(mode: Mode) -> None:
    pyspiel.random_sim_test(loaded(mode), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_state_reads_back_from_its_text(mode: Mode) -> None:
    game = loaded(mode)
    state = game.new_initial_state()
    for _ in range(4):
        read = game.deserialize_state(state.serialize())
        assert str(read) == str(state)
        assert read.history() == state.history()
        assert read.current_player() == state.current_player()
        assert read.legal_actions() == state.legal_actions()
        for player in range(mode.seats):
            known = state.information_state_string(player)
            assert read.information_state_string(player) == known
        state = read
        play(state, 12)


def test_only_openspiel_itself_cannot_serialize_a_sampled_game_of_python() -> None:
    """It asks the game for its generator in C++; `random_sim_test` runs without that."""
    game = loaded(Mode("naramata", 2))
    with pytest.raises(pyspiel.SpielError, match="GetRNGState unimplemented"):
        pyspiel.serialize_game_and_state(game, game.new_initial_state())


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_state_sampled_from_an_information_state_is_the_same_to_its_player(mode: Mode) -> None:
    state, dice = loaded(mode).new_initial_state(), np.random.default_rng(5)
    play(state, 1)
    for step in range(120):
        if state.is_terminal():
            break
        asked = state.current_player()
        for player in {asked, step % mode.seats} - {pyspiel.PlayerId.CHANCE}:
            sampled = state.resample_from_infostate(player, dice.random)
            known = state.information_state_string(player)
            assert sampled.information_state_string(player) == known
            assert sampled.current_player() == asked
            if player == asked:
                assert sampled.legal_actions() == state.legal_actions()
            play(sampled, 3)
        play(state, 1, seed=step)


def test_a_search_by_information_sets_gets_through_the_draft() -> None:
    game = loaded(Mode("naramata", 3))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    dice = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=dice)
    state, picks = game.new_initial_state(), 0
    while picks < 7:  # each of the three twice, and one more
        if state.is_chance_node():
            state.apply_action(0)
            continue
        picks += state.state.decision.question == "pick"
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_what_others_chose_of_a_hand_that_is_dealt_anew_is_drawn_anew() -> None:
    """The vendor, which draws, is chosen of a hand that seat 1 does not know."""
    state = loaded(Mode("viticulture", 2)).new_initial_state()
    state.apply_action(0)
    given = Given(lira=5, hand=["vendor", "tour_guide"]).asks("play_summer")
    state.state = given.s
    state.apply_action(code("card vendor"))
    assert state.is_chance_node()
    chosen = set()
    for seed in range(20):
        sampled = state.resample_from_infostate(1, np.random.default_rng(seed).random)
        assert sampled.is_chance_node()
        assert sampled.due in sampled.state.legal()
        chosen.add(sampled.due)
        play(sampled, 3)
    assert len(chosen) > 1
    own = state.resample_from_infostate(0, lambda: 0.5)
    assert own.due == state.due


def test_a_deal_that_cannot_be_found_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    state = loaded(Mode("viticulture", 2)).new_initial_state()
    state.apply_action(0)
    monkeypatch.setattr(openspiel, "MAX_DEALS", 0)
    with pytest.raises(pyspiel.SpielError, match="no deal"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_a_draw_is_made_when_chance_is_applied() -> None:
    state = loaded(Mode("viticulture", 2)).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    one, other = state.clone(), state.clone()
    one.apply_action(0)
    other.apply_action(0)
    assert str(one) != str(other)


def test_a_state_that_was_written_down_does_not_tell_draws_to_come() -> None:
    game = pyspiel.load_game("cuvee_viticulture(players=2)")
    state = game.new_initial_state()
    written = state.serialize()
    ends = set()
    for one in (state, *(game.deserialize_state(written) for _ in range(3)), state.clone()):
        one.apply_action(0)
        ends.add(str(one))
    assert len(ends) == 5


def test_a_seeded_state_that_was_written_down_draws_the_same_every_time() -> None:
    ends = []
    for _ in range(2):
        game = pyspiel.load_game("cuvee_viticulture(players=2,seed=4)")
        state = game.new_initial_state()
        again = game.deserialize_state(state.serialize())
        for one in (state, again):
            one.apply_action(0)
        assert str(state) != str(again)
        ends.append((str(state), str(again)))
    assert ends[0] == ends[1]


def test_an_information_state_remembers_what_was_seen() -> None:
    state = loaded(Mode("viticulture", 2)).new_initial_state()
    state.apply_action(0)
    before = state.information_state_string(0)
    clone = state.clone()
    play(state, 5)
    assert clone.information_state_string(0) == before
    assert state.information_state_string(0) != before


def test_tensors_are_observations() -> None:
    game = loaded(Mode("naramata", 2))
    observation = make_observation(game)
    state = game.new_initial_state()
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    state.apply_action(0)
    observation.set_from(state, 1)
    assert observation.tensor.any()
    assert observation.string_from(state, 1) == state.observation_string(1)


@pytest.mark.parametrize(("mode", "steps"), [(MODES[0], 40), (Mode("naramata", 2), 6)], ids=str)
def test_a_public_observation_holds_what_all_see_and_no_more(mode: Mode, steps: int) -> None:
    game = loaded(mode)
    public = make_observation(game, kind(private_info=pyspiel.PrivateInfoType.NONE))
    private = make_observation(game, kind())
    state = game.new_initial_state()
    assert public.string_from(state, 0) == "{}"
    play(state, steps)
    start, end = layout(mode.game, mode.seats).starts[1:3]
    for player in range(mode.seats):
        public.set_from(state, player)
        private.set_from(state, player)
        assert private.tensor[start:end].any()
        assert not public.tensor[start:end].any()
        assert np.array_equal(
            np.delete(public.tensor, slice(start, end)),
            np.delete(private.tensor, slice(start, end)),
        )
        seen = json.loads(public.string_from(state, player))
        assert seen == json.loads(json.dumps(state.state.view(None)))
        assert "hand" not in seen["players"][player]


def test_perfect_recall_is_text_alone() -> None:
    game = loaded(Mode("naramata", 2))
    recall = make_observation(game, kind(perfect_recall=True))
    state = game.new_initial_state()
    play(state, 5)
    assert recall.tensor is None
    assert recall.string_from(state, 1) == state.information_state_string(1)
    for ask in (recall.set_from, lambda state, player: state.information_state_tensor(player)):
        with pytest.raises(pyspiel.SpielError, match="no tensor"):
            ask(state, 1)
    upstream = game.make_observer(kind(perfect_recall=True), {})
    assert pyspiel._Observation(game, upstream).string_from(state, 1) == recall.string_from(
        state, 1
    )


@pytest.mark.parametrize(
    "asked",
    [
        {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"private_info": pyspiel.PrivateInfoType.NONE, "perfect_recall": True},
        {"public_info": False},
    ],
)
def test_other_observations_are_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(pyspiel.SpielError, match="no such observations"):
        make_observation(loaded(Mode("naramata", 2)), kind(**asked))


@pytest.mark.parametrize("player", [7, -3])
def test_a_player_that_there_is_not_is_refused_everywhere(player: int) -> None:
    game = loaded(Mode("viticulture", 2))
    state, dealt = game.new_initial_state(), game.new_initial_state()
    play(dealt, 1)
    observation, recall = make_observation(game), make_observation(game, kind(perfect_recall=True))
    for asked in (state, dealt):
        for ask in (
            asked.information_state_string,
            asked.observation_string,
            asked.legal_actions,
            asked.legal_actions_mask,
            lambda who, asked=asked: asked.resample_from_infostate(who, lambda: 0.5),
            lambda who, asked=asked: asked.action_to_string(who, 0),
            lambda who, asked=asked: observation.set_from(asked, who),
            lambda who, asked=asked: observation.string_from(asked, who),
            lambda who, asked=asked: recall.string_from(asked, who),
        ):
            with pytest.raises(pyspiel.SpielError, match=f"no player {player} among 2"):
                ask(player)


def test_legal_actions_are_asked_of_players_and_of_chance() -> None:
    state = loaded(Mode("viticulture", 2)).new_initial_state()
    assert state.legal_actions() == state.legal_actions(pyspiel.PlayerId.CHANCE) == [0]
    state.apply_action(0)
    asked = state.current_player()
    assert state.legal_actions(asked) == state.legal_actions()
    assert state.legal_actions(1 - asked) == []
    mask = state.legal_actions_mask()
    assert [code for code, cell in enumerate(mask) if cell] == state.legal_actions()


def test_openspiel_copies_no_state_of_python_but_by_clone_and_serialize() -> None:
    """As `pyspiel.serialize_game_and_state`, both ask the game for its generator."""
    game = loaded(Mode("naramata", 2))
    for made in (game, game.new_initial_state()):
        for copied in (copy.deepcopy, pickle.dumps):
            with pytest.raises(pyspiel.SpielError, match="GetRNGState unimplemented"):
                copied(made)


@pytest.mark.parametrize(
    "written",
    [
        "cuvee_viticulture(friendlly=True)",
        "cuvee_viticulture(players=9)",
        "cuvee_naramata(players=2,days=77)",
        "cuvee_naramata(players=2,solo=True)",
    ],
)
def test_an_unknown_option_is_refused_as_openspiel_does(written: str) -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game(written)


def test_a_bad_action_is_refused_as_openspiel_does() -> None:
    game = loaded(Mode("viticulture", 2))
    state = game.new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="outcome of a draw"):
        state.apply_action(1)
    state.apply_action(0)
    illegal = next(action for action in range(100) if action not in state.legal_actions())
    for action in (illegal, 10**6):
        with pytest.raises(pyspiel.SpielError, match="refused"):
            state.apply_action(action)
    with pytest.raises(pyspiel.SpielError, match="no action 1000000"):
        state.action_to_string(0, 10**6)
    with pytest.raises(pyspiel.SpielError, match="no parameters"):
        make_observation(game, params={"tall": True})


def test_a_finished_game_takes_no_action() -> None:
    state = loaded(Mode("naramata", 1, {"solo": True})).new_initial_state()
    play(state, 10_000)
    assert state.is_terminal()
    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(0)
