"""The worked examples printed in the rulebook, by page."""

import pytest

from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from tests.games.viticulture.given import Given, card, codes
from tests.games.viticulture.opening import opening


def kinds(given: Given, seat: int) -> object:
    """The cards in a hand, by deck."""
    players = given.s.view(seat)["players"]
    assert isinstance(players, list)
    return players[seat]["cards"]


def wine_made(**mat: object) -> Given:
    """The winter of a vineyard with these things, at the making of wine."""
    given = Given(season="winter").seat(0, **mat).go()
    return given.chooses("place make_wine_left", "worker regular")


def test_p3_at_minus_5_no_card_that_costs_points_can_be_used() -> None:
    """The track ends there, for each card that would go on."""
    assert "vp" in codes(Given(vp=-5, lira=8).refuses("broker"))
    assert "vp" in codes(Given(vp=-5).refuses("uncertified_architect"))


def test_p3_mama_and_papa() -> None:
    """Three workers, a vine, a visitor, an order, one lira, and a windmill or five lira more."""
    given = opening("alaena matthew", "alaena matthew", first=0).chooses("option 1", "option 2")
    for seat in (0, 1):
        given.then(seat, workers=2, grande=1, vp=0, residual=0)
        assert kinds(given, seat) == {
            "vine": 1,
            "summer_visitor": 1,
            "order": 1,
            "winter_visitor": 0,
        }
    given.then(0, lira=1, structures=["windmill"]).then(1, lira=6, structures=[])


def test_p5_wake_up_order() -> None:
    """The first player takes row 6 and a point, the second row 4 and a lira, and goes first."""
    given = opening("nici jay", "nici jay").chooses("option 1", "option 1")
    given.chooses("wake_up 6", "wake_up 4").then(0, vp=1, lira=5).then(1, vp=0, lira=6)
    assert given.s.seat == 1
    assert given.s.turn_order() == [1, 0]


def test_p5_the_last_to_act_in_summer_is_first_again_in_fall_and_winter() -> None:
    """The chart and not the last turn says who begins."""
    given = opening("nici jay", "nici jay").chooses("option 1", "option 1")
    given.chooses("wake_up 6", "wake_up 4", "place cart", "worker regular", "pass", "pass")
    assert given.s.seat == 1
    given.chooses("deck winter_visitor", "deck winter_visitor")
    assert given.s.seat == 1


def test_p6_a_worker_on_plant_plants() -> None:
    """There is no way to stand there and do nothing."""
    given = (
        Given(hand=["malvasia", "sangiovese"]).go().chooses("place plant_left", "worker regular")
    )
    given.offers("card malvasia", "card sangiovese")
    assert Given().go().why_not("place plant_left") == "no_vine_card"


def test_p6_no_bonus_point_without_filling_an_order() -> None:
    """The bonus is optional, the action is not."""
    given = Given(seats=3, season="winter", hand=["order_red5"], wines={"red": [4]}).go()
    assert given.why_not("place fill_order_middle") == "order_short"


def test_p6_a_grande_gives_a_tour_on_a_full_action() -> None:
    """Of two players one has taken the only space, and the other's grande joins on the picture."""
    given = Given().go().chooses("place give_tour_left", "worker regular").then(0, lira=2)
    assert given.why_not("place give_tour_left") == "space_taken"
    given.chooses("place give_tour").then(1, lira=2, grande=0, workers=2)


@pytest.mark.parametrize(
    ("vine", "red", "white", "needs"),
    [
        ("cabernet_sauvignon", 4, 0, ["trellis", "irrigation"]),
        ("pinot", 1, 1, ["trellis"]),
        ("sauvignon_blanc", 0, 3, ["irrigation"]),
        ("sangiovese", 1, 0, []),
    ],
)
def test_p7_four_vines(vine: str, red: int, white: int, needs: list[str]) -> None:
    """What the four cards shown bear, and which structures they need."""
    variety = VINES[card(vine)]
    built = [name for n, name in enumerate(STRUCTURE_NAMES) if variety.needs >> n & 1]
    assert (variety.red, variety.white, built) == (red, white, needs)


