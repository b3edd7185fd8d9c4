"""Measure random play and cloning against Catanatron, slice by slice in the same process.

The two engines take turns, so that a machine that slows down slows both; what counts is the ratio
of each pair of slices. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Protocol, TypedDict

from cuvee.bots import Observation, bot
from cuvee.cli.load import load_games
from cuvee.engine import Game, RandomPolicy, State, game, game_names, machine, playout, rng

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "bench"
RESULTS = ROOT / "benchmarks" / "RESULTS.md"
MODES = ("interpreted", "compiled")
TARGETS = {  # mode: random play, clone, playout, determinise, greedy, whole game
    "interpreted": ("at least 2.6x", "at least 4x", "", "", "", ""),
    "compiled": (
        "at least 16x",
        "at least 24x",
        "at least 1.5x",
        "under 10",
        "at least 7,700 (Viticulture)",
        "under 10 ms",
    ),
}
CLONES = 100  # copies made between two looks at the clock

Work = Callable[[], int]
Pair = tuple[float, float]  # ours, theirs


class Row(TypedDict):
    """What was measured of one game."""

    game: str
    seats: int
    play: Sequence[Pair]  # decisions per second, a pair for each pair of slices
    clone: Sequence[Pair]  # copies per second
    playout: Sequence[Pair]  # decisions per second inside `playout`, and by `legal` and `apply`
    determinise: list[float]  # microseconds for each sample of a state of two seats
    greedy: list[float]  # decisions per second of the greedy bot at two seats
    whole: list[float]  # seconds for each whole game of ours


class Run(TypedDict):
    """One run of the benchmark and where it was made."""

    machine: str
    python: str
    commit: str
    command: str
    catanatron: str
    rows: list[Row]


class Actions(Protocol):
    """The part of Catanatron's state that is read here."""

    actions: list[object]


class Catan(Protocol):
    """The part of Catanatron's game that is used here."""

    state: Actions

    def play(self) -> object:
        """Play to the end."""

    def play_tick(self) -> object:
        """Play one decision."""

    def copy(self) -> object:
        """An independent copy."""


def our_play(rules: Game[State], seats: int) -> Work:
    """Play a game at random and count the decisions."""
    chooser = Random(1)
    seeds = count(1)

    def one_game() -> int:
        state = rules.new(seats=seats, seed=next(seeds))
        decisions = 0
        while not state.over:
            state.apply(chooser.choice(state.legal()))
            decisions += 1
        return decisions

    return one_game


