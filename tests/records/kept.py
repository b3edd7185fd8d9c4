"""Kept games: how each is played, what it is kept for, and how a game that shows it is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cuvee import Record
from cuvee.bots import Bot, GreedyBot, Observation, RandomBot
from cuvee.engine import BadInput, Event, Result, Rng, State, game, rng

FOLDER: Final = Path(__file__).parent
RANDOM: Final = RandomBot()
GREEDY: Final = GreedyBot(budget=16)  # plays nearly as well as with more, and much faster


@dataclass(frozen=True)
class Played:
    """A whole game: its record, the position at its end and everything it told."""

    record: Record
    state: State
    events: list[Event]

    @property
    def result(self) -> Result:
        """How it came out."""
        return self.state.game.result(self.state)

    @property
    def kinds(self) -> list[str]:
        """The kinds of its events, in order."""
        return [event.kind for event in self.events]

    def positions(self) -> Iterator[State]:
        """The state after the deal and after each decision; it is the same object each time."""
        state = self.record.begin()
        yield state
        for index in range(len(self.record.actions)):
            self.record.apply(state, index)
            yield state


Predicate = Callable[[Played], bool]


@dataclass(frozen=True)
class Steering:
    """How to come near what chance hardly ever shows: the best of several tries goes on.

    The game is cut into stages, its years or days. Each is played `tries` times.
    """

    stage: Callable[[State], int]
    promise: Callable[[State], float]  # of a position between stages, or at the end; most is best
    tries: int


@dataclass(frozen=True)
class Kept:
    """A game to keep. What it shows stands in words, for people, and as a predicate."""

    name: str  # of its file; the game's name comes first
    seats: int
    purpose: str
    shows: Predicate
    options: dict[str, object] = field(default_factory=dict)
    bots: tuple[Bot, ...] = (RANDOM,)  # of the seats in order, over and over
    steering: Steering | None = None

    @property
    def game(self) -> str:
        """The game's name."""
        return self.name.split("-", 1)[0]

    @property
    def path(self) -> Path:
        """Where the record is kept."""
        return FOLDER / f"{self.name}.json"

    def replayed(self) -> Played:
        """The game of the file by today's rules, wherever that leads; BadInput if nowhere."""
        record = Record.load(self.path.read_text("utf-8"))
        options = game(self.game).complete_options(self.seats, self.options)
        if (record.game, record.seats, record.options) != (self.game, self.seats, options):
            raise BadInput("it is a record of another game")
        record.rules = game(self.game).rules
        return played(record)

    def play(self, seed: int) -> Played:
        """Let the bots play the game of a seed; of the seats waited for, any is the next."""
        chance = rng(seed).fork()
        state = game(self.game).begin(self.seats, seed, self.options)
        while not state.over:
            state = self._best_stage(state, chance) if self.steering else self._stage(state, chance)
        return played(Record(state))

    def _best_stage(self, state: State, chance: Rng) -> State:
        assert self.steering is not None
        tried = [self._stage(state.clone(), chance) for _ in range(self.steering.tries)]
        return max(tried, key=self.steering.promise)

    def _stage(self, state: State, chance: Rng) -> State:
        """Play to the end of a stage; without stages, of the game."""
        stage = self.steering.stage if self.steering else _whole_game
        now = stage(state)
        thoughts = [chance.fork() for _ in range(self.seats)]
        while not state.over and stage(state) == now:
            waiting = state.waiting
            seat = waiting[chance.below(len(waiting))]
            player = self.bots[seat % len(self.bots)]
            state.apply(player.choose(Observation(state, seat), thoughts[seat]), seat)
        return state


def played(record: Record) -> Played:
    """Play a record to its end and hear what it tells; BadInput if that is not possible."""
    state = record.begin(record_events=True)
    for index in range(len(record.actions)):
        record.apply(state, index)
    if not state.over:
        raise BadInput("it stops before the end of the game")
    return Played(Record(state, record.names), state, state.drain_events())


def evaluate(state: State) -> float:
    """What the first seat may hope for, as bots see it."""
    return state.game.evaluate(state, 0)


def _whole_game(state: State) -> int:
    return 0
