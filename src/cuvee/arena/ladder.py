"""A ladder: bots that meet each other on the same deals, and how strong that shows them to be.

At a table of two every bot meets every other. At a larger table one bot meets a table full of
another, the other way round as well. Where all seats win or lose as one, each bot plays in its own
team, and the teams are compared by how they fare on the same deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations

from cuvee.arena.export import Played
from cuvee.arena.interval import Estimate, Z, mean, proportion
from cuvee.arena.match import Outcome
from cuvee.arena.plan import Plan
from cuvee.arena.series import Task
from cuvee.arena.summary import won
from cuvee.engine import Options, game
from cuvee.locales.errors import InputError
from cuvee.ratings import START, rate

Match = tuple[list[str], list[int]]  # bots, and the rank of each


@dataclass(frozen=True)
class Ladder:
    """Who meets at tables of one size, how often, from which seed."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int  # of each line-up
    seed: int = 0
    options: Options = field(default_factory=dict)
    usage: bool = False  # whether what the seats use is noted

    @property
    def as_one(self) -> bool:
        """Whether all seats of a table win or lose together, or there is but one."""
        rules = game(self.game)
        return self.seats == 1 or rules.cooperative(
            rules.complete_options(self.seats, dict(self.options))
        )

    def check(self) -> None:
        """Raise BadInput unless every game of the ladder can be begun."""
        again = [bot for bot in self.bots if self.bots.count(bot) > 1]
        if again:
            raise InputError("error-ladder-twice", name=again[0])
        if len(self.bots) < 2 and not self.as_one:
            raise InputError("error-ladder-one")
        for plan in self.plans():
            plan.check()

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits together; of a table that is full of one bot, the other is named first."""
        if self.as_one:
            return [(bot,) * self.seats for bot in self.bots]
        if self.seats == 2:
            return [*combinations(self.bots, 2)]
        pairs = permutations(self.bots, 2)
        return [(one, *[other] * (self.seats - 1)) for one, other in pairs]

    def plans(self) -> list[Plan]:
        """A plan for each line-up, all on the same deals; each deal is played from every seat."""
        # A team of one bot has no seat to change: to play its deal again would tell nothing.
        again = not self.as_one
        return [
            Plan(
                self.game,
                self.seats,
                bots,
                self.games,
                self.seed,
                self.options,
                duplicate=again,
                usage=self.usage,
            )
            for bots in self.line_ups()
        ]

    def tasks(self) -> list[Task]:
        """All games, one deal after the other, so that a part of them is a smaller ladder."""
        plans = self.plans()
        return [(plan, number) for number in range(self.games) for plan in plans]

    def in_order(self, played: list[Played]) -> list[Played]:
        """Games in the order that ratings follow: deal by deal, all of a line-up together."""
        places = {bots: place for place, bots in enumerate(self.line_ups())}
        return sorted(
            played,
            key=lambda each: (
                each[1].number // self.seats,
                places[tuple(each[0].bots)],
                each[1].number,
            ),
        )


@dataclass(frozen=True)
class Rung:
    """One bot on the ladder; at a larger table its games are those where it is the one."""

    bot: str
    rating: Estimate
    games: int
    wins: float
    win_rate: Estimate
    score: Estimate


@dataclass(frozen=True)
class Standings:
    """A ladder that was played: the strongest bot first, and how each fared against each."""

    rungs: list[Rung]
    pairs: dict[str, dict[str, Estimate]]  # the share of wins of one bot against another
    games: int

    def to_dict(self) -> dict[str, object]:
        """The standings as plain data."""
        return asdict(self)


def standings(ladder: Ladder, played: list[Played]) -> Standings:
    """The rungs of a ladder and all pairs."""
    ratings = rated(ladder.bots, [*matches(ladder, ladder.in_order(played))])
    rungs = []
    for bot in ladder.bots:
        seats = [*_seats_of(bot, played)]
        wins = sum(won(outcome, seat, ladder.as_one) for outcome, seat in seats)
        scores = [outcome.scores[seat] for outcome, seat in seats]
        score = mean(scores) if scores else Estimate(0, 0, 0)
        share = proportion(wins, len(seats))
        rungs.append(Rung(bot, ratings[bot], len(seats), wins, share, score))
    rungs.sort(key=lambda rung: -rung.rating.value)
    return Standings(rungs, {} if ladder.as_one else _pairs(played), len(played))


def matches(ladder: Ladder, played: list[Played]) -> Iterator[Match]:
    """What the ratings are made from: each game; for teams, all games of one deal together."""
    if not ladder.as_one:
        for plan, outcome in played:
            yield [plan.bots[place] for place in outcome.seated], outcome.ranking
        return
    deals: dict[int, dict[str, Outcome]] = {}
    for plan, outcome in played:
        deals.setdefault(outcome.number, {})[plan.bots[0]] = outcome
    for teams in deals.values():
        keys = [(won(outcome, 0, as_one=True), sum(outcome.scores)) for outcome in teams.values()]
        yield [*teams], [1 + sum(other > key for other in keys) for key in keys]


def rated(bots: tuple[str, ...], played: list[Match]) -> dict[str, Estimate]:
    """The rating of each bot after these games, in their order."""
    ratings = dict.fromkeys(bots, START)
    for names, ranks in played:
        ratings.update(rate(ratings, names, ranks))
    return {
        bot: Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma)
        for bot, one in ratings.items()
    }


def _seats_of(bot: str, played: list[Played]) -> Iterator[tuple[Outcome, int]]:
    """The games of a bot with its seat: all at tables of two, else those where it is the one."""
    for plan, outcome in played:
        if bot == plan.bots[0] or (plan.seats == 2 and bot in plan.bots):
            yield outcome, outcome.seated.index(plan.bots.index(bot))


def _pairs(played: list[Played]) -> dict[str, dict[str, Estimate]]:
    wins: dict[tuple[str, str], list[float]] = {}
    for plan, outcome in played:
        one, other = plan.bots[0], plan.bots[1]
        wins.setdefault((one, other), []).append(won(outcome, outcome.seated.index(0)))
        if plan.seats == 2:
            wins.setdefault((other, one), []).append(won(outcome, outcome.seated.index(1)))
    pairs: dict[str, dict[str, Estimate]] = {}
    for (one, other), shares in wins.items():
        pairs.setdefault(one, {})[other] = proportion(sum(shares), len(shares))
    return pairs