def test_p9_a_field_of_value_5() -> None:
    """The field of 5 takes no more vines, the one of 6 takes one more of value 1."""
    vines = ["merlot", "syrah"]
    given = Given(hand=["malvasia"], planted={"field_5": vines, "field_6": vines}).go()
    given.chooses("place plant_left", "worker regular").offers("field field_6", "field field_7")
    assert given.why_not("field field_5") == "field_full"


def test_p9_a_grape_of_4_is_sold_for_2() -> None:
    """It belongs to the second tier."""
    given = Given(grapes={"red": [4]}).go()
    given.chooses("place sell_left", "worker regular", "option 1").then(lira=2, grapes={})


def test_p10_who_cannot_pay_all_opponents_does_not_play_the_card() -> None:
    """A gift of two lira takes two lira."""
    assert Given(seats=4, lira=1).refuses("wedding_party").code == "lira"
    given = Given(seats=4, lira=6).plays("wedding_party").chooses("seat 1", "seat 2", "seat 3")
    given.then(0, lira=0, vp=3).then(1, lira=2).then(2, lira=2).then(3, lira=2)


def test_p10_either_age_all_wine_twice_or_lose_a_point_for_the_next_cellar() -> None:
    """Two clauses that do not know of each other."""
    wines = {"red": [1], "white": [2]}
    one = Given(season="winter", wines=wines).plays("uncertified_oenologist").chooses("option 1")
    one.then(vp=0, wines={"red": [3], "white": [3]}, structures=[])
    other = Given(season="winter", wines=wines).plays("uncertified_oenologist").chooses("option 2")
    other.then(vp=-1, wines=wines, structures=["medium_cellar"])


def test_p10_the_next_cellar_is_medium_then_large() -> None:
    """There is no large cellar without the medium one."""
    small = Given(season="winter", lira=3).plays("oenologist")
    small.then(structures=["medium_cellar"], lira=0)
    medium = Given(season="winter", lira=3, structures=["medium_cellar"]).plays("oenologist")
    medium.then(structures=["large_cellar", "medium_cellar"], lira=0)


def test_p10_one_point_for_every_three_lira() -> None:
    """The arrow goes one way, at the rate printed."""
    Given(lira=9).plays("broker").chooses("option 1").then(lira=0, vp=3)


def test_p10_a_bought_grape_needs_an_open_space_of_value_1() -> None:
    """With both of them taken there is nothing to buy."""
    given = Given(lira=2, grapes={"red": [1], "white": [1]}).plays("buyer")
    given.then(lira=2).offers("grape red 1", "grape white 1")  # only the sale was possible


@pytest.mark.parametrize(
    ("structure", "points"),
    [("windmill", 1), ("tasting_room", 1), ("large_cellar", 1), ("cottage", 0), ("trellis", 0)],
)
def test_p10_the_blacksmiths_point_is_for_windmill_tasting_room_and_large_cellar(
    structure: str, points: int
) -> None:
    """The structures that cost five or six."""
    given = Given(lira=9, structures=["medium_cellar"]).plays("blacksmith")
    given.chooses(f"structure {structure}").then(vp=points)


def test_p11_cultivator() -> None:
    """The field stays overfull, but takes nothing more."""
    planted = {"field_5": ["merlot", "syrah"], "field_6": ["chardonnay", "syrah"]}
    given = Given(planted=planted, sold=["field_7"], hand=["malvasia", "malvasia"])
    given.seat(1, workers=0, grande=0).plays("cultivator").chooses("field field_5")
    assert given.s.players[0].field_value(0) == 6
    assert given.why_not("place plant_left") == "no_field"


