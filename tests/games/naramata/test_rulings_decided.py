"""Rulings from 108 on: what no rulebook says."""

import pytest

from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.game import NARAMATA
from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn, drafting, each, next_turn, opened

TWICE: dict[str, object] = {"upgrades": ["double_action"], "disks": 2}
SIX = ["disk_points", "disk_die", "cheese_draw", "tasting_draw", "view_plus_1", "extra_disk"]


def test_ruling_108_one_pit_stop_a_turn() -> None:
    """A second action is no second pit stop, nor a third after both."""
    given = Given().seat(0, **TWICE).chooses("space dangelo 1, pit_stop")
    assert given.why_not("pit_stop") == "done_already"
    given.chooses("space dangelo 2").turn_is_over()


def test_ruling_108_a_pit_stop_uses_the_space_up() -> None:
    """The second action is at another space."""
    given = (
        Given()
        .seat(0, **TWICE)
        .chooses("space dangelo 1, pit_stop")
        .offers("done, space dangelo 2")
    )
    given.chooses("done").turn_is_over().on_table(locks=["dangelo 1"])


def test_ruling_109_an_upgrade_may_be_bought_between_two_actions() -> None:
    """It serves the second; and it was the one of this turn."""
    given = Given(prestige=20, time="13:00").seat(0, **TWICE).leaves("tasting")
    given.table(market=["", "", "late_close", "pairing_hour"])
    given.chooses("space hillside 1, act").may("buy 4")
    given.chooses("buy 4, disks 0, flip pairing_hour")
    assert given.why_not("buy 4") == "one_upgrade_a_turn"
    given.chooses("space hillside 2").then(time="15:00").turn_is_over()


def test_ruling_110_within_an_action_only_the_disk_for_a_roll_is_offered() -> None:
    """It may pay for a card just drawn; the others wait."""
    every = ["disk_die", "disk_points", "lock_satisfies", "unlock_store", "paid_unlock"]
    given = Given(upgrades=every, disks=2, prestige=9, tourists={"t05": {}})
    given.table(locks=["roche 1"], market=["", "", "", "cheese_draw"]).draws("cheese", 1, 5)
    given.may(*[f"use {key}" for key in every], "buy 4")
    given.chooses("space upper_bench 1, act").offers("done, cheese 1, cheese 5, use disk_die")
    given.chooses("done").may(*[f"use {key}" for key in every], "buy 4")


def test_ruling_111_a_disk_comes_back_within_the_turn_and_can_be_spent_in_it() -> None:
    """Noon has passed, and what follows in the turn can be paid with the disk."""
    given = Given(time="11:30", upgrades=["disk_refresh", "disk_points"], beside=1)
    given.chooses("space dangelo 1, act").then(time="12:30", disks=1, beside=0)
    given.chooses("use disk_points").then(points=2, disks=0)


def test_ruling_111_a_disk_of_an_hour_pays_for_the_second_action() -> None:
    """The one that noon brings back, in the middle of the turn."""
    upgrades = ["disk_refresh", "double_action"]
    given = Given(time="11:30", upgrades=upgrades, beside=1).leaves("tasting")
    given.chooses("space hillside 1, act").may("space hillside 2")


def test_ruling_111_only_what_was_spent_by_then_comes_back() -> None:
    """A disk spent after noon is none of those; the hour is over for the day."""
    given = Given(time="11:30", upgrades=["disk_refresh", "disk_points"], disks=1)
    given.chooses("space dangelo 1, act, use disk_points").then(points=2, disks=0)


@pytest.mark.parametrize("upgrade", ["unlock_store", "paid_unlock"])
def test_ruling_112_a_lock_may_be_taken_from_under_a_veeple(upgrade: str) -> None:
    """The winery is closed while the veeple stands there, and open as soon as it is gone."""
    given = Given(upgrades=[upgrade], prestige=2).seat(1, place="roche").table(locks=["roche 1"])
    given.chooses(f"use {upgrade}").on_table(locks=[])
    assert given.why_not("space roche 1") == "occupied"
    given.seat(1, place="dangelo").may("space roche 1")


