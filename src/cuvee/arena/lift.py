"""Win lift: how much more often those win who used a thing than those who did not.

Only seats of the same bot are compared with each other, so that a thing does not look good because
strong bots like it. A lift is still an association and not a cause: whoever is ahead may be able to
afford what others cannot.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from cuvee.arena.interval import Estimate, Z, proportion
from cuvee.arena.match import Outcome
from cuvee.arena.plan import Plan
from cuvee.arena.summary import won
from cuvee.engine import Game, State, Text, game, translator
from cuvee.games.usages import Usage, usages_of

Counts = dict[str, tuple[int, float]]  # by bot: seats, and their wins


@dataclass(frozen=True)
class Tally:
    """Seats of one bot and their wins: those that used a thing, and those that did not."""

    used: int
    wins_used: float
    unused: int
    wins_unused: float


@dataclass(frozen=True)
class Lift:
    """One thing: how many seats used it, how often they won, and what that is more than others."""

    key: str
    name: str
    used: int
    win_rate: Estimate
    lift: Estimate | None  # none where everybody or nobody used it


@dataclass(frozen=True)
class UsageLifts:
    """All things that are used in one way."""

    name: str
    lifts: list[Lift]


def usage_lifts(plan: Plan, played: list[Outcome]) -> list[UsageLifts]:
    """The lift of everything that the game says can be used."""
    rules = game(plan.game)
    everybody, users = _counts(plan, played)
    found = []
    for usage in usages_of(plan.game):
        counted = {key: users.get((usage.name, key), {}) for key in usage.keys}
        counted |= {key: count for (name, key), count in users.items() if name == usage.name}
        lifts = [
            _lift_of(key, _name(rules, usage, key), everybody, count)
            for key, count in counted.items()
        ]
        found.append(UsageLifts(usage.name, lifts))
    return found


def difference(tallies: list[Tally]) -> Estimate | None:
    """The difference of the two win rates over all strata, by Mantel and Haenszel's weights.

    The deviation counts a win and a loss more on each side (Agresti and Caffo), so that a rate of
    0 or 1 in few games is not taken for certain.
    """
    total = value = variance = 0.0
    for tally in tallies:
        if tally.used and tally.unused:
            weight = tally.used * tally.unused / (tally.used + tally.unused)
            total += weight
            value += weight * (tally.wins_used / tally.used - tally.wins_unused / tally.unused)
            spread = _spread(tally.wins_used, tally.used) + _spread(tally.wins_unused, tally.unused)
            variance += weight * weight * spread
    if not total:
        return None
    value, margin = value / total, Z * sqrt(variance) / total
    return Estimate(value, value - margin, value + margin)


def _counts(plan: Plan, played: list[Outcome]) -> tuple[Counts, dict[tuple[str, str], Counts]]:
    """Seats and wins of each bot: of all its seats, and of those that used each thing."""
    everybody: Counts = {}
    users: dict[tuple[str, str], Counts] = {}
    as_one = plan.cooperative
    for outcome in played:
        for seat, place in enumerate(outcome.seated):
            share = won(outcome, seat, as_one)
            used = [(name, key) for name, keys in outcome.used[seat].items() for key in keys]
            for counts in [everybody, *(users.setdefault(each, {}) for each in used)]:
                seats, wins = counts.get(plan.bots[place], (0, 0.0))
                counts[plan.bots[place]] = (seats + 1, wins + share)
    return everybody, users


def _lift_of(key: str, name: str, everybody: Counts, users: Counts) -> Lift:
    tallies = []
    for bot, (seats, wins) in everybody.items():
        used, wins_used = users.get(bot, (0, 0.0))
        tallies.append(Tally(used, wins_used, seats - used, wins - wins_used))
    used = sum(tally.used for tally in tallies)
    rate = proportion(sum(tally.wins_used for tally in tallies), used)
    return Lift(key, name, used, rate, difference(tallies))


def _name(rules: Game[State], usage: Usage, key: str) -> str:
    message = f"{usage.thing}-{key}"
    if translator().knows(rules.name, message):
        return rules.say(Text(message))
    return key.replace("_", " ")


def _spread(wins: float, trials: int) -> float:
    rate = (wins + 1) / (trials + 2)
    return rate * (1 - rate) / (trials + 2)
