"""What a state, a game and their parts offer beyond the rules: text, equality, copies, history."""

import copy
import pickle
import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given

import barrels
from barrels import BARRELS
from cuvee.engine import BadInput, Event, Option, Record, Rng, Simultaneous, State, rng
from cuvee.engine.rng import RandomSource, stream_of
from cuvee.testing.strategies import Position, positions
from tests.engine.toy import PICK, Pick, Table, play

tables = positions(BARRELS, 3)


def played(actions: int = 6, seed: int = 4) -> barrels.Auction:
    state = BARRELS.new(seats=3, seed=seed)
    for _ in range(actions):
        state.apply(state.legal()[0])
    return state


def pickled(state: barrels.Auction) -> barrels.Auction:
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - written a moment ago
    assert isinstance(again, barrels.Auction)
    return again


# Text


def test_a_state_in_one_line_says_what_is_asked() -> None:
    state = BARRELS.new(seats=2, seed=1)
    assert repr(state) == "<barrels: 2 seats, 0 actions taken, seats 0, 1 asked 'bid'>"
    while not state.over:
        state.apply(state.legal()[0])
    assert repr(state).endswith("actions taken, over>")


def test_a_state_prints_as_its_board_and_the_question() -> None:
    state = BARRELS.new(seats=2, seed=1)
    assert str(state).splitlines() == [
        f"barrels: round 1 of 5, a cask worth {state.cask}",
        "seat 0: 0 points, 5 cards",
        "seat 1: 0 points, 5 cards",
        "seats 0, 1 asked: Which card do you bid for the cask?",
    ]


def test_a_finished_game_prints_its_result() -> None:
    state = BARRELS.new(seats=2, seed=1)
    while not state.over:
        state.apply(state.legal()[0])
    assert state.result is not None
    scores = ", ".join(str(score) for score in state.result.scores)
    assert str(state).splitlines()[-1].startswith(f"over (last_round): scores {scores}; won by ")


def test_a_game_without_a_board_prints_its_name() -> None:
    assert str(play(Pick())).splitlines()[0] == "toy, 2 seats"


def test_parts_name_themselves_and_no_secret() -> None:
    state = played()
    assert repr(BARRELS) == "<Game 'barrels', rules 1>"
    assert repr(state.decision).startswith("<Decision '")
    assert repr(state.rng) == f"<Rng: {state.rng.count} numbers drawn>"
    assert repr(Record(state)) == "<Record of 'barrels': 3 seats, 6 actions>"
    assert repr(Option("days", 3, [2, 3])) == "Option('days', 3, [2, 3])"
    event = Event("draw", 1, {"deck": "vine"}, {"card": "merlot"}, 1)
    assert repr(event) == "<Event 'draw' of seat 1: {'deck': 'vine'}>"
    while not state.over:
        state.apply(state.legal()[0])
    assert repr(state.result).startswith("Result([")


# Equality and copies


@given(tables)
def test_states_are_equal_when_everything_true_of_them_is(
    position: Position[barrels.Auction],
) -> None:
    state, again = position.state(), position.state()
    assert state == again == state.clone()
    again.rng.count += 1
    assert state != again
    assert state != position.dump()


def test_a_state_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(BARRELS.new())


@given(tables)
def test_copies_share_nothing_but_the_game(position: Position[barrels.Auction]) -> None:
    state = position.state()
    for twin in (copy.copy(state), copy.deepcopy(state), pickled(state)):
        assert twin == state
        assert twin.game is state.game
        assert (twin.seed, twin.history) == (state.seed, state.history)
        if not twin.over:
            twin.apply(twin.legal()[0])
            assert state == position.state()


def test_a_pickled_state_does_not_carry_the_game() -> None:
    assert len(pickle.dumps(played())) < 2000


def test_a_pickle_keeps_who_answered_out_of_turn() -> None:
    state = BARRELS.new(seats=3, seed=1)
    state.apply(state.legal(2)[0], 2)
    again = pickled(state)
    assert again.history == state.history == [[2, state.answers[2]]]


