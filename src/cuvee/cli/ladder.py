"""`cuvee ladder`: bots meet each other on the same deals, and their ratings."""

from __future__ import annotations

from dataclasses import dataclass

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cuvee.arena import Estimate, Ladder, Played, Standings, standings
from cuvee.arena.report import ladder_page
from cuvee.cli.files import write_json
from cuvee.cli.flags import Whole, check_games, check_seed
from cuvee.cli.play import default_seats
from cuvee.cli.series import SERIES, Series, SeriesFlags, many
from cuvee.cli.simulate import show_stand_ins
from cuvee.engine import Game, Options, State
from cuvee.locales.errors import InputError

MAX_BOTS_ACROSS = 5  # of which a terminal can show who beats whom


@Parameter(name="*")
@dataclass(frozen=True)
class LadderFlags:
    """The flags that every game shares."""

    bots: str = "greedy,random"
    """Who meets whom, as in planner,greedy,random; parameters as in greedy:budget=16."""

    seats: str | None = None
    """How large the tables are, as in 2,4. Usually the smallest."""

    games: Whole = 100
    """How many games each line-up plays at each size of table."""

    series: SeriesFlags = SERIES


def ladder(sources: list[str], rules: Game[State], flags: LadderFlags, options: Options) -> None:
    """Let bots meet on the same deals and print how strong they are."""
    ladders = planned(rules, flags, options)
    tasks = [task for each in ladders for task in each.tasks()]
    tasks.sort(key=lambda task: task[1])  # so that more games of all sizes come after these
    series = Series(sources, flags.series, tasks)
    series.run()
    found = []
    for each in ladders:
        mine = played_by(each, series)
        if mine:
            found.append((each, standings(each, mine)))
    series.write(ladder_page(found, series.played) if flags.series.report else None)
    if flags.series.json is not None:
        write_json(flags.series.json, report(found))
    console = Console(highlight=False)
    for each, standing in found:
        show(each, standing, console)
    show_stand_ins(series, console)
    series.finish()


def planned(rules: Game[State], flags: LadderFlags, options: Options) -> list[Ladder]:
    """A ladder for each size of table, or BadInput."""
    check_seed(flags.series.seed)
    check_games(flags.games)
    bots = tuple(name.strip() for name in flags.bots.split(","))
    sizes = [default_seats(rules, 0, options)] if flags.seats is None else _sizes(flags.seats)
    ladders = []
    games, seed, usage = flags.games, flags.series.seed, bool(flags.series.out)
    for seats in sizes:
        chosen = rules.complete_options(seats, dict(options))
        ladders.append(Ladder(rules.name, seats, bots, games, seed, chosen, usage))
        ladders[-1].check()
    return ladders


def _sizes(text: str) -> list[int]:
    sizes = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in sizes):
        raise InputError("cli-error-sizes", value=text)
    if len(set(sizes)) < len(sizes):
        raise InputError("cli-error-sizes-twice", value=text)
    return [int(part) for part in sizes]


def played_by(ladder: Ladder, series: Series) -> list[Played]:
    """The games of one ladder among all."""
    return [(plan, outcome) for plan, outcome in series.played if plan.seats == ladder.seats]


def report(found: list[tuple[Ladder, Standings]]) -> dict[str, object]:
    """The standings as plain data."""
    first = found[0][0]
    plain: dict[str, object] = {"game": first.game, "bots": [*first.bots], "games": first.games}
    plain.update(seed=str(first.seed))
    for ladder, standing in found:
        plain[f"seats_{ladder.seats}"] = {"options": ladder.options, **standing.to_dict()}
    return plain


def show(ladder: Ladder, found: Standings, console: Console) -> None:
    """Print the ratings at one size of table, and who beats whom."""
    seats, games = many(ladder.seats, "seat"), many(found.games, "game")
    console.print(Text(f"{ladder.game}, {seats}, {games}, seed {ladder.seed}", "bold"))
    console.print(_table(found))
    if 2 < len(found.rungs) <= MAX_BOTS_ACROSS and found.pairs:
        console.print(_pairs(ladder, found))
    console.print()


def _table(found: Standings) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "95 %", "games", "share of wins", "95 %", "score"):
        table.add_column(heading, justify="right", no_wrap=True)
    for rung in found.rungs:
        rating, share = rung.rating, rung.win_rate
        table.add_row(
            Text(rung.bot, "cyan"), f"{rating.value:z.1f}", _interval(rating), str(rung.games),
            f"{100 * share.value:.1f} %", _interval(share, 100), f"{rung.score.value:z.1f}",
        )  # fmt: skip
    return table


def _pairs(ladder: Ladder, found: Standings) -> Table:
    """The share of wins of the bot of a row against those of the columns."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    several = "" if ladder.seats == 2 else f" {ladder.seats - 1}"
    table.add_column(f"against{several}")
    bots = [rung.bot for rung in found.rungs]
    for bot in bots:
        table.add_column(bot, justify="right")
    for one in bots:
        met = found.pairs.get(one, {})
        cells = [f"{100 * met[bot].value:.0f} %" if bot in met else "" for bot in bots]
        table.add_row(Text(one, "cyan"), *cells)
    return table


def _interval(found: Estimate, scale: float = 1) -> str:
    return f"{scale * found.low:z.1f} to {scale * found.high:z.1f}"
