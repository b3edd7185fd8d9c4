"""Rulings from 95 on: what nothing printed says, decided by us."""

import pytest

from cuvee.games.viticulture.cards.deck import SUMMER_VISITOR, VINE
from tests.games.viticulture.cases import ALL
from tests.games.viticulture.given import Given, card, codes
from tests.games.viticulture.opening import opening, piles

GRANDE_OUT: dict[str, object] = {"grande": 0, "placed": [("cart", "grande")]}
FULL_PAD = {"red": list(range(1, 10)), "white": list(range(1, 10))}
THREE_FIELDS = {"field_5": ["merlot"], "field_6": ["trebbiano"], "field_7": ["pinot"]}
SEVEN = ["merlot", "broker", "queen", "judge", "order_red5", "order_red6", "order_red8"]


def winter(seats: int = 2, **own: object) -> Given:
    """A table in winter."""
    return Given(seats=seats, season="winter").seat(0, **own)


def friends(season: str = "summer", **own: object) -> Given:
    """Three who play the friendly variant."""
    return Given(seats=3, season=season, friendly=True).seat(0, **own).go()


# Cards that concern the others.


def test_ruling_95_the_governor_names_all_before_the_first_hands_over() -> None:
    """Seat 2 was named last, but wakes up first."""
    given = winter(3, row=5).seat(1, row=4, hand=["broker", "planter"])
    given.seat(2, row=1, hand=["buyer", "grower"]).plays("governor").chooses("seat 1")
    given.waits_for(0).offers("done", "seat 2").chooses("seat 2")
    given.waits_for(2).chooses("card buyer").waits_for(1).chooses("card broker")
    given.then(hand=["broker", "buyer"]).turn_is_over()


def test_ruling_96_a_grande_called_back_leaves_the_second_visitor() -> None:
    """It came to the bonus space, though it stands there no more."""
    given = winter(3, vp=-1, hand=["motivator", "politician"]).go()
    given.chooses("place play_winter_middle", "worker grande", "card motivator", "yes")
    given.then(grande=1, placed=[]).offers("no", "yes").chooses("yes").then(lira=6)


def test_ruling_96_the_motivator_opens_no_yoke() -> None:
    """The grande comes home from it, and cannot go there again."""
    given = winter().seat(1, structures=["yoke"], used=["yoke"], planted=THREE_FIELDS)
    given.seat(1, grande=0, placed=[("yoke", "grande")]).plays("motivator").chooses("yes")
    assert given.waits_for(1).why_not("place yoke") == "yoke_used"


def test_ruling_97_the_mentors_owner_names_a_deck_after_each_opponent() -> None:
    """The second opponent is asked when the first reward is in hand."""
    given = winter(3).seat(1, grapes={"red": [1]}).seat(2, grapes={"red": [1]}).plays("mentor")
    given.waits_for(1).chooses("yes").waits_for(0).chooses("deck vine").then(cards={"vine": 1})
    given.waits_for(2).chooses("yes").waits_for(0).chooses("deck summer_visitor").turn_is_over()


def test_ruling_97_with_both_decks_gone_the_mentor_has_no_reward() -> None:
    """The wine is made all the same."""
    given = winter().seat(1, grapes={"red": [1]}).only("mentor").plays("mentor").chooses("yes")
    given.then(hand=[]).then(1, wines={"red": [1]}).turn_is_over()


def test_ruling_98_the_queen_needs_a_neighbour_who_can_give_something() -> None:
    """A lira, a card and a point short."""
    given = winter().seat(1, vp=-5, lira=2, hand=["merlot"])
    assert given.refuses("queen").code == "no_tribute"


def test_ruling_98_the_queen_asks_a_neighbour_who_has_passed() -> None:
    """A pass is for placing workers."""
    winter().seat(1, passed=1, lira=3).plays("queen").waits_for(1).offers("option 1", "option 3")


