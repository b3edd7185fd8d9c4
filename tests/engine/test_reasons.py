"""What an effect lacks: told for `why_not`, each thing by its nearest reason."""

from cuvee import Reason
from cuvee.engine import NO, OPTION, YES, Choose, ChooseTwo, Do, Effect, May
from tests.engine.toy import PICK, Mark, Pick, Toy, play

FIRST, SECOND, THIRD = OPTION, OPTION + 1, OPTION + 2


def poor(price: int) -> Reason:
    """Three coins are not enough."""
    return Reason("too_poor", "price", {"price": price})


def why(effect: Effect[Toy]) -> Reason | None:
    """Why an effect cannot be chosen beside two that can."""
    return play(Choose(effect, Mark(8), Mark(9))).why_not(FIRST)


def test_what_may_be_done_lacks_what_its_effect_lacks() -> None:
    state = play(May(Do(Mark(1, price=4), Mark(2, price=5))), Choose(Mark(8), Mark(9)))
    assert state.legal() == [FIRST, SECOND]  # there was nothing to choose
    beside = play(Choose(May(Mark(1, price=4)), Mark(9)))
    assert beside.why_not(FIRST) is None  # it may be left out
    asked = May(Mark(1, price=4))
    state = play(Choose(asked, Mark(9)))
    assert asked.why_not(state, 0, 0, YES) == poor(4)
    assert asked.why_not(state, 0, 0, NO) is None


def test_all_steps_that_cannot_be_done_are_named() -> None:
    reason = why(Do(Mark(1, price=4), Mark(2), Mark(3, price=5)))
    assert reason is not None
    assert reason.parts == [poor(4), poor(5)]


def test_a_choice_lacks_what_its_nearest_option_lacks() -> None:
    far = Do(Mark(1, price=4), Mark(2, price=5))
    assert why(Choose(far, Mark(3, price=6))) == poor(6)
    assert Choose[Toy](Mark(1)).lacks(play(Choose(Mark(8), Mark(9))), 0) == []


def test_of_two_options_the_one_that_is_missing_is_named() -> None:
    assert why(ChooseTwo(Mark(1), Mark(2, price=4))) == poor(4)
    both = why(ChooseTwo(Mark(1, price=4), Mark(2, price=5), Mark(3, price=6)))
    assert both is not None
    assert len(both.parts) == 2
    assert why(ChooseTwo(Mark(1, price=2), Mark(2, price=2))) == Reason("no_second_option")
    possible = ChooseTwo[Toy](Mark(1), Mark(2))
    assert possible.lacks(play(Choose(possible, Mark(9))), 0) == []


def test_a_question_without_an_answer_lacks_what_each_of_its_answers_does() -> None:
    class Dear(Pick):
        """A pick that costs three more."""

        def refusal(self, s: Toy, seat: int, at: int, action: int) -> Reason | None:
            return poor(3 + action - PICK) if action - PICK else poor(4)

    state = play(Choose(Mark(8), Mark(9)))
    dear = Dear(1)
    assert dear.lacks(state, 0) == [poor(4)]
    assert [part.args for part in Dear(2).lacks(state, 0)[0].parts] == [
        {"price": 4}, {"price": 4}, {"price": 5},
    ]  # fmt: skip
    assert Pick().lacks(state, 0) == []


def test_what_blocks_a_question_is_told_where_no_answer_is_refused() -> None:
    class Shut(Pick):
        """A pick that cannot be begun."""

        def blocker(self, s: Toy, seat: int) -> Reason | None:
            return Reason("shut", "price")

    state = play(Choose(Mark(8), Mark(9)))
    assert Shut().lacks(state, 0) == [Reason("shut", "price")]


class Gamble(Effect[Toy]):
    """Two coins, if the dice are those of a look ahead and not the real ones."""

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[seat].coins += 0 if s.rng.key else 2


def test_a_second_option_that_hung_on_luck_is_left_out() -> None:
    state = play(Choose(ChooseTwo(Gamble(), Mark(2, price=5)), Mark(9)))
    state.apply(FIRST)
    assert state.over
    assert (state.coins[0], state.marks[0]) == (3, [])
