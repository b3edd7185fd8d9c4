"""Facts of a view and of the components that a client would otherwise have to work out."""

from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.seasons import ROW_BONUS
from cuvee.games.viticulture.views import ViticulturePlayer
from tests.games.viticulture.given import Given


def mat(given: Given, seat: int = 0, watcher: int | None = 0) -> ViticulturePlayer:
    """A mat as somebody sees it."""
    return given.s.view(watcher)["players"][seat]


def test_an_owner_sees_which_orders_could_be_filled() -> None:
    given = Given(wines={"red": [5]}, hand=["order_red5", "order_red6"])
    assert mat(given)["fillable"] == ["order_red5"]
    assert "fillable" not in mat(given, watcher=1)


def test_an_owner_sees_what_vines_in_hand_still_need() -> None:
    given = Given(structures=["trellis"], hand=["chardonnay", "pinot", "malvasia"])
    assert mat(given)["missing"] == {"chardonnay": ["irrigation"]}
    assert "missing" not in mat(given, watcher=None)


def test_a_field_tells_its_value_limit_and_price() -> None:
    field = mat(Given(planted={"field_6": ["merlot", "pinot"]}))["fields"]["field_6"]
    assert (field["value"], field["limit"], field["price"]) == (5, 6, 6)


def test_workers_count_wherever_they_are_but_for_the_temporary_one() -> None:
    given = Given(workers=1, grande=1, resting=1, placed=[("cart", "regular")], temporary=1)
    assert mat(given)["worker_count"] == 4


def test_cellars_tell_how_high_they_reach() -> None:
    assert mat(Given())["cellar_limit"] == 3
    assert mat(Given(structures=["medium_cellar", "large_cellar"]))["cellar_limit"] == 9


def test_what_breaks_ties_is_in_every_mat() -> None:
    seen = mat(Given(wines={"red": [2], "blush": [5]}, grapes={"white": [1, 3]}), watcher=None)
    assert (seen["wine_value"], seen["grape_value"]) == (7, 4)


def test_the_next_space_of_an_action_is_the_first_free_one_or_its_picture() -> None:
    given = Given(seats=3, placed=[("build_left", "regular")])
    given.seat(1, placed=[("plant_left", "regular"), ("plant_middle", "regular")])
    seen = given.s.view(None)["next_space"]
    assert (seen["sell"], seen["build"], seen["plant"]) == ("sell_left", "build_middle", "plant")


def test_whoever_chooses_a_worker_sees_where_it_goes() -> None:
    given = Given(workers=1, grande=1, temporary=0).go().chooses("place sell_left")
    assert given.s.view(0)["sending"] == {"worker": "regular", "space": "sell_left"}
    assert "sending" not in given.s.view(1)
    assert "sending" not in given.s.view(None)
    assert "sending" not in given.chooses("worker regular").s.view(0)


def test_the_temporary_worker_goes_before_a_regular_one() -> None:
    given = Given(workers=1, grande=1, temporary=1).go().chooses("place sell_left")
    assert given.s.view(0)["sending"] == {"worker": "temporary", "space": "sell_left"}
    given.chooses("worker regular")
    assert mat(given)["placed"] == [{"worker": "temporary", "space": "sell_left"}]


def test_something_is_hidden_while_anybody_holds_cards() -> None:
    given = Given(hand=["order_red5"])
    assert given.s.view(None)["hidden"]
    for player in given.s.players:
        player.hand = ()
    assert not given.s.view(None)["hidden"]


def test_the_components_tell_cellars_tracks_and_limits() -> None:
    printed = VITICULTURE.components({})
    assert printed["cellars"] == [
        {"structure": None, "least": 1, "most": 3},
        {"structure": "medium_cellar", "least": 4, "most": 6},
        {"structure": "large_cellar", "least": 7, "most": 9},
    ]
    assert printed["tracks"]["vp"] == {"least": -5, "most": 25}
    assert printed["wines"]["sparkling"] == {"least": 7}
    assert (printed["hand_limit"], printed["highest_value"], printed["bonus_slot"]) == (
        7,
        9,
        "middle",
    )
    assert (printed["tour_lira"], printed["wines_made"]) == (2, 2)


def test_every_row_with_a_bonus_tells_its_gift() -> None:
    gifts = VITICULTURE.components({})["row_gifts"]
    assert [gift is None for gift in gifts] == [bonus is None for bonus in ROW_BONUS]


def test_visitors_tell_their_season_and_options() -> None:
    cards = VITICULTURE.components({})["cards"]
    for name, season in (("broker", "summer"), ("merchant", "winter")):
        card = cards[name]
        assert card["deck"] in ("summer_visitor", "winter_visitor")
        assert card["season"] == season


def sources(given: Given) -> list[str]:
    """What points came from, as the events tell."""
    return [str(event.args["source"]) for event in given.events if "source" in event.args]


def test_points_tell_what_they_come_from() -> None:
    wines = Given(season="winter", wines={"red": [5]}, hand=["order_red5"]).go()
    wines.chooses("place fill_order_left", "worker regular")
    assert sources(wines) == ["orders"]
    assert sources(Given(lira=9).plays("broker").chooses("option 1")) == ["visitors"]
    tour = Given(structures=["tasting_room"], wines={"red": [1]}).go()
    tour.chooses("place give_tour_left", "worker regular")
    assert sources(tour) == ["board"]


def test_points_of_the_wake_up_chart_tell_it() -> None:
    s = VITICULTURE.new(seats=2, seed=1)
    while (decision := s.decision) is None or decision.question != "wake_up":
        s.apply(s.legal()[0])
    s.record_events()
    s.apply(VITICULTURE.code({"verb": "wake_up", "row": "6"}))
    events = [event.args["source"] for event in s.drain_events() if event.kind == "vp"]
    assert events == ["wake_up"]