def test_p11_planner() -> None:
    """An order is filled before the first turn of winter, and then the turn is one's own."""
    given = Given(hand=["order_red5"], wines={"red": [5]}).plays("planner")
    given.chooses("place fill_order_left", "worker regular").then(vp=0)
    given.chooses("pass", "pass", "deck summer_visitor", "deck summer_visitor").then(vp=2)
    assert given.s.seat == 0


def test_p11_manager() -> None:
    """A tour in winter, though the only space is taken and no worker goes there."""
    given = Given(season="winter").seat(1, placed=[("give_tour_left", "regular")])
    given.plays("manager").chooses("place give_tour").then(lira=2, workers=2, grande=1)


def test_p11_producer() -> None:
    """Two workers come home from other actions, and their spaces are open again."""
    placed = [("draw_vine_left", "regular"), ("give_tour_left", "regular")]
    given = Given(lira=2, placed=[*placed, ("play_summer_left", "regular")]).plays("producer")
    given.chooses("retrieve draw_vine_left regular", "yes").then(workers=4, lira=0)
    assert given.s.seat == 1
    given.chooses("place give_tour_left", "worker regular").then(1, lira=2)


def test_p11_motivator() -> None:
    """Opponents who have passed do not take their grande back."""
    given = Given(season="winter", grande=0, placed=[("cart", "grande")])
    given.seat(1, grande=0, placed=[("cart", "grande")], passed=1)
    given.plays("motivator").chooses("yes").then(0, grande=1, vp=0).then(1, grande=0)


def test_p11_sharecropper() -> None:
    """A vine without its structures, or two points for any vine card when one is uprooted."""
    Given(hand=["chardonnay"]).plays("sharecropper").chooses("field field_5").then(
        planted={"field_5": ["chardonnay"]}
    )
    given = Given(hand=["malvasia"], planted={"field_5": ["chardonnay"]}).plays("sharecropper")
    given.chooses("option 2", "card malvasia").then(hand=["chardonnay"], vp=2, planted={})


def test_p11_organizer() -> None:
    """The rooster stays in its new row for the year."""
    given = Given().plays("organizer").chooses("wake_up 7").then(temporary=1, passed=1)
    given.chooses("pass", "deck winter_visitor", "deck winter_visitor").then(row=7)
    assert given.s.seat == 1


def test_p11_zymologist() -> None:
    """A red wine of five without the medium cellar, which stops at six until both are built."""
    given = Given(season="winter", grapes={"red": [5]}).plays("zymologist").then(wines={"red": [5]})
    given.chooses("pass", "pass").then(wines={"red": [6]})
    none = Given(season="winter", wines={"red": [6]}).go().chooses("pass", "pass")
    none.then(wines={"red": [6]})
    both = Given(season="winter", wines={"red": [6]}, structures=["medium_cellar", "large_cellar"])
    both.go().chooses("pass", "pass").then(wines={"red": [7]})


def test_p12_two_visitors_of_one_kind_or_of_both_for_a_cottage() -> None:
    """The second is chosen freely."""
    for second in ("summer_visitor", "winter_visitor"):
        given = Given(structures=["cottage"]).go().chooses("pass", "pass")
        given.chooses("deck summer_visitor", f"deck {second}")
        assert len(given.s.players[0].hand) == 2


def test_p14_harvesting_a_field() -> None:
    """Red 1 and 1 make one grape of 2, white 1 and 2 one grape of 3; the vines stay."""
    vines = ["sangiovese", "pinot", "trebbiano"]
    given = Given(season="winter", planted={"field_7": vines}).go()
    given.chooses("place harvest_left", "worker regular")
    given.then(grapes={"red": [2], "white": [3]}, planted={"field_7": vines})


def test_p14_a_grape_of_4_becomes_one_of_3() -> None:
    """Or of 2, and so on down, when that is taken too."""
    for taken, after in (([4], [3, 4]), ([3, 4], [2, 3, 4])):
        given = Given(season="winter", planted={"field_5": ["chardonnay"]}, grapes={"white": taken})
        given.go().chooses("place harvest_left", "worker regular").then(grapes={"white": after})


