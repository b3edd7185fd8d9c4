"""The summer visitors that move workers and roosters: Planner, Producer, Organizer (p. 11)."""

from __future__ import annotations

import pytest

from cuvee.games.viticulture.spaces import SLOT_NAMES
from tests.games.viticulture.cases import Mat
from tests.games.viticulture.given import Given

# Planner: a place in winter, taken in summer.


def planned(place: str, worker: str = "regular", seats: int = 2, **own: object) -> Given:
    """A table where seat 0 has just planned."""
    given = Given(seats=seats).seat(0, **own).plays("planner")
    return given.chooses(f"place {place}", f"worker {worker}")


def test_planner_needs_a_worker_besides_the_one_that_plays_it() -> None:
    """With the last worker the card cannot be played."""
    given = Given(workers=1, grande=0, hand=["planner"]).go()
    assert "second_worker" in given.lacks("place play_summer_left")
    given = Given(workers=1, hand=["planner"]).go().chooses("place play_summer_left")
    given.chooses("worker regular", "place train_left").turn_is_over()
    given.then(workers=0, grande=0)


@pytest.mark.parametrize(("seats", "slots"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_planner_may_take_any_space_of_winter(seats: int, slots: int) -> None:
    """Each that is in play, of six actions, and the cart."""
    actions = ["draw_order", "harvest", "make_wine", "train", "play_winter", "fill_order"]
    spaces = [f"{action}_{slot}" for action in actions for slot in SLOT_NAMES[:slots]]
    spaces.append("cart")
    Given(seats=seats).plays("planner").offers(*[f"place {space}" for space in spaces])


def test_planner_holds_the_place_until_winter() -> None:
    """The space is taken; an opponent's grande can still join the action."""
    given = planned("train_left", lira=4).seat(1, lira=4).comes("winter")
    given.chooses("pass").waits_for(1)
    assert given.why_not("place train_left") == "space_taken"
    given.chooses("place train").then(1, grande=0, resting=1)


def test_planner_acts_before_the_first_turn_of_winter_and_it_is_no_turn() -> None:
    """Even for the last in wake-up order, whose own turn still comes."""
    given = Given().seat(0, row=7, lira=4).seat(1, row=1)
    given.plays("planner").chooses("place train_left", "worker regular").comes("winter")
    given.then(0, lira=0, resting=1, workers=1, placed=[("train_left", "regular")])
    given.waits_for(1).turn_is_over().chooses("pass").waits_for(0)
    given.chooses("place cart", "worker regular").then(0, workers=0, lira=1)


def test_planner_of_the_first_player_acts_and_then_takes_a_turn() -> None:
    """The rulebook's own example (p. 11)."""
    given = planned("draw_order_left").comes("winter").waits_for(0).turn_is_over()
    given.then(cards={"order": 1, "summer_visitor": 1})  # the latter is from fall


def test_planner_on_the_bonus_space_has_the_bonus() -> None:
    """It may be left, as ever."""
    given = planned("draw_order_middle", seats=3).comes("winter").waits_for(0).offers("no", "yes")
    given.chooses("yes").turn_is_over().then(cards={"order": 2, "summer_visitor": 1})


def test_planner_pays_for_training_with_the_lira_of_the_bonus() -> None:
    """The bonus may come first, so three lira are enough in the middle, and not beside it."""
    planned("train_middle", seats=3, lira=3).comes("winter").then(lira=0, resting=1)
    planned("train_left", seats=3, lira=3).comes("winter").then(lira=3, resting=0)


def test_planner_gives_no_bonus_without_the_action() -> None:
    """No order is filled, so no point is gained."""
    planned("fill_order_middle", seats=3).comes("winter").then(vp=0).turn_is_over()


@pytest.mark.parametrize(
    "place", ["harvest_left", "make_wine_left", "train_left", "fill_order_left"]
)
def test_planner_loses_an_action_that_is_not_possible_in_winter(place: str) -> None:
    """Nothing happens, and the worker stays where it is."""
    given = planned(place, lira=3).comes("winter").turn_is_over()
    given.then(lira=3, vp=0, workers=1, placed=[(place, "regular")])
    assert "plan_lost" in [event.kind for event in given.events]


def test_planner_asks_for_nothing_before_winter() -> None:
    """What the action needs may be found in the meantime."""
    planned("train_left").seat(0, lira=4).comes("winter").then(lira=0, resting=1)


def test_planner_may_plan_to_play_a_visitor() -> None:
    """A winter visitor, played by the worker that stands there; without one the plan is lost."""
    given = planned("play_winter_left", hand=["judge"]).comes("winter").turn_is_over()
    given.then(cards={"summer_visitor": 3})
    given = planned("play_winter_left").comes("winter").turn_is_over()
    given.then(cards={"summer_visitor": 1})


def test_planner_sends_a_grande_where_all_spaces_are_taken() -> None:
    """Onto the picture of the action, and only a grande."""
    given = Given(lira=4).seat(1, placed=[("train_left", "regular")]).plays("planner")
    assert given.why_not("place train_left") == "space_taken"
    given.chooses("place train").then(grande=0, workers=2, placed=[("train", "grande")])
    given.comes("winter").then(resting=1)
    given = Given(grande=0).seat(1, placed=[("train_left", "regular")]).plays("planner")
    assert given.why_not("place train") == "no_grande"


def test_planner_may_send_the_temporary_worker() -> None:
    """It is a regular worker in all respects for the year."""
    given = planned("harvest_left", temporary=1)
    given.then(temporary=0, workers=2, placed=[("harvest_left", "temporary")])


def test_planner_has_nothing_to_plan_for_in_winter() -> None:
    """Played through another card in winter, it finds no later season."""
    assert Given(season="winter").refuses("planner").code == "no_later_season"


def both_planned(mine: str, worker: str, other: str) -> Given:
    """Seat 0, late on the chart, plans first; seat 1 plans after it with the same card."""
    given = Given().seat(0, row=5).seat(1, row=2)
    given.plays("planner").chooses(f"place {mine}", f"worker {worker}").seat(1, hand=["planner"])
    return (
        given.go()
        .chooses("place play_summer_left", "worker regular")
        .chooses(f"place {other}", "worker regular")
    )


def test_planners_act_in_wake_up_order() -> None:
    """Not in the order in which they were played (ruling 58)."""
    given = both_planned("harvest_left", "regular", "make_wine_left")
    given.seat(0, planted={"field_5": ["malvasia"], "field_6": ["malvasia"]})
    given.seat(1, grapes={"red": [1], "white": [1]}).comes("winter")
    given.waits_for(1).chooses("make red", "done").waits_for(0).chooses("field field_5")
    given.waits_for(1).turn_is_over().then(0, grapes={"white": [1]}).then(1, wines={"red": [1]})


def test_planner_is_lost_when_its_worker_is_retrieved_in_summer() -> None:
    """The space is free again, the worker at home, and winter begins without the action."""
    given = planned("train_left", lira=6).chooses("pass").plays("producer")
    given.then(lira=4, workers=2, placed=[]).comes("winter").then(lira=4, resting=0)
    given.waits_for(0).chooses("place train_left", "worker regular").then(resting=1)


def test_planner_acts_once_when_its_worker_returns_to_the_same_place() -> None:
    """Retrieved and planned again, it is one plan."""
    given = planned("train_left", lira=9).chooses("pass").plays("producer").plays("planner")
    given.chooses("place train_left", "worker regular").comes("winter").then(resting=1, lira=3)


def test_planner_is_lost_when_another_plan_calls_the_grande_back() -> None:
    """At the beginning of winter, before it has acted, and for good (ruling 59)."""
    given = both_planned("harvest_left", "grande", "play_winter_left").seat(1, hand=["motivator"])
    given.seat(0, planted={"field_5": ["malvasia"]}).comes("winter")
    given.waits_for(0).chooses("yes").turn_is_over()
    given.then(0, grande=1, placed=[], grapes={}, harvested=[]).then(1, vp=1)


# Producer: workers back.


@pytest.mark.parametrize(
    ("place", "worker", "back"),
    [
        ("cart", "regular", {"workers": 3}),
        ("plant_left", "temporary", {"temporary": 1}),
        ("sell_left", "grande", {"grande": 1}),
        ("give_tour", "grande", {"grande": 1}),
        ("yoke", "regular", {"workers": 3}),
        ("harvest_left", "regular", {"workers": 3}),
    ],
)
def test_producer_retrieves_any_worker_from_anywhere_else(
    place: str, worker: str, back: Mat
) -> None:
    """From a space, a picture, the cart, one's yoke or a place in winter."""
    given = Given(lira=2, grande=0 if worker == "grande" else 1, placed=[(place, worker)])
    given.plays("producer").turn_is_over().then(0, lira=0, placed=[], **back)


def test_producer_retrieves_two_and_frees_their_spaces_for_everybody() -> None:
    """They can be used again this year."""
    placed = [("give_tour_left", "regular"), ("cart", "regular"), ("sell_left", "grande")]
    given = Given(lira=2, workers=0, grande=0, placed=placed).plays("producer")
    given.chooses("retrieve cart regular", "yes", "retrieve give_tour_left regular")
    given.then(lira=0, workers=2, placed=[("sell_left", "grande")])
    given.waits_for(1).chooses("place give_tour_left", "worker regular").waits_for(0)
    given.chooses("place cart").then(workers=1, lira=1)


def test_producer_leaves_the_worker_that_played_it() -> None:
    """Nor can it be played when there is no other (p. 11)."""
    given = Given(lira=2, hand=["producer"]).go()
    assert "where_played" in given.lacks("place play_summer_left")
    given = Given(lira=2, hand=["producer"], placed=[("cart", "regular")]).go()
    given.chooses("place play_summer_left", "worker regular").turn_is_over()
    given.then(workers=2, placed=[("play_summer_left", "regular")])


def test_producer_does_not_reopen_the_yoke() -> None:
    """It is used once a year, whoever leaves it (ruling 32)."""
    given = Given(
        lira=2, structures=["yoke"], used=["yoke"], placed=[("yoke", "regular")],
        planted={"field_5": ["malvasia"]},
    ).plays("producer").chooses("pass").waits_for(0)  # fmt: skip
    assert given.why_not("place yoke") == "yoke_used"


def test_producer_in_winter_leaves_those_on_the_winter_visitors() -> None:
    """Played through another card, that card's action is where it was played (ruling 62)."""
    placed = [("play_winter_left", "regular"), ("play_summer_left", "regular"), ("cart", "regular")]
    given = Given(season="winter", lira=2, workers=0, placed=placed).plays("producer")
    given.offers("retrieve play_summer_left regular", "retrieve cart regular")
    assert given.why_not("retrieve play_winter_left regular") == "where_played"


# Organizer: the rooster moves.


@pytest.mark.parametrize(
    ("old", "row", "bonus"),
    [
        (7, 1, {}),
        (7, 2, {"cards": {"vine": 1}}),
        (1, 3, {"cards": {"order": 1}}),
        (1, 4, {"lira": 1}),
        (1, 6, {"vp": 1}),
        (1, 7, {"temporary": 1}),
    ],
)
def test_organizer_takes_the_bonus_of_the_row(old: int, row: int, bonus: Mat) -> None:
    """As in spring."""
    given = Given().seat(1, row=5).seat(0, row=old).plays("organizer").chooses(f"wake_up {row}")
    given.turn_is_over().then(0, row=row, passed=1, **bonus)


def test_organizer_names_a_deck_on_the_fifth_row() -> None:
    """A visitor of either season."""
    given = Given().plays("organizer").chooses("wake_up 5").waits_for(0)
    given.offers("deck summer_visitor", "deck winter_visitor").chooses("deck winter_visitor")
    given.turn_is_over().then(cards={"winter_visitor": 1})


def test_organizer_moves_even_if_the_row_has_nothing_to_give() -> None:
    """A deck without cards is no reason to stay."""
    given = Given().leaves("order", 0).plays("organizer").chooses("wake_up 3")
    given.turn_is_over().then(row=3, hand=[])


@pytest.mark.parametrize(
    ("seat", "where"),
    [(1, {"temporary": 1}), (1, {"placed": [("cart", "temporary")]}), (0, {"temporary": 1})],
)
def test_organizer_gets_no_second_temporary_worker(seat: int, where: Mat) -> None:
    """The seventh row gives it only while it is on the chart (ruling 60)."""
    given = Given().seat(seat, **where).plays("organizer").chooses("wake_up 7").turn_is_over()
    assert sum(player.owns_temporary() for player in given.s.players) == 1
    given.then(row=7, temporary=1 if seat == 0 else 0)


def test_organizer_takes_the_only_free_row_without_asking() -> None:
    """With six roosters on the chart there is just one."""
    given = Given(seats=6).plays("organizer").waits_for(1).turn_is_over()
    given.then(row=7, passed=1, temporary=1)


@pytest.mark.parametrize("row", [2, 4, 6])
def test_organizer_is_followed_by_whoever_came_after_the_old_row(row: int) -> None:
    """Up or down the chart, the round goes on from where it was (ruling 60)."""
    given = Given(seats=4).seat(1, row=7).seat(2, row=1).seat(3, row=5).seat(0, row=3)
    given.plays("organizer").chooses(f"wake_up {row}").waits_for(3).chooses("pass").waits_for(1)
    given.chooses("pass").waits_for(2).chooses("place cart", "worker regular").waits_for(2)


def test_organizer_ends_the_summer_and_keeps_the_workers_for_winter() -> None:
    """All further turns of summer are the others'."""
    given = Given().plays("organizer").chooses("wake_up 4").waits_for(1)
    given.chooses("place cart", "worker regular").waits_for(1).comes("winter")
    given.waits_for(1).chooses("pass").waits_for(0).then(workers=2, grande=1, passed=0)


def test_organizer_changes_the_order_of_fall_and_winter() -> None:
    """From the next season on the new row counts, and the old one is free."""
    given = Given(seats=3).seat(0, row=7).seat(1, row=2).seat(2, row=4).plays("organizer")
    given.chooses("wake_up 1").waits_for(1).chooses("pass").waits_for(2)
    given.seat(2, hand=["organizer"]).go()
    given.chooses("place play_summer_left", "worker regular")
    given.offers("wake_up 3", "wake_up 5", "wake_up 6", "wake_up 7").chooses("wake_up 7")
    draw = "deck summer_visitor"
    given.waits_for(0).chooses(draw).waits_for(1).chooses(draw).waits_for(2).chooses(draw)
    given.waits_for(0).turn_is_over()
    assert given.s.turn_order() == [0, 1, 2]


@pytest.mark.parametrize("friendly", [False, True])
def test_organizer_ends_the_turn_before_a_second_visitor(friendly: bool) -> None:
    """On the bonus space it is played second or alone (ruling 60)."""
    given = Given(seats=3, friendly=friendly, lira=9, hand=["organizer", "broker"]).go()
    given.chooses("place play_summer_middle", "worker regular", "card organizer", "wake_up 6")
    given.waits_for(1).turn_is_over().then(hand=["broker"], lira=9, vp=1, passed=1)


def test_organizer_may_be_the_second_visitor() -> None:
    """Then nothing is lost by passing."""
    given = Given(seats=3, lira=9, hand=["organizer", "broker"]).go()
    given.chooses("place play_summer_middle", "worker regular", "card broker", "option 1")
    given.chooses("yes", "wake_up 6")
    given.waits_for(1).turn_is_over().then(hand=[], lira=0, vp=4, passed=1)


def test_organizer_in_winter_ends_the_winter() -> None:
    """Played through another card; when the other has passed too, the year is over."""
    given = Given(season="winter").plays("organizer").chooses("wake_up 6").waits_for(1)
    given.then(passed=1, row=6).chooses("pass")
    assert given.s.year == 2


# A worker on the bonus space plays two.


def test_a_visitor_just_drawn_may_be_the_second() -> None:
    """The first is resolved completely before the second is chosen (ruling 51)."""
    given = Given(seats=3, hand=["merlot", "syrah", "peddler"]).leaves("summer_visitor", ["patron"])
    given.go().chooses("place play_summer_middle", "worker regular", "card merlot")
    given.chooses("yes", "option 1").turn_is_over().then(lira=4)


def test_the_planner_as_second_visitor_needs_a_worker_still_at_home() -> None:
    """The first one may have brought it home."""
    given = Given(
        seats=3, workers=1, grande=0, lira=2, hand=["producer", "planner"],
        placed=[("cart", "regular")],
    ).go()  # fmt: skip
    given.chooses("place play_summer_middle", "yes", "place harvest_left").turn_is_over()
    given.then(workers=0, placed=[("harvest_left", "regular"), ("play_summer_middle", "regular")])
