"""The example game, rule by rule, and the promises it makes as every game does."""

import pytest
from hypothesis import given

import barrels
from cuvee import Reason, rng
from cuvee.engine import NO, OPTION, YES, Text
from cuvee.testing import check, perft
from cuvee.testing.strategies import Position, positions

GAME = barrels.BARRELS
TAP, LAY_DOWN = OPTION, OPTION + 1


def bid(number: int) -> int:
    return GAME.code({"verb": "bid", "card": str(number)})


def table(*hands: list[int], cask: int = 4, round_: int = 1) -> barrels.Auction:
    """A table in the middle of the bidding, with these hands and this cask."""
    state = GAME.new(seats=len(hands), seed=1)
    plain = state.to_dict()
    deck = barrels.BIDS[:]
    for card in [card for hand in hands for card in hand]:
        deck.remove(card)
    casks = barrels.CASKS[:]
    casks.remove(cask)
    plain["table"] = {
        "deck": deck,
        "played": [],
        "casks": casks[: 7 - round_],
        "cask": cask,
        "round": round_,
    }
    plain["players"] = [{"hand": hand, "bid": 0, "points": 0} for hand in hands]
    return GAME.state(plain)


def bids(state: barrels.Auction, *numbers: int) -> barrels.Auction:
    for seat, number in enumerate(numbers):
        state.apply(bid(number), seat)
    return state


def points(state: barrels.Auction) -> list[int]:
    return [player.points for player in state.players]


# Rules


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_five_cards_and_a_cask_is_rolled_out(seats: int) -> None:
    state = GAME.new(seats=seats, seed=3)
    assert [len(player.hand) for player in state.players] == [5] * seats
    assert (state.round, len(state.casks)) == (1, 6)
    assert state.waiting == list(range(seats))


def test_the_highest_bid_wins() -> None:
    state = bids(table([1, 9], [1, 5], [2, 7]), 9, 5, 7)
    assert (state.seat, state.legal()) == (0, [TAP, LAY_DOWN])
    assert sorted(state.played) == [5, 7, 9]


def test_bids_that_others_made_too_cancel_out() -> None:
    assert bids(table([1, 9], [1, 9], [2, 7]), 9, 9, 7).seat == 2


def test_without_a_bid_that_stands_alone_the_cask_is_lost() -> None:
    state = bids(table([1, 9, 12], [1, 9, 12]), 9, 9)
    assert (state.round, state.waiting, points(state)) == (2, [0, 1], [0, 0])


def test_a_tapped_cask_scores_at_once() -> None:
    state = bids(table([1, 9, 12], [1, 5, 12]), 9, 5)
    state.apply(TAP)
    assert points(state) == [4, 0]
    assert state.round == 2


def test_a_cask_laid_down_is_worth_half_as_much_again_two_rounds_later() -> None:
    state = bids(table([1, 2, 9, 12], [1, 2, 5, 12], cask=5), 9, 5)
    state.apply(LAY_DOWN)
    assert state.view(None)["laid_down"] == [{"seat": 0, "due": 3, "value": 5}]
    bids(state, 1, 1)
    assert (state.round, points(state)) == (3, [7, 0])
    assert state.view(None)["laid_down"] == []


def test_a_cask_laid_down_too_late_is_worth_nothing() -> None:
    state = bids(table([1, 9], [1, 5], round_=4), 9, 5)
    state.apply(LAY_DOWN)  # the last bids are no choice: both have a 1 left
    assert state.over
    assert points(state) == [0, 0]


def toasting() -> barrels.Auction:
    """Seat 0 has scored, and then seat 1 taps a cask."""
    state = bids(table([1, 2, 9, 12], [1, 2, 8, 11], [3, 4, 5, 6]), 9, 8, 3)
    state.apply(TAP)
    bids(state, 1, 11, 4)
    state.apply(TAP)
    return state


def test_each_opponent_with_a_point_may_buy_a_card_at_a_toast() -> None:
    state = toasting()
    assert (state.seat, state.legal()) == (0, [NO, YES])
    hand, deck = len(state.players[0].hand), len(state.deck)
    state.apply(YES)
    assert points(state)[0] == 3
    assert (len(state.players[0].hand), len(state.deck)) == (hand + 1, deck - 1)
    assert state.round == 3  # seat 2 has no point and was not asked


