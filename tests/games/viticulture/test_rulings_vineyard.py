"""Rulings 26 to 36: vines, fields and structures."""

import pytest

from tests.games.viticulture.given import Given


def test_ruling_26_a_pinot_takes_up_two_of_a_field() -> None:
    """A vine's value is its red and its white grapes together."""
    planted = {"field_5": ["cabernet_sauvignon"]}
    given = Given(structures=["trellis"], hand=["pinot"], planted=planted)
    given.go().chooses("place plant_left", "worker regular")
    assert given.why_not("field field_5") == "field_full"


def test_ruling_26_structures_are_asked_for_at_planting_only() -> None:
    """Vines that stand already change places without trellis or irrigation."""
    given = Given(planted={"field_5": ["merlot"], "field_6": ["syrah"]}).plays("landscaper")
    given.chooses("option 2", "vine field_5 merlot")
    given.then(planted={"field_5": ["syrah"], "field_6": ["merlot"]})


def test_ruling_27_the_planting_bonus_is_one_more_vine_on_any_field() -> None:
    """The second vine may join the first or go elsewhere."""
    given = Given(seats=3, hand=["malvasia", "sangiovese"]).go()
    given.chooses("place plant_middle", "worker regular", "card malvasia", "field field_5", "yes")
    given.chooses("field field_7")
    given.then(planted={"field_5": ["malvasia"], "field_7": ["sangiovese"]}, hand=[])


def test_ruling_27_planting_never_uproots() -> None:
    """When the fields are full a vine in hand has no place, whatever could be taken out."""
    full = ["cabernet_sauvignon", "malvasia"]
    planted = {"field_5": full, "field_6": [*full, "malvasia"], "field_7": ["chardonnay", "merlot"]}
    given = Given(planted=planted, hand=["sangiovese"]).go()
    assert given.why_not("place plant_left") == "no_field"


def test_ruling_28_the_windmill_scores_for_the_first_planting_of_a_year() -> None:
    """Two vines in one turn are still one point."""
    given = Given(seats=3, structures=["windmill"], hand=["malvasia", "sangiovese"]).go()
    given.chooses("place plant_middle", "worker regular", "card malvasia", "field field_5")
    given.then(vp=1).chooses("yes", "field field_5").then(vp=1, used=["windmill"])


def test_ruling_28_the_windmill_turns_by_anybodys_visitor() -> None:
    """A vine planted thanks to an opponent's Volunteer Crew scores as well."""
    given = Given().seat(1, structures=["windmill"], hand=["malvasia"])
    given.plays("volunteer_crew").chooses("yes", "field field_5").then(1, vp=1).then(0, lira=2)


def test_ruling_28_swapping_vines_is_not_planting() -> None:
    """The windmill stands still."""
    planted = {"field_5": ["merlot"], "field_6": ["syrah"]}
    given = Given(planted=planted, structures=["windmill"]).plays("landscaper")
    given.chooses("option 2", "vine field_5 merlot").then(vp=0, used=[])


def test_ruling_29_the_tasting_room_scores_once_a_year_with_a_wine_in_the_cellar() -> None:
    """The second tour of the year brings lira only."""
    given = Given(structures=["tasting_room"], wines={"white": [1]}).seat(1, workers=0, grande=0)
    given.go().chooses("place give_tour_left", "worker regular").then(lira=2, vp=1)
    given.chooses("place give_tour").then(lira=4, vp=1)


def test_ruling_29_an_empty_cellar_pours_nothing() -> None:
    """Without a wine the tour is just a tour, and the point is still to be had."""
    given = Given(structures=["tasting_room"]).go()
    given.chooses("place give_tour_left", "worker regular").then(lira=2, vp=0, used=[])


def test_ruling_29_guides_give_no_tours() -> None:
    """What Tour Guide and Novice Guide pay is not paid for a tour."""
    for guide, lira in (("tour_guide", 4), ("novice_guide", 3)):
        mat = Given(structures=["tasting_room"], wines={"white": [1]}).plays(guide)
        mat.then(lira=lira, vp=0)


