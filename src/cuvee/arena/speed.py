"""How fast a game runs on this machine: decisions in random play, and copies of a state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import inf
from random import Random
from statistics import median
from time import perf_counter

from cuvee.engine import Game, State, machine
from cuvee.engine.effect import S
from cuvee.locales.errors import InputError

ROUNDS = 5  # measurements of each kind; their middle is the answer, their ends the spread
SAMPLE = 16  # mid-game states to copy
USUAL_SEATS = 4


@dataclass(frozen=True)
class Speed:
    """One game's speed."""

    game: str
    seats: int
    decisions_per_second: float
    slowest: float
    fastest: float
    clone_microseconds: float

    def to_dict(self) -> dict[str, object]:
        """The speed as plain data."""
        return asdict(self)


def compiled() -> bool:
    """Whether the engine runs as machine code rather than interpreted."""
    return str(machine.__file__).endswith((".so", ".pyd"))


def speed(game: Game[S], seconds: float) -> Speed:
    """Measure a game for about so many seconds in all."""
    if not 0 < seconds < inf:
        raise InputError("error-seconds", seconds=f"{seconds:g}")
    chance = Random(0)  # noqa: S311  (fast, and only the benchmark depends on it)
    seats = max([many for many in game.seats if many <= USUAL_SEATS], default=game.seats[0])
    rates = [_random_play(game, seats, chance, 0.8 * seconds / ROUNDS) for _ in range(ROUNDS)]
    states = [_mid_game(game, seats, chance) for _ in range(SAMPLE)]
    clones = [_copying(states, 0.2 * seconds / ROUNDS) for _ in range(ROUNDS)]
    clone = median(clones) * 1e6
    return Speed(game.name, seats, median(rates), min(rates), max(rates), clone)


def _random_play(game: Game[S], seats: int, chance: Random, seconds: float) -> float:
    """Decisions per second over whole games."""
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds or decisions == 0:
        state = game.new(seats=seats, seed=chance.getrandbits(64))
        while not state.over:
            state.apply(chance.choice(state.legal()))
            decisions += 1
    return decisions / (perf_counter() - start)


def _mid_game(game: Game[S], seats: int, chance: Random) -> S:
    """The state half-way through a random game."""
    state = game.new(seats=seats, seed=chance.getrandbits(64))
    passed = []
    while not state.over:
        passed.append(state.clone())
        state.apply(chance.choice(state.legal()))
    return passed[len(passed) // 2]


def _copying(states: Sequence[State], seconds: float) -> float:
    """Seconds that one copy takes."""
    copies = 0
    start = perf_counter()
    while perf_counter() - start < seconds or copies == 0:
        for state in states:
            state.clone()
        copies += len(states)
    return (perf_counter() - start) / copies
