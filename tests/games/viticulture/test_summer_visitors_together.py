"""Summer visitors that others take part in: who is asked, in which order, what the owner gains."""

from __future__ import annotations

import pytest

from cuvee.engine import DONE, NO
from cuvee.games.viticulture.cards.winter import WINTER
from tests.games.viticulture.cases import ALL, all_but
from tests.games.viticulture.given import Given

VISITORS = [*WINTER]
OPPONENTS = ["swindler", "banker", "vendor", "importer"]
EVERYBODY = ["handyman", "volunteer_crew"]
ORDER = [2, 0, 3, 1]  # of four seats, down the wake-up chart


def four() -> Given:
    """Four seats; seat 0, whose turn it is, comes second."""
    given = Given(seats=4)
    for row, seat in zip([1, 3, 5, 7], ORDER, strict=True):
        given.seat(seat, row=row)
    return given


def answers(given: Given) -> list[int]:
    """Decline whatever is asked until the turn is over: who was asked."""
    asked = []
    decision = given.s.decision
    while decision is not None and not decision.starts_turn:
        asked.append(given.s.seat)
        given.s.apply(DONE if DONE in given.s.legal() else NO)
        decision = given.s.decision
    return asked


# Whom a card asks.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", [*OPPONENTS, *EVERYBODY])
def test_decisions_are_made_in_wake_up_order(name: str, seats: int) -> None:
    """From the top of the chart down, the owner, if asked at all, in its own place (glossary)."""
    given = Given(seats=seats)
    rows = [2, 4, 6, 5, 3, 1][-seats:]  # of each seat: neither clockwise nor against it
    for seat, row in enumerate(rows):
        visitors = VISITORS[3 * seat : 3 * seat + 3]
        given.seat(seat, row=row, lira=2, hand=["malvasia" if seat % 2 else "merlot", *visitors])
        given.seat(seat, structures=["irrigation"])
    asked = range(0 if name in EVERYBODY else 1, seats)
    assert answers(given.plays(name)) == sorted(asked, key=rows.__getitem__)


@pytest.mark.parametrize("name", [*OPPONENTS, *EVERYBODY])
def test_whoever_has_passed_is_asked_all_the_same(name: str) -> None:
    """Passing keeps nobody from another's card; only one winter visitor says otherwise (p. 11)."""
    given = four()
    for seat in (1, 2, 3):
        visitors = VISITORS[3 * seat : 3 * seat + 3]
        given.seat(seat, passed=1, lira=2, hand=["malvasia", *visitors])
    asked = answers(given.seat(0, structures=ALL).plays(name))
    assert asked == [2, 3, 1]
    given.waits_for(0).then(1, passed=1)


def test_the_turn_passes_on_from_the_owner_and_not_from_the_last_one_asked() -> None:
    """An answer to somebody's card is no turn."""
    given = four().plays("banker").chooses("no", "no", "no")
    given.waits_for(3).turn_is_over()


# Swindler.


