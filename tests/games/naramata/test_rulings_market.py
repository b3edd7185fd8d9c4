"""Rulings 37 to 46: disks and prestige, the upgrade market, what is active."""

import pytest

from cuvee.engine import replaced
from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn

MARKET = ["view_plus_1", "tasting_draw", "view_plus_2", "paid_unlock"]  # cost 5, 8, 7 and 5
FIVE = ["cheese_draw", "cheese_free", "tasting_draw", "tasting_free", "view_plus_1"]


def buying(slot: int, **own: object) -> Given:
    """Seat 0 buys from the market, and is to say whether the card is active."""
    given = Given(prestige=20).seat(0, **own).table(market=MARKET)
    return given.chooses(f"buy {slot}")


def test_ruling_37_a_disk_is_worth_1_wherever_prestige_is_spent() -> None:
    """For a further card, a view token, an upgrade with its fees, the fee of an upgrade."""
    cheese = Given(disks=3, tourists={"t05": {}}).draws("cheese", 1, 5)
    cheese.chooses("space upper_bench 1, act, cheese 1, cheese 5").then(disks=1, beside=2)
    view = Given(disks=3, tourists={"t03": {}})
    view.chooses("roll 2, space four_shadows 1, act, tokens 1").then(disks=2, beside=1)
    upgrade = Given(disks=3, prestige=5).table(market=["", "", "paid_unlock", "view_cap_5"])
    upgrade.chooses("buy 3, disks 2").then(disks=1, beside=2, prestige=1)
    fee = Given(disks=2, upgrades=["paid_unlock"]).table(locks=["roche 1", "roche 2"])
    fee.chooses("use paid_unlock, space roche 1").then(disks=0, beside=2)


def test_ruling_37_a_fee_paid_with_a_disk_leaves_a_coin_all_the_same() -> None:
    """From the supply; the disk comes back at the end of the day."""
    given = Given(disks=6).table(market=["", "", "paid_unlock", "view_cap_5"])
    given.chooses("buy 3").then(disks=0, beside=6).on_table(coins=[0, 0, 0, 1])


def test_ruling_37_one_pays_with_disks_prestige_or_both() -> None:
    """As many disks as one likes and has."""
    given = Given(disks=2, prestige=4).table(market=["", "", "", "paid_unlock"]).chooses("buy 4")
    given.offers("disks 1, disks 2")  # four prestige are not enough for five


def test_ruling_38_a_card_may_take_several_disks_once_for_each_use() -> None:
    """Two points each, until the disks are used up."""
    given = Given(disks=2, upgrades=["disk_points"]).chooses("use disk_points, use disk_points")
    given.then(points=4, disks=0, on_cards=["disk_points", "disk_points"])
    assert given.why_not("use disk_points") == "no_disk"


def test_ruling_39_spent_disks_come_back_with_the_next_day() -> None:
    """From beside the vehicle and from the cards; red has four."""
    given = Given(vehicle="red", disks=1, beside=1, upgrades=["disk_die"], on_cards=["disk_die"])
    dawn(given).then(disks=4, beside=0, on_cards=[])


def test_ruling_39_not_on_the_last_day() -> None:
    """The game is over."""
    given = Given(day=3, disks=1, beside=2)
    dawn(given).then(disks=1, beside=2)
    assert given.s.over


def test_ruling_40_tokens_coins_and_locks_are_unlimited() -> None:
    """More prestige than 35 coins hold, and a lock though all 26 for cheese and view lie out."""
    given = Given(prestige=70, upgrades=["lock_satisfies"], disks=1, tourists={"t06": {}})
    for number, winery in enumerate(given.s.edition.wineries):
        every = (1 << len(winery.spaces)) - 1
        given.s.locks = replaced(given.s.locks, number, every & ~winery.contracts)
    given.look().chooses("use lock_satisfies").then(tourists={"t06": {"view": 1}})
    given.chooses("roll 3, space upper_bench 3, pit_stop").then(prestige=74)


