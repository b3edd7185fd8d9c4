"""Many games between bots: seeds, seat rotation, workers, ladders, honest intervals, reports."""

from cuvee.arena.coverage import Coverage, Group, groups
from cuvee.arena.export import Played, seat_rows, to_csv, to_parquet
from cuvee.arena.interval import Estimate, mean, proportion
from cuvee.arena.journal import Journal
from cuvee.arena.ladder import Ladder, Rung, Standings, standings
from cuvee.arena.lift import Lift, UsageLifts, usage_lifts
from cuvee.arena.match import Outcome, play
from cuvee.arena.plan import Plan, bots_for_seats
from cuvee.arena.ray_workers import RayWorkers
from cuvee.arena.series import Task, outcomes, tasks_of
from cuvee.arena.speed import Speed, compiled, speed
from cuvee.arena.summary import Standing, Summary, seat_win_rates, summarise
from cuvee.arena.workers import Local, Processes, Workers, in_order

__all__ = [
    "Coverage",
    "Estimate",
    "Group",
    "Journal",
    "Ladder",
    "Lift",
    "Local",
    "Outcome",
    "Plan",
    "Played",
    "Processes",
    "RayWorkers",
    "Rung",
    "Speed",
    "Standing",
    "Standings",
    "Summary",
    "Task",
    "UsageLifts",
    "Workers",
    "bots_for_seats",
    "compiled",
    "groups",
    "in_order",
    "mean",
    "outcomes",
    "play",
    "proportion",
    "seat_rows",
    "seat_win_rates",
    "speed",
    "standings",
    "summarise",
    "tasks_of",
    "to_csv",
    "to_parquet",
    "usage_lifts",
]  # fmt: skip
