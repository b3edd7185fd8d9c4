"""Many games between bots: seeds, seat rotation, a pool of processes, honest intervals."""

from cuvee.arena.interval import Estimate, mean, proportion
from cuvee.arena.match import Outcome, play
from cuvee.arena.plan import Plan, filled
from cuvee.arena.pool import outcomes
from cuvee.arena.speed import Speed, compiled, speed
from cuvee.arena.summary import Standing, Summary, summarise

__all__ = [
    "Estimate", "Outcome", "Plan", "Speed", "Standing", "Summary",
    "compiled", "filled", "mean", "outcomes", "play", "proportion", "speed", "summarise",
]  # fmt: skip
