"""What a series of games says about those who took part."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from cuvee.arena.interval import Estimate, mean, proportion
from cuvee.arena.match import Outcome
from cuvee.arena.plan import Plan


@dataclass(frozen=True)
class Standing:
    """One bot's games: a shared first place counts as the share, unless all play as one."""

    bot: str
    wins: float
    win_rate: Estimate
    score: Estimate


@dataclass(frozen=True)
class Summary:
    """All standings, and how long the games were."""

    standings: list[Standing]
    games: int
    decisions: Estimate
    length: Estimate

    def to_dict(self) -> dict[str, object]:
        """The summary as plain data."""
        return asdict(self)


def summarise(plan: Plan, played: list[Outcome]) -> Summary:
    """The standings of a plan's bots over the games that were played."""
    standings = []
    as_one = plan.cooperative
    for place, name in enumerate(entrants(plan.bots)):
        wins = sum(won(outcome, outcome.seated.index(place), as_one) for outcome in played)
        scores = [outcome.scores[outcome.seated.index(place)] for outcome in played]
        standings.append(Standing(name, wins, proportion(wins, len(played)), mean(scores)))
    decisions = mean([outcome.decisions for outcome in played])
    length = mean([outcome.length for outcome in played])
    return Summary(standings, len(played), decisions, length)


def won(outcome: Outcome, seat: int, as_one: bool = False) -> float:
    """A seat's share of the victory; where all win as one, each has won the whole game."""
    winners = outcome.winners
    if seat not in winners:
        return 0.0
    return 1.0 if as_one else 1 / len(winners)


def seat_win_rates(plan: Plan, played: list[Outcome]) -> list[Estimate]:
    """How often each seat won, whoever sat there."""
    as_one = plan.cooperative
    return [
        proportion(sum(won(outcome, seat, as_one) for outcome in played), len(played))
        for seat in range(plan.seats)
    ]


def entrants(bots: tuple[str, ...]) -> list[str]:
    """The bots' names, numbered where a name takes part more than once."""
    names = []
    for place, name in enumerate(bots):
        again = bots[:place].count(name)
        names.append(f"{name} {again + 1}" if bots.count(name) > 1 else name)
    return names
