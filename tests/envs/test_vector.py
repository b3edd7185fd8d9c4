from __future__ import annotations

import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from copy import copy, deepcopy
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest

from cuvee.engine import (
    BadInput,
    GreedyPolicy,
    IllegalAction,
    RandomPolicy,
    State,
    game,
    rng,
)
from cuvee.engine.playout import Policy
from cuvee.envs import processes
from cuvee.envs.layout import layout
from cuvee.envs.processes import ProcessRunner
from cuvee.envs.vector import OPPONENTS, VectorRunner
from cuvee.games.opponents import Opponents
from tests.envs.modes import MODES, Mode


def runner_of(mode: Mode, games: int, **more: Any) -> VectorRunner:  # noqa: ANN401 - options
    """Games of a mode side by side."""
    options: dict[str, Any] = {**mode.options, **more}
    return VectorRunner(mode.game, games, mode.seats, 5, **options)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_rows_are_what_whoever_is_asked_sees(mode: Mode) -> None:
    runner = runner_of(mode, 3)
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
    assert runner.deals.count == 2 + ended


def test_the_same_seed_and_actions_give_the_same_arrays() -> None:
    one, other = (VectorRunner("viticulture", 2, seats=2, seed=7) for _ in range(2))
    for _ in range(30):
        actions = one.sample_actions()
        one.step(np.array(actions))
        other.step(actions)
    assert np.array_equal(one.observations, other.observations)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_opponents_play_until_a_learner_is_asked(mode: Mode) -> None:
    learners = sorted({0, mode.seats - 1})
    runner = runner_of(mode, 2, learners=learners)
    table = layout(mode.game, mode.seats)
    for _ in range(25):
        runner.step(runner.sample_actions())
        for row, observed in enumerate(runner.games):
            state = observed.state
            assert state is not None
            seat = int(runner.seats[row])
            assert seat == state.seat
            assert seat in learners
            assert np.flatnonzero(runner.masks[row]).tolist() == state.legal()
            seen = table.encode(state.view(seat), seat)
            assert np.array_equal(runner.observations[row], seen)


def test_opponents_end_games_as_well() -> None:
    runner = VectorRunner("naramata", 2, seats=3, seed=1, learners=[1])
    ended = 0
    while ended < 4:
        runner.step(runner.sample_actions())
        for row in np.flatnonzero(runner.finished):
            ended += 1
            assert sum(runner.returns[row].tolist()) == pytest.approx(0)
            assert runner.seats[row] == 1
            assert runner.masks[row].any()
    assert runner.opponents is not None
    assert runner.opponents.decisions > 0


def test_greedy_opponents_win_against_a_learner_who_plays_at_random() -> None:
    runner = VectorRunner("naramata", 4, seats=2, seed=1, learners=[0], opponents="greedy", days=2)
    returns: list[float] = []
    while len(returns) < 8:
        runner.step(runner.sample_actions())
        returns += runner.returns[runner.finished, 0].tolist()
    assert sum(returns) < -4


