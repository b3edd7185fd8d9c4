"""How far a search plays the best few actions on."""

from dataclasses import replace
from typing import Final

import pytest

from cuvee import State, game, rng
from cuvee.bots import Observation
from cuvee.bots.planner import WHOLE_TURN, plan
from cuvee.bots.search import BRIEF_POSITIONS, Alternative, Effort, Search, ends_after, ranked
from cuvee.bots.values import Appraised, End
from cuvee.games.viticulture.state import Viticulture

EFFORT = Effort(deals=1, playouts=1, candidates=2, gap=100.0)


class Watching(Appraised):
    """The appraisal, which remembers the last position that it was asked about."""

    last: State

    def of(self, ends: list[End], seat: int) -> list[float]:
        """A value for each end."""
        self.last = ends[-1][1]
        return super().of(ends, seat)


def summer() -> State:
    """The first placement of a worker at a table of three."""
    s = game("viticulture").new(seats=3, seed=4)
    while (asked := s.decision) is not None and asked.question != "place_worker":
        s.apply(s.legal()[0])
    return s


def played_on(effort: Effort) -> tuple[State, State]:
    """A position, and where a playout of its first action ended."""
    s = summer()
    value = Watching()
    search = Search(Observation(s, s.seat), value, effort)
    search.play_on(s.clone(), s.legal()[-1])
    return s, value.last


def test_a_playout_goes_to_the_end_of_the_period() -> None:
    s, end = played_on(EFFORT)
    assert s.game.period(end) == s.game.period(s) + 1


def test_a_playout_to_the_next_turn_lets_everybody_else_play_first() -> None:
    s, end = played_on(replace(EFFORT, to_next_turn=True))
    assert end.seat == s.seat
    assert s.game.period(end) == s.game.period(s)
    asked = end.decision
    assert asked is not None
    assert asked.starts_turn
    assert isinstance(end, Viticulture)
    assert [len(player.placed) or player.passed for player in end.players] == [1, 1, 1]


def test_the_best_few_are_played_on_and_lead() -> None:
    s = summer()
    found = Search(Observation(s, s.seat), Appraised(), EFFORT).run(rng(1))
    assert [bool(each.playouts) for each in found[:3]] == [True, True, False]
    assert sorted(each.action for each in found) == s.legal()


def test_where_the_appraisal_foresees_the_day_whole_turns_are_looked_at_and_no_more() -> None:
    alone = game("naramata").new(solo=True, seed=1)
    effort = plan(alone, EFFORT)
    assert (effort.playouts, effort.positions) == (0, WHOLE_TURN)
    assert effort.series
    assert plan(summer(), EFFORT) is EFFORT


def test_the_best_few_are_looked_at_on_further_deals() -> None:
    s = a_turn_alone()
    effort = replace(EFFORT, playouts=0, candidates=3)
    once = Search(Observation(s, 0), Appraised(), effort)
    again = Search(Observation(s, 0), Appraised(), replace(effort, further=2))
    first, averaged = once.run(rng(1)), again.run(rng(1))
    assert (once.deals, again.deals) == (1, 3)
    assert {each.action for each in first[:3]} == {each.action for each in averaged[:3]}
    assert [each.value for each in averaged[:3]] == sorted(
        [each.value for each in averaged[:3]], reverse=True
    )
    assert [each.action for each in first[3:]] == [each.action for each in averaged[3:]]


class Ticking:
    """A clock that goes on by ten milliseconds whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def monotonic(self) -> float:
        """The time in seconds."""
        self.looks += 1
        return self.looks / 100


def test_when_the_time_is_up_only_whole_rounds_of_playouts_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = summer()
    rounds: list[int] = []
    for milliseconds in range(20, 4000, 20):
        clock = Ticking()
        monkeypatch.setattr("cuvee.bots.search.time", clock)
        effort = replace(EFFORT, playouts=4, candidates=3, milliseconds=milliseconds)
        found = Search(Observation(s, s.seat), Appraised(), effort).run(rng(1))
        assert sorted(each.action for each in found) == sorted(s.legal())
        assert len({len(each.playouts) for each in found[:3]}) == 1
        assert clock.looks * 10 <= milliseconds + 40  # nothing was begun after that
        rounds.append(len(found[0].playouts))
    assert rounds == sorted(rounds)
    assert set(rounds) == {0, 1, 2, 3, 4}


def a_turn_alone() -> State:
    """A position of Naramata alone at the beginning of a turn."""
    s = game("naramata").new(solo=True, seed=1)
    while (asked := s.decision) is not None and asked.question != "turn":
        s.apply(s.legal()[0])
    return s


WHOLE: Final = 60  # positions, more than any turn of that summer has


@pytest.mark.parametrize("turns", [0, 1, 3, 1000])
def test_where_time_is_bounded_the_most_promising_long_turns_are_looked_at_whole(
    monkeypatch: pytest.MonkeyPatch, turns: int
) -> None:
    monkeypatch.setattr("cuvee.bots.search.time", Ticking())
    s = summer()
    seen, deal, effort = Observation(s, s.seat), s.clone(), replace(EFFORT, positions=WHOLE)
    brief = Search(seen, Appraised(), replace(effort, positions=BRIEF_POSITIONS))
    whole = Search(seen, Appraised(), effort)
    bounded = Search(seen, Appraised(), replace(effort, milliseconds=10 * turns + 5))
    (briefly, _), (wholly, _) = brief.look_at(deal), whole.look_at(deal)
    longer = [a for a in briefly if not ends_after(deal, s.seat, a, BRIEF_POSITIONS)[1]]
    assert 3 < len(longer) < len(briefly)
    longer.sort(key=lambda action: briefly[action][0], reverse=True)
    found, finished = bounded.look_at(deal)
    assert finished == (turns > len(longer))
    assert {action: worth for action, (worth, _) in found.items()} == {
        action: (briefly if action in longer[turns:] else wholly)[action][0] for action in briefly
    }


def test_a_deal_that_there_was_no_time_for_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    s = summer()
    effort = replace(EFFORT, deals=3, playouts=0, positions=WHOLE)
    found: dict[int, list[float]] = {}
    for milliseconds in range(1, 500, 10):
        monkeypatch.setattr("cuvee.bots.search.time", Ticking())
        bounded = replace(effort, milliseconds=milliseconds)
        search = Search(Observation(s, s.seat), Appraised(), bounded)
        values = sorted(each.value for each in search.look_ahead(rng(1)))
        if search.deals > 1:  # the first counts in any case
            assert found.setdefault(search.deals, values) == values
    assert set(found) == {2, 3}


def test_equals_come_in_any_order() -> None:
    s = summer()
    found = [Alternative(action, 1.0, s) for action in range(4)] + [Alternative(9, 2.0, s)]
    orders = {tuple(each.action for each in ranked(found, rng(seed))) for seed in range(40)}
    assert {order[0] for order in orders} == {9}
    assert {order[1] for order in orders} == {0, 1, 2, 3}


def test_without_any_time_one_deal_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuvee.bots.search.time", Ticking())
    s = summer()
    search = Search(Observation(s, s.seat), Appraised(), replace(EFFORT, deals=6, milliseconds=1))
    found = search.run(rng(1))
    assert search.deals == 1
    assert {each.action for each in found} == set(s.legal())
    assert not any(each.playouts for each in found)