def test_ruling_29_a_managers_tour_is_a_tour() -> None:
    """It is the same action without a worker."""
    given = Given(season="winter", structures=["tasting_room"], wines={"white": [1]})
    given.plays("manager").chooses("place give_tour").then(lira=2, vp=1)


def test_ruling_30_a_field_is_harvested_once_a_year_by_whatever_means() -> None:
    """What the yoke harvested in summer is not harvested again in winter."""
    given = Given(structures=["yoke"], planted={"field_7": ["merlot"]}).go()
    given.chooses("place yoke", "worker regular", "option 2").then(grapes={"red": [3]})
    given.chooses("pass", "pass", "deck summer_visitor", "deck summer_visitor")
    assert given.why_not("place harvest_left") == "all_harvested"


def test_ruling_30_a_double_harvest_is_of_two_fields() -> None:
    """The bonus takes the other one."""
    planted = {"field_5": ["merlot"], "field_6": ["syrah"]}
    given = Given(seats=3, season="winter", planted=planted).go()
    given.chooses("place harvest_middle", "worker regular", "field field_5", "yes")
    given.then(grapes={"red": [2, 3]}, harvested=["field_5", "field_6"])


def test_ruling_30_replanting_does_not_ripen_a_harvested_field() -> None:
    """A new vine on it bears next year."""
    given = Given(season="winter", planted={"field_7": ["merlot"]}, harvested=["field_7"]).go()
    assert given.why_not("place harvest_left") == "all_harvested"


def test_ruling_31_a_harvest_is_one_red_and_one_white_grape() -> None:
    """Each the sum of its colour."""
    planted = {"field_7": ["pinot", "pinot", "syrah"]}
    given = Given(season="winter", planted=planted).go()
    given.chooses("place harvest_left", "worker regular").then(grapes={"red": [4], "white": [2]})


def test_ruling_31_a_taken_space_makes_the_grape_go_down() -> None:
    """To the next empty one below."""
    given = Given(season="winter", planted={"field_5": ["merlot"]}, grapes={"red": [2, 3]}).go()
    given.chooses("place harvest_left", "worker regular").then(grapes={"red": [1, 2, 3]})


def test_ruling_31_a_grape_without_any_space_is_lost_but_the_field_is_harvested() -> None:
    """One may harvest for nothing."""
    given = Given(season="winter", planted={"field_5": ["malvasia"]}, grapes={"white": [1]}).go()
    given.chooses("place harvest_left", "worker regular")
    given.then(grapes={"white": [1]}, harvested=["field_5"])


def test_ruling_31_a_sum_above_9_is_9() -> None:
    """The Cultivator may overload a field, but the crush pad ends at 9."""
    vines = ["cabernet_sauvignon", "cabernet_sauvignon", "cabernet_sauvignon"]
    given = Given(season="winter", planted={"field_7": vines}).go()
    given.chooses("place harvest_left", "worker regular").then(grapes={"red": [9]})


def test_ruling_32_the_yoke_works_once_a_year() -> None:
    """In summer or in winter, and it stays closed when its worker is taken back."""
    planted = {"field_5": ["merlot"], "field_6": ["syrah"]}
    given = Given(lira=2, structures=["yoke"], planted=planted)
    given.seat(1, workers=0, grande=0).go()
    given.chooses("place yoke", "worker regular", "option 1", "vine field_5 merlot")
    given.then(hand=["merlot"], used=["yoke"]).plays("producer").then(placed=[])
    assert given.why_not("place yoke") == "yoke_used"


def test_ruling_32_a_yoke_may_uproot_or_harvest_in_winter_too() -> None:
    """It is open in both seasons of work."""
    given = Given(season="winter", structures=["yoke"], planted={"field_5": ["merlot"]}).go()
    given.chooses("place yoke", "worker grande", "option 1").then(hand=["merlot"], planted={})


def test_ruling_33_a_field_is_sold_and_bought_back_for_its_limit() -> None:
    """One field for each worker sent."""
    given = Given(workers=2).seat(1, workers=0, grande=0).go()
    given.chooses("place sell_left", "worker regular", "field field_7").then(lira=7)
    given.then(sold=["field_7"]).chooses("place sell", "buy_field field_7").then(lira=0, sold=[])


