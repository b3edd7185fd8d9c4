"""How good the ends of a turn are: by the game's own appraisal, or by what was learned."""

from __future__ import annotations

from typing import Protocol

from cuvee.bots.network import Network, shipped
from cuvee.engine import State
from cuvee.engine.lookahead import end_features

End = tuple[int, State]  # the action that a turn begins with, and a position it may lead to


class Value(Protocol):
    """How good positions are for a seat; more is better."""

    @property
    def point(self) -> float:
        """What a point counts for where a game is close."""
        ...

    def of(self, ends: list[End], seat: int) -> list[float]:
        """A value for each end."""
        ...

    def margin(self, value: float, s: State) -> float:
        """The result, as points or rows ahead, that a value stands for at such a position."""
        ...

    def decided(self, best: State, other: State, seat: int) -> str:
        """The topic that speaks most for one position and against another; empty if unknown."""
        ...


class Appraised:
    """The game's own appraisal, which is in points."""

    point = 1.0

    def of(self, ends: list[End], seat: int) -> list[float]:
        """A value for each end."""
        return [s.game.evaluate(s, seat) for _, s in ends]

    def margin(self, value: float, s: State) -> float:
        """What the game makes of the value."""
        return s.game.expected(s, value)

    def decided(self, best: State, other: State, seat: int) -> str:
        """Unknown: the appraisal is one number."""
        return ""


class Learned:
    """A network's value; a finished game is worth what it is worth."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.point = network.target(0.5) - network.target(-0.5)

    def of(self, ends: list[End], seat: int) -> list[float]:
        """A value for each end."""
        found: list[float] = self.network.values(end_features(ends, seat)).tolist()
        for index, (_, s) in enumerate(ends):
            if not s.stack:
                found[index] = self.network.target(s.game.margin(s, seat))
        return found

    def margin(self, value: float, s: State) -> float:
        """The result that is worth as much."""
        return self.network.margin(value)

    def decided(self, best: State, other: State, seat: int) -> str:
        """The topic of the features that would make most of the difference by themselves."""
        good, less = best.game.features(best, seat), other.game.features(other, seat)
        topics = best.game.topics(best, seat)
        mixed: list[float] = []
        kinds = list(dict.fromkeys(topics))
        for kind in kinds:
            pairs = zip(topics, good, less, strict=True)
            mixed += [mine if topic == kind else theirs for topic, mine, theirs in pairs]
        values: list[float] = self.network.values(mixed).tolist()
        return kinds[values.index(max(values))]


def learned_value(s: State) -> Learned | None:
    """What was learned of such games; None where nothing was, or numpy is missing."""
    network = shipped(s.game.name, s.game.network(s))
    return None if network is None else Learned(network)