def test_ruling_41_once_a_turn_before_the_action() -> None:
    """The second has to wait."""
    given = buying(4).chooses("flip paid_unlock")
    assert given.why_not("buy 4") == "one_upgrade_a_turn"


def test_ruling_41_or_after_it() -> None:
    """Once in all."""
    given = Given(prestige=20).table(market=MARKET).chooses("space dangelo 1, act")
    given.chooses("buy 4, flip paid_unlock")
    assert given.why_not("buy 4") in {"one_upgrade_a_turn", "not_asked"}


def test_ruling_41_never_inside_an_action() -> None:
    """Not while cards are looked at."""
    given = Given(prestige=20, tourists={"t01": {}}).table(market=MARKET)
    given.chooses("space dangelo 1, act").asked("keep_tasting")
    assert given.why_not("buy 4") == "not_asked"


def test_ruling_41_on_the_end_turn_too() -> None:
    """Though the wineries are closed."""
    given = Given(prestige=20, time="17:00").table(market=MARKET)
    given.offers("end_day, buy 1, buy 2, buy 3, buy 4").chooses("buy 4, flip paid_unlock")
    given.then(upgrades=["paid_unlock"])


@pytest.mark.parametrize(
    ("slot", "price", "coins"),
    [
        (1, 5 + 3, [0, 1, 1, 1]),
        (2, 8 + 2, [0, 0, 1, 1]),
        (3, 7 + 1, [0, 0, 0, 1]),
        (4, 5, [0, 0, 0, 0]),
    ],
)
def test_ruling_42_price_is_the_cost_and_1_for_each_card_further_right(
    slot: int, price: int, coins: list[int]
) -> None:
    """Those coins go onto the slots to the right."""
    buying(slot).then(prestige=20 - price).on_table(coins=coins)


@pytest.mark.parametrize(("coins", "price"), [(0, 5), (2, 3), (5, 0), (7, 0)])
def test_ruling_42_price_is_less_by_the_coins_on_the_slot_not_below_0(
    coins: int, price: int
) -> None:
    """More coins than the card costs are no gain."""
    given = Given(prestige=20).table(market=MARKET, coins=[0, 0, 0, coins])
    given.chooses("buy 4").then(prestige=20 - price)


def test_ruling_42_price_with_fees_is_not_made_lower_by_too_many_coins() -> None:
    """The fee for the card on the right is still paid."""
    given = Given(prestige=20).table(market=MARKET, coins=[0, 0, 9, 0])
    given.chooses("buy 3").then(prestige=19).on_table(coins=[0, 0, 0, 1])


def test_ruling_43_cards_slide_to_the_right_and_a_new_one_comes() -> None:
    """The coins stay with their slots; those of the bought slot go to the supply."""
    given = Given(prestige=20).table(market=MARKET, coins=[1, 2, 3, 4]).new_upgrades("disk_die")
    given.chooses("buy 3")
    given.on_table(market=["disk_die", "view_plus_1", "tasting_draw", "paid_unlock"])
    given.on_table(coins=[1, 2, 0, 5])


def test_ruling_43_with_an_empty_deck_the_first_slot_stays_empty() -> None:
    """It takes no fee and, overnight, no discount."""
    given = Given(prestige=20).table(market=MARKET).new_upgrades().chooses("buy 4")
    given.on_table(market=["", "view_plus_1", "tasting_draw", "view_plus_2"])
    given.chooses("done, space dangelo 1, act")
    assert given.why_not("buy 1") == "slot_empty"
    dawn(given).on_table(coins=[0, 1, 1, 1])


def test_ruling_43_no_fee_for_an_empty_slot() -> None:
    """Only cards further right are counted."""
    given = Given(prestige=20).table(market=["", "tasting_draw", "", "paid_unlock"])
    given.chooses("buy 2").then(prestige=20 - 9).on_table(coins=[0, 0, 0, 1])


