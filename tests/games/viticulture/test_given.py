"""The table tests are set on is a real one."""

from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.setup import full_decks
from tests.games.viticulture.given import Given, codes


def test_a_card_is_played_and_its_turn_ends() -> None:
    """The sentence that every card's test is made of."""
    Given(lira=9).plays("broker").chooses("option 1").then(vp=3, lira=0).turn_is_over()


def test_a_card_that_cannot_be_resolved_is_refused() -> None:
    """One lira short, and no points to lose."""
    assert "vp" in codes(Given(lira=8, vp=-4).refuses("broker"))


def test_the_cards_are_all_there() -> None:
    """Nothing set by hand adds or loses a card."""
    given = Given(hand=["merlot", "merlot"], planted={"field_5": ["pinot"]})
    every = sum(len(deck) for deck in full_decks())
    assert VITICULTURE.invariants(given.s) == {"cards": every, "grandes": 2}