@pytest.mark.parametrize(
    "visitor", ["handyman", "volunteer_crew", "mentor", "guest_speaker", "motivator"]
)
def test_ruling_120_what_all_may_do_needs_nobody_who_can(visitor: str) -> None:
    """Nothing to build, plant, crush, train or call back: the card is played all the same."""
    season = "summer" if visitor in {"handyman", "volunteer_crew"} else "winter"
    nobody = Given(season=season, structures=ALL).seat(1, structures=ALL)
    nobody.plays(visitor).turn_is_over().then(vp=0, lira=0, hand=[])


# Cards that draw.


@pytest.mark.parametrize("deck", ["vine", "summer_visitor", "order"])
def test_ruling_99_the_politician_needs_all_three_decks(deck: str) -> None:
    """From 0 points on; below, it is lira."""
    assert winter().leaves(deck, 0).refuses("politician").code == "deck_empty"
    winter(vp=-1).leaves(deck, 0).plays("politician").then(lira=6)
    given = winter().leaves(deck, 1).plays("politician")
    given.then(cards={"vine": 1, "summer_visitor": 1, "order": 1})


def test_ruling_99_an_option_needs_every_card_it_draws() -> None:
    """Two vines for the Sponsor: one in the deck and one on the pile, or it is the lira."""
    given = piles(Given(), "vine", cards=1, discards=1).plays("sponsor").chooses("option 1", "no")
    given.then(cards={"vine": 2})
    piles(Given(), "vine", cards=1, discards=0).plays("sponsor").then(lira=3, hand=[])


def test_ruling_100_two_decks_are_enough_for_the_caravan() -> None:
    """Both cards are kept; with a single deck there is no second one."""
    given = winter().only("merlot", "broker", "caravan").plays("caravan")
    given.chooses("card merlot").then(hand=["broker", "merlot"]).turn_is_over()
    assert winter().only("merlot", "caravan").refuses("caravan").code == "too_few_decks"


def test_ruling_115_the_importer_needs_three_winter_visitors_to_draw() -> None:
    """Even though the opponent could give three."""
    given = Given().leaves("winter_visitor", 2).seat(1, hand=["broker", "buyer", "grower"])
    assert given.refuses("importer").code == "deck_empty"


def test_ruling_116_gifts_for_the_importer_are_laid_aside_face_down() -> None:
    """Down the chart; their number is public, and what falls short goes back."""
    given = Given(seats=3, row=3).seat(1, row=2, hand=["broker", "queen"])
    given.seat(2, row=1, hand=["judge", "buyer"]).plays("importer")
    given.waits_for(2).chooses("card judge", "done").waits_for(1)
    players = given.s.view(0)["players"]
    assert isinstance(players, list)
    assert players[2]["pledged"] == 1
    assert "pledged_cards" not in players[2]
    given.chooses("card queen", "done").turn_is_over().then(cards={"winter_visitor": 3})
    given.then(1, hand=["broker", "queen"]).then(2, hand=["buyer", "judge"])


def test_ruling_116_nobody_is_asked_once_three_gifts_are_out_of_reach() -> None:
    """After a refusal the two visitors left cannot be three."""
    given = Given(seats=3).seat(1, hand=["broker"]).seat(2, hand=["judge", "buyer"])
    given.plays("importer").waits_for(1).chooses("done").turn_is_over()
    given.then(2, hand=["buyer", "judge"])


def test_ruling_117_what_the_peddler_throws_away_is_there_to_be_drawn() -> None:
    """With the orders exhausted, one of the two cards thrown away is an order."""
    given = Given(hand=["order_red5", "order_red6", "merlot", "syrah"]).leaves("order", 0)
    given.plays("peddler").chooses("card merlot").offers("card order_red5", "card order_red6")
    assert given.why_not("card syrah") == "deck_empty"
    given.chooses("card order_red5").turn_is_over()
    given.then(cards={"vine": 2, "summer_visitor": 1, "order": 2, "winter_visitor": 1})


