"""Rulings 45 to 57: visitors in general."""

import pytest

from tests.games.viticulture.given import Given, codes
from tests.games.viticulture.opening import pile_sizes, piles

MEDIUM = ["medium_cellar"]


def test_ruling_45_a_visitor_is_played_in_full_or_not_at_all() -> None:
    """Whoever cannot pay the whole price, or have the whole benefit, keeps the card."""
    assert Given(lira=7).refuses("stonemason").code == "lira_short"
    assert Given(lira=9, hand=["merlot"]).refuses("peddler").code == "cards"
    full = ["trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", *MEDIUM]
    assert Given(lira=9, structures=full).refuses("stonemason").code == "too_few_unbuilt"


def test_ruling_45_up_to_a_number_means_at_least_one() -> None:
    """Two harvests are allowed, one is enough, none is no harvest."""
    given = Given(season="winter", planted={"field_5": ["merlot"]}).plays("harvester")
    given.chooses("option 1").then(lira=2, grapes={"red": [3]})
    Given(season="winter").refuses("harvester")


def test_ruling_45_what_all_may_do_needs_nobody_to_do_it() -> None:
    """The Volunteer Crew may come though no one has a vine."""
    Given().plays("volunteer_crew").turn_is_over().then(lira=0)


def test_ruling_45_a_card_that_draws_two_needs_two() -> None:
    """Wherever the second comes from: the deck, or the pile that becomes the deck."""
    given = piles(Given(season="winter"), "summer_visitor", cards=1, discards=1).plays("judge")
    assert len(given.s.players[0].hand) == 2
    one = piles(Given(season="winter"), "summer_visitor", cards=1, discards=0)
    one.refuses("judge")


def test_ruling_46_the_two_sides_of_an_or_have_nothing_to_do_with_each_other() -> None:
    """The Judge without a wine draws, and asks for none."""
    given = Given(season="winter").plays("judge")
    assert len(given.s.players[0].hand) == 2


def test_ruling_46_of_two_chosen_the_first_may_make_the_second_possible() -> None:
    """The Contractor builds the trellis that the vine needs; the same choice twice is none."""
    given = Given(lira=2, hand=["syrah"]).plays("contractor")
    given.chooses("option 2", "structure trellis").offers("option 1", "option 3")
    given.chooses("option 3", "field field_5").then(vp=0, planted={"field_5": ["syrah"]})


def test_ruling_46_the_order_of_two_is_free() -> None:
    """The Jack of All Trades makes the wine first, then fills the order with it."""
    given = Given(season="winter", grapes={"red": [6]}, structures=MEDIUM, hand=["order_red6"])
    given.plays("jack_of_all_trades").then(vp=3, wines={}, grapes={})


CELLARS = ["medium_cellar", "large_cellar"]
MANY = {"red": [6, 7, 8, 9], "white": [8, 9]}


def test_ruling_47_a_second_is_looked_for_to_the_end() -> None:
    """However many wines could be made, without an order or a field there is no second trade."""
    given = Given(season="winter", structures=CELLARS, grapes=MANY)
    given.refuses("jack_of_all_trades")
    everything = {"red": [*range(1, 10)], "white": [*range(1, 10)]}
    given = Given(season="winter", structures=CELLARS, grapes=everything)
    given.refuses("jack_of_all_trades")


def test_ruling_47_the_first_wines_are_those_that_fill_the_order() -> None:
    """Two blushes of 5 and 6 need both pairs of grapes; other wines would leave no second."""
    grapes = {"red": [1, 2, 3], "white": [2, 4]}
    hand = ["order_blush6_blush5"]
    given = Given(season="winter", structures=MEDIUM, grapes=grapes, hand=hand)
    given.plays("jack_of_all_trades").offers("grape red 2", "grape red 3")
    assert given.why_not("grape red 1") == "no_second_option"
    given.chooses("grape red 2").then(vp=6, grapes={"red": [1]})


