from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from cuvee.engine import BadInput
from cuvee.envs.aec import ILLEGAL_REWARD
from cuvee.envs.single_seat import IDS, SingleSeatEnv
from tests.envs.modes import MODES, Mode

# Gymnasium would have observations of about one; ours are counts, to be scaled as one likes.
pytestmark = pytest.mark.filterwarnings("ignore:.*A Box observation space")


def made(mode: Mode, **arguments: object) -> gymnasium.Env[object, object]:
    chosen = {"seats": mode.seats, **mode.options, **arguments}
    return gymnasium.make(IDS[mode.game], **chosen)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_gymnasium_finds_the_environment_in_order(mode: Mode) -> None:
    check_env(made(mode, seat=mode.seats - 1).unwrapped)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_game_is_played_to_its_end_by_the_mask_alone(mode: Mode) -> None:
    env = made(mode)
    dice = np.random.default_rng(3)
    seen, info = env.reset(seed=3)
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        offered = np.flatnonzero(info["action_mask"])
        assert np.array_equal(np.flatnonzero(env.get_wrapper_attr("action_masks")()), offered)
        seen, reward, over, cut, info = env.step(dice.choice(offered))
        assert not cut
    assert float(reward) in (-1, 0, 1) or mode.seats > 2
    assert len(info["scores"]) == mode.seats


def test_opponents_are_bots_by_name() -> None:
    env = SingleSeatEnv("viticulture", seats=3, seat=1, opponents=["greedy:budget=2", "random"])
    assert sorted(env.opponents) == [0, 2]
    assert type(env.opponents[2]).__name__ == "GreedyBot"
    env.reset(seed=1)
    assert env.table.state.seat == 1


def test_an_illegal_action_ends_the_game_at_a_loss() -> None:
    env = SingleSeatEnv("naramata", seats=2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(illegal)
    assert over
    assert reward == ILLEGAL_REWARD
    assert "refused" in info["illegal_action"]
    assert info["action_mask"].shape == env.action_masks().shape
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_step_that_was_interrupted_calls_for_a_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SingleSeatEnv("naramata", seats=3)
    env.reset(seed=1)
    with monkeypatch.context() as cut:
        cut.setattr(SingleSeatEnv, "_let_others_play", interrupt)
        with pytest.raises(KeyboardInterrupt):
            env.step(np.flatnonzero(env.action_masks())[0])
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded, match="interrupted"):
        env.step(0)
    env.reset()
    env.step(np.flatnonzero(env.action_masks())[0])


def interrupt(_: object) -> None:
    raise KeyboardInterrupt


def test_an_action_outside_the_space_is_refused() -> None:
    env = SingleSeatEnv("naramata", seats=2)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(InvalidAction):
        env.step(10**6)


@pytest.mark.parametrize(
    "arguments",
    [
        {"friendlly": True},
        {"seat": 2},
        {"seat": -1},
        {"seat": 0.5},
        {"seat": "0"},
        {"opponents": ["random", "random"]},
        {"opponents": "nobody"},
        {"render_mode": "hologram"},
    ],
)
def test_an_unknown_option_is_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        SingleSeatEnv("viticulture", seats=2, **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_table_is_rendered(mode: str) -> None:
    env = SingleSeatEnv("viticulture", render_mode=mode)
    env.reset(seed=1)
    assert env.render() is not None
