"""Many games between bots: seeds, seat rotation, a pool of processes, honest intervals."""

from cuvee.arena.coverage import Coverage, Group, groups
from cuvee.arena.interval import Estimate, mean, proportion
from cuvee.arena.match import Outcome, play
from cuvee.arena.plan import Plan, bots_for_seats
from cuvee.arena.pool import outcomes
from cuvee.arena.speed import Speed, compiled, speed
from cuvee.arena.summary import Standing, Summary, summarise

__all__ = [
    "Coverage",
    "Estimate",
    "Group",
    "Outcome",
    "Plan",
    "Speed",
    "Standing",
    "Summary",
    "bots_for_seats",
    "compiled",
    "groups",
    "mean",
    "outcomes",
    "play",
    "proportion",
    "speed",
    "summarise",
]  # fmt: skip
