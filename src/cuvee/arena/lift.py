"""Win lift: how much more often those win who used a thing than those who did not.

Only seats of the same bot are compared with each other, so that a thing does not look good because
strong bots like it. A lift is still an association and not a cause: whoever is ahead may be able to
afford what others cannot.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import acos, cos, pi, sqrt

from cuvee.arena.interval import Estimate, Z, proportion
from cuvee.arena.match import Outcome
from cuvee.arena.plan import Plan
from cuvee.arena.summary import won
from cuvee.engine import Game, State, Text, game, translator
from cuvee.games.usages import Usage, usages_of

Counts = dict[str, tuple[int, float]]  # by bot: seats, and their wins
HALVINGS = 40  # of the stretch in which an end of an interval lies


@dataclass(frozen=True)
class Tally:
    """Seats of one bot and their wins: those that used a thing, and those that did not."""

    used: int
    wins_used: float
    unused: int
    wins_unused: float

    @property
    def weight(self) -> float:
        """What the seats count for (Mantel and Haenszel)."""
        return self.used * self.unused / (self.used + self.unused)

    @property
    def difference(self) -> float:
        """How much more often those won that used it."""
        return self.wins_used / self.used - self.wins_unused / self.unused


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

    The interval is Miettinen and Nurminen's: all differences that their score test does not
    refuse, so that it stays within -1 and 1 and a rate of 0 or 1 is not taken for certain.
    """
    strata = [tally for tally in tallies if tally.used and tally.unused]
    total = sum(tally.weight for tally in strata)
    if not total:
        return None
    value = sum(tally.weight * tally.difference for tally in strata) / total
    return Estimate(value, _end(strata, value, -1.0), _end(strata, value, 1.0))


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


def _end(strata: list[Tally], value: float, far: float) -> float:
    """The difference farthest from the value, on the way to -1 or 1, that is not refused."""
    near, total = value, sum(tally.weight for tally in strata)
    for _ in range(HALVINGS):
        gap = (near + far) / 2
        variance = sum(tally.weight**2 * _variance(tally, gap) for tally in strata) / total**2
        if (value - gap) ** 2 <= Z * Z * variance:
            near = gap
        else:
            far = gap
    return near


def _variance(tally: Tally, gap: float) -> float:
    """The variance of a stratum's difference if its two rates are truly so far apart."""
    seats = tally.used + tally.unused
    rate = _rate_unused(tally, gap)
    spread = rate * (1 - rate) / tally.unused
    spread += (rate + gap) * (1 - rate - gap) / tally.used
    return spread * seats / (seats - 1)


def _rate_unused(tally: Tally, gap: float) -> float:
    """The likeliest rate of those without it if the others' is so much higher: a cubic's root."""
    seats, wins = tally.used + tally.unused, tally.wins_used + tally.wins_unused
    square = ((seats + tally.unused) * gap - seats - wins) / (3 * seats)
    linear = ((tally.unused * gap - seats - 2 * tally.wins_unused) * gap + wins) / (3 * seats)
    constant = tally.wins_unused * gap * (1 - gap) / seats
    twist = square**3 - 1.5 * square * linear + constant / 2
    size = sqrt(max(0.0, square * square - linear))
    if twist < 0:
        size = -size
    cube = size**3
    angle = acos(max(-1.0, min(1.0, twist / cube))) if cube else pi / 2
    rate = 2 * size * cos((pi + angle) / 3) - square
    return min(max(rate, 0.0, -gap), 1.0, 1.0 - gap)
