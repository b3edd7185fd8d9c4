"""Games: how one is begun, read back, named and found."""

import copy
import json
from typing import assert_type

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barrels
import cuvee
from cuvee import BadInput
from cuvee.engine import (
    Actions,
    AnyText,
    Effect,
    Game,
    Option,
    Simultaneous,
    State,
    register,
    switch,
)
from cuvee.engine.machine import UNANSWERED, UNCONCERNED
from cuvee.engine.rng import SEED_LIMIT
from cuvee.testing.strategies import Position, positions
from tests.engine.mutations import json_values, mutated
from tests.engine.toy import PICK, Pick, Table, play

GAME = barrels.BARRELS


# Beginning


def test_a_game_is_begun_with_the_fewest_seats_unless_told_otherwise() -> None:
    assert GAME.new().seats == 2
    assert GAME.new(seats=4).seats == 4


def test_a_game_that_says_nothing_of_it_is_played_against_each_other_and_prints_nothing() -> None:
    silent = Table(Pick())
    assert not silent.cooperative({})
    assert silent.components({}) == {}


def test_the_fewest_seats_are_those_that_the_options_allow() -> None:
    class Picky(Table):
        def validate_options(self, seats: int, options: dict[str, int | str | None]) -> None:
            if seats < 3:
                raise BadInput("not so few")

    game = Picky(Pick())
    game.seats = [1, 2, 3, 4]
    assert game.min_seats({}) == 3
    game.seats = [1, 2]
    assert game.min_seats({}) == 1


def test_the_seed_decides_the_deal() -> None:
    assert GAME.new(seed=5).digest() == GAME.new(seed=5).digest()
    assert GAME.new(seed=5).digest() != GAME.new(seed=6).digest()


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_is_a_whole_number_of_at_most_256_bits(seed: int) -> None:
    with pytest.raises(BadInput, match="the seed should be a whole number"):
        GAME.new(seed=seed)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_number_of_seats_nobody_plays_with_is_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=f"barrels is played with 2, 3, 4 seats, not {seats}"):
        GAME.new(seats=seats)


@pytest.mark.parametrize("seats", [True, 2.0, "2", None])
def test_seats_are_counted_in_whole_numbers(seats: object) -> None:
    with pytest.raises(BadInput, match="barrels is played with 2, 3, 4 seats, not"):
        GAME.complete_options(seats, {})


def test_options_are_filled_in_and_checked() -> None:
    assert GAME.complete_options(2, {}) == {"open": False}
    assert GAME.complete_options(2, {"open": True}) == {"open": True}
    with pytest.raises(BadInput, match="barrels has no option 'hidden'; it has: open"):
        GAME.new(hidden=True)
    with pytest.raises(BadInput, match="toy has no option 'open'; it has: none"):
        Table(Pick()).new(open=True)


@pytest.mark.parametrize("value", [1, 0, "true", None, [True]])
def test_a_switch_is_on_or_off(value: object) -> None:
    with pytest.raises(BadInput, match="option 'open' takes false, true, not"):
        GAME.new(open=value)


def test_an_option_can_be_a_number_or_a_choice_and_be_left_out() -> None:
    level = Option("automa", None, ["easy", "hard"])
    assert level.validate(None) is None
    assert level.validate("hard") == "hard"
    days = Option("days", 3, [2, 3, 4])
    assert days.validate(4) == 4
    for option, wrong in ((level, "medium"), (days, None), (days, True), (switch("x"), 1)):
        with pytest.raises(BadInput, match=f"option '{option.name}' takes"):
            option.validate(wrong)


def test_a_game_may_refuse_options_that_contradict_each_other() -> None:
    class Careful(Table):
        def validate_options(self, seats: int, options: dict[str, int | str | None]) -> None:
            raise BadInput("not on a Sunday")

    with pytest.raises(BadInput, match="not on a Sunday"):
        Careful(Pick()).new()


def test_a_game_must_say_everything_for_itself() -> None:
    roots: dict[str, Effect[State]] = {}
    bare: Game[State] = Game("bare", 1, [1], [], Actions(), roots)
    state = State(bare, 1, {})
    dice = cuvee.rng(1)
    for unsaid in (
        lambda: bare.blank(1, {}),
        lambda: bare.deal(state),
        lambda: bare.view(state, 0),
        lambda: bare.resample_hidden(state, 0, dice),
        lambda: bare.result(state),
        lambda: bare.evaluate(state, 0),
    ):
        with pytest.raises(NotImplementedError):
            unsaid()
    assert bare.invariants(state) == {}


# Names


def test_actions_are_read_and_written_by_name() -> None:
    code = GAME.code({"verb": "bid", "card": "7"})
    assert code == barrels.BID + 6
    assert GAME.action(code) == {"verb": "bid", "card": "7"}
    assert GAME.describe(code) == "Bid 7"
    assert GAME.describe(code, "de") == "7 bieten"
    with pytest.raises(BadInput, match="barrels has no action 23"):
        GAME.action(23)


