"""The training itself: rounds of games, learning from each, and checks against the best so far."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic
from typing import Final

from cuvee.arena.workers import Pending, Workers, in_order
from cuvee.bots import network as networks
from cuvee.bots.network import Network, check_inputs, load, shipped, shipped_games, shipped_hours
from cuvee.engine import game
from cuvee.learning.checkpoint import (
    BEST,
    Progress,
    load_learner,
    load_progress,
    save_best,
    save_learner,
    writing,
)
from cuvee.learning.games import Task, check, learn_from, stream
from cuvee.learning.learner import LAST_RATE, RATE, Learner
from cuvee.learning.selfplay import Lesson
from cuvee.learning.setups import curriculum, deal
from cuvee.locales.errors import InputError

ROUND: Final = 16  # games that are played before the network learns from them
CHECK_EVERY: Final = 1000  # games
CHECK_GAMES: Final = 48  # deals; with fewer it is chance that chooses the best
SECONDS_OF_AN_HOUR: Final = 3600.0


class Trainer:
    """One network in training; it can stop after any round and go on from its folder.

    In an empty folder it goes on from the weights that come with Cuvée, unless it is to be fresh.
    """

    def __init__(self, progress: Progress, folder: Path, *, fresh: bool = False) -> None:
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            TemporaryFile(dir=folder).close()  # a folder that takes no files is found out at once
        self.folder = folder
        self.error = 0.0
        before = load_progress(folder, progress.game, progress.network)
        if before is not None and before.seed != progress.seed:
            seed = str(before.seed)
            raise InputError("error-training-seed", folder=str(folder), seed=seed)
        self.progress = before or progress
        inputs = count_inputs(progress)
        if before is None:
            self.learner = Learner(first_network(progress, inputs, fresh=fresh), progress.seed)
        else:
            self.learner = load_learner(folder, before, inputs)
        best = folder / BEST
        if best.is_file():
            check_inputs(load(best), best, f"{progress.game} {progress.network}", inputs)

    def run(
        self, games: int, until: float, tell: Callable[[Trainer], None], workers: Workers
    ) -> None:
        """Train until so many games are played in all, or the time is up.

        What comes of it is the same whoever plays the games.
        """
        done = self.progress
        since = monotonic()
        try:
            if done.games and not done.checks:
                self.check(workers)  # of the weights that it goes on from
            played = self.begin_round(workers, done.games)
            while done.games < games and monotonic() < until:
                checked = done.games // CHECK_EVERY
                lessons = [lesson for each in played for lesson in each.result()]
                played = self.begin_round(workers, done.games + ROUND)
                self.learn(lessons, games)
                if done.games // CHECK_EVERY > checked:
                    self.check(workers)
                tell(self)
        finally:
            done.hours += (monotonic() - since) / SECONDS_OF_AN_HOUR
            self.save()

    def begin_round(self, workers: Workers, first: int) -> list[Pending[list[Lesson]]]:
        """Let some games be played with the present weights, and go on meanwhile."""
        # Copied, since learning goes on meanwhile.
        present = self.learner.network.copy()
        numbers = range(first, first + ROUND)
        return [workers.submit(learn_from, self.task(present, number)) for number in numbers]

    def learn(self, lessons: list[Lesson], games: int) -> None:
        """Learn from a round of games; the steps get smaller towards the end."""
        part = min(1.0, self.progress.games / games)
        self.progress.games += ROUND
        self.error = self.learner.learn(lessons, RATE * (LAST_RATE / RATE) ** part)

    def task(self, network: Network, number: int, best: Network | None = None) -> Task:
        """A game of a network."""
        done = self.progress
        opponent = None if best is None else best.parts
        return Task(done.game, done.network, done.seed, number, network.parts, opponent)

    def check(self, workers: Workers) -> None:
        """Keep the averaged weights as the best if they do better than those, on the same deals."""
        done, network = self.progress, self.learner.average
        table = any(seats > 1 for seats, _ in curriculum(done.game, done.network).check)
        margins = self.margins(workers, None)
        score = sum(network.target(margin) for margin in margins) / len(margins)
        entry = {"games": done.games, "error": self.error, "score": score}
        entry["won"] = sum(margin > 0 for margin in margins) / len(margins)
        entry["margin"] = sum(margins) / len(margins)
        better = score > done.best_score
        best = self.folder / BEST
        if table and best.is_file():
            duels = self.margins(workers, load(best))
            entry["against_best"] = sum(margin > 0 for margin in duels) / len(duels)
            better = (
                sum(network.target(margin) for margin in duels)
                + len(duels) * (score - done.best_score)
                > 0
            )
        if better:
            done.best_games, done.best_score = done.games, score
            save_best(network, self.folder)
        done.checks.append(entry)
        self.save()

    def margins(self, workers: Workers, best: Network | None) -> list[float]:
        """The margins of a check; without a best one, against the game's own appraisal."""
        average = self.learner.average
        tasks = [self.task(average, number, best) for number in range(CHECK_GAMES)]
        return [margin for found in in_order(workers, check, tasks) for margin in found]

    def save(self) -> None:
        """Write everything that is needed to go on."""
        save_learner(self.learner, self.folder)
        self.progress.save(self.folder)


def first_network(progress: Progress, inputs: int, *, fresh: bool) -> Network:
    """The weights that come with Cuvée; else a network that plays as the game's appraisal does."""
    of = progress.game, progress.network
    known = None if fresh else shipped(*of)
    if known is not None:
        progress.games, progress.hours = shipped_games(*of), shipped_hours(*of)
        return known.copy()
    learned = curriculum(*of)
    return networks.fresh(inputs, learned.near, learned.far, progress.seed)


def count_inputs(progress: Progress) -> int:
    """How many features the game has for the network."""
    learned = curriculum(progress.game, progress.network)
    s = deal(progress.game, learned.entries, stream(progress.seed, 0))
    return len(game(progress.game).features(s, 0))
