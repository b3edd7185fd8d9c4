"""Winter visitors that concern the opponents, and the Manager, who reaches back into summer."""

from __future__ import annotations

import pytest

from cuvee.games.viticulture.cards.deck import SUMMER_VISITOR, WINTER_VISITOR
from cuvee.games.viticulture.spaces import ROWS
from tests.games.viticulture.given import Given, card

GRANDE_OUT: dict[str, object] = {"grande": 0, "placed": [("cart", "grande")]}


def winter(seats: int = 2, **own: object) -> Given:
    """A table in winter."""
    return Given(season="winter", seats=seats).seat(0, **own)


def all_alike(seats: int, **fields: object) -> Given:
    """A table on which all have the same; the last seat wakes up first, seat 0 last."""
    given = winter(seats)
    for seat in range(seats):
        given.seat(seat, row=ROWS - seat, **fields)
    return given


def asked(given: Given, answer: str) -> list[int]:
    """Who is asked until the turn is over, all giving the same answer."""
    seats: list[int] = []
    decision = given.s.decision
    while decision is not None and not decision.starts_turn:
        seats.append(given.s.seat)
        given.chooses(answer)
        decision = given.s.decision
    return seats


# Everybody in wake-up order.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_guest_speaker_asks_down_the_wake_up_chart(seats: int, answer: str) -> None:
    """The owner decides at the owner's own place (p. 23); only opponents who train score."""
    given = all_alike(seats, lira=1).plays("guest_speaker")
    assert asked(given, answer) == list(reversed(range(seats)))
    trained = 1 if answer == "yes" else 0
    given.then(vp=(seats - 1) * trained)
    for seat in range(seats):
        given.then(seat, resting=trained, lira=1 - trained)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_motivator_asks_down_the_wake_up_chart(seats: int) -> None:
    """A point for each opponent, none for the owner."""
    given = all_alike(seats, **GRANDE_OUT).plays("motivator")
    assert asked(given, "yes") == list(reversed(range(seats)))
    given.then(vp=seats - 1)
    for seat in range(seats):
        given.then(seat, grande=1, placed=[])


def test_mentor_asks_down_the_wake_up_chart() -> None:
    """After each opponent who made wine the owner names a deck to draw from."""
    given = all_alike(3, grapes={"red": [2]}).plays("mentor")
    given.waits_for(2).chooses("yes").waits_for(0).offers("deck vine", "deck summer_visitor")
    given.chooses("deck vine").waits_for(1).chooses("yes")
    given.waits_for(0).chooses("deck summer_visitor").waits_for(0).offers("no", "yes")
    given.chooses("no").then(cards={"vine": 1, "summer_visitor": 1}, grapes={"red": [2]})
    given.then(1, wines={"red": [2]}).then(2, wines={"red": [2]}).turn_is_over()


def test_mentor_gives_nothing_for_those_who_decline_or_cannot() -> None:
    """Nor is anybody asked whose cellar is full."""
    given = winter(3).seat(1, grapes={"red": [2]}).seat(2, grapes={"red": [2]})
    given.seat(2, wines={"red": [1, 2]}).plays("mentor").waits_for(1).chooses("no")
    given.then(hand=[]).turn_is_over()


def test_mentor_reward_comes_from_a_deck_that_has_cards() -> None:
    """With vines gone it is a summer visitor; with both gone it is nothing (p. 3)."""
    given = winter().seat(1, grapes={"red": [1, 2]}).only("broker", "mentor").plays("mentor")
    given.chooses("yes", "grape red 1", "done").then(hand=["broker"]).turn_is_over()
    given = winter().seat(1, grapes={"red": [1]}).only("mentor").plays("mentor")
    given.chooses("yes").then(hand=[]).turn_is_over()


@pytest.mark.parametrize("name", ["mentor", "guest_speaker"])
def test_whoever_has_passed_may_still_take_part(name: str) -> None:
    """Only the Motivator leaves them out (p. 11)."""
    given = winter().seat(1, passed=1, grapes={"red": [1]}, lira=1)
    given.plays(name).waits_for(1).chooses("yes")


def test_guest_speaker_does_not_ask_who_cannot_train() -> None:
    """Five workers, trained ones included, are the limit (p. 13)."""
    given = winter(3, lira=1).seat(1, lira=9, workers=3, resting=2).seat(2, lira=0)
    given.plays("guest_speaker").waits_for(0).chooses("yes").then(vp=0, resting=1).turn_is_over()


