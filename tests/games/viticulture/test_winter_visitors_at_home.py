"""Winter visitors that concern one vineyard: how their parts feed and bound each other."""

from __future__ import annotations

import pytest

from cuvee.games.viticulture.cards.deck import ORDER, SUMMER_VISITOR, VINE, WINTER_VISITOR
from tests.games.viticulture.given import Given, card, codes

CELLARS = ["medium_cellar", "large_cellar"]
FULL_SMALL_CELLAR = {"red": [1, 2, 3], "white": [1, 2, 3]}
FULL_PAD = {"red": list(range(1, 10)), "white": list(range(1, 10))}
TWO_FIELDS = {"field_5": ["merlot"], "field_6": ["trebbiano"]}
THREE_FIELDS = {**TWO_FIELDS, "field_7": ["pinot"]}


def winter(**own: object) -> Given:
    """A table of two in winter."""
    return Given(season="winter").seat(0, **own)


# Making wine.


def test_a_wine_without_its_space_is_set_lower() -> None:
    """The grape of 3 becomes a wine of 2 where the 3 is taken (p. 15)."""
    winter(grapes={"red": [3]}, wines={"red": [3]}).plays("teacher").then(wines={"red": [2, 3]})


def test_a_full_cellar_makes_no_wine() -> None:
    """Grapes alone do not make a winemaker's card playable (p. 15)."""
    given = winter(grapes={"red": [3, 2], "white": [3]}, wines=FULL_SMALL_CELLAR)
    assert given.refuses("supervisor").code == "no_room"
    assert given.refuses("bottler").code == "no_room"


def test_supervisor_scores_each_sparkling_wine() -> None:
    """Two sparkling wines, two points."""
    given = winter(structures=CELLARS, grapes={"red": [2, 3, 4, 5], "white": [1, 2]})
    given.plays("supervisor").chooses("make sparkling", "grape red 5", "grape red 4")
    given.chooses("grape white 1", "make sparkling")
    given.then(wines={"sparkling": [7, 9]}, vp=2).turn_is_over()


def test_supervisor_scores_no_other_wine() -> None:
    """Nor one that was sparkling in the cellar before."""
    given = winter(structures=CELLARS, grapes={"red": [4]}, wines={"sparkling": [9]})
    given.plays("supervisor").then(wines={"red": [4], "sparkling": [9]}, vp=0)


def test_bottler_scores_a_type_once() -> None:
    """Two reds and a white are two types."""
    given = winter(grapes={"red": [1, 2], "white": [1]}).plays("bottler")
    given.chooses("make red", "grape red 1", "make red", "make white").then(vp=2).turn_is_over()


def test_bottler_scores_what_it_makes_and_not_the_cellar() -> None:
    """A type that is in the cellar already scores when it is made again."""
    winter(grapes={"red": [1]}, wines={"red": [3], "white": [3]}).plays("bottler").then(vp=1)


# Zymologist.


def test_zymologist_needs_no_cellar_for_any_type() -> None:
    """Blush and sparkling wine keep their least values, and nothing below 4 is made (p. 11)."""
    given = winter(grapes={"red": [1, 2], "white": [4]}).plays("zymologist")
    given.offers("make white", "make blush", "make sparkling")
    given.chooses("make sparkling").then(wines={"sparkling": [7]}).turn_is_over()


def test_zymologist_sets_no_wine_below_four() -> None:
    """With 4 and 5 taken a grape of 5 has nowhere to go, though 3 is free."""
    given = winter(grapes={"red": [5]}, wines={"red": [4, 5]}, structures=CELLARS)
    assert given.refuses("zymologist").code == "no_room"


def test_zymologist_wine_is_set_lower_across_cellars_not_built() -> None:
    """With 7 taken a grape of 7 becomes a wine of 6."""
    given = winter(grapes={"white": [7]}, wines={"white": [7]})
    given.plays("zymologist").then(wines={"white": [6, 7]})


