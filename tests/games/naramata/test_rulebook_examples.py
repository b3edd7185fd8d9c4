"""The worked examples printed in the rulebook, by page."""

import pytest

from cuvee.games.naramata.delivery import is_complete
from tests.games.naramata.given import Given
from tests.games.naramata.opening import drafting, each, next_turn

PICKS = [("t01", "t11", "t31"), ("t32", "t02", "t12"), ("t13", "t33", "t03"), ("t04", "t14", "t34")]
HANDS = ("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15", "t31 t32 t33 t34 t35")


@pytest.mark.parametrize(("riding", "prestige"), [(2, 6), (3, 3), (4, 0)])
def test_p8_prestige_for_the_tourists_that_do_not_ride(riding: int, prestige: int) -> None:
    """Two on board and six prestige, three and three, four and none."""
    given = drafting(*HANDS)
    for number, picks in enumerate(PICKS):
        each(given, *[f"tourist {key}" for key in picks])
        step = "keep" if number < riding else "sell"
        each(given, *[step if seat in given.s.waiting else "" for seat in range(3)])
    given.then(0, prestige=prestige).then(1, prestige=prestige)
    assert len(given.s.players[0].tourists) == riding


def test_p9_the_time_track() -> None:
    """Red takes cheese, black a tasting, blue a view: then red, blue and black are next."""
    given = Given(seats=3).seat(0, vehicle="red").seat(1, vehicle="black").seat(2, vehicle="blue")
    given.chooses("space upper_bench 1, act").waits_for(1)
    given.chooses("space maple_leaf 1, act").waits_for(2)
    given.chooses("space four_shadows 1, act").waits_for(0)
    given.then(0, time="11:30").then(1, time="12:00").then(2, time="11:30")
    assert given.s.turn_order() == [0, 2, 1]
    given.chooses("space dangelo 2, act").waits_for(2)


def test_p10_a_winery_with_somebody_at_it_is_passed() -> None:
    """Red takes the tasting at D'Angelo; blue finds no space there and goes on to a tasting."""
    given = Given().chooses("space dangelo 1, act").on_table(locks=["dangelo 1"])
    given.then(0, place="dangelo", time="12:00").waits_for(1)
    assert given.why_not("space dangelo 2") == "occupied"
    given.chooses("space hillside 1, act").on_table(locks=["dangelo 1", "hillside 1"])


def test_p11_the_phantom_rolls_a_2() -> None:
    """Two wineries on from where it stands, the innermost space, a tasting, an hour."""
    given = Given(options={"phantom": True}, time="11:30").phantom("start_lower", "11:00")
    next_turn(given.chooses("roll 2")).on_table(locks=["maple_leaf 1"])
    assert given.s.phantom_time == (2,)


def test_p13_of_two_cheeses_one_is_attached_and_the_other_pays_2() -> None:
    """In half an hour."""
    given = Given(tourists={"t05": {}}).draws("cheese", 1, 7).chooses("space upper_bench 1, act")
    given.chooses("cheese 1").then(tourists={"t05": {"cheese": [1]}}, prestige=2, time="11:30")


def test_p13_a_box_for_5_and_one_for_3() -> None:
    """Six points with one tourist and four with the other."""
    given = Given(prestige=8, tourists={"t07": {"pairing": 1}, "t16": {"tasting": [1]}})
    given.seat(1, time="16:30").draws("purchase", 6, 12).chooses("space roche 2, act, no")
    given.chooses("purchase 12, tourist t07, purchase 6, tourist t16").then(prestige=0)
    given.chooses("end_day").then(points=(3 + 6) + (3 + 4) - 2)


@pytest.mark.parametrize(("roll", "more"), [(3, 1), (2, 2), (1, 3)])
def test_p14_up_to_four_view_tokens(roll: int, more: int) -> None:
    """After a 3 one more can be had, after a 1 three more."""
    given = Given(prestige=5, tourists={"t03": {}})
    given.chooses(f"roll {roll}, space four_shadows 1, act")
    given.offers(*[f"tokens {count}" for count in range(more + 1)])


def test_p14_a_2_and_two_more_for_2_prestige() -> None:
    """Four tokens, to be placed as one likes."""
    given = Given(prestige=2, tourists={"t03": {}, "t06": {}})
    given.chooses("roll 2, space four_shadows 1, act, tokens 2").then(prestige=0)
    given.chooses("tourist t03, tourist t06, tourist t06, tourist t03")
    given.then(tourists={"t03": {"view": 2}, "t06": {"view": 2}})


