"""Games that a network plays against itself, and what is to be learned from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from cuvee.bots.values import Appraised, Value
from cuvee.engine import Rng, State
from cuvee.engine.lookahead import turn_ends, turn_over

if TYPE_CHECKING:
    from cuvee.bots.network import Matrix

CURIOUS: Final = 16  # one turn in so many takes another of the best few actions
BEST_FEW: Final = 4
APPRAISAL: Final = Appraised()


@dataclass(frozen=True)
class Lesson:
    """One seat's game: the ends of its turns in order, and how the game came out for it."""

    features: Matrix
    margin: float


@dataclass(frozen=True)
class Habits:
    """How a training plays."""

    positions: int  # of a turn, for each action it may begin with
    curious: bool  # whether it tries what does not look best
    periods: int  # years or days after which a game is broken off
    watching: bool = False  # whether it learns from seats that the appraisal plays, too


def play(s: State, players: list[Value], rng: Rng, habits: Habits) -> list[Lesson]:
    """Play a game to its end; a lesson for every seat that a network plays, or watches.

    A game that drags on is broken off: two that have not learned to score might never end it.
    """
    turns: list[list[list[float]]] = [[] for _ in players]
    while not s.over and s.game.period(s) <= habits.periods:
        seat = s.seat
        s.apply(choose(s, seat, players[seat], rng, habits), seat)
        learns = habits.watching or players[seat] is not APPRAISAL
        if learns and turn_over(s, seat) and not s.simultaneous:
            turns[seat].append(s.game.features(s, seat))
    return [
        Lesson(np.array(found, np.float32), s.game.margin(s, seat))
        for seat, found in enumerate(turns)
        if found
    ]


def choose(s: State, seat: int, player: Value, rng: Rng, habits: Habits) -> int:
    """The action that leads to the end of the turn with the best value, now and then another.

    What a turn draws is drawn anew for the look ahead, so that nobody knows the next card.
    """
    seen = s.clone()
    seen.rng.key = rng.fork().key
    ends = turn_ends(seen, seat, habits.positions)
    values = np.array(player.of(ends, seat), np.float32)
    if habits.curious and rng.below(CURIOUS) == 0:
        return ends[pick_another(values, rng)][0]
    return ends[int(values.argmax())][0]


def pick_another(values: Matrix, rng: Rng) -> int:
    """One of the best few."""
    few = min(BEST_FEW, len(values))
    return int(np.argsort(values)[-1 - rng.below(few)])