def test_zymologist_wines_age_within_their_cellar_by_other_cards() -> None:
    """Only the steps from 3 to 4 and from 6 to 7 need a cellar (p. 11)."""
    given = winter(grapes={"red": [5], "white": [8]}, wines={"blush": [5, 6]})
    given.plays("zymologist").chooses("make red", "make white")
    given.plays("oenologist")
    given.then(wines={"red": [6], "white": [9], "blush": [5, 6]})


def test_zymologist_wines_age_within_their_cellar_at_the_years_end() -> None:
    """A wine of 4 grows to 5 without the medium cellar; one of 3 does not grow (p. 11)."""
    given = winter(grapes={"red": [4], "white": [6]}, wines={"red": [3]})
    given.plays("zymologist").chooses("make red", "make white", "pass", "pass")
    given.then(wines={"red": [3, 5], "white": [6]})


# Ageing.


def test_ageing_twice_is_two_whole_years() -> None:
    """The wine of 9 bars the one of 8 and so on down; the medium cellar ends at 6 (p. 17)."""
    given = winter(structures=["medium_cellar"], wines={"red": [3, 4], "white": [6, 8, 9]})
    given.plays("oenologist").then(wines={"red": [5, 6], "white": [6, 8, 9]})


def test_master_vintner_fills_first_and_then_ages() -> None:
    """Several actions of a card come in any order (p. 10)."""
    given = winter(wines={"red": [5], "white": [1]}, hand=["order_red5"]).plays("master_vintner")
    given.offers("option 1", "option 2").chooses("option 2")
    given.then(wines={"white": [2]}, vp=2).turn_is_over()


def test_master_vintner_may_age_a_wine_that_the_order_makes_room_for() -> None:
    """Nothing can grow until the bottle above has left the cellar."""
    given = winter(wines={"red": [3], "white": [2, 3]}, hand=["order_red3_white3"])
    given.plays("master_vintner").then(wines={"white": [3]}, vp=3).turn_is_over()


def test_master_vintner_may_not_fill_first_what_takes_the_last_wine_to_age() -> None:
    """Both parts are done (p. 10), so the only wine ages before it is sold."""
    given = winter(structures=["medium_cellar"], wines={"red": [5]}, hand=["order_red5"])
    given.plays("master_vintner").then(wines={}, vp=2).turn_is_over()
    assert "age_wines" in [event.kind for event in given.events]


def test_master_vintner_needs_both() -> None:
    """An order that can be filled is not enough where nothing can grow."""
    given = winter(wines={"red": [6]}, hand=["order_red5"])
    assert given.refuses("master_vintner").code == "no_option"


# Filling orders.


def test_any_good_enough_bottle_fills_an_order() -> None:
    """One bottle for each that is asked, and the player says which (p. 16)."""
    given = winter(wines={"red": [2, 3, 4, 9]}, hand=["order_red4_red3", "order_red8"])
    given.plays("exporter").chooses("card order_red4_red3", "wine red 4")
    given.offers("wine red 3", "wine red 9").chooses("wine red 3")
    given.then(wines={"red": [2, 9]}, vp=3, residual=1, hand=["order_red8"]).turn_is_over()


def test_residual_payments_end_at_five() -> None:
    """Steps beyond the end are lost, the points are not (p. 16)."""
    given = winter(wines={"red": [6, 7]}, residual=4, hand=["order_red7_red6"])
    given.plays("marketer").chooses("option 2").then(vp=6, residual=5)


# Jack of all trades.


def test_jack_of_all_trades_does_two_different_things() -> None:
    """The second is another one than the first."""
    given = winter(planted=TWO_FIELDS, grapes={"red": [1]}, wines={"red": [5]}, hand=["order_red5"])
    given.plays("jack_of_all_trades").offers("option 1", "option 2", "option 3")
    given.chooses("option 1", "field field_6").offers("option 2", "option 3")
    given.chooses("option 3").then(vp=2, grapes={"red": [1], "white": [2]}).turn_is_over()


