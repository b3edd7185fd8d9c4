"""Five levels of difficulty, and the aggressive variant."""

import pytest

from cuvee.games.viticulture.difficulty import AGGRESSIVE_VP, DIFFICULTIES
from cuvee.games.viticulture.spaces import AUTOMA
from tests.games.viticulture.solo.alone import (
    alone,
    asked,
    blocked,
    kinds,
    plays_out,
    spring,
    started,
    wakes_up,
    year_ends,
)

STARTS = {
    "very_easy": (8, 0, 20),
    "easy": (7, 3, 20),
    "normal": (7, 0, 20),
    "hard": (7, 0, 20),
    "very_hard": (7, 0, 23),
}


@pytest.mark.parametrize("level", STARTS)
def test_ruling_86_years_and_first_points_of_each_level(level: str) -> None:
    """Eight years at very easy, three points at easy, an Automa at 23 at very hard."""
    years, own, automas = STARTS[level]
    s = started(automa=level)
    assert (s.players[0].vp, s.automa_vp) == (own, automas)
    given = spring(automa=level)
    plays_out(given)
    assert given.s.year == years


@pytest.mark.parametrize(("vp", "reason"), [(23, "automa_draw"), (24, "automa_win")])
def test_ruling_86_at_very_hard_it_takes_more_than_23(vp: int, reason: str) -> None:
    assert plays_out(spring(automa="very_hard"), vp).reason == reason


def test_ruling_86_the_eighth_year_of_very_easy_has_any_row_with_a_token() -> None:
    given = spring(automa="very_easy")
    for row in range(1, 7):
        given.chooses(f"wake_up {row}")
        year_ends(given)
    year_ends(given)
    assert given.s.year == 8
    given.offers(*[f"wake_up {row}" for row in range(1, 8)]).then(tokens=7)
    given.chooses("wake_up 3").then(tokens=8)
    assert plays_out(given).reason == "automa_loss"


def test_ruling_86_seven_years_at_the_other_levels_leave_no_such_choice() -> None:
    given = spring(automa="hard").chooses("wake_up 3")
    year_ends(given)
    assert given.why_not("wake_up 3") == "row_empty"


# Hard.


@pytest.mark.parametrize("level", ["hard", "very_hard"])
def test_ruling_86_hard_draws_until_two_workers_stand(level: str) -> None:
    """Card 5 places one in summer, so another card is drawn."""
    given = spring(automa=level)
    given.s.automa_deck, given.s.automa_discards = [4], [0]
    given.chooses("wake_up 1")
    assert blocked(given) == {"give_tour_left", "draw_vine_left"}
    assert "automa_reshuffle" in kinds(given.events)
    assert "automa_skip" in kinds(given.events)


def test_ruling_86_one_card_with_two_rows_is_enough() -> None:
    given = wakes_up(spring(automa="hard"), 1, 1)
    assert blocked(given) == {"draw_vine_left", "give_tour_left"}
    assert kinds(given.events).count("automa_card") == 1


def test_ruling_86_all_rows_of_an_extra_card_are_used() -> None:
    given = spring(automa="hard")
    given.s.automa_deck, given.s.automa_discards = [4], [8]
    given.chooses("wake_up 1")
    assert blocked(given) >= {"give_tour_left", "build_left", "sell_left", "play_summer_left"}


def test_ruling_86_the_sixth_worker_is_the_last() -> None:
    """Four in summer, and of winter's three only two."""
    given = spring(automa="hard")
    given.s.automa_deck, given.s.automa_discards = [4], [8]
    given.chooses("wake_up 1")
    assert given.s.spaces.count(AUTOMA) == 4
    given.s.automa_deck, given.s.automa_discards = [22], [4, 8]
    given.comes("winter")
    assert given.s.spaces.count(AUTOMA) == 6
    assert {"draw_order_left", "train_left"} <= blocked(given)
    assert "fill_order_left" not in blocked(given)


def test_ruling_136_no_card_is_drawn_when_every_action_has_a_worker() -> None:
    """Only a table set by hand comes to that; it must not draw for ever."""
    given = alone("summer", {"automa": "hard"})
    for name in ("draw_order", "harvest", "make_wine", "train", "play_winter"):
        given.post(0, f"{name}_left", "regular")
    given.go()
    given.comes("winter")
    assert len([place for place in blocked(given) if place == "fill_order_left"]) == 1
    assert asked(given) == "place_worker"


# The aggressive variant.


def test_ruling_87_the_table_of_the_aggressive_automa() -> None:
    assert AGGRESSIVE_VP == [-1, 0, 1, 4, 8, 13, 20]
    assert [level.name for level in DIFFICULTIES if level.aggressive] == ["easy", "normal", "hard"]


def test_ruling_87_its_marker_moves_at_the_beginning_of_each_year() -> None:
    given = spring(automa="normal", aggressive=True)
    seen = []
    while not given.s.over:
        seen.append(given.s.automa_vp)
        if asked(given) == "wake_up":
            given.s.apply(given.s.legal()[0])
        year_ends(given, 21)
    assert seen == AGGRESSIVE_VP
    assert "automa_vp" in kinds(given.events)
    assert given.s.result is not None
    assert given.s.result.reason == "automa_win"


@pytest.mark.parametrize("year", range(1, 8))
def test_ruling_87_not_ahead_at_a_years_end_is_a_loss(year: int) -> None:
    """As many points as the Automa has that year are not enough."""
    given = spring(automa="normal", aggressive=True)
    for number in range(1, year + 1):
        if asked(given) == "wake_up":
            given.s.apply(given.s.legal()[0])
        year_ends(given, AGGRESSIVE_VP[number - 1] + (1 if number < year else 0))
    result = given.s.result
    assert result is not None
    assert (given.s.year, result.reason) == (year, "aggressive_loss")
    assert (result.winners, result.ranking) == ([], [2])


def test_ruling_126_the_last_year_is_judged_like_the_others() -> None:
    """Equal points are a loss there, too, and not a draw."""
    given = spring(automa="easy", aggressive=True)
    assert plays_out(given, 20).reason == "aggressive_loss"


def test_ruling_126_in_an_eighth_year_the_marker_stays() -> None:
    """Only a challenge of the campaign has eight years with it."""
    given = spring(campaign=5, aggressive=True)
    assert plays_out(given, 21).reason == "automa_win"
    assert (given.s.year, given.s.automa_vp) == (8, 20)


def test_ruling_127_the_year_is_judged_when_all_of_it_is_over() -> None:
    """Income comes in and hands are cut before the loss is told."""
    given = spring(automa="normal", aggressive=True).chooses("wake_up 1")
    given.s.players[0].residual = 2
    lira = given.s.players[0].lira
    year_ends(given, -1)
    given.then(lira=lira + 2, row=0)
    assert given.s.over


def test_the_marker_of_an_even_tempered_automa_stays() -> None:
    given = spring(automa="normal").chooses("wake_up 1")
    year_ends(given, -5)
    assert (given.s.over, given.s.automa_vp) == (False, 20)
