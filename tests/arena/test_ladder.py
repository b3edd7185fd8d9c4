"""Ladders: who meets whom on which deals, and what that says about them."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from cuvee import BadInput
from cuvee.arena import Ladder, Outcome, Plan, Played, Processes, outcomes, standings
from cuvee.arena.ladder import matches, rated
from cuvee.cli.load import load_games
from cuvee.engine import Options

BARRELS = Path(__file__).resolve().parents[2] / "examples" / "barrels.py"
BOTS = ("greedy", "random", "greedy:budget=1")
FLEET: Options = {"fleet": True}


def outcome(plan: Plan, number: int, scores: list[int], ranking: list[int]) -> Played:
    return plan, Outcome(number, 0, plan.seated(number), scores, ranking, "", 1, 0)


def test_at_a_table_of_two_every_bot_meets_every_other() -> None:
    pairs = Ladder("barrels", 2, BOTS, 4).line_ups()
    assert pairs == [("greedy", "random"), ("greedy", BOTS[2]), ("random", BOTS[2])]


def test_at_a_larger_table_one_bot_meets_a_table_full_of_another() -> None:
    assert Ladder("barrels", 4, BOTS[:2], 4).line_ups() == [
        ("greedy", "random", "random", "random"),
        ("random", "greedy", "greedy", "greedy"),
    ]


def test_where_all_win_as_one_each_bot_has_its_own_team() -> None:
    assert Ladder("naramata", 2, BOTS[:2], 4, options=FLEET).line_ups() == [
        ("greedy", "greedy"),
        ("random", "random"),
    ]
    alone = Ladder("viticulture", 1, BOTS[:2], 4, options={"automa": "easy"})
    assert alone.line_ups() == [("greedy",), ("random",)]


def test_every_line_up_plays_the_same_deals_and_every_deal_from_every_seat() -> None:
    ladder = Ladder("barrels", 3, BOTS, 6, seed=5)
    deals: dict[tuple[str, ...], Counter[tuple[int, int]]] = {}
    for plan, number in ladder.tasks():
        at = (plan.seed_of(number), plan.seated(number).index(0))
        deals.setdefault(plan.bots, Counter())[at] += 1
    first, *others = deals.values()
    assert all(other == first for other in others)
    assert set(first.values()) == {1}
    assert {seat for _, seat in first} == {0, 1, 2}
    assert len({deal for deal, _ in first}) == 2


def test_teams_play_each_deal_once() -> None:
    ladder = Ladder("naramata", 2, ("greedy",), 4, options=FLEET)
    assert len({plan.seed_of(number) for plan, number in ladder.tasks()}) == 4


def test_a_part_of_the_games_is_a_smaller_ladder() -> None:
    small, large = Ladder("barrels", 2, BOTS, 4), Ladder("barrels", 2, BOTS, 10)
    met = [(plan.bots, number) for plan, number in large.tasks()]
    assert met[: len(small.tasks())] == [(plan.bots, number) for plan, number in small.tasks()]


def test_the_standings_are_the_same_on_one_core_or_many() -> None:
    ladder = Ladder("barrels", 2, BOTS, 8, seed=2)
    tasks = ladder.tasks()
    plans = [plan for plan, _ in tasks]
    alone = standings(ladder, [*zip(plans, outcomes(tasks), strict=True)])
    with Processes(2, partial(load_games, [str(BARRELS)])) as workers:
        shared = standings(ladder, [*zip(plans, outcomes(tasks, workers), strict=True)])
    assert shared == alone
    assert alone.games == 24
    assert [rung.games for rung in alone.rungs] == [16, 16, 16]


def test_whoever_wins_stands_higher_whatever_the_seat() -> None:
    ladder = Ladder("barrels", 2, ("a", "b"), 4)
    (plan,) = ladder.plans()
    played = [
        outcome(plan, 0, [9, 1], [1, 2]),
        outcome(plan, 1, [2, 8], [2, 1]),
        outcome(plan, 2, [5, 5], [1, 1]),
    ]
    found = standings(ladder, played)
    first, second = found.rungs
    assert (first.bot, first.wins, first.games) == ("a", 2.5, 3)
    assert (second.bot, second.wins) == ("b", 0.5)
    assert first.rating.value > 25 > second.rating.value
    assert first.rating.low < first.rating.value < first.rating.high
    assert first.score.value == pytest.approx((9 + 8 + 5) / 3)
    assert found.pairs["a"]["b"].value == pytest.approx(2.5 / 3)
    assert found.pairs["b"]["a"].value == pytest.approx(0.5 / 3)


def test_at_a_larger_table_the_share_is_that_of_the_one() -> None:
    ladder = Ladder("barrels", 3, ("a", "b"), 3)
    strong, weak = ladder.plans()
    played = [outcome(strong, 0, [9, 1, 1], [1, 2, 2]), outcome(weak, 0, [1, 9, 2], [3, 1, 2])]
    found = standings(ladder, played)
    shares = {rung.bot: (rung.games, rung.win_rate.value) for rung in found.rungs}
    assert shares == {"a": (1, 1.0), "b": (1, 0.0)}
    assert [rung.bot for rung in found.rungs] == ["a", "b"]
    assert found.pairs["a"]["b"].value == 1
    assert found.pairs["b"]["a"].value == 0


def test_teams_are_compared_by_how_they_fare_on_the_same_deal() -> None:
    ladder = Ladder("naramata", 2, ("a", "b", "c"), 1, options=FLEET)
    ranks = {"a": ([3, 3], [2, 2]), "b": ([1, 1], [1, 1]), "c": ([3, 3], [2, 2])}
    played = [outcome(plan, 0, *ranks[plan.bots[0]]) for plan in ladder.plans()]
    assert [*matches(ladder, played)] == [(["a", "b", "c"], [2, 1, 2])]
    found = standings(ladder, played)
    assert found.rungs[0].bot == "b"
    assert found.pairs == {}


def test_ratings_are_those_of_openskill() -> None:
    # As in openskill's documentation: one game between two newcomers.
    ratings = rated(("a", "b"), [(["a", "b"], [1, 2])])
    assert ratings["a"].value == pytest.approx(27.635, abs=1e-3)
    assert ratings["b"].value == pytest.approx(22.365, abs=1e-3)
    assert ratings["a"].high - ratings["a"].value == pytest.approx(1.96 * 8.0655, abs=2e-3)


def test_a_bot_on_several_seats_moves_by_their_mean() -> None:
    ratings = rated(("a", "b"), [(["a", "b", "b"], [1, 2, 3])])
    assert ratings["a"].value > 25 > ratings["b"].value
    assert rated(("a",), [(["a"], [1])])["a"].value == 25


@pytest.mark.parametrize(
    ("ladder", "message"),
    [
        (Ladder("barrels", 2, ("greedy",), 4), "a ladder takes two bots or more"),
        (Ladder("barrels", 2, ("greedy", "greedy"), 4), "'greedy' is named again"),
        (Ladder("barrels", 2, ("greedy", "clever"), 4), "there is no bot 'clever'"),
        (Ladder("barrels", 2, BOTS, 0), "at least 1 game"),
        (Ladder("barrels", 9, BOTS, 4), "barrels is played with 2, 3, 4 seats, not 9"),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused(ladder: Ladder, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        ladder.check()
