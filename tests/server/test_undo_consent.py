"""Undo by consent: who must agree, who need not be asked, when bots wait, what can be redone."""

from __future__ import annotations

from functools import partial

from cuvee.server.db.log_entries import UNDO
from cuvee.server.game.undo import (
    bots_must_wait,
    undo_limit,
)
from tests.server.playing import (
    BARRELS,
    Table,
    refusal,
)
from tests.server.toys import open_question

OPEN = open_question(3)


def test_all_people_must_agree_to_go_back_further() -> None:
    table = Table(BARRELS)
    for seat in (0, 1, 2):
        table.act_any(seat)
    place = table.history.decision_count
    table.ask(1, 0)
    assert refusal(lambda: table.ask(2, 1)).code == "undo_already_requested"
    assert refusal(lambda: table.answer(1, True)).code == "no_undo_request"
    table.answer(0, True)
    assert table.history.decision_count == place
    table.answer(2, True)
    assert (table.history.decision_count, table.history.undo_request) == (0, None)
    assert table.entries[-1].kind == UNDO


def test_one_refusal_is_enough_and_who_asked_may_think_better_of_it() -> None:
    for refuses in (0, 1, 2):
        table = Table(BARRELS)
        for seat in (0, 1, 2):
            table.act_any(seat)
        asked = table.seq
        table.ask(1, 0)
        table.answer(refuses, False)
        assert (table.history.decision_count, table.history.undo_request) == (3, None)
        assert refusal(partial(table.ask, 1, 0, asked)).code == "stale"
        assert refusal(partial(table.answer, 0, True)).code == "no_undo_request"


def test_an_answer_to_one_undo_request_does_not_count_for_the_next() -> None:
    table = Table(BARRELS, human_seats={0, 1})
    for seat in (0, 1, 2):
        table.act_any(seat)
    table.ask(0, 2)
    known = table.seq
    table.answer(1, False)
    table.ask(0, 0)
    assert refusal(lambda: table.answer(1, True, known)).code == "stale"
    assert refusal(lambda: table.answer(2, True)).code == "no_undo_request"  # a bot is not asked
    table.answer(1, True)
    assert table.history.decision_count == 0


def test_a_decision_ends_an_undo_request() -> None:
    table = Table(BARRELS)
    table.act_any(0)
    table.ask(1, 0)
    table.act_any(2)
    assert table.history.undo_request is None
    assert refusal(lambda: table.answer(0, True)).code == "no_undo_request"


def test_whoever_has_nobody_to_ask_need_not_wait() -> None:
    table = Table(BARRELS, human_seats={1})
    for seat in (0, 1, 2):
        table.act_any(seat)
    table.ask(1, 0)
    assert table.history.decision_count == 0


# Alone with bots


def test_alone_one_goes_back_and_forward_over_whatever_bots_did() -> None:
    table = Table(BARRELS, human_seats={0}, single_player=True)
    while table.history.decision_count < 9:
        table.act_any()
    digest, place = table.history.state.digest(), table.history.decision_count
    table.undo(0)
    assert table.history.state.waiting[0] == 0
    table.undo(0, 0)
    assert table.history.decision_count == 0
    assert undo_limit(table.history, 0, True) == (0, "start")
    while table.history.undone:
        table.redo(0)
    assert (table.history.state.digest(), table.history.decision_count) == (digest, place)


def test_bots_wait_while_somebody_has_asked_or_may_do_something_again() -> None:
    table = Table(BARRELS, human_seats={0, 1})
    for seat in (0, 1, 2):
        table.act_any(seat)
    assert not bots_must_wait(table.history, table.human_seats)
    table.ask(0, 1)
    assert bots_must_wait(table.history, table.human_seats)
    table.answer(1, True)
    assert bots_must_wait(table.history, table.human_seats), (
        "seat 1 may redo; the bot's answer would end that"
    )
    assert not bots_must_wait(table.history, {0}), "nobody but bots is asked, so they go on"
    table.act_any(1)
    assert not bots_must_wait(table.history, table.human_seats)


def test_bots_leave_a_question_that_the_first_answer_settles_to_people() -> None:
    table = Table(OPEN, human_seats={1})
    assert bots_must_wait(table.history, table.human_seats)
    assert not bots_must_wait(table.history, set())
    table.act_any(1)
    assert bots_must_wait(table.history, table.human_seats)


def test_a_decision_puts_an_end_to_redo() -> None:
    table = Table(BARRELS, single_player=True)
    table.act_any(0)
    table.undo(0)
    table.act(0, table.history.state.legal(0)[-1])
    assert refusal(lambda: table.redo(0)).code == "nothing_to_redo"


def test_one_does_not_redo_for_another() -> None:
    table = Table(BARRELS)
    for seat in (0, 1, 2):
        table.act_any(seat)
    table.ask(0, 0)
    for seat in (1, 2):
        table.answer(seat, True)
    assert refusal(lambda: table.redo(1)).code == "not_your_decision"
    for seat in (0, 1, 2):
        table.redo(seat)
    assert table.history.decision_count == 3