def test_ruling_113_all_decide_at_once_whether_to_play_or_sell() -> None:
    """Nothing is seen of an answer before the last is given."""
    given = drafting("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15", "t21 t22 t23 t24 t25")
    each(given, "tourist t01", "tourist t12", "tourist t23")
    assert given.s.waiting == [0, 1, 2]
    before = given.s.view(None)
    each(given, "sell", "keep")
    assert given.s.waiting == [2]
    assert given.s.view(None) == before
    each(given, "", "", "keep").then(0, prestige=3).then(1, tourists={"t12": {}})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_114_the_first_player_is_drawn_by_lot(seats: int) -> None:
    """Everybody is, by some seed."""
    assert {opened(seats, seed).first for seed in range(30)} == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_115_vehicles_are_chosen_clockwise_from_the_first_player(seats: int) -> None:
    """What somebody has nobody else may take."""
    s = NARAMATA.new(seats=seats, seed=5)
    for step in range(seats):
        assert s.seat == (s.first + step) % seats
        assert len(s.legal()) == len(VEHICLE_KEYS) - step
        s.apply(s.legal()[-1])
    chosen = [s.players[(s.first + step) % seats].vehicle for step in range(seats)]
    assert chosen == [5, 4, 3, 2][:seats]


def test_ruling_115_or_vehicles_are_dealt() -> None:
    """Different ones, and nobody is asked."""
    seen = set()
    for seed in range(30):
        dealt = [player.vehicle for player in opened(4, seed).players]
        assert len(set(dealt)) == 4
        seen |= set(dealt)
    assert seen == set(range(len(VEHICLE_KEYS)))


@pytest.mark.parametrize("deck", ["cheese", "tasting"])
def test_ruling_116_of_the_discarded_cards_the_dearest_pays_double(deck: str) -> None:
    """In whatever order they were drawn, and nobody is asked which."""
    space = {"cheese": "upper_bench 1", "tasting": "upper_bench 2"}[deck]
    for numbers in ((1, 7), (7, 1)):
        plain = Given().draws(deck, *numbers).chooses(f"space {space}, act")
        double = Given(upgrades=[f"{deck}_double"]).draws(deck, *numbers)
        double.chooses(f"space {space}, act").turn_is_over()
        rewards = plain.s.edition.rewards[["cheese", "tasting"].index(deck)]
        assert rewards[0] != rewards[6]
        plain.then(prestige=rewards[0] + rewards[6])
        double.then(prestige=rewards[0] + rewards[6] + max(rewards[0], rewards[6]))


def test_ruling_117_at_dawn_all_upgrades_lie_face_up() -> None:
    """One answer keeps them so; any may be turned down."""
    given = dawn(Given(seats=3, inactive=SIX[:2], upgrades=SIX[2:4]))
    given.asked("choose_active").waits_for(0).then(active=SIX[:4])
    given.offers("done", *[f"flip {key}" for key in SIX[:4]])
    given.chooses("flip disk_die, done").then(active=[SIX[0], *SIX[2:4]])


def test_ruling_117_until_five_are_left() -> None:
    """With six one must be turned down, and that may be all."""
    given = dawn(Given(seats=3, inactive=SIX)).then(active=SIX, disks=5)
    assert given.why_not("done") == "too_many_active"
    given.chooses("flip extra_disk").then(active=SIX[:5], disks=4).chooses("done")


def test_ruling_126_end_is_taken_unasked_when_nothing_else_is_possible() -> None:
    """At the last winery, or at five; the delivery is not asked about either."""
    for own in ({"place": "legend"}, {"time": "17:00"}):
        given = Given(tourists={"t03": {"view": 1, "pairing": 1}}).seat(0, **own)
        given.seat(1, time="17:00", prestige=5).table(market=["", "", "", "paid_unlock"])
        next_turn(given).waits_for(1).then(0, place="end", points=1 + 3)


def test_ruling_126_but_who_could_do_something_first_is_asked() -> None:
    """Here buy an upgrade."""
    given = Given(place="legend", prestige=5).table(market=["", "", "", "paid_unlock"])
    next_turn(given).waits_for(0).offers("end_day, buy 4").then(place="legend")