def test_jack_of_all_trades_fills_with_the_wine_it_makes() -> None:
    """Two grapes become two wines, and the order takes both."""
    given = winter(grapes={"red": [3], "white": [3]}, hand=["order_red3_white3"])
    given.plays("jack_of_all_trades").chooses("make red")  # the white must follow
    given.then(wines={}, vp=3, hand=[]).turn_is_over()


def test_jack_of_all_trades_makes_wine_where_the_order_made_room() -> None:
    """The cellar is full until bottles leave it."""
    given = winter(grapes={"red": [9]}, wines=FULL_SMALL_CELLAR, hand=["order_red3_white3"])
    given.plays("jack_of_all_trades").then(wines={"red": [1, 2, 3], "white": [1, 2]}, vp=3)


def test_jack_of_all_trades_needs_a_harvest_that_can_become_wine() -> None:
    """A red grape opens no second option where the red cellar is full."""
    winter(planted={"field_5": ["merlot"]}, wines={"red": [1, 2, 3]}).refuses("jack_of_all_trades")


# Harvests.


def test_harvester_is_paid_even_if_the_grapes_are_lost() -> None:
    """A harvest counts though the crush pad is full (p. 14)."""
    given = winter(planted={"field_5": ["pinot"]}, grapes=FULL_PAD).plays("harvester")
    given.chooses("option 2").then(vp=1, grapes=FULL_PAD, harvested=["field_5"])


def test_a_grape_without_its_space_is_set_lower() -> None:
    """To the next free space down, however far (p. 14)."""
    given = winter(planted={"field_5": ["merlot"]}, grapes={"red": [2, 3]}, lira=1)
    given.plays("harvest_expert").chooses("option 2").then(grapes={"red": [1, 2, 3]})


def test_reaper_scores_nothing_for_two_fields() -> None:
    """Two points for three fields, none for fewer."""
    given = winter(planted=THREE_FIELDS).plays("reaper")
    given.chooses("field field_5", "yes", "field field_6", "done").then(vp=0).turn_is_over()


@pytest.mark.parametrize(
    "third",
    [
        {"harvested": ["field_7"], "planted": THREE_FIELDS},
        {"sold": ["field_7"], "planted": TWO_FIELDS},
    ],
    ids=["harvested before", "sold"],
)
def test_reaper_counts_its_own_harvests_only(third: dict[str, object]) -> None:
    """A field harvested earlier this year, or sold, cannot be the third (p. 14)."""
    given = winter(**third).plays("reaper").chooses("field field_6", "yes")
    given.then(vp=0, grapes={"red": [3], "white": [2]}).turn_is_over()


def test_reaper_scores_for_three_harvests_even_if_the_grapes_are_lost() -> None:
    """What counts is the fields."""
    given = winter(planted=THREE_FIELDS, grapes=FULL_PAD).plays("reaper")
    given.chooses("field field_7", "yes", "field field_6", "yes").then(vp=2, grapes=FULL_PAD)


# One, or both for a point.


def test_laborer_makes_wine_of_its_own_harvest_for_a_point() -> None:
    """At -4 the last point is paid between the two."""
    given = winter(planted={"field_5": ["merlot"]}, vp=-4).plays("laborer").offers("no", "yes")
    given.chooses("yes").then(vp=-5, wines={"red": [3]}, grapes={}).turn_is_over()


def test_laborer_may_do_the_other_first() -> None:
    """Wine first leaves the harvest on the crush pad."""
    given = winter(planted={"field_5": ["merlot"]}, grapes={"red": [1]}).plays("laborer")
    given.chooses("option 2", "yes").then(vp=-1, wines={"red": [1]}, grapes={"red": [3]})


