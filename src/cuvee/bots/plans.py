"""Plans: moves of a seat tried on a copy in which all it may not know is dealt anew.

A bot decides for the other seats. What luck or others had a part in may come out otherwise in the
game, so only the moves up to there can be taken over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cuvee.bots.base import Bot, Observation
from cuvee.bots.greedy import GreedyBot
from cuvee.bots.outcome import Outcome, take
from cuvee.engine import Rng, State

BUDGET: Final = 16  # positions that the bot of the other seats looks at for each action
MAX_ASSUMED: Final = 200  # decisions of other seats in a row


@dataclass(frozen=True)
class Step:
    """A decision of a plan: the seat's own, or one that is assumed of another seat."""

    seat: int
    action: int
    outcome: Outcome


def planned_copy(state: State, seat: int, dice: Rng) -> State:
    """The copy that a seat plans on; it records events."""
    copy = state.determinise(seat, dice)
    copy.record_events()
    return copy


def assumed_bot() -> Bot:
    """The bot that decides for other seats."""
    return GreedyBot(BUDGET)


def asked_seat(state: State, seat: int) -> int:
    """Who decides next: the seat of the plan if it is asked, else the first that is."""
    return seat if seat in state.waiting or not state.waiting else state.waiting[0]


def plan_step(state: State, seat: int, action: int) -> Step:
    """Take an action of whoever is asked on a copy of the plan of a seat."""
    decider = asked_seat(state, seat)
    return Step(decider, action, take(state, decider, action))


def assumed_steps(state: State, seat: int, dice: Rng) -> list[Step]:
    """What a bot decides for other seats until this one is asked or the game is over."""
    bot = assumed_bot()
    steps: list[Step] = []
    while not state.over and seat not in state.waiting and len(steps) < MAX_ASSUMED:
        other = asked_seat(state, seat)
        if not state.legal(other):
            break  # no deal was found in which it could answer
        steps.append(plan_step(state, seat, bot.choose(Observation(state, other), dice)))
    return steps


def steps_of(copy: State, actions: Sequence[int]) -> list[Step]:
    """The steps of decisions on from a copy, where of several seats the first decides first."""
    state = copy.clone()
    state.record_events()
    steps = []
    for action in actions:
        seat = state.seat
        steps.append(Step(seat, action, take(state, seat, action)))
    return steps


def is_certain(step: Step, seat: int) -> bool:
    """Whether a step is a seat's own, and comes out in the game as it did on the copy."""
    return step.seat == seat and not (step.outcome.chance or step.outcome.revealed)


def moves_to_take(steps: Sequence[Step], seat: int) -> list[int]:
    """The own moves that the game can be given: up to the first that luck or others follow."""
    moves: list[int] = []
    for step in steps:
        if step.seat != seat:
            break
        moves.append(step.action)
        if not is_certain(step, seat):
            break
    return moves
