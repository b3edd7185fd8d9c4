"""Reports: whole pages that need nothing else, with everything on them that was played."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from cuvee.arena import Estimate, Ladder, Plan, outcomes, standings, summarise, tasks_of
from cuvee.arena.lift import Lift, UsageLifts
from cuvee.arena.report import ladder_page, simulation_page
from cuvee.arena.report.charts import IntervalRow, histograms, intervals
from cuvee.arena.report.scale import scale_for
from cuvee.arena.report.simulation import _lifts
from cuvee.bots import StandIn
from cuvee.games.usages import usages_of

VOID = {"meta"}


class Balanced(HTMLParser):
    """Sees to it that every element is closed in its turn, and that nothing leads outside."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href")]


def checked(page: str) -> str:
    reader = Balanced()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    assert reader.outside == []
    assert not re.search(r"https?:|@import|url\(|<script", page)
    return page


def simulated(plan: Plan) -> str:
    played = [*outcomes(tasks_of(plan))]
    return checked(simulation_page(plan, summarise(plan, played), played))


def charts(page: str) -> list[str]:
    return re.findall(r'aria-label="([^"]*)"', page)


def test_a_simulation_shows_wins_scores_length_seats_and_lifts() -> None:
    page = simulated(Plan("barrels", 3, ("greedy", "random", "random"), 12, seed=3, usage=True))
    assert charts(page) == ["Wins", "Scores", "Length", "Decisions", "Seats", "Cards bid"]
    assert "<h1>Barrels: 3 seats, 12 games</h1>" in page
    assert "random 2" in page
    assert ">rounds</text>" in page


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_every_thing_that_can_be_used_has_a_row(name: str) -> None:
    page = simulated(Plan(name, 2, ("random", "random"), 2, usage=True))
    for usage in usages_of(name):
        title = usage.name.replace("_", " ").capitalize()
        chart = re.search(rf'aria-label="{title}">(.*?)</svg>', page, re.DOTALL)
        assert chart is not None, title
        assert len(re.findall(r"<g class", chart[1])) == len(usage.keys)


def test_no_number_is_less_than_nothing_by_its_sign_alone() -> None:
    half, little = Estimate(0.5, 0.2, 0.8), Estimate(-0.0001, -0.2, 0.2)
    page = "".join(_lifts([UsageLifts("things", [Lift("a", "a", 3, half, little)])]))
    assert "-0.0 %" not in page
    assert ">+0.0 %</text>" in page


def test_where_all_win_as_one_there_is_no_seat_advantage() -> None:
    page = simulated(Plan("naramata", 2, ("random", "random"), 2, options={"fleet": True}))
    assert "Seats" not in charts(page)
    assert "Options: fleet=True" in page


def test_programs_that_failed_are_named_without_breaking_the_page() -> None:
    plan = Plan("barrels", 2, ("greedy", "random"), 1, seed=3)
    played = [*outcomes(tasks_of(plan))]
    played[0].stand_ins.append(StandIn(1, 7, "greedy", "answered <script>"))
    page = simulation_page(plan, summarise(plan, played), played)
    assert "Stand-ins" in checked(page)
    assert "answered &lt;script&gt;" in page


@pytest.mark.parametrize(
    ("game", "sizes", "options"),
    [("barrels", (2, 3), {}), ("naramata", (2,), {"fleet": True})],
)
def test_a_ladder_shows_ratings_wins_and_who_beats_whom(
    game: str, sizes: tuple[int, ...], options: dict[str, bool | int | str | None]
) -> None:
    found, everything = [], []
    for seats in sizes:
        ladder = Ladder(game, seats, ("greedy:budget=1", "random"), 2, options=options)
        tasks = ladder.tasks()
        played = [*zip([plan for plan, _ in tasks], outcomes(tasks), strict=True)]
        everything += played
        found.append((ladder, standings(ladder, played)))
    page = checked(ladder_page(found, everything))
    assert charts(page) == [
        f"{what}, {seats} seats" for seats in sizes for what in ("Ratings", "Wins")
    ]
    assert ("who beats whom" in page) is not bool(options)


def test_an_interval_apart_from_the_reference_is_marked() -> None:
    rows = [
        IntervalRow("apart", Estimate(0.8, 0.7, 0.9)),
        IntervalRow("unclear", Estimate(0.5, 0.4, 0.6)),
        IntervalRow("unknown", None),
        IntervalRow("a name that is much too long to stand beside a chart <&>", None),
    ]
    drawn = ET.fromstring(intervals("title", rows, (), 0.5))  # noqa: S314 - our own
    groups = drawn.findall("g")
    assert [group.get("class") for group in groups] == ["clear", "open", "open", "open"]
    assert [len(group.findall("circle")) for group in groups] == [1, 1, 0, 0]
    label = groups[3].find("text")
    assert label is not None
    assert str(label.text).endswith("…")
    assert label.findtext("title") == rows[3].label


def test_a_histogram_has_a_bar_for_each_value_that_occurred() -> None:
    drawn = ET.fromstring(histograms("t", [("a", [3, 3, 5]), ("b", [4])], "points"))  # noqa: S314
    titles = [bar.findtext("title") for bar in drawn.findall("rect")]
    assert titles == ["3: 2", "5: 1", "4: 1"]
    wide = ET.fromstring(histograms("t", [("a", [0, 600])], "points"))  # noqa: S314
    assert [bar.findtext("title") for bar in wide.findall("rect")] == [
        "0 to 10: 1",
        "594 to 604: 1",
    ]


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.0, 1.0], [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        ([-0.4, 0.4], [-0.4, -0.2, 0.0, 0.2, 0.4]),
        ([18.0, 31.0], [17.5, 20.0, 22.5, 25.0, 27.5, 30.0, 32.5]),
        ([5.0, 5.0], [4.4, 4.6, 4.8, 5.0, 5.2, 5.4, 5.6]),
        ([], [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
    ],
)
def test_an_axis_has_round_numbers(values: list[float], ticks: list[float]) -> None:
    scale = scale_for(values, 0, 100)
    assert scale.ticks() == pytest.approx(ticks)
    for value in values:
        assert 0 <= scale.x(value) <= 100
    assert scale_for([2.5, 3.5], 0, 100, least_step=1.0).ticks() == [2.0, 3.0, 4.0]
    assert scale.x(1e9) == 100
    assert scale.x(-1e9) == 0