def test_ruling_127_cards_drawn_for_an_action_lie_open() -> None:
    """Before their owner has done anything with them, the others see them too."""
    for deck, space in (("cheese", "upper_bench 1"), ("purchase", "roche 2")):
        given = Given(prestige=9, tourists={"t13": {}}).draws(deck, 1, 5)
        given.chooses(f"space {space}, act").waits_for(0)
        for seat in (0, 1, None):
            players = given.s.view(seat)["players"]
            assert isinstance(players, list)
            found = [(card["kind"], card["card"]) for card in players[0]["drawn"]]
            assert found == [(deck, 1), (deck, 5)]


def test_ruling_128_no_free_action_between_arrival_and_action() -> None:
    """They are there before it and after it."""
    every = ["disk_die", "disk_points", "paid_unlock"]
    free = [*[f"use {key}" for key in every], "buy 4"]
    given = Given(upgrades=every, disks=2, prestige=9).leaves("tasting")
    given.table(locks=["roche 1"], market=["", "", "", "cheese_draw"]).may(*free)
    given.chooses("space dangelo 1").offers("act, pit_stop").chooses("pit_stop").may(*free)


def test_ruling_128_but_at_ones_own_contract() -> None:
    """It is several actions, and an upgrade may come before any of them."""
    given = Given(bottles=["hillside"], upgrades=["disk_points"], disks=1, prestige=9)
    given.table(market=["", "", "", "cheese_draw"])
    given.chooses("space hillside 3").may("use disk_points, buy 4")


def test_ruling_129_no_third_action_for_another_disk() -> None:
    """A cheesery has three spaces, and there are disks left."""
    given = Given(upgrades=["double_action", "disk_points"], disks=3).leaves("cheese")
    given.chooses("space poplar_grove_cheese 1, act, space poplar_grove_cheese 2").then(disks=2)
    given.offers("done, use disk_points")
    assert given.why_not("space poplar_grove_cheese 3") == "not_asked"
    assert given.why_not("pit_stop") == "not_asked"


def test_ruling_130_disks_shorten_an_action_once_it_is_done() -> None:
    """The cards were seen, and those thrown away have paid."""
    given = Given(upgrades=["disk_minus_30"], disks=1, tourists={"t01": {}})
    given.draws("tasting", 1, 7).chooses("space roche 1, act").asked("keep_tasting")
    given.chooses("tasting 1").asked("time").then(prestige=4, time="11:00")
    given.offers("disks 0, disks 1").chooses("disks 1").then(time="11:30", disks=0)


def test_ruling_131_bought_after_the_action_it_is_too_late_for_an_hour_just_reached() -> None:
    """The disk would have come back at the moment itself."""
    given = Given(time="11:30", prestige=9, beside=1).leaves("tasting")
    given.table(market=["", "", "", "disk_refresh"])
    given.chooses("space dangelo 1, act, buy 4, flip disk_refresh")
    given.turn_is_over().then(time="12:30", disks=0, beside=1)


def test_ruling_131_bought_after_the_action_it_serves_for_a_second_one() -> None:
    """The first was done without knowing."""
    given = Given(prestige=20, disks=1).leaves("tasting")
    given.table(market=["", "", "", "double_action"]).chooses("space hillside 1, act, buy 4")
    given.chooses("disks 0, flip double_action, space hillside 2").then(time="14:00", disks=0)


def test_ruling_131_and_on_the_turn_to_end_the_later_closing() -> None:
    """At six o'clock four points are lost with it face down, and none with it face up."""
    for answer, points in (("flip late_close", 10), ("done", 10 - 4)):
        given = Given(time="18:00", points=10, prestige=20).seat(1, time="16:00")
        given.table(market=["", "", "", "late_close"]).chooses("buy 4", answer)
        given.then(place="end", points=points).waits_for(1)


def test_ruling_131_and_at_five_sharp_one_more_action() -> None:
    """END was all there was before."""
    given = Given(time="17:00", prestige=20).table(market=["", "", "", "late_close"])
    given.offers("end_day, buy 4").chooses("buy 4, flip late_close").may("space dangelo 1")