# Motivator.


def test_motivator_leaves_out_opponents_who_have_passed() -> None:
    """Their grandes stay where they are (p. 11)."""
    given = winter(3).seat(1, passed=1, **GRANDE_OUT).seat(2, **GRANDE_OUT)
    given.plays("motivator").waits_for(2).chooses("yes").then(vp=1).turn_is_over()
    given.then(1, grande=0).then(2, grande=1)


def test_motivator_brings_back_the_grande_that_plays_it() -> None:
    """Its space is free again."""
    given = winter(hand=["motivator"]).go().chooses("place play_winter_left", "worker grande")
    given.offers("no", "yes").chooses("yes").then(
        grande=1, workers=2, placed=[], vp=0
    ).turn_is_over()
    given.offers("pass", "place draw_order_left", "place cart")
    assert given.why_not("place play_winter_left") == "no_visitor"  # but there is room


def test_motivator_is_played_by_a_regular_worker_if_another_grande_is_out() -> None:
    """Then either worker may go."""
    given = winter(hand=["motivator"]).seat(1, **GRANDE_OUT).go()
    given.chooses("place play_winter_left").offers("worker regular", "worker grande")
    given.chooses("worker regular", "yes").then(vp=1, workers=1, grande=1).then(1, grande=1)


def test_motivator_grande_acts_again_this_winter() -> None:
    """The opponent's next turn is taken with it, on a space that is taken as well (p. 7)."""
    given = winter(placed=[("draw_order_left", "regular")]).seat(1, workers=0, **GRANDE_OUT)
    given.plays("motivator").chooses("yes").waits_for(1)
    given.chooses("place draw_order").then(1, grande=0, cards={"order": 1})


def test_motivator_frees_the_space_for_anybody() -> None:
    """The grande's space is open again."""
    given = winter().seat(1, grande=0, placed=[("draw_order_left", "grande")])
    given.plays("motivator").chooses("yes")
    given.offers("pass", "place draw_order_left", "place cart")


def test_motivator_does_not_open_the_yoke_again() -> None:
    """The yoke works once a year, whoever comes home from it (p. 12)."""
    yoke: dict[str, object] = {"structures": ["yoke"], "used": ["yoke"]}
    given = winter().seat(1, grande=0, placed=[("yoke", "grande")], **yoke)
    given.seat(1, planted={"field_5": ["merlot"]}).plays("motivator").chooses("yes")
    given.then(1, grande=1)
    assert given.why_not("place yoke") == "yoke_used"


def test_motivator_leaves_the_bonus_of_the_space_it_empties() -> None:
    """The grande came to the bonus space, so a second visitor may follow."""
    given = winter(3, hand=["motivator", "politician"]).go()
    given.chooses("place play_winter_middle", "worker grande", "card motivator", "yes")
    given.then(grande=1, placed=[]).offers("no", "yes").chooses("yes")
    given.then(cards={"vine": 1, "summer_visitor": 1, "order": 1}).turn_is_over()


# Queen.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_queen_asks_the_seat_to_the_right(seats: int) -> None:
    """By the table, not by the wake-up chart; play goes round to the left."""
    given = all_alike(seats, lira=3, hand=["pinot"])
    given.seat(seats - 1, hand=["merlot"], passed=1).plays("queen").waits_for(seats - 1)
    given.offers("option 1", "option 2", "option 3").chooses("option 3")
    given.then(lira=6).then(seats - 1, lira=0, vp=0, cards={"vine": 2}).turn_is_over()


def test_queen_takes_a_point_from_the_neighbour_for_nobody() -> None:
    """The point is lost, not handed over."""
    given = winter().seat(1, lira=3).plays("queen").chooses("option 1")
    given.then(vp=0, lira=0).then(1, vp=-1, lira=3)


def test_queen_leaves_the_choice_of_both_cards_to_the_neighbour() -> None:
    """Any two of the hand, of whatever deck."""
    given = winter().seat(1, vp=-5, hand=["merlot", "merlot", "order_red5"]).plays("queen")
    given.waits_for(1).offers("card merlot", "card order_red5").chooses("card merlot")
    given.waits_for(1).chooses("card merlot").then(hand=["merlot", "merlot"])
    given.then(1, hand=["order_red5"]).turn_is_over()


def test_queen_needs_a_neighbour_who_can_pay_in_some_way() -> None:
    """What the others could give does not matter (p. 10)."""
    given = winter(3).seat(1, lira=9, vp=9).seat(2, vp=-5, lira=2, hand=["merlot"])
    assert given.refuses("queen").code == "no_tribute"