def test_ruling_33_only_own_fields_without_vines_are_sold() -> None:
    """A vine keeps its field, a sold field is not sold again, and buying it back costs money."""
    poor = Given(sold=["field_6"], planted={"field_5": ["malvasia"]}, lira=5).asks("sell.1")
    poor.then(sold=["field_6", "field_7"], lira=12)  # that was all that could be done
    asked = Given(sold=["field_5"], planted={"field_6": ["malvasia"]}, lira=5).asks("sell.1")
    asked.offers("field field_7", "buy_field field_5")
    assert asked.why_not("field field_6") == "field_planted"
    assert asked.why_not("field field_5") == "field_sold"
    assert asked.why_not("buy_field field_6") == "field_owned"


def test_ruling_33_a_sold_field_is_neither_planted_nor_empty() -> None:
    """No vine goes there, and the Surveyor does not pay for it."""
    given = Given(sold=["field_7"], hand=["malvasia"]).go()
    given.chooses("place plant_left", "worker regular")
    assert given.why_not("field field_7") == "field_sold"
    Given(sold=["field_7"]).plays("surveyor").then(lira=4)


@pytest.mark.parametrize(
    ("value", "lira"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)]
)
def test_ruling_34_grapes_are_priced_in_three_tiers(value: int, lira: int) -> None:
    """One lira up to 3, two up to 6, three up to 9."""
    given = Given(grapes={"white": [value]}).go()
    given.chooses("place sell_left", "worker regular", "option 1").then(lira=lira, grapes={})


def test_ruling_34_any_number_of_grapes_is_sold_but_no_field_with_them() -> None:
    """At least one; then it is over whenever the seller likes."""
    given = Given(grapes={"red": [1, 4], "white": [9]}).go()
    given.chooses("place sell_left", "worker regular", "option 1")
    given.offers("grape red 1", "grape red 4", "grape white 9").chooses("grape white 9")
    given.offers("done", "grape red 1", "grape red 4").chooses("grape red 4", "done")
    given.then(lira=5, grapes={"red": [1]}, sold=[]).turn_is_over()


def test_ruling_35_the_large_cellar_needs_the_medium_one() -> None:
    """Also when it costs nothing."""
    given = Given(lira=9).go().chooses("place build_left", "worker regular")
    assert given.why_not("structure large_cellar") == "needs_medium_cellar"
    free = Given(vp=0).plays("uncertified_architect").chooses("option 2")
    assert free.why_not("structure large_cellar") == "needs_medium_cellar"


def test_ruling_35_one_card_may_build_both_cellars_in_order() -> None:
    """The Stonemason's first building opens the way for the second."""
    given = Given(lira=8).plays("stonemason")
    given.chooses("structure medium_cellar", "structure large_cellar")
    given.then(lira=0, structures=["large_cellar", "medium_cellar"])


def test_ruling_35_of_each_structure_there_is_one() -> None:
    """What stands is not built again."""
    given = Given(lira=9, structures=["yoke"]).go().chooses("place build_left", "worker regular")
    assert given.why_not("structure yoke") == "built"


def test_ruling_35_discounts_stop_at_nothing() -> None:
    """Three lira off a trellis of two is a free trellis and no lira back."""
    given = Given().plays("architect").chooses("structure trellis")
    given.then(lira=0, structures=["trellis"])


def test_ruling_36_bonuses_for_cost_look_at_the_printed_cost() -> None:
    """A windmill made cheaper is still a building of five."""
    Given(lira=3).plays("blacksmith").chooses("structure windmill").then(lira=0, vp=1)
    Given(lira=3).plays("blacksmith").chooses("structure cottage").then(lira=1, vp=0)
    Given(structures=["cottage", "medium_cellar", "windmill"]).plays("architect").chooses(
        "option 2"
    ).then(vp=2)
    given = Given().plays("uncertified_architect").chooses("option 1")
    given.offers("structure trellis", "structure irrigation", "structure yoke")
