"""Rulings 33 to 35: signature wineries, their bottles, and favor."""

from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn, drafted, next_turn

UPPER_BENCH = "space upper_bench 3"  # cheese, tasting, contract, and purchase for four
LAUGHING_STOCK = "space laughing_stock 3"  # tasting, purchase, contract, and cheese for four


def owner(where: str, **own: object) -> Given:
    """Seat 0 stands on the contract space of a winery whose bottle it has."""
    return Given(bottles=[where]).seat(0, **own).chooses(f"space {where} 3").asked("contract")


def test_ruling_33_any_other_spaces_each_once_and_one_pit_stop() -> None:
    """Locked or not, in play or not; each disappears once it was used."""
    given = Given(bottles=["upper_bench"]).table(locks=["upper_bench 1", "upper_bench 2"])
    given.chooses(UPPER_BENCH)
    given.offers("space upper_bench 1, space upper_bench 2, space upper_bench 4, pit_stop")
    given.chooses("space upper_bench 2")
    given.offers("done, space upper_bench 1, space upper_bench 4, pit_stop")
    given.chooses("pit_stop").offers("done, space upper_bench 1, space upper_bench 4")
    assert given.why_not("pit_stop") == "done_already"
    assert given.why_not("space upper_bench 2") == "done_already"


def test_ruling_33_at_least_one_thing_is_done() -> None:
    """The owner cannot come and do nothing."""
    assert owner("upper_bench").why_not("done") == "not_asked"


def test_ruling_33_prestige_of_one_action_pays_for_the_next() -> None:
    """A pit stop, then a box of wine."""
    given = owner("upper_bench", tourists={"t02": {}}).leaves("purchase", 6).chooses("roll 2")
    given.chooses("pit_stop").then(prestige=3).chooses("space upper_bench 4, purchase 6")
    given.then(prestige=0, tourists={"t02": {"purchase": [6]}})


def test_ruling_33_one_upgrade_between_the_actions() -> None:
    """It works for those that follow; there is no second one."""
    given = owner("upper_bench", prestige=20, tourists={"t05": {}})
    given.table(market=["", "", "paid_unlock", "cheese_draw"]).draws("cheese", 1, 5, 9)
    given.chooses("pit_stop, buy 4, flip cheese_draw")
    assert given.why_not("buy 4") == "one_upgrade_a_turn"
    given.chooses("space upper_bench 1").then(drawn=[1, 5, 9])


def test_ruling_33_one_upgrade_before_or_after_them() -> None:
    """At the start of the turn, or at its end."""
    market = ["", "", "", "paid_unlock"]
    before = Given(bottles=["upper_bench"], prestige=5).table(market=market)
    before.chooses("buy 4, flip paid_unlock", UPPER_BENCH, "pit_stop")
    after = owner("upper_bench", prestige=5).table(market=market)
    after.chooses("pit_stop, space upper_bench 1, buy 4, flip paid_unlock, done")
    after.then(upgrades=["paid_unlock"]).turn_is_over()


def test_ruling_33_the_clock_moves_after_each_action() -> None:
    """A pairing after a tasting pays by the later time."""
    given = Given(bottles=["hillside"], time="12:30").chooses("space hillside 3")
    given.chooses("pit_stop, space hillside 2").then(time="15:00")
    late = Given(bottles=["hillside"], time="12:30").chooses("roll 1, space hillside 3")
    late.chooses("pit_stop, space hillside 2").then(prestige=2 + 8)
    early = Given(bottles=["hillside"], time="12:30").chooses("roll 1, space hillside 3")
    early.chooses("space hillside 2, pit_stop").then(prestige=6 + 2)


def test_ruling_33_each_action_starts_before_closing() -> None:
    """On the running clock, before the hour is given back."""
    given = Given(bottles=["legend"], time="15:30", place="deep_roots").seat(1, time="16:00")
    given.chooses("space legend 3, space legend 1, pit_stop").then(time="16:30")
    given.chooses("space legend 2").then(time="16:00").waits_for(1)  # five had struck: no pairing


