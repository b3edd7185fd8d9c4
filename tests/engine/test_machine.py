"""The one loop: it stops at real choices only, and never runs away."""

import pytest

from cuvee.engine import NO, YES, Ask, Effect, May, Simultaneous
from tests.engine.toy import PICK, Fortune, Mark, Pick, Toy, play


class Wager(Ask[Toy]):
    """Whoever has coins may keep or stake them; whoever has one has no choice."""

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        return [PICK + number for number in range(1, s.players[seat].coins + 1)]

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[seat].marks.append(action - PICK)


def test_a_choice_with_a_single_option_is_taken_in_silence() -> None:
    state = play(Pick(most=0), Mark(9))
    assert state.over
    assert state.marks == [[0, 9], []]


def test_a_question_that_offers_nothing_is_an_error_that_names_it() -> None:
    with pytest.raises(RuntimeError, match=r"toy\.1 asks seat 0 but offers nothing"):
        play(Fortune(0, 0), Wager())


def test_an_effect_that_never_comes_to_a_choice_is_found_out() -> None:
    class Endless(Effect[Toy]):
        def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
            self.push(s, seat)

    with pytest.raises(RuntimeError, match="toy goes on for ever without a choice"):
        play(Endless())


def test_a_game_is_over_when_nothing_is_left_to_do() -> None:
    state = play(May(Mark(1)))
    assert (state.over, state.waiting, state.seat) == (False, [0], 0)
    state.apply(NO)
    assert (state.over, state.waiting, state.seat) == (True, [], -1)
    assert (state.legal(), state.decision) == ([], None)


def test_a_simultaneous_question_passes_over_seats_without_a_choice() -> None:
    state = play(Fortune(0, 1, 3, 2), Simultaneous(Wager()), seats=4)
    assert state.waiting == [2, 3]
    decision = state.decision
    assert decision is not None
    assert decision.seats == [1, 2, 3]  # seat 1 has answered, and nobody can tell
    state.apply(PICK + 3)
    state.apply(PICK + 1)
    assert state.marks == [[], [1], [3], [1]]


def test_a_state_with_seats_passed_over_is_read_back() -> None:
    state = play(Fortune(0, 1, 3, 2), Simultaneous(Wager()), seats=4)
    assert state.game.state(state.to_dict()).waiting == [2, 3]


def test_a_simultaneous_question_that_concerns_nobody_is_passed_over() -> None:
    assert play(Fortune(0, 0), Simultaneous(Wager()), Mark(9)).marks == [[9], []]


def test_a_simultaneous_question_without_a_choice_is_answered_in_silence() -> None:
    assert play(Fortune(1, 1), Simultaneous(Wager())).marks == [[1], [1]]


def test_what_was_chosen_is_resolved_before_anything_else_goes_on() -> None:
    state = play(May(Mark(1)), May(Mark(2)), Mark(3))
    state.apply(YES)
    assert state.marks == [[1], []]
    state.apply(NO)
    assert state.marks == [[1, 3], []]
