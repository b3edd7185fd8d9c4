"""One game between bots, from its seed to its result."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from cuvee.arena.coverage import Coverage, CoverageGame
from cuvee.arena.plan import Plan
from cuvee.bots import Observation, bot
from cuvee.engine import State, game, rng

MEASURES = ("year", "round", "day")


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
    coverage: Coverage | None = None

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.ranking) if place == 1]

    def to_dict(self) -> dict[str, object]:
        """The outcome as plain data; what was exercised is told for all games together."""
        plain = {**asdict(self), "seed": str(self.seed)}
        del plain["coverage"]
        return plain


def play(plan: Plan, number: int) -> Outcome:
    """Play one game of the plan; nothing but the plan and the number decides how it goes."""
    seed = plan.seed_of(number)
    seated = plan.seated(number)
    players = [bot(plan.bots[place]) for place in seated]
    stream = rng(seed)
    thoughts = [stream.fork() for _ in seated]
    watched = CoverageGame(plan, seed) if plan.coverage else None
    state = watched.state if watched else begin(plan, seed)
    apply = watched.apply if watched else state.apply
    decisions = 0
    while not state.over:
        seat = state.seat
        apply(players[seat].choose(Observation(state, seat), thoughts[seat]), seat)
        decisions += 1
    result = state.game.result(state)
    return Outcome(
        number,
        seed,
        seated,
        result.scores,
        result.ranking,
        result.reason,
        decisions,
        length_of(state),
        watched.coverage if watched else None,
    )


def begin(plan: Plan, seed: int) -> State:
    """Deal a game of the plan."""
    return game(plan.game).new(seats=plan.seats, seed=seed, **plan.options)


def length_of(state: State) -> int:
    """How long a game has lasted, by what its view counts."""
    view = state.view(None)
    for measure in MEASURES:
        counted = view.get(measure)
        if isinstance(counted, int):
            return counted
    return 0