def test_ruling_33_an_hour_is_given_back_but_half_an_hour_is_spent() -> None:
    """Three hours become two; half an hour and an hour stay half an hour."""
    long = owner("hillside").chooses("space hillside 2, space hillside 1, done")
    long.then(time="13:00")
    for step in ("pit_stop", "space hillside 1"):
        owner("hillside").chooses(step, "done").then(time="11:30")


def test_ruling_33_no_locks_and_favor_once() -> None:
    """However many actions."""
    given = owner("upper_bench", tourists={"t09": {}})
    given.chooses("space upper_bench 1, space upper_bench 2, done")
    given.then(tourists={"t09": {"favor": 1}}).on_table(locks=[])


def test_ruling_34_a_bottle_with_3_points_or_3_prestige_in_an_hour() -> None:
    """The player's choice."""
    for reward, points, prestige in (("points", 3, 0), ("prestige", 0, 3)):
        given = Given().chooses(UPPER_BENCH, "act", reward)
        given.then(points=points, prestige=prestige, time="12:00", bottles=["upper_bench"])
        given.on_table(bottles={"upper_bench": 0})


def test_ruling_34_one_bottle_of_each_winery_at_most() -> None:
    """The owner who comes again uses the contract instead."""
    given = Given(seats=4, bottles=["upper_bench"]).chooses(UPPER_BENCH).asked("contract")
    given.on_table(bottles={"upper_bench": 2})


def test_ruling_34_without_a_bottle_left_the_space_cannot_be_entered() -> None:
    """Not even for a pit stop, but the other spaces can, and favor is gained there."""
    given = Given(tourists={"t09": {}}).table(bottles={"upper_bench": 0})
    assert given.why_not(UPPER_BENCH) == "no_bottle"
    given.chooses("space upper_bench 1, act").then(tourists={"t09": {"favor": 1}})


def test_ruling_34_the_owner_may_come_though_no_bottle_is_left() -> None:
    """It is at home already."""
    Given(bottles=["upper_bench"]).table(bottles={"upper_bench": 0}).may(UPPER_BENCH)


def test_ruling_34_claiming_and_using_are_never_the_same_visit() -> None:
    """After the claim the turn is over; the contract serves on another day."""
    given = Given().seat(1, time="16:30").chooses(UPPER_BENCH, "act, points").asked("turn")
    assert given.why_not(UPPER_BENCH) == "behind"
    drafted(dawn(given))
    while given.s.decision is not None and given.s.decision.question != "turn":
        given.s.apply(given.s.legal()[0])
    given.then(bottles=["upper_bench"])
    next_turn(given.seat(0, place="start_upper").seat(1, time="12:00")).waits_for(0)
    given.chooses(UPPER_BENCH).asked("contract")


def test_ruling_35_favor_on_landing_on_any_space_for_each_tourist() -> None:
    """For whatever action, a pit stop too, and in no time."""
    tourists: dict[str, dict[str, int]] = {"t04": {}, "t09": {}, "t01": {}}
    for steps in ("space upper_bench 1", "space upper_bench 3", "space upper_bench 2, pit_stop"):
        given = Given(tourists=tourists).chooses(steps)
        given.then(tourists={"t04": {"favor": 1}, "t09": {"favor": 1}, "t01": {}})


def test_ruling_35_no_more_tokens_than_the_row_lists_values() -> None:
    """Two for 1/3, three for 1/3/5."""
    given = Given(tourists={"t04": {"favor": 2}, "t09": {"favor": 2}})
    given.chooses("space upper_bench 1").then(tourists={"t04": {"favor": 2}, "t09": {"favor": 3}})


def test_ruling_35_one_token_for_a_visit_with_several_actions() -> None:
    """With the upgrade for two actions as with a contract."""
    given = Given(upgrades=["double_action"], disks=1, tourists={"t09": {}})
    given.chooses("space upper_bench 1, act, space upper_bench 2")
    given.then(tourists={"t09": {"favor": 1}}, disks=0)


def test_ruling_35_no_favor_elsewhere() -> None:
    """Only signature wineries are famous."""
    given = Given(tourists={"t09": {}}).chooses("space dangelo 1, act")
    given.then(tourists={"t09": {}})
