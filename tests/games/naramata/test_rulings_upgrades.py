"""Rulings 47 to 59: single upgrades."""

import pytest

from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn, next_turn

PAIRING = "space three_sisters 2, act"
LOCKS = ["roche 1", "roche 2", "dangelo 1", "dangelo 2"]


def test_ruling_47_the_keyring_takes_three_locks_a_day_for_nothing() -> None:
    """No disk; the fourth stays, until the next day."""
    given = Given(upgrades=["unlock_store"]).table(locks=LOCKS)
    given.chooses("use unlock_store, space roche 1, use unlock_store, space dangelo 2")
    given.chooses("use unlock_store, space roche 2").on_table(locks=["dangelo 1"]).then(keys=3)
    assert given.why_not("use unlock_store") == "keyring_full"
    dawn(given).then(keys=0).on_table(locks=["dangelo 1"])


def test_ruling_48_two_actions_for_a_disk_the_second_locked_or_not() -> None:
    """The time of both; only the first space is locked by it."""
    given = Given(upgrades=["double_action"], disks=1).table(locks=["dangelo 2"])
    given.chooses("space dangelo 1, act, space dangelo 2").then(time="12:30", disks=0)
    given.then(on_cards=["double_action"]).on_table(locks=["dangelo 1", "dangelo 2"])
    free = Given(upgrades=["double_action"], disks=1)
    free.chooses("space dangelo 1, act, space dangelo 2").on_table(locks=["dangelo 1"])


def test_ruling_48_the_first_space_must_be_legal() -> None:
    """No disk opens a lock."""
    given = Given(upgrades=["double_action"], disks=1).table(locks=["dangelo 2"])
    assert given.why_not("space dangelo 2") == "locked"


def test_ruling_48_the_second_follows_the_player_count() -> None:
    """The space for four is for four."""
    given = Given(upgrades=["double_action"], disks=1).chooses("space upper_bench 1, act")
    assert given.why_not("space upper_bench 4") == "not_in_play"
    four = Given(seats=4, upgrades=["double_action"], disks=1).chooses("space upper_bench 1, act")
    four.may("space upper_bench 4")


def test_ruling_48_the_second_may_be_a_bottle_or_a_pit_stop() -> None:
    """But never the owner's contract."""
    bottle = Given(upgrades=["double_action"], disks=1).chooses("space upper_bench 1, act")
    bottle.chooses("space upper_bench 3, points").then(points=3, time="12:30")
    stop = Given(upgrades=["double_action"], disks=1).chooses("roll 1, space dangelo 2, act")
    stop.then(prestige=1).chooses("pit_stop").then(prestige=3, time="12:00")
    own = Given(upgrades=["double_action"], disks=1, bottles=["upper_bench"])
    own.chooses("space upper_bench 1, act")
    assert own.why_not("space upper_bench 3") == "bottle_owned"


def test_ruling_48_the_second_starts_on_the_running_clock_before_closing() -> None:
    """A pairing after a tasting pays by the later hour; at five it is too late."""
    given = Given(upgrades=["double_action"], disks=1, time="12:00")
    given.chooses("space hillside 1, act").seat(0, prestige=0)
    given.chooses("space hillside 2").then(prestige=8, time="15:00")
    late = Given(upgrades=["double_action", "disk_points"], disks=1, time="16:00")
    late.chooses("space hillside 1, act")
    assert late.why_not("space hillside 2") == "closed"


def test_ruling_48_needs_a_disk() -> None:
    """Without one the turn is over."""
    Given(upgrades=["double_action"]).chooses("space dangelo 1, act").turn_is_over()


@pytest.mark.parametrize("deck", ["cheese", "tasting"])
def test_ruling_49_the_second_card_is_free_and_a_third_costs_2(deck: str) -> None:
    """Cheese for cheese, wine for wine."""
    space = "upper_bench 1" if deck == "cheese" else "upper_bench 2"
    given = Given(upgrades=[f"{deck}_free", f"{deck}_draw"], prestige=2, tourists={"t14": {}})
    given.draws(deck, 1, 5, 9).chooses(f"space {space}, act", f"{deck} 1, {deck} 5")
    given.then(prestige=2).chooses(f"{deck} 9").then(prestige=0)
    given.then(tourists={"t14": {deck: [1, 5, 9]}})


def test_ruling_49_the_upgrade_of_one_deck_is_not_for_the_other() -> None:
    """The wine card speaks of wine."""
    given = Given(upgrades=["tasting_free"], tourists={"t05": {}}).draws("cheese", 1, 5)
    given.chooses("space upper_bench 1, act, cheese 1").then(tourists={"t05": {"cheese": [1]}})


