"""Rulings 58 to 74: single visitors."""

from cuvee.games.viticulture.codes import space_of
from cuvee.games.viticulture.spaces import SPACE_NAMES
from tests.games.viticulture.given import Given

MEDIUM = ["medium_cellar"]


def to_winter(given: Given, seats: int = 2) -> Given:
    """All pass, and each invites a visitor."""
    while given.s.season == 1:
        given.chooses("pass")
    return given.chooses(*["deck summer_visitor"] * seats)


def places(given: Given, seat: int) -> list[str]:
    """Where the workers of a seat stand."""
    return sorted(SPACE_NAMES[space_of(worker)] for worker in given.s.players[seat].placed)


def test_ruling_58_the_planner_needs_another_worker_and_a_winter_action() -> None:
    """The one who plays the card is not at home any more."""
    alone = Given(workers=1, grande=0, hand=["planner"]).go()
    assert "second_worker" in alone.lacks("place play_summer_left")
    given = Given().plays("planner")
    assert given.why_not("place give_tour_left") == "not_asked"


def test_ruling_58_the_cart_is_an_action_of_the_board() -> None:
    """Its lira comes as winter begins."""
    given = Given().plays("planner").chooses("place cart", "worker regular").then(lira=0)
    to_winter(given).then(lira=1)


def test_ruling_59_a_worker_that_has_acted_comes_back_from_the_cart_first() -> None:
    """Of two there, one is yet to act; with the second its plan goes, too."""
    for more, lira in (("done", 1), ("yes", 0)):
        given = Given(lira=2, placed=[("cart", "regular")]).plays("planner")
        given.chooses("place cart", "worker regular").seat(0, hand=["producer"])
        given.chooses("pass", "place play_summer_left", "worker regular", more)
        to_winter(given).then(lira=lira)


def test_ruling_58_a_planned_action_is_done_before_the_first_turn_of_winter() -> None:
    """The space is taken now; the action comes after fall and is no turn."""
    given = Given(row=2).seat(1, row=1).plays("planner").chooses("place draw_order_left")
    given.chooses("worker regular").then(hand=[])
    assert places(given, 0) == ["draw_order_left"]
    to_winter(given)
    assert len(given.s.players[0].hand) == 2  # the fall visitor and the order
    assert given.s.seat == 1
    assert given.why_not("place draw_order_left") == "space_taken"


def test_ruling_58_a_planned_bonus_is_a_bonus() -> None:
    """On the middle space it is asked for when the time has come."""
    given = Given(seats=3).plays("planner").chooses("place draw_order_middle", "worker regular")
    to_winter(given, 3).chooses("yes")
    assert len(given.s.players[0].hand) == 3


def test_ruling_58_a_planned_training_is_paid_with_its_bonus() -> None:
    """Three lira and the one of the middle space are four, then as on any turn."""
    given = Given(seats=3, lira=3).plays("planner").chooses("place train_middle", "worker regular")
    to_winter(given, 3).then(lira=0, resting=1)


def test_ruling_58_a_plan_that_cannot_be_carried_out_is_lost() -> None:
    """Nothing happens, and the worker stays where it is."""
    given = Given().plays("planner").chooses("place train_left", "worker regular")
    to_winter(given).then(resting=0, lira=0)
    assert places(given, 0) == ["train_left"]


def test_ruling_58_several_plans_come_in_wake_up_order() -> None:
    """Not in the order in which they were made."""
    given = Given(row=3).plays("planner").chooses("place draw_order_left", "worker regular")
    number, seat, place = given.s.agenda[0][1:]
    later = SPACE_NAMES.index("draw_order")
    given.seat(1, placed=[("draw_order", "grande")], row=2, grande=0)
    given.s.agenda.append((given.s.agenda[0][0], number, 1, later))
    assert (seat, SPACE_NAMES[place]) == (0, "draw_order_left")
    to_winter(given)
    drawn = [event.seat for event in given.events if event.args.get("deck") == "order"]
    assert drawn == [1, 0]


