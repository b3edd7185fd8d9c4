"""Upgrades that meet each other, a contract, a vehicle or the moment they are bought."""

import pytest

from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.hours import RefreshDisks
from tests.games.naramata.actions_do import TO_CHEESE, TO_PAIRING, TO_PURCHASE, TO_TASTING, TO_VIEW
from tests.games.naramata.cases import Does, title
from tests.games.naramata.given import Given

PLUS = ["view_plus_1", "view_plus_2"]
EARLY = {"time": "16:00"}  # so that the day goes on

STACKED = [
    Does("view", "one more and two more are three more", f"{TO_VIEW}, roll 1, act",
         {"tourists": {"t13": {"view": 4}}}, own={"upgrades": PLUS, "tourists": {"t13": {}}}),
    Does("view", "a fifth and sixth token are lost", f"{TO_VIEW}, roll 3, act", {"prestige": 4},
         own={"upgrades": PLUS}),
    Does("view", "with the higher cap only the sixth", f"{TO_VIEW}, roll 3, act",
         {"tourists": {"t13": {"view": 5}}, "prestige": 0},
         own={"upgrades": [*PLUS, "view_cap_5"], "tourists": {"t13": {}}}),
    Does("view", "up to the higher cap they are bought", f"{TO_VIEW}, roll 1, act, tokens 1",
         {"tourists": {"t13": {"view": 5}}, "prestige": 0},
         own={"prestige": 1, "upgrades": [*PLUS, "view_cap_5"], "tourists": {"t13": {}}}),
    Does("view", "they are not for pit stops", "space hillside 1, roll 3, pit_stop",
         {"prestige": 4}, own={"upgrades": [*PLUS, "view_cap_5"]}),
    Does("view", "nor for the die", "roll 3, use disk_die", {"prestige": 4}, goes_on=True,
         own={"disks": 1, "upgrades": [*PLUS, "view_cap_5", "disk_die"]}),
    Does("pairing", "nine and five are fourteen", TO_PAIRING, {"prestige": 14},
         own={"time": "11:00", "upgrades": ["pairing_floor", "pairing_plus_5"]}),
    Does("pairing", "at one o'clock, too", TO_PAIRING, {"prestige": 14},
         own={"time": "13:00", "upgrades": ["pairing_floor", "pairing_plus_5"]}),
    Does("pairing", "an hour, and a disk for half of it", f"{TO_PAIRING}, disks 1",
         {"time": "13:30", "prestige": 8, "disks": 2},
         own={"time": "13:00", "disks": 3, "upgrades": ["pairing_hour", "disk_minus_30"]}),
    Does("cheese", "a second card free, a third for two",
         f"{TO_CHEESE}, cheese 1, cheese 5, cheese 9",
         {"prestige": 0, "tourists": {"t02": {"cheese": [1, 5, 9]}}}, decks={"cheese": [1, 5, 9]},
         own={"prestige": 2, "upgrades": ["cheese_draw", "cheese_free"], "tourists": {"t02": {}}}),
    Does("cheese", "of three discarded one pays double", TO_CHEESE, {"prestige": 1 + 2 + 1 + 2},
         own={"upgrades": ["cheese_draw", "cheese_double"]}, decks={"cheese": [1, 7, 9]}),
    Does("cheese", "with nothing discarded nothing is doubled", f"{TO_CHEESE}, cheese 1, cheese 7",
         {"prestige": 0}, decks={"cheese": [1, 7]},
         own={"upgrades": ["cheese_free", "cheese_double"], "tourists": {"t02": {}}}),
    Does("tasting", "of three one attached, two pay, one of them double",
         f"{TO_TASTING}, tasting 1", {"prestige": 4 + 3 + 4}, decks={"tasting": [1, 7, 9]},
         own={"upgrades": ["tasting_draw", "tasting_double"], "tourists": {"t01": {}}}),
    Does("purchase", "the third card costs one all the same", f"{TO_PURCHASE}, yes, done",
         {"prestige": 8}, decks={"purchase": [6, 7, 8]},
         own={"prestige": 9, "upgrades": ["purchase_discount"], "tourists": {"t07": {}}}),
    Does("double_action", "each of the two may be shortened",
         "space hillside 1, act, disks 1, space hillside 2, disks 3",
         {"time": "12:00", "disks": 1, "prestige": 2,
          "on_cards": ["disk_minus_30"] * 4 + ["double_action"]},
         own={"disks": 6, "upgrades": ["double_action", "disk_minus_30"]}, decks={"tasting": []}),
    Does("double_action", "the second starts at five sharp with the later closing",
         "space hillside 1, act, space hillside 2", {"time": "19:00"}, rival=EARLY,
         own={"time": "16:00", "disks": 1, "upgrades": ["double_action", "late_close"]},
         decks={"tasting": []}),
    Does("late_close", "blue has it already, and six stays six", "end_day", {"points": -2},
         own={"time": "18:30", "vehicle": "blue", "upgrades": ["late_close"]}, rival=EARLY),
    Does("contract", "a shortened turn takes half an hour at least",
         "space hillside 3, space hillside 1, disks 1, done", {"time": "11:30", "disks": 0},
         own={"disks": 1, "bottles": ["hillside"], "upgrades": ["disk_minus_30"]},
         decks={"tasting": []}),
    Does("contract", "cards that are drawn in it obey the upgrades",
         "space legend 3, space legend 1, done", {"prestige": 1 + 2 + 1 + 2}, bottles={"legend": 0},
         own={"bottles": ["legend"], "upgrades": ["cheese_draw", "cheese_double"]},
         decks={"cheese": [1, 7, 9]}),
    Does("disk_refresh", "a disk that shortened the way to noon comes back",
         f"{TO_TASTING}, disks 1", {"time": "12:00", "disks": 1, "on_cards": []},
         own={"time": "11:30", "disks": 1, "upgrades": ["disk_refresh", "disk_minus_30"]},
         decks={"tasting": []}),
    Does("disk_refresh", "and can be spent before the turn is over",
         f"{TO_CHEESE}, use disk_points", {"points": 2, "disks": 0, "beside": 0},
         decks={"cheese": []},
         own={"time": "11:30", "beside": 1, "upgrades": ["disk_refresh", "disk_points"]}),
    Does("lock_satisfies", "a lock has no type, so that every cheese still goes beside it",
         f"use lock_satisfies, {TO_CHEESE}, cheese 1", decks={"cheese": [1, 5]},
         then={"tourists": {"t02": {"cheese": [1], "locks": 1}}},
         own={"disks": 1, "upgrades": ["lock_satisfies"], "tourists": {"t02": {}}}),
    Does("lock_satisfies", "two locks fill a row of two",
         f"use lock_satisfies, use lock_satisfies, {TO_CHEESE}",
         {"tourists": {"t19": {"locks": 2}}, "prestige": 3}, decks={"cheese": [1, 7]},
         own={"disks": 2, "upgrades": ["lock_satisfies"], "tourists": {"t19": {}}}),
    Does("unlock_store", "beside the fee, a fourth lock goes for two prestige",
         "use paid_unlock", {"prestige": 0, "keys": 3}, goes_on=True, locks=["dangelo 1"],
         own={"prestige": 2, "keys": 3, "upgrades": ["unlock_store", "paid_unlock"]},
         left={"locks": []}),
]  # fmt: skip