def test_ruling_44_no_kind_twice() -> None:
    """Active or not."""
    four = Given(seats=4, prestige=20, upgrades=["view_plus_1"]).table(market=MARKET)
    assert four.why_not("buy 1") == "owned"
    inactive = Given(seats=4, prestige=20, inactive=["view_plus_1"]).table(market=MARKET)
    assert inactive.why_not("buy 1") == "owned"


def test_ruling_44_different_kinds_with_like_effects_add_up() -> None:
    """One token more and two tokens more are three more."""
    given = Given(tourists={"t03": {}}, upgrades=["view_plus_1", "view_plus_2"])
    given.chooses("roll 1, space four_shadows 1, act").then(tourists={"t03": {"view": 4}})


def test_ruling_45_active_or_inactive_when_bought() -> None:
    """The buyer says."""
    buying(4).offers("done, flip paid_unlock").chooses("flip paid_unlock").then(
        active=["paid_unlock"]
    )
    buying(4).chooses("done").then(upgrades=["paid_unlock"], active=[])


def test_ruling_45_a_sixth_is_active_only_in_the_place_of_another() -> None:
    """One of the five is turned down, or the new one is."""
    given = Given(prestige=20, upgrades=FIVE).table(market=["", "", "", "paid_unlock"])
    given.chooses("buy 4").offers("done", *[f"flip {key}" for key in FIVE])
    given.chooses("flip cheese_draw").then(active=[*FIVE[1:], "paid_unlock"])
    other = Given(prestige=20, upgrades=FIVE).table(market=["", "", "", "paid_unlock"])
    other.chooses("buy 4, done").then(active=FIVE, upgrades=[*FIVE, "paid_unlock"])


def test_ruling_45_not_one_that_carries_a_disk_or_a_token() -> None:
    """Nor the disk upgrade without a disk, nor the closing upgrade from five on."""
    held = ["unlock_store", "disk_points", "extra_disk", "late_close", "cheese_draw"]
    given = Given(prestige=20, upgrades=held, keys=1, on_cards=["disk_points"], time="17:00")
    given.table(market=["", "", "", "paid_unlock"]).chooses("buy 4")
    given.offers("done, flip cheese_draw")
    assert given.why_not("flip unlock_store") == "carries_disk"
    assert given.why_not("flip disk_points") == "carries_disk"
    assert given.why_not("flip extra_disk") == "disk_in_use"
    assert given.why_not("flip late_close") == "already_late"


def test_ruling_45_the_disk_upgrade_hands_back_a_disk_when_it_is_turned_down() -> None:
    """The closing upgrade may go while it is early."""
    held = ["extra_disk", "late_close", *FIVE[:3]]
    given = Given(prestige=20, upgrades=held, disks=2, time="16:30")
    given.table(market=["", "", "", "paid_unlock"]).chooses("buy 4, disks 0")
    given.may("flip late_close").chooses("flip extra_disk").then(disks=1)


def test_ruling_45_freely_at_the_start_of_a_day() -> None:
    """Up to five; any may be turned down, and those that were inactive come up."""
    given = dawn(Given(upgrades=FIVE, inactive=["paid_unlock"])).asked("choose_active")
    assert given.why_not("done") == "too_many_active"
    given.chooses("flip cheese_draw").may("done").chooses("flip cheese_free, done")
    given.then(active=[*FIVE[2:], "paid_unlock"])


def test_ruling_46_inactive_cards_do_nothing() -> None:
    """Not one token more."""
    given = Given(tourists={"t03": {}}, inactive=["view_plus_2", "disk_points"], disks=1)
    assert given.why_not("use disk_points") == "not_active"
    given.chooses("roll 1, space four_shadows 1, act, tokens 0")
    given.then(tourists={"t03": {"view": 1}})


def test_ruling_46_but_score() -> None:
    """Two points and four at the end of the game, active or not."""
    given = dawn(Given(day=3, upgrades=["cheese_draw"], inactive=["pairing_hour"]))
    given.then(points=2 + 4)
    assert given.s.over
