"""Measure the environments for learning at random play, slice by slice in the same process.

Everything takes turns with plain random play of the same game, a loop of `legal` and `apply` in
Python, so that a machine that slows down slows both; what counts is the ratio of each pair of
slices. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import os
import platform
import warnings
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from importlib.metadata import version
from itertools import count
from random import Random
from statistics import median
from typing import Any

from benchmarks.run import ROOT, Work, commit, our_play, processor, rate, spread
from cuvee.engine import game, machine
from cuvee.envs import aec
from cuvee.envs.processes import ProcessRunner
from cuvee.envs.single_seat import SingleSeatEnv
from cuvee.envs.vector import VectorRunner

RESULTS = ROOT / "benchmarks" / "ENVIRONMENTS.md"
SEATS = 4
STEPS = 20  # of a runner between two looks at the clock
COUNTED_STEPS = 2000  # in which the decisions of opponents are counted
PREFACE = """# Environments

Written by `make bench-envs`; do not edit. Decisions a second of random play at four seats with
observations and masks, each beside plain random play: `legal` and `apply` in a loop in Python
without either, one game after another. Games that take turns do not stay in the processor's caches,
so plain play of as many games as the runner has is measured as well. Where one seat learns, random
opponents play the others within a step, and all decisions count. A ratio is the median over
pairs of slices, with the least and the most in brackets.
"""


def games_in_turn(name: str, games: int, dice: Random) -> Work:
    """A decision in each of several games in turn, without observations: what a runner adds to."""
    rules, seeds = game(name), count(1)
    states = [rules.new(seats=SEATS, seed=next(seeds)) for _ in range(games)]

    def steps() -> int:
        for _ in range(STEPS):
            for number, state in enumerate(states):
                state.apply(dice.choice(state.legal()))
                if state.over:
                    states[number] = rules.new(seats=SEATS, seed=next(seeds))
        return STEPS * games

    return steps


def our_runner(runner: VectorRunner | ProcessRunner, decisions: float = 1.0) -> Work:
    """Step a runner some times; how many decisions a step takes in each of its games."""

    def steps() -> int:
        for _ in range(STEPS):
            runner.step(runner.sample_actions())
        return round(STEPS * len(runner.seats) * decisions)

    return steps


def decisions_of_all(runner: VectorRunner) -> float:
    """How many decisions all seats take for each one of the learners."""
    opponents = runner.opponents
    before = 0 if opponents is None else opponents.decisions
    for _ in range(COUNTED_STEPS):
        runner.step(runner.sample_actions())
    theirs = 0 if opponents is None else opponents.decisions - before
    return 1 + theirs / (COUNTED_STEPS * len(runner.seats))


def our_aec(env: Any, dice: Random) -> Work:  # noqa: ANN401 - PettingZoo has no types
    """Play a game as PettingZoo does, with an observation and a mask at every decision."""

    def one_game() -> int:
        env.reset(seed=dice.getrandbits(32))
        decisions = 0
        for _ in env.agent_iter():
            _, _, over, _, _ = env.last()
            if over:
                env.step(None)
            else:
                env.step(dice.choice(env.legal_actions()))
                decisions += 1
        return decisions

    return one_game


def our_single_seat(name: str, dice: Random) -> Work:
    """Play one seat of two against random play, choosing by the mask."""
    env = SingleSeatEnv(name, seats=2)
    return gymnasium_game(env, lambda info: info["action_mask"].nonzero()[0], dice)


def gymnasium_game(
    env: Any,  # noqa: ANN401 - of any library
    offered: Callable[[dict[str, Any]], Any],
    dice: Random,
) -> Work:
    """Play a game as Gymnasium does; what counts is the steps of the learner."""

    def one_game() -> int:
        _, info = env.reset(seed=dice.getrandbits(31))
        over, steps = False, 0
        while not over:
            _, _, over, cut, info = env.step(dice.choice(offered(info)))
            over = over or cut
            steps += 1
        return steps

    return one_game


def openspiel_game(name: str, dice: Random) -> Work:
    """Play a game as OpenSpiel does, with an observation at every decision."""
    import_module("cuvee.envs.openspiel")
    spiel = import_module("pyspiel")
    import_module(f"open_spiel.python.games.{name}" if name == "tic_tac_toe" else "pyspiel")
    known = spiel.load_game("python_tic_tac_toe" if name == "tic_tac_toe" else name)
    observation = import_module("open_spiel.python.observation").make_observation(known)

    def one_game() -> int:
        state, decisions = known.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                observation.set_from(state, state.current_player())
                decisions += 1
            state.apply_action(dice.choice(state.legal_actions()))
        return decisions

    return one_game


def catanatron(dice: Random) -> Work:
    """Catanatron's Gymnasium environment: one seat of two against random play."""
    import_module("catanatron_gym")
    env = import_module("gymnasium").make("catanatron_gym:catanatron-v1")
    return gymnasium_game(env, lambda info: info["valid_actions"], dice)