def our_clone(rules: Game[State], seats: int) -> Work:
    """Clone a state from the middle of a random game."""
    chooser = Random(1)
    state = rules.new(seats=seats, seed=1)
    history = [state.clone()]
    while not state.over:
        state.apply(chooser.choice(state.legal()))
        history.append(state.clone())
    middle = history[len(history) // 2]

    def clones() -> int:
        for _ in range(CLONES):
            middle.clone()
        return CLONES

    return clones


def our_playout(rules: Game[State], seats: int) -> Work:
    """Play a game at random inside the rules and count the decisions."""
    policy = RandomPolicy(rng(1))
    seeds = count(1)
    return lambda: playout(rules.new(seats=seats, seed=next(seeds)), policy)


def our_samples(rules: Game[State]) -> Work:
    """Sample states from one in the middle of a random game of two."""
    policy, dice = RandomPolicy(rng(1)), rng(2)
    whole = rules.new(seats=2, seed=1)
    middle = whole.clone()
    for _ in range(playout(whole, policy) // 2):
        middle.apply(policy.choose(middle, middle.seat))

    def samples() -> int:
        for _ in range(CLONES):
            middle.determinise(middle.seat, dice)
        return CLONES

    return samples


def our_greedy(rules: Game[State]) -> Work:
    """Let the greedy bot play against itself and count the decisions."""
    greedy, dice = bot("greedy"), rng(1)
    seeds = count(1)

    def one_game() -> int:
        state = rules.new(seats=2, seed=next(seeds))
        decisions = 0
        while not state.over:
            state.apply(greedy.choose(Observation(state, state.seat), dice))
            decisions += 1
        return decisions

    return one_game


def catan(seed: int) -> Catan:
    """A game of Catanatron with four random players."""
    package = import_module("catanatron")
    players = [package.RandomPlayer(colour) for colour in package.Color]
    made: Catan = package.Game(players, seed=seed)
    return made


def their_play() -> Work:
    """Play a game of Catanatron at random and count the decisions, forced ones too."""
    seeds = count(1)

    def one_game() -> int:
        table = catan(next(seeds))
        table.play()
        return len(table.state.actions)

    return one_game


def their_clone() -> Work:
    """Copy a game of Catanatron from its middle."""
    whole = catan(1)
    whole.play()
    middle = catan(1)
    for _ in range(len(whole.state.actions) // 2):
        middle.play_tick()

    def clones() -> int:
        for _ in range(CLONES):
            middle.copy()
        return CLONES

    return clones


def rate(work: Work, seconds: float) -> tuple[float, list[float]]:
    """How much was done a second, and how long each round of it took."""
    done = 0
    times: list[float] = []
    start = now = perf_counter()
    while now - start < seconds:
        before = now
        done += work()
        now = perf_counter()
        times.append(now - before)
    return done / (now - start), times


def duel(ours: Work, theirs: Work, slices: int, seconds: float) -> tuple[list[Pair], list[float]]:
    """Rates in pairs of slices, taken in turn, and the time of each of our rounds."""
    pairs: list[Pair] = []
    rounds: list[float] = []
    for _ in range(slices):
        mine, times = rate(ours, seconds)
        pairs.append((mine, rate(theirs, seconds)[0]))
        rounds += times
    return pairs, rounds


def measure(slices: int, seconds: float) -> list[Row]:
    """Every registered game and the example, each against Catanatron."""
    load_games([str(ROOT / "examples" / "barrels.py")])
    rows: list[Row] = []
    for name in game_names():
        rules = game(name)
        seats = 4 if 4 in rules.seats else max(rules.seats)
        print(f"{name}, {seats} seats: {8 * slices * seconds:.0f} seconds", flush=True)
        rows.append(measure_game(name, rules, seats, slices, seconds))
    return rows


def measure_game(name: str, rules: Game[State], seats: int, slices: int, seconds: float) -> Row:
    """One game against Catanatron, and what of it only bots use by itself."""
    play, whole = duel(our_play(rules, seats), their_play(), slices, seconds)
    clone, _ = duel(our_clone(rules, seats), their_clone(), slices, seconds)
    inside, _ = duel(our_playout(rules, seats), our_play(rules, seats), slices, seconds)
    samples, greedy = our_samples(rules), our_greedy(rules)
    return Row(
        game=name,
        seats=seats,
        play=play,
        clone=clone,
        playout=inside,
        determinise=[1e6 / rate(samples, seconds)[0] for _ in range(slices)],
        greedy=[rate(greedy, seconds)[0] for _ in range(slices)],
        whole=whole,
    )


def here(mode: str, slices: int, seconds: float) -> Run:
    """A run with nothing measured yet."""
    return Run(
        machine=f"{processor()}, {os.cpu_count()} cores",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        commit=commit(),
        command=f"python benchmarks/run.py --mode {mode} --slices {slices} --seconds {seconds:g}",
        catanatron=version("catanatron"),
        rows=[],
    )


def processor() -> str:
    """The model of the processor, as far as the system tells."""
    facts = Path("/proc/cpuinfo")
    for line in facts.read_text().splitlines() if facts.is_file() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """The commit that was measured, marked when the files differ from it."""
    ask = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    answer = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=False)
    return answer.stdout.strip() or "none yet"


def spread(values: list[float], unit: str, digits: int = 1) -> str:
    """The median, and the least and the most."""
    low, middle, high = min(values), median(values), max(values)
    return f"{middle:,.{digits}f}{unit} [{low:,.{digits}f} .. {high:,.{digits}f}]"


def lines_of(row: Row, mode: str) -> list[str]:
    """The lines of the table for one game."""
    play_goal, clone_goal, playout_goal, sample_goal, greedy_goal, whole_goal = TARGETS[mode]
    name = f"{row['game']}, {row['seats']} seats"
    ours, theirs = (median([pair[side] for pair in row["play"]]) for side in (0, 1))
    copy, copies = (median([1e6 / pair[side] for pair in row["clone"]]) for side in (0, 1))
    play = spread([mine / other for mine, other in row["play"]], "x")
    clone = spread([mine / other for mine, other in row["clone"]], "x")
    inside = spread([mine / other for mine, other in row["playout"]], "x", 2)
    fast = median([pair[0] for pair in row["playout"]])
    sample, greedy = spread(row["determinise"], ""), spread(row["greedy"], "", 0)
    whole = spread([1e3 * seconds for seconds in row["whole"]], " ms", 2)
    cells = [
        [name, "random play, decisions/s", f"{ours:,.0f}", f"{theirs:,.0f}", play, play_goal],
        ["", "`clone()`, microseconds", f"{copy:,.1f}", f"{copies:,.1f}", clone, clone_goal],
        ["", "`playout()`, decisions/s", f"{fast:,.0f}", "", f"{inside} of play", playout_goal],
        ["", "`determinise()` of two seats, microseconds", sample, "", "", sample_goal],
        ["", "greedy at two seats, decisions/s", greedy, "", "", greedy_goal],
        ["", "a whole random game", whole, "", "", whole_goal],
    ]
    return [f"| {' | '.join(line)} |" for line in cells]


def section(mode: str, run: Run) -> list[str]:
    """The results in one mode, and what they were measured with."""
    lines = [f"## {mode.capitalize()}", ""]
    lines += [f"- Machine: {run['machine']}; {run['python']}"]
    lines += [f"- Commit: {run['commit']}; Catanatron {run['catanatron']}"]
    lines += [f"- Command: `{run['command']}`", ""]
    lines += ["| game | what | Cuvée | Catanatron | ratio | target |", "|---|---|---|---|---|---|"]
    for row in run["rows"]:
        lines += lines_of(row, mode)
    return [*lines, ""]


PREFACE = """# Benchmark results

Written by `make bench`; do not edit. A ratio is the median over pairs of slices, measured in turn
in one process, with the least and the most in brackets; more than 1x means that Cuvée is faster.
Both sides play at random with Python's own generator, four at the table. Cuvée takes a forced
choice in silence and does not count it; Catanatron's count includes its forced moves.

Barrels is the example game. It stays interpreted where the engine is compiled, so the compiled
targets are not meant for it.
"""


def report() -> None:
    """Write the latest run in each mode as a page."""
    lines = [PREFACE]
    for mode in MODES:
        runs = kept(mode)
        if runs:
            lines += section(mode, runs[-1])
    RESULTS.write_text("\n".join(lines).rstrip() + "\n", "utf-8")
    print(f"wrote {RESULTS.relative_to(ROOT)}")


def kept(mode: str) -> list[Run]:
    """The runs made so far in a mode."""
    file = KEPT / f"{mode}.json"
    runs: list[Run] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return runs


def keep(mode: str, run: Run) -> None:
    """Add a run to those made so far in a mode."""
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{mode}.json").write_text(json.dumps([*kept(mode), run], indent=1) + "\n", "utf-8")


def main() -> None:
    """Measure, write the page, or both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=MODES, help="measure, with the engine in this mode")
    parser.add_argument("--report", action="store_true", help="write the results as a page")
    parser.add_argument("--slices", type=int, default=7, help="pairs of slices (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice (1)")
    args = parser.parse_args()
    mode = "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
    if args.mode not in (None, mode):
        parser.exit(2, f"the engine is {mode}; `make {other(mode)}` switches it\n")
    if args.mode:
        run = here(mode, args.slices, args.seconds)
        run["rows"] = measure(args.slices, args.seconds)
        keep(mode, run)
    if args.report:
        report()


def other(mode: str) -> str:
    """The target that leads out of a mode."""
    return "compile" if mode == "interpreted" else "pure"


if __name__ == "__main__":
    main()
