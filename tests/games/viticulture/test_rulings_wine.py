"""Rulings 37 to 44: wine, ageing and orders."""

import pytest

from tests.games.viticulture.given import Given

MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]


def making(**mat: object) -> Given:
    """A worker is on the left space for making wine."""
    given = Given(season="winter").seat(0, **mat).go()
    return given.chooses("place make_wine_left", "worker regular")


def a_year_later(**mat: object) -> Given:
    """The winter is over and everything has aged."""
    return Given(season="winter").seat(0, **mat).go().chooses("pass", "pass")


def test_ruling_37_red_and_white_wine_are_one_grape_each() -> None:
    """Of the same value; two grapes of a colour are two wines."""
    given = making(grapes={"red": [1, 2]}).chooses("grape red 1").then(wines={"red": [1]})
    given.offers("make red", "done").chooses("make red").then(grapes={}, wines={"red": [1, 2]})


def test_ruling_37_blush_is_one_of_each_at_least_4_and_in_the_medium_cellar() -> None:
    """Three is too little, and the small cellar has no space for it."""
    making(grapes={"red": [3], "white": [1]}, structures=MEDIUM).chooses("make blush").then(
        wines={"blush": [4]}, grapes={}
    )
    low = making(grapes={"red": [2], "white": [1]}, structures=MEDIUM)
    assert low.why_not("make blush") == "wine_too_weak"
    assert making(grapes={"red": [3], "white": [1]}).why_not("make blush") == "needs_cellar"


def test_ruling_37_sparkling_is_two_red_and_a_white_at_least_7_and_in_the_large_cellar() -> None:
    """Six is too little, and so is the medium cellar."""
    given = making(grapes={"red": [2, 4], "white": [1]}, structures=LARGE).chooses("make sparkling")
    given.then(wines={"sparkling": [7]}, grapes={})
    low = making(grapes={"red": [2, 3], "white": [1]}, structures=LARGE)
    assert low.why_not("make sparkling") == "wine_too_weak"
    medium = making(grapes={"red": [2, 4], "white": [1]}, structures=MEDIUM)
    assert medium.why_not("make sparkling") == "needs_cellar"
    one_red = making(grapes={"red": [9], "white": [9]}, structures=LARGE)
    assert one_red.why_not("make sparkling") == "needs_grapes"


def test_ruling_38_a_wine_too_good_for_the_cellar_goes_down() -> None:
    """Below what is built, and below what stands there already."""
    given = making(grapes={"red": [8]}, wines={"red": [3]}).then(wines={"red": [2, 3]}, grapes={})
    given.turn_is_over()


def test_ruling_38_a_wine_above_9_is_9() -> None:
    """Two nines make a blush of nine."""
    given = making(grapes={"red": [9], "white": [9]}, structures=LARGE).chooses("make blush")
    given.then(wines={"blush": [9]})


def test_ruling_38_blush_stops_at_4_and_sparkling_at_7() -> None:
    """When those spaces are taken there is no such wine to be made."""
    given = making(
        grapes={"red": [2, 3], "white": [2]},
        structures=LARGE,
        wines={"blush": [4, 5], "sparkling": [7]},
    )
    assert given.why_not("make blush") == "no_room"
    assert given.why_not("make sparkling") == "no_room"


def test_ruling_38_without_any_space_no_worker_may_come() -> None:
    """A wine that would be lost is not made."""
    given = Given(season="winter", grapes={"red": [1]}, wines={"red": [1]}).go()
    assert given.why_not("place make_wine_left") == "no_room"


def test_ruling_39_wine_stays_what_it_is() -> None:
    """Only grapes are asked for, however much wine is in the cellar."""
    given = Given(season="winter", wines={"red": [3], "white": [1]}, structures=MEDIUM).go()
    assert given.why_not("place make_wine_left") == "no_grapes"