def test_p15_a_contract_of_90_minutes_takes_30() -> None:
    """Tasting and purchase at Laughing Stock, whose bottle white has from another day."""
    given = Given(vehicle="white", bottles=["laughing_stock"], place="hillside")
    given.chooses("space laughing_stock 3, space laughing_stock 1, space laughing_stock 2")
    given.chooses("no").then(time="12:30").chooses("done").then(time="11:30")


def test_p16_rose_and_sparkling_for_one_tourist() -> None:
    """The second costs 2, and without a third card there is no reward."""
    given = Given(prestige=2, tourists={"t01": {}}).draws("tasting", 9, 13)
    given.chooses("space roche 1, act, tasting 9, tasting 13")
    given.then(prestige=0, tourists={"t01": {"tasting": [9, 13]}}, time="12:00")


def test_p17_a_pairing_at_one() -> None:
    """A token for each tourist who wants one, 8 prestige, and two hours."""
    given = Given(vehicle="blue", time="13:00", tourists={"t01": {}, "t03": {}, "t02": {}})
    given.chooses("space three_sisters 2, act").then(prestige=8, time="15:00")
    given.then(tourists={"t01": {"pairing": 1}, "t03": {"pairing": 1}, "t02": {}})


def test_p19_the_market_8_and_2_then_5_less_1() -> None:
    """Red buys the second card for 10, white then the last for 4."""
    given = Given(prestige=10).seat(1, prestige=4)
    given.table(market=["disk_die", "tasting_draw", "view_plus_2", "paid_unlock"])
    given.chooses("buy 2, flip tasting_draw").then(0, prestige=0).on_table(coins=[0, 0, 1, 1])
    given.chooses("space dangelo 1, act").waits_for(1).chooses("buy 4, flip paid_unlock")
    given.then(1, prestige=0, upgrades=["paid_unlock"]).on_table(coins=[0, 0, 1, 0])


def test_p20_to_end_at_five_sharp() -> None:
    """The best there is: no time is lost and no point."""
    given = Given(time="16:30", points=5).chooses("space dangelo 2, act").then(time="17:00")
    next_turn(given.seat(1, time="17:30")).then(place="nowhere", points=5)  # a new day has come


def test_p20_a_pairing_at_half_past_four_is_late_beyond_six() -> None:
    """Two points for each of three half hours."""
    given = Given(time="16:30", points=20, prestige=5).seat(1, time="19:00")
    given.table(market=["", "", "", "paid_unlock"]).chooses("space three_sisters 2, act, done")
    given.then(time="18:30").chooses("end_day").then(points=20 - 3 * 2)


def test_p22_a_tasting_without_the_cheese() -> None:
    """The tourist is delivered all the same, with a penalty for the row left empty."""
    given = Given(tourists={"t10": {"tasting": [1]}}).chooses("end_day")
    given.then(points=3 - 2, tourists={})


@pytest.mark.parametrize(("cards", "points"), [([1], 3), ([1, 5], 6), ([1, 5, 9], 9)])
def test_p22_the_spread_3_6_9(cards: list[int], points: int) -> None:
    """Totals for one, two and three different wines."""
    given = Given(tourists={"t24": {"tasting": cards, "favor": 1, "pairing": 1}})
    given.chooses("end_day").then(points=points + 1 + 3)


def test_p22_a_fourth_wine_brings_nothing_more() -> None:
    """It is not even attached, and pays its reward instead."""
    given = Given(tourists={"t01": {"tasting": [1, 5, 9]}}).draws("tasting", 13, 17)
    given.chooses("space roche 1, act").then(prestige=6)


@pytest.mark.parametrize(
    ("last", "lost"), [({"view": 1, "pairing": 1}, 2 + 2 + 3), ({"view": 1}, 2 + 2 + 3 + 4)]
)
def test_p23_three_empty_rows_cost_7_and_four_11(last: dict[str, int], lost: int) -> None:
    """Over all four tourists; one cheese on a row is enough for it."""
    tourists = {"t14": {"cheese": [1]}, "t08": {"pairing": 1}, "t04": {"tasting": [5], "favor": 1}}
    given = Given(tourists={**tourists, "t06": last}).chooses("end_day")
    scored = 1 + 3 + (3 + 1) + 1 + 3 * last.get("pairing", 0)
    given.then(points=scored - lost)


