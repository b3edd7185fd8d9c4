"""Rulings 60 to 68 and 122: the end of a tour's day."""

import pytest

from cuvee.games.naramata.delivery import row_penalty
from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn, drafted

FULL_T13 = {"cheese": [1, 5, 9], "view": 7, "purchase": [12, 13]}  # 5 + 8 + 12 points


def test_ruling_60_end_is_possible_on_any_turn_and_takes_no_time() -> None:
    """Early too, from wherever one is."""
    given = Given(time="11:30").chooses("end_day").then(place="end", time="11:30")
    given.waits_for(1)
    Given(place="dangelo", time="14:00").may("end_day")


def test_ruling_60_disks_and_an_upgrade_before_the_delivery() -> None:
    """On the END turn they count for what is delivered."""
    given = Given(time="17:00", prestige=8, disks=1, tourists={"t06": {"pairing": 1}})
    given.table(market=["", "", "", "lock_satisfies"]).chooses("buy 4, disks 0")
    given.chooses("flip lock_satisfies, use lock_satisfies").then(points=3 + 1)


def test_ruling_60_prestige_from_delivery_comes_too_late_for_a_purchase() -> None:
    """The reward is chosen after END, when nothing is for sale."""
    given = Given(prestige=4, tourists={"t13": FULL_T13})
    given.table(market=["", "", "", "paid_unlock"])
    assert given.why_not("buy 4") == "prestige"
    given.chooses("end_day").offers("points, prestige").chooses("prestige").then(prestige=7)
    given.waits_for(1)


def test_ruling_60_the_places_at_end_are_taken_in_the_order_of_arrival() -> None:
    """Which is what decides a tie on the next day."""
    given = Given(seats=3).seat(1, time="12:00").seat(2, time="11:30").chooses("end_day")
    given.waits_for(2).chooses("end_day").waits_for(1).chooses("end_day")
    assert given.s.turn_order() == [0, 2, 1]


@pytest.mark.parametrize(("time", "open_"), [("16:30", True), ("17:00", False), ("17:30", False)])
def test_ruling_61_no_action_starts_at_five_or_later(time: str, open_: bool) -> None:
    """At half past four there is one more."""
    given = Given(time=time)
    assert ("space dangelo 1" in given.offered()) == open_
    if not open_:
        assert given.why_not("space dangelo 1") == "closed"


def test_ruling_61_one_started_before_runs_to_its_end() -> None:
    """A pairing at half past four lasts until half past six."""
    given = Given(time="16:30", tourists={"t03": {}}).chooses("space three_sisters 2, act")
    given.then(time="18:30", tourists={"t03": {"pairing": 1}})


@pytest.mark.parametrize(
    ("time", "lost"),
    [("16:30", 0), ("17:00", 0), ("17:30", 2), ("18:00", 4), ("18:30", 6), ("19:00", 8)],
)
def test_ruling_62_two_points_for_each_slot_past_closing(time: str, lost: int) -> None:
    """Also beyond six."""
    Given(time=time, points=20).chooses("end_day").then(points=20 - lost)


def test_ruling_63_all_tourists_are_delivered_and_all_rows_score() -> None:
    """Partly filled rows score what they have."""
    tourists = {
        "t01": {"tasting": [1, 5], "pairing": 1},  # 6 + 3
        "t12": {"view": 4, "favor": 1},  # 4 + 1
        "t07": {"purchase": [6], "pairing": 1},  # 4 + 3
    }
    given = Given(tourists=tourists, points=5).chooses("end_day")
    given.then(points=5 + 9 + 5 + 7, tourists={})


@pytest.mark.parametrize(
    ("rows", "points"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 11), (5, 16), (6, 22), (7, 29)]
)
def test_ruling_64_the_table_of_empty_rows(rows: int, points: int) -> None:
    """Two, two, three, four and so on."""
    assert row_penalty(Given().s, rows) == points


def test_ruling_64_beyond_the_table_the_nth_row_costs_n() -> None:
    """8 more for the eighth, 16 more for the sixteenth."""
    s = Given().s
    assert [row_penalty(s, n) - row_penalty(s, n - 1) for n in range(8, 17)] == [*range(8, 17)]


def test_ruling_64_empty_rows_are_counted_over_all_tourists() -> None:
    """Four tourists with three rows each and nothing on any."""
    tourists: dict[str, dict[str, int]] = {"t14": {}, "t15": {}, "t16": {}, "t17": {}}
    given = Given(tourists=tourists, points=0).chooses("end_day")
    given.then(points=-(29 + 8 + 9 + 10 + 11 + 12))


