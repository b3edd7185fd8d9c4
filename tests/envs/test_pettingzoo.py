from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from cuvee.engine import BadInput, IllegalAction
from cuvee.envs import aec, naramata_v0, viticulture_v0
from cuvee.envs.parallel import ParallelGame
from tests.envs.modes import MODES, Mode

# PettingZoo warns of every environment whose name is not on its own list of observations as
# dictionaries, and of masks without an action, which is what an agent gets that is not asked.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
Env = Any  # ours, or ours in wrappers of PettingZoo, which have no types
NARAMATA = [mode for mode in MODES if mode.game == "naramata"]


def made(mode: Mode) -> partial[aec.CheckedEnv]:
    return partial(aec.env, mode.game, seats=mode.seats, **mode.options)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_pettingzoo_finds_the_environment_in_order(
    mode: Mode, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(made(mode)(), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_same_seed_gives_the_same_game(mode: Mode) -> None:
    seed_test(made(mode), num_cycles=10)


@pytest.mark.parametrize("mode", NARAMATA, ids=str)
def test_pettingzoo_finds_the_parallel_environment_in_order(mode: Mode) -> None:
    make = partial(naramata_v0.parallel_env, seats=mode.seats, **mode.options)
    parallel_api_test(make(), num_cycles=20)
    parallel_seed_test(partial(make, illegal="skip"), num_cycles=10)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_game_is_cut_off_after_so_many_cycles(mode: Mode) -> None:
    """PettingZoo asks for a parallel environment; the class has every game, if not in public."""
    chosen: dict[str, Any] = {"seats": mode.seats, **mode.options}
    parallel = partial(ParallelGame, mode.game, illegal="skip", **chosen)

    def one_by_one(max_cycles: int) -> object:
        return parallel_to_aec(parallel(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_game_of_so_many_decisions_is_truncated(mode: Mode) -> None:
    env = made(mode)(max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(env.legal_actions()[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_pettingzoo_finds_rendering_in_order(mode: Mode) -> None:
    render_test(made(mode))


def test_a_whole_game_ends_with_its_result() -> None:
    env = viticulture_v0.env(seats=3)
    env.reset(seed=5)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        assert not cut
        assert np.array_equal(seen["observation"], env.observe(agent)["observation"])
        if over:
            rewards[agent] = reward
            assert len(info["scores"]) == 3
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) == 1


def test_an_illegal_action_raises_or_ends_the_game_at_a_loss(
    caplog: pytest.LogCaptureFixture,
) -> None:
    raw, env = viticulture_v0.raw_env(), viticulture_v0.env()
    raw.reset(seed=1)
    env.reset(seed=1)
    code = int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        raw.step(code)
    loser = env.agent_selection
    env.step(code)
    assert "Illegal move made" in caplog.text
    assert env.terminations[loser]
    assert env.rewards[loser] == aec.ILLEGAL_REWARD


def test_nothing_is_on_offer_after_an_illegal_action() -> None:
    for env in (viticulture_v0.env(seats=2), naramata_v0.env(seats=3)):
        env.reset(seed=1)
        illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
        env.step(illegal)
        assert env.legal_actions() == []
        for agent in env.agents:
            assert not env.observe(agent)["action_mask"].any()
        env.reset(seed=1)
        assert env.last()[0]["action_mask"].any()


NO_CODES: list[Any] = [3.0, 3.7, "3", [3], np.array([3, 4]), np.array([3]), float("nan")]


@pytest.mark.parametrize("action", NO_CODES, ids=repr)
def test_only_a_whole_number_is_an_action(action: object) -> None:
    raw, env = viticulture_v0.raw_env(), viticulture_v0.env()
    together = naramata_v0.parallel_env(seats=2)
    lenient = naramata_v0.parallel_env(seats=2, illegal="skip")
    for one in (raw, env, together, lenient):
        one.reset(seed=1)
    before = lenient.table.state.digest()
    with pytest.raises(IllegalAction, match="not a whole number"):
        raw.step(action)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(action)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="not a whole number"):
        together.step(dict.fromkeys(together.agents, action))  # type: ignore[arg-type]
    lenient.step(dict.fromkeys(lenient.agents, action))  # type: ignore[arg-type]
    assert lenient.table.state.digest() == before
    for whole in (np.int64(raw.legal_actions()[0]), np.array(env.legal_actions()[0])):
        for one in (raw, env):
            one.reset(seed=1)
            one.step(whole)  # type: ignore[arg-type]
            assert one.decisions == 1


def test_of_several_actions_all_are_taken_or_none() -> None:
    env = naramata_v0.parallel_env(seats=3)
    seen, _ = env.reset(seed=1)
    while not env.table.state.simultaneous:
        seen, *_ = env.step({name: int(one["action_mask"].argmax()) for name, one in seen.items()})
    before = env.table.state.digest()
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    with pytest.raises(IllegalAction):
        env.step({**actions, "player_2": 10**6})
    with pytest.raises(BadInput, match="player_2 is asked"):
        env.step({agent: actions[agent] for agent in ("player_0", "player_1")})
    assert env.table.state.digest() == before
    env.step(actions)
    assert env.table.state.digest() != before


def ask_before_reset(env: Env) -> list[Callable[[], object]]:
    agent = env.possible_agents[0]
    return [partial(env.step, 0), partial(env.observe, agent), env.render, env.agent_iter, env.last]


def act_out_of_bounds(env: Env) -> list[Callable[[], object]]:
    env.reset(seed=1)
    return [partial(env.step, 10**6), partial(env.step, -1), partial(env.step, None)]


def act_after_the_end(env: Env) -> list[Callable[[], object]]:
    env.reset(seed=1)
    env.last()
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    return [partial(env.step, 0)]


@pytest.mark.parametrize("mistake", [ask_before_reset, act_out_of_bounds, act_after_the_end])
def test_a_mistake_raises_what_the_wrappers_of_pettingzoo_raise(
    mistake: Callable[[Env], list[Callable[[], object]]],
) -> None:
    raw = viticulture_v0.raw_env(max_cycles=1, render_mode="ansi")
    terminate = wrappers.TerminateIllegalWrapper(raw, aec.ILLEGAL_REWARD)
    upstream = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminate))
    ours = viticulture_v0.env(max_cycles=1, render_mode="ansi")
    for theirs, our in zip(mistake(upstream), mistake(ours), strict=True):
        with pytest.raises(Exception) as expected:  # noqa: PT011 - whatever it is
            theirs()
        with pytest.raises(expected.type) as raised:
            our()
        assert raised.type is expected.type


def test_a_step_after_the_last_agent_is_gone_changes_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = viticulture_v0.env(max_cycles=1)
    env.reset(seed=1)
    env.step(env.legal_actions()[0])
    while env.agents:
        env.step(None)
    for action in (None, 0):
        caplog.clear()
        env.step(action)
        assert "Should reset() first" in caplog.text


def test_the_actions_on_offer_are_those_of_the_mask() -> None:
    env = viticulture_v0.env()
    env.reset(seed=1)
    assert env.legal_actions() == np.flatnonzero(env.last()[0]["action_mask"]).tolist()


def test_only_none_can_be_done_after_the_end_and_nothing_but_none() -> None:
    env = viticulture_v0.raw_env(max_cycles=1)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="None is for agents"):
        env.step(None)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    parallel = naramata_v0.parallel_env(max_cycles=1, illegal="skip")
    parallel.reset(seed=1)
    parallel.step(dict.fromkeys(parallel.agents, 0))
    with pytest.raises(BadInput, match="call reset"):
        parallel.step({})


@pytest.mark.parametrize(
    "arguments",
    [
        {"friendlly": True},
        {"seats": 9},
        {"render_mode": "hologram"},
        {"max_cycles": 0},
        {"max_cycles": -1},
        {"max_cycles": "3"},
        {"max_cycles": 2.5},
        {"seats": 1, "friendly": True},
    ],
)
def test_an_unknown_option_is_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        viticulture_v0.env(**arguments)


def test_the_table_is_rendered_as_text_and_as_an_image(capsys: pytest.CaptureFixture[str]) -> None:
    for make in (viticulture_v0.raw_env, naramata_v0.raw_env, naramata_v0.parallel_env):
        env = make(render_mode="ansi")
        env.reset(seed=1)
        text = env.render()
        env.render_mode = "rgb_array"
        image = env.render()
        assert image.ndim == 3
        assert image.dtype == np.uint8
        assert image.min() < image.max()
        env.render_mode = "human"
        assert env.render() is None
        assert text in capsys.readouterr().out


def test_a_seed_may_be_a_number_of_numpy() -> None:
    env = viticulture_v0.env(seats=2)
    env.reset(seed=3)
    same = env.last()[0]["observation"]
    env.reset(seed=cast("int", np.int64(3)))
    assert np.array_equal(env.last()[0]["observation"], same)
    with pytest.raises(BadInput, match="seed is a whole number of at least 0, not -1"):
        env.reset(seed=-1)
