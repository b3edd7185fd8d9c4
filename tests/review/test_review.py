"""Reviews: chances add up, the best move loses nothing, the worst is told with a better one."""

from __future__ import annotations

from typing import Any

import pytest

from cuvee import rng
from cuvee.bots import GreedyBot, Observation
from cuvee.bots.values import Value
from cuvee.engine import Game, State
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.review import Moves, Point, Review, Reviewer, chances, grade_of
from cuvee.review.chances import chance, value_for
from cuvee.review.reviewer import weigh

GAMES: list[tuple[Game[Any], int, dict[str, object]]] = [
    (VITICULTURE, 3, {}),
    (NARAMATA, 2, {}),
    (NARAMATA, 1, {"solo": True}),
]


def played(game: Game[Any], seats: int, options: dict[str, object], most: int) -> tuple[Any, Moves]:
    """The first state of a game, and what greedy did in it."""
    state = game.new(seats=seats, seed=4, **options)
    first, dice, moves = state.clone(), rng(1), list[tuple[int, int]]()
    while not state.over and len(moves) < most:
        seat = state.seat
        action = GreedyBot(budget=2).choose(Observation(state, seat), dice)
        state.apply(action, seat)
        moves.append((seat, action))
    return first, moves


def choice(state: State, moves: Moves) -> tuple[State, int]:
    """The first position with several actions, and how many moves lead there."""
    for number, (seat, action) in enumerate(moves):
        if len(state.legal(seat)) > 2 and not state.simultaneous:
            return state, number
        state.apply(action, seat)
    raise AssertionError("there was nothing to choose")


def values(state: State, seat: int, value: Value, at: int) -> dict[int, float]:
    """What a seat could expect of each action."""
    found = weigh(Observation(state, seat), value, rng(at))
    return {action: one.value for action, one in found.items()}


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_chances_add_up_and_every_move_is_in_a_turn(
    game: Game[Any], seats: int, options: dict[str, object]
) -> None:
    state, moves = played(game, seats, options, 12)
    reviewer = Reviewer(state, moves)
    while not reviewer.over:
        reviewer.step()
    points = reviewer.review.points
    assert [points[0].at, points[-1].at] == [0, 12]
    for point in points:
        if seats == 1:
            assert 0.0 < point.chances[0] < 1.0
        else:
            assert sum(point.chances) == pytest.approx(1.0)
    for turn in reviewer.review.turns:
        assert {seat for seat, _ in moves[turn.start : turn.end]} == {turn.seat}
        assert turn.grade == grade_of(turn.loss)
        assert (turn.better is None) == (turn.grade in ("best", "good"))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_best_move_loses_nothing_and_the_worst_is_told_with_a_better_one(
    game: Game[Any], seats: int, options: dict[str, object]
) -> None:
    state, at = choice(*played(game, seats, options, 60))
    seat, value = state.seat, value_for(state)
    found = weigh(Observation(state, seat), value, rng(at))
    ranked = sorted(found, key=lambda action: found[action].value)
    losses = []
    for action in (ranked[-1], ranked[0]):
        reviewer = Reviewer(state.clone(), [(seat, action)], first=at)
        reviewer.step()
        (turn,) = reviewer.review.turns
        losses.append(turn.loss)
    assert losses[0] == 0.0
    best, worst = found[ranked[-1]], found[ranked[0]]
    wanted = chance(value, best.value, best.end) - chance(value, worst.value, best.end)
    assert losses[1] == pytest.approx(wanted if wanted >= 0.01 else 0.0)
    if turn.better is not None:
        assert turn.better.actions[0] == ranked[-1]
        assert turn.better.expected > turn.better.played
        assert turn.better.sentences["en"][0] == state.describe(ranked[-1], "en", seat)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_turn_is_judged_by_what_its_seat_could_know(
    game: Game[Any], seats: int, options: dict[str, object]
) -> None:
    state, at = choice(*played(game, seats, options, 60))
    seat, value = state.seat, value_for(state)
    dealt = state.determinise(seat, rng(99))
    judged = [values(truth, seat, value, at) for truth in (state, dealt)]
    assert judged[0] == judged[1]


def test_a_judge_that_peeks_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Observation, "sample_state", lambda self, _: self._state.clone())
    state, moves = played(VITICULTURE, 3, {}, 60)
    changed = 0
    for at, (seat, action) in enumerate(moves):
        if len(state.legal(seat)) > 2 and not state.simultaneous:
            truths = (state, state.determinise(seat, rng(99)))
            judged = [values(one, seat, value_for(one), at) for one in truths]
            changed += judged[0] != judged[1]
        state.apply(action, seat)
    assert changed > 0


def test_the_end_of_a_game_leaves_no_doubt() -> None:
    state = NARAMATA.new(seats=2, seed=4, days=2)
    dice = rng(3)
    while not state.over:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    result = state.result
    assert result is not None
    share = 1.0 / len(result.winners)
    expected = [share if seat in result.winners else 0.0 for seat in range(2)]
    assert chances(state, value_for(state)) == expected


def test_turning_points_are_the_largest_changes_in_order() -> None:
    steps = [0.5, 0.52, 0.80, 0.78, 0.40]
    points = [Point(at, [one, 1 - one]) for at, one in enumerate(steps)]
    swings = Review(points).swings
    assert [(one.start, one.end, one.seat) for one in swings] == [(1, 2, 0), (3, 4, 0)]
    assert swings[1].change == pytest.approx(-0.38)


@pytest.mark.parametrize(
    ("loss", "grade"), [(0.0, "best"), (0.02, "good"), (0.05, "inaccuracy"), (0.2, "mistake")]
)
def test_grades_go_by_the_chance_given_away(loss: float, grade: str) -> None:
    assert grade_of(loss) == grade
