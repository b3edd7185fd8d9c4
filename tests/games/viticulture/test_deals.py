"""What others cannot know is dealt anew; what everybody sees of a hand stays in it."""

from __future__ import annotations

import pytest

from cuvee.engine import YES, rng
from cuvee.games.viticulture.cards.deck import CARD_NAMES
from tests.games.viticulture.given import Given, card


def planting() -> Given:
    """A vine is chosen, and its field is asked for."""
    hand = ["malvasia", "merlot"]
    given = Given(structures=["trellis", "irrigation"], workers=1, grande=0, hand=hand).go()
    return given.chooses("place plant_left", "card merlot")


def filling() -> Given:
    """An order is chosen, and its bottle is asked for."""
    hand, wines = ["order_red5", "order_red6"], {"red": [7, 8]}
    given = Given(season="winter", workers=1, grande=0, wines=wines, hand=hand).go()
    return given.chooses("place fill_order_left", "card order_red5")


@pytest.mark.parametrize(
    ("given", "named"), [(planting(), "merlot"), (filling(), "order_red5")], ids=["vine", "order"]
)
def test_a_card_that_a_question_names_to_all_stays_in_hand(given: Given, named: str) -> None:
    seen = given.s.view(1)["decision"]
    assert seen is not None
    assert seen["prompt"]["args"]["card"] == named
    for seed in range(20):
        dealt = given.s.determinise(1, rng(seed))
        assert card(named) in dealt.players[0].hand
        assert dealt.view(1) == given.s.view(1)
        assert dealt.legal() == given.s.legal()
        held = dealt.players[0].hand.count(card(named))
        dealt.apply(dealt.legal()[0])
        assert dealt.players[0].hand.count(card(named)) == held - 1


def test_the_rest_of_a_hand_of_which_a_card_is_named_is_dealt_anew() -> None:
    given = planting()
    hands = {given.s.determinise(1, rng(seed)).players[0].hand for seed in range(20)}
    assert len(hands) > 5


def test_where_a_named_card_lies_in_its_hand_makes_no_difference_to_a_deal() -> None:
    given = planting()
    once = given.s.determinise(1, rng(4))
    assert given.s.determinise(1, rng(7)) == once.determinise(1, rng(7))
    given.s.players[0].hand = given.s.players[0].hand[::-1]
    assert given.s.determinise(1, rng(7)) == once.determinise(1, rng(7))


def test_whoever_sends_a_worker_to_plant_has_a_vine_to_plant_in_every_deal() -> None:
    given = Given(workers=1, grande=1, hand=["malvasia"]).go()
    given.chooses("place plant_left").waits_for(0)
    for seed in range(40):
        dealt = given.s.determinise(1, rng(seed))
        dealt.apply(dealt.legal()[seed % 2])
        assert dealt.players[0].planted or dealt.seat == 0


def test_whoever_takes_a_point_before_an_order_has_one_to_fill_in_every_deal() -> None:
    given = Given(seats=3, season="winter", workers=1, grande=0, wines={"red": [5]})
    given.seat(0, hand=["order_red5"]).go().chooses("place fill_order_middle").waits_for(0)
    for seed in range(40):
        dealt = given.s.determinise(1, rng(seed))
        dealt.apply(YES)
        assert dealt.players[0].vp > 1


def test_a_deal_for_whoever_is_asked_follows_from_the_dice_as_ever() -> None:
    given = planting()
    given.seat(1, hand=["merlot", "syrah", "order_red6", "chardonnay"])
    dealt = given.s.determinise(0, rng(3))
    assert dealt.players[0].hand == given.s.players[0].hand
    assert [CARD_NAMES[number] for number in dealt.players[1].hand] == [
        "syrah",
        "trebbiano",
        "order_red8",
        "sangiovese",
    ]
