from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import AddRenderObservation

from cuvee.envs import aec, naramata_v0, viticulture_v0
from cuvee.envs.picture import LINE_HEIGHT, LINE_WIDTH, MARGIN, font, image, wrapped
from cuvee.envs.single_seat import SingleSeatEnv
from tests.envs.modes import MODES, Mode

WHITE = 255


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_images_of_a_game_have_one_size_and_no_text_is_cut(mode: Mode) -> None:
    options: dict[str, Any] = {**mode.options}
    env = aec.RawEnv(mode.game, mode.seats, "rgb_array", **options)
    env.reset(seed=1)
    shape = env.render().shape
    dice = np.random.default_rng(1)
    while env.goes_on:
        env.step(int(dice.choice(env.legal_actions())))
        if env.decisions % 50 == 0 or not env.goes_on:
            sheet = env.render()
            assert sheet.shape == shape
            assert (sheet[:, -MARGIN // 2 :] == WHITE).all()
            assert (sheet[-MARGIN - LINE_HEIGHT :] == WHITE).all()  # the last line is free
    sheet[0, 0] = 0  # it may be written to


def test_a_long_line_goes_on_in_the_next_one_and_what_is_too_much_is_left_out() -> None:
    line = "  " + ", ".join(["poplar_grove_cheese_2"] * 40)
    parts = wrapped(line)
    assert " ".join(part.strip() for part in parts) == line.strip()
    assert parts[0].startswith("  poplar")
    assert all(font().getlength(part) <= LINE_WIDTH for part in parts)
    lines = len(parts) + 1
    one, all_of_it = (image("\n".join([line] * many), lines) for many in (1, 20))
    assert one.shape == all_of_it.shape
    assert (one[-MARGIN - LINE_HEIGHT :] == WHITE).all()
    assert not (all_of_it[-MARGIN - LINE_HEIGHT :] == WHITE).all()


def test_gymnasium_adds_images_to_the_observations_of_a_whole_game() -> None:
    env: gymnasium.Env[object, object] = AddRenderObservation(
        gymnasium.make("cuvee/Naramata-v0", render_mode="rgb_array", seats=2, days=2)
    )
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        action = np.flatnonzero(info["action_mask"])[-1]
        seen, _, over, _, info = env.step(action)
    assert env.observation_space.contains(seen)


def test_for_a_person_the_table_is_printed_after_each_step(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for make in (viticulture_v0.env, viticulture_v0.raw_env, naramata_v0.env):
        env = make(render_mode="human", max_cycles=2)
        env.reset(seed=1)
        for _ in range(2):
            assert env.table.game.render(env.table.state) in capsys.readouterr().out
            env.step(env.legal_actions()[0])
        assert env.table.game.render(env.table.state) in capsys.readouterr().out
    together = naramata_v0.parallel_env(render_mode="human", seats=2)
    seen, _ = together.reset(seed=1)
    assert "naramata: day" in capsys.readouterr().out
    together.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    assert capsys.readouterr().out.count("naramata: day") == 1
    alone = SingleSeatEnv("viticulture", render_mode="human")
    _, info = alone.reset(seed=1)
    assert "viticulture: year" in capsys.readouterr().out
    for action in (int(info["action_mask"].argmax()), 0):  # the second is not on offer
        alone.step(action)
        assert capsys.readouterr().out.count("viticulture: year") == 1


def test_to_render_without_a_mode_warns_as_other_environments_do() -> None:
    env = viticulture_v0.env()
    alone = SingleSeatEnv("viticulture")
    together = naramata_v0.parallel_env()
    for one in (env, alone, together):
        one.reset(seed=1)
        with pytest.warns(UserWarning, match="render method without specifying any render mode"):
            assert one.render() is None
