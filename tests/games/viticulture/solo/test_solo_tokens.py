"""Bonus action tokens: the bonus of an action, for a worker placed on the board."""

import pytest

from tests.games.viticulture.solo.alone import alone, asked, blocked, kinds, spring, wakes_up


def test_ruling_83_a_token_adds_the_bonus_to_the_action() -> None:
    """A second vine is drawn, and the token is gone."""
    given = alone(tokens=2).chooses("place draw_vine_left", "worker regular")
    assert asked(given) == "token"
    given.offers("no", "yes").chooses("yes").then(tokens=1, cards={"vine": 2}).turn_is_over()


def test_ruling_83_it_may_be_kept() -> None:
    given = alone(tokens=1).chooses("place draw_vine_left", "worker regular", "no")
    given.then(tokens=1, cards={"vine": 1}).turn_is_over()


def test_ruling_83_one_token_a_turn() -> None:
    """There is no second question, however many there are."""
    given = alone(tokens=5).chooses("place give_tour_left", "worker regular", "yes")
    given.then(tokens=4, lira=3).turn_is_over()


def test_ruling_83_the_next_turn_may_spend_another() -> None:
    given = alone(tokens=5).chooses("place give_tour_left", "worker regular", "yes")
    given.chooses("place draw_vine_left", "worker regular", "yes").then(tokens=3)


def test_ruling_83_also_with_a_grande_worker_on_an_occupied_action() -> None:
    given = wakes_up(spring(automa="normal", bonus_tokens=1), 1, 1)
    assert "give_tour_left" in blocked(given)
    lira = given.s.players[0].lira
    given.chooses("place give_tour", "yes").then(tokens=1, lira=lira + 3, grande=0)


@pytest.mark.parametrize("place", ["cart", "yoke"])
def test_ruling_83_cart_and_yoke_have_no_bonus(place: str) -> None:
    given = alone(tokens=1, structures=["yoke"], planted={"field_5": ["malvasia"]})
    given.chooses(f"place {place}", "worker regular")
    assert asked(given) != "token"
    given.then(tokens=1)


def test_without_a_token_nothing_is_asked() -> None:
    given = alone().chooses("place give_tour_left", "worker regular")
    given.turn_is_over().then(lira=2)


BONUSES: dict[str, tuple[dict[str, object], list[str], dict[str, object]]] = {
    "give_tour": ({}, [], {"lira": 3}),
    "build": ({"lira": 3}, ["structure trellis"], {"lira": 2, "structures": ["trellis"]}),
    "sell": ({}, ["field field_5"], {"lira": 5, "vp": 1}),
    "plant": (
        {"hand": ["malvasia", "sangiovese"]},
        ["card malvasia", "field field_5", "field field_6"],
        {"planted": {"field_5": ["malvasia"], "field_6": ["sangiovese"]}},
    ),
    "draw_order": ({}, [], {"cards": {"order": 2}}),
    "harvest": (
        {"planted": {"field_5": ["malvasia"], "field_6": ["sangiovese"]}},
        ["field field_5"],
        {"harvested": ["field_5", "field_6"]},
    ),
    "train": ({"lira": 5}, [], {"lira": 2, "resting": 1}),
    "fill_order": (
        {"hand": ["order_red2_white2"], "wines": {"red": [2], "white": [2]}},
        [],
        {"vp": 3, "residual": 1},
    ),
}


@pytest.mark.parametrize("action", BONUSES)
def test_the_bonus_of_each_action(action: str) -> None:
    """A lira or a point comes before the action, all else after it."""
    own, steps, then = BONUSES[action]
    season = "summer" if action in {"give_tour", "build", "sell", "plant"} else "winter"
    given = alone(season, None, tokens=1, **own)
    given.chooses(f"place {action}_left", "worker regular", "yes", *steps)
    given.turn_is_over().then(0, tokens=0, **then)


def test_two_visitors_for_a_token() -> None:
    given = alone(tokens=1, hand=["patron", "tour_guide"])
    given.chooses("place play_summer_left", "worker regular", "card patron", "option 1")
    assert asked(given) == "token"
    given.then(tokens=1).chooses("yes").then(tokens=0, lira=4 + 4, hand=[]).turn_is_over()


