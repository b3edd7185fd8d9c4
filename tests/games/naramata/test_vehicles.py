"""The six vehicles: what each can do that the others cannot (p. 27)."""

import pytest

import cuvee
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from tests.games.naramata.cases import Cannot, Does, title
from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn, drafting, each

EARLY = {"time": "16:00"}  # so that the day goes on
NONE: dict[str, list[int]] = {"cheese": [], "tasting": [], "purchase": []}

DOES = [
    Does("red", "its fourth disk is one more to spend",
         "use disk_points, use disk_points, use disk_points, use disk_points, end_day",
         {"points": 8}, own={"vehicle": "red", "disks": 4, "upgrades": ["disk_points"]}),
    Does("black", "across to a winery that is level", "space red_rooster 1, act",
         {"place": "red_rooster"}, own={"vehicle": "black", "place": "roche"}, decks=NONE),
    Does("black", "or further on", "space ruby_blues 1, act", {"place": "ruby_blues"},
         own={"vehicle": "black", "place": "roche"}, decks=NONE),
    Does("black", "from the start", "space meeples_milkshakes 1, act",
         {"place": "meeples_milkshakes"}, own={"vehicle": "black"}, decks=NONE),
    Does("white", "it is full with three and delivers them like any other", "end_day",
         {"points": 3 * 3 - 7, "tourists": {}}, own={"vehicle": "white", "tourists": {
             "t01": {"pairing": 1}, "t05": {"pairing": 1}, "t06": {"pairing": 1}}}),
    Does("purple", "two empty rows cost nothing", "end_day", {"points": 0},
         own={"vehicle": "purple", "tourists": {"t02": {}}}),
    Does("purple", "a third costs what a third costs", "end_day", {"points": -3},
         own={"vehicle": "purple", "tourists": {"t13": {}}}),
    Does("purple", "the rows of all tourists count together", "end_day", {"points": 4 - 16},
         own={"vehicle": "purple", "tourists": {"t02": {}, "t13": {}}}),
    Does("blue", "an action at five sharp", "space dangelo 1, act", {"time": "18:00"},
         own={"vehicle": "blue", "time": "17:00"}, rival=EARLY, decks=NONE),
    Does("blue", "no penalty up to six", "end_day", {"points": 0},
         own={"vehicle": "blue", "time": "18:00"}, rival=EARLY),
    Does("blue", "two for each half hour after it", "end_day", {"points": -4},
         own={"vehicle": "blue", "time": "19:00"}, rival=EARLY),
    Does("yellow", "a pairing on the road, which locks nothing",
         "road_pairing upper_bench",
         {"place": "road upper_bench", "time": "15:00", "prestige": 8,
          "tourists": {"t01": {"pairing": 1}, "t09": {"pairing": 1}}},
         own={"vehicle": "yellow", "time": "13:00", "tourists": {"t01": {}, "t09": {}}},
         left={"locks": []}),
    Does("yellow", "right past the winery where it stands", "road_pairing dangelo",
         {"place": "road dangelo", "time": "13:00"}, own={"vehicle": "yellow", "place": "dangelo"}),
    Does("yellow", "before a fork", "road_pairing hillside",
         {"place": "road hillside", "time": "13:00"}, own={"vehicle": "yellow"}),
    Does("yellow", "with upgrades, in an hour for fourteen", "road_pairing dangelo",
         {"prestige": 14, "time": "12:00"}, own={
             "vehicle": "yellow", "upgrades": ["pairing_floor", "pairing_plus_5", "pairing_hour"]}),
    Does("yellow", "an upgrade may be bought after it", "road_pairing dangelo, buy 4, done",
         {"upgrades": ["view_plus_1"], "prestige": 3}, own={"vehicle": "yellow", "time": "13:00"},
         market=["", "", "", "view_plus_1"]),
]  # fmt: skip