# Governor.


def test_governor_names_one_to_three_opponents() -> None:
    """At least one, at most three, none twice."""
    given = winter(6).plays("governor").offers(*[f"seat {seat}" for seat in range(1, 6)])
    given.chooses("seat 4").offers("done", "seat 1", "seat 2", "seat 3", "seat 5")
    given.chooses("seat 1", "seat 5").then(vp=3).turn_is_over()


def test_governor_may_stop_at_one() -> None:
    """Up to three means at least one."""
    winter(4).plays("governor").chooses("seat 2", "done").then(vp=1).turn_is_over()


def test_governor_opponents_decide_in_wake_up_order_once_all_are_named() -> None:
    """A summer visitor of their own choice, which they cannot refuse; a point for who has none."""
    given = all_alike(4).seat(1, hand=["broker", "planter"]).seat(2, hand=["judge", "merlot"])
    given.seat(3, hand=["buyer", "grower", "noble"]).plays("governor")
    given.chooses("seat 1", "seat 2", "seat 3")
    given.waits_for(3).offers("card buyer", "card grower").chooses("card grower")
    given.waits_for(1).offers("card broker", "card planter").chooses("card broker")
    given.then(hand=["broker", "grower"], vp=1).turn_is_over()
    given.then(1, hand=["planter"]).then(2, hand=["judge", "merlot"])


# Counting what the opponents have.


def test_uncertified_teacher_scores_for_each_fully_staffed_opponent() -> None:
    """Six with the grande, the newly trained, those at work and the temporary one (p. 23)."""
    given = winter(5, workers=5).seat(1, workers=4).seat(2, workers=4, resting=1)
    given.seat(3, workers=4, temporary=1)
    given.seat(4, workers=0, placed=[("cart", "regular")] * 5, grande=1)
    given.plays("uncertified_teacher").then(vp=3).turn_is_over()


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        ({"red": [1]}, {}, 2),
        ({"red": [5]}, {"white": [4]}, 2),
        ({"red": [5]}, {"white": [5]}, 0),
        ({"red": [5]}, {"sparkling": [9]}, 0),
        ({"red": [5], "white": [5]}, {}, 0),
        ({"red": [5], "white": [6]}, {}, 0),
        ({"red": [4, 5]}, {"red": [4]}, 2),
    ],
)
def test_taster_scores_the_strictly_best_wine_of_all(
    own: dict[str, list[int]], others: dict[str, list[int]], points: int
) -> None:
    """Other wines of one's own count as well, of whatever type."""
    given = winter(3, wines=own).seat(2, wines=others).plays("taster")
    if len(given.s.legal()) > 1 and given.s.seat == 0:
        given.chooses(f"wine red {own['red'][-1]}")
    given.then(lira=4, vp=points).turn_is_over()


# Manager.


@pytest.mark.parametrize(
    ("place", "own", "steps", "then"),
    [
        ("draw_vine", {}, [], {"cards": {"vine": 1}}),
        ("give_tour", {}, [], {"lira": 2}),
        ("build", {"lira": 2}, ["structure yoke"], {"structures": ["yoke"], "lira": 0}),
        ("sell", {"grapes": {"red": [4, 7]}}, ["option 1", "grape red 7", "done"], {"lira": 3}),
        ("sell", {}, ["field field_7"], {"lira": 7, "sold": ["field_7"]}),
        ("sell", {"lira": 5, "sold": ["field_5"]}, ["buy_field field_5"], {"lira": 0, "sold": []}),
        ("plant", {"hand": ["malvasia"]}, ["field field_5"],
         {"planted": {"field_5": ["malvasia"]}, "hand": []}),
        ("play_summer", {"lira": 9, "hand": ["broker"]}, ["option 1"],
         {"lira": 0, "vp": 3, "hand": []}),
    ],
)  # fmt: skip
def test_manager_takes_every_summer_action(
    place: str, own: dict[str, object], steps: list[str], then: dict[str, object]
) -> None:
    """Full spaces do not matter, no worker goes, no bonus comes (p. 11)."""
    given = winter(3, **own)
    for slot in ("left", "middle"):
        given.post(1, f"{place}_{slot}", "regular")
    given.plays("manager").chooses(f"place {place}", *steps)
    given.then(0, **then).then(workers=2, grande=1, placed=[]).turn_is_over()


