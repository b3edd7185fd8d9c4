"""One game between bots, from its seed to its result."""

from __future__ import annotations

from dataclasses import dataclass, field

from cuvee.arena.coverage import Coverage, CoverageGame
from cuvee.arena.plan import Plan
from cuvee.bots import ExternalBots, Observation, StandIn, bot
from cuvee.engine import Event, Result, State, game, rng
from cuvee.games.usages import usages_of
from cuvee.locales.errors import InputError

MOST_DECISIONS = 100_000  # of a game; some hundreds are usual
MEASURES = ("year", "round", "day")
Used = dict[str, list[str]]  # by the name of a usage, each thing once


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game of a plan came out."""

    number: int
    seed: int
    seated: list[int]  # for each seat the place of its bot in the plan
    scores: list[int]
    ranking: list[int]
    reason: str
    decisions: int
    length: int  # the year, round or day it ended in; 0 for a game without any
    stand_ins: list[StandIn] = field(default_factory=list)  # for programs that failed
    used: list[Used] = field(default_factory=list)  # by each seat, where that is noted
    coverage: Coverage | None = None
    actions: list[int | list[int]] = field(default_factory=list)  # where they are noted

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.ranking) if place == 1]

    def to_dict(self) -> dict[str, object]:
        """The outcome as plain data, without what is told for all games together."""
        plain: dict[str, object] = {"number": self.number, "seed": str(self.seed)}
        plain.update(seated=self.seated, scores=self.scores, ranking=self.ranking)
        plain.update(reason=self.reason, decisions=self.decisions, length=self.length)
        plain["stand_ins"] = [one.to_dict() for one in self.stand_ins]
        plain["used"] = self.used
        return plain


class UsageLog:
    """What each seat of one game uses, as the game declares it."""

    def __init__(self, game: str, seats: int) -> None:
        self._usages = usages_of(game)
        self.used: list[Used] = [{usage.name: [] for usage in self._usages} for _ in range(seats)]

    def note(self, events: list[Event]) -> None:
        """Note what events tell."""
        for event in events:
            for usage in self._usages:
                key = usage.used(event)
                if key is not None and key not in self.used[event.seat][usage.name]:
                    self.used[event.seat][usage.name].append(key)


class Match:
    """One game of a plan under way."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.seed = plan.seed_of(number)
        self.seated = plan.seated(number)
        self.players = [bot(plan.bots[place]) for place in self.seated]
        self.external = ExternalBots(dict(enumerate(self.players)))
        stream = rng(self.seed)
        self.thoughts = [stream.fork() for _ in self.seated]
        self.watched = CoverageGame(plan, self.seed) if plan.coverage else None
        self.state = self.watched.state if self.watched else begin(plan, self.seed)
        self.apply = self.watched.apply if self.watched else self.state.apply
        self.usage = UsageLog(plan.game, plan.seats) if plan.usage else None
        self.tells_actions = plan.actions
        self.decisions = 0

    def play(self) -> Outcome:
        """Play on to the end."""
        try:
            while not self.state.over:
                if self.decisions == MOST_DECISIONS:
                    bots = ", ".join(self.plan.bots)
                    raise InputError("error-endless", game=self.plan.game, bots=bots)
                self.step()
            result = self.state.game.result(self.state)
            self.external.close(result)
            return self.outcome(result)
        finally:
            self.external.close()

    def step(self) -> None:
        """One decision."""
        seat = self.state.seat
        self.apply(
            self.players[seat].choose(Observation(self.state, seat), self.thoughts[seat]), seat
        )
        self.external.notice(self.decisions)
        self.decisions += 1
        if self.usage is not None:
            self.usage.note(self.state.drain_events())

    def outcome(self, result: Result) -> Outcome:
        """How the game came out."""
        return Outcome(
            self.number,
            self.seed,
            self.seated,
            result.scores,
            result.ranking,
            result.reason,
            self.decisions,
            length_of(self.state),
            self.external.stand_ins,
            [] if self.usage is None else self.usage.used,
            self.watched.coverage if self.watched else None,
            self.state.history if self.tells_actions else [],
        )


def play(plan: Plan, number: int) -> Outcome:
    """Play one game of the plan; nothing but the plan and the number decides how it goes."""
    return Match(plan, number).play()


def begin(plan: Plan, seed: int) -> State:
    """Deal a game of the plan; events tell what seats use."""
    return game(plan.game).begin(plan.seats, seed, {**plan.options}, record_events=plan.usage)


def length_of(state: State) -> int:
    """How long a game has lasted, by what its view counts."""
    counted = state.view(None).get(measure_of(state))
    return counted if isinstance(counted, int) else 0


def measure_of(state: State) -> str:
    """What the view of a game counts, such as years; nothing, if it counts nothing."""
    view = state.view(None)
    return next((name for name in MEASURES if isinstance(view.get(name), int)), "")
