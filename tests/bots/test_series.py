"""A question that a seat is asked several times in a row is answered with its end in mind."""

from cuvee import game, rng
from cuvee.bots import Observation
from cuvee.bots.search import Effort, Search
from cuvee.bots.series import series_ends
from cuvee.bots.values import Appraised
from cuvee.engine import State
from tests.games.naramata.opening import sharing

ROW = "t01 t02 t03 t04 t05 t06 t07 t08"


def one_by_one(s: State, seat: int) -> float:
    """What comes of answering with what looks best at once."""
    value = Appraised()
    while (asked := s.decision) is not None and asked.question == "propose":
        after = []
        for action in s.legal(seat):
            state = s.clone()
            state.apply(action, seat)
            after.append((action, state))
        worth = value.of(after, seat)
        s = after[worth.index(max(worth))][1]
    return value.of([(0, s)], seat)[0]


def test_a_series_ends_when_everybody_rides() -> None:
    s = sharing(ROW, seats=2).s
    ends = series_ends(s, 0, Appraised())
    assert ends
    assert {action for action, _ in ends} <= set(s.legal(0))
    asked = [end.decision for _, end in ends]
    assert {decision.question for decision in asked if decision is not None} == {"agree"}


def test_a_series_is_no_worse_than_one_answer_after_the_other() -> None:
    s = sharing(ROW, seats=2).s
    worth = Appraised().of(series_ends(s, 0, Appraised()), 0)
    assert max(worth) >= one_by_one(s, 0)


def test_a_question_asked_once_is_no_series() -> None:
    s = game("naramata").new(seats=2, seed=1, fleet=True)
    assert series_ends(s, s.seat, Appraised()) == []


def test_a_turn_of_many_decisions_is_no_series() -> None:
    s = game("viticulture").new(seats=2, seed=1)
    while (asked := s.decision) is not None and asked.question != "place_worker":
        s.apply(s.legal()[0])
    assert series_ends(s, s.seat, Appraised()) == []


def test_a_search_leads_with_the_best_way_through_and_offers_everything() -> None:
    s = sharing(ROW, seats=2).s
    best = max(Appraised().of(series_ends(s, 0, Appraised()), 0))
    found = Search(Observation(s, 0), Appraised(), Effort(deals=1, series=True)).run(rng(1))
    assert found[0].value == best
    assert sorted(each.action for each in found) == sorted(s.legal(0))
