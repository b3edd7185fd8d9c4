"""The page of `cuvee simulate --report`: wins, scores, length, seats, and what wins."""

from __future__ import annotations

from cuvee.arena.lift import Lift, UsageLifts, usage_lifts
from cuvee.arena.match import Outcome, begin, measure_of
from cuvee.arena.plan import Plan
from cuvee.arena.report.charts import IntervalRow, histograms, intervals
from cuvee.arena.report.page import (
    facts_of,
    folded,
    game_title,
    page,
    percent,
    section,
    spread,
    stand_ins,
)
from cuvee.arena.report.wins import wins_chart
from cuvee.arena.summary import Summary, entrants, seat_win_rates
from cuvee.engine import game

MAX_OPEN_ROWS = 40  # longer lists are folded
LIFT_NOTE = (
    "How much more often seats won that used a thing than seats of the same bot that did not, with "
    "95 % intervals; the share of wins and the number of seats that used it stand beside. What is "
    "pale is not told from chance; of a hundred things that change nothing, some five are not pale "
    "all the same. A lift is no proof of a cause: whoever is ahead can afford more."
)


def simulation_page(plan: Plan, summary: Summary, played: list[Outcome]) -> str:
    """The whole page."""
    rules = game(plan.game)
    seats = f"{plan.seats} {'seat' if plan.seats == 1 else 'seats'}"
    games = f"{summary.games} {'game' if summary.games == 1 else 'games'}"
    title = f"{game_title(rules)}: {seats}, {games}"
    parts = [_wins(plan, summary), _scores(plan, played), _lengths(plan, played)]
    if plan.seats > 1 and not plan.cooperative:
        parts.append(_seats(plan, played))
    if plan.usage:
        parts += _lifts(usage_lifts(plan, played))
    parts.append(stand_ins([(plan, outcome) for outcome in played]))
    return page(title, facts_of(rules, plan.bots, plan.seed, plan.options), parts)


def _wins(plan: Plan, summary: Summary) -> str:
    fair = None if plan.seats == 1 or plan.cooperative else 1 / plan.seats
    about = "The share of games won; a shared victory counts as the share."
    return section("Wins", about, wins_chart("Wins", summary.standings, fair))


def _scores(plan: Plan, played: list[Outcome]) -> str:
    series = []
    for place, name in enumerate(entrants(plan.bots)):
        series.append((name, [each.scores[each.seated.index(place)] for each in played]))
    return section(
        "Scores", "How often each score was reached.", histograms("Scores", series, "score")
    )


def _lengths(plan: Plan, played: list[Outcome]) -> str:
    charts = [
        histograms("Decisions", [("decisions", [each.decisions for each in played])], "decisions")
    ]
    if any(each.length for each in played):
        lengths = [each.length for each in played]
        unit = f"{measure_of(begin(plan, plan.seed))}s"
        charts.insert(0, histograms("Length", [(unit, lengths)], unit))
    return section("Length", "How long the games were.", *charts)


def _seats(plan: Plan, played: list[Outcome]) -> str:
    rates = seat_win_rates(plan, played)
    rows = [
        IntervalRow(f"seat {seat}", rate, (percent(rate.value), spread(rate)))
        for seat, rate in enumerate(rates)
    ]
    about = "The share of games won from each seat; the dashed line is what chance would give."
    if plan.rotate and len(played) % plan.seats == 0:
        about += " Every bot had every seat as often."
    chart = intervals("Seats", rows, ("wins", "95 %"), 1 / plan.seats)
    return section("Seat advantage", about, chart)


def _lifts(found: list[UsageLifts]) -> list[str]:
    charts = []
    for usage in found:
        lifts = sorted(usage.lifts, key=_by_lift)
        rows = [IntervalRow(lift.name, lift.lift, _notes(lift)) for lift in lifts]
        title = usage.name.replace("_", " ").capitalize()
        chart = intervals(title, rows, ("lift", "wins", "seats"), 0.0)
        charts.append(folded(title, chart, is_open=len(rows) <= MAX_OPEN_ROWS))
    return [section("What wins", LIFT_NOTE, *charts)] if charts else []


def _by_lift(lift: Lift) -> tuple[bool, float]:
    return (lift.lift is None, 0.0 if lift.lift is None else -lift.lift.value)


def _notes(lift: Lift) -> tuple[str, ...]:
    said = "" if lift.lift is None else f"{100 * lift.lift.value:+z.1f} %"
    return (said, percent(lift.win_rate.value) if lift.used else "", str(lift.used))