def test_laborer_does_not_do_both_below_the_lowest_score() -> None:
    """At -5 the second half is not even offered (p. 3)."""
    given = winter(planted={"field_5": ["merlot"]}, vp=-5).plays("laborer")
    given.then(vp=-5, grapes={"red": [3]}).turn_is_over()


def test_laborer_does_not_ask_for_what_cannot_follow() -> None:
    """A full cellar takes no wine."""
    given = winter(planted={"field_5": ["merlot"]}, wines={"red": [1, 2, 3]}).plays("laborer")
    given.then(vp=0, grapes={"red": [3]}).turn_is_over()


@pytest.mark.parametrize("first", ["option 1", "option 2"])
def test_scholar_does_both_for_a_point(first: str) -> None:
    """In either order."""
    given = winter(lira=3).plays("scholar").chooses(first, "yes")
    given.then(vp=-1, lira=0, resting=1, cards={"order": 2}).turn_is_over()


@pytest.mark.parametrize("short", [{"lira": 2}, {"lira": 3, "workers": 5}])
def test_scholar_draws_and_is_not_asked_for_more(short: dict[str, object]) -> None:
    """No lira, or no room for a worker."""
    winter(**short).plays("scholar").then(cards={"order": 2}, resting=0).turn_is_over()


def test_scholar_does_not_do_both_below_the_lowest_score() -> None:
    """At -5 either half is open, but not the other after it (p. 3)."""
    given = winter(lira=3, vp=-5).plays("scholar").chooses("option 1")
    given.then(cards={"order": 2}, lira=3, vp=-5).turn_is_over()


def test_scholar_needs_both_orders_for_the_second_half() -> None:
    """With one order left there is only the worker."""
    given = winter(lira=3).only("order_red5", "scholar").plays("scholar")
    given.then(resting=1, hand=[], vp=0).turn_is_over()


# Workers.


@pytest.mark.parametrize(("name", "asked_next"), [("governess", 0), ("teacher", 1)])
def test_only_the_governess_trains_for_this_year(name: str, asked_next: int) -> None:
    """Her worker has a turn this winter; another's waits for the next year (p. 10)."""
    given = winter(lira=3, workers=0, grande=0).plays(name)
    given.chooses("place cart", "worker regular").waits_for(asked_next)


def test_the_temporary_worker_is_outside_the_limit() -> None:
    """Four workers and the grey one leave room for a fifth (p. 13)."""
    given = winter(lira=1, workers=4, temporary=1).plays("guest_speaker").chooses("yes")
    given.then(resting=1)


# Structures.


@pytest.mark.parametrize(
    ("built", "points"),
    [
        (["trellis", "irrigation", "cottage", "windmill"], 0),
        (["trellis", "irrigation", "cottage", "windmill", "tasting_room"], 2),
        (["trellis", "irrigation", "cottage", "windmill", *CELLARS], 2),
    ],
)
def test_designer_counts_after_building(built: list[str], points: int) -> None:
    """The structure just built may be the sixth."""
    given = winter(lira=2, structures=built).plays("designer")
    given.then(vp=points, lira=0, structures=[*built, "yoke"]).turn_is_over()


def test_designer_pays_in_full_and_keeps_the_order_of_cellars() -> None:
    """Six lira buy no large cellar without the medium one (p. 12)."""
    given = winter(lira=6).plays("designer")
    assert given.why_not("structure large_cellar") == "needs_medium_cellar"
    given.chooses("structure tasting_room").then(lira=0)


def test_harvest_expert_yoke_can_be_used_this_winter() -> None:
    """It stands on the mat at once, and another field is there to be harvested (p. 12)."""
    given = winter(lira=1, planted=TWO_FIELDS).plays("harvest_expert")
    given.chooses("option 2", "field field_5", "place cart", "worker regular")
    given.chooses("place yoke", "worker regular", "option 2").then(harvested=["field_5", "field_6"])


# Cards, decks and piles.


