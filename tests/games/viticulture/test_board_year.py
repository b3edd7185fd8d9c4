"""The year round: the wake-up chart, fall, the year's end, decks that run out, the game's end."""

import pytest

from cuvee.games.viticulture.cards.deck import DECK_NAMES, DECK_OF
from cuvee.games.viticulture.spaces import SEASON_NAMES
from cuvee.games.viticulture.state import GOAL, LOWEST_VP
from tests.games.viticulture.given import Given, card
from tests.games.viticulture.opening import opening, pile_sizes, piles

Mat = dict[str, object]
SEVEN = ["merlot", "broker", "queen", "judge", "order_red5", "order_red6", "order_red8"]


def drawn(given: Given, seat: int) -> list[str]:
    """The decks that a hand came from, in the order of the hand."""
    return [DECK_NAMES[DECK_OF[number]] for number in given.s.players[seat].hand]


# Spring.


@pytest.mark.parametrize(
    ("row", "after"),
    [
        (1, {"lira": 5, "vp": 0, "temporary": 0}),
        (4, {"lira": 6, "vp": 0, "temporary": 0}),
        (6, {"lira": 5, "vp": 1, "temporary": 0}),
        (7, {"lira": 5, "vp": 0, "temporary": 1}),
    ],
)
def test_what_a_row_gives(row: int, after: Mat) -> None:
    """Nothing, a lira, a point, the temporary worker."""
    given = opening("nici jay", "nici jay").chooses("option 1", "option 1", f"wake_up {row}")
    given.then(0, row=row, **after)


@pytest.mark.parametrize(
    ("row", "deck"), [(2, "vine"), (3, "order"), (5, "summer_visitor"), (5, "winter_visitor")]
)
def test_what_card_a_row_gives(row: int, deck: str) -> None:
    """A vine, an order, or a visitor of either kind."""
    given = opening("nici jay", "nici jay").chooses("option 1", "option 1", f"wake_up {row}")
    given.chooses(*[f"deck {deck}"] * (row == 5))
    assert drawn(given, 0)[3:] == [deck]


def test_a_row_whose_deck_is_empty_gives_nothing() -> None:
    """It may be chosen all the same."""
    given = opening("nici jay", "nici jay").chooses("option 1", "option 1")
    piles(given, "vine", cards=0, discards=0).chooses("wake_up 2").then(0, row=2)
    assert len(given.s.players[0].hand) == 3


# Fall.


def test_without_a_cottage_one_visitor_comes() -> None:
    """Of the kind that was named."""
    given = Given().go().chooses("pass", "pass", "deck summer_visitor", "deck winter_visitor")
    assert (drawn(given, 0), drawn(given, 1)) == (["summer_visitor"], ["winter_visitor"])
    assert SEASON_NAMES[given.s.season] == "winter"


def test_with_a_cottage_two_decks_are_named_before_a_card_is_drawn() -> None:
    """Also for somebody further down the chart, who sees how many cards the others took."""
    given = Given().seat(1, structures=["cottage"]).go().chooses("pass", "pass")
    given.chooses("deck winter_visitor", "deck winter_visitor")
    assert drawn(given, 1) == []
    given.chooses("deck summer_visitor")
    assert drawn(given, 1) == ["winter_visitor", "summer_visitor"]


def test_when_one_visitor_deck_is_gone_the_other_is_drawn_from() -> None:
    """Nobody is asked where there is no choice."""
    given = piles(Given(structures=["cottage"]), "winter_visitor", cards=0, discards=0)
    given.chooses("pass", "pass")
    assert drawn(given, 0) == ["summer_visitor", "summer_visitor"]
    assert drawn(given, 1) == ["summer_visitor"]


def test_the_last_visitors_go_to_the_top_of_the_chart() -> None:
    """A cottage takes the only one there is, and the next in line gets none."""
    given = Given(structures=["cottage"])
    piles(given, "winter_visitor", cards=0, discards=0)
    piles(given, "summer_visitor", cards=1, discards=0).chooses("pass", "pass")
    assert (drawn(given, 0), drawn(given, 1)) == (["summer_visitor"], [])
    assert SEASON_NAMES[given.s.season] == "winter"


# The year's end.


def test_the_years_end_step_by_step() -> None:
    """Tokens age, workers come home, the track pays, roosters leave, the token moves on."""
    given = Given(
        season="winter",
        workers=1,
        grande=0,
        temporary=1,
        resting=1,
        residual=2,
        placed=[("give_tour_left", "regular"), ("draw_order", "grande")],
        grapes={"red": [4]},
        wines={"white": [2]},
        harvested=["field_5"],
        used=["windmill", "yoke"],
    )
    given.s.first = 0
    given.go().chooses("pass", "pass")
    given.then(workers=3, grande=1, temporary=0, resting=0, placed=[], lira=2, row=0)
    given.then(grapes={"red": [5]}, wines={"white": [3]}, harvested=[], used=[])
    assert given.s.spaces == [-1] * 36
    assert (given.s.first, given.s.year, given.s.seat) == (1, 2, 1)
    assert SEASON_NAMES[given.s.season] == "spring"


