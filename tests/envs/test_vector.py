from __future__ import annotations

import subprocess
import sys
from multiprocessing import active_children

import numpy as np
import pytest

from cuvee.engine import BadInput, IllegalAction
from cuvee.envs import processes
from cuvee.envs.layout import layout
from cuvee.envs.processes import ProcessRunner
from cuvee.envs.vector import VectorRunner
from tests.envs.modes import MODES, Mode


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_rows_are_what_whoever_is_asked_sees(mode: Mode) -> None:
    runner = VectorRunner(mode.game, 3, mode.seats, 5, None, **mode.options)
    table = layout(mode.game, mode.seats)
    for step in range(40):
        runner.step(runner.sample_actions())
        if step % 8 == 0:
            for row, observed in enumerate(runner.games):
                state = observed.state
                assert state is not None
                seat = int(runner.seats[row])
                assert seat == state.seat
                assert np.flatnonzero(runner.masks[row]).tolist() == state.legal()
                seen = table.encode(state.view(seat), seat)
                assert np.array_equal(runner.observations[row], seen)


def test_a_game_that_ends_tells_its_outcome_and_the_next_one_begins() -> None:
    runner = VectorRunner("naramata", 2, seats=2, seed=1)
    ended = 0
    while ended < 3:
        runner.step(runner.sample_actions())
        for row in np.flatnonzero(runner.finished):
            ended += 1
            assert sorted(runner.returns[row].tolist()) in ([-1, 1], [0, 0])
            assert runner.masks[row].any()
    assert runner.next_seed == 1 + 2 + ended


def test_the_same_seed_and_actions_give_the_same_arrays() -> None:
    one, other = (VectorRunner("viticulture", 2, seats=2, seed=7) for _ in range(2))
    for _ in range(30):
        actions = one.sample_actions()
        one.step(np.array(actions))
        other.step(actions)
    assert np.array_equal(one.observations, other.observations)


@pytest.mark.parametrize("spin", [0.0, 60.0])  # asleep between two steps, or awake
def test_processes_write_what_one_process_writes(
    spin: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "SPIN", spin)
    with ProcessRunner("naramata", 3, 2, seats=2, seed=9) as runner:
        alone = VectorRunner("naramata", 1, seats=2, seed=9)
        for _ in range(20):
            actions = runner.sample_actions()
            runner.step(actions)
            alone.step(actions[:1])
        assert np.array_equal(runner.observations[0], alone.observations[0])
        assert np.array_equal(runner.masks[0], alone.masks[0])
        assert runner.masks.any(axis=1).all()
        with pytest.raises(IllegalAction):
            runner.step([10**6] * 3)


def test_a_process_that_refused_an_action_goes_on() -> None:
    with ProcessRunner("naramata", 3, 2, seats=2, seed=9) as runner:
        actions = runner.sample_actions()
        actions[2] = 10**6
        with pytest.raises(IllegalAction):
            runner.step(actions)
        with pytest.raises(TypeError, match="cast"):
            runner.step(np.full(3, 0.5))
        runner.step(runner.sample_actions())
        assert runner.masks.any(axis=1).all()
        [worker] = active_children()
        worker.terminate()
        worker.join()
        with pytest.raises((EOFError, ConnectionError)):
            runner.step(runner.sample_actions())


def test_the_processes_end_with_the_one_that_started_them() -> None:
    script = """
import os
from cuvee.envs.processes import ProcessRunner
runner = ProcessRunner("naramata", 2, 2, seats=2)
print("started", flush=True)
os._exit(1)
"""
    # It returns when nobody has the output open any more, and workers have it as well.
    ran = subprocess.run(  # noqa: S603 - the script above
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=120
    )
    assert (ran.stdout, ran.stderr) == ("started\n", "")


def test_bad_input_is_refused() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        VectorRunner("naramata", 0)
    with pytest.raises(BadInput, match="processes"):
        ProcessRunner("naramata", 2, 3)
    with pytest.raises(BadInput):
        VectorRunner("naramata", 1, colour="red")
    with pytest.raises(BadInput, match="no observations of 'barrels'"):
        VectorRunner("barrels", 1)
    runner = VectorRunner("naramata", 2)
    with pytest.raises(BadInput, match="there are 2 games"):
        runner.step([0])
    with pytest.raises(IllegalAction):
        runner.step([10**6, 10**6])
