"""Questions that are open to several seats, of whom the first to answer decides."""

import json

import pytest

from cuvee import BadInput, IllegalAction, rng
from cuvee.engine import ANYONE, Ask, Effect
from cuvee.engine.decision import NOT_YOUR_DECISION
from cuvee.engine.frames import seat_of
from cuvee.testing import check
from tests.engine.toy import PICK, Anyone, Fortune, Mark, Pick, Table, Toy, Volunteer, play


def asked(*coins: int) -> Toy:
    """A table at an open question, the seats having so many coins."""
    return play(Fortune(*coins), Anyone(Volunteer()), Mark(9), seats=len(coins))


def test_all_are_asked_who_have_something_to_choose() -> None:
    state = asked(0, 1, 3)
    decision = state.decision
    assert decision is not None
    assert (state.waiting, state.seat, decision.seats) == ([1, 2], 1, [1, 2])
    assert seat_of(state.stack[-1]) == ANYONE
    assert state.legal() == state.legal(1) == [PICK + 1]
    assert state.legal(2) == [PICK + 1, PICK + 2, PICK + 3]


def test_whoever_has_nothing_to_choose_is_not_asked() -> None:
    state = asked(0, 1, 3)
    assert state.legal(0) == []
    assert state.why_not(PICK + 1, 0) == NOT_YOUR_DECISION
    with pytest.raises(IllegalAction):
        state.apply(PICK + 1, 0)


@pytest.mark.parametrize(("seat", "marks"), [(1, [[9], [1], []]), (2, [[9], [], [1]])])
def test_the_first_answer_settles_it(seat: int, marks: list[list[int]]) -> None:
    state = asked(0, 2, 3)
    state.apply(PICK + 1, seat)
    assert state.over
    assert state.marks == marks


def test_without_a_seat_the_first_waiting_answers() -> None:
    state = asked(0, 2, 3)
    state.apply(PICK + 2)
    assert state.marks == [[9], [2], []]


def test_why_not_gives_each_seat_its_own_reason() -> None:
    state = asked(0, 2, 3)
    assert state.why_not(PICK + 3, 2) is None
    poor = state.why_not(PICK + 3, 1)
    assert poor is not None
    assert poor.code == "too_poor"


def test_a_single_option_of_a_single_seat_is_asked_all_the_same() -> None:
    """Whether somebody volunteers is not for the machine to say."""
    state = asked(0, 1, 0)
    assert (state.over, state.waiting) == (False, [1])
    decision = state.decision_for(0)
    assert decision is not None
    assert (decision.seats, decision.prompt.args) == ([1], {"seat": 1})


def test_the_same_question_may_be_put_to_one_seat() -> None:
    """Then it is like any other, and a single option is taken in silence."""
    assert play(Volunteer(), seats=2).waiting == [0]
    assert play(Fortune(1, 0), Volunteer(), seats=2).marks == [[1], []]


def test_each_seat_reads_it_in_its_own_words_and_others_in_those_of_the_first() -> None:
    state = asked(0, 1, 3)
    shown = [state.view(who)["decision"] for who in (None, 0, 1, 2)]
    prompts = [decision["prompt"]["args"]["seat"] for decision in shown]  # type: ignore[index]
    assert prompts == [1, 1, 1, 2]
    seats = [decision["seats"] for decision in shown]  # type: ignore[index]
    assert seats == [[1, 2]] * 4


def test_a_question_that_offers_nobody_anything_is_an_error_that_names_it() -> None:
    with pytest.raises(RuntimeError, match=r"toy\.1\.0 asks everybody but offers nothing"):
        asked(0, 0)


def test_it_survives_json() -> None:
    state = asked(0, 1, 3)
    again = state.game.state(json.loads(json.dumps(state.to_dict())))
    assert again.to_dict() == state.to_dict()
    assert [again.legal(seat) for seat in range(3)] == [state.legal(seat) for seat in range(3)]
    again.apply(PICK + 3, 2)
    assert again.marks == [[9], [], [3]]


@pytest.mark.parametrize("ask", [Pick(), Volunteer()])
def test_a_saved_question_to_nobody_is_refused_unless_it_is_open(ask: Ask[Toy]) -> None:
    state = play(ask)
    plain = json.loads(json.dumps(state.to_dict()))
    plain["stack"][-1][1] = ANYONE
    if ask.open:
        assert state.game.state(plain).waiting == [0, 1]
        return
    with pytest.raises(BadInput, match="question and answers do not fit together"):
        state.game.state(plain)


def test_a_saved_question_with_answers_to_it_is_refused() -> None:
    state = asked(1, 1)
    plain = json.loads(json.dumps(state.to_dict()))
    plain["answers"] = [PICK + 1, PICK + 1]
    with pytest.raises(BadInput):
        state.game.state(plain)


def test_a_saved_question_that_offers_nobody_anything_is_refused() -> None:
    state = asked(1, 1)
    plain = json.loads(json.dumps(state.to_dict()))
    for player in plain["players"]:
        player["coins"] = 0
    with pytest.raises(BadInput, match="asks everybody but offers nothing"):
        state.game.state(plain)


def test_the_history_notes_who_answered() -> None:
    state = asked(0, 2, 3)
    other = state.clone()
    state.apply(PICK + 1, 2)
    other.apply(PICK + 1)
    assert (state.history, other.history) == ([[2, PICK + 1]], [PICK + 1])


def test_a_new_deal_puts_it_to_the_same_seats() -> None:
    state = asked(0, 2, 3)
    dealt = state.determinise(1, rng(5))
    assert dealt.waiting == state.waiting
    assert [dealt.legal(seat) for seat in range(3)] == [state.legal(seat) for seat in range(3)]


class Oracle(Volunteer):
    """Who may answer hangs on the secret of seat 1, as in no real game."""

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        return super().candidates(s, seat, at) if s.players[1].secret >= 1000 else []


class Reveal(Effect[Toy]):
    """Seat 1 learns a secret beyond all that are ever dealt."""

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[1].secret = 5000


def test_a_deal_in_which_nobody_could_answer_asks_nobody() -> None:
    """Such a question is known by what is hidden, and still nothing breaks."""
    state = play(Reveal(), Anyone(Oracle()))
    dealt = state.determinise(0, rng(1))
    assert (state.waiting, dealt.waiting, dealt.seat) == ([0, 1], [], -1)
    assert dealt.legal() == []
    decision = dealt.decision_for(-1)
    assert decision is not None
    assert decision.seats == []


def test_it_keeps_the_promises_of_a_game() -> None:
    check(
        Table(Anyone(Volunteer()), Anyone(Volunteer()), seats=3),
        seats=3,
        seeds=range(4),
        words=False,
    )