BOUGHT = [
    Does("cheese_draw", "before the action, it serves it",
         f"buy 4, flip cheese_draw, {TO_CHEESE}", {"prestige": 4}, decks={"cheese": [1, 7, 9]},
         own={"prestige": 6}, market=["", "", "", "cheese_draw"]),
    Does("pairing_hour", "before a pairing", f"buy 4, flip pairing_hour, {TO_PAIRING}",
         {"time": "14:00", "prestige": 8}, own={"time": "13:00", "prestige": 11},
         market=["", "", "", "pairing_hour"]),
    Does("double_action", "after the first action, for the second",
         "space hillside 1, act, buy 4, disks 0, flip double_action, space hillside 2",
         {"time": "14:00", "prestige": 7 + 4 + 4 - 11, "disks": 0}, decks={"tasting": [1, 7]},
         own={"prestige": 4, "disks": 1}, market=["", "", "", "double_action"]),
    Does("double_action", "between the two, and the second is better for it",
         "space hillside 1, act, buy 4, disks 0, flip pairing_plus_5, space hillside 2",
         {"time": "14:00", "prestige": 4 + 5},
         own={"prestige": 8, "disks": 1, "upgrades": ["double_action"]}, decks={"tasting": []},
         market=["", "", "", "pairing_plus_5"]),
    Does("late_close", "at five, and an action begins",
         "buy 4, flip late_close, space hillside 1, act", {"time": "18:00"}, rival=EARLY,
         own={"time": "17:00", "prestige": 10}, market=["", "", "", "late_close"],
         decks={"tasting": []}),
    Does("late_close", "on the END turn, and one was not late",
         "buy 4, flip late_close", {"place": "end", "points": 0, "prestige": 0}, rival=EARLY,
         own={"time": "18:00", "prestige": 10}, market=["", "", "", "late_close"]),
    Does("extra_disk", "its disk is spent at once",
         "buy 4, flip extra_disk, use disk_points", {"points": 2, "disks": 0}, goes_on=True,
         own={"prestige": 7, "upgrades": ["disk_points"]}, market=["", "", "", "extra_disk"]),
    Does("disk_refresh", "before noon has passed",
         f"buy 4, flip disk_refresh, {TO_CHEESE}", {"disks": 1, "beside": 0},
         own={"time": "11:30", "prestige": 6, "disks": 1}, market=["", "", "", "disk_refresh"],
         decks={"cheese": []}),
]  # fmt: skip