def test_a_game_that_is_not_registered_cannot_be_pickled() -> None:
    state = play(Pick())
    assert copy.deepcopy(state) == state
    with pytest.raises(BadInput, match="'toy' is not registered, so it cannot be pickled"):
        pickle.dumps(state)


# Seed and history


def test_a_state_knows_its_seed_and_what_was_done() -> None:
    state = BARRELS.new(seats=2, seed=9)
    assert (state.seed, state.history) == (9, [])
    first, second = state.legal(0)[0], state.legal(1)[0]
    state.apply(second, 1)
    state.apply(first, 0)
    assert state.history == [[1, second], first]


def test_clones_go_on_from_one_history_without_sharing_what_follows() -> None:
    state = played(3)
    one, other = state.clone(), state.clone()
    one.apply(one.legal()[0])
    other.apply(other.legal()[-1])
    assert one.history[:3] == other.history[:3] == state.history
    assert one.history[3:] == [one.history[3]] != other.history[3:]


def test_a_refused_action_is_not_in_the_history() -> None:
    state = BARRELS.new(seats=2, seed=9)
    with pytest.raises(ValueError, match="refused"):
        state.apply(0)
    assert state.history == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_sampled_state_knows_neither_the_seed_nor_the_history(seat: int) -> None:
    dealt = played().determinise(seat, rng(1))
    assert (dealt.seed, dealt.history) == (None, [])
    dealt.apply(dealt.legal()[0])
    assert len(dealt.history) == 1
    with pytest.raises(BadInput, match="has no seed to record it by"):
        Record(dealt)


def test_a_loaded_state_knows_no_seed() -> None:
    state = played()
    loaded = BARRELS.state(state.to_dict())
    assert loaded == state
    assert (loaded.seed, loaded.history) == (None, [])


# Other people's generators


class Generator:
    """Draws as `numpy.random.Generator` does."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self.numbers = numbers

    def integers(self, low: int, high: int, /) -> int:
        return low + next(self.numbers) % (high - low)


def test_our_own_generator_is_used_as_it_is() -> None:
    own = rng(1)
    assert stream_of(own) is own


def test_other_generators_key_a_stream() -> None:
    assert stream_of(random.Random(1)).key == random.Random(1).getrandbits(256)
    made = stream_of(Generator(iter([1, 2, 3, 4])))
    assert made.key == ((1 << 62 | 2) << 62 | 3) << 62 | 4
    assert made.count == 0


def test_what_draws_no_numbers_is_refused() -> None:
    with pytest.raises(TypeError, match="str has neither getrandbits nor integers"):
        stream_of("dice")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "make",
    [lambda: rng(3), lambda: random.Random(3), lambda: Generator(iter(range(99)))],
    ids=["ours", "random", "numpy"],
)
def test_a_deal_follows_from_the_generator(make: Callable[[], RandomSource]) -> None:
    state = played()
    assert state.determinise(0, make()) == state.determinise(0, make())
    assert state.determinise(0, make()).view(0) == state.view(0)


def test_without_a_generator_the_deal_follows_from_what_the_seat_sees() -> None:
    state = played()
    dealt = state.determinise(1)
    assert dealt == state.determinise(1)
    assert dealt.determinise(1) == dealt
    assert dealt.view(1) == state.view(1)


def test_the_dice_are_a_part_of_the_state_and_not_the_state_itself() -> None:
    state: State = BARRELS.new()
    assert isinstance(state.rng, Rng)
    assert not isinstance(state, Rng)
    assert state.clone().rng is not state.rng


def test_a_simultaneous_question_goes_by_the_name_of_the_one_inside() -> None:
    decision = Table(Simultaneous(Pick())).new(seats=2).decision
    assert decision is not None
    assert (decision.question, decision.simultaneous) == ("pick", True)
    assert play(Simultaneous(Pick())).legal(1)[0] == PICK