def test_ruling_47_the_first_must_leave_a_second() -> None:
    """A windmill would leave the Overseer without a vine that can be planted."""
    given = Given(lira=9, hand=["pinot", "merlot"]).plays("overseer")
    given.offers("structure trellis", "structure irrigation")
    assert given.why_not("structure windmill") == "no_second_option"


def test_ruling_47_choose_two_means_two() -> None:
    """With only one of them possible the card stays in hand; so does half an Overseer."""
    given = Given(season="winter", planted={"field_5": ["merlot"]})
    given.seat(0, grapes={"red": [1, 2, 3]}, wines={"red": [1, 2, 3]})
    given.refuses("jack_of_all_trades")
    Given(lira=9).refuses("overseer")
    Given(hand=["malvasia"], lira=1).refuses("overseer")


def test_ruling_48_the_crusher_makes_a_wine_and_the_landscaper_need_not_plant() -> None:
    """Up to two wines are one at least; up to one vine can be none."""
    given = Given(season="winter").plays("crusher").then(lira=3)  # the only side left
    given.turn_is_over()
    wine = Given(season="winter", grapes={"red": [2]}).plays("crusher").chooses("option 2")
    wine.then(wines={"red": [2]}, cards={"order": 1}).turn_is_over()
    Given(sold=["field_5", "field_6", "field_7"]).plays("landscaper").turn_is_over()


def test_ruling_49_doing_both_is_paid_for_in_between() -> None:
    """At -5 the windmill's point for the first half is there to pay for the second."""
    given = Given(vp=-5, lira=9, structures=["windmill"], hand=["malvasia"]).plays("homesteader")
    given.chooses("option 2", "field field_5").then(vp=-4).chooses("yes").then(vp=-5)
    given.chooses("structure trellis").then(structures=["trellis", "windmill"], lira=9)


def test_ruling_49_whoever_has_nothing_to_lose_does_one_half() -> None:
    """At -5 without a windmill it ends with the first."""
    given = Given(vp=-5).plays("sponsor").chooses("option 2").then(lira=3, vp=-5)
    given.turn_is_over()


def test_ruling_50_the_card_in_play_is_not_in_hand() -> None:
    """The Assessor does not count itself, nor does the Auctioneer throw itself away."""
    Given(season="winter", hand=["merlot", "syrah"]).plays("assessor").chooses("option 1").then(
        lira=2
    )
    assert "cards" in codes(Given(hand=["merlot"]).refuses("auctioneer"))
    assert Given(season="winter").refuses("assessor").code == "cards"


def test_ruling_50_the_card_in_play_is_not_discarded_yet() -> None:
    """The Innkeeper finds no pile under itself, and lies on it afterwards."""
    given = Given(season="winter").discarded("merlot")
    assert given.refuses("innkeeper").code == "too_few_piles"
    two = Given(season="winter").discarded("merlot", "broker").plays("innkeeper")
    two.chooses("deck vine").then(hand=["broker", "merlot"])
    assert pile_sizes(two, "winter_visitor")[1] == 1


def test_ruling_51_a_second_visitor_comes_after_the_first() -> None:
    """It may be the very card that the first one brought."""
    given = Given(seats=3, hand=["peddler", "merlot", "syrah"])
    given.s.decks[1] = [given.fetch("surveyor")]
    given.go().chooses("place play_summer_middle", "worker regular")
    given.chooses("card merlot", "yes").then(lira=6)


def test_ruling_51_visitors_have_no_bonus_of_the_board() -> None:
    """A tour by the Manager pays two lira."""
    given = Given(seats=3, season="winter").plays("manager").chooses("place give_tour")
    given.then(lira=2).turn_is_over()


def test_ruling_52_nobody_goes_below_minus_5() -> None:
    """A choice that would is none, for the owner of a card and for its opponents."""
    assert "vp" in codes(Given(vp=-4, lira=8).refuses("broker"))
    Given().seat(1, vp=-5).plays("banker").then(lira=5).then(1, vp=-5, lira=0).turn_is_over()
    queen = Given(season="winter").seat(1, vp=-5, lira=3).plays("queen")
    queen.then(0, lira=3).then(1, vp=-5, lira=0)


