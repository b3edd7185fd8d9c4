"""A series of games: whichever of its plans they belong to, in order, by any workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cuvee.arena.match import Outcome, play
from cuvee.arena.plan import Plan
from cuvee.arena.workers import Local, Workers, in_order

Task = tuple[Plan, int]  # one game of a plan


def tasks_of(plan: Plan) -> list[Task]:
    """All games of one plan."""
    return [(plan, number) for number in range(plan.games)]


def outcomes(tasks: Sequence[Task], workers: Workers | None = None) -> Iterator[Outcome]:
    """The outcome of every game, in order, and the same whoever plays them."""
    return in_order(Local() if workers is None else workers, play_task, tasks)


def play_task(task: Task) -> Outcome:
    """Play one game, here or wherever this was sent to."""
    return play(*task)