def test_a_toast_may_be_declined() -> None:
    state = toasting()
    state.apply(NO)
    assert points(state)[0] == 4


def test_a_toast_costs_a_point_and_takes_a_card() -> None:
    state = table([1, 9], [1, 5])
    toast = barrels.Toast()
    assert toast.blocker(state, 0) == Reason("no_points", "toast")
    state.players[0].points = 1
    assert toast.blocker(state, 0) is None
    state.deck.clear()
    assert toast.blocker(state, 0) == Reason("no_points", "toast")


def test_most_points_win_and_the_better_cards_left_break_a_tie() -> None:
    state = table([4, 5], [2, 3], [1, 2])
    for seat, score in enumerate((3, 3, 7)):
        state.players[seat].points = score
    result = GAME.result(state)
    assert (result.scores, result.ranking, result.winners) == ([3, 3, 7], [2, 3, 1], [2])
    assert result.reason == "last_round"


@given(positions(GAME, 3))
def test_a_game_has_five_rounds(position: Position[barrels.Auction]) -> None:
    state = position.state()
    assert 1 <= state.round <= 5
    while not state.over:
        state.apply(state.legal()[0])
    assert state.round == 5


# Secrets


def test_a_hand_is_for_its_owners_eyes_unless_hands_are_open() -> None:
    closed, opened = GAME.new(seats=2, seed=1), GAME.new(seats=2, seed=1, open=True)
    own = sorted(closed.players[0].hand)
    assert closed.view(0)["players"] == [
        {"points": 0, "cards": 5, "hand": own},
        {"points": 0, "cards": 5},
    ]
    assert closed.view(None)["players"] == [{"points": 0, "cards": 5}] * 2
    shown = opened.view(None)["players"]
    assert isinstance(shown, list)
    assert [player["hand"] for player in shown] == [
        sorted(player.hand) for player in opened.players
    ]


def test_a_new_deal_keeps_open_hands_and_gives_closed_ones_other_cards() -> None:
    for variant, changed in ((True, False), (False, True)):
        state = GAME.new(seats=2, seed=1, open=variant)
        dealt = state.determinise(0, rng(1))
        assert dealt.players[0].hand == state.players[0].hand
        assert (dealt.players[1].hand != state.players[1].hand) == changed


def test_a_drawn_card_is_shown_to_whoever_drew_it() -> None:
    state = toasting()
    state.record_events()
    state.apply(YES)
    toast, cask = state.drain_events()
    assert toast.text(1) == toast.text(None) == Text("event-toast", {"seat": 0})
    assert toast.text(0).name == "event-toast-secret"
    assert toast.text(0).args["card"] == state.players[0].hand[-1]
    assert cask.text(0) == Text("event-cask", {"seat": -1, "round": 3, "value": state.cask})


# For bots


def test_points_and_points_to_come_and_good_cards_are_worth_something() -> None:
    state = table([1, 2, 9], [1, 2, 5])
    worth = GAME.evaluate(state, 0)
    state.players[0].points += 1
    assert GAME.evaluate(state, 0) > worth
    state.players[0].points -= 1
    state.players[1].points += 1
    assert GAME.evaluate(state, 0) < worth
    state.players[1].points -= 1
    bids(state, 9, 5)
    spent = GAME.evaluate(state, 0)
    assert spent < worth
    state.apply(LAY_DOWN)
    assert GAME.evaluate(state, 0) > spent


# Promises


@pytest.mark.parametrize("variant", [False, True], ids=["closed", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_example_keeps_every_promise(seats: int, *, variant: bool) -> None:
    check(GAME, seats=seats, seeds=range(8), options={"open": variant}, most_decisions=60)


@pytest.mark.parametrize(
    ("seats", "seed", "counts"),
    [
        (2, 1, [1, 5, 25, 56, 224, 806, 1798, 5168]),
        (3, 2, [1, 5, 25, 125, 250, 1000, 4000, 16000]),
        (4, 3, [1, 5, 20, 100, 500, 1010, 4020]),
    ],
)
def test_the_ways_to_go_on_are_as_many_as_ever(seats: int, seed: int, counts: list[int]) -> None:
    state = GAME.new(seats=seats, seed=seed)
    assert [perft(state, depth) for depth in range(len(counts))] == counts
