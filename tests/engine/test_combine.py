"""Combinators, each on the smallest table there is."""

import pytest

from cuvee import Reason
from cuvee.engine import (
    DONE,
    NO,
    OPTION,
    YES,
    Ask,
    Choose,
    ChooseTwo,
    Do,
    Due,
    EachOpponent,
    EachSeat,
    Effect,
    Invite,
    Later,
    May,
    Repeat,
    Simultaneous,
    Text,
)
from cuvee.engine.decision import NOT_ASKED
from tests.engine.toy import PICK, Mark, Pick, Tick, Toy, play

FIRST, SECOND, THIRD = OPTION, OPTION + 1, OPTION + 2


def asked(state: Toy) -> Text:
    decision = state.decision
    assert decision is not None
    return decision.prompt


# Do


def test_do_carries_out_every_part_in_printed_order() -> None:
    assert play(Do(Mark(1), Do(Mark(2), Mark(3)), Mark(4))).marks == [[1, 2, 3, 4], []]


def test_do_needs_every_part_to_be_possible_before_the_first_begins() -> None:
    state = play(May(Do(Mark(1), Mark(2, price=4), Mark(3, price=5))), May(Mark(9)))
    assert state.marks == [[], []]  # no choice but no: the first question was never put
    assert asked(state) == Text("ask-may")
    both = Do(Mark(1), Mark(2, price=4))
    assert both.blocker(state, 0) == Reason("too_poor", "price", {"price": 4})
    assert Do(Mark(1), Mark(2)).blocker(state, 0) is None


def test_there_is_always_something_to_do() -> None:
    with pytest.raises(ValueError, match="there is nothing to do"):
        Do[Toy]()


def test_do_goes_on_where_it_was_after_a_question_in_its_middle() -> None:
    state = play(Do(Mark(7), Pick(), Mark(9)))
    again = state.game.state(state.to_dict())
    again.apply(PICK + 1)
    assert again.marks == [[7, 1, 9], []]


# Choose


def test_choose_offers_the_options_that_are_possible_and_does_one() -> None:
    state = play(Choose(Mark(1), Mark(2, price=4), Mark(3)))
    assert state.legal() == [FIRST, THIRD]
    assert state.why_not(SECOND) == Reason("too_poor", "price", {"price": 4})
    assert asked(state) == Text("ask-choose")
    state.apply(THIRD)
    assert state.marks == [[3], []]


def test_choose_labels_its_options_by_their_place_in_the_rules() -> None:
    choice = Choose(Mark(1), Mark(2))
    state = play(Mark(0), choice)
    assert choice.label(state, 0, 0, SECOND) == Text("effect-toy-1-1")
    assert choice.label(state, 0, 0, THIRD) is None
    assert choice.label(state, 0, 0, YES) is None