def test_p15_a_red_grape_of_3_is_a_red_wine_of_3() -> None:
    """It moves to the same number in the cellar."""
    wine_made(grapes={"red": [3]}).then(grapes={}, wines={"red": [3]})


def test_p15_a_white_1_and_a_red_4_are_a_blush_of_5() -> None:
    """The values are added."""
    given = wine_made(grapes={"red": [4], "white": [1]}, structures=["medium_cellar"])
    given.chooses("make blush").then(grapes={}, wines={"blush": [5]})


def test_p15_example_1_two_red_wines_without_the_medium_cellar() -> None:
    """The 1 stays a 1, the 4 is put on 3."""
    given = wine_made(grapes={"red": [1, 4]}).chooses("grape red 1", "make red")
    given.then(grapes={}, wines={"red": [1, 3]})


def test_p15_example_2_a_blush_needs_the_medium_cellar() -> None:
    """With it the two grapes become one token, without it they cannot."""
    grapes = {"red": [2], "white": [3]}
    wine_made(grapes=grapes, structures=["medium_cellar"]).chooses("make blush").then(
        wines={"blush": [5]}, grapes={}
    )
    assert wine_made(grapes=grapes).why_not("make blush") == "needs_cellar"


def test_p16_filling_an_order_for_a_red_2_and_a_white_4() -> None:
    """Exactly one of each goes, three points and a step on the track come."""
    wines = {"red": [1, 3], "white": [3, 4]}
    given = Given(season="winter", wines=wines, hand=["order_red2_white4"]).go()
    given.chooses("place fill_order_left", "worker regular")
    given.then(wines={"red": [1], "white": [3]}, vp=3, residual=1, hand=[], lira=0)


def test_p16_residual_payments_stay_on_5() -> None:
    """Further orders do not raise it, and five lira come each year."""
    given = Given(season="winter", wines={"red": [5]}, hand=["order_red5"], residual=5).go()
    given.chooses("place fill_order_left", "worker regular").then(vp=2, residual=5)
    given.chooses("pass", "pass").then(lira=5, residual=5)


def test_p17_ageing_a_2_and_a_3() -> None:
    """Grapes go on to 3 and 4."""
    given = Given(season="winter", grapes={"red": [2], "white": [3]}).go().chooses("pass", "pass")
    given.then(grapes={"red": [3], "white": [4]})


def test_p17_red_wines_of_8_and_9_stay_where_they_are() -> None:
    """Nothing is above 9, and nothing is lost."""
    cellars = ["medium_cellar", "large_cellar"]
    given = Given(season="winter", wines={"red": [8, 9]}, structures=cellars).go()
    given.chooses("pass", "pass").then(wines={"red": [8, 9]})


def test_p17_ageing_with_a_medium_cellar() -> None:
    """Wines pass 3 but not 6; grapes pass both."""
    given = Given(
        season="winter",
        structures=["medium_cellar"],
        grapes={"red": [6], "white": [1, 3]},
        wines={"red": [3, 6], "white": [2], "blush": [5, 6]},
    ).go()
    given.chooses("pass", "pass").then(
        grapes={"red": [7], "white": [2, 4]},
        wines={"red": [4, 6], "white": [3], "blush": [5, 6]},
    )


def test_p17_a_friend_plays_the_second_visitor_or_stays_off_the_bonus_space() -> None:
    """One visitor in hand is not enough for it, two are, and then both are played."""
    one = Given(seats=3, friendly=True, hand=["surveyor"]).go()
    assert one.why_not("place play_summer_middle") == "friendly_space"
    two = Given(seats=3, friendly=True, hand=["surveyor", "patron"]).go()
    two.chooses("place play_summer_middle", "worker regular", "card surveyor").then(lira=6)
    two.chooses("option 1").then(lira=10, hand=[])
