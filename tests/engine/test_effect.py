"""Effects: an instruction, what stands in its way, what it asks and what then happens."""

import pytest

from cuvee import Reason
from cuvee.engine import NO, Ask, Effect, Text
from cuvee.engine.decision import NOT_ASKED, NOTHING_TO_CHOOSE
from tests.engine.toy import PICK, Mark, Pick, Toy, play

TOO_DEAR = Reason("too_poor", "price", {"price": 4})


def test_an_effect_that_says_nothing_else_is_always_ready_and_asks_nobody() -> None:
    state, effect = play(Mark(1)), Effect[Toy]()
    assert effect.parts() == []
    assert effect.blocker(state, 0) is None
    assert effect.ready(state, 0)
    assert effect.options(state, 0, 0) == []
    assert effect.why_not(state, 0, 0, NO) == NOT_ASKED
    assert effect.prompt(state, 0, 0) == Text("ask")
    assert effect.label(state, 0, 0, NO) is None
    assert not effect.starts_turn(state, 0, 0)


def test_an_effect_must_say_how_it_resolves() -> None:
    with pytest.raises(NotImplementedError, match="Effect does not say how it resolves"):
        play(Effect[Toy]())


def test_a_question_must_say_what_it_asks() -> None:
    with pytest.raises(NotImplementedError, match="Ask does not say what it asks"):
        play(Ask[Toy]("what"))


def test_what_stands_in_the_way_makes_an_effect_not_ready() -> None:
    state = play(Pick())
    assert Mark(1, price=3).ready(state, 0)
    assert Mark(1, price=4).blocker(state, 0) == TOO_DEAR
    assert not Mark(1, price=4).ready(state, 0)


def test_each_candidate_is_on_offer_unless_it_is_refused() -> None:
    state = play(Pick())
    assert state.legal() == [PICK, PICK + 1, PICK + 2, PICK + 3]
    assert state.why_not(PICK + 3) is None
    assert state.why_not(PICK + 4) == TOO_DEAR
    assert state.why_not(NO) == NOT_ASKED


def test_a_question_without_refusals_offers_every_candidate() -> None:
    class Free(Ask[Toy]):
        def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
            return [PICK, PICK + 1]

        def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
            s.players[seat].marks.append(action)

    state = play(Free())
    decision = state.decision
    assert state.legal() == [PICK, PICK + 1]
    assert decision is not None
    assert decision.prompt == Text("ask-ask")


def test_a_question_stands_in_its_own_way_only_when_nothing_can_be_chosen() -> None:
    class Nothing(Ask[Toy]):
        def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
            return []

    state = play(Pick())
    state.players[1].coins = -1
    assert Pick().blocker(state, 0) is None
    assert Pick(4).blocker(state, 1) == TOO_DEAR  # the last refusal is told
    assert Nothing().blocker(state, 0) == NOTHING_TO_CHOOSE


def test_a_pushed_effect_is_resolved_next() -> None:
    state = play(Pick(), Mark(9))
    Mark(1).resolve(state, 0, 0, NO)
    state.apply(PICK + 2)
    assert state.marks == [[1, 2, 9], []]


def test_an_effect_has_no_say_in_what_is_asked_above_it_unless_it_says_so() -> None:
    assert Mark(1).filter_answer(play(Pick()), 1, PICK) is None
