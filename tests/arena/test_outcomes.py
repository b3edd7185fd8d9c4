from functools import partial
from pathlib import Path

import pytest

from cuvee import game
from cuvee.arena import (
    Estimate,
    Outcome,
    Plan,
    Processes,
    compiled,
    outcomes,
    play,
    speed,
    summarise,
    tasks_of,
)
from cuvee.arena import match as matches
from cuvee.arena.interval import mean, proportion, student
from cuvee.arena.match import length_of
from cuvee.arena.summary import won
from cuvee.cli.load import load_games
from cuvee.locales.errors import InputError
from tests.engine.toy import Pick
from tests.engine.toy import play as toy

PLAN = Plan("barrels", 3, ("greedy", "random", "random"), 12, seed=4)
BARRELS = Path(__file__).resolve().parents[2] / "examples" / "barrels.py"


def test_one_game_is_the_same_every_time() -> None:
    first = play(PLAN, 5)
    assert play(PLAN, 5) == first
    assert first.number == 5
    assert first.seated == [2, 0, 1]
    assert first.length == 5
    assert first.decisions > 0
    assert first.reason == "last_round"
    assert play(PLAN, 6) != first


def test_a_game_of_a_plan_is_dealt_from_its_seed() -> None:
    outcome = play(PLAN, 0)
    assert outcome.to_dict()["seed"] == str(outcome.seed)
    assert outcome.seed == PLAN.seed_of(0)


def test_any_number_of_processes_gives_the_same_outcomes() -> None:
    alone = [*outcomes(tasks_of(PLAN))]
    assert [outcome.number for outcome in alone] == [*range(12)]
    with Processes(2, partial(load_games, [str(BARRELS)])) as workers:
        assert [*outcomes(tasks_of(PLAN), workers)] == alone


def test_greedy_beats_random() -> None:
    plan = Plan("barrels", 2, ("greedy", "random"), 200)
    greedy, random = summarise(plan, [*outcomes(tasks_of(plan))]).standings
    assert greedy.win_rate.low > 0.5
    assert greedy.wins + random.wins == pytest.approx(200)
    assert greedy.score.value > random.score.value


def outcome(number: int, seated: list[int], scores: list[int], ranking: list[int]) -> Outcome:
    return Outcome(number, 0, seated, scores, ranking, "", 10 + number, 0)


def test_scores_and_wins_follow_the_bot_and_not_the_seat() -> None:
    plan = Plan("barrels", 2, ("a", "b"), 2)
    played = [outcome(0, [0, 1], [9, 1], [1, 2]), outcome(1, [1, 0], [2, 7], [2, 1])]
    summary = summarise(plan, played)
    assert [standing.bot for standing in summary.standings] == ["a", "b"]
    assert [standing.wins for standing in summary.standings] == [2, 0]
    assert [standing.score.value for standing in summary.standings] == [8, 1.5]
    assert summary.decisions.value == 10.5
    assert summary.games == 2


def test_a_shared_victory_is_shared_and_a_lost_game_is_nobodys() -> None:
    shared = outcome(0, [0, 1], [5, 5], [1, 1])
    assert [won(shared, seat) for seat in (0, 1)] == [0.5, 0.5]
    lost = outcome(0, [0, 1], [5, 5], [2, 2])
    assert [won(lost, seat) for seat in (0, 1)] == [0, 0]


def test_those_who_win_as_one_have_each_won_the_whole_game() -> None:
    for fleet, wins in ((True, 1), (False, 0.5)):
        plan = Plan("naramata", 2, ("a", "b"), 2, options={"fleet": fleet})
        both = [outcome(0, [0, 1], [3, 3], [1, 1]), outcome(1, [1, 0], [0, 0], [2, 2])]
        assert [standing.wins for standing in summarise(plan, both).standings] == [wins, wins]


def test_wilsons_interval() -> None:
    # Newcombe (1998), Statistics in Medicine 17, table I, method 3.
    for successes, trials, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        estimate = proportion(successes, trials)
        assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=5e-5)
    assert proportion(20, 20).high == 1
    assert proportion(0, 0) == Estimate(0.0, 0.0, 1.0)


def test_a_mean_has_the_interval_of_its_spread() -> None:
    estimate = mean([2, 4, 4, 4, 5, 5, 7, 9])
    assert estimate.value == 5
    assert estimate.high - estimate.value == pytest.approx(2.3646 * 0.75593, abs=1e-3)  # Student, 7
    assert mean([7]) == Estimate(7, 7, 7)


def test_speed_is_measured_over_whole_games() -> None:
    measured = speed(game("barrels"), 0.02)
    assert measured.seats == 4
    assert 0 < measured.slowest <= measured.decisions_per_second <= measured.fastest
    assert measured.clone_microseconds > 0
    assert measured.to_dict()["game"] == "barrels"
    assert isinstance(compiled(), bool)


def test_a_game_that_counts_nothing_has_no_length() -> None:
    assert length_of(toy(Pick())) == 0


def test_a_game_that_nobody_ends_ends_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST_DECISIONS", 9)
    with pytest.raises(InputError) as problem:
        play(Plan("barrels", 2, ("random", "greedy"), 1), 0)
    assert problem.value.told("en").startswith("a game of barrels between random, greedy has not")
    assert {lang: problem.value.told(lang).count("100") for lang in ("de", "es")} == {
        "de": 1,
        "es": 1,
    }


def test_the_interval_of_a_mean_is_students() -> None:
    for freedom, within in [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (10**6, 1.96)]:
        assert student(freedom) == pytest.approx(within, abs=2.5e-3)