def test_the_track_is_paid_to_everybody() -> None:
    """Each as far as the own bottle stands."""
    given = Given(seats=3, season="winter", residual=5).seat(1, residual=1).go()
    given.chooses("pass", "pass", "pass").then(0, lira=5).then(1, lira=1).then(2, lira=0)
    found = [(event.kind, event.seat, event.args) for event in given.events if "lira" in event.kind]
    assert found == [("lira-residual", 0, {"lira": 5}), ("lira-residual", 1, {"lira": 1})]


def test_seven_cards_may_be_kept() -> None:
    """Nobody is asked about a hand of seven."""
    given = Given(season="winter", hand=SEVEN).go().chooses("pass", "pass")
    assert given.s.year == 2
    assert len(given.s.players[0].hand) == 7


def test_hands_are_cut_down_in_wake_up_order() -> None:
    """One card after the other, of one's own choice, face up on its pile."""
    given = Given(season="winter", row=2, hand=[*SEVEN, "syrah", "pinot"])
    vines = ["merlot", "merlot", "syrah", "syrah", "pinot", "pinot", "malvasia", "malvasia"]
    given.seat(1, row=1, hand=vines).go().chooses("pass", "pass")
    assert given.s.seat == 1
    given.chooses("card malvasia")
    assert given.s.seat == 0
    given.chooses("card merlot", "card broker").then(0, hand=[*SEVEN[2:], "syrah", "pinot"])
    assert [pile_sizes(given, deck)[1] for deck in DECK_NAMES] == [2, 1, 0, 0]


# Decks that run out.


@pytest.mark.parametrize(
    ("season", "place", "deck"),
    [("summer", "draw_vine", "vine"), ("winter", "draw_order", "order")],
)
def test_the_last_card_of_a_deck_turns_its_pile_over(season: str, place: str, deck: str) -> None:
    """The deck is never empty while there are discards."""
    given = piles(Given(season=season), deck, cards=1, discards=4)
    given.chooses(f"place {place}_left", "worker regular")
    assert pile_sizes(given, deck) == (4, 0)
    assert "reshuffle" in [event.kind for event in given.events]


@pytest.mark.parametrize("deck", ["summer_visitor", "winter_visitor"])
def test_the_last_visitor_turns_its_pile_over(deck: str) -> None:
    """In fall as at any other time."""
    given = piles(Given(), deck, cards=1, discards=4).chooses("pass", "pass", f"deck {deck}")
    assert pile_sizes(given, deck) == (4, 0)


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_the_first_discard_of_an_empty_deck_is_the_deck(deck: str) -> None:
    """It was unavailable until then."""
    given = Given(season="winter", hand=[*SEVEN, "syrah"])
    thrown = next(name for name in SEVEN if DECK_NAMES[DECK_OF[card(name)]] == deck)
    piles(given, deck, cards=0, discards=0).chooses("pass", "pass", f"card {thrown}")
    assert pile_sizes(given, deck) == (1, 0)


def test_a_card_drawn_from_a_new_deck_is_one_of_its_discards() -> None:
    """Both cards of the bonus space come out of what was thrown away."""
    given = Given(seats=3)
    given.s.decks[0], given.s.discards[0] = [card("merlot")], [card("pinot"), card("pinot")]
    given.go().chooses("place draw_vine_middle", "worker regular", "yes")
    given.then(hand=["merlot", "pinot"])
    assert pile_sizes(given, "vine") == (1, 0)


# The end of the game.


def test_the_game_goes_on_below_20_points() -> None:
    """Another year begins."""
    given = Given(season="winter", vp=GOAL - 1).go().chooses("pass", "pass")
    assert not given.s.over
    assert given.s.result is None


def test_the_game_ends_with_the_year_in_which_20_points_are_reached() -> None:
    """By whatever gives them: here an order."""
    given = Given(season="winter", vp=18, hand=["order_red5"], wines={"red": [5]}).go()
    given.chooses("place fill_order_left", "worker regular", "pass", "pass")
    result = given.s.result
    assert result is not None
    assert given.s.over
    assert (result.scores, result.winners, result.reason) == ([20, 0], [0], "goal")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"vp": 21}, {"lira": 9, "wines": {"red": [9]}, "grapes": {"red": [9]}}),
        ({"lira": 2}, {"lira": 1, "wines": {"red": [9]}, "grapes": {"red": [9]}}),
        ({"wines": {"red": [3], "white": [1]}}, {"wines": {"red": [3]}, "grapes": {"red": [9]}}),
        ({"grapes": {"red": [8]}}, {"grapes": {"white": [3], "red": [3]}}),
    ],
)
def test_each_tie_break_outweighs_the_next(first: Mat, second: Mat) -> None:
    """Points, then lira, then wine, then grapes."""
    for mats in ((first, second), (second, first)):
        given = Given(season="winter")
        for seat, mat in enumerate(mats):
            given.seat(seat, **{"vp": 20, **mat})
        given.s.last_year = 1
        result = given.go().chooses("pass", "pass").s.result
        assert result is not None
        assert result.winners == [mats.index(first)]


def test_the_points_never_fall_below_minus_5() -> None:
    """What would take them there cannot be chosen."""
    assert LOWEST_VP == -5
    Given(vp=-4).plays("sponsor").chooses("option 1", "yes").then(vp=-5, lira=3)
    Given(vp=-5).plays("sponsor").chooses("option 1").then(vp=-5, lira=0).turn_is_over()