def test_ruling_59_a_planned_worker_may_be_taken_back_and_its_plan_is_lost() -> None:
    """The Producer frees the space, and winter begins without the action."""
    given = Given(lira=2).seat(1, workers=0, grande=0).plays("planner")
    given.chooses("place draw_order_left", "worker regular").plays("producer")
    given.then(placed=[], workers=2)
    to_winter(given)
    assert len(given.s.players[0].hand) == 1  # the fall visitor


def test_ruling_60_the_organizer_moves_to_an_empty_row_and_passes() -> None:
    """With the row's bonus; then it is the turn of whoever comes after the old row."""
    given = Given(seats=3).plays("organizer")
    assert given.why_not("wake_up 2") == "row_taken"
    given.chooses("wake_up 6").then(vp=1, row=6, passed=1)
    assert given.s.seat == 1
    assert given.s.turn_order() == [1, 2, 0]


def test_ruling_60_the_new_row_holds_for_fall_and_winter() -> None:
    """Seat 0 invites last and is last to act."""
    given = Given().plays("organizer").chooses("wake_up 4", "pass")
    assert given.s.seat == 1
    given.chooses("deck summer_visitor", "deck summer_visitor")
    assert given.s.seat == 1


def test_ruling_60_after_the_organizer_there_is_no_second_visitor() -> None:
    """Passing ends the turn on the bonus space as well."""
    given = Given(seats=3, hand=["organizer", "surveyor"]).go()
    given.chooses("place play_summer_middle", "worker regular", "card organizer", "wake_up 4")
    assert given.s.seat == 1
    given.then(0, hand=["surveyor"], lira=1)


def test_ruling_61_the_producer_takes_workers_from_other_actions() -> None:
    """One or two of any kind, but none that plays summer visitors."""
    placed = [("play_summer_left", "regular"), ("cart", "grande"), ("give_tour_left", "temporary")]
    given = Given(lira=2, grande=0, placed=placed).plays("producer")
    assert given.why_not("retrieve play_summer_left regular") == "where_played"
    given.chooses("retrieve cart grande", "yes").then(grande=1, temporary=1, lira=0)
    assert given.s.spaces[SPACE_NAMES.index("give_tour_left")] == -1


def test_ruling_62_played_by_the_manager_the_producer_spares_winter_visitors() -> None:
    """The action where it is played is then the winter one."""
    placed = [("play_winter_left", "regular"), ("play_summer_left", "regular")]
    given = Given(season="winter", lira=2, placed=placed, hand=["producer"]).plays("manager")
    given.chooses("place play_summer").then(workers=3)
    assert places(given, 0) == ["play_winter_left"]


def test_ruling_63_the_motivator_brings_back_the_grandes_of_those_still_in() -> None:
    """Who has passed stays out; the owner's own may be the one that played the card."""
    given = Given(seats=3, season="winter", grande=0, placed=[("play_winter_left", "grande")])
    given.seat(1, grande=0, passed=1, placed=[("cart", "grande")])
    given.seat(2, grande=0, placed=[("cart", "grande")])
    given.plays("motivator").chooses("yes")
    assert given.s.seat == 2
    given.chooses("yes").then(0, vp=1, grande=1).then(1, grande=0).then(2, grande=1)


def test_ruling_63_a_grande_alone_may_play_the_motivator_for_itself() -> None:
    """Sending it is what makes the card playable."""
    given = Given(season="winter", workers=0, hand=["motivator"]).go()
    given.chooses("place play_winter_left", "yes").then(grande=1, vp=0)


def test_ruling_64_the_manager_does_any_summer_action_however_full() -> None:
    """Without worker or bonus; and a Planner has no later season to plan for."""
    given = Given(season="winter", hand=["planner"]).seat(1, placed=[("draw_vine_left", "regular")])
    given.plays("manager")
    assert "no_later_season" in given.lacks("place play_summer")
    given.chooses("place draw_vine").then(workers=2)
    assert len(given.s.players[0].hand) == 2