class Watching(Policy):
    """Takes the first action, and keeps the positions it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, s: State, seat: int) -> int:
        """The first one."""
        self.shown.append(s.clone())
        return s.legal(seat)[0]


def test_opponents_that_look_ahead_are_shown_what_is_hidden_from_them_dealt_anew() -> None:
    state = game("viticulture").new(seats=2, seed=3)
    while state.seat != 1 or (state.decision and state.decision.question != "place_worker"):
        state.apply(state.legal()[0])
    policy = Watching()
    Opponents(0b10, policy, True, rng(4)).play(state.clone())
    shown = policy.shown[0]
    assert shown.view(1) == state.view(1)
    assert shown.view(0) != state.view(0)  # what the other seat holds
    assert OPPONENTS["greedy"] == (GreedyPolicy, True)
    assert OPPONENTS["random"] == (RandomPolicy, False)  # which looks at its own offer alone


@pytest.mark.parametrize(
    ("learners", "opponents", "message"),
    [
        ([], "random", r"learners are one or more of the seats 0 to 2, not \[\]"),
        ([3], "random", r"learners are one or more of the seats 0 to 2, not \[3\]"),
        ([0], "expert", "opponents of a runner are random or greedy, not 'expert'"),
        (None, "greedy", "name the learners as well"),
    ],
)
def test_learners_and_opponents_that_there_are_not(
    learners: list[int] | None, opponents: str, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        VectorRunner("naramata", 2, seats=3, learners=learners, opponents=opponents)
    before = len(active_children())
    with pytest.raises(BadInput, match=message):
        ProcessRunner("naramata", 2, 2, seats=3, learners=learners, opponents=opponents)
    assert len(active_children()) == before


def seeds_of(runner: VectorRunner) -> set[int | None]:
    """The seeds of the games in play."""
    return {observed.state.seed for observed in runner.games if observed.state is not None}


def test_runners_of_two_seeds_have_no_deal_in_common() -> None:
    one, other = (seeds_of(VectorRunner("naramata", 64, seats=2, seed=seed)) for seed in (0, 1))
    assert len(one) == len(other) == 64
    assert not one & other


@pytest.mark.parametrize("processes", [0, 2])
def test_a_game_of_max_cycles_steps_is_truncated_and_the_next_one_begins(processes: int) -> None:
    runner: VectorRunner | ProcessRunner
    if processes:
        runner = ProcessRunner("viticulture", 4, processes, seats=2, max_cycles=9)
    else:
        runner = VectorRunner("viticulture", 4, seats=2, max_cycles=9)
    with runner:
        begun = runner.observations.copy()
        for step in range(1, 28):
            runner.step(runner.sample_actions())
            assert runner.truncated.tolist() == [step % 9 == 0] * 4
            assert not runner.finished.any()
            assert not runner.returns.any()
            assert runner.masks.any(axis=1).all()
        again = runner.observations[:, :1] == begun[:, :1]  # the year, as in new games
        assert again.all()


def test_a_game_that_ends_by_itself_is_not_truncated() -> None:
    runner = VectorRunner("naramata", 8, seats=2, seed=3, days=2, max_cycles=400)
    ended = 0
    while ended < 8:
        runner.step(runner.sample_actions())
        assert not runner.truncated.any()
        ended += int(runner.finished.sum())


def test_a_runner_is_not_copied() -> None:
    with ProcessRunner("naramata", 2, 2, seats=2) as spread_out:
        for runner in (VectorRunner("naramata", 1), spread_out):
            for made in (copy, deepcopy, pickle.dumps):
                with pytest.raises(TypeError, match="a runner cannot be copied"):
                    made(runner)


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
        runner.step(runner.sample_actions())
        assert runner.masks.any(axis=1).all()
        [worker] = active_children()
        worker.terminate()
        worker.join()
        actions = runner.sample_actions()
        with pytest.raises(RuntimeError, match=r"has ended: number 1 with exit code -15$"):
            runner.step(actions)
        with pytest.raises(BadInput, match="the runner is closed"):
            runner.step(actions)


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
    with pytest.raises(BadInput, match="games is a whole number of at least 1, not 0"):
        VectorRunner("naramata", 0)
    with pytest.raises(BadInput, match="processes"):
        ProcessRunner("naramata", 2, 3)
    with pytest.raises(BadInput):
        VectorRunner("naramata", 1, colour="red")
    with pytest.raises(BadInput, match="no observations of 'barrels'"):
        VectorRunner("barrels", 1)
    runner = VectorRunner("naramata", 2)
    with pytest.raises(IllegalAction):
        runner.step([10**6, 10**6])


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        ("seed", -1),
        ("seed", "3"),
        ("seed", 0.5),
        ("games", 2.0),
        ("seats", 9),
        ("learners", 0),
        ("learners", ["0"]),
        ("opponents", ["random"]),
        ("colour", "red"),
    ],
)
def test_no_process_is_left_when_a_runner_cannot_be_made(argument: str, value: object) -> None:
    arguments: dict[str, Any] = {"games": 2, argument: value}
    with pytest.raises(BadInput):
        VectorRunner("naramata", **arguments)
    with pytest.raises(BadInput):
        ProcessRunner("naramata", processes=2, **arguments)
    assert active_children() == []


def test_no_process_is_left_when_a_runner_fails_as_it_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(processes.Worker, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        ProcessRunner("naramata", 2, 2)
    assert active_children() == []


def test_numbers_of_numpy_are_numbers() -> None:
    days: Any
    for days in (np.int64(2), np.float64(2), np.array(2)):
        assert VectorRunner("naramata", 1, seats=2, days=days).table.game.name == "naramata"
    for days in (np.array([2, 3]), np.array([2]), np.bool_(True), [2], {}):
        with pytest.raises(BadInput, match="option 'days' takes"):
            VectorRunner("naramata", 1, seats=2, days=days)
    for learners in (None, np.array([1]), (1,), range(1, 2)):
        chosen: dict[str, Any] = {"learners": learners, "seed": np.int64(3), "seats": 2}
        one = VectorRunner("naramata", np.int64(2), **chosen)  # type: ignore[arg-type]
        other = VectorRunner("naramata", 2, **{**chosen, "seed": 3})
        assert np.array_equal(one.observations, other.observations)
    with ProcessRunner("naramata", 2, 2, seed=np.int64(3), learners=np.array([1])) as runner:  # type: ignore[arg-type]
        runner.step(runner.sample_actions())
        assert runner.seats.tolist() == [1, 1]


Given = Callable[[list[int]], Any]
TAKEN: dict[str, Given] = {
    "a list": list,
    "a tuple": tuple,
    "a list of numpy's integers": lambda codes: list(np.array(codes)),
    "an array": np.array,
    "an array of int16": lambda codes: np.array(codes, np.int16),
    "an array of uint64": lambda codes: np.array(codes, np.uint64),
    "an array with gaps": lambda codes: np.repeat(np.array(codes), 2)[::2],
}
REFUSED: dict[str, Given] = {
    "float64 of shape (3,)": lambda codes: np.array(codes, float),
    r"float64 of shape (3,) ": lambda codes: [float(code) for code in codes],
    "bool of shape (3,)": lambda codes: np.array(codes) > 0,
    "int64 of shape (3, 1)": lambda codes: np.array(codes)[:, None],
    "int64 of shape ()": lambda codes: codes[0],
    "int64 of shape (2,)": lambda codes: codes[:2],
    "int64 of shape (4,)": lambda codes: [*codes, 0],
    "float64 of shape (0,)": lambda _: [],
    "object of shape ()": lambda _: None,
    "object of shape (3,)": lambda codes: [None] * len(codes),
    "<U4 of shape (3,)": lambda codes: [f"{code:04}" for code in codes],
    "what makes no array: ": lambda _: [[1], [2, 3], []],
}


@pytest.mark.parametrize("over_processes", [False, True])
def test_actions_are_integers_one_for_each_game(over_processes: bool) -> None:
    runner: VectorRunner | ProcessRunner
    if over_processes:
        runner = ProcessRunner("naramata", 3, 2, seats=2, seed=9)
    else:
        runner = VectorRunner("naramata", 3, seats=2, seed=9)
    with runner:
        for given in TAKEN.values():
            before = runner.observations.copy()
            runner.step(given([int(code) for code in runner.sample_actions()]))
            assert (runner.observations != before).any(axis=1).all()
        before = runner.observations.copy()
        for told, given in REFUSED.items():
            message = f"actions are integers of shape (3,), not {told.strip()}"
            with pytest.raises(BadInput, match=re.escape(message)):
                runner.step(given([int(code) for code in runner.sample_actions()]))
        assert np.array_equal(runner.observations, before)
        runner.step(runner.sample_actions())


def test_a_runner_that_is_closed_takes_no_step_and_keeps_nothing_open() -> None:
    runner = ProcessRunner("naramata", 2, 2, seats=2)
    actions = runner.sample_actions()
    [worker] = runner._workers
    for _ in range(2):
        runner.close()
    assert worker.refusals.closed
    assert active_children() == []
    with pytest.raises(BadInput, match="the runner is closed"):
        runner.step(actions)
