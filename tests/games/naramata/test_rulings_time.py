"""Rulings 8 to 12: the time track and whose turn it is."""

import pytest

from tests.games.naramata.given import Given
from tests.games.naramata.opening import next_turn


@pytest.mark.parametrize(
    ("space", "minutes"),
    [
        ("upper_bench 1", 30),  # cheese
        ("four_shadows 1", 30),  # view
        ("roche 2", 30),  # purchase
        ("upper_bench 2", 60),  # tasting
        ("three_sisters 2", 120),  # pairing
    ],
)
def test_ruling_8_time_runs_on_from_eleven_by_what_an_action_takes(
    space: str, minutes: int
) -> None:
    """To the right: towards five o'clock."""
    given = Given().chooses(f"space {space}, act")
    assert given.s.players[0].time * 30 == minutes


def test_ruling_8_a_claim_takes_an_hour_and_a_pit_stop_half_an_hour() -> None:
    """On the same space."""
    Given().chooses("space upper_bench 3, act, points").then(time="12:00")
    Given().chooses("space upper_bench 3, pit_stop").then(time="11:30")


def test_ruling_9_the_earliest_is_next() -> None:
    """Wherever on the road."""
    given = Given(seats=3, time="13:00").seat(1, time="12:30").seat(2, time="14:00")
    next_turn(given).waits_for(1)


def test_ruling_9_of_those_in_a_slot_the_first_to_arrive_is_next() -> None:
    """Seat 1 comes to noon before seat 0 does, and stands below."""
    given = Given(time="11:30").seat(1, time="11:00")
    next_turn(given).waits_for(1).chooses("space maple_leaf 1, act").then(1, time="12:00")
    given.waits_for(0).chooses("space four_shadows 1, act").then(0, time="12:00").waits_for(1)


def test_ruling_9_the_same_player_may_act_twice_in_a_row() -> None:
    """As long as nobody is earlier."""
    given = Given().seat(1, time="12:00").chooses("space four_shadows 1, act").waits_for(0)
    given.then(time="11:30").chooses("space dangelo 2, act").then(time="12:00").waits_for(1)


def test_ruling_10_the_lock_comes_before_the_action_and_time_after_it() -> None:
    """While the cards are looked at the space is taken and the clock stands still."""
    given = Given(tourists={"t01": {}}).chooses("space roche 1, act").asked("keep_tasting")
    given.on_table(locks=["roche 1"]).then(place="roche", time="11:00")
    given.chooses("done").then(time="12:00").waits_for(1)


def test_ruling_10_free_actions_are_for_ones_own_turn() -> None:
    """The other's upgrade, disks and prestige have to wait."""
    given = Given().seat(1, upgrades=["disk_points"], disks=3, prestige=20)
    given.table(market=["", "", "", "paid_unlock"])
    assert given.why_not("use disk_points") == "not_owned"  # it is seat 0 that would use it
    assert given.why_not("buy 4") == "prestige"
    given.chooses("space four_shadows 1, act").waits_for(1).may("use disk_points, buy 4")


def test_ruling_11_who_is_done_leaves_the_track_and_the_others_go_on() -> None:
    """Nobody is hurried: seat 1 has turn after turn, long before seat 0's last time."""
    given = Given(time="16:30").seat(1, time="11:00").chooses("end_day").then(place="end")
    given.waits_for(1).chooses("space maple_leaf 2, act").then(1, time="11:30").waits_for(1)
    given.chooses("space dangelo 1, act").then(1, time="12:30").waits_for(1)


def test_ruling_12_a_late_meeple_stays_and_end_is_the_only_choice() -> None:
    """At five it is too late, and the turn comes when the track says so."""
    given = Given(time="17:00", prestige=5).seat(1, time="16:30", prestige=5)
    given.table(market=["", "", "", "paid_unlock"])  # so that there is something else to do
    next_turn(given).waits_for(1).chooses("space maple_leaf 1, act, done").then(1, time="17:30")
    given.waits_for(0).offers("end_day, buy 4")
    assert given.why_not("space dangelo 1") == "closed"
    given.chooses("end_day").waits_for(1).offers("end_day, buy 4")


def test_ruling_12_end_is_reached_in_the_order_of_the_track() -> None:
    """The later meeple comes to END later, whoever is further along the road."""
    given = Given(seats=3, time="17:30", place="legend").seat(1, time="18:00", place="lang")
    given.seat(2, time="17:00", place="dangelo").table(market=["", "", "", "paid_unlock"])
    for seat in (0, 1, 2):
        given.seat(seat, prestige=5)
    next_turn(given).waits_for(2).chooses("end_day").waits_for(0).chooses("end_day").waits_for(1)
    assert given.s.players[2].arrival < given.s.players[0].arrival


def test_ruling_12_with_the_later_closing_the_last_slot_is_five_sharp() -> None:
    """The blue vehicle may begin at 5:00, and not at 5:30."""
    Given(vehicle="blue", time="17:00").may("space dangelo 1")
    Given(vehicle="blue", time="17:30").offers("end_day")
