"""States: the public face of a game in progress."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import barrels
from cuvee import BadInput, IllegalAction, Reason, Result, rng
from cuvee.engine import NO, YES, Ask, Do, EachSeat, May, Player, Simultaneous, Text, under_way
from cuvee.engine.decision import GAME_OVER, NO_SUCH_ACTION, NOT_ASKED, NOT_YOUR_DECISION
from cuvee.engine.state import State
from cuvee.testing.strategies import Position, positions
from tests.engine.toy import PICK, Mark, Pick, Toy, play

tables = positions(barrels.BARRELS, 3)


# The pending decision


@given(tables)
def test_legal_without_a_seat_means_the_first_waiting(position: Position[barrels.Auction]) -> None:
    state = position.state()
    assert state.legal() == state.legal(state.seat)
    assert state.seat == (state.waiting or [-1])[0]


def test_a_seat_that_is_not_asked_has_nothing_on_offer() -> None:
    state = play(Pick())
    assert state.legal(1) == state.legal(7) == []
    assert state.why_not(PICK, seat=1) == NOT_YOUR_DECISION
    with pytest.raises(IllegalAction) as refused:
        state.apply(PICK, seat=1)
    assert refused.value.reason == NOT_YOUR_DECISION


def test_whoever_has_answered_is_not_asked_again() -> None:
    state = play(Simultaneous(Pick()))
    state.apply(PICK, seat=1)
    assert state.legal(1) == []
    assert state.why_not(PICK, seat=1) == NOT_YOUR_DECISION


def test_what_is_on_offer_may_be_changed_by_nobody_who_asks() -> None:
    state = play(Pick())
    state.legal().clear()
    assert state.legal() == [PICK, PICK + 1, PICK + 2, PICK + 3]


@given(tables, st.integers(-5, 40))
def test_why_not_is_none_exactly_for_what_is_legal(
    position: Position[barrels.Auction], code: int
) -> None:
    state = position.state()
    for seat in range(3):
        assert (state.why_not(code, seat) is None) == (code in state.legal(seat))


@given(tables, st.integers(-5, 40))
def test_a_refused_action_changes_nothing(position: Position[barrels.Auction], code: int) -> None:
    state = position.state()
    if code in state.legal():
        return
    with pytest.raises(IllegalAction):
        state.apply(code)
    assert state.to_dict() == position.state().to_dict()
    assert state.legal() == position.state().legal()


def test_every_way_of_being_out_of_order_has_its_reason() -> None:
    state = play(Pick())
    assert state.why_not(-1) == state.why_not(10_000) == NO_SUCH_ACTION
    assert state.why_not(NO) == NOT_ASKED
    assert state.why_not(PICK + 5) == Reason("too_poor", "price", {"price": 5})
    state.apply(PICK)
    assert state.why_not(PICK) == GAME_OVER
    with pytest.raises(IllegalAction, match="refused"):
        state.apply(PICK)


def test_what_a_seat_has_under_way_is_listed_from_the_outside_in() -> None:
    pick, mark = Pick(), Mark(1)
    both = Do[Toy](pick, mark)
    state = play(both)
    assert under_way(state, 0) == [both, pick]
    assert under_way(state, 1) == []


def test_a_game_can_be_ended_at_once() -> None:
    state = play(Pick())
    state.end_game()
    assert state.over
    assert under_way(state, 0) == []


def test_the_result_comes_with_the_end() -> None:
    state = play(EachSeat(Pick()))
    state.apply(PICK + 1)
    results = [state.result]
    state.apply(PICK + 2)
    results.append(state.result)
    assert results == [None, Result([2, 1], [1, 2], "done")]


# Copies


@given(tables)
def test_a_clone_is_equal_and_independent(position: Position[barrels.Auction]) -> None:
    state = position.state()
    copy, before = state.clone(), state.to_dict()
    assert copy.to_dict() == before
    assert copy.legal() == state.legal()
    if not copy.over:
        copy.apply(copy.legal()[-1])
        assert state.to_dict() == before
        kept = copy.to_dict()
        state.apply(state.legal()[0])
        assert copy.to_dict() == kept


@given(tables)
def test_a_state_survives_json_in_the_middle_of_anything(
    position: Position[barrels.Auction],
) -> None:
    state = position.state()
    again = barrels.BARRELS.state(json.loads(json.dumps(state.to_dict())))
    assert again.to_dict() == state.to_dict()
    assert again.digest() == state.digest()
    assert [again.legal(seat) for seat in range(3)] == [state.legal(seat) for seat in range(3)]


def test_a_bare_state_has_no_players_a_fixed_order_and_no_clock() -> None:
    state = State(barrels.BARRELS, 3, {"open": False})  # type: ignore[arg-type]
    assert state.all_players() == []
    assert state.turn_order() == [0, 1, 2]
    assert state.now() == 0
    assert (State.FIELDS, Player.FIELDS) == ((), ())


# Views


def test_a_view_is_the_games_own_and_what_every_game_shows() -> None:
    state = play(May(Mark(1)))
    assert state.view(1) == {
        "game": "toy",
        "seats": 2,
        "options": {},
        "decision": {
            "question": "may",
            "path": "toy",
            "seats": [0],
            "prompt": {"text": "ask-may", "args": {}},
            "starts_turn": False,
            "simultaneous": False,
        },
        "clock": 0,
        "coins": [3, 3],
        "marks": [[], []],
        "secret": state.players[1].secret,
    }
    state.apply(YES)
    assert state.view(None)["decision"] is None


class Confide(Ask[Toy]):
    """A question with words of its own for each seat."""

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        return [NO, YES]

    def prompt(self, s: Toy, seat: int, at: int) -> Text:
        return Text("ask-confide", {"seat": seat})

    def starts_turn(self, s: Toy, seat: int, at: int) -> bool:
        return seat == 1

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[seat].marks.append(action)


def test_each_seat_reads_a_simultaneous_question_in_its_own_words() -> None:
    state = play(Simultaneous(Confide()))
    shown = [state.view(seat)["decision"] for seat in (0, 1, None)]
    prompts = [decision["prompt"]["args"] for decision in shown]  # type: ignore[index]
    assert prompts == [{"seat": 0}, {"seat": 1}, {"seat": 0}]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_nobodys_view_changes_before_the_last_has_answered(first: int) -> None:
    state = play(Simultaneous(Confide()), seats=3)
    before = [state.view(who) for who in (None, 0, 1, 2)]
    for seat in [(first + step) % 3 for step in range(2)]:
        state.apply(YES, seat)
        assert [state.view(who) for who in (None, 0, 1, 2)] == before


# Deals


@given(tables, st.integers(0, 1000), st.integers(0, 2))
def test_a_seat_cannot_tell_a_new_deal_from_the_truth(
    position: Position[barrels.Auction], seed: int, seat: int
) -> None:
    state = position.state()
    dealt = state.determinise(seat, rng(seed))
    assert dealt.view(seat) == state.view(seat)
    assert dealt.legal(seat) == state.legal(seat)
    assert dealt.rng.key != state.rng.key
    assert state.to_dict() == position.state().to_dict()


@given(tables, st.integers(0, 1000), st.integers(0, 2))
def test_a_deal_follows_from_what_the_seat_knows_and_from_the_dice(
    position: Position[barrels.Auction], seed: int, seat: int
) -> None:
    state = position.state()
    other_truth = state.determinise(seat, rng(seed))
    assert (
        state.determinise(seat, rng(7)).digest() == other_truth.determinise(seat, rng(7)).digest()
    )


def test_the_others_hidden_answers_are_forgotten_and_ones_own_is_kept() -> None:
    state = play(Simultaneous(Pick()), seats=3)
    state.apply(PICK + 1, seat=0)
    state.apply(PICK + 2, seat=1)
    dealt = state.determinise(1, rng(1))
    assert dealt.waiting == [0, 2]
    assert dealt.legal() == state.legal(2)
    assert dealt.answers[1] == PICK + 2


class Divine(Ask[Toy]):
    """What seat 0 may answer hangs on the secret of seat 1, as no real question does."""

    def __init__(self, least: int) -> None:
        super().__init__("divine")
        self.least = least

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        return [NO, YES] if s.players[1].secret >= self.least else []

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[seat].marks.append(action)


class Whisper(Mark):
    """Seat 1 learns a secret beyond all that are ever dealt."""

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[1].secret = 5000


def test_deals_are_looked_through_for_one_in_which_the_asked_seat_can_answer() -> None:
    state = play(Do(Whisper(0), Divine(least=800)))
    for seed in range(20):
        assert state.determinise(0, rng(seed)).legal() == [NO, YES]


def test_when_no_deal_lets_the_asked_seat_answer_the_last_one_is_given() -> None:
    state = play(Do(Whisper(0), Divine(least=1000)))
    assert state.determinise(0, rng(1)).legal() == []


def test_once_others_have_no_choice_left_nobody_is_asked_in_a_deal() -> None:
    state = play(Do(Whisper(0), Simultaneous(Divine(least=1000))))
    state.apply(YES, seat=0)
    assert state.determinise(0, rng(1)).legal() == []


def test_a_finished_game_can_be_dealt_anew_too() -> None:
    state = play(Mark(1))
    dealt = state.determinise(0, rng(1))
    assert dealt.over
    assert dealt.view(0) == state.view(0)


# Actions in words


@given(tables)
def test_everything_on_offer_can_be_put_into_words(position: Position[barrels.Auction]) -> None:
    state = position.state()
    for lang in ("en", "de", "es"):
        words = [state.describe(action, lang) for action in state.legal()]
        assert len(set(words)) == len(words)


def test_what_is_no_action_cannot_be_put_into_words() -> None:
    with pytest.raises(BadInput, match="there is no action 99"):
        play(Pick()).describe(99)


def test_what_is_done_can_be_counted() -> None:
    state = play(May(Mark(1)), Mark(2), May(Mark(3, price=9)))
    tally = state.count_effects()
    state.apply(YES)
    done = {state.effects[number].path: times for number, times in enumerate(tally) if times}
    assert done == {"toy": 2, "toy.0": 1, "toy.0.0": 1, "toy.1": 1, "toy.2": 1}


def test_answers_to_a_simultaneous_question_are_counted_each() -> None:
    state = play(Simultaneous(Pick()))
    tally = state.count_effects()
    state.apply(PICK, 0)
    state.apply(PICK, 1)
    done = {state.effects[number].path: times for number, times in enumerate(tally) if times}
    assert done == {"toy": 1, "toy.0": 2}


def test_a_deal_can_be_listened_to() -> None:
    state = barrels.BARRELS.begin(2, 1, {}, record_events=True)
    assert [event.kind for event in state.drain_events()] == ["cask"]
    assert barrels.BARRELS.new(seats=2, seed=1).drain_events() == []
