"""Plays the best few actions out to the end of the year or day before it chooses one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cuvee.bots.base import Observation
from cuvee.bots.search import MAX_WORK, Alternative, Effort, think
from cuvee.bots.values import Appraised, Value
from cuvee.engine import Rng, State

PLAYOUTS: Final = 8
GAP: Final = 2.5  # points, as games appraise positions
WHOLE_TURN: Final = 200  # positions, for each action that a turn may begin with
FURTHER: Final = 3  # deals for the best few whole turns: one alone is a matter of luck
FEW: Final = 8
FEW_GAP: Final = 4.0


class PlannerBot:
    """Looks ahead by the game's own appraisal; it needs nothing but the rules."""

    def __init__(
        self, playouts: int = PLAYOUTS, work: int = MAX_WORK, milliseconds: int | None = None
    ) -> None:
        self.effort = Effort(playouts=playouts, gap=GAP, work=work, milliseconds=milliseconds)

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The action that came out best."""
        return self.think(observation, rng)[0].action

    def think(self, observation: Observation, rng: Rng) -> list[Alternative]:
        """All actions, the best first."""
        effort = plan(observation.sample_state(rng.fork()), self.effort)
        return think(observation, Appraised(), effort, rng)

    def value(self, s: State) -> Value:
        """The game's own appraisal."""
        return Appraised()


def plan(s: State, usual: Effort) -> Effort:
    """The effort in such a game: where the appraisal foresees the period, whole turns and no more.

    Playouts look at few positions of each turn, and such a turn comes out worse than foreseen.
    """
    if not s.game.foresees(s):
        return usual
    return replace(
        usual,
        deals=1,
        further=FURTHER,
        series=True,
        playouts=0,
        candidates=FEW,
        gap=FEW_GAP,
        positions=WHOLE_TURN,
    )
