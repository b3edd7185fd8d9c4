"""The draft: all choose at once, nobody sees a choice before the last is made."""

from itertools import permutations

import pytest

from cuvee.engine import IllegalAction, rng
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.views import NaramataView
from tests.games.naramata.given import Given
from tests.games.naramata.opening import DRAFT, drafted, drafting, each, opened
from tests.games.naramata.words import code

HANDS = ("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15", "t21 t22 t23 t24 t25")
PLAY_OR_SELL = f"{DRAFT}.1.0.3.0"


def views(given: Given) -> list[object]:
    """The table as every seat and a spectator see it."""
    return [given.s.view(seat) for seat in (*range(given.s.seats), None)]


def hands_in(view: NaramataView) -> list[bool]:
    """Whether each player's draft hand is shown."""
    return ["hand" in player or "picked" in player for player in view["players"]]


def test_all_are_asked_at_once() -> None:
    """Each about the cards of its own hand."""
    given = drafting(*HANDS)
    assert given.s.waiting == [0, 1, 2]
    for seat, hand in enumerate(HANDS):
        wanted = [code(f"tourist {key}") for key in hand.split()]
        assert given.s.legal(seat) == wanted


def test_no_view_changes_before_the_last_has_picked() -> None:
    """Not even one's own, and nothing is told."""
    given = drafting(*HANDS)
    given.s.record_events()
    before = views(given)
    given.s.apply(code("tourist t12"), 1)
    given.s.apply(code("tourist t03"), 0)
    assert views(given) == before
    assert given.s.drain_events() == []
    given.s.apply(code("tourist t25"), 2)
    assert views(given) != before


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_the_order_of_answers_does_not_matter(order: tuple[int, ...]) -> None:
    """For what is picked as for what rides."""
    given = drafting(*HANDS)
    for step in (("tourist t01", "tourist t12", "tourist t23"), ("keep", "sell", "keep")):
        for seat in order:
            given.s.apply(code(step[seat]), seat)
    plain = drafting(*HANDS)
    each(plain, "tourist t01", "tourist t12", "tourist t23")
    each(plain, "keep", "sell", "keep")
    assert given.s.digest() == plain.s.digest()


def test_an_answer_stands() -> None:
    """Who has picked is not asked again, and nobody picks from another's hand."""
    given = drafting(*HANDS)
    given.s.apply(code("tourist t12"), 1)
    assert given.s.waiting == [0, 2]
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            given.s.apply(code("tourist t13"), seat)


def test_hands_and_picks_are_for_their_owners_eyes() -> None:
    """A spectator sees none."""
    given = drafting(*HANDS)
    each(given, "tourist t01", "tourist t12", "tourist t23")
    for seat in range(3):
        assert hands_in(given.s.view(seat)) == [seat == other for other in range(3)]
    assert hands_in(given.s.view(None)) == [False, False, False]


def test_a_pick_is_seen_when_it_rides() -> None:
    """And only then."""
    given = drafting(*HANDS)
    each(given, "tourist t01", "tourist t12", "tourist t23")
    assert "t12" not in str(given.s.view(0)["players"])
    each(given, "keep", "keep", "keep")
    assert "'tourist': 't12'" in str(given.s.view(0)["players"])


def test_what_others_hold_is_dealt_anew_for_who_cannot_know() -> None:
    """One's own hand and what rides stay, and no card is in two places."""
    given = drafting(*HANDS)
    each(given, "tourist t01", "tourist t12", "tourist t23")
    each(given, "keep", "keep", "keep")
    dealt = given.s.determinise(0, rng(7))
    assert dealt.players[0].hand == given.s.players[0].hand
    assert [player.tourists for player in dealt.players] == [(0,), (11,), (22,)]
    assert dealt.players[1].hand != given.s.players[1].hand
    cards = [card for player in dealt.players for card in player.hand + player.tourists]
    assert sorted(cards + dealt.piles[3]) == list(range(len(TOURIST_KEYS)))


def test_a_third_sale_and_a_fourth_ride_for_white_are_refused_with_a_reason() -> None:
    """The reasons are those of the question, though nobody is asked where only one way is open."""
    given = drafting(*HANDS)
    ask = given.s.effects[given.s.game.catalogue.ids[PLAY_OR_SELL]]
    given.s.players[0].hand = given.s.players[0].hand[:2]  # as after the third choice
    few = ask.why_not(given.s, 0, 0, code("sell"))
    assert few is not None
    assert few.code == "too_few_tourists"
    given.s.players[2].tourists = (30, 31, 32)
    full = ask.why_not(given.s, 2, 0, code("keep"))
    assert full is not None
    assert full.code == "vehicle_full"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_two_to_four_ride_when_the_day_begins(seats: int, seed: int) -> None:
    """Whatever everybody chooses: here to sell as often as they may."""
    given = Given(seats=seats)
    given.s = opened(seats, seed)
    drafted(given).asked("start")
    for player in given.s.players:
        assert len(player.tourists) == 2
        assert player.prestige == (8 if player.vehicle == 2 else 6)


def test_two_players_see_six_cards_and_each_lays_two_aside_in_secret() -> None:
    """Also the second of them, which is not told before it is discarded."""
    given = drafting("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15")
    assert [len(player.hand) for player in given.s.players] == [6, 6]
    each(given, "tourist t01", "tourist t11")
    before = views(given)
    given.s.apply(code("tourist t02"), 0)
    assert views(given) == before
    given.s.apply(code("tourist t12"), 1)
    given.then(0, picked=["t01", "t02"]).then(1, picked=["t11", "t12"])
    assert "t12" not in str(given.s.view(0)["players"])
