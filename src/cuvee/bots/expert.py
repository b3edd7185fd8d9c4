"""Plays by a learned value, with search on top; where nothing was learned, it plans."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from cuvee.bots.base import Observation
from cuvee.bots.network import check_inputs, load
from cuvee.bots.planner import GAP as PLAN_GAP
from cuvee.bots.planner import PLAYOUTS, plan
from cuvee.bots.search import Alternative, Effort, think
from cuvee.bots.values import Appraised, Learned, Value, learned_value
from cuvee.engine import Rng, State

DEALS: Final = 6
REPLIES: Final = 16
POSITIONS: Final = 12  # of a turn, for each action it may begin with
ALONE_POSITIONS: Final = 48  # the same where no playouts follow
# Positions of a decision, as many as 200 ms allow: most turns are made of many small decisions.
WORK: Final = 3000
SHORT_TURNS: Final = {"viticulture": 9000}
USUAL_SEATS: Final = 4  # at larger tables every position costs more, so fewer are looked at
GAP: Final = 0.08  # of a learned value, which is between -1 and 1


class ExpertBot:
    """Looks ahead by what was learned from many games; `weights` is a file to use instead.

    At a table the best few actions are played on to the seat's next turn: what others do meanwhile
    counts. Alone nobody does anything, and further turns would only add luck.
    """

    def __init__(
        self,
        deals: int = DEALS,
        playouts: int = REPLIES,
        work: int | None = None,
        milliseconds: int | None = None,
        weights: str | None = None,
    ) -> None:
        usual = WORK if work is None else work
        self.alone = Effort(
            deals, gap=GAP, positions=ALONE_POSITIONS, work=usual, milliseconds=milliseconds
        )
        self.effort = replace(self.alone, positions=POSITIONS, playouts=playouts, to_next_turn=True)
        self.plan = Effort(
            playouts=PLAYOUTS, gap=PLAN_GAP, work=2 * usual, milliseconds=milliseconds
        )
        self.short_turns = SHORT_TURNS if work is None else {}
        self.file = None if weights is None else Path(weights)
        self.own = None if self.file is None else Learned(load(self.file))
        self.fits: set[tuple[str, str]] = set()  # games, and kinds of them, that `own` is for

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The action that came out best."""
        return self.think(observation, rng)[0].action

    def think(self, observation: Observation, rng: Rng) -> list[Alternative]:
        """All actions, the best first."""
        s = observation.sample_state(rng.fork())
        value = self.value(s)
        if value.point == Appraised.point:
            effort = plan(s, self.plan)
        else:
            usual = self.alone if s.seats == 1 else self.effort
            short = self.short_turns.get(s.game.name, 0) * USUAL_SEATS // max(USUAL_SEATS, s.seats)
            effort = replace(usual, work=short or usual.work)
        return think(observation, value, effort, rng)

    def value(self, s: State) -> Value:
        """What it goes by in such a game: what was learned, else the game's own appraisal."""
        if self.own is not None and self.file is not None:
            self.check(s, self.own, self.file)
            return self.own
        return learned_value(s) or Appraised()

    def check(self, s: State, own: Learned, file: Path) -> None:
        """Raise InputError at the first position of a kind of game that the weights are not for."""
        kind = s.game.name, s.game.network(s)
        if kind not in self.fits:
            check_inputs(own.network, file, " ".join(kind).strip(), len(s.game.features(s, 0)))
            self.fits.add(kind)
