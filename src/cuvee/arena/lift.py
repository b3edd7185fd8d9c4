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
Thing = tuple[str, str]  # the name of a usage, and a key
Seat = tuple[str, float, frozenset[Thing]]  # a bot, its share of the win, and what it used
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
    games = _games(plan, played)
    everybody, users = _counts(games)
    found = []
    for usage in usages_of(plan.game):
        counted = {key: users.get((usage.name, key), {}) for key in usage.keys}
        counted |= {key: count for (name, key), count in users.items() if name == usage.name}
        lifts = []
        for key, count in counted.items():
            tallies = {
                bot: _tally(seats, count.get(bot, (0, 0.0))) for bot, seats in everybody.items()
            }
            effect = design_effect(tallies, (usage.name, key), games)
            lifts.append(_lift_of(key, _name(rules, usage, key), [*tallies.values()], effect))
        found.append(UsageLifts(usage.name, lifts))
    return found


def difference(tallies: list[Tally], design_effect: float = 1.0) -> Estimate | None:
    """The difference of the two win rates over all strata, by Mantel and Haenszel's weights.

    The interval is Miettinen and Nurminen's: all differences that their score test does not
    refuse, so that it stays within -1 and 1 and a rate of 0 or 1 is not taken for certain. The
    variance of its test is multiplied by the design effect.
    """
    strata = [tally for tally in tallies if tally.used and tally.unused]
    total = sum(tally.weight for tally in strata)
    if not total:
        return None
    value = sum(tally.weight * tally.difference for tally in strata) / total
    ends = [_end(strata, value, far, design_effect) for far in (-1.0, 1.0)]
    return Estimate(value, *ends)


def design_effect(tallies: dict[str, Tally], thing: Thing, games: list[list[Seat]]) -> float:
    """How many times as much the difference varies as if the seats of a game had no common fate.

    One seat of a game wins: where one alone used the thing, each win of those that did is a
    loss of one that did not. It is at least 1, so that chance makes no interval narrower.
    """
    effects = {bot: _effects(tally) for bot, tally in tallies.items() if tally.used * tally.unused}
    together = apart = 0.0
    for seats in games:
        total = 0.0
        for bot, share, used in seats:
            if bot in effects:
                rate, with_it, without = effects[bot]
                effect = (share - rate) * (with_it if thing in used else without)
                total += effect
                apart += effect * effect
        together += total * total
    return max(1.0, together / apart) if apart else 1.0


def _effects(tally: Tally) -> tuple[float, float, float]:
    """The win rate of a bot, and what one more win of a seat with and without a thing changes."""
    rate = (tally.wins_used + tally.wins_unused) / (tally.used + tally.unused)
    return rate, tally.weight / tally.used, -tally.weight / tally.unused


def _games(plan: Plan, played: list[Outcome]) -> list[list[Seat]]:
    """The seats of each game."""
    as_one = plan.cooperative
    return [
        [
            (plan.bots[place], won(outcome, seat, as_one), _things(outcome, seat))
            for seat, place in enumerate(outcome.seated)
        ]
        for outcome in played
    ]


def _things(outcome: Outcome, seat: int) -> frozenset[Thing]:
    """What a seat used."""
    return frozenset((name, key) for name, keys in outcome.used[seat].items() for key in keys)


def _counts(games: list[list[Seat]]) -> tuple[Counts, dict[Thing, Counts]]:
    """Seats and wins of each bot: of all its seats, and of those that used each thing."""
    everybody: Counts = {}
    users: dict[Thing, Counts] = {}
    for bot, share, used in (seat for seats in games for seat in seats):
        for counts in [everybody, *(users.setdefault(each, {}) for each in used)]:
            seats, wins = counts.get(bot, (0, 0.0))
            counts[bot] = (seats + 1, wins + share)
    return everybody, users


def _tally(everybody: tuple[int, float], users: tuple[int, float]) -> Tally:
    """The seats of a bot, apart by whether they used a thing."""
    (seats, wins), (used, wins_used) = everybody, users
    return Tally(used, wins_used, seats - used, wins - wins_used)


def _lift_of(key: str, name: str, tallies: list[Tally], effect: float) -> Lift:
    used = sum(tally.used for tally in tallies)
    rate = proportion(sum(tally.wins_used for tally in tallies), used)
    return Lift(key, name, used, rate, difference(tallies, effect))


def _name(rules: Game[State], usage: Usage, key: str) -> str:
    message = f"{usage.thing}-{key}"
    if translator().knows(rules.name, message):
        return rules.say(Text(message))
    return key.replace("_", " ")


def _end(strata: list[Tally], value: float, far: float, design_effect: float) -> float:
    """The difference farthest from the value, on the way to -1 or 1, that is not refused."""
    near, total = value, sum(tally.weight for tally in strata)
    for _ in range(HALVINGS):
        gap = (near + far) / 2
        variance = sum(tally.weight**2 * _variance(tally, gap) for tally in strata) / total**2
        variance *= design_effect
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
