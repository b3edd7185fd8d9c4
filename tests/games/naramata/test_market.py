"""The upgrade market: prices, coins, sliding cards, and when one may buy (p. 19)."""

from typing import NamedTuple

import pytest

from cuvee.games.naramata.cards.upgrades import PRINTED_KINDS, UPGRADE_KEYS
from cuvee.games.naramata.state import UPGRADE_PILE
from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn

ROW = ["cheese_draw", "purchase_discount", "tasting_free", "view_plus_1"]  # 6, 8, 7 and 5
NEW = "extra_disk"
DECK = [NEW]
NO_COINS = [0, 0, 0, 0]


class Buy(NamedTuple):
    """A card is bought: what it costs, and what the market then looks like."""

    slot: int
    price: int
    after: list[str]
    paid: list[int]  # the coins afterwards
    coins: list[int] = NO_COINS
    market: list[str] = ROW
    deck: list[str] = DECK


BUYS = [
    Buy(1, 6 + 3, [NEW, *ROW[1:]], [0, 1, 1, 1]),
    Buy(2, 8 + 2, [NEW, ROW[0], *ROW[2:]], [0, 0, 1, 1]),
    Buy(3, 7 + 1, [NEW, *ROW[:2], ROW[3]], [0, 0, 0, 1]),
    Buy(4, 5, [NEW, *ROW[:3]], [0, 0, 0, 0]),
    # Coins make a card cheaper and stay where they lie, but for those of the bought card.
    Buy(4, 5 - 4, [NEW, *ROW[:3]], [1, 2, 3, 0], coins=[1, 2, 3, 4]),
    Buy(2, 8 - 2 + 2, [NEW, ROW[0], *ROW[2:]], [1, 0, 4, 5], coins=[1, 2, 3, 4]),
    Buy(4, 0, [NEW, *ROW[:3]], [0, 0, 0, 0], coins=[0, 0, 0, 5]),
    # Coins beyond the cost are lost: they pay no fee.
    Buy(4, 0, [NEW, *ROW[:3]], [0, 0, 0, 0], coins=[0, 0, 0, 9]),
    Buy(2, 0 + 2, [NEW, ROW[0], *ROW[2:]], [0, 0, 1, 1], coins=[0, 9, 0, 0]),
    # An empty slot takes no fee, and its coins wait.
    Buy(3, 7 + 1, ["", "", "", ROW[3]], [2, 2, 0, 1], [2, 2, 0, 0], ["", "", *ROW[2:]], []),
    Buy(4, 5, ["", "", "", ROW[2]], [2, 2, 0, 0], [2, 2, 0, 0], ["", "", *ROW[2:]], []),
    # The last cards: nothing comes in, and what is left slides to the right.
    Buy(1, 6 + 3, ["", *ROW[1:]], [0, 1, 1, 1], deck=[]),
    Buy(4, 5, ["", *ROW[:3]], [0, 0, 0, 0], deck=[]),
    Buy(4, 5, ["", "", "", ""], [0, 0, 0, 0], market=["", "", "", ROW[3]], deck=[]),
]


def market(buy: Buy, prestige: int) -> Given:
    """The market before a card is bought."""
    given = Given(prestige=prestige).table(market=buy.market, coins=buy.coins)
    return given.new_upgrades(*buy.deck)


@pytest.mark.parametrize("buy", BUYS)
def test_a_card_costs_what_it_says_less_its_coins_and_one_for_each_further_right(buy: Buy) -> None:
    """The ones go onto the slots to the right, and the cards left of the gap slide."""
    key = buy.market[buy.slot - 1]
    given = market(buy, buy.price).chooses(f"buy {buy.slot}, flip {key}")
    given.then(prestige=0, upgrades=[key], active=[key])
    given.on_table(market=buy.after, coins=buy.paid)


@pytest.mark.parametrize("buy", [buy for buy in BUYS if buy.price])
def test_with_a_prestige_too_few_it_cannot_be_bought(buy: Buy) -> None:
    """The fee to the right counts as well."""
    assert market(buy, buy.price - 1).why_not(f"buy {buy.slot}") == "prestige"


def test_the_printed_example_of_two_buyers() -> None:
    """Eight and two for the second card; then five less the coin that lies there (p. 19)."""
    given = Given(prestige=10).table(market=ROW).seat(1, prestige=4)
    given.chooses("buy 2, flip purchase_discount, space hillside 2, act").then(prestige=0)
    given.waits_for(1).chooses("buy 4, flip view_plus_1").then(1, prestige=0)
    given.on_table(coins=[0, 0, 1, 0])


def test_an_empty_slot_sells_nothing() -> None:
    """When the deck has run out."""
    given = Given(prestige=20).table(market=["", *ROW[1:]])
    assert given.why_not("buy 1") == "slot_empty"