def test_games_are_found_by_name() -> None:
    assert "barrels" in cuvee.game_names()
    assert cuvee.game_names() == sorted(cuvee.game_names())
    assert cuvee.game("barrels") is GAME
    with pytest.raises(BadInput, match=r"there is no game 'chess'; there is: .*barrels"):
        cuvee.game("chess")


def test_a_name_is_given_once() -> None:
    with pytest.raises(BadInput, match="there is a game 'barrels' already"):
        register(GAME)


# Reading states back


class Younger(Table):
    """A toy whose rules 3 count the clock in half hours; rules 2 counted hours."""

    def __init__(self) -> None:
        super().__init__(Pick())
        self.rules = 3
        self.states_since = 2
        self.codes_since = 3

    def upgrade_state(self, plain: dict[str, object], rules: int) -> dict[str, object]:
        table = plain["table"]
        assert rules == 2
        assert isinstance(table, dict)
        return {**plain, "table": {**table, "clock": table["clock"] * 2}}


def test_a_state_of_earlier_rules_is_read_as_it_is_where_codes_are_the_same() -> None:
    game = Table(Pick())
    saved = {**game.new().to_dict(), "rules": 0}
    game.states_since = game.codes_since = 0
    assert game.state(saved) == game.new()
    game.codes_since = 1
    assert game.state(saved) == game.new(), "nothing to translate"


def test_a_state_of_earlier_rules_is_upgraded() -> None:
    game = Younger()
    saved = game.new().to_dict()
    saved["table"]["clock"] = 7
    assert game.state(saved).clock == 7
    saved["rules"] = 2
    assert game.state(saved).clock == 14
    assert saved["table"]["clock"] == 7


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (1, "the state is of 'toy' rules 1; rules 3 read states of rules 2 and later"),
        (4, "the state is of 'toy' rules 4, not of 'toy' rules 3"),
        ("2", "the state is of 'toy' rules '2', not of 'toy' rules 3"),
    ],
)
def test_a_state_of_rules_that_cannot_be_read_is_refused(rules: object, what: str) -> None:
    game = Younger()
    with pytest.raises(BadInput, match=what):
        game.state({**game.new().to_dict(), "rules": rules})


PLAIN = GAME.new(seats=2, seed=1).to_dict()


def spoilt(**changes: object) -> dict[str, object]:
    return {**copy.deepcopy(PLAIN), **changes}


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"more": 1}, "the state does not know 'more'"),
        ({"game": "chess"}, "the state is of 'chess' rules 1, not of 'barrels' rules 1"),
        ({"rules": 2}, "the state is of 'barrels' rules 2, not of 'barrels' rules 1"),
        ({"seats": 7}, "barrels is played with 2, 3, 4 seats, not 7"),
        ({"seats": 3}, "answers should be empty or one for each seat"),
        ({"options": []}, "the state's options should be a mapping"),
        ({"options": {"shut": True}}, "barrels has no option 'shut'"),
        ({"rng": "dice"}, "rng should be a list"),
        ({"rng": ["1", 2, 3]}, "rng should be a key and a count"),
        ({"rng": [1, 2]}, "rng should be a key and a count"),
        ({"rng": ["xyz", 2]}, "rng's key should be a hexadecimal number"),
        ({"rng": ["f" * 65, 2]}, "rng's key should be a whole number"),
        ({"rng": ["f", -1]}, "rng's count should be a whole number"),
        ({"stack": 3}, "stack should be a list"),
        ({"stack": [3]}, "stack should be a list"),
        ({"stack": [["round", 0]]}, "stack holds a frame that this game does not know"),
        ({"stack": [["round.9", 0, 0]]}, "stack holds a frame that this game does not know"),
        ({"stack": [[["round"], 0, 0]]}, "stack holds a frame that this game does not know"),
        ({"stack": [["round", 2, 0]]}, "stack's seat should be a whole number"),
        ({"stack": [["round", 0, 1 << 40]]}, "stack's at should be a whole number"),
        ({"agenda": [[]]}, "agenda holds a frame that this game does not know"),
        ({"agenda": [["x", "round", 0, 0]]}, "agenda should be a whole number"),
        ({"answers": [-1]}, "answers should be empty or one for each seat"),
        ({"answers": [-3, -1]}, "answers should be a whole number"),
        ({"table": {}}, "table lacks 'cask'"),
        ({"players": []}, "the state should have 2 players"),
        ({"players": [{}, {}]}, r"players\[0\] lacks 'bid'"),
    ],
    ids=str,
)
def test_a_state_that_cannot_be_right_is_refused_with_what_is_wrong(
    changes: dict[str, object], what: str
) -> None:
    with pytest.raises(BadInput, match=what):
        GAME.state(spoilt(**changes))


def test_what_is_no_state_at_all_is_refused() -> None:
    with pytest.raises(BadInput, match="the state should be a mapping"):
        GAME.state([])
    with pytest.raises(BadInput, match="the state lacks 'agenda'"):
        GAME.state({})


