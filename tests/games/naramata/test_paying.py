"""Paying: disks in place of prestige, wherever prestige is spent (p. 18)."""

from typing import NamedTuple

import pytest

from tests.games.naramata.cases import Mat
from tests.games.naramata.given import Given


class Price(NamedTuple):
    """Something that is paid for."""

    what: str
    own: Mat
    steps: str
    price: int


PRICES = [
    Price("a second cheese", {"tourists": {"t02": {}}},
          "space poplar_grove_cheese 1, act, cheese 1, cheese 5", 2),
    Price("a second wine", {"tourists": {"t01": {}}},
          "space roche 1, act, tasting 1, tasting 5", 2),
    Price("a third purchase card", {"tourists": {"t07": {}}}, "space roche 2, act, yes", 1),
    Price("a purchase", {"tourists": {"t07": {}}}, "space roche 2, act, no, purchase 12", 5),
    Price("a purchase at a discount", {"tourists": {"t07": {}}, "upgrades": ["purchase_discount"]},
          "space roche 2, act, no, purchase 12", 3),
    Price("view tokens", {"tourists": {"t13": {}}},
          "space four_shadows 1, roll 1, act, tokens 3", 3),
    Price("an upgrade and its fee", {}, "buy 3", 6),
    Price("a lock", {"upgrades": ["paid_unlock"]}, "use paid_unlock", 2),
]  # fmt: skip


def laid(price: Price, prestige: int, disks: int) -> Given:
    """The table, and a purse."""
    given = Given(prestige=prestige, disks=disks).seat(0, **price.own)
    given.draws("cheese", 1, 5).draws("tasting", 1, 5).draws("purchase", 12, 13)
    return given.table(market=["", "", "view_cap_5", "late_close"], locks=["dangelo 1"])


@pytest.mark.parametrize("price", PRICES, ids=lambda price: price.what)
def test_any_number_of_disks_stands_for_prestige(price: Price) -> None:
    """From none to as many as it costs, or as there are."""
    for disks in range(7):
        given = laid(price, 6, disks).chooses(price.steps)
        if disks:
            given.offers(*[f"disks {n}" for n in range(min(disks, price.price) + 1)])
        else:
            given.then(prestige=6 - price.price)


@pytest.mark.parametrize("price", PRICES, ids=lambda price: price.what)
def test_disks_make_up_for_prestige_one_has_not_got(price: Price) -> None:
    """No fewer of them than are needed; they then lie beside the vehicle."""
    for prestige in range(price.price):
        missing = price.price - prestige
        given = laid(price, prestige, missing).chooses(price.steps)
        given.then(prestige=0, disks=0, beside=missing)


@pytest.mark.parametrize("price", PRICES, ids=lambda price: price.what)
def test_with_disks_and_prestige_together_too_few_it_is_not_on_offer(price: Price) -> None:
    """Neither can be owed."""
    *before, last = price.steps.split(", ")
    given = laid(price, price.price - 1, 0)
    if before:
        given.chooses(", ".join(before))
    assert last not in given.offered()


def test_a_disk_that_was_spent_is_gone_for_the_day() -> None:
    """Beside the vehicle it pays nothing and activates nothing."""
    given = Given(prestige=5, beside=3, upgrades=["disk_points"])
    given.table(market=["", "", "", "cheese_free"])
    assert given.why_not("buy 4") == "prestige"
    assert given.why_not("use disk_points") == "no_disk"


def test_how_to_pay_is_said_before_a_new_card_is_seen() -> None:
    """The third purchase card, or the next upgrade, does not help to decide."""
    given = Given(prestige=5, disks=1, tourists={"t07": {}}).leaves("purchase", 6, 7, 12)
    given.chooses("space roche 2, act, yes").asked("pay")
    assert len(given.s.players[0].drawn) == 2
    given = Given(prestige=5, disks=1).table(market=["", "", "", "view_cap_5"])
    given.chooses("buy 4").asked("pay").on_table(market=["", "", "", "view_cap_5"])


def test_a_fee_paid_with_a_disk_lies_on_the_market_as_a_coin() -> None:
    """From the supply (ruling 37)."""
    given = Given(prestige=5, disks=1).table(market=["", "", "view_cap_5", "late_close"])
    given.chooses("buy 3, flip view_cap_5").then(prestige=0, disks=0, beside=1)
    given.on_table(coins=[0, 0, 0, 1])
