"""`cuvee simulate`: many games between bots, and what they show."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
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
    summarise,
    tasks_of,
)
from cuvee.arena.export import pyarrow
from cuvee.arena.report import simulation_page
from cuvee.cli.coverage import coverage_report, show_coverage
from cuvee.cli.files import check_writable, write_json
from cuvee.cli.flags import Whole, check_games, check_seed
from cuvee.cli.play import default_seats
from cuvee.cli.series import SERIES, Series, SeriesFlags, many
from cuvee.engine import Game, Options, State
from cuvee.locales.errors import InputError


@Parameter(name="*")
@dataclass(frozen=True)
class SimulateFlags:
    """The flags that every game shares."""

    seats: Whole | None = None
    """How many seats there are."""

    games: Whole = 100
    """How many games are played."""

    bots: str = "random"
    """Who plays: one bot for all seats, or one for each, as in greedy,random."""

    rotate: bool = True
    """Whether the bots move on by a seat from game to game."""

    coverage: Annotated[bool, Parameter(negative="", show_default=False)] = False
    """Count which effects and answers the games exercise, and name those they never do."""

    parquet: Path | None = None
    """A file for every decision, to learn from: observation, mask, action, seat, outcome."""

    series: SeriesFlags = SERIES


def simulate(
    sources: list[str], rules: Game[State], flags: SimulateFlags, options: Options
) -> None:
    """Play many games between bots and print who won how often."""
    plan = planned(rules, flags, options)
    series = Series(sources, flags.series, tasks_of(plan), flags.parquet)
    series.run()
    if flags.parquet is not None:
        write_decisions(flags.parquet, plan, series.outcomes)
    played = [replace(outcome, coverage=None) for outcome in series.outcomes]
    summary = summarise(plan, played)
    exercised = exercised_by(series.outcomes)
    covered = [] if exercised is None else groups(rules, exercised)
    series.write(simulation_page(plan, summary, played) if flags.series.report else None)
    if flags.series.json is not None:
        plain = report(plan, summary, played, series)
        plain.update(coverage_report(covered))
        write_json(flags.series.json, plain)
    show(plan, summary, series)
    if covered:
        show_coverage(covered)
    series.finish()


def planned(rules: Game[State], flags: SimulateFlags, options: Options) -> Plan:
    """The plan that the flags ask for, or BadInput."""
    check_seed(flags.series.seed)
    bots = [name.strip() for name in flags.bots.split(",")]
    seats = flags.seats
    if seats is None:
        seats = len(bots) if len(bots) > 1 else default_seats(rules, 0, options)
    if flags.coverage and flags.series.resume:
        raise InputError("cli-error-coverage-resume")
    if flags.parquet is not None:
        check_decisions(flags, rules.name)
    check_games(flags.games)
    chosen = rules.complete_options(seats, dict(options))
    plan = Plan(
        rules.name,
        seats,
        bots_for_seats(bots, seats),
        flags.games,
        flags.series.seed,
        chosen,
        flags.rotate,
        coverage=flags.coverage,
        usage=bool(flags.series.out or flags.series.report),
        actions=flags.parquet is not None,
    )
    plan.check()
    return plan


def check_decisions(flags: SimulateFlags, name: str) -> None:
    """Raise BadInput where decisions could not be written."""
    if flags.series.resume:
        raise InputError("cli-error-parquet-resume")
    pyarrow()
    check_writable(flags.parquet)
    try:
        import_module("cuvee.envs.layout").layout(name, flags.seats or 1)
    except ImportError:
        raise InputError("cli-error-parquet-numpy") from None


def write_decisions(path: Path, plan: Plan, outcomes: list[Outcome]) -> None:
    """Write every decision of the games with what its seat saw and how it came out."""
    decisions = import_module("cuvee.envs.decisions")
    games = [
        decisions.PlayedGame(
            outcome.number,
            outcome.seed,
            [plan.bots[place] for place in outcome.seated],
            outcome.actions,
        )
        for outcome in outcomes
    ]
    decisions.write(path, plan.game, plan.seats, plan.options, games)


def exercised_by(played: list[Outcome]) -> Coverage | None:
    """What all games exercised together, if that was counted."""
    total: Coverage | None = None
    for outcome in played:
        if total is None:
            total = outcome.coverage
        elif outcome.coverage is not None:
            total.add(outcome.coverage)
    return total


def report(
    plan: Plan, summary: Summary, played: list[Outcome], series: Series
) -> dict[str, object]:
    """Everything as plain data; only `speed` depends on the machine and the checkpoint."""
    plain: dict[str, object] = {"game": plan.game, "seats": plan.seats, "bots": [*plan.bots]}
    plain.update(options=dict(plan.options), seed=str(plan.seed), rotate=plan.rotate)
    plain.update(summary.to_dict())
    plain["outcomes"] = [outcome.to_dict() for outcome in played]
    speed = {"jobs": series.jobs, "seconds": series.seconds}
    plain["speed"] = {**speed, "decisions_per_second": decisions_per_second(series)}
    return plain


def show(plan: Plan, summary: Summary, series: Series) -> None:
    """Print the summary."""
    console = Console(highlight=False)
    seats, games = many(plan.seats, "seat"), many(summary.games, "game")
    console.print(Text(f"{plan.game}, {seats}, {games}, seed {plan.seed}", "bold"))
    console.print(standings(plan, summary))
    console.print(f"decisions in a game {_with_margin(summary, summary.decisions)}")
    if summary.length.value:
        console.print(f"length of a game {_with_margin(summary, summary.length)}")
    show_stand_ins(series, console)
    rate, jobs = decisions_per_second(series), many(series.jobs, "process", "es")
    if rate:
        console.print(f"{rate:,.0f} decisions per second ({jobs})", style="dim")


def show_stand_ins(series: Series, console: Console) -> None:
    """Print which programs had to be replaced, how often, and why the first time."""
    failed: dict[str, list[str]] = {}
    for plan, outcome in series.played:
        for one in outcome.stand_ins:
            why = f"{one.why}; {one.bot} decided for it"
            failed.setdefault(plan.bots[outcome.seated[one.seat]], []).append(why)
    for bot, reasons in failed.items():
        games = many(len(reasons), "game")
        console.print(Text(f"{bot} was replaced in {games}: it {reasons[0]}", "yellow"))


def decisions_per_second(series: Series) -> float:
    """How fast this run was; 0 where it had nothing left to play."""
    decisions = sum(outcome.decisions for outcome in series.outcomes[series.resumed :])
    return decisions / series.seconds if series.seconds else 0.0


def standings(plan: Plan, summary: Summary) -> Table:
    """A row for each bot, or one for the team that plays together."""
    as_one = plan.cooperative and plan.seats > 1
    between = 2 if as_one else 3  # a team has a longer name
    table = Table(box=None, pad_edge=False, padding=(0, between, 0, 0), header_style="dim")
    table.add_column("team" if as_one else "bot", overflow="fold")
    for heading in ("wins", "share of wins", "95 %", "mean score", "95 %"):
        table.add_column(heading, justify="right")
    for standing in summary.standings[:1] if as_one else summary.standings:
        rate, score = standing.win_rate, standing.score
        bot = _team(plan.bots) if as_one else standing.bot
        shares = [f"{100 * share:.1f}" for share in (rate.low, rate.high)]
        table.add_row(
            Text(bot, "cyan"), f"{standing.wins:.5g}", f"{100 * rate.value:.1f} %",
            " to ".join(shares), f"{score.value:z.2f}", _spread(summary, score),
        )  # fmt: skip
    return table


def _spread(summary: Summary, mean: Estimate) -> str:
    """The interval of a mean; a single game has none."""
    return f"{mean.low:z.2f} to {mean.high:z.2f}" if summary.games > 1 else ""


def _with_margin(summary: Summary, mean: Estimate) -> str:
    margin = f" ± {mean.high - mean.value:.1f}" if summary.games > 1 else ""
    return f"{mean.value:.1f}{margin}"


def _team(bots: tuple[str, ...]) -> str:
    counted = {name: bots.count(name) for name in bots}
    return ", ".join(name if many == 1 else f"{many} {name}" for name, many in counted.items())