def test_assessor_is_not_a_card_in_hand() -> None:
    """Alone in the hand it counts nothing and has nothing to throw away (p. 10)."""
    assert winter().refuses("assessor").code == "cards"


def test_assessor_discards_onto_exhausted_decks() -> None:
    """Where a deck has run out, what is thrown away becomes the deck at once (p. 3)."""
    given = winter(hand=["merlot", "order_red5"]).only("judge", "assessor").plays("assessor")
    given.chooses("option 2").then(hand=[], vp=2)
    assert given.s.decks[VINE] == [card("merlot")]
    assert given.s.discards[WINTER_VISITOR] == [card("assessor")]


def test_benefactor_does_not_discard_itself() -> None:
    """Two other visitors are needed."""
    given = winter(hand=["broker"]).only("benefactor")
    assert "cards" in codes(given.refuses("benefactor"))


def test_drawing_goes_on_through_the_reshuffled_pile() -> None:
    """The last card drawn, the pile becomes the deck, and the second comes from it (p. 3)."""
    given = winter().only("broker", "planter", "judge").discarded("planter").plays("judge")
    given.then(hand=["broker", "planter"])
    assert given.s.decks[SUMMER_VISITOR] == given.s.discards[SUMMER_VISITOR] == []


def test_innkeeper_takes_only_top_cards_of_different_piles() -> None:
    """The last discarded lies on top; the innkeeper comes to lie on what is left."""
    given = winter().discarded("merlot", "pinot", "broker", "planter", "judge", "noble")
    given.plays("innkeeper").offers("deck vine", "deck summer_visitor", "deck winter_visitor")
    given.chooses("deck winter_visitor").offers("deck vine", "deck summer_visitor")
    given.chooses("deck summer_visitor").then(hand=["noble", "planter"]).turn_is_over()
    assert given.s.discards[WINTER_VISITOR] == [card("judge"), card("innkeeper")]


def test_innkeeper_does_not_find_itself() -> None:
    """While it is played it lies on no pile."""
    assert winter().discarded("merlot").refuses("innkeeper").code == "too_few_piles"


def test_innkeeper_finds_no_pile_that_was_reshuffled() -> None:
    """A manager draws the last vine; the vines' pile is the deck from then on (p. 3)."""
    given = winter().only("merlot", "pinot", "broker", "buyer", "manager", "innkeeper", "judge")
    given.discarded("pinot", "broker").plays("manager").chooses("place draw_vine")
    given.plays("innkeeper").offers("deck summer_visitor", "deck winter_visitor")


def test_caravan_lays_out_a_card_of_each_deck() -> None:
    """Two are kept, the others go face up on their piles."""
    given = winter().plays("caravan")
    shown = given.s.players[0].limbo[:]
    assert len(shown) == 4
    given.s.apply(given.s.legal()[0])
    given.s.apply(given.s.legal()[0])
    given.then(limbo=[], cards={"vine": 1, "order": 1}).turn_is_over()
    assert given.s.discards[SUMMER_VISITOR] == [shown[1]]
    assert given.s.discards[WINTER_VISITOR] == [shown[3], card("caravan")]
    assert given.s.discards[VINE] == given.s.discards[ORDER] == []


def test_caravan_passes_over_a_deck_that_has_run_out() -> None:
    """Two decks are enough, for two cards are kept."""
    given = winter().only("merlot", "broker", "caravan").plays("caravan")
    given.chooses("card broker").then(hand=["broker", "merlot"], limbo=[]).turn_is_over()


def test_caravan_turns_over_the_last_card_and_the_pile_becomes_the_deck() -> None:
    """The vine not kept is the first on the new pile (p. 3)."""
    given = winter().only("merlot", "pinot", "broker", "order_red5", "caravan").discarded("pinot")
    given.plays("caravan").chooses("card broker", "card order_red5")
    assert given.s.decks[VINE] == [card("pinot")]
    assert given.s.discards[VINE] == [card("merlot")]