def test_ruling_117_the_peddler_needs_a_card_of_each_exhausted_deck() -> None:
    """None in hand, or three decks for two cards: there is nothing to draw."""
    given = Given(hand=["merlot", "syrah"]).leaves("order", 0)
    assert given.refuses("peddler").code == "deck_empty"
    three = Given(hand=["order_red5", "merlot", "motivator"]).only("peddler")
    assert three.refuses("peddler").code == "deck_empty"
    two = Given(hand=["order_red5", "merlot"]).leaves("order", 0).leaves("vine", 0)
    two.plays("peddler").chooses("card merlot").turn_is_over()
    two.then(cards={"vine": 1, "summer_visitor": 1, "order": 1, "winter_visitor": 1})


def test_ruling_118_the_landscaper_draws_or_swaps_within_the_limits() -> None:
    """No vine is left to draw; and a field of 5 takes no 4 for a 2 beside a 3."""
    planted = {"field_5": ["merlot", "syrah"], "field_7": ["chardonnay"]}
    given = Given(hand=["malvasia"], planted=planted).leaves("vine", 0)
    given.refuses("landscaper")
    fits = Given(planted={**planted, "field_5": ["syrah"]}).leaves("vine", 0).plays("landscaper")
    fits.chooses("vine field_5 syrah")
    fits.then(planted={"field_5": ["chardonnay"], "field_7": ["syrah"]})


# Cards that count or reward.


def test_ruling_101_a_card_that_ages_wine_needs_one_that_can_age() -> None:
    """One is enough where all are aged; neither card ages a 3 without the medium cellar."""
    given = winter(wines={"red": [3], "white": [1]}).plays("oenologist")
    given.then(wines={"red": [3], "white": [3]}).turn_is_over()
    for visitor in ("oenologist", "uncertified_oenologist"):
        assert winter(wines={"red": [3]}, vp=-5).refuses(visitor)
    still = winter(wines={"red": [6]}, hand=["order_red5"])
    assert "cannot_age" in codes(still.refuses("master_vintner"))


def test_ruling_138_the_zymologist_makes_no_wine_of_less_than_four() -> None:
    """Where the space of 4 is taken, a grape of 4 is too little, and one of 6 still goes to 5."""
    taken = winter(grapes={"red": [4]}, wines={"red": [4]})
    assert taken.refuses("zymologist").code == "no_room"
    given = winter(grapes={"red": [6]}, wines={"red": [4, 6]}).plays("zymologist")
    given.then(wines={"red": [4, 5, 6]}).turn_is_over()


def test_ruling_102_seven_workers_are_six_as_well() -> None:
    """Five, the grande and the temporary one."""
    winter(workers=5, temporary=1).plays("professor").then(vp=2)
    winter(workers=5).seat(1, workers=5, temporary=1).plays("uncertified_teacher").then(vp=1)


def test_ruling_103_the_only_wine_on_the_table_is_the_best() -> None:
    """Even a red of one."""
    winter(wines={"red": [1]}).plays("taster").then(lira=4, vp=2)


def test_ruling_104_a_harvest_is_paid_for_though_its_grapes_are_lost() -> None:
    """There is no free space on the crush pad."""
    harvester = winter(planted={"field_5": ["pinot"]}, grapes=FULL_PAD).plays("harvester")
    harvester.chooses("option 1").then(lira=2, grapes=FULL_PAD)
    reaper = winter(planted=THREE_FIELDS, grapes=FULL_PAD).plays("reaper")
    reaper.chooses("field field_5", "yes", "field field_6", "yes").then(vp=2, grapes=FULL_PAD)