def test_ruling_64_the_manager_takes_the_lira_of_the_cart() -> None:
    """The cart is on the board, in summer as in winter."""
    given = Given(season="winter").plays("manager").chooses("place cart")
    given.then(lira=1, workers=2, grande=1).turn_is_over()


def test_ruling_64_an_organizer_of_the_manager_ends_the_winter() -> None:
    """The rooster moves, and the season is over for its owner."""
    given = Given(season="winter", hand=["organizer"]).plays("manager")
    given.chooses("place play_summer", "wake_up 6").then(vp=1, passed=1)
    assert given.s.seat == 1


def test_ruling_65_the_importer_has_three_cards_of_the_opponents_or_draws_three() -> None:
    """Two are not enough to be given, and nobody gives and is drawn for."""
    given = Given().seat(1, hand=["broker", "queen"]).plays("importer")
    given.then(1, hand=["broker", "queen"])
    assert len(given.s.players[0].hand) == 3
    rich = Given().seat(1, hand=["broker", "queen", "judge"]).plays("importer")
    rich.chooses("card broker", "card queen", "card judge")
    rich.then(0, hand=["broker", "judge", "queen"]).then(1, hand=[])


def test_ruling_65_a_half_kept_promise_is_none() -> None:
    """Whoever stops short keeps all cards, and the owner draws."""
    given = Given().seat(1, hand=["broker", "queen", "judge"]).plays("importer")
    given.chooses("card broker", "done").then(1, hand=["broker", "judge", "queen"])
    assert len(given.s.players[0].hand) == 3


def test_ruling_66_three_cards_that_opponents_cannot_escape() -> None:
    """Governor, Swindler and Wedding Party do not ask for leave."""
    governor = Given(season="winter").seat(1, hand=["broker", "buyer"]).plays("governor")
    assert governor.s.seat == 1
    governor.chooses("card buyer").then(0, hand=["buyer"], vp=0).then(1, hand=["broker"])
    Given(season="winter").plays("governor").then(vp=1)
    Given().seat(1, lira=1).plays("swindler").then(0, vp=1, lira=0).then(1, lira=1)
    Given(lira=2).plays("wedding_party").then(0, lira=0, vp=1).then(1, lira=2)


def test_ruling_67_the_queen_asks_the_neighbour_to_the_right() -> None:
    """By seat, not by the chart: a point, two cards or three lira."""
    given = Given(seats=4, season="winter").seat(3, lira=3, hand=["broker", "buyer"])
    given.plays("queen")
    assert given.s.seat == 3
    given.chooses("option 1").then(3, vp=-1).then(0, vp=0)
    cards = Given(season="winter").seat(1, hand=["broker", "buyer"]).plays("queen")
    cards.chooses("option 2", "card broker").then(0, hand=["broker", "buyer"])


def test_ruling_68_harvest_expert_and_harvester_harvest_and_reward() -> None:
    """The reward comes with the harvest, never instead."""
    field = {"field_5": ["merlot"]}
    expert = Given(season="winter", lira=1, planted=field).plays("harvest_expert")
    expert.chooses("option 2").then(lira=0, structures=["yoke"], grapes={"red": [3]})
    Given(season="winter", lira=1).refuses("harvest_expert")
    harvester = Given(season="winter", planted=field).plays("harvester")
    harvester.chooses("option 2").then(vp=1, lira=0, grapes={"red": [3]})
    Given(season="winter").refuses("harvester")


def test_ruling_69_the_promoter_gives_points_and_residual_the_negotiator_residual() -> None:
    """Both for the promoter, and the other only for the negotiator."""
    Given(season="winter", grapes={"red": [1]}).plays("promoter").then(vp=1, residual=1)
    Given(grapes={"red": [1]}).plays("negotiator").then(vp=0, residual=1)
    Given(wines={"red": [1]}).plays("negotiator").then(vp=0, residual=2)