def test_ruling_40_a_chain_of_tokens_ages_together() -> None:
    """The highest moves first and makes room for those below."""
    given = a_year_later(grapes={"red": [1, 2, 3]}, wines={"white": [1, 2]})
    given.then(grapes={"red": [2, 3, 4]}, wines={"white": [2, 3]})


def test_ruling_40_what_cannot_age_stays_and_is_not_lost() -> None:
    """At 9, under an unbuilt cellar, or below a token that stays."""
    given = a_year_later(grapes={"white": [8, 9]}, wines={"red": [2, 3], "white": [1, 3]})
    given.then(grapes={"white": [8, 9]}, wines={"red": [2, 3], "white": [2, 3]})


def test_ruling_40_grapes_ignore_cellars() -> None:
    """They pass 3 and 6 without any building."""
    a_year_later(grapes={"red": [3, 6]}).then(grapes={"red": [4, 7]})


def test_ruling_41_only_two_steps_lead_into_another_cellar() -> None:
    """A wine at 4 or 7 without the cellar ages within its block, and stops where it ends."""
    a_year_later(wines={"red": [4], "white": [7]}).then(wines={"red": [5], "white": [8]})
    a_year_later(wines={"red": [6], "white": [3]}).then(wines={"red": [6], "white": [3]})
    built = a_year_later(wines={"red": [6], "white": [3]}, structures=LARGE)
    built.then(wines={"red": [7], "white": [4]})


def test_ruling_41_a_zymologists_wine_ages_without_the_cellar() -> None:
    """His wine of five is one of six a year later, and of six for ever."""
    given = Given(season="winter", grapes={"red": [5]}).plays("zymologist")
    given.then(wines={"red": [5]}).chooses("pass", "pass").then(wines={"red": [6]})


@pytest.mark.parametrize("visitor", ["oenologist", "uncertified_oenologist"])
def test_ruling_42_ageing_twice_is_two_full_passes(visitor: str) -> None:
    """After the first pass what stood in the way may have moved on, or not."""
    given = Given(season="winter", vp=-5, wines={"red": [1, 2], "white": [2, 3], "blush": [4]})
    given.plays(visitor).then(wines={"red": [2, 3], "white": [2, 3], "blush": [6]})


def test_ruling_43_an_order_takes_one_bottle_for_each_icon() -> None:
    """At least as good; which of those that fit is the seller's choice."""
    given = Given(
        season="winter",
        hand=["order_red4_red3"],
        wines={"red": [2, 3, 5, 6]},
        structures=MEDIUM,
    ).go()
    given.chooses("place fill_order_left", "worker regular")
    given.offers("wine red 5", "wine red 6").chooses("wine red 6")
    given.offers("wine red 3", "wine red 5").chooses("wine red 3")
    given.then(wines={"red": [2, 5]}, hand=[], vp=3, residual=1)


def test_ruling_43_another_type_never_does() -> None:
    """A white wine of nine is no red one."""
    given = Given(season="winter", hand=["order_red5"], wines={"white": [9]}).go()
    assert given.why_not("place fill_order_left") == "order_short"


def test_ruling_43_one_bottle_does_not_count_twice() -> None:
    """Two icons of a type need two tokens."""
    given = Given(season="winter", hand=["order_red4_red3"], wines={"red": [2, 9]}).go()
    assert given.why_not("place fill_order_left") == "order_short"


def test_ruling_44_the_residual_track_ends_at_5() -> None:
    """Steps beyond are lost, the points are not."""
    given = Given(season="winter", residual=4, hand=["order_sparkling9"], wines={"sparkling": [9]})
    given.go().chooses("place fill_order_left", "worker regular").then(residual=5, vp=5, lira=0)


def test_ruling_44_it_is_paid_every_year_and_never_reset() -> None:
    """Nothing when the order is filled, but each year from then on."""
    given = Given(season="winter", residual=3).go().chooses("pass", "pass").then(lira=3)
    given.chooses("wake_up 1", "wake_up 2", "pass", "pass", *["deck summer_visitor"] * 2)
    given.chooses("pass", "pass").then(lira=6, residual=3)
