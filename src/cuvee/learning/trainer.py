"""The training itself: rounds of games, learning from each, and checks against the best so far."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar

from cuvee.bots import network as networks
from cuvee.bots.network import Network, load, shipped, shipped_games
from cuvee.engine import game
from cuvee.learning.checkpoint import (
    BEST,
    Progress,
    load_learner,
    load_progress,
    save_learner,
)
from cuvee.learning.games import Task, check, learn_from, stream
from cuvee.learning.learner import LAST_RATE, RATE, Learner
from cuvee.learning.selfplay import Lesson
from cuvee.learning.setups import curriculum, deal

T = TypeVar("T")

ROUND: Final = 8  # games a process plays before the network learns from them
CHECK_EVERY: Final = 500  # games
CHECK_GAMES: Final = 24
SECONDS_OF_AN_HOUR: Final = 3600.0


class Trainer:
    """One network in training; it can stop after any round and go on from its folder.

    In an empty folder it goes on from the weights that come with Cuvée, unless it is to be fresh.
    """

    def __init__(self, progress: Progress, folder: Path, jobs: int, *, fresh: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.jobs = jobs
        before = load_progress(folder)
        if before is None:
            self.progress = progress
            known = None if fresh else shipped(progress.game, progress.network)
            if known is not None:
                progress.games = shipped_games(progress.game, progress.network)
                known = known.copy()
            self.learner = Learner(known or first_network(progress), progress.seed)
        else:
            self.progress = before
            self.learner = load_learner(folder, before.seed + before.games)
        self.error = 0.0

    def run(self, games: int, until: float, tell: Callable[[Trainer], None]) -> None:
        """Train until so many games are played in all, or the time is up."""
        done = self.progress
        since = monotonic()
        with workers(self.jobs) as executor:
            try:
                if done.games and not done.checks:
                    self.check(executor)  # of the weights that it goes on from
                played = self.begin_round(executor, done.games)
                while done.games < games and monotonic() < until:
                    checked = done.games // CHECK_EVERY
                    lessons = [lesson for found in played for lesson in found]
                    played = self.begin_round(executor, done.games + ROUND * self.jobs)
                    self.learn(lessons, games)
                    if done.games // CHECK_EVERY > checked:
                        self.check(executor)
                    tell(self)
            finally:
                done.hours += (monotonic() - since) / SECONDS_OF_AN_HOUR
                self.save()

    def begin_round(self, executor: Executor | None, first: int) -> Iterator[list[Lesson]]:
        """Let some games be played with the present weights, and go on meanwhile."""
        # Copied, since learning goes on meanwhile.
        present = self.learner.network.copy()
        tasks = [self.task(present, first + job * ROUND, ROUND) for job in range(self.jobs)]
        return run_all(executor, learn_from, tasks)

    def learn(self, lessons: list[Lesson], games: int) -> None:
        """Learn from a round of games; the steps get smaller towards the end."""
        part = min(1.0, self.progress.games / games)
        self.progress.games += ROUND * self.jobs
        self.error = self.learner.learn(lessons, RATE * (LAST_RATE / RATE) ** part)

    def task(self, network: Network, first: int, games: int, best: Network | None = None) -> Task:
        """Some games of a network."""
        done = self.progress
        opponent = None if best is None else best.parts
        return Task(done.game, done.network, done.seed, first, games, network.parts, opponent)

    def check(self, executor: Executor | None) -> None:
        """Keep the averaged weights as the best if they do better than those, on the same deals."""
        done, network = self.progress, self.learner.average
        table = any(seats > 1 for seats, _ in curriculum(done.game, done.network).check)
        margins = self.margins(executor, None)
        score = sum(network.target(margin) for margin in margins) / len(margins)
        entry = {"games": done.games, "error": self.error, "score": score}
        entry["won"] = sum(margin > 0 for margin in margins) / len(margins)
        entry["margin"] = sum(margins) / len(margins)
        better = score > done.best_score
        best = self.folder / BEST
        if table and best.is_file():
            duels = self.margins(executor, load(best))
            entry["against_best"] = sum(margin > 0 for margin in duels) / len(duels)
            better = (
                sum(network.target(margin) for margin in duels)
                + len(duels) * (score - done.best_score)
                > 0
            )
        if better:
            done.best_games, done.best_score = done.games, score
            network.save(best)
        done.checks.append(entry)
        self.save()

    def margins(self, executor: Executor | None, best: Network | None) -> list[float]:
        """The margins of a check; without a best one, against the game's own appraisal."""
        share = CHECK_GAMES // self.jobs
        average = self.learner.average
        tasks = [self.task(average, job * share, share, best) for job in range(self.jobs)]
        return [margin for found in run_all(executor, check, tasks) for margin in found]

    def save(self) -> None:
        """Write everything that is needed to go on."""
        save_learner(self.learner, self.folder)
        self.progress.save(self.folder)


def first_network(progress: Progress) -> Network:
    """A network that plays as the game's own appraisal does, to learn from there."""
    learned = curriculum(progress.game, progress.network)
    s = deal(progress.game, learned.entries, stream(progress.seed, 0))
    inputs = len(game(progress.game).features(s, 0))
    return networks.fresh(inputs, learned.near, learned.far, progress.seed)


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Processes that play; none for one job, which plays in this process."""
    if jobs == 1:
        yield None
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, leave_interrupts) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """An interruption is the main process's business alone: it ends the others after a round."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_all(executor: Executor | None, work: Callable[[Task], T], tasks: list[Task]) -> Iterator[T]:
    """What comes of all tasks, in their order; with processes they begin at once."""
    return map(work, tasks) if executor is None else executor.map(work, tasks)
