"""`cuvee simulate`: many games between bots, and what they show."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from cuvee.arena import (
    Coverage,
    Estimate,
    Outcome,
    Plan,
    Summary,
    bots_for_seats,
    groups,
    outcomes,
    play,
    summarise,
)
from cuvee.cli.coverage import coverage_report, show_coverage
from cuvee.cli.files import check_writable, write_json
from cuvee.cli.flags import Whole
from cuvee.cli.load import load_games
from cuvee.cli.play import default_seats
from cuvee.engine import BadInput, Game, Options, State

MIN_SECONDS_FOR_POOL = 2.0  # seconds of play; less is over before another process has started


@Parameter(name="*")
@dataclass(frozen=True)
class SimulateFlags:
    """The flags that every game shares."""

    seats: Whole | None = None
    """How many seats there are."""

    games: Whole = 100
    """How many games are played."""

    seed: Whole = 0
    """A number that decides every deal, draw and thought; the same number, the same games."""

    jobs: Whole | None = None
    """How many processes play; the results are the same. Usually as many as there are cores."""

    bots: str = "random"
    """Who plays: one bot for all seats, or one for each, as in greedy,random."""

    rotate: bool = True
    """Whether the bots move on by a seat from game to game."""

    coverage: Annotated[bool, Parameter(negative="", show_default=False)] = False
    """Count which effects and answers the games exercise, and name those they never do."""

    json: Path | None = None
    """A file for the results of every game."""


def simulate(
    sources: list[str], rules: Game[State], flags: SimulateFlags, options: Options
) -> None:
    """Play many games between bots and print who won how often."""
    plan = planned(rules, flags, options)
    check_writable(flags.json)
    jobs = jobs_for(plan, flags.jobs)
    start = perf_counter()
    played, exercised = run_games(plan, jobs, partial(load_games, sources))
    seconds = perf_counter() - start
    summary = summarise(plan, played)
    covered = [] if exercised is None else groups(rules, exercised)
    if flags.json is not None:
        plain = report(plan, summary, played, jobs, seconds)
        plain.update(coverage_report(covered))
        write_json(flags.json, plain)
    show(plan, summary, jobs, seconds)
    if covered:
        show_coverage(covered)


def planned(rules: Game[State], flags: SimulateFlags, options: Options) -> Plan:
    """The plan that the flags ask for, or BadInput."""
    bots = [name.strip() for name in flags.bots.split(",")]
    seats = flags.seats
    if seats is None:
        seats = len(bots) if len(bots) > 1 else default_seats(rules, 0, options)
    chosen = rules.complete_options(seats, dict(options))
    names = bots_for_seats(bots, seats)
    plan = Plan(
        rules.name, seats, names, flags.games, flags.seed, chosen, flags.rotate, flags.coverage
    )
    plan.check()
    return plan


def jobs_for(plan: Plan, jobs: int | None) -> int:
    """As many processes as asked for; unasked, as many as are worth starting."""
    if jobs is None:
        start = perf_counter()
        play(plan, 0)
        is_long = (perf_counter() - start) * plan.games > MIN_SECONDS_FOR_POOL
        jobs = os.cpu_count() or 1 if is_long else 1
    if jobs < 1:
        raise BadInput(f"--jobs takes a number from 1, not {jobs}")
    return min(jobs, plan.games)


def run_games(
    plan: Plan, jobs: int, prepare: Callable[[], None]
) -> tuple[list[Outcome], Coverage | None]:
    """All outcomes, and what the games exercised; where somebody watches, a bar shows how far."""
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=plan.games)
        played = []
        exercised: Coverage | None = None
        for outcome in outcomes(plan, jobs, prepare):
            if exercised is None:
                exercised = outcome.coverage
            elif outcome.coverage is not None:
                exercised.add(outcome.coverage)
            played.append(replace(outcome, coverage=None))
            bar.advance(task)
    return played, exercised


def report(
    plan: Plan, summary: Summary, played: list[Outcome], jobs: int, seconds: float
) -> dict[str, object]:
    """Everything as plain data; only `speed` depends on the machine and the checkpoint."""
    plain: dict[str, object] = {"game": plan.game, "seats": plan.seats, "bots": [*plan.bots]}
    plain.update(options=dict(plan.options), seed=str(plan.seed), rotate=plan.rotate)
    plain.update(summary.to_dict())
    plain["outcomes"] = [outcome.to_dict() for outcome in played]
    decisions = sum(outcome.decisions for outcome in played)
    plain["speed"] = {
        "jobs": jobs, "seconds": seconds, "decisions_per_second": decisions / seconds,
    }  # fmt: skip
    return plain


def show(plan: Plan, summary: Summary, jobs: int, seconds: float) -> None:
    """Print the summary."""
    console = Console(highlight=False)
    seats, games = _many(plan.seats, "seat"), _many(summary.games, "game")
    console.print(Text(f"{plan.game}, {seats}, {games}, seed {plan.seed}", "bold"))
    console.print(standings(plan, summary))
    console.print(f"decisions in a game {_with_margin(summary.decisions)}")
    if summary.length.value:
        console.print(f"length of a game {_with_margin(summary.length)}")
    rate = summary.decisions.value * summary.games / seconds
    console.print(f"{rate:,.0f} decisions per second ({_many(jobs, 'process', 'es')})", style="dim")


def standings(plan: Plan, summary: Summary) -> Table:
    """A row for each bot, or one for the team that plays together."""
    as_one = plan.cooperative and plan.seats > 1
    between = 2 if as_one else 3  # a team has a longer name
    table = Table(box=None, pad_edge=False, padding=(0, between, 0, 0), header_style="dim")
    table.add_column("team" if as_one else "bot")
    for heading in ("wins", "share of wins", "95 %", "mean score", "95 %"):
        table.add_column(heading, justify="right")
    for standing in summary.standings[:1] if as_one else summary.standings:
        rate, score = standing.win_rate, standing.score
        bot = _team(plan.bots) if as_one else standing.bot
        shares = [f"{100 * share:.1f}" for share in (rate.low, rate.high)]
        table.add_row(
            Text(bot, "cyan"), f"{standing.wins:.5g}", f"{100 * rate.value:.1f} %",
            " to ".join(shares), f"{score.value:.2f}", f"{score.low:.2f} to {score.high:.2f}",
        )  # fmt: skip
    return table


def _with_margin(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} ± {estimate.high - estimate.value:.1f}"


def _team(bots: tuple[str, ...]) -> str:
    counted = {name: bots.count(name) for name in bots}
    return ", ".join(name if many == 1 else f"{many} {name}" for name, many in counted.items())


def _many(count: int, thing: str, plural: str = "s") -> str:
    return f"{count} {thing}{'' if count == 1 else plural}"