def test_ruling_70_what_grower_agriculturist_and_designer_count() -> None:
    """Vines on all fields, varieties on the one just planted, buildings with the new one."""
    five = {"field_7": ["malvasia"] * 3, "field_6": ["sangiovese"] * 2}
    grower = Given(planted=five, hand=["malvasia"]).plays("grower").chooses("field field_5")
    grower.then(vp=2)
    mixed = {"field_5": ["sangiovese", "pinot"], "field_6": ["syrah"]}
    here = Given(planted=mixed, hand=["malvasia"]).plays("agriculturist").chooses("field field_5")
    here.then(vp=2)
    there = Given(planted=mixed, hand=["malvasia"]).plays("agriculturist").chooses("field field_6")
    there.then(vp=0)
    built = ["trellis", "irrigation", "yoke", "cottage", "windmill"]
    designer = Given(season="winter", lira=4, structures=built).plays("designer")
    designer.then(vp=2, lira=0)


def test_ruling_71_which_rule_of_planting_is_waived() -> None:
    """The Cultivator waives the limit, Horticulturist and Sharecropper the structures."""
    full = {"field_5": ["merlot", "syrah"]}
    cultivator = Given(planted=full, hand=["malvasia"]).plays("cultivator").chooses("field field_5")
    cultivator.then(planted={"field_5": ["malvasia", "syrah", "merlot"]})
    assert Given(hand=["merlot"]).refuses("cultivator").code == "needs_structures"
    for visitor in ("horticulturist", "sharecropper"):
        given = Given(hand=["chardonnay"], planted={"field_6": ["merlot"]}, sold=["field_7"])
        given.plays(visitor).chooses(*["option 1"] * (visitor == "sharecropper"))
        given.then(planted={"field_5": ["chardonnay"], "field_6": ["merlot"]})


def test_ruling_72_the_tasters_wine_beats_every_other_at_the_table() -> None:
    """An equal one, even of one's own, is enough to spoil it."""
    Given(season="winter", wines={"red": [5]}).seat(1, wines={"blush": [4]}).plays("taster").then(
        vp=2, lira=4
    )
    Given(season="winter", wines={"red": [5]}).seat(1, wines={"blush": [5]}).plays("taster").then(
        vp=0, lira=4
    )
    own = Given(season="winter", wines={"red": [5], "white": [5]}).plays("taster")
    own.chooses("wine red 5").then(vp=0, lira=4)


def test_ruling_72_bottler_scores_types_and_supervisor_sparkling_wines() -> None:
    """Two reds are one type; each sparkling wine is a point."""
    bottler = Given(season="winter", grapes={"red": [1, 2], "white": [1]}).plays("bottler")
    bottler.chooses("make red", "grape red 1", "make red", "make white").then(vp=2)
    large = ["medium_cellar", "large_cellar"]
    mat = Given(season="winter", grapes={"red": [3, 4], "white": [1]}, structures=large)
    mat.plays("supervisor").chooses("make sparkling").then(vp=1)


def test_ruling_73_the_politician_leaves_no_choice() -> None:
    """Below 0 it is lira, from 0 on it is cards."""
    Given(season="winter", vp=-1).plays("politician").then(lira=6, hand=[])
    given = Given(season="winter").plays("politician").then(lira=0)
    assert len(given.s.players[0].hand) == 3


def test_ruling_74_opponents_may_decline_vendor_and_banker() -> None:
    """A card or lira offered by them need not be taken."""
    vendor = Given().seat(1).plays("vendor").chooses("no").then(1, hand=[])
    vendor.turn_is_over()
    Given().plays("banker").chooses("no").then(0, lira=5).then(1, lira=0, vp=0)
    Given().plays("banker").chooses("yes").then(1, lira=3, vp=-1)