def test_ruling_105_the_assessor_throws_cards_away_in_their_order() -> None:
    """However the hand is held, the last of each deck lies on top."""
    given = winter(hand=["pinot", "sangiovese", "broker", "surveyor", "malvasia"])
    given.plays("assessor").chooses("option 2").then(hand=[], vp=2)
    assert given.s.discards[VINE] == [card("sangiovese"), card("malvasia"), card("pinot")]
    assert given.s.discards[SUMMER_VISITOR] == sorted([card("broker"), card("surveyor")])


def test_ruling_119_nobody_negotiates_at_the_end_of_the_residual_track() -> None:
    """All steps must be there: two for a wine, one for a grape, the Promoter's and the Noble's."""
    Given(residual=3, wines={"red": [1]}).plays("negotiator").then(residual=5, wines={})
    assert "residual_full" in codes(Given(residual=4, wines={"red": [1]}).refuses("negotiator"))
    Given(residual=5, wines={"red": [1]}, grapes={"red": [1]}).refuses("negotiator")
    winter(residual=5, lira=1).plays("noble").then(residual=3, vp=2, lira=1)  # its second side
    assert "residual_full" in codes(winter(residual=5, wines={"red": [1]}).refuses("promoter"))


def test_ruling_119_an_order_is_filled_at_the_end_of_the_track() -> None:
    """Then the step is lost (p. 16)."""
    given = winter(residual=5, wines={"red": [5]}, hand=["order_red5"], grande=0).go()
    given.chooses("place fill_order_left").then(vp=2, residual=5)


# The friendly variant.


def test_ruling_106_friends_hold_two_visitors_before_they_play_the_first() -> None:
    """The one that the Peddler will bring does not count."""
    given = friends(hand=["peddler", "merlot", "syrah"])
    assert given.why_not("place play_summer_middle") == "friendly_space"
    two = friends(hand=["tour_guide", "patron"]).chooses("place play_summer_middle")
    two.chooses("worker regular", "card tour_guide").waits_for(0).chooses("option 1").then(lira=8)


def test_ruling_107_a_bonus_that_the_first_half_made_impossible_lapses() -> None:
    """The Broker's nine lira would have paid for the Stonemason."""
    given = friends(lira=9, hand=["broker", "stonemason"]).chooses("place play_summer_middle")
    given.chooses("worker regular", "card broker", "option 1")
    given.then(lira=0, vp=3, hand=["stonemason"]).turn_is_over()


def test_ruling_108_a_friend_plans_for_a_bonus_space_unchecked() -> None:
    """Without a grape for the three wines; in winter one grape is enough for what can be done."""
    given = friends().plays("planner").chooses("place make_wine_middle", "worker regular")
    given.seat(0, grapes={"red": [1]}).comes("winter").then(wines={"red": [1]})


def test_ruling_108_the_planned_bonus_is_expected_if_another_space_is_free() -> None:
    """Then the second order is drawn unasked, and otherwise only if wanted."""
    given = friends().plays("planner").chooses("place draw_order_middle", "worker regular")
    given.comes("winter").turn_is_over().then(cards={"summer_visitor": 1, "order": 2})
    full = friends().seat(1, placed=[("draw_order_left", "regular")]).plays("planner")
    full.chooses("place draw_order_middle", "worker regular").comes("winter").offers("no", "yes")


# Workers and the year.


def test_ruling_109_a_lira_or_a_point_is_asked_for_before_the_action() -> None:
    """The bonus of building comes first, that of drawing when the first card is in hand."""
    build = Given(seats=3, lira=2).go().chooses("place build_middle", "worker regular")
    build.offers("no", "yes").chooses("yes").then(lira=3, structures=[])
    sell = Given(seats=3).go().chooses("place sell_middle", "worker regular", "yes")
    sell.then(vp=1, sold=[])
    draw = Given(seats=3).go().chooses("place draw_vine_middle", "worker regular")
    draw.then(cards={"vine": 1}).offers("no", "yes")