@pytest.mark.parametrize("time", ["11:00", "12:00", "13:00", "16:00"])
def test_ruling_50_at_least_9_then_5_more(time: str) -> None:
    """Together always 14; alone 9, or the table's prestige and 5."""
    floor = Given(upgrades=["pairing_floor"], time=time).chooses(PAIRING).then(prestige=9)
    plus = Given(upgrades=["pairing_plus_5"], time=time).chooses(PAIRING)
    plus.then(prestige={"11:00": 0, "12:00": 4, "13:00": 8, "16:00": 0}[time] + 5)
    both = Given(upgrades=["pairing_floor", "pairing_plus_5"], time=time).chooses(PAIRING)
    both.then(prestige=14)
    floor.then(points=0)  # prestige, whatever one rulebook says


def test_ruling_50_on_the_road_as_well() -> None:
    """For the yellow vehicle that has both."""
    given = Given(vehicle="yellow", upgrades=["pairing_floor", "pairing_plus_5"])
    given.chooses("road_pairing upper_bench").then(prestige=14)


def test_ruling_51_view_upgrades_are_for_the_view_action_and_keep_to_the_cap() -> None:
    """Three more to a roll of 3 make 4, or 5 with the larger rack."""
    both = ["view_plus_1", "view_plus_2"]
    given = Given(tourists={"t03": {}}, upgrades=both).chooses("roll 3, space four_shadows 1, act")
    given.then(tourists={"t03": {"view": 4}})
    rack = Given(tourists={"t03": {}}, upgrades=[*both, "view_cap_5"])
    rack.chooses("roll 3, space four_shadows 1, act").then(tourists={"t03": {"view": 5}})
    die = Given(upgrades=[*both, "disk_die"], disks=1)
    die.chooses("roll 3, use disk_die").then(prestige=4)


def test_ruling_51_the_larger_cap_is_for_bought_tokens_too() -> None:
    """One rolled, four bought."""
    given = Given(tourists={"t03": {}}, upgrades=["view_cap_5"], prestige=9)
    given.chooses("roll 1, space four_shadows 1, act, tokens 4")
    given.then(tourists={"t03": {"view": 5}}, prestige=5)


@pytest.mark.parametrize(
    "own",
    [
        {"upgrades": ["late_close"]},
        {"vehicle": "blue"},
        {"upgrades": ["late_close"], "vehicle": "blue"},
    ],
)
def test_ruling_52_closing_is_at_six(own: dict[str, object]) -> None:
    """An action may start at five sharp, not later, and penalties count from six; not added up."""
    Given(time="17:00").seat(0, **own).may("space dangelo 1")
    late = Given(time="17:30", points=20).seat(0, **own)
    assert late.why_not("space dangelo 1") == "closed"
    for time, lost in (("18:00", 0), ("18:30", 2), ("19:00", 4)):
        Given(time=time, points=20).seat(0, **own).chooses("end_day").then(points=20 - lost)


def test_ruling_53_a_lock_stands_in_on_an_open_cheese_or_view_row() -> None:
    """For a disk; it is a card of no type, or a token."""
    given = Given(upgrades=["lock_satisfies"], disks=3, tourists={"t05": {"cheese": [1]}})
    given.chooses("use lock_satisfies, use lock_satisfies")
    given.then(tourists={"t05": {"cheese": [1], "locks": 2}}, disks=1)
    assert given.why_not("use lock_satisfies") == "no_open_rows"
    given.chooses("end_day").then(points=5 - 2)  # three cheeses, and no pairing


def test_ruling_53_where_both_rows_are_open_one_says_which() -> None:
    """And on which tourist."""
    given = Given(upgrades=["lock_satisfies"], disks=3, tourists={"t11": {}, "t06": {}})
    given.chooses("use lock_satisfies, tourist t11, option 2")
    given.then(tourists={"t11": {"view": 1}, "t06": {}})
    given.chooses("use lock_satisfies, tourist t11, option 1, use lock_satisfies, tourist t06")
    given.then(tourists={"t11": {"view": 1, "locks": 1}, "t06": {"view": 1}})


def test_ruling_53_on_the_end_turn_too() -> None:
    """A row less that is empty."""
    given = Given(upgrades=["lock_satisfies"], disks=1, tourists={"t06": {"pairing": 1}})
    given.seat(0, time="17:00").may("use lock_satisfies").chooses("use lock_satisfies")
    given.then(points=3 + 1)


