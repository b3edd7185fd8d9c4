"""Rulings 28 and 30 to 32: view, pairing, and the pairing on the road."""

import pytest

from cuvee.games.naramata.board.wineries import ON_ROAD, WINERY_KEYS
from tests.games.naramata.given import Given
from tests.games.naramata.opening import next_turn

VIEW = "space four_shadows 1, act"
PAIRING = "space three_sisters 2, act"


def viewing(roll: int, **own: object) -> Given:
    """Seat 0 has rolled the die at a view."""
    return Given().seat(0, **own).chooses(f"roll {roll}", VIEW)


def test_ruling_28_tokens_for_the_roll_are_placed_in_any_split() -> None:
    """Three tokens, two here and one there."""
    given = viewing(3, tourists={"t03": {}, "t06": {}})
    given.chooses("tourist t03, tourist t06, tourist t03")
    given.then(tourists={"t03": {"view": 2}, "t06": {"view": 1}}, prestige=0, time="11:30")


@pytest.mark.parametrize(("roll", "upgrades"), [(3, []), (1, ["view_plus_2"])])
def test_ruling_28_one_more_at_1_prestige_each_up_to_the_cap_of_4(
    roll: int, upgrades: list[str]
) -> None:
    """Three tokens leave room for one more."""
    given = viewing(roll, tourists={"t03": {}}, prestige=5, upgrades=upgrades)
    given.offers("tokens 0, tokens 1").chooses("tokens 1")
    given.then(prestige=4, tourists={"t03": {"view": 4}})


def test_ruling_28_tokens_beyond_the_cap_are_lost_without_pay() -> None:
    """A roll of 3 with both upgrades is 6, of which 4 count; none is paid for."""
    given = viewing(3, tourists={"t03": {}}, upgrades=["view_plus_1", "view_plus_2"])
    given.then(tourists={"t03": {"view": 4}}, prestige=0)
    full = viewing(3, tourists={"t06": {"view": 4}}, upgrades=["view_plus_1", "view_plus_2"])
    full.then(prestige=4)


def test_ruling_28_a_rolled_token_that_fits_nowhere_pays_1() -> None:
    """One fits, two do not."""
    viewing(3, tourists={"t06": {"view": 3}}).then(prestige=2, tourists={"t06": {"view": 4}})
    viewing(3, tourists={"t01": {}}).then(prestige=3)


def test_ruling_28_a_bought_token_must_be_placed() -> None:
    """With one place left after the roll only one can be bought."""
    given = viewing(1, tourists={"t06": {"view": 2}}, prestige=9)
    given.offers("tokens 0, tokens 1")
    none = viewing(1, tourists={"t06": {"view": 3}}, prestige=9)
    none.then(prestige=9, tourists={"t06": {"view": 4}}).turn_is_over()


def test_ruling_28_a_token_that_fits_is_placed_and_not_cashed_in() -> None:
    """There is no choice but where."""
    given = viewing(1, tourists={"t03": {}, "t06": {}}).offers("tourist t03, tourist t06")
    given.chooses("tourist t06").then(prestige=0)


def test_ruling_28_buying_needs_the_prestige() -> None:
    """One for each token."""
    given = viewing(1, tourists={"t03": {}}, prestige=1).offers("tokens 0, tokens 1")
    assert given.why_not("tokens 2") == "prestige"


def test_ruling_30_a_token_for_every_tourist_who_wants_a_pairing() -> None:
    """All at once; the others get none."""
    given = Given(time="13:00", tourists={"t01": {}, "t03": {}, "t04": {}}).chooses(PAIRING)
    given.then(tourists={"t01": {"pairing": 1}, "t03": {"pairing": 1}, "t04": {}})


@pytest.mark.parametrize(
    ("time", "prestige"),
    [
        ("11:00", 0),
        ("11:30", 2),
        ("12:00", 4),
        ("12:30", 6),
        ("13:00", 8),
        ("13:30", 6),
        ("14:00", 4),
        ("14:30", 2),
        ("15:00", 0),
        ("16:30", 0),
    ],
)
def test_ruling_30_prestige_by_the_time_before_the_meeple_moves(time: str, prestige: int) -> None:
    """Outside lunch it may be done for nothing."""
    given = Given(time=time, tourists={"t01": {}}).chooses(PAIRING)
    given.then(prestige=prestige, tourists={"t01": {"pairing": 1}})


def test_ruling_30_a_second_pairing_pays_and_satisfies_nobody() -> None:
    """Lunch at eleven, and again at one."""
    given = Given(tourists={"t01": {}}).seat(1, time="16:30").chooses(PAIRING).then(prestige=0)
    given.chooses("space hillside 2, act").then(prestige=8, time="15:00")
    given.then(tourists={"t01": {"pairing": 1}})


