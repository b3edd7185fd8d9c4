"""The page of `cuvee ladder --report`: ratings, shares of wins, and who beats whom."""

from __future__ import annotations

from cuvee.arena.export import Played
from cuvee.arena.ladder import Ladder, Standings
from cuvee.arena.report.charts import IntervalRow, intervals
from cuvee.arena.report.page import (
    facts_of,
    game_title,
    page,
    percent,
    section,
    spread,
    stand_ins,
    table,
)
from cuvee.arena.report.wins import wins_chart
from cuvee.engine import game

RATINGS = (
    "Ratings by openskill (Plackett-Luce), with the interval of 1.96 of its deviations; every bot "
    "begins at 25."
)
AS_ONE = "Teams of one bot each are compared by how they fared on the same deal."


def ladder_page(ladders: list[tuple[Ladder, Standings]], played: list[Played]) -> str:
    """The whole page, with a part for each size of table."""
    first = ladders[0][0]
    rules = game(first.game)
    parts = [part for ladder, found in ladders for part in _ladder(ladder, found)]
    parts.append(stand_ins(played))
    facts = facts_of(rules, first.bots, first.seed, first.options)
    facts.append(f"Up to {first.games} games of each line-up, all on the same deals")
    return page(f"{game_title(rules)}: ladder", facts, parts)


def _ladder(ladder: Ladder, found: Standings) -> list[str]:
    seats = f"{ladder.seats} {'seat' if ladder.seats == 1 else 'seats'}"
    rated = [
        IntervalRow(
            rung.bot,
            rung.rating,
            (f"{rung.rating.value:z.1f}", f"{rung.rating.low:z.1f} to {rung.rating.high:z.1f}"),
        )
        for rung in found.rungs
    ]
    fair = None if ladder.as_one else 1 / ladder.seats
    ratings = intervals(f"Ratings, {seats}", rated, ("rating", "95 %"), percent=False)
    wins = wins_chart(f"Wins, {seats}", found.rungs, fair)
    parts = [
        section(f"{seats}: ratings", AS_ONE if ladder.as_one else RATINGS, ratings),
        section(f"{seats}: wins", _about_wins(ladder, found), wins),
    ]
    return parts if ladder.as_one else [*parts, _pairs(ladder, found, seats)]


def _about_wins(ladder: Ladder, found: Standings) -> str:
    played = f"{found.games} games in all. "
    if ladder.as_one:
        return played + "The share of games that each bot's team won."
    if ladder.seats == 2:
        return played + "The share of its games that each bot won."
    return played + "The share of games that each bot won alone at tables full of another."


def _pairs(ladder: Ladder, found: Standings, seats: str) -> str:
    bots = [rung.bot for rung in found.rungs]
    rows = []
    for one in bots:
        met = found.pairs.get(one, {})
        cells = [
            f"{percent(met[other].value)} ({spread(met[other])})" if other in met else ""
            for other in bots
        ]
        rows.append([one, *cells])
    against = "against" if ladder.seats == 2 else f"against {ladder.seats - 1} of"
    about = "The share of wins of the bot of a row against those of a column, with 95 % intervals."
    return section(
        f"{seats}: who beats whom", about, table(["", *[f"{against} {bot}" for bot in bots]], rows)
    )
