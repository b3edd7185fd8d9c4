"""Rulings 8 to 13: turn order and seasons."""

from cuvee.games.viticulture.cards.deck import DECK_NAMES, DECK_OF
from tests.games.viticulture.given import Given
from tests.games.viticulture.opening import opening, piles


def turns(given: Given, count: int) -> list[int]:
    """The seats of the next turns, each of them passing."""
    seats = []
    for _ in range(count):
        seats.append(given.s.seat)
        given.chooses("pass")
    return seats


def test_ruling_8_roosters_go_clockwise_and_the_token_counter_clockwise() -> None:
    """Rows are chosen clockwise from the token, which then moves on the other way."""
    given = opening("alaena jay", "nici gary", "laura alan", "casey paul", first=1)
    given.chooses(*["option 2"] * 4)
    for seat, row in ((1, 4), (2, 3), (3, 2), (0, 1)):
        assert given.s.seat == seat
        given.chooses(f"wake_up {row}")
    given.chooses(*["pass"] * 4, *["deck summer_visitor"] * 4, *["pass"] * 4)
    assert (given.s.year, given.s.first, given.s.seat) == (2, 0, 0)


def test_ruling_9_a_rows_bonus_is_taken_at_once() -> None:
    """Before the next rooster is placed the first player has the lira of row 4."""
    given = opening("alaena jay", "nici gary").chooses("option 1", "option 1", "wake_up 4")
    assert given.s.seat == 1
    given.then(0, lira=6, row=4)


def test_ruling_9_on_row_5_the_deck_is_named_before_the_card_is_drawn() -> None:
    """The question is which deck, and the card comes after the answer."""
    given = opening("nici jay", "laura gary").chooses("option 1", "option 1", "wake_up 5")
    before = len(given.s.players[0].hand)
    given.offers("deck summer_visitor", "deck winter_visitor").chooses("deck winter_visitor")
    assert len(given.s.players[0].hand) == before + 1


def test_ruling_9_there_is_only_one_temporary_worker() -> None:
    """Whoever moves to row 7 after it has gone gets nothing there."""
    given = Given().seat(1, temporary=1)
    given.plays("organizer").chooses("wake_up 7").then(0, row=7, temporary=0)
    given.then(1, temporary=1)


def test_ruling_10_every_season_begins_with_the_lowest_row() -> None:
    """Whoever acted last in summer is first in fall and in winter if its rooster is on top."""
    given = Given(seats=3).seat(0, workers=3).go()
    given.chooses("place cart", "worker regular", "pass", "pass")
    assert turns(given, 1) == [0]
    for seat in (0, 1, 2):
        assert given.s.seat == seat
        given.chooses("deck winter_visitor")
    assert turns(given, 3) == [0, 1, 2]


def test_ruling_11_a_turn_is_one_worker() -> None:
    """After one worker the next rooster is served."""
    given = Given().go().chooses("place cart", "worker regular")
    assert given.s.seat == 1


def test_ruling_11_passing_lasts_for_the_season_and_keeps_the_workers() -> None:
    """Seat 0 is not asked again in summer, but has all its workers in winter."""
    given = Given().go().chooses("pass", "place cart", "worker regular")
    assert given.s.seat == 1
    given.chooses("pass", "deck summer_visitor", "deck summer_visitor")
    assert given.s.seat == 0
    given.then(0, workers=2, grande=1, passed=0)


def test_ruling_11_without_workers_a_turn_passes_by_itself() -> None:
    """It is never seat 1's turn, and summer ends with seat 0's pass."""
    given = Given().seat(1, workers=0, grande=0).go()
    given.chooses("place cart", "worker regular", "place cart", "worker regular")
    assert given.s.seat == 0
    given.then(1, passed=1).chooses("pass")
    given.offers("deck summer_visitor", "deck winter_visitor")


def test_ruling_11_whoever_ran_out_of_workers_has_no_part_in_a_later_motivator() -> None:
    """Seat 1's turn came without a worker; seat 2 has none either, but has yet to be asked."""
    away: dict[str, object] = {"workers": 0, "grande": 0, "placed": [("cart", "grande")]}
    given = Given(seats=3, season="winter").seat(1, **away).go().chooses("place cart")
    given.chooses("worker regular").waits_for(2).chooses("place cart", "worker regular")
    given.waits_for(0).seat(2, **away).plays("motivator").waits_for(2).offers("no", "yes")
    given.chooses("yes").then(vp=1).then(1, passed=1, grande=0).then(2, grande=1)


def test_ruling_11_workers_come_home_at_the_years_end_only() -> None:
    """A worker on the cart in summer is still there in winter."""
    given = Given().go().chooses("place cart", "worker regular", "pass", "pass")
    given.chooses("deck summer_visitor", "deck summer_visitor")
    given.then(0, workers=1, grande=1).chooses("pass", "pass").then(0, workers=2, placed=[])


def test_ruling_12_passing_in_winter_with_workers_left_is_allowed() -> None:
    """Nobody has to use up all workers."""
    given = Given(season="winter").go().chooses("pass", "pass")
    assert given.s.year == 2
    given.then(0, workers=2, grande=1)


def test_ruling_13_each_draws_one_visitor_in_wake_up_order() -> None:
    """Of either kind, from the top of the chart down."""
    given = Given(row=5).seat(1, row=2).go().chooses("pass", "pass")
    assert given.s.seat == 1
    given.chooses("deck summer_visitor", "deck winter_visitor")
    assert [len(player.hand) for player in given.s.players] == [1, 1]


def test_ruling_13_a_cottage_names_both_decks_before_either_card_is_seen() -> None:
    """After the first deck is named the hand is still empty."""
    given = Given(structures=["cottage"]).go().chooses("pass", "pass")
    given.chooses("deck summer_visitor")
    assert given.s.seat == 0
    given.then(0, hand=[]).chooses("deck winter_visitor")
    assert given.s.seat == 1
    assert len(given.s.players[0].hand) == 2


def test_ruling_13_the_last_visitor_of_a_deck_cannot_be_named_twice() -> None:
    """With a single summer visitor left, the second of a cottage is a winter visitor."""
    given = piles(Given(structures=["cottage"]), "summer_visitor", cards=1, discards=0)
    given.chooses("pass", "pass", "deck summer_visitor")  # and no other question is left to ask
    kinds = [DECK_NAMES[DECK_OF[card]] for card in given.s.players[0].hand]
    assert kinds == ["summer_visitor", "winter_visitor"]
