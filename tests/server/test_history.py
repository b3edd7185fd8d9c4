"""Undo and its limits: a game is what its entries say, and nobody is taken by surprise."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cuvee
from cuvee.bots import Observation, bot
from cuvee.engine import BadInput, IllegalAction, State, rng
from cuvee.server.db.log_entries import ACT, AGREE, REDO, UNDO, WITHDRAW, LogEntry
from cuvee.server.game.checks import plan_action
from cuvee.server.game.history import GameHistory
from cuvee.server.game.keyframes import INTERVAL
from cuvee.server.game.undo import (
    LIMITS,
    can_redo,
    plan_undo,
    plan_undo_request,
    undo_limit,
)
from tests.server.playing import (
    BARRELS,
    NARAMATA,
    NOW,
    STEPS,
    VITICULTURE,
    Begin,
    Table,
    attempt,
    dealt,
    done,
    refusal,
    standing,
)
from tests.server.toys import open_question

OPEN = open_question(3)


@pytest.mark.parametrize("single_player", [False, True])
@pytest.mark.parametrize(
    "begin", [BARRELS, NARAMATA, OPEN], ids=["barrels", "naramata", "open question"]
)
@settings(max_examples=25)
@given(steps=STEPS)
def test_whatever_is_done_and_undone_the_game_is_what_its_decisions_say(
    begin: Begin, single_player: bool, steps: list[tuple[str, int, int, int]]
) -> None:
    table = Table(begin, single_player=single_player)
    for step in steps:
        before = table.standing()
        if not done(attempt(table, step)):
            assert table.standing() == before, "a refusal changed something"
    assert table.replayed().digest() == table.history.state.digest()
    assert standing(table.read_back()) == table.standing()


@settings(max_examples=20)
@given(steps=STEPS, seed=st.integers(0, 99))
def test_no_command_can_be_carried_out_twice(
    steps: list[tuple[str, int, int, int]], seed: int
) -> None:
    table = Table(dealt("barrels", 3, seed))
    for step in steps:
        command = attempt(table, step)
        if done(command):
            after = table.standing()
            assert refusal(command).status == 409
            assert table.standing() == after


# Free undo


def test_one_takes_back_freely_what_nobody_has_answered() -> None:
    table = Table(VITICULTURE)
    while table.history.state.simultaneous or table.history.moves[-1:] == []:
        table.act_any()
    seat, before = table.history.state.seat, table.standing()
    start = table.history.decision_count
    table.act_any(seat)
    if table.history.moves[-1].chance or table.history.moves[-1].revealed:
        assert refusal(lambda: table.undo(seat)).out.limit in ("chance", "revealed")
        return
    table.undo(seat)
    assert table.history.decision_count == start
    assert table.standing()["digest"] == before["digest"]


@pytest.mark.parametrize(
    "begin", [BARRELS, NARAMATA, VITICULTURE], ids=["barrels", "naramata", "viticulture"]
)
def test_undo_stops_where_something_was_drawn_or_came_to_light_or_another_decided(
    begin: Begin,
) -> None:
    table = Table(begin)
    dice, seen = rng(8), set()
    while not table.history.state.over and table.history.decision_count < 260:
        state = table.history.state
        drawn, hidden = state.rng.count, state.simultaneous
        seat = state.waiting[dice.below(len(state.waiting))]
        last = hidden and len(state.waiting) == 1
        legal = state.legal(seat)
        events = table.act(seat, legal[dice.below(len(legal))])
        if not state.waiting:
            break
        place = table.history.decision_count
        free, reason = undo_limit(table.history, seat)
        secret = any(event.secret and event.owner != seat for event in events)
        if last or secret or any(event.seat not in (seat, -1) for event in events):
            assert (free, reason) == (place, "revealed")
        elif state.rng.count != drawn:
            assert (free, reason) == (place, "chance")
        else:
            assert free < place
        seen.add(reason)
        for other in range(state.seats):
            if other != seat:
                assert undo_limit(table.history, other) == (place, "other")
                stopped = refusal(partial(table.undo, other, place - 1))
                assert (stopped.code, stopped.out.limit) == ("undo_limit", "other")
                assert stopped.message == LIMITS["other"]
    assert seen > {"other", "revealed"} if begin is not VITICULTURE else seen > {"other", "chance"}


@pytest.mark.parametrize(
    "begin", [BARRELS, NARAMATA, VITICULTURE], ids=["barrels", "naramata", "viticulture"]
)
def test_a_decision_that_can_be_undone_freely_has_shown_its_seat_nothing(begin: Begin) -> None:
    """What one may undo alone would have looked the same however the hidden things were dealt."""
    table = Table(begin)
    dice, free = rng(4), 0
    while not table.history.state.over and table.history.decision_count < 300:
        state = table.history.state
        seat = state.waiting[dice.below(len(state.waiting))]
        legal = state.legal(seat)
        action = legal[dice.below(len(legal))]
        otherwise = [state.determinise(seat, dice.fork()) for _ in range(2)]
        events = table.act(seat, action)
        move = table.history.moves[-1]
        if move.chance or move.revealed:
            continue
        free += 1
        for one in otherwise:
            one.record_events()
            one.apply(action, seat)
            assert one.view(seat) == table.history.state.view(seat)
            mine = [event.text(seat) for event in events]
            assert [event.text(seat) for event in one.drain_events()] == mine
    assert free > 5


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    for single_player in (False, True):
        table = Table(BARRELS, single_player=single_player)
        while not table.history.state.over:
            table.act_any()
        for seat in range(3):
            assert refusal(partial(table.undo, seat)).out.limit == "over"
            assert refusal(partial(table.undo, seat, 0)).out.limit == "over"
            assert refusal(partial(table.ask, seat, 0)).message == LIMITS["over"]
            assert undo_limit(table.history, seat, single_player) == (
                table.history.decision_count,
                "over",
            )


def test_there_is_nothing_to_take_back_before_the_first_decision() -> None:
    for single_player in (False, True):
        table = Table(BARRELS, single_player=single_player)
        assert refusal(lambda: table.undo(0)).code == "nothing_to_undo"  # noqa: B023
        assert refusal(lambda: table.undo(0, 0)).code == "nothing_to_undo"  # noqa: B023
        assert refusal(lambda: table.ask(0, 3)).code == "nothing_to_undo"  # noqa: B023
        assert refusal(lambda: table.redo(0)).code == "nothing_to_redo"  # noqa: B023


# Hidden answers


def test_a_hidden_answer_can_be_withdrawn_until_the_last_has_come() -> None:
    table = Table(BARRELS)
    start = table.history.state.digest()
    for seat in (2, 0):
        table.act(seat, table.history.state.legal(seat)[1], seq=0)
    assert table.history.can_withdraw(2)
    table.undo(2, seq=0 + 1)  # in ignorance of what seat 0 has answered meanwhile
    assert table.history.state.waiting == [1, 2]
    assert not table.history.can_withdraw(2)
    assert [move.seat for move in table.history.moves] == [0]
    table.undo(0)
    assert table.history.state.digest() == start
    assert refusal(lambda: table.undo(0)).code == "nothing_to_undo"
    for seat in (0, 1, 2):
        table.act_any(seat)
    assert not any(table.history.can_withdraw(seat) for seat in range(3))
    assert refusal(lambda: table.undo(2)).out.limit in ("revealed", "other")


def test_answers_are_taken_in_any_order_with_the_number_of_their_question() -> None:
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = Table(BARRELS)
        for seat in order:
            table.act(seat, table.history.state.legal(seat)[0], seq=0)
        assert table.history.decision_count == 3
        assert table.history.asked_seq == [3, 3, 3]
        late = refusal(partial(table.act, 0, BARRELS().legal(0)[0], 0))
        assert (late.status, late.code) == (409, "repeated")
        assert refusal(partial(table.act, 0, 0, 0)).code == "stale"


def test_a_withdrawn_answer_can_be_given_again_and_nothing_that_rested_on_it() -> None:
    table = Table(BARRELS)
    for seat in (0, 1, 2):
        table.act_any(seat)
    table.ask(0, 1)
    table.answer(1, True)
    table.answer(2, True)
    assert [move.seat for move in table.history.moves] == [0]
    assert can_redo(table.history, 1)
    table.undo(0)
    assert table.history.moves == []
    assert refusal(lambda: table.redo(1)).code == "not_your_decision"
    table.redo(0)
    assert [move.seat for move in table.history.moves] == [0]
    assert refusal(lambda: table.redo(1)).code == "nothing_to_redo"


def test_a_kept_position_in_the_middle_of_a_question_remembers_the_question() -> None:
    table = Table(dealt("naramata", 3, 1))
    while table.history.decision_count < INTERVAL or not table.history.state.simultaneous:
        table.act_any()
    while table.history.decision_count < INTERVAL + 40 and not table.history.state.over:
        table.act_any(pick=table.history.decision_count)
    for to in range(table.history.decision_count - 1, 0, -1):
        table.ask(0, to)
        for seat in (1, 2):
            table.answer(seat, True)
        assert standing(table.read_back()) == table.standing()
        fresh = Table(table.begin)
        for move in table.history.moves:
            fresh.act(move.seat, move.code)
        for part in ("digest", "answered", "free", "moves"):
            assert fresh.standing()[part] == table.standing()[part]


# Open questions: whoever answers first settles it


def test_an_open_question_is_settled_by_the_first_answer() -> None:
    table = Table(OPEN)
    assert table.history.state.waiting == [0, 1, 2]
    table.act(1, table.history.state.legal(1)[0], seq=0)
    late = refusal(partial(table.act, 2, OPEN().legal(2)[0], 0))
    assert (late.status, late.code) == (409, "stale")
    assert refusal(partial(table.undo, 2)).out.limit == "other"
    table.undo(1)
    assert table.history.state.waiting == [0, 1, 2]
    table.act(2, table.history.state.legal(2)[0])
    assert [move.seat for move in table.history.moves] == [2]


# Entries that cannot be


@pytest.mark.parametrize(
    "entry",
    [
        LogEntry(3, ACT, 0, 0, NOW),
        LogEntry(2, UNDO, 0, 5, NOW),
        LogEntry(2, UNDO, 0, -1, NOW),
        LogEntry(2, REDO, 0, 5, NOW),
        LogEntry(2, WITHDRAW, 1, 0, NOW),
    ],
    ids=str,
)
def test_entries_that_cannot_follow_are_bad_input(entry: LogEntry) -> None:
    table = Table(BARRELS)
    table.act_any(0)
    with pytest.raises(BadInput, match=r"entry|decision"):
        table.history.apply(entry)


def test_an_illegal_action_is_never_entered() -> None:
    table = Table(BARRELS)
    refused = refusal(lambda: table.act(0, 0))
    assert (refused.status, refused.code) == (422, "refused")
    assert refused.out.reason
    with pytest.raises(IllegalAction):
        table.history.apply(LogEntry(1, ACT, 0, 0, NOW))


def test_agreeing_to_nothing_changes_nothing() -> None:
    table = Table(BARRELS)
    table.enter(LogEntry(1, AGREE, 0, 0, NOW))
    assert table.history.undo_request is None


def test_a_game_that_goes_on_from_a_snapshot_counts_on() -> None:
    table = Table(BARRELS)
    for seat in (0, 1, 2):
        table.act_any(seat)
    plain = table.history.state.to_dict()

    def from_there() -> State:
        state = cuvee.game("barrels").state(plain)
        state.record_events()
        return state

    history = GameHistory(from_there, 0, seq=3, offset=3)
    assert history.decision_count == 3
    state = history.state
    seat = state.seat
    history.apply(plan_action(history, seat, 3, state.legal(seat)[0], NOW))
    assert history.decision_count == 4
    everybody = {0, 1, 2}
    undo = plan_undo(history, seat, 4, everybody, True, None, NOW)
    assert undo.value == 3
    stops = refusal(lambda: plan_undo(history, seat, 4, everybody, True, 2, NOW))
    assert stops.out.limit == "earlier"
    asked = refusal(lambda: plan_undo_request(history, seat, 4, 1, everybody, NOW))
    assert asked.message == LIMITS["earlier"]
    history.apply(undo)
    assert (history.decision_count, history.state.digest()) == (3, table.history.state.digest())


def test_bots_can_play_a_game_to_its_end_in_entries() -> None:
    table = Table(NARAMATA)
    dice = rng(3)
    while not table.history.state.over:
        state = table.history.state
        table.act(state.seat, bot("greedy").choose(Observation(state, state.seat), dice))
    assert standing(table.read_back()) == table.standing()
