"""Where workers go besides the twelve actions, and why they may not go somewhere."""

import pytest

from cuvee.games.viticulture.codes import WORKER_NAMES, kind_of, space_of
from cuvee.games.viticulture.spaces import ACTION_NAMES, SPACE_NAMES
from tests.games.viticulture.given import Given
from tests.games.viticulture.given import code as code_of
from tests.games.viticulture.opening import opening, piles

Mat = dict[str, object]
FIELD_OF_3: Mat = {"planted": {"field_5": ["merlot"]}}


def stationed(given: Given, seat: int) -> list[tuple[str, str]]:
    """Where the workers of a seat stand, and what kind they are of."""
    placed = given.s.players[seat].placed
    return [(SPACE_NAMES[space_of(worker)], WORKER_NAMES[kind_of(worker)]) for worker in placed]


# The cart.


def test_the_cart_gives_a_lira_to_any_worker() -> None:
    """Regular, grande or temporary."""
    given = Given(workers=1, temporary=1).seat(1, workers=0, grande=0).go()
    given.chooses("place cart", "worker regular", "place cart", "worker grande", "place cart")
    given.then(lira=3, workers=0, grande=0, temporary=0)
    workers = ["temporary", "grande", "regular"]
    assert stationed(given, 0) == [("cart", worker) for worker in workers]


# The yoke.


def test_the_yoke_uproots() -> None:
    """A vine goes back to the hand, in summer."""
    given = Given(structures=["yoke"]).seat(0, **FIELD_OF_3).go()
    given.chooses("place yoke", "worker regular", "option 1")
    given.then(hand=["merlot"], planted={}, used=["yoke"]).turn_is_over()


def test_the_yoke_harvests() -> None:
    """A field yields its grapes, even in summer."""
    given = Given(structures=["yoke"]).seat(0, **FIELD_OF_3).go()
    given.chooses("place yoke", "worker grande", "option 2")
    given.then(grapes={"red": [3]}, harvested=["field_5"], grande=0).turn_is_over()


def test_the_yoke_only_uproots_what_was_harvested() -> None:
    """With nothing to harvest the other use is the only one."""
    given = Given(structures=["yoke"], harvested=["field_5"]).seat(0, **FIELD_OF_3).go()
    given.chooses("place yoke", "worker regular").then(hand=["merlot"], harvested=["field_5"])


@pytest.mark.parametrize(
    ("mat", "code"),
    [
        (FIELD_OF_3, "no_yoke"),
        ({**FIELD_OF_3, "structures": ["yoke"], "used": ["yoke"]}, "yoke_used"),
        ({"structures": ["yoke"]}, "nothing_planted"),
    ],
)
def test_the_yoke_is_closed(mat: Mat, code: str) -> None:
    """Unbuilt, used this year, or with nothing to do for it."""
    for season in ("summer", "winter"):
        assert Given(season=season).seat(0, **mat).go().why_not("place yoke") == code


def test_the_yoke_is_open_again_next_year() -> None:
    """Once a year is once every year."""
    given = Given(season="winter", structures=["yoke"], used=["yoke"]).seat(0, **FIELD_OF_3).go()
    given.chooses("pass", "pass").then(used=[])