def test_ruling_110_the_temporary_worker_goes_first() -> None:
    """Nobody is asked whether a regular one should go instead."""
    given = Given(temporary=1).go().chooses("place cart").offers("worker regular", "worker grande")
    given.chooses("worker regular").then(temporary=0, workers=2, placed=[("cart", "temporary")])


def test_ruling_111_a_row_without_a_gift_may_be_chosen() -> None:
    """In spring and by the Organizer."""
    spring = opening("nici jay", "nici jay").chooses("option 1", "option 1")
    piles(spring, "order", cards=0, discards=0).chooses("wake_up 3").then(0, row=3)
    given = Given().leaves("order", 0).plays("organizer").chooses("wake_up 3")
    given.then(row=3, hand=[], passed=1).turn_is_over()


def test_ruling_112_the_last_visitor_goes_to_the_top_of_the_chart() -> None:
    """A cottage draws the one there is, and the next in line gets none."""
    given = Given(structures=["cottage"]).leaves("winter_visitor", 0).leaves("summer_visitor", 1)
    given.go().chooses("pass", "pass").waits_for(0).turn_is_over()
    given.then(0, cards={"summer_visitor": 1}).then(1, hand=[])


def test_ruling_113_hands_are_cut_down_the_chart() -> None:
    """Seat 1 woke up first and discards first."""
    given = winter(row=2, hand=[*SEVEN, "syrah"]).seat(1, row=1, hand=["pinot"] * 4)
    given.seat(1, hand=["malvasia"] * 4).go().chooses("pass", "pass")
    given.waits_for(1).chooses("card pinot").waits_for(0).chooses("card queen")
    assert given.s.year == 2


def test_ruling_114_the_first_discard_of_an_exhausted_deck_is_the_deck() -> None:
    """It can be drawn at once, and lies on no pile."""
    given = Given(hand=["merlot", "syrah"]).leaves("vine", 0).plays("auctioneer")
    given.chooses("card syrah").then(hand=[], lira=4)
    assert (given.s.decks[VINE], given.s.discards[VINE]) == ([card("syrah")], [card("merlot")])


# Choices.


def test_ruling_122_a_choice_with_a_single_option_is_taken_in_silence() -> None:
    """One vine and one field: nobody is asked, and everybody is told."""
    given = Given(hand=["malvasia"], sold=["field_5", "field_6"], grande=0).go()
    given.s.record_events()
    given.chooses("place plant_left").then(planted={"field_7": ["malvasia"]}).turn_is_over()
    assert "plant" in [event.kind for event in given.events]


def test_ruling_123_all_keep_a_mama_and_then_all_a_papa() -> None:
    """Clockwise from the first player, with everything in sight."""
    given = opening("alaena nici jay gary", "laura jess alan matt", first=1, choose_parents=True)
    players = given.s.view(None)["players"]
    assert isinstance(players, list)
    assert [len(player["face_up"]) for player in players] == [4, 4]
    given.waits_for(1).chooses("mama jess").waits_for(0).chooses("mama nici")
    given.waits_for(1).chooses("papa matt").waits_for(0).chooses("papa gary").waits_for(1)


def test_ruling_106_friends_may_hold_a_second_visitor_that_the_first_makes_playable() -> None:
    """The Tour Guide pays for the Stonemason, who is then expected."""
    given = friends(lira=4, hand=["tour_guide", "stonemason"])
    given.chooses("place play_summer_middle", "worker regular")
    assert given.s.decision is not None
    assert given.s.decision.question == "build"
    given.then(lira=0)


def test_ruling_106_friends_judge_the_other_spaces_when_the_worker_comes() -> None:
    """A space freed by the first visitor does not make the second one a duty."""
    hand = ["motivator", "politician"]
    given = Given(seats=3, season="winter", friendly=True, hand=hand)
    given.seat(1, grande=0, placed=[("play_winter_left", "grande")]).go()
    given.chooses("place play_winter_middle", "worker regular", "card motivator", "yes")
    given.offers("no", "yes")