def test_a_state_whose_parts_do_not_fit_together_is_refused() -> None:
    no_casks = spoilt(stack=[["round", 0, 0]], answers=[])
    no_casks["table"] = {"deck": [], "played": [], "casks": [], "cask": 0, "round": 1}
    with pytest.raises(BadInput, match="the parts of the state contradict each other"):
        GAME.state(no_casks)


def test_a_state_that_does_not_stand_at_a_decision_is_refused() -> None:
    with pytest.raises(BadInput, match="the state is not at a decision"):
        GAME.state(spoilt(stack=[["round", 0, 0]], answers=[]))


def test_a_hidden_answer_must_be_one_that_could_be_given() -> None:
    hand = {action - barrels.BID + 1 for action in GAME.state(spoilt()).legal(0)}
    not_held = min(set(range(1, 13)) - hand)
    for answer in (0, UNCONCERNED, barrels.BID + not_held - 1):
        with pytest.raises(BadInput, match="question and answers do not fit"):
            GAME.state(spoilt(answers=[answer, UNANSWERED]))


def test_whoever_has_no_choice_cannot_be_waited_for() -> None:
    players = [{"hand": hand, "bid": 0, "points": 0} for hand in ([7, 7], [1, 2])]
    answered = GAME.state(spoilt(players=players, answers=[barrels.BID + 6, UNANSWERED]))
    assert answered.waiting == [1]
    with pytest.raises(BadInput, match="question and answers do not fit"):
        GAME.state(spoilt(players=players, answers=[UNANSWERED, UNANSWERED]))


def test_answers_without_a_simultaneous_question_are_refused() -> None:
    state = play(Pick())
    plain = state.to_dict()
    plain["answers"] = [-1, PICK]
    with pytest.raises(BadInput, match="question and answers do not fit"):
        state.game.state(plain)
    state.apply(PICK)
    over = state.to_dict()
    over["answers"] = [PICK, PICK]
    with pytest.raises(BadInput, match="question and answers do not fit"):
        state.game.state(over)


def test_a_question_put_to_nobody_is_refused() -> None:
    state = play(Pick())
    plain = state.to_dict()
    plain["stack"] = [["toy", -1, 0]]
    with pytest.raises(BadInput, match="question and answers do not fit"):
        state.game.state(plain)


def test_a_simultaneous_question_is_read_back_with_the_answers_so_far() -> None:
    state = play(Simultaneous(Pick()))
    state.apply(PICK + 1, seat=1)
    again = state.game.state(json.loads(json.dumps(state.to_dict())))
    assert again.waiting == [0]
    again.apply(PICK)
    assert again.marks == [[0], [1]]


def test_numbers_too_large_to_write_are_refused() -> None:
    plain = spoilt()
    plain["table"] = {**PLAIN["table"], "round": 10**5000}
    with pytest.raises(BadInput, match="the parts of the state contradict each other"):
        GAME.state(plain)


def nested(depth: int) -> object:
    deep: object = 1
    for _ in range(depth):
        deep = [deep]
    return deep


@pytest.mark.parametrize("part", sorted(PLAIN))
def test_lists_nested_without_end_are_refused_wherever_they_stand(part: str) -> None:
    deep = nested(50_000)
    for plain in (spoilt(**{part: deep}), spoilt(**{part: [[deep, 0, 0]]})):
        with pytest.raises(BadInput):
            GAME.state(plain)


def test_lists_nested_without_end_are_refused_in_a_field() -> None:
    plain = spoilt()
    plain["table"] = {**PLAIN["table"], "deck": nested(50_000)}
    with pytest.raises(BadInput, match=r"table\.deck holds lists in lists too deep"):
        GAME.state(plain)


@settings(max_examples=150)
@given(positions(GAME, 2, most_actions=20), st.data())
def test_a_spoilt_state_is_read_or_refused_and_nothing_else(
    position: Position[barrels.Auction], data: st.DataObject
) -> None:
    plain = data.draw(mutated(position.state().to_dict()))
    try:
        state = GAME.state(plain)
    except BadInput:
        return
    assert GAME.state(state.to_dict()).digest() == state.digest()


@given(json_values)
def test_anything_else_is_no_state(value: object) -> None:
    with pytest.raises(BadInput):
        GAME.state(value)


def test_an_option_may_take_any_text() -> None:
    option = AnyText("edition")
    assert option.validate(None) is None
    assert option.validate("mine") == "mine"
    for wrong in ("", 3, "x" * 5000):
        with pytest.raises(BadInput, match="option 'edition' takes text, not"):
            option.validate(wrong)


# How games are reached


def test_the_package_of_the_games_is_reached_by_its_path() -> None:
    import cuvee.games.viticulture.game as found  # noqa: PLC0415 - the import is what is tested

    assert found.VITICULTURE is cuvee.game("viticulture")


def test_a_game_is_typed_as_what_it_is() -> None:
    assert_type(cuvee.game("viticulture"), cuvee.ViticultureGame)
    assert_type(cuvee.game("naramata"), cuvee.NaramataGame)
    assert_type(cuvee.game("viticulture").new().players[0].lira, int)
    assert_type(cuvee.game(cuvee.game_names()[0]), Game[State])