def test_ruling_53_interactive_cards_go_down_the_wake_up_chart() -> None:
    """The owner decides at the own place, and is rewarded for the others only."""
    given = Given(seats=3, row=3, hand=["malvasia"])
    for seat, row in ((1, 5), (2, 1)):
        given.seat(seat, row=row, hand=["malvasia"])
    given.plays("volunteer_crew")
    for seat in (2, 0, 1):
        assert given.s.seat == seat
        given.chooses("yes", "field field_5")
    given.then(0, lira=4).then(1, lira=0).then(2, lira=0)


def test_ruling_53_who_has_passed_may_still_take_part() -> None:
    """A pass is for placing workers."""
    given = Given().seat(1, passed=1, hand=["malvasia"]).plays("volunteer_crew")
    given.chooses("yes", "field field_5").then(0, lira=2)


def test_ruling_53_declining_earns_the_owner_nothing() -> None:
    """Only those who really do it count."""
    given = Given().seat(1, hand=["malvasia"]).plays("volunteer_crew").chooses("no").then(0, lira=0)
    given.then(1, planted={})


def test_ruling_54_a_bought_grape_needs_its_own_space() -> None:
    """It is not put lower or lost; the Merchant needs both."""
    given = Given(lira=2, grapes={"red": [1]}).plays("buyer").chooses("option 1")
    given.then(grapes={"red": [1], "white": [1]}, lira=0)
    taken = Given(season="winter", lira=3, grapes={"red": [1]})
    taken.refuses("merchant")


def test_ruling_55_any_vine_card_may_be_thrown_away_for_an_uprooted_one() -> None:
    """The uprooted vine goes to the hand first."""
    for visitor, points in (("planter", 2), ("sharecropper", 2)):
        given = Given(hand=["malvasia"], planted={"field_5": ["merlot"]}).plays(visitor)
        given.chooses("option 2", "card malvasia").then(vp=points, hand=["merlot"], planted={})
    given = Given(hand=["malvasia"], planted={"field_5": ["merlot", "pinot"]})
    given.plays("horticulturist").chooses("option 2", "vine field_5 pinot")
    given.chooses("card malvasia", "card merlot").then(vp=3, hand=["pinot"])


@pytest.mark.parametrize(
    ("visitor", "option", "lira", "vp"),
    [
        ("oenologist", 2, 3, 0),
        ("uncertified_oenologist", 2, 0, 1),
        ("master_vintner", 1, 4, 0),
        ("craftsman", 2, 6, 0),
    ],
)
def test_ruling_56_each_cellar_upgrade_has_its_own_price(
    visitor: str, option: int, lira: int, vp: int
) -> None:
    """The large cellar for a flat price, for a point, for two lira less, for its printed cost."""
    mat = Given(season="winter", lira=lira, vp=vp, structures=MEDIUM, wines={"red": [1]})
    given = mat.seat(0, hand=["order_red5"]).plays(visitor)
    if visitor != "master_vintner":  # there it is the only thing that can be done
        given.chooses(f"option {option}")
    given.then(lira=0, vp=0, structures=["large_cellar", "medium_cellar"])


def test_ruling_57_cards_read_as_in_this_edition() -> None:
    """Handyman, Merchant, Crush Expert and Wine Critic differ from older printings."""
    handyman = Given(lira=0).seat(1, lira=3).plays("handyman")
    handyman.chooses("no", "yes", "structure irrigation").then(0, vp=1).then(1, lira=2, vp=0)
    merchant = Given(season="winter", lira=3).plays("merchant")
    merchant.then(lira=0, grapes={"red": [1], "white": [1]})
    expert = Given(season="winter", grapes={"red": [1, 2, 3]}).plays("crush_expert")
    expert.chooses("option 2", "grape red 1", "make red", "grape red 2", "make red")
    expert.then(wines={"red": [1, 2, 3]})
    critic = Given(wines={"red": [7]}).plays("wine_critic").chooses("option 2")
    critic.then(vp=4, wines={})
