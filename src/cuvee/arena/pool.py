"""All games of a plan, in order, on as many processes as wanted."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.synchronize import Event

from cuvee.arena.match import Outcome, play
from cuvee.arena.plan import Plan

MAX_BATCH = 25  # games handed to a process at a time: small enough to see progress
_closing: list[Event] = []  # in each process: set when nobody waits for its games any more


def outcomes(
    plan: Plan, jobs: int = 1, prepare: Callable[[], None] | None = None
) -> Iterator[Outcome]:
    """The outcome of every game, in order, and the same whatever the number of jobs.

    `prepare` is called first in every new process, which knows no games but Cuvée's own.
    """
    if jobs <= 1:
        for number in range(plan.games):
            yield play(plan, number)
        return
    share = max(1, min(MAX_BATCH, plan.games // (jobs * 4)))
    shares = [range(at, min(at + share, plan.games)) for at in range(0, plan.games, share)]
    # Spawned processes start the same way on every system, and next to threads too.
    context = multiprocessing.get_context("spawn")
    closing = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin, (closing, prepare)) as pool:
        try:
            for played in pool.map(_play_share, [plan] * len(shares), shares):
                yield from played
        finally:
            closing.set()


def _begin(closing: Event, prepare: Callable[[], None] | None) -> None:
    """Get a new process ready; an interruption is the main process's business alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _closing.append(closing)
    if prepare is not None:
        prepare()


def _leave_with_parent() -> None:
    """End this process when the main one is gone, however that came about."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_share(plan: Plan, numbers: range) -> list[Outcome]:
    played = []
    for number in numbers:
        if _closing[0].is_set():
            break
        played.append(play(plan, number))
    return played
