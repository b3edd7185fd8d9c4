"""Search at turn level: what each action may lead to, over several deals of what is hidden.

First every action is worth the best end of the turn it begins, averaged over a few deals. The best
few are looked at on further deals, or played on, on the same deals for all of them: to the end of
the period, or to the next turn of the seat.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from cuvee.bots.base import Observation
from cuvee.bots.series import series_ends
from cuvee.bots.values import End, Value
from cuvee.engine import Rng, State
from cuvee.engine.lookahead import collect, take, turn_ends
from cuvee.locales.errors import InputError

MAX_POSITIONS: Final = 24  # of a turn, for each action it may begin with
PLAYOUT_POSITIONS: Final = 6  # the same for the turns of a playout
BRIEF_POSITIONS: Final = 12  # the same for the first look where time is bounded
MAX_WORK: Final = 6000  # positions of a decision
MAX_TURNS: Final = 60  # of a playout: a period that goes on longer is cut off
MS: Final = 1000.0
MAX_MILLISECONDS: Final = 3_600_000

BestEnds = dict[int, tuple[float, State]]  # for an action, the value of the best end, and that end


@dataclass
class Alternative:
    """An action, what it is worth, and the best end of the turn in the first deal."""

    action: int
    value: float
    end: State
    playouts: list[float] = field(default_factory=list)

    @property
    def expected(self) -> float:
        """What playouts say where there were any, else the look ahead."""
        return sum(self.playouts) / len(self.playouts) if self.playouts else self.value


@dataclass(frozen=True)
class Effort:
    """How much is put into a decision.

    Work is counted in positions looked at, so that a bot chooses the same on any machine.
    """

    deals: int = 2  # of what is hidden, for the look ahead
    further: int = 0  # deals for the look ahead of the best few alone
    series: bool = False  # whether a question asked several times in a row is looked through
    playouts: int = 0  # for each of the best few
    candidates: int = 5  # how many those are at most
    gap: float = 2.5  # how far behind the best one an action may be to be among them
    positions: int = MAX_POSITIONS  # of a turn, for each action it may begin with
    work: int = MAX_WORK  # positions after which no further deal or playout begins
    milliseconds: int | None = None  # after which no further turn, deal or playout is begun
    to_next_turn: bool = (
        False  # whether a playout ends when others have played and it is asked again
    )

    def __post_init__(self) -> None:
        for name in ("deals", "candidates", "positions", "work"):
            if getattr(self, name) < 1:
                raise InputError("error-bots-least", key=name, least=1, value=getattr(self, name))
        if self.playouts < 0:
            raise InputError("error-bots-least", key="playouts", least=0, value=self.playouts)
        ms = self.milliseconds
        if ms is not None and not 1 <= ms <= MAX_MILLISECONDS:
            most = str(MAX_MILLISECONDS)
            raise InputError("error-bots-milliseconds", most=most, value=str(ms))


class Budget:
    """What is left of the effort of a decision: positions, and time where it is bounded."""

    def __init__(self, effort: Effort) -> None:
        self.positions = effort.work
        bounded = effort.milliseconds is not None
        self.until = time.monotonic() + (effort.milliseconds or 0) / MS if bounded else None

    def late(self) -> bool:
        """Whether the time is up."""
        return self.until is not None and time.monotonic() >= self.until

    def used_up(self) -> bool:
        """Whether nothing more is to be begun."""
        return self.positions <= 0 or self.late()


class Search:
    """One decision: what is looked at, and by which value."""

    def __init__(self, observation: Observation, value: Value, effort: Effort) -> None:
        self.observation = observation
        self.seat = observation.seat
        self.value = value
        self.effort = effort
        self.budget = Budget(effort)
        self.deals = 0  # that the look ahead was averaged over

    def run(self, rng: Rng) -> list[Alternative]:
        """The actions on offer with what they are worth, the best first; those played out lead."""
        if self.effort.series and (led := self.look_through(rng)):
            return led
        found = self.look_ahead(rng)
        best = found[0].value
        near = [
            each for each in found[: self.effort.candidates] if each.value >= best - self.effort.gap
        ]
        if len(near) == 1:
            return found
        self.look_again(near, rng)
        for _ in range(self.effort.playouts):
            if not self.play_all_on(near, rng):
                break
        near.sort(key=_expected, reverse=True)
        return near + found[len(near) :]

    def play_all_on(self, near: list[Alternative], rng: Rng) -> bool:
        """Play the best few actions on, on one deal for all; False if there was no time for all."""
        if near[0].playouts and self.budget.used_up():
            return False
        deal = self.observation.sample_state(rng)
        values: list[float] = []
        for each in near:
            value = self.play_on(deal.clone(), each.action)
            if value is None:
                return False
            values.append(value)
        for each, value in zip(near, values, strict=True):
            each.playouts.append(value)
        return True

    def look_ahead(self, rng: Rng) -> list[Alternative]:
        """Every action by the best end of the turn that it begins, averaged over some deals."""
        found: dict[int, Alternative] = {}
        while not self.deals or (self.deals < self.effort.deals and not self.budget.used_up()):
            ends, whole = self.look_at(self.observation.sample_state(rng))
            if self.deals and not whole:
                break
            for action, (best, end) in ends.items():
                found.setdefault(action, Alternative(action, 0.0, end)).value += best
            self.deals += 1
        for each in found.values():
            each.value /= self.deals
        return ranked(list(found.values()), rng)

    def look_at(self, deal: State) -> tuple[BestEnds, bool]:
        """For each action the best end of the turn that it begins; whether there was time for all.

        Where time is bounded, longer turns are looked at whole for as long as there is time, those
        first that promise most at a brief look.
        """
        if self.effort.milliseconds is None or self.effort.positions <= BRIEF_POSITIONS:
            return self.best_of(self.ends(deal, self.seat, self.effort.positions)), True
        brief, longer = list[End](), list[int]()
        for action in deal.legal(self.seat):
            ends, whole = ends_after(deal, self.seat, action, BRIEF_POSITIONS)
            brief += ends
            longer += [] if whole else [action]
        self.budget.positions -= len(brief)
        best = self.best_of(brief)
        for action in sorted(longer, key=lambda action: best[action][0], reverse=True):
            if self.budget.late():
                return best, False
            best |= self.best_after(deal, action)
        return best, True

    def look_through(self, rng: Rng) -> list[Alternative]:
        """The actions by where a series of the same question may end; those that lead best first.

        The rest follow by how they look at once. None if the question is not asked again.
        """
        deal = self.observation.sample_state(rng)
        ends = series_ends(deal, self.seat, self.value)
        self.budget.positions -= len(ends)
        led = self.best_of(ends)
        found = [Alternative(action, worth, end) for action, (worth, end) in led.items()]
        found.sort(key=_expected, reverse=True)
        if not found:
            return []
        return found + [each for each in self.look_ahead(rng) if each.action not in led]

    def look_again(self, near: list[Alternative], rng: Rng) -> None:
        """Average the best few actions over further deals of what is hidden."""
        totals = {each.action: each.value * self.deals for each in near}
        for _ in range(self.effort.further):
            if self.budget.used_up():
                break
            deal = self.observation.sample_state(rng)
            found: BestEnds = {}
            for action in totals:
                if not self.budget.late():
                    found |= self.best_after(deal, action)
            if len(found) < len(totals):
                break
            for action, (best, _) in found.items():
                totals[action] += best
            self.deals += 1
        for each in near:
            each.value = totals[each.action] / self.deals

    def best_after(self, deal: State, action: int) -> BestEnds:
        """The best end of a turn that begins with an action."""
        ends, _ = ends_after(deal, self.seat, action, self.effort.positions)
        self.budget.positions -= len(ends)
        return self.best_of(ends)

    def best_of(self, ends: list[End]) -> BestEnds:
        """For each action the best of the ends that it leads to, by the value of the search."""
        return best_ends(ends, self.value.of(ends, self.seat))

    def ends(self, s: State, seat: int, positions: int) -> list[End]:
        """The ends of a turn, counted as work."""
        ends = turn_ends(s, seat, positions)
        self.budget.positions -= len(ends)
        return ends

    def play_on(self, s: State, action: int) -> float | None:
        """Take an action and let all play whole turns by the value, as far as the effort says.

        What it comes to, or None if there was no time for that.
        """
        period, others_played = s.game.period(s), False
        take(s, self.seat, action)
        for _ in range(MAX_TURNS):
            who = s.seat
            others_played = others_played or who != self.seat
            next_turn = self.effort.to_next_turn and others_played and who == self.seat
            if s.over or next_turn or s.game.period(s) != period:
                break
            if self.budget.late():
                return None
            ends = self.ends(s, who, PLAYOUT_POSITIONS)
            values = self.value.of(ends, who)
            s = ends[values.index(max(values))][1]
        return self.value.of([(action, s)], self.seat)[0]


def think(observation: Observation, value: Value, effort: Effort, rng: Rng) -> list[Alternative]:
    """The actions on offer with what they are worth, the best first."""
    return Search(observation, value, effort).run(rng)


def ranked(found: list[Alternative], rng: Rng) -> list[Alternative]:
    """The best first; equals in any order, since to prefer the lower code is to play badly."""
    rng.shuffle(found)
    return sorted(found, key=_expected, reverse=True)


def _expected(alternative: Alternative) -> float:
    return alternative.expected


def ends_after(deal: State, seat: int, action: int, positions: int) -> tuple[list[End], bool]:
    """The ends of a turn that begins with an action, and whether they are all."""
    s, ends = deal.clone(), list[End]()
    take(s, seat, action)
    left = collect(s, seat, action, positions, ends)
    return ends, left > 0


def best_ends(ends: list[End], values: list[float]) -> BestEnds:
    """For each action the best of the ends that it leads to."""
    best: BestEnds = {}
    for (action, state), value in zip(ends, values, strict=True):
        if action not in best or value > best[action][0]:
            best[action] = (value, state)
    return best