@pytest.mark.parametrize("reward", ["points", "prestige"])
def test_p23_complete_satisfaction(reward: str) -> None:
    """Three cheeses, seven view tokens and two boxes: three points or three prestige."""
    full = {"cheese": [1, 5, 9], "view": 7, "purchase": [6, 12]}
    given = Given(tourists={"t13": full}).chooses("end_day").offers("points, prestige")
    before = given.s.players[0].points
    given.chooses(reward)
    gained = (3, 0) if reward == "points" else (0, 3)
    given.then(points=before + gained[0], prestige=gained[1])


def test_p24_two_boxes_and_five_cheeses_are_needed() -> None:
    """The tourist of the solo example, one card short and in full."""
    short = Given(tourists={"t02": {"cheese": [1, 5, 9, 13], "purchase": [6, 7]}})
    assert not is_complete(short.s, 0, 0)
    full = Given(tourists={"t02": {"cheese": [1, 5, 9, 13, 17], "purchase": [6, 7]}})
    assert is_complete(full.s, 0, 0)


def test_p26_favor_though_all_bottles_are_gone() -> None:
    """But the contract space is only for who has the bottle."""
    given = Given(tourists={"t09": {}}).table(bottles={"upper_bench": 0})
    assert given.why_not("space upper_bench 3") == "no_bottle"
    given.chooses("space upper_bench 1, act").then(tourists={"t09": {"favor": 1}})


def test_p26_three_cards_played_or_discarded() -> None:
    """Any number of either."""
    own: dict[str, object] = {"upgrades": ["cheese_draw"], "prestige": 4, "tourists": {"t05": {}}}
    for played, prestige in ((3, 0), (2, 2 + 1), (1, 4 + 2 + 1), (0, 4 + 1 + 2 + 1)):
        given = Given().seat(0, **own).draws("cheese", 1, 7, 9)
        given.chooses("space upper_bench 1, act", *["cheese 1", "cheese 7", "cheese 9"][:played])
        if played < 3:
            given.chooses("done")
        given.then(prestige=prestige)


def test_p26_black_lands_on_the_winery_level_with_it() -> None:
    """And never on one it has visited."""
    given = Given(vehicle="black", place="roche").may("space red_rooster 1")
    given.seat(0, visited=["roche", "red_rooster"])
    assert given.why_not("space red_rooster 1") == "been_there"


def test_p26_a_space_without_its_lock_is_locked_again() -> None:
    """Though the lock was just removed."""
    given = Given(upgrades=["unlock_store"]).table(locks=["dangelo 1", "dangelo 2"])
    given.chooses("use unlock_store, space dangelo 1, space dangelo 1, act")
    given.on_table(locks=["dangelo 1", "dangelo 2"])


def test_p26_plus_1_and_plus_2_are_plus_3() -> None:
    """Up to four, or five with the upgrade for it."""
    for upgrades, tokens in (
        (["view_plus_1", "view_plus_2"], 4),
        (["view_plus_1", "view_plus_2", "view_cap_5"], 5),
    ):
        given = Given(upgrades=upgrades, tourists={"t03": {}})
        given.chooses("roll 2, space four_shadows 1, act")
        given.then(tourists={"t03": {"view": tokens}})


def test_p26_both_pairing_upgrades_make_14() -> None:
    """At any hour."""
    for time in ("11:00", "13:00", "15:00"):
        given = Given(time=time, upgrades=["pairing_floor", "pairing_plus_5"])
        given.chooses("space three_sisters 2, act").then(prestige=14)


def test_p26_an_action_without_an_asset() -> None:
    """For prestige alone, or for nothing at all."""
    Given(tourists={"t05": {}}).draws("cheese", 1, 7).chooses(
        "space upper_bench 1, act, done"
    ).then(prestige=3, tourists={"t05": {}})
    Given(tourists={"t05": {}}).chooses("space roche 2, act").then(tourists={"t05": {}})


def test_p26_less_than_0_points() -> None:
    """The deduction goes on."""
    Given(points=1, tourists={"t14": {}}).chooses("end_day").then(points=1 - 7)


def test_p26_a_pit_stop_is_free_beside_a_short_action_on_a_contract() -> None:
    """Half an hour with it or without."""
    for steps in ("space upper_bench 1, done", "space upper_bench 1, pit_stop, done"):
        given = Given(bottles=["upper_bench"]).chooses("space upper_bench 3", steps)
        given.then(time="11:30")