def test_ruling_54_two_prestige_for_each_lock() -> None:
    """Any number, as long as there are locks and prestige."""
    given = Given(upgrades=["paid_unlock"], prestige=5).table(locks=LOCKS)
    given.chooses("use paid_unlock, space roche 1, use paid_unlock, space dangelo 2")
    given.then(prestige=1).on_table(locks=["roche 2", "dangelo 1"])
    assert given.why_not("use paid_unlock") == "prestige"
    assert Given(upgrades=["paid_unlock"], prestige=5).why_not("use paid_unlock") == "no_lock"


def test_ruling_55_half_an_hour_less_for_each_disk_never_below_half_an_hour() -> None:
    """A pairing takes three disks at most, a view none."""
    given = Given(upgrades=["disk_minus_30"], disks=4).chooses(PAIRING)
    given.offers("disks 0, disks 1, disks 2, disks 3").chooses("disks 3")
    given.then(time="11:30", disks=1, on_cards=["disk_minus_30"] * 3)
    Given(upgrades=["disk_minus_30"], disks=4).chooses("space dangelo 2, act").then(time="11:30")


def test_ruling_55_a_contract_turn_still_costs_half_an_hour() -> None:
    """One of its actions is shorter, and then the hour is given back."""
    given = Given(upgrades=["disk_minus_30"], disks=1, bottles=["upper_bench"])
    given.chooses("space upper_bench 3, space upper_bench 2, disks 1").then(time="11:30")
    given.chooses("done").then(time="11:30", disks=0)


@pytest.mark.parametrize(
    ("start", "steps", "back"),
    [
        ("11:00", "space dangelo 1, act", 1),  # on the stroke of noon
        ("11:30", "space dangelo 1, act", 1),  # past it
        ("12:00", "space dangelo 1, act", 0),  # it struck before
        ("14:30", "space dangelo 1, act", 1),
        ("11:00", "space dangelo 2, act", 0),
    ],
)
def test_ruling_56_a_spent_disk_comes_back_at_noon_and_at_three(
    start: str, steps: str, back: int
) -> None:
    """On reaching or passing the hour."""
    given = Given(upgrades=["disk_refresh"], beside=2, time=start).chooses(steps)
    given.then(disks=back, beside=2 - back)


def test_ruling_56_both_hours_each_once_a_day() -> None:
    """Noon in one turn, three in a later one."""
    given = Given(upgrades=["disk_refresh"], beside=3, time="11:30").seat(1, time="16:30")
    given.chooses(PAIRING).then(disks=1, time="13:30").chooses("space hillside 2, act")
    given.then(disks=2, time="15:30").chooses("space lang 1, act").then(disks=2)


def test_ruling_56_from_a_card_or_from_beside_the_vehicle() -> None:
    """As the player likes."""
    given = Given(upgrades=["disk_refresh", "disk_die"], beside=1, on_cards=["disk_die"])
    given.chooses("space dangelo 1, act").offers("option 1, use disk_die")
    given.chooses("use disk_die").then(disks=1, beside=1, on_cards=[])


def test_ruling_56_an_hour_passed_in_a_contract_turn_stays_passed() -> None:
    """The meeple went past noon and came back; the disk is there, and noon is over."""
    given = Given(upgrades=["disk_refresh"], beside=2, bottles=["upper_bench"])
    given.chooses("space upper_bench 3, space upper_bench 2, pit_stop, done")
    given.then(time="11:30", disks=1, beside=1)
    next_turn(given.seat(1, time="16:30")).chooses("space dangelo 2, act").then(disks=1)


def test_ruling_57_a_disk_for_a_roll_and_1_or_for_2_points() -> None:
    """At once."""
    given = Given(upgrades=["disk_die", "disk_points"], disks=2).chooses("roll 2, use disk_die")
    given.then(prestige=3, disks=1, points=0).chooses("use disk_points").then(points=2, disks=0)


@pytest.mark.parametrize(("deck", "pays"), [("cheese", 1 + 2 + 2), ("tasting", 3 + 4 + 4)])
def test_ruling_58_one_discarded_card_of_a_draw_pays_double(deck: str, pays: int) -> None:
    """The dearest, as nobody would choose another."""
    space = "upper_bench 1" if deck == "cheese" else "upper_bench 2"
    given = Given(upgrades=[f"{deck}_double"]).draws(deck, 1, 7)
    given.chooses(f"space {space}, act").then(prestige=pays)


def test_ruling_59_a_pairing_in_an_hour() -> None:
    """Instead of two."""
    Given(upgrades=["pairing_hour"]).chooses(PAIRING).then(time="12:00")