@pytest.mark.parametrize("many", [0, 9])
def test_a_choice_has_one_to_eight_options(many: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 8 options, not {many}"):
        Choose(*[Mark(number) for number in range(many)])


# ChooseTwo


def test_choose_two_does_two_different_options_in_an_order_of_ones_own() -> None:
    state = play(ChooseTwo(Mark(1), Mark(2), Mark(3)))
    assert state.legal() == [FIRST, SECOND, THIRD]
    state.apply(THIRD)
    assert state.legal() == [FIRST, SECOND]
    assert state.why_not(THIRD) == NOT_ASKED
    state.apply(FIRST)
    assert state.marks == [[3, 1], []]
    assert state.over


class Earn(Effect[Toy]):
    """Two coins, which may pay for what comes next."""

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[seat].coins += 2


def test_the_first_of_two_may_make_the_second_possible() -> None:
    state = play(ChooseTwo(Earn(), Mark(2, price=5), Mark(3, price=6)), Mark(9))
    assert state.coins == [0, 3]  # one way only, so nobody was asked
    assert state.marks == [[2, 9], []]


def test_an_option_after_which_no_second_is_possible_is_refused() -> None:
    both = ChooseTwo(Mark(1, price=2), Mark(2, price=2))
    state = play(Choose(both, Mark(8), Mark(9)))
    assert state.legal() == [SECOND, THIRD]
    assert state.why_not(FIRST) == Reason("no_second_option")


def test_the_first_of_two_must_be_done_so_that_a_second_is_left() -> None:
    state = play(ChooseTwo(Pick(), Mark(2, price=2)), Mark(9))
    state.apply(FIRST)
    assert state.legal() == [PICK, PICK + 1]  # each costs its number, and three coins are there
    assert state.why_not(PICK + 1) is None
    assert state.why_not(PICK + 2) == Reason("no_second_option")
    state.apply(PICK + 1)
    assert state.coins == [0, 3]


class Nothing(Ask[Toy]):
    """A question that has no answer when it comes."""

    def blocker(self, s: Toy, seat: int) -> Reason | None:
        return None

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        return []


def test_whether_a_second_is_left_is_found_out_to_the_end_of_the_first() -> None:
    twice = Do(Pick(), Pick())
    state = play(ChooseTwo(twice, Mark(2, price=3)), Mark(9))
    state.apply(FIRST)
    assert state.coins == [0, 3]  # only picks for nothing leave three coins
    stuck = ChooseTwo(Do(Mark(1), Nothing()), Mark(2, price=9))
    assert play(Choose(stuck, Mark(8), Mark(9))).legal() == [SECOND, THIRD]


def test_an_option_is_refused_however_many_ways_of_doing_it_leave_no_second() -> None:
    many = Do(*[Pick() for _ in range(6)])  # 84 ways to spend three coins, and none earns any
    assert play(Choose(ChooseTwo(many, Mark(2, price=9)), Mark(8), Mark(9))).legal() == [
        SECOND,
        THIRD,
    ]


class Idle(Pick):
    """A pick that says it makes nothing possible."""

    def may_enable(self, s: Toy, seat: int, at: int, other: Effect[Toy]) -> bool:
        return False

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        raise AssertionError("nobody need try this out")


def test_nothing_is_tried_out_that_cannot_make_a_second_option_possible() -> None:
    idle = ChooseTwo(Idle(), Mark(2, price=9))
    assert play(Choose(idle, Mark(8), Mark(9))).legal() == [SECOND, THIRD]


def test_a_second_option_out_of_reach_is_refused_beside_one_within() -> None:
    state = play(ChooseTwo(Mark(1, price=2), Mark(2, price=2), Mark(3), Mark(4)))
    state.apply(FIRST)
    assert state.legal() == [THIRD, THIRD + 1]
    assert state.why_not(SECOND) == Reason("too_poor", "price", {"price": 2})


# May, Repeat


def test_may_is_done_or_left() -> None:
    for action, marks in ((NO, [9]), (YES, [1, 9])):
        state = play(May(Mark(1)), Mark(9))
        assert state.legal() == [NO, YES]
        state.apply(action)
        assert state.marks == [marks, []]


def test_may_stands_in_nobodys_way() -> None:
    state = play(May(Mark(1, price=4), question="buy"), May(Mark(2)))
    assert state.marks == [[], []]
    assert May(Mark(1, price=4)).blocker(state, 0) is None


def test_may_labels_the_yes_and_leaves_the_no_alone() -> None:
    may = May(Mark(1), question="buy")
    state = play(may)
    assert asked(state) == Text("ask-buy")
    assert may.label(state, 0, 0, YES) == Text("effect-toy-0")
    assert may.label(state, 0, 0, NO) is None


def test_repeat_is_done_at_least_once_and_up_to_a_number_of_times() -> None:
    state = play(Repeat(Mark(1), 3), Mark(9))
    assert state.marks == [[1], []]  # once is no choice
    assert state.legal() == [YES, DONE]
    assert asked(state) == Text("ask-repeat")
    state.apply(YES)
    state.apply(YES)
    assert state.over
    assert state.marks == [[1, 1, 1, 9], []]


def test_repeat_can_be_stopped_and_stops_by_itself_when_it_is_no_longer_possible() -> None:
    state = play(Repeat(Mark(1), 3), Mark(9))
    state.apply(DONE)
    assert state.marks == [[1, 9], []]
    assert play(Repeat(Mark(1, price=2), 3), Mark(9)).marks == [[1, 9], []]


def test_repeat_needs_its_effect_to_be_possible_once() -> None:
    state = play(Pick())
    assert Repeat(Mark(1, price=4), 2).blocker(state, 0) is not None
    assert Repeat(Mark(1, price=3), 2).blocker(state, 0) is None


# EachSeat, EachOpponent, Invite


def test_each_seat_has_the_effect_in_turn_order() -> None:
    state = play(EachSeat(Pick()), seats=3, begins=1)
    state.first = 2
    assert EachSeat(Mark(1)).concerned(state, 1) == [2, 0, 1]
    seats = []
    for number in range(3):
        seats.append(state.seat)
        state.apply(PICK + number)
    assert seats == [0, 1, 2]  # the turn order was fixed when it began
    assert state.marks == [[0], [1], [2]]


def test_each_opponent_leaves_out_whose_card_it_is() -> None:
    assert play(EachOpponent(Mark(1)), seats=3, begins=1).marks == [[1], [], [1]]


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_each_seat_has_the_whole_effect_whoever_owns_the_card(owner: int) -> None:
    assert play(EachSeat(Do(Mark(1), Mark(2))), seats=3, begins=owner).marks == [[1, 2]] * 3
    assert play(EachSeat(Repeat(Mark(1), 1)), seats=3, begins=owner).marks == [[1]] * 3
    two = play(EachSeat(ChooseTwo(Mark(1), Mark(2))), seats=3, begins=owner)
    while not two.over:
        two.apply(SECOND)
    assert two.marks == [[2, 1]] * 3


@pytest.mark.parametrize("owner", [0, 1])
def test_what_each_seat_does_later_is_done_in_full_too(owner: int) -> None:
    later = EachSeat(Later(1, Do(Mark(1), Mark(2))))
    assert play(later, Tick(), Due(), begins=owner).marks == [[1, 2], [1, 2]]


def test_an_offer_rewards_the_owner_when_it_is_accepted_or_declined() -> None:
    for action, marks in ((YES, [[7], [1]]), (NO, [[8], []])):
        state = play(EachOpponent(Invite(Mark(1), accepted=Mark(7), declined=Mark(8))))
        assert asked(state) == Text("ask-invite")
        assert (state.seat, state.legal()) == (1, [NO, YES])
        state.apply(action)
        assert state.marks == marks


def test_an_offer_need_not_reward_anybody() -> None:
    for action, marks in ((YES, [[], [1]]), (NO, [[], []])):
        state = play(EachOpponent(Invite(Mark(1))))
        state.apply(action)
        assert state.marks == marks


def test_nobody_is_rewarded_for_an_offer_to_oneself() -> None:
    state = play(EachSeat(Invite(Mark(1), accepted=Mark(7))))
    state.apply(YES)
    state.apply(YES)
    assert state.marks == [[1, 7], [1]]


# Later, Due


def test_what_is_planned_comes_due_at_its_moment_and_not_before() -> None:
    state = play(Later(2, Mark(1)), Due(), Tick(), Due(), Mark(8), Tick(), Due(), Mark(9))
    assert state.marks == [[8, 1, 9], []]
    assert state.agenda == []


def test_what_is_overdue_is_made_up_for() -> None:
    assert play(Later(1, Mark(1)), Tick(), Tick(), Tick(), Due()).marks == [[1], []]


def test_what_is_due_comes_in_turn_order_then_in_the_order_it_was_planned() -> None:
    class Logged(Effect[Toy]):
        """Writes its number into the purse of the first seat, whoever it is for."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

        def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
            s.players[0].marks.append(10 * seat + self.number)

    class Begin(Effect[Toy]):
        """Another seat begins."""

        def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
            s.first = 1

    plans = EachSeat(Do(Later(0, Logged(1)), Later(0, Logged(2))))
    assert play(plans, Begin(), Due()).marks == [[11, 12, 1, 2], []]


def test_what_is_planned_for_the_table_comes_due_before_what_the_seats_have_planned() -> None:
    class Bell(Effect[Toy]):
        """Marks everybody."""

        def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
            for purse in s.players:
                purse.marks.append(5)

    class Plan(Effect[Toy]):
        """Plans the bell for nobody in particular."""

        def __init__(self, later: Later[Toy]) -> None:
            super().__init__()
            self.later = later

        def parts(self) -> list[Effect[Toy]]:
            return [self.later]

        def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
            self.later.push(s, -1)

    state = play(Later(0, Mark(1)), Plan(Later(0, Bell())), Due())
    assert state.marks == [[5, 1], [5]]


# Simultaneous


def test_together_asks_all_seats_at_once_and_resolves_in_seat_order() -> None:
    state = play(Simultaneous(Pick()), EachSeat(Mark(9)), seats=3)
    assert state.waiting == [0, 1, 2]
    state.apply(PICK + 2, seat=2)
    state.apply(PICK + 1, seat=1)
    assert state.waiting == [0]
    assert state.marks == [[], [], []]
    state.apply(PICK, seat=0)
    assert state.marks == [[0, 9], [1, 9], [2, 9]]


def test_a_simultaneous_question_has_the_words_of_its_part() -> None:
    may = May(Mark(1))
    together = Simultaneous(may)
    state = play(together)
    assert asked(state) == Text("ask-may")
    assert together.label(state, 1, 0, YES) == may.label(state, 1, 0, YES)
    assert together.starts_turn(state, 1, 0) == may.starts_turn(state, 1, 0)
    assert state.why_not(DONE, seat=1) == NOT_ASKED
    assert state.why_not(YES, seat=1) is None
