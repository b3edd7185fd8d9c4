from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from cuvee.envs import openspiel
from tests.envs.modes import MODES, Mode


def loaded(mode: Mode, seed: int = 3) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    chosen = {"players": mode.seats, "seed": seed, **mode.options}
    return pyspiel.load_game(openspiel.NAMES[mode.game], chosen)


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


@pytest.mark.parametrize("mode", [MODES[0], MODES[6], Mode("naramata", 3)], ids=str)
def test_a_state_sampled_from_an_information_state_is_the_same_to_its_player(mode: Mode) -> None:
    state = loaded(mode).new_initial_state()
    for _ in range(4):
        play(state, 15)
        while not state.is_terminal() and state.is_chance_node():
            state.apply_action(0)
        if state.is_terminal():
            break
        player = state.current_player()
        known = state.information_state_string(player)
        sampled = state.resample_from_infostate(player, lambda: 0.25)
        assert sampled.information_state_string(player) == known
        assert sampled.legal_actions() == state.legal_actions()
        play(sampled, 20)


def test_a_draw_is_made_when_chance_is_applied() -> None:
    state = loaded(Mode("viticulture", 2)).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    one, other = state.clone(), state.clone()
    one.apply_action(0)
    other.apply_action(0)
    assert str(one) != str(other)


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
    illegal = next(code for code in range(100) if code not in state.legal_actions())
    for code in (illegal, 10**6):
        with pytest.raises(pyspiel.SpielError, match="refused"):
            state.apply_action(code)
    for ask in (state.information_state_string, state.observation_string):
        with pytest.raises(pyspiel.SpielError, match="no player 7"):
            ask(7)
    with pytest.raises(pyspiel.SpielError, match="no player 7"):
        state.resample_from_infostate(7, lambda: 0.5)
    with pytest.raises(pyspiel.SpielError, match="no parameters"):
        make_observation(game, params={"tall": True})


def test_a_finished_game_takes_no_action() -> None:
    state = loaded(Mode("naramata", 1, {"solo": True})).new_initial_state()
    play(state, 10_000)
    assert state.is_terminal()
    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(0)