def works(name: str, games: int, stack: ExitStack) -> dict[str, Work]:
    """Everything that is measured of a game, with so many of it side by side in each process."""
    cores = os.cpu_count() or 1
    spread_out = stack.enter_context(ProcessRunner(name, games * cores, cores, seats=SEATS))
    learners = stack.enter_context(
        ProcessRunner(name, games * cores, cores, seats=SEATS, learners=[0])
    )
    learner = VectorRunner(name, games, seats=SEATS, learners=[0])
    decisions = decisions_of_all(learner)
    return {
        f"plain play, {games} games in turn": games_in_turn(name, games, Random(1)),
        f"vectorized runner, {games} games, one core": our_runner(
            VectorRunner(name, games, seats=SEATS)
        ),
        f"vectorized runner, {games} games, one core, one seat of {SEATS} learns": our_runner(
            learner, decisions
        ),
        f"vectorized runner, {cores} processes of {games} games": our_runner(spread_out),
        f"vectorized runner, {cores} processes of {games} games, one seat of {SEATS} learns": (
            our_runner(learners, decisions)
        ),
        "PettingZoo, `raw_env()`": our_aec(aec.RawEnv(name, seats=SEATS), Random(1)),
        "PettingZoo, `env()`": our_aec(aec.env(name, seats=SEATS), Random(1)),
        "Gymnasium, one seat of two": our_single_seat(name, Random(1)),
        "OpenSpiel": openspiel_game(f"cuvee_{name}(players={SEATS})", Random(1)),
    }


def others() -> dict[str, Work]:
    """What other libraries have, as far as it is installed."""
    made = {"OpenSpiel's Python tic-tac-toe": openspiel_game("tic_tac_toe", Random(1))}
    try:
        made["Catanatron's Gymnasium environment, one seat of two"] = catanatron(Random(1))
    except ImportError:
        print("Catanatron's environment is not installed")
    return made


def measure(slices: int, seconds: float, games: int) -> list[str]:
    """The lines of the table."""
    lines = []
    for name in ("viticulture", "naramata"):
        plain = our_play(game(name), SEATS)
        with ExitStack() as stack:
            for what, work in {**works(name, games, stack), **others()}.items():
                print(f"{name}: {what}", flush=True)
                pairs = [(rate(work, seconds)[0], rate(plain, seconds)[0]) for _ in range(slices)]
                ours, theirs = (median([pair[side] for pair in pairs]) for side in (0, 1))
                ratio = spread([mine / other for mine, other in pairs], "x", 2)
                lines.append(f"| {name} | {what} | {ours:,.0f} | {theirs:,.0f} | {ratio} |")
    return lines


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7, help="pairs of slices (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice (1)")
    parser.add_argument("--games", type=int, default=64, help="side by side in a process (64)")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    mode = "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
    libraries = ", ".join(
        f"{name} {version(name)}" for name in ("pettingzoo", "gymnasium", "open_spiel", "numpy")
    )
    lines = [PREFACE]
    lines += [
        f"- Machine: {processor()}, {os.cpu_count()} cores; Python {platform.python_version()}"
    ]
    lines += [f"- Commit: {commit()}; rules {mode}; {libraries}"]
    flags = f"--slices {args.slices} --seconds {args.seconds:g} --games {args.games}"
    lines += [
        f"- Command: `python -m benchmarks.environments {flags}`",
        "",
        "| game | what | decisions/s | plain play | ratio |",
        "|---|---|---|---|---|",
        *measure(args.slices, args.seconds, args.games),
    ]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"wrote {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
