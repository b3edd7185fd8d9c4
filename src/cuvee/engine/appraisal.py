"""What a game tells bots of a position: its own appraisal, and what a learned value goes by."""

from __future__ import annotations

from typing import Generic

from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import Result
from cuvee.engine.effect import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraisal(Generic[S]):
    """The part of a game's definition that only bots ask for."""

    def result(self, s: S) -> Result:
        """How a finished game came out."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: int) -> float:
        """How good a position is for a seat, for bots; more is better."""
        raise NotImplementedError

    def expected(self, s: S, value: float) -> float:
        """The margin at the end that a value of `evaluate` stands for at such a position."""
        return value

    def taste(self, s: S, seat: int, character: str) -> float:
        """How much a position is to the liking of a bot of character, in points."""
        return 0.0

    def period(self, s: S) -> int:
        """The year, day or round that it is: what a look ahead plays to the end of."""
        return 0

    def foresees(self, s: S) -> bool:
        """Whether `evaluate` itself looks to the end of the period: playing on adds nothing."""
        return False

    def network(self, s: S) -> str:
        """The name of the learned value that is for this kind of game; empty where none is."""
        return ""

    def features(self, s: S, seat: int) -> list[float]:
        """What a seat may know as numbers of about one, for a learned value; first `evaluate`."""
        return [self.evaluate(s, seat)]

    def topics(self, s: S, seat: int) -> list[str]:
        """What each of the features is about, by names that the game has words for."""
        return ["points"]

    def margin(self, s: S, seat: int) -> float:
        """By how much a finished game was won, or lost: what a learned value expects."""
        scores = self.result(s).scores
        return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0))