# The grande worker.


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_grande_joins_when_all_spaces_in_play_are_taken(seats: int) -> None:
    """One, two or three of them, and not before."""
    slots = ["left", "middle", "right"][: (seats + 1) // 2]
    given = Given(seats=seats)
    for slot in slots[:-1]:
        given.post(1, f"draw_vine_{slot}", "regular")
    assert given.go().why_not("place draw_vine") == "space_free"
    given.post(1, f"draw_vine_{slots[-1]}", "regular")
    given.go().chooses("place draw_vine")
    assert stationed(given, 0) == [("draw_vine", "grande")]
    assert len(given.s.players[0].hand) == 1


def test_a_grande_that_joins_must_be_able_to_act() -> None:
    """The picture is no place to stand about."""
    given = Given(season="winter").seat(1, placed=[("harvest_left", "regular")]).go()
    assert given.why_not("place harvest") == "nothing_planted"


def test_a_grande_that_joins_has_no_bonus_lira_to_pay_with() -> None:
    """Three lira train nobody on the picture."""
    given = Given(seats=3, season="winter", lira=3)
    given.seat(1, placed=[("train_left", "regular"), ("train_middle", "regular")]).go()
    assert given.why_not("place train") == "lira_short"


# The temporary worker.


def test_row_7_lends_a_worker_for_the_year() -> None:
    """Four workers instead of three; next year it is on the chart again."""
    given = opening("nici jay", "nici jay").chooses(
        "option 2", "option 2", "wake_up 1", "wake_up 7"
    )
    given.then(1, temporary=1, workers=2, grande=1).chooses("place cart", "worker regular")
    given.chooses("place cart", "worker regular").then(1, temporary=0, workers=2)
    given.chooses("pass", "pass", "deck summer_visitor", "deck summer_visitor", "pass", "pass")
    given.then(1, temporary=0, workers=2, placed=[])
    assert given.s.seat == 1
    given.chooses("wake_up 1", "wake_up 7").then(0, temporary=1)


def test_the_temporary_worker_cannot_join_a_full_action() -> None:
    """It acts as a regular one."""
    given = Given(workers=0, grande=0, temporary=1).seat(1, placed=[("give_tour_left", "regular")])
    assert given.go().why_not("place give_tour") == "no_grande"


# Passing.


def test_whoever_passes_is_out_for_the_season() -> None:
    """The others go on as long as they like."""
    given = Given(seats=3).go().chooses("pass")
    for seat in (1, 2, 1, 2):
        assert given.s.seat == seat
        given.chooses("place cart", "worker regular")
    given.then(0, passed=1)


# Why not.


def reasons(given: Given, *steps: str) -> list[str]:
    """The codes of the reasons why these are not on offer."""
    return [given.why_not(step) for step in steps]


def test_why_a_space_cannot_be_taken() -> None:
    """It is taken, it is a picture, or it is not in play or not in season."""
    given = Given(season="winter", lira=9).seat(1, placed=[("draw_order_left", "regular")]).go()
    steps = ["place draw_order_left", "place train", "place train_middle", "place give_tour_left"]
    assert reasons(given, *steps) == ["space_taken", "space_free", "space_closed", "other_season"]


@pytest.mark.parametrize(
    ("action", "mat", "code"),
    [
        ("play_summer", {"hand": ["stonemason"]}, "lira_short"),
        ("build", {"lira": 1}, "structure_price"),
        ("build", {"lira": 9, "structures": ["trellis", "irrigation", "yoke", "windmill", "cottage",
                                             "tasting_room", "medium_cellar", "large_cellar"]},
         "all_built"),
        ("sell", {"sold": ["field_5", "field_6", "field_7"], "lira": 4}, "field_price"),
        ("plant", {"hand": ["merlot"]}, "needs_structures"),
        ("plant", {"hand": ["malvasia"], "sold": ["field_5", "field_6", "field_7"]}, "no_field"),
        ("harvest", {}, "nothing_planted"),
        ("harvest", {"planted": {"field_7": ["merlot"]}, "harvested": ["field_7"]},
         "all_harvested"),
        ("make_wine", {}, "no_grapes"),
        ("train", {"lira": 3}, "lira_short"),
        ("train", {"lira": 4, "workers": 5}, "staff_full"),
        ("play_winter", {"hand": ["professor"]}, "not_full_staff"),
        ("fill_order", {"hand": ["order_red5"], "wines": {"red": [4]}}, "order_short"),
    ],
)  # fmt: skip
def test_why_an_action_cannot_be_taken(action: str, mat: Mat, code: str) -> None:
    """The reason is that of the action, on its spaces and on its picture."""
    season = "summer" if ACTION_NAMES.index(action) < 6 else "winter"
    assert Given(season=season).seat(0, **mat).go().lacks(f"place {action}_left") >= {code}
    full = Given(season=season).seat(0, **mat).seat(1, placed=[(f"{action}_left", "regular")])
    assert code in full.go().lacks(f"place {action}")


def test_why_cards_cannot_be_drawn() -> None:
    """The deck and its pile are empty."""
    for season, deck in (("summer", "vine"), ("winter", "order")):
        given = piles(Given(season=season), deck, cards=0, discards=0)
        assert given.why_not(f"place draw_{deck}_left") == "deck_empty"


def test_why_a_visitor_cannot_be_played() -> None:
    """Each card has its own reason."""
    given = Given(lira=2, hand=["surveyor", "stonemason", "peddler", "patron"])
    given.s.decks[3] = []
    given.go().chooses("place play_summer_left", "worker regular")
    given.offers("card patron", "card surveyor")
    assert reasons(given, "card stonemason", "card peddler", "card queen") == [
        "lira_short",
        "deck_empty",
        "not_asked",
    ]


def test_why_a_structure_cannot_be_built() -> None:
    """It stands, it is too dear, or the medium cellar is missing."""
    given = Given(lira=6, structures=["trellis"]).go().chooses("place build_left", "worker regular")
    assert reasons(given, "structure trellis", "structure large_cellar") == [
        "built",
        "needs_medium_cellar",
    ]
    poor = Given(lira=4).go().chooses("place build_left", "worker regular")
    assert reasons(poor, "structure windmill", "structure tasting_room") == ["structure_price"] * 2


def test_why_a_vine_cannot_be_planted_or_not_there() -> None:
    """Its structures are missing, or the field is sold or full."""
    mat: Mat = {"hand": ["syrah", "merlot", "pinot"], "structures": ["trellis"]}
    given = Given(planted={"field_5": ["chardonnay"]}, sold=["field_6"]).seat(0, **mat).go()
    given.chooses("place plant_left", "worker regular")
    assert given.why_not("card merlot") == "needs_structures"
    nowhere = Given(planted={"field_5": ["chardonnay"]}, sold=["field_6", "field_7"])
    nowhere.seat(0, hand=["malvasia", "syrah", "sangiovese"], structures=["trellis"]).go()
    nowhere.chooses("place plant_left", "worker regular")
    assert nowhere.why_not("card syrah") == "no_field"
    where = Given(planted={"field_5": ["chardonnay"]}, hand=["pinot"], structures=["trellis"]).go()
    where.chooses("place plant_left", "worker regular")
    assert where.why_not("field field_5") == "field_full"


def test_why_a_field_cannot_be_harvested() -> None:
    """It was harvested this year, or nothing grows there."""
    planted = {"field_5": ["merlot"], "field_6": ["merlot"], "field_7": ["merlot"]}
    given = Given(season="winter", planted=planted, harvested=["field_6"]).go()
    given.chooses("place harvest_left", "worker regular")
    assert given.why_not("field field_6") == "field_harvested"
    two = Given(season="winter", planted={"field_5": ["merlot"], "field_6": ["merlot"]}).go()
    two.chooses("place harvest_left", "worker regular")
    assert two.why_not("field field_7") == "field_empty"


def test_why_an_order_cannot_be_filled() -> None:
    """Its wines are not all in the cellar."""
    hand = ["order_red5", "order_white5", "order_blush4"]
    given = Given(season="winter", hand=hand, wines={"red": [5], "white": [6]}).go()
    given.chooses("place fill_order_left", "worker regular")
    assert given.why_not("card order_blush4") == "order_short"


def test_why_a_wine_cannot_be_made() -> None:
    """There are no grapes for it, or no cellar; where both are missing, both are told."""
    given = Given(season="winter", grapes={"red": [1], "white": [1]}).go()
    given.chooses("place make_wine_left", "worker regular")
    told = [given.s.why_not(code_of(step)) for step in ("make blush", "make sparkling")]
    assert [[part.code for part in reason.parts] for reason in told if reason is not None] == [
        ["wine_too_weak", "needs_cellar"],
        ["needs_grapes", "needs_cellar"],
    ]


def test_why_a_row_cannot_be_chosen() -> None:
    """Another rooster is there."""
    given = opening("nici jay", "nici jay").chooses("option 1", "option 1", "wake_up 3")
    assert given.why_not("wake_up 3") == "row_taken"
