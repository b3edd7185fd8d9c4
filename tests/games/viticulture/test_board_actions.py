"""The twelve actions of the board, each with its bonus taken, left, or expected of friends."""

import pytest

from cuvee.games.viticulture.codes import PLACE
from cuvee.games.viticulture.spaces import ACTION_NAMES, SPACE_NAMES
from tests.games.viticulture.given import Given, code
from tests.games.viticulture.opening import piles

Mat = dict[str, object]
FIELDS = {"field_5": ["merlot"], "field_6": ["syrah"]}


def sent(place: str, mat: Mat, friendly: bool = False) -> Given:
    """A table for three on which seat 0 has just sent a regular worker to a place."""
    action = ACTION_NAMES.index(place.rsplit("_", 1)[0])
    season = "summer" if action < 6 else "winter"
    given = Given(seats=3, season=season, friendly=friendly).seat(0, **mat).go()
    return given.chooses(f"place {place}", "worker regular")


# Each action: what a mat needs for it, what is then chosen, what comes of it;
# with the bonus: what is chosen, what comes of it.
ACTIONS: dict[str, tuple[Mat, list[str], Mat, list[str], Mat]] = {
    "play_summer": (
        {"hand": ["patron", "surveyor"]},
        ["card surveyor"],
        {"lira": 6, "hand": ["patron"]},
        ["card surveyor", "yes", "option 1"],
        {"lira": 10, "hand": []},
    ),
    "give_tour": ({}, [], {"lira": 2}, ["yes"], {"lira": 3}),
    "build": (
        {"lira": 4},
        ["structure cottage"],
        {"lira": 0, "structures": ["cottage"]},
        ["yes", "structure windmill"],
        {"lira": 0, "structures": ["windmill"]},
    ),
    "sell": (
        {"grapes": {"red": [7]}},
        ["option 1"],
        {"lira": 3, "grapes": {}, "vp": 0},
        ["yes", "option 1"],
        {"lira": 3, "grapes": {}, "vp": 1},
    ),
    "plant": (
        {"hand": ["malvasia", "sangiovese"]},
        ["card malvasia", "field field_5"],
        {"hand": ["sangiovese"], "planted": {"field_5": ["malvasia"]}},
        ["card malvasia", "field field_5", "yes", "field field_6"],
        {"hand": [], "planted": {"field_5": ["malvasia"], "field_6": ["sangiovese"]}},
    ),
    "harvest": (
        {"planted": FIELDS},
        ["field field_5"],
        {"grapes": {"red": [3]}, "harvested": ["field_5"]},
        ["field field_5", "yes"],
        {"grapes": {"red": [2, 3]}, "harvested": ["field_5", "field_6"]},
    ),
    "make_wine": (
        {"grapes": {"red": [1, 2, 3]}},
        ["grape red 3", "make red", "grape red 2"],
        {"grapes": {"red": [1]}, "wines": {"red": [2, 3]}},
        ["grape red 3", "make red", "grape red 2", "make red"],
        {"grapes": {}, "wines": {"red": [1, 2, 3]}},
    ),
    "train": ({"lira": 4}, [], {"lira": 0, "resting": 1}, ["yes"], {"lira": 1, "resting": 1}),
    "play_winter": (
        {"hand": ["politician", "marketer"], "vp": -1},
        ["card politician"],
        {"lira": 6, "hand": ["marketer"]},
        ["card politician", "yes"],
        {"lira": 7},
    ),
    "fill_order": (
        {"hand": ["order_red5"], "wines": {"red": [5, 6]}},
        ["wine red 5"],
        {"vp": 2, "residual": 1, "wines": {"red": [6]}, "hand": []},
        ["yes", "wine red 5"],
        {"vp": 3, "residual": 1, "wines": {"red": [6]}, "hand": []},
    ),
}
BONUS_FIRST = ["give_tour", "build", "sell", "train", "fill_order"]


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_on_the_left_space(action: str) -> None:
    """The action and nothing more; no bonus is asked about."""
    mat, steps, after, _, _ = ACTIONS[action]
    sent(f"{action}_left", mat).chooses(*steps).then(0, **after).turn_is_over()


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_on_the_middle_space_with_its_bonus(action: str) -> None:
    """A lira or a point before the action, another card, vine, field or wine after it."""
    mat, _, _, steps, after = ACTIONS[action]
    sent(f"{action}_middle", mat).chooses(*steps).then(0, **after).turn_is_over()


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_on_the_middle_space_without_its_bonus(action: str) -> None:
    """The bonus may be left, and the outcome is that of the left space."""
    mat, steps, after, _, _ = ACTIONS[action]
    declined = "done" if action == "make_wine" else "no"
    whole = [declined, *steps] if action in BONUS_FIRST else [*steps, declined]
    sent(f"{action}_middle", mat).chooses(*whole).then(0, **after).turn_is_over()


@pytest.mark.parametrize(("action", "deck"), [("draw_vine", 0), ("draw_order", 2)])
def test_drawing_one_card_or_two(action: str, deck: int) -> None:
    """The bonus is a second card of the same deck, chosen with the first in hand."""
    assert len(sent(f"{action}_left", {}).s.players[0].hand) == 1
    for answer, cards in (("yes", 2), ("no", 1)):
        given = sent(f"{action}_middle", {})
        before = len(given.s.decks[deck])
        given.offers("yes", "no").chooses(answer).turn_is_over()
        assert len(given.s.players[0].hand) == cards
        assert len(given.s.decks[deck]) == before + 1 - cards


