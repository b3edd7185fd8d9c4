"""Environments and runners after a step that was interrupted, as by Ctrl-C in a notebook."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest

from cuvee.envs import naramata_v0, processes, vector, viticulture_v0
from cuvee.envs.layout import layout
from cuvee.envs.parallel import ParallelGame
from cuvee.envs.processes import SEEDS_EACH, ProcessRunner, Share
from cuvee.envs.vector import VectorRunner
from cuvee.games.observed_game import ObservedGame, ShownGame, step_all

Step = Callable[[list[ShownGame], list[int]], list[int]]


def before_all(games: list[ShownGame], actions: list[int]) -> list[int]:
    raise KeyboardInterrupt


def within_an_action(games: list[ShownGame], actions: list[int]) -> list[int]:
    games[0].step(actions[0])
    state = games[1].state
    assert state is not None
    state.apply(actions[1])
    state.offer = []
    raise KeyboardInterrupt


def after_all(games: list[ShownGame], actions: list[int]) -> list[int]:
    step_all(games, actions)
    raise KeyboardInterrupt


def check_rows(runner: VectorRunner) -> None:
    table = layout("naramata", 2)
    for row, observed in enumerate(runner.games):
        state = observed.state
        assert state is not None
        assert np.flatnonzero(runner.masks[row]).tolist() == state.legal() != []
        assert runner.seats[row] == state.seat
        seen = table.encode(state.view(state.seat), state.seat)
        assert np.array_equal(runner.observations[row], seen)


@pytest.mark.parametrize("interrupted", [before_all, within_an_action, after_all])
@pytest.mark.parametrize("learners", [None, [0]])
def test_after_an_interrupt_the_arrays_say_where_the_games_stand(
    interrupted: Step, learners: list[int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    runner = VectorRunner("naramata", 3, seats=2, seed=4, learners=learners)
    for _ in range(10):
        actions = runner.sample_actions()
        with monkeypatch.context() as cut:
            cut.setattr(vector, "step_all", interrupted)
            with pytest.raises(KeyboardInterrupt):
                runner.step(actions)
        check_rows(runner)
        runner.step(runner.sample_actions())
        check_rows(runner)


def test_games_that_end_in_an_interrupted_step_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = VectorRunner("naramata", 2, seats=2, seed=4, days=2)
    monkeypatch.setattr(vector, "step_all", after_all)
    ended = 0
    while ended < 3:
        with pytest.raises(KeyboardInterrupt):
            runner.step(runner.sample_actions())
        ended += int(runner.finished.sum())
        assert runner.deals.count == 2 + ended
        assert runner.masks.any(axis=1).all()


def own_share_cut_off(share: Share) -> None:
    raise KeyboardInterrupt


def receive_cut_off(*_: object) -> bytes:
    raise KeyboardInterrupt


class CutOff:
    """What observes a game, where each step is interrupted when its action is taken."""

    def __init__(self, observed: ObservedGame) -> None:
        self.observed = observed

    def __getattr__(self, name: str) -> object:
        return getattr(self.observed, name)

    def step(self, action: int) -> None:
        self.observed.step(action)
        raise KeyboardInterrupt


@pytest.mark.parametrize("made", [viticulture_v0.env, viticulture_v0.raw_env])
def test_pettingzoo_goes_on_after_an_interrupt(made: Callable[..., Any]) -> None:
    env, other = (made(seats=3, max_cycles=60) for _ in range(2))
    for each in (env, other):
        each.reset(seed=4)
    while not any(env.truncations.values()):
        action = env.legal_actions()[-1]
        env.observed = CutOff(env.observed)
        with pytest.raises(KeyboardInterrupt):
            env.step(action)
        other.step(action)
        assert env.agent_selection == other.agent_selection
        for one, same in zip(env.last(), other.last(), strict=True):
            np.testing.assert_equal(one, same)
    assert env.decisions == other.decisions == 60


def test_the_parallel_environment_goes_on_after_an_interrupt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    env = naramata_v0.parallel_env(seats=2, days=2)
    env.reset(seed=4)
    take = ParallelGame._take

    def cut_off(game: ParallelGame, answers: list[tuple[int, int]]) -> None:
        take(game, answers)
        raise KeyboardInterrupt

    while env.agents:
        state = env.table.state
        asked = state.waiting if state.simultaneous else [state.seat]
        actions = {f"player_{seat}": state.legal(seat)[0] for seat in asked}
        with monkeypatch.context() as cut:
            cut.setattr(ParallelGame, "_take", cut_off)
            with pytest.raises(KeyboardInterrupt):
                env.step(actions)
        assert env.table.observed.seat == env.table.state.seat
    assert env.table.state.over


LOST = 2.0  # seconds after which an interrupt comes again, should nobody have seen it


def step_for_good(runner: ProcessRunner) -> None:
    while True:
        runner.step(runner.sample_actions())


def own_share_cut_off_at_its_end(share: Share) -> None:
    share.runner.step(share.actions)
    raise KeyboardInterrupt


@pytest.mark.parametrize("interrupted", [own_share_cut_off, own_share_cut_off_at_its_end])
def test_processes_keep_in_line_after_an_interrupt(
    interrupted: Callable[[Share], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with ProcessRunner("naramata", 4, 2, seats=2, seed=9) as runner:
        alone = VectorRunner("naramata", 2, seats=2, seed=9 + SEEDS_EACH)
        for _ in range(20):
            actions = runner.sample_actions()
            with monkeypatch.context() as cut:
                cut.setattr(Share, "step", interrupted)
                with pytest.raises(KeyboardInterrupt):
                    runner.step(actions)
            alone.step(actions[2:])
            assert np.array_equal(runner.observations[2:], alone.observations)
            actions = runner.sample_actions()
            runner.step(actions)
            alone.step(actions[2:])
            assert np.array_equal(runner.observations[2:], alone.observations)
            assert runner.masks.any(axis=1).all()


def test_a_second_interrupt_while_it_catches_up_is_no_harm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with ProcessRunner("naramata", 4, 2, seats=2, seed=9) as runner:
        alone = VectorRunner("naramata", 2, seats=2, seed=9 + SEEDS_EACH)
        refused = runner.sample_actions()
        refused[2:] = 10**6  # by the worker, which nobody is told
        with monkeypatch.context() as cut:
            cut.setattr(Share, "step", own_share_cut_off)
            cut.setattr(processes, "receive", receive_cut_off)
            with pytest.raises(KeyboardInterrupt):
                runner.step(refused)
        for _ in range(5):
            actions = runner.sample_actions()
            runner.step(actions)
            alone.step(actions[2:])
            assert np.array_equal(runner.observations[2:], alone.observations)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="a timer of POSIX")
def test_processes_keep_in_line_after_real_interrupts() -> None:
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    gc.disable()  # an interrupt is lost within a callback of the collector, as hypothesis has one
    try:
        with ProcessRunner("naramata", 64, 2, seats=4, seed=1) as runner:
            for trial in range(10):
                signal.setitimer(signal.ITIMER_REAL, 0.01 + 0.003 * trial, LOST)
                with pytest.raises(KeyboardInterrupt):
                    step_for_good(runner)
                signal.setitimer(signal.ITIMER_REAL, 0)
            runner.step(runner.sample_actions())
            seen = runner.observations.copy()
            time.sleep(0.05)
            assert np.array_equal(runner.observations, seen)
            [worker] = runner._workers
            with pytest.raises(BlockingIOError):  # no answer of an older step is left
                worker.line.recv(1)
    finally:
        gc.enable()
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_the_interrupt_of_a_terminal_does_not_end_the_processes() -> None:
    with ProcessRunner("naramata", 2, 2, seats=2) as runner:
        [worker] = active_children()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGINT)
        for _ in range(3):
            runner.step(runner.sample_actions())
        assert worker.is_alive()