CANNOT = [
    Cannot("red", "cross the road", "", "space red_rooster 1", "behind",
           own={"vehicle": "red", "place": "roche"}),
    Cannot("red", "stop on the road", "", "road_pairing dangelo", "no_roadside",
           own={"vehicle": "red"}),
    Cannot("black", "cross backwards", "", "space maple_leaf 1", "behind",
           own={"vehicle": "black", "place": "roche"}),
    Cannot("black", "go back where it was", "", "space red_rooster 1", "been_there",
           own={"vehicle": "black", "visited": ["red_rooster"], "place": "roche"}),
    Cannot("black", "enter where another stands", "", "space red_rooster 1", "occupied",
           own={"vehicle": "black", "place": "roche"}, rival={"place": "red_rooster"}),
    Cannot("black", "cross where no road runs beside", "", "space ruby_blues 1", "behind",
           own={"vehicle": "black", "place": "dangelo"}),
    Cannot("blue", "begin after five", "", "space dangelo 1", "closed",
           own={"vehicle": "blue", "time": "17:30"}),
    Cannot("purple", "begin at five", "", "space dangelo 1", "closed",
           own={"vehicle": "purple", "time": "17:00"}),
    Cannot("yellow", "stop after the last winery", "", "road_pairing legend", "no_road",
           own={"vehicle": "yellow"}),
    Cannot("yellow", "stop behind", "", "road_pairing four_shadows", "behind",
           own={"vehicle": "yellow", "place": "roche"}),
    Cannot("yellow", "stop on the other road", "", "road_pairing maple_leaf", "behind",
           own={"vehicle": "yellow"}),
    Cannot("yellow", "stop twice at one place", "", "road_pairing dangelo", "behind",
           own={"vehicle": "yellow", "place": "road dangelo"}),
    Cannot("yellow", "go back from the road", "", "space dangelo 1", "behind",
           own={"vehicle": "yellow", "place": "road dangelo"}),
    Cannot("yellow", "stop when all is closed", "", "road_pairing dangelo", "closed",
           own={"vehicle": "yellow", "time": "17:00"}),
]  # fmt: skip


@pytest.mark.parametrize("case", DOES, ids=title)
def test_a_vehicle_does_what_it_says(case: Does) -> None:
    """Each overrides a rule (p. 8)."""
    case.check()


@pytest.mark.parametrize("case", CANNOT, ids=title)
def test_what_a_vehicle_cannot_do_has_a_reason(case: Cannot) -> None:
    """Nor do the others what one of them can."""
    case.check()


def test_every_vehicle_has_its_cases() -> None:
    """All six; white's limits are those of the draft."""
    assert {case.of for case in DOES} == {*VEHICLE_KEYS}
    assert {*VEHICLE_KEYS} - {case.of for case in CANNOT} == {"white"}


@pytest.mark.parametrize("vehicle", VEHICLE_KEYS)
@pytest.mark.parametrize("more", [0, 1])
def test_a_day_begins_with_three_disks_with_four_for_red(vehicle: str, more: int) -> None:
    """And one more with the upgrade (p. 27)."""
    given = Given().seat(0, vehicle=vehicle, upgrades=["extra_disk"] * more)
    given.seat(1, vehicle="black" if vehicle != "black" else "red")
    dawn(given).then(disks=(4 if vehicle == "red" else 3) + more, beside=0)


@pytest.mark.parametrize(("vehicle", "pays"), [("white", 4), ("red", 3), ("purple", 3)])
def test_a_tourist_sold_in_the_draft_pays_white_more(vehicle: str, pays: int) -> None:
    """Four prestige where the others gain three."""
    given = drafting("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15", "t21 t22 t23 t24 t25")
    given.seat(0, vehicle=vehicle)
    each(given, "tourist t01", "tourist t11", "tourist t21")
    each(given, "sell", "keep", "keep")
    given.then(prestige=pays, tourists={})


def test_white_seats_three() -> None:
    """The fourth pick has to be sold, where another vehicle would take it along."""
    hands = ("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15", "t21 t22 t23 t24 t25")
    given = drafting(*hands).seat(0, vehicle="white", tourists={"t31": {}, "t32": {}, "t33": {}})
    each(given, "tourist t01", "tourist t11", "tourist t21")
    each(given, "", "keep", "keep")
    given.then(prestige=4)
    given = drafting(*hands).seat(0, vehicle="black", tourists={"t31": {}, "t32": {}, "t33": {}})
    each(given, "tourist t01", "tourist t11", "tourist t21").waits_for(0).offers("sell, keep")


def test_a_veeple_on_the_road_is_in_nobodys_way() -> None:
    """Neither at the winery behind it nor at the one ahead (ruling 32)."""
    given = Given(vehicle="yellow").chooses("road_pairing dangelo").waits_for(1)
    given.may("space dangelo 1, space poplar_grove_cheese 1")


def test_from_the_road_both_branches_are_still_ahead() -> None:
    """It stopped before the junction (ruling 32)."""
    given = Given(vehicle="yellow", place="road poplar_grove_cheese")
    given.may("space hillside 1, space singletree 1, space lock_worth 1")


def test_the_view_says_how_many_every_vehicle_takes_for_the_whelp_score() -> None:
    """The white one seats three, and four where all play for the Whelp score."""
    rules = cuvee.game("naramata")
    table = rules.new(seats=2, seed=1)
    assert rules.components(table.options)["vehicles"]["white"]["seats"] == 3
    assert table.view(0)["whelp_seats"] is None
    assert rules.new(seats=1, seed=1, solo=True).view(0)["whelp_seats"] == 4