def test_ruling_65_a_point_or_a_prestige_for_each_row_of_a_complete_tourist() -> None:
    """One kind for the whole tourist."""
    for step, points, prestige in (("points", 25 + 3, 0), ("prestige", 25, 3)):
        given = Given(tourists={"t13": FULL_T13}).chooses("end_day").offers("points, prestige")
        given.chooses(step).then(points=points, prestige=prestige)


def test_ruling_65_the_choice_may_differ_between_tourists() -> None:
    """Points for the one, prestige for the other."""
    full_t03 = {"view": 7, "pairing": 1}  # 8 + 3
    given = Given(tourists={"t13": FULL_T13, "t03": full_t03}).chooses("end_day")
    given.chooses("points, prestige").then(points=25 + 3 + 11, prestige=2)


def test_ruling_65_every_row_must_be_at_its_maximum() -> None:
    """One view token short, and there is no reward."""
    given = Given(tourists={"t13": {**FULL_T13, "view": 6}}).chooses("end_day")
    given.then(points=5 + 6 + 12, prestige=0).waits_for(1)


@pytest.mark.parametrize(
    ("tourists", "points"),
    [
        ({"t01": {"tasting": [1]}}, 3),  # one empty row
        ({"t01": {}}, 0),
        ({"t14": {}}, -3),
        ({"t01": {}, "t08": {}}, -3 - 4),
        ({"t14": {}, "t41": {}}, 4 - 29),  # seven
    ],
)
def test_ruling_66_the_first_two_empty_rows_cost_the_purple_van_nothing(
    tourists: dict[str, object], points: int
) -> None:
    """The third still costs 3: the table's total less 4, and never a gain."""
    given = Given(vehicle="purple", tourists=tourists).chooses("end_day")
    given.then(points=points)


@pytest.mark.parametrize(
    ("tourists", "points"),
    [
        ({"t01": {}}, 0),
        ({"t14": {}, "t41": {}}, 0),  # two tourists, seven rows
        ({"t01": {"pairing": 1}, "t14": {}, "t41": {}}, 3 - 2),  # the one row of the third
        ({"t01": {}, "t14": {}, "t41": {}, "t44": {}}, -16),  # two rows and three
    ],
)
def test_ruling_66_the_other_reading_is_an_option(tourists: dict[str, object], points: int) -> None:
    """All rows of the two tourists with most empty ones cost nothing; the others begin at 2."""
    given = Given(vehicle="purple", options={"purple": "tourists"}, tourists=tourists)
    given.chooses("end_day").then(points=points)
    red = Given(vehicle="red", options={"purple": "tourists"}, tourists={"t01": {}})
    red.chooses("end_day").then(points=-4)


def test_ruling_67_points_may_go_below_zero() -> None:
    """By an empty vehicle and a late arrival."""
    given = Given(time="18:00", points=1, tourists={"t01": {}}).chooses("end_day")
    given.then(points=1 - 4 - 4)


def test_ruling_68_disks_tokens_and_cards_are_put_back() -> None:
    """And which upgrades are active is chosen anew."""
    given = Given(
        upgrades=["disk_die", "unlock_store"],
        on_cards=["disk_die"],
        beside=1,
        keys=2,
        tourists={"t13": {"cheese": [1, 5], "purchase": [3]}},
    )
    dawn(given).asked("choose_active").then(on_cards=[], beside=0, keys=0, disks=4, tourists={})
    given.on_table(cheese=[1, 5], purchase=[3])
    drafted(given.chooses("flip disk_die, done")).then(active=["unlock_store"])


@pytest.mark.parametrize(
    ("tourists", "points"),
    [
        ({"t01": {}, "t14": {}, "t41": {}}, -4),  # two rows count, not the three and the four
        ({"t41": {}, "t14": {}, "t01": {}}, -4),  # in whatever order they ride
        ({"t01": {}, "t08": {}, "t14": {}, "t41": {}}, -11),  # two and two
        ({"t01": {"pairing": 1}, "t14": {}, "t41": {}}, 3 - 2),  # one
        ({"t14": {}, "t41": {}}, 0),
    ],
)
def test_ruling_122_the_two_tourists_with_most_empty_rows_are_left_out(
    tourists: dict[str, object], points: int
) -> None:
    """The rows of the others begin at the top of the table, where the first costs 2."""
    given = Given(vehicle="purple", options={"purple": "tourists"}, tourists=tourists)
    given.chooses("end_day").then(points=points)