def test_swindler_gains_from_every_opponent_one_or_the_other() -> None:
    """One pays, one refuses, and one without the money is not asked."""
    given = four().seat(2, lira=2).seat(3, lira=5).seat(1, lira=1).plays("swindler")
    given.waits_for(2).chooses("yes").waits_for(3).chooses("no").turn_is_over()
    given.then(0, lira=2, vp=2).then(2, lira=0).then(3, lira=5, vp=0).then(1, lira=1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_swindler_gains_more_from_more_opponents(seats: int) -> None:
    """Two lira of each who pays, a point of each who does not."""
    given = Given(seats=seats)
    for seat in range(seats):
        given.seat(seat, lira=2)
    poor = Given(seats=seats, vp=-5).plays("swindler").turn_is_over()
    poor.then(lira=0, vp=seats - 6)
    given.plays("swindler").chooses(*["yes"] * (seats - 1)).then(lira=2 * seats, vp=0)


# Banker.


def test_banker_asks_nobody_below_the_floor() -> None:
    """A point that one cannot lose cannot be sold; the owner sells none."""
    given = four().seat(0, vp=9).seat(2, vp=-5).seat(3, vp=-4).plays("banker")
    given.waits_for(3).chooses("yes").waits_for(1).chooses("no").turn_is_over()
    given.then(0, lira=5, vp=9).then(2, lira=0, vp=-5).then(3, lira=3, vp=-5).then(1, lira=0)


# Vendor.


def test_vendor_draws_for_opponents_as_long_as_there_are_cards() -> None:
    """The last summer visitor goes to the first who wants it, and nobody else is asked."""
    given = four().leaves("summer_visitor", ["vendor", "broker"]).plays("vendor")
    given.then(cards={"vine": 1, "order": 1, "winter_visitor": 1})
    given.waits_for(2).chooses("no").waits_for(3).chooses("yes").turn_is_over()
    given.then(3, hand=["broker"]).then(2, hand=[]).then(1, hand=[])
    assert given.s.available(1) == 1  # the Vendor itself, which makes a new deck at once


# Handyman.


def test_handyman_scores_for_each_opponent_who_builds() -> None:
    """Everybody builds two lira cheaper, the owner second and without a point for it."""
    given = four().seat(0, lira=3).seat(2, lira=3).seat(3, lira=0).seat(1, lira=9)
    given.plays("handyman").waits_for(2).chooses("yes", "structure windmill")
    given.then(0, vp=1).waits_for(0).chooses("yes", "structure windmill")
    given.waits_for(3).chooses("no").waits_for(1).chooses("yes", "structure tasting_room")
    given.turn_is_over().then(0, lira=0, structures=["windmill"], vp=2)
    given.then(2, lira=0, structures=["windmill"], vp=0).then(1, lira=5, vp=0).then(3, lira=0)


def test_handyman_asks_only_those_who_can_build() -> None:
    """What an opponent lacks is a lira, or something left to build."""
    given = four().seat(0, structures=ALL, lira=9).seat(2, structures=all_but("windmill"), lira=2)
    given.seat(3, structures=ALL).seat(1, structures=all_but("windmill"), lira=3)
    given.plays("handyman").waits_for(1).chooses("yes").turn_is_over()
    given.then(0, vp=1).then(1, lira=0, structures=ALL)


def test_handyman_can_end_the_game() -> None:
    """The twentieth point may come of an opponent's building."""
    given = Given(vp=19, structures=ALL).plays("handyman").chooses("yes", "structure yoke")
    given.turn_is_over().then(vp=20)
    assert given.s.last_year == 1


# Volunteer Crew.


def test_volunteer_crew_pays_for_each_opponent_who_plants() -> None:
    """Everybody may plant by the usual rules; the windmill scores for whoever has it."""
    given = four().seat(0, hand=["malvasia"], structures=["windmill"]).seat(2, hand=["malvasia"])
    given.seat(3, hand=["sangiovese"], structures=["windmill"]).seat(1, hand=["merlot"])
    given.plays("volunteer_crew").waits_for(2).chooses("yes", "field field_7").then(0, lira=2)
    given.waits_for(0).chooses("yes", "field field_5").waits_for(3).chooses("yes", "field field_6")
    given.turn_is_over().then(0, lira=4, vp=1, planted={"field_5": ["malvasia"]})
    given.then(2, vp=0, planted={"field_7": ["malvasia"]}).then(1, hand=["merlot"])
    given.then(3, vp=1, used=["windmill"], planted={"field_6": ["sangiovese"]})


def test_volunteer_crew_respects_windmills_that_have_turned_and_fields_that_are_full() -> None:
    """A windmill scores once a year, and a vine without a field is not asked about."""
    full = {"field_5": ["malvasia", "chardonnay"], "field_6": ["chardonnay", "syrah"]}
    given = four().seat(2, hand=["sangiovese"], planted=full, sold=["field_7"])
    given.seat(1, hand=["malvasia"], structures=["windmill"], used=["windmill"])
    given.plays("volunteer_crew").waits_for(1).chooses("yes", "field field_5").turn_is_over()
    given.then(0, lira=2).then(1, vp=0).then(2, hand=["sangiovese"])


# Importer.


def imported() -> Given:
    """Seat 2 holds two visitors, seat 3 one, seat 1 two; vines and orders are no visitors."""
    given = four().seat(2, hand=["queen", "vendor", "merlot"]).seat(3, hand=["judge"])
    return given.seat(1, hand=["broker", "scholar"]).plays("importer")


def test_importer_gets_three_visitors_from_the_opponents_together() -> None:
    """In any split, of either season; who comes after the third is not asked."""
    given = imported().waits_for(2).offers("done", "card queen", "card vendor")
    given.chooses("card vendor", "card queen").waits_for(3).chooses("card judge").turn_is_over()
    given.then(0, hand=["judge", "queen", "vendor"]).then(2, hand=["merlot"]).then(3, hand=[])
    given.then(1, hand=["broker", "scholar"])


def test_importer_draws_when_the_gifts_fall_short_and_they_go_back() -> None:
    """Never a mixture of gifts and draws."""
    given = imported().chooses("card queen", "done").waits_for(3).chooses("card judge")
    given.waits_for(1).chooses("done").turn_is_over().then(0, cards={"winter_visitor": 3})
    given.then(2, hand=["merlot", "queen", "vendor"]).then(3, hand=["judge"])
    assert [player.pledged for player in given.s.players] == [(), (), (), ()]


def test_importer_asks_nobody_once_three_are_out_of_reach() -> None:
    """After two refusals the last opponent alone cannot give three."""
    given = imported().chooses("done").waits_for(3).chooses("done").turn_is_over()
    given.then(0, cards={"winter_visitor": 3}).then(1, hand=["broker", "scholar"])


def test_importer_keeps_secret_what_is_laid_aside() -> None:
    """Its number is public, its faces are not."""
    s = imported().chooses("card queen").s
    seen = s.view(0)["players"]
    own = s.view(2)["players"]
    assert isinstance(seen, list)
    assert isinstance(own, list)
    assert seen[2]["pledged"] == 1
    assert "pledged_cards" not in seen[2]
    assert own[2]["pledged_cards"] == ["queen"]


@pytest.mark.parametrize("gifts", [[3], [1, 2], [2, 0, 1], [0, 1, 1, 1], [1, 0, 0, 1, 1]])
def test_importer_takes_any_split_among_the_opponents(gifts: list[int]) -> None:
    """What matters is three in all, whether one gives them or three."""
    given = Given(seats=len(gifts) + 1)
    for seat in range(1, given.s.seats):
        given.seat(seat, hand=VISITORS[3 * seat : 3 * seat + 3])
    given.plays("importer")
    given_away = []
    for seat, gift in enumerate(gifts, 1):
        cards = VISITORS[3 * seat : 3 * seat + gift]
        given.waits_for(seat).chooses(*[f"card {name}" for name in cards])
        given_away += cards
        if len(given_away) < 3:
            given.chooses("done")
    given.turn_is_over().then(hand=given_away)


# Wedding Party.


def test_wedding_party_is_given_for_one_two_or_three() -> None:
    """A point for each guest; the fourth would be one too many, and nobody is invited twice."""
    given = Given(seats=6, lira=9).plays("wedding_party")
    given.offers("seat 1", "seat 2", "seat 3", "seat 4", "seat 5").chooses("seat 4")
    given.offers("done", "seat 1", "seat 2", "seat 3", "seat 5").chooses("seat 1")
    given.offers("done", "seat 2", "seat 3", "seat 5").chooses("seat 5").turn_is_over()
    given.then(0, lira=3, vp=3).then(4, lira=2).then(1, lira=2).then(5, lira=2).then(2, lira=0)


@pytest.mark.parametrize(("lira", "guests"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_wedding_party_costs_two_lira_a_guest(lira: int, guests: int) -> None:
    """It ends where the money does."""
    given = Given(seats=5, lira=lira).plays("wedding_party")
    given.chooses(*[f"seat {seat}" for seat in range(1, guests + 1)]).turn_is_over()
    given.then(lira=lira - 2 * guests, vp=guests)


def test_wedding_party_may_stop_early() -> None:
    """One guest is enough, and one who has passed is as good as any."""
    given = Given(seats=3, lira=9).seat(2, passed=1).plays("wedding_party")
    given.chooses("seat 2", "done").turn_is_over().then(lira=7, vp=1).then(2, lira=2)
