"""Rulings 75 to 79: the end of the year and of the game."""

import pytest

from cuvee import Result
from cuvee.games.viticulture.cards.deck import DECK_NAMES, DECK_OF
from cuvee.games.viticulture.seasons import YEAR
from tests.games.viticulture.given import Given

EIGHT = ["merlot", "syrah", "broker", "queen", "judge", "order_red5", "order_red6", "order_red8"]


def finished(given: Given) -> Result:
    """How the game came out, which must be over."""
    result = given.s.result
    assert result is not None
    return result


def last_year(seats: int = 2) -> Given:
    """The winter of a year in which somebody has reached 20 points."""
    given = Given(seats=seats, season="winter", vp=20)
    given.s.last_year = 1
    return given


def ended(given: Given) -> Given:
    """All pass, and the year is over."""
    given.go()
    return given.chooses(*["pass"] * given.s.seats)


def test_ruling_75_the_years_end_has_five_steps_in_this_order() -> None:
    """Ageing, workers, residual payments, hands, then the token."""
    steps = [type(step).__name__ for step in YEAR.steps.parts()]
    assert steps[-6:-1] == ["AgeTokens", "WorkersHome", "PayResidual", "LimitHands", "PassToken"]


def test_ruling_75_the_hand_limit_is_for_all_cards_together_at_the_years_end() -> None:
    """Nine cards are no trouble in winter; then two of any kind have to go."""
    given = ended(Given(season="winter", hand=[*EIGHT, "malvasia"]))
    assert given.s.seat == 0
    given.chooses("card queen", "card merlot")
    assert len(given.s.players[0].hand) == 7
    assert [DECK_NAMES[DECK_OF[card]] for pile in given.s.discards for card in pile] == [
        "vine",
        "winter_visitor",
    ]


def test_ruling_75_the_token_moves_after_the_hands_are_in_order() -> None:
    """While somebody still discards, the roosters are on the chart."""
    given = ended(Given(season="winter", hand=EIGHT))
    first = given.s.first
    given.then(row=1).chooses("card queen").then(row=0)
    assert given.s.first == (first - 1) % 2


def test_ruling_76_the_last_year_is_played_to_its_very_end() -> None:
    """Income, ageing and even the discard come before the winner is found."""
    given = last_year().seat(0, residual=2, grapes={"red": [1]}, hand=EIGHT)
    ended(given)
    assert not given.s.over
    given.chooses("card queen").then(lira=2, grapes={"red": [2]})
    assert finished(given).winners == [0]


def test_ruling_76_last_years_income_breaks_a_tie() -> None:
    """Equal points and equal lira, until the residual payments come in."""
    given = ended(last_year().seat(0, lira=3).seat(1, vp=20, lira=1, residual=4))
    assert finished(given).winners == [1]


def test_ruling_77_twenty_points_stop_nothing() -> None:
    """The turn, the season and the year go on, and so do the points."""
    given = Given(seats=2, vp=19, lira=9).plays("broker").chooses("option 1").then(vp=22)
    assert given.s.last_year == 1
    assert given.s.seat == 1
    given.chooses("place cart", "worker regular", "place cart", "worker regular")
    assert not given.s.over


def test_ruling_78_having_reached_the_goal_is_enough() -> None:
    """Dropping below 20 again does not take back that this is the last year."""
    given = Given(season="winter", vp=19, wines={"red": [1]}).plays("governess").then(vp=21)
    given.seat(0, vp=18).chooses("pass", "pass")
    assert given.s.over
    assert finished(given).scores == [18, 0]


@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ({"lira": 1}, {}),
        ({"wines": {"red": [2]}}, {"wines": {"white": [1]}}),
        ({"wines": {"red": [1, 2]}}, {"wines": {"white": [2]}}),
        ({"grapes": {"red": [5]}}, {"grapes": {"white": [2, 1]}}),
    ],
)
def test_ruling_79_ties_go_by_lira_then_wine_then_grapes(
    mine: dict[str, object], other: dict[str, object]
) -> None:
    """The first of these in which two differ decides."""
    given = ended(last_year().seat(0, **mine).seat(1, vp=20, **other))
    assert finished(given).ranking == [1, 2]


def test_ruling_79_what_is_still_tied_is_shared() -> None:
    """There is no further rule."""
    given = ended(last_year(3).seat(1, vp=20))
    assert finished(given).winners == [0, 1]
    assert finished(given).ranking == [1, 1, 3]
