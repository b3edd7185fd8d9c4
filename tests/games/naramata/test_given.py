"""The table tests are set on is a real one."""

from cuvee.games.naramata.game import NARAMATA
from tests.games.naramata.given import Given


def test_a_turn_is_taken_and_the_next_begins() -> None:
    """The sentence that every action's test is made of."""
    given = Given(prestige=5).chooses("space dangelo 1, act").then(time="12:00").turn_is_over()
    given.waits_for(1)


def test_a_step_that_is_not_on_offer_has_a_reason() -> None:
    """The same that a player is told."""
    assert Given(place="hillside").why_not("space dangelo 1") == "behind"


def test_nothing_set_by_hand_adds_or_loses_a_card() -> None:
    """What is laid before a tour comes out of the decks."""
    dealt = NARAMATA.invariants(NARAMATA.new(seats=3))
    given = Given(seats=3, upgrades=["extra_disk"], tourists={"t13": {"cheese": [1], "view": 2}})
    given.table(market=["late_close", "", "disk_die", "extra_disk"]).draws("cheese", 9, 13)
    assert NARAMATA.invariants(given.s) == dealt


def test_a_position_set_by_hand_is_saved_and_read_back() -> None:
    """It stands at a decision like any other."""
    given = Given(disks=2, vehicle="yellow", place="road dangelo", upgrades=["disk_die"])
    assert NARAMATA.state(given.s.to_dict()).legal() == given.s.legal()