@pytest.mark.parametrize("face", ["upgrades", "inactive"])
def test_nobody_has_a_kind_twice(face: str) -> None:
    """Face down neither; but the other player may have one as well."""
    given = Given(seats=3, prestige=20).seat(0, **{face: ["view_plus_1"]}).table(market=ROW)
    assert given.why_not("buy 4") == "owned"
    given.seat(1, prestige=5).chooses("end_day").may("buy 4")


def test_one_upgrade_a_turn_before_the_action_or_after_it() -> None:
    """Having bought before, one does not buy after; the next turn is another."""
    given = Given(prestige=40).table(market=ROW).seat(1, place="end")
    given.chooses("buy 4, flip view_plus_1")
    assert given.why_not("buy 4") == "one_upgrade_a_turn"
    given.chooses("space hillside 2, act").turn_is_over().waits_for(0)
    given.may("buy 4").chooses("space black_widow 2, act, buy 4, flip tasting_free").turn_is_over()
    given.chooses("buy 4, flip purchase_discount").then(upgrades=ROW[1:])


@pytest.mark.parametrize(
    "steps",
    [
        "space hillside 2",  # a veeple stands there, but the action has not begun
        "space roche 1, act",  # wines lie on the table
        "space roche 2, act",
        "space four_shadows 1, roll 1, act",
        "space hillside 3, act",
    ],
)
def test_nobody_buys_within_an_action(steps: str) -> None:
    """Before it or after it."""
    given = Given(prestige=20, tourists={"t27": {}, "t13": {}}).table(market=ROW).chooses(steps)
    assert given.why_not("buy 4") == "not_asked"


def test_on_the_way_to_end_one_may_buy() -> None:
    """Before delivery, so that what it pays comes too late (ruling 60)."""
    full = {"t13": {"cheese": [1, 5, 9], "view": 7, "purchase": [6, 7]}}
    given = Given(prestige=4, tourists=full, time="17:00").table(market=ROW)
    assert given.why_not("buy 4") == "prestige"
    given = Given(prestige=5, tourists=full, time="17:00").table(market=ROW)
    given.seat(1, time="16:00").offers("end_day, buy 4")
    given.chooses("buy 4, flip view_plus_1, prestige").then(prestige=3, upgrades=["view_plus_1"])


def test_a_bought_card_may_be_laid_face_down() -> None:
    """It does nothing then, and is turned up the next morning at the earliest."""
    given = Given(prestige=5, tourists={"t13": {}}).table(market=ROW).chooses("buy 4, done")
    given.then(upgrades=["view_plus_1"], active=[])
    given.chooses("space four_shadows 1, roll 2, act").then(tourists={"t13": {"view": 2}})


FIVE = ["cheese_free", "disk_die", "unlock_store", "late_close", "extra_disk"]
KEPT: list[tuple[dict[str, object], str, str]] = [
    ({"on_cards": ["disk_die"]}, "disk_die", "carries_disk"),
    ({"keys": 1}, "unlock_store", "carries_disk"),
    ({"time": "17:00"}, "late_close", "already_late"),
    ({}, "extra_disk", "disk_in_use"),
]


@pytest.mark.parametrize(("own", "key", "why"), KEPT)
def test_a_card_in_use_is_not_turned_down_for_a_sixth(
    own: dict[str, object], key: str, why: str
) -> None:
    """What carries a disk or a lock, or has served already, stays (p. 19)."""
    given = Given(prestige=5, upgrades=FIVE).seat(0, **own).seat(1, time="16:00")
    given.table(market=ROW).chooses("buy 4").asked("activate")
    assert given.why_not(f"flip {key}") == why
    given.may("done, flip cheese_free")


@pytest.mark.parametrize("key", FIVE)
def test_a_sixth_takes_the_place_of_another(key: str) -> None:
    """Five are active at most; all of them are kept."""
    given = Given(prestige=5, disks=1, upgrades=FIVE).table(market=ROW)
    given.chooses(f"buy 4, disks 0, flip {key}").then(upgrades=[*FIVE, "view_plus_1"])
    active = [other for other in FIVE if other != key]
    given.then(active=[*active, "view_plus_1"], disks=0 if key == "extra_disk" else 1)


def test_overnight_each_card_grows_cheaper() -> None:
    """A coin on each slot with a card, on top of those that lie there (ruling 70)."""
    given = Given().table(market=["", *ROW[1:]], coins=[3, 0, 1, 2])
    dawn(given).on_table(market=["", *ROW[1:]], coins=[3, 1, 2, 3])


@pytest.mark.parametrize(("seats", "cards"), [(2, 23), (3, 33), (4, 40)])
def test_some_cards_are_for_more_players(seats: int, cards: int) -> None:
    """One of each kind in every game, second ones with three and with four (ruling 3)."""
    pile = Given(seats=seats).s.piles[UPGRADE_PILE]
    assert len([kind for kind in pile if kind < PRINTED_KINDS]) == cards
    assert {UPGRADE_KEYS[kind] for kind in pile} == {*UPGRADE_KEYS}