@pytest.mark.parametrize("case", STACKED, ids=title)
def test_different_upgrades_add_up(case: Does) -> None:
    """Within the limits of the action (FAQ)."""
    case.check()


@pytest.mark.parametrize("case", BOUGHT, ids=title)
def test_an_upgrade_serves_from_the_moment_it_is_bought(case: Does) -> None:
    """In the same turn, before the action or after it (p. 19)."""
    case.check()


def test_a_disk_for_both_hours_if_both_are_passed_at_once() -> None:
    """And none is owed when only one was spent (ruling 56)."""
    for spent in (1, 2, 3):
        given = Given(time="15:00", beside=spent, upgrades=["disk_refresh"])
        given.s.began = 0
        refresh = next(e.path for e in NARAMATA.effects if isinstance(e, RefreshDisks))
        given.asks(refresh).then(disks=min(spent, 2), beside=max(0, spent - 2))


def test_an_hour_brings_a_disk_back_once_a_day() -> None:
    """Noon was reached in this turn; the next one begins there."""
    given = Given(time="11:30", beside=2, upgrades=["disk_refresh"]).seat(1, place="end")
    given.chooses("space four_shadows 1, pit_stop").then(time="12:00", disks=1, beside=1)
    given.chooses("space roche 2, pit_stop").then(time="12:30", disks=1, beside=1)


def test_the_disk_die_may_be_rolled_as_long_as_there_are_disks() -> None:
    """Within an action and after it, each time for a disk."""
    given = Given(disks=3, upgrades=["disk_die"], tourists={"t07": {}}).leaves("purchase", 12)
    given.chooses("roll 2, space roche 2, act, use disk_die, use disk_die").then(prestige=6)
    given.chooses("no, purchase 12, disks 0, use disk_die").turn_is_over()
    given.then(prestige=4, disks=0, on_cards=["disk_die"] * 3)