def test_ruling_31_a_pairing_token_is_3_points_at_delivery() -> None:
    """Once for each tourist, however many pairings there were."""
    given = Given(tourists={"t05": {"cheese": [1]}}).seat(1, time="16:30")
    given.chooses(PAIRING, "space hillside 2, act", "end_day").then(points=1 + 3)


def test_ruling_32_yellow_stops_on_the_road_between_two_wineries() -> None:
    """No lock, nobody blocked, the usual time and prestige."""
    given = Given(vehicle="yellow", place="dangelo", time="13:00", tourists={"t09": {}})
    given.chooses("road_pairing poplar_grove_cheese")
    given.then(place="road poplar_grove_cheese", time="15:00", prestige=8)
    given.then(tourists={"t09": {"pairing": 1}}).on_table(locks=[])
    next_turn(given.seat(1, place="dangelo", time="13:30"))
    given.may("space poplar_grove_cheese 1, space hillside 1")


def test_ruling_32_upgrades_hold_on_the_road() -> None:
    """Nine at least and five more, in an hour."""
    upgrades = ["pairing_floor", "pairing_plus_5", "pairing_hour"]
    given = Given(vehicle="yellow", upgrades=upgrades).chooses("road_pairing upper_bench")
    given.then(prestige=14, time="12:00")


def test_ruling_32_no_favor_on_the_road() -> None:
    """Past a signature winery is not at it."""
    given = Given(vehicle="yellow", tourists={"t09": {}}).chooses("road_pairing upper_bench")
    given.then(tourists={"t09": {"pairing": 1}})


def test_ruling_32_not_before_the_first_winery_of_a_road_nor_after_the_last() -> None:
    """Past every winery that another one follows."""
    given = Given(vehicle="yellow")
    roads = [step.split()[1] for step in given.offered() if step.startswith("road_pairing")]
    course = given.s.course
    ahead = course.ahead[given.s.players[0].place]
    followed = [n for n in range(len(WINERY_KEYS)) if ahead >> n & 1 and course.next[n]]
    assert sorted(roads) == sorted(WINERY_KEYS[winery] for winery in followed)
    assert given.why_not("road_pairing legend") == "no_road"


def test_ruling_32_right_after_the_present_winery_or_further_on() -> None:
    """Not where one has been."""
    given = Given(vehicle="yellow", place="dangelo").may("road_pairing dangelo, road_pairing lang")
    assert given.why_not("road_pairing roche") == "behind"
    on_road = Given(vehicle="yellow", place="road dangelo")
    assert on_road.why_not("road_pairing dangelo") == "behind"
    on_road.may("road_pairing poplar_grove_cheese")


def test_ruling_32_it_is_past_the_winery_behind_it() -> None:
    """And before a fork not committed to either branch."""
    given = Given(vehicle="yellow", place="road poplar_grove_cheese")
    assert given.why_not("space poplar_grove_cheese 1") == "behind"
    given.may("space hillside 1, space singletree 1, space lock_worth 1")


def test_ruling_32_a_blocked_winery_is_passed_all_the_same() -> None:
    """The road is free."""
    given = Given(vehicle="yellow").seat(1, place="four_shadows")
    given.may("road_pairing four_shadows, road_pairing upper_bench")


def test_ruling_32_no_pit_stop_and_no_second_action_there() -> None:
    """Nothing is asked."""
    given = Given(vehicle="yellow", upgrades=["double_action"], disks=3)
    given.chooses("road_pairing upper_bench").turn_is_over().then(disks=3)


def test_ruling_32_the_other_vehicles_do_not_stop_on_the_road() -> None:
    """Only the yellow one does."""
    assert Given(vehicle="red").why_not("road_pairing dangelo") == "no_roadside"


def test_ruling_32_not_after_closing() -> None:
    """Like every action."""
    assert Given(vehicle="yellow", time="17:00").why_not("road_pairing dangelo") == "closed"


@pytest.mark.parametrize("winery", ["hillside", "black_widow", "therapy", "three_sisters"])
def test_ruling_32_a_junction_before_the_next_winery_does_not_matter(winery: str) -> None:
    """Before a fork both branches stay ahead, before a join what follows it."""
    given = Given(vehicle="yellow", place=winery, time="13:00")
    given.chooses(f"road_pairing {winery}").then(place=f"road {winery}", time="15:00")
    course, player = given.s.course, given.s.players[0]
    number = WINERY_KEYS.index(winery)
    assert course.ahead[player.place] == course.ahead[number]
    assert player.place >= ON_ROAD