def test_manager_takes_only_actions_that_can_be_done() -> None:
    """A tour, a card, the sale of a field and the cart are left to an empty vineyard."""
    given = winter().plays("manager")
    given.offers("place draw_vine", "place give_tour", "place sell", "place cart")
    assert given.why_not("place build") == "structure_price"
    assert given.why_not("place play_summer") == "no_visitor"
    assert given.why_not("place draw_order") == "not_asked"


@pytest.mark.parametrize(("used", "points"), [([], 1), (["windmill"], 0)])
def test_manager_planting_turns_the_windmill(used: list[str], points: int) -> None:
    """Once a year, however the vine is planted (p. 12)."""
    given = winter(structures=["windmill"], used=used, hand=["malvasia"]).plays("manager")
    given.chooses("place plant", "field field_5").then(vp=points, used=["windmill"])


@pytest.mark.parametrize(
    ("used", "wines", "points"),
    [([], {"red": [1]}, 1), (["tasting_room"], {"red": [1]}, 0), ([], {}, 0)],
)
def test_manager_tour_counts_for_the_tasting_room(
    used: list[str], wines: dict[str, list[int]], points: int
) -> None:
    """Once a year, with a wine in the cellar."""
    given = winter(structures=["tasting_room"], used=used, wines=wines).plays("manager")
    given.chooses("place give_tour").then(vp=points, lira=2)


def test_manager_plays_a_summer_visitor_and_both_go_to_their_piles() -> None:
    """The inner card is done before the outer one is laid away."""
    given = winter(hand=["tour_guide", "judge"]).plays("manager")
    given.chooses("place play_summer").then(lira=4, hand=["judge"]).turn_is_over()
    assert given.s.discards[SUMMER_VISITOR] == [card("tour_guide")]
    assert given.s.discards[WINTER_VISITOR] == [card("manager")]


def test_manager_finds_no_later_season_for_the_planner() -> None:
    """In winter there is none left to plan for (p. 11)."""
    given = winter(hand=["planner"]).plays("manager")
    assert "no_later_season" in given.lacks("place play_summer")


def test_manager_with_the_producer_excludes_the_action_where_the_manager_was_played() -> None:
    """Workers on the winter visitors stay; those on the summer visitors may come (p. 11)."""
    given = winter(hand=["manager", "producer"], lira=2, workers=1, grande=0)
    given.seat(0, placed=[("play_summer_left", "grande"), ("cart", "regular")]).go()
    given.chooses("place play_winter_left", "place play_summer")
    assert given.why_not("retrieve play_winter_left regular") == "where_played"
    given.chooses("retrieve play_summer_left grande", "yes")
    given.then(lira=0, grande=1, workers=1).turn_is_over()


def test_manager_with_the_organizer_ends_the_winter() -> None:
    """The rooster moves, its row pays, and no turn is left this season (p. 11)."""
    given = winter(hand=["organizer"]).plays("manager").chooses("place play_summer", "wake_up 6")
    given.then(vp=1, row=6, passed=1, workers=2).waits_for(1)
    given.chooses("place cart", "worker regular").waits_for(1)


def test_manager_with_the_organizer_forgoes_the_second_visitor() -> None:
    """Having passed, one plays no bonus visitor."""
    given = winter(3, hand=["manager", "organizer", "politician"]).go()
    given.chooses("place play_winter_middle", "worker regular", "card manager")
    given.chooses("place play_summer", "wake_up 6").then(hand=["politician"], vp=1).turn_is_over()


def test_manager_on_the_bonus_space_is_followed_by_a_winter_visitor() -> None:
    """The bonus belongs to the space, not to the action the Manager takes."""
    given = winter(3, hand=["manager", "politician"]).go()
    given.chooses("place play_winter_middle", "worker regular", "card manager")
    given.chooses("place give_tour").offers("no", "yes").chooses("yes")
    given.then(cards={"vine": 1, "summer_visitor": 1, "order": 1}, lira=2).turn_is_over()


def test_a_visitor_just_gained_may_be_the_second_of_the_bonus_space() -> None:
    """The first is resolved in full before the second is chosen."""
    given = winter(3, vp=-1, hand=["caravan"]).only("merlot", "broker", "order_red5", "politician")
    given.go().chooses("place play_winter_middle", "worker regular")
    given.chooses("card merlot", "card politician").offers("no", "yes").chooses("yes")
    given.then(lira=6, hand=["merlot"]).turn_is_over()
