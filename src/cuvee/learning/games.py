"""The games of a training by number, so that any process can play any of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cuvee.bots.network import Network
from cuvee.bots.values import Learned, Value
from cuvee.engine import Rng, game, rng
from cuvee.learning.selfplay import APPRAISAL, Habits, Lesson, play
from cuvee.learning.setups import begin, curriculum, deal

if TYPE_CHECKING:
    from cuvee.bots.network import Matrix

WORDS_OF_A_FORK: Final = 4  # numbers of its stream that one fork uses up
OLD_SCHOOL: Final = 4  # in one game of so many the others play by the game's own appraisal
CHECK_STREAM: Final = 1 << 40  # the deals of checks come from a part that no training reaches


@dataclass(frozen=True)
class Task:
    """A game of a training, and the weights it is played with."""

    game: str
    network: str
    seed: int
    number: int
    parts: dict[str, Matrix]
    best: dict[str, Matrix] | None = None  # whom the weights are checked against


def stream(seed: int, number: int) -> Rng:
    """The dice of one game of a training."""
    dice = rng(seed)
    dice.count = WORDS_OF_A_FORK * number
    return dice.fork()


def learn_from(task: Task) -> list[Lesson]:
    """Play the game of a task against itself, now and then against the game's own appraisal.

    The first games of a training are the appraisal's alone, to learn from what is played there.
    """
    network = Learned(Network(task.parts))
    learned = curriculum(task.game, task.network)
    dice = stream(task.seed, task.number)
    s = deal(task.game, learned.entries, dice)
    watching = task.number < learned.watched
    players: list[Value] = [APPRAISAL if watching else network] * s.seats
    others = not watching and s.seats > 1 and not s.game.cooperative(s.options)
    if others and dice.below(OLD_SCHOOL) == 0:
        learner = dice.below(s.seats)
        players = [network if seat == learner else APPRAISAL for seat in range(s.seats)]
    return play(s, players, dice, Habits(learned.positions, True, learned.periods, watching))


def check(task: Task) -> list[float]:
    """The margins of a network on the deal of a task, against the best so far where there is one.

    At a table the deal is played from every seat.
    """
    network = Learned(Network(task.parts))
    other: Value = APPRAISAL if task.best is None else Learned(Network(task.best))
    learned = curriculum(task.game, task.network)
    margins: list[float] = []
    for seats, options in learned.check:
        for seat in range(seats):
            dice = stream(task.seed, CHECK_STREAM + task.number)
            s = begin(game(task.game), seats, options, dice)
            alone = seats == 1 or s.game.cooperative(s.options)
            players: list[Value] = [
                network if alone or who == seat else other for who in range(seats)
            ]
            play(s, players, dice, Habits(learned.positions, False, learned.periods))
            margins.append(s.game.margin(s, seat))
    return margins