def test_ruling_125_the_first_visitor_may_make_the_second_one_playable() -> None:
    """The Tour Guide's lira pay for the Stonemason; so the token is asked for in between."""
    given = alone(tokens=1, lira=4, hand=["tour_guide", "stonemason"])
    given.chooses("place play_summer_left", "worker regular").then(lira=8)
    assert asked(given) == "token"
    given.offers("no", "yes").chooses("yes", "structure windmill", "structure yoke")
    given.then(tokens=0, lira=0, hand=[]).turn_is_over()


def test_ruling_125_a_token_kept_after_the_first_visitor_is_kept() -> None:
    given = alone(tokens=1, hand=["patron", "tour_guide"])
    given.chooses("place play_summer_left", "worker regular", "card patron", "option 1", "no")
    given.then(tokens=1, lira=4, hand=["tour_guide"]).turn_is_over()


def test_three_wines_for_a_token() -> None:
    given = alone("winter", None, tokens=1, grapes={"red": [1, 2, 3]})
    given.chooses("place make_wine_left", "worker regular", "yes")
    given.chooses("grape red 1", "grape red 2")
    given.turn_is_over().then(wines={"red": [1, 2, 3]}, tokens=0)


# When a token cannot be spent, or must be.

IDLE: list[tuple[str, str, dict[str, object]]] = [
    ("summer", "play_summer", {"hand": ["patron"]}),
    ("summer", "plant", {"hand": ["malvasia"]}),
    ("winter", "harvest", {"planted": {"field_5": ["malvasia"]}}),
    ("winter", "make_wine", {"grapes": {"red": [1, 2]}}),
]


@pytest.mark.parametrize(("season", "action", "own"), IDLE)
def test_ruling_125_a_token_is_not_wasted_on_a_bonus_that_cannot_be_done(
    season: str, action: str, own: dict[str, object]
) -> None:
    """Then nothing is asked either."""
    given = alone(season, None, tokens=1, **own)
    given.chooses(f"place {action}_left", "worker regular")
    assert asked(given) != "token"
    given.then(tokens=1)


def test_ruling_125_what_a_token_was_spent_for_is_done() -> None:
    """After the first vine the second is no longer a question."""
    given = alone(tokens=1, hand=["malvasia", "sangiovese", "pinot"])
    given.chooses("place plant_left", "worker regular", "yes", "card malvasia", "field field_5")
    assert asked(given) == "plant"
    three = alone("winter", None, tokens=1, grapes={"red": [1, 2, 3], "white": [4]})
    three.chooses("place make_wine_left", "worker regular", "yes", "make red", "grape red 1")
    assert three.why_not("done") == "token_spent"


@pytest.mark.parametrize(("action", "lira"), [("build", 1), ("train", 3)])
def test_ruling_125_a_lira_that_is_needed_is_spent_unasked(action: str, lira: int) -> None:
    """Building or training a lira short is possible with a token, and only with it."""
    season = "summer" if action == "build" else "winter"
    poor = alone(season, None, lira=lira).go()
    assert poor.why_not(f"place {action}_left") in {"structure_price", "lira_short"}
    given = alone(season, None, lira=lira, tokens=1).go()
    given.chooses(f"place {action}_left", "worker regular")
    if action == "build":
        given.chooses("structure trellis")
    given.turn_is_over().then(tokens=0, lira=0)
    assert "token-spent" in kinds(given.events)


def test_ruling_125_two_lira_short_is_too_short() -> None:
    assert alone(lira=0, tokens=3).go().why_not("place build_left") == "structure_price"


def test_ruling_124_the_planners_worker_brings_no_bonus() -> None:
    """It was placed by a visitor; the token of that turn was for the worker that played it."""
    given = alone(tokens=2, hand=["planner"])
    given.chooses("place play_summer_left", "worker regular")
    given.chooses("place draw_order_left", "worker regular")
    given.s.automa_deck = [15]
    given.comes("winter").then(tokens=2)
    assert given.s.players[0].hand
    assert "token-spent" not in kinds(given.events)


def test_an_organizer_that_ends_the_turn_ends_the_bonus() -> None:
    """So the token is kept."""
    given = alone(tokens=1, hand=["organizer", "patron"])
    given.chooses("place play_summer_left", "worker regular", "card organizer", "wake_up 2")
    given.then(tokens=1)
    assert [event.args["card"] for event in given.events if event.kind == "play"] == ["organizer"]
    assert asked(given) == "fall"