def test_structures_are_offered_at_the_price_of_now() -> None:
    """The printed one, or less by a visitor; then the printed one is named too."""
    board, cheaper = sent("build_left", {"lira": 9}), Given(lira=9).plays("blacksmith")
    free = Given(vp=9).plays("uncertified_architect").chooses("option 2")
    for given, label in (
        (board, "Build: windmill (5 lira)"),
        (cheaper, "Build: windmill (3 instead of 5 lira)"),
        (free, "Build: windmill (0 instead of 5 lira)"),
    ):
        assert given.s.describe(code("structure windmill")) == label
        assert given.s.describe(code("pass")) == "Pass for this season"


@pytest.mark.parametrize("action", BONUS_FIRST)
def test_friends_cannot_leave_a_lira_or_a_point(action: str) -> None:
    """While the left space is free, whoever stands on the middle one takes the bonus."""
    mat, _, _, steps, after = ACTIONS[action]
    given = sent(f"{action}_middle", mat, friendly=True)
    given.chooses(*[step for step in steps if step != "yes"]).then(0, **after)


@pytest.mark.parametrize("action", BONUS_FIRST)
def test_friends_may_leave_it_when_the_other_space_was_taken(action: str) -> None:
    """Then they had no choice of space."""
    mat, steps, after, _, _ = ACTIONS[action]
    full: Mat = {**mat, "placed": [(f"{action}_left", "regular")]}
    given = sent(f"{action}_middle", full, friendly=True)
    given.chooses("no", *steps).then(0, **after)


@pytest.mark.parametrize(
    ("action", "mat"),
    [
        ("play_summer", {"hand": ["surveyor"]}),
        ("plant", {"hand": ["malvasia"]}),
        ("plant", {"hand": ["malvasia", "merlot"]}),
        ("harvest", {"planted": {"field_5": ["merlot", "malvasia"]}}),
        ("harvest", {"planted": FIELDS, "harvested": ["field_6"]}),
        ("make_wine", {"grapes": {"red": [1], "white": [1]}}),
        ("make_wine", {"grapes": {"red": [1, 2, 3]}, "wines": {"red": [1]}}),
        ("play_winter", {"hand": ["politician"]}),
    ],
)  # fmt: skip
def test_friends_keep_off_a_bonus_they_cannot_do(action: str, mat: Mat) -> None:
    """One of a kind is enough for the left space and not for the middle one."""
    season = "summer" if ACTION_NAMES.index(action) < 6 else "winter"
    given = Given(seats=3, season=season, friendly=True).seat(0, **mat).go()
    assert given.why_not(f"place {action}_middle") == "friendly_space"
    assert PLACE + SPACE_NAMES.index(f"{action}_left") in given.s.legal()


@pytest.mark.parametrize(("action", "deck"), [("draw_vine", "vine"), ("draw_order", "order")])
def test_friends_draw_two_or_from_the_left(action: str, deck: str) -> None:
    """With a single card in the deck and none on the pile the bonus cannot be done."""
    season = "summer" if deck == "vine" else "winter"
    one = piles(Given(seats=3, season=season, friendly=True), deck, cards=1, discards=0)
    assert one.why_not(f"place {action}_middle") == "friendly_space"
    two = piles(Given(seats=3, season=season, friendly=True), deck, cards=1, discards=1)
    two.chooses(f"place {action}_middle", "worker regular")
    assert len(two.s.players[0].hand) == 2


def test_friends_make_three_wines() -> None:
    """Stopping before is not on offer while another wine can be made."""
    grapes: Mat = {"grapes": {"red": [1, 2], "white": [1]}}
    given = sent("make_wine_middle", grapes, friendly=True).chooses("make red", "grape red 1")
    given.offers("make red", "make white")
    assert given.why_not("done") == "bonus_expected"
    given.chooses("make white").then(0, wines={"red": [1, 2], "white": [1]}, grapes={})


def test_friends_whose_bonus_has_become_impossible_are_done() -> None:
    """Two vines had room; but the first was planted where the second should have been."""
    mat: Mat = {
        "hand": ["malvasia", "pinot"],
        "structures": ["trellis"],
        "sold": ["field_7"],
        "planted": {"field_5": ["chardonnay"], "field_6": ["chardonnay"]},
    }
    given = sent("plant_middle", mat, friendly=True).chooses("card malvasia", "field field_6")
    given.then(0, hand=["pinot"]).turn_is_over()
    other = sent("plant_middle", mat, friendly=True).chooses("card malvasia", "field field_5")
    other.then(0, hand=[]).turn_is_over()


def test_looking_for_three_wines_does_not_try_all_of_them() -> None:
    """Nine grapes of each colour can be turned into three wines in millions of ways."""
    full = list(range(1, 10))
    cellars = ["medium_cellar", "large_cellar"]
    grapes = {"red": full, "white": full}
    given = Given(seats=3, season="winter", friendly=True, grapes=grapes, structures=cellars).go()
    assert PLACE + SPACE_NAMES.index("make_wine_middle") in given.s.legal()
