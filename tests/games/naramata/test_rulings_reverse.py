"""Rulings 100 to 102 and 135: the Reverse Course. The roads themselves are among the roads."""

import pytest

from cuvee.games.naramata.board.wineries import END, START_REGION
from cuvee.lessons.staging.naramata import PLACE_NAMES
from tests.games.naramata.given import Given
from tests.games.naramata.opening import (
    LOCKS,
    PHANTOM_TURN,
    PHANTOMS,
    START_REGIONS,
    dawn,
    drafted,
    next_turn,
    opened,
    shared,
)

REVERSE: dict[str, object] = {"reverse_course": True}
FROM_END: dict[str, object] = {**REVERSE, "from_end": True}
MODES: dict[str, tuple[int, dict[str, object]]] = {
    "two": (2, {}),
    "phantom": (2, {"phantom": True}),
    "four": (4, {}),
    "solo": (1, {"solo": True}),
    "fleet-two": (2, {"fleet": True}),
    "fleet-three": (3, {"fleet": True}),
}
NORTH_LOCKS = ["serendipity 1", "nichol 1"]


def back(seats: int = 2, day: int = 2, **own: object) -> Given:
    """A turn of seat 0 on the way back."""
    return Given(seats=seats, day=day, options=REVERSE).seat(0, **own)


def haunted(where: str, roll: int, number: int = 0) -> Given:
    """On the way back with one player, a phantom's turn at noon; the other has arrived."""
    options = {**REVERSE, "solo": True}
    given = Given(seats=1, day=2, options=options, time="12:30").chooses(f"roll {roll}")
    given.phantom("start_lower", "12:00", number=1 - number)
    return next_turn(given.phantom(where, "12:00", number=number))


def stands(given: Given, number: int = 0) -> str:
    """Where a phantom is."""
    return PLACE_NAMES[given.s.phantom_place[number]]


# The way back.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_100_on_an_even_day_all_start_at_end(seats: int) -> None:
    """No region is chosen, and none is full."""
    given = dawn(Given(seats=seats, options=REVERSE))
    drafted(given).asked("turn").on_table(day=2)
    assert {player.place for player in given.s.players} == {END}
    assert "way_back" in [event.kind for event in given.events]


def test_ruling_100_the_way_leads_from_the_village_to_the_start() -> None:
    """What was ahead is behind: from Hillside to D'Angelo, and not to Lang."""
    back().may("space legend 1, space upper_bench 1, space meeples_milkshakes 1")
    given = back(place="hillside").may("space dangelo 1, space three_sisters 1, space ruby_blues 1")
    for space in ("lang 1", "singletree 1", "lock_worth 1", "legend 1"):
        assert given.why_not(f"space {space}") == "behind"


def test_ruling_100_a_join_is_a_fork_on_the_way_back() -> None:
    """Who takes the hill road has left the shore behind."""
    given = back(place="lang").seat(1, time="12:00").may("space black_widow 1, space lake_breeze 1")
    given.chooses("roll 1, space black_widow 1, pit_stop").may("space laughing_stock 1")
    assert given.why_not("space lake_breeze 1") == "behind"


def test_ruling_100_nobody_is_in_the_way_at_end() -> None:
    """The second starts from there as the first did."""
    given = back(seats=4).chooses("roll 1, space legend 1, pit_stop").waits_for(1)
    assert given.why_not("space legend 2") == "occupied"
    given.may("space deep_roots 1")


def test_ruling_100_the_day_ends_in_a_start_region() -> None:
    """At any time, from anywhere; and then the tourists are delivered."""
    given = back(place="hillside", tourists={"t01": {"tasting": [1]}}).chooses("end_day")
    given.then(place="start_upper", points=3 - 2, tourists={}).waits_for(1)


def test_ruling_100_the_order_of_arrival_breaks_ties() -> None:
    """In whichever region they are."""
    given = back(seats=3, place="upper_bench", time="12:00").seat(1, time="11:00")
    given.seat(2, time="11:30", place="ruby_blues")
    dawn(given.chooses("end_day"))
    assert given.s.turn_order() == [0, 1, 2]
    fewest = back(seats=3, points=1).seat(1, points=1, time="12:00").seat(2, points=0)
    dawn(fewest)
    assert fewest.s.turn_order() == [2, 0, 1]


@pytest.mark.parametrize(
    ("space", "open_"),
    [("red_rooster 1", True), ("maple_leaf 1", True), ("ruby_blues 1", False)],
)
def test_ruling_100_black_crosses_to_what_is_level_or_nearer_the_start(
    space: str, open_: bool
) -> None:
    """From Roche, level with Red Rooster."""
    given = back(vehicle="black", place="roche")
    assert (f"space {space}" in given.offered()) == open_
    red = back(vehicle="red", place="roche")
    assert red.why_not(f"space {space}") == "behind"


def test_ruling_100_yellow_pairs_on_the_road_back() -> None:
    """Between two wineries, past the one that is nearer to END."""
    given = back(vehicle="yellow", place="hillside", time="13:00", tourists={"t01": {}})
    given.seat(1, time="16:00").chooses("road_pairing hillside").waits_for(0)
    given.then(place="road hillside", prestige=8, tourists={"t01": {"pairing": 1}})
    given.may("space poplar_grove_cheese 1")
    given.may("road_pairing dangelo")  # and before a fork


def test_ruling_100_locks_and_the_innermost_order_stay() -> None:
    """A lock of the first day is there on the second; a phantom takes the innermost open space."""
    given = Given(options=REVERSE).chooses("space dangelo 1, act")
    drafted(dawn(given)).on_table(locks=["dangelo 1"])
    assert given.why_not("space dangelo 1") == "locked"
    assert stands(haunted("hillside", 2)) == "dangelo"
    haunted("hillside", 2).on_table(locks=["dangelo 1"])


def test_ruling_100_phantoms_start_at_end() -> None:
    """Above everybody, and nobody is asked where."""
    options = {**REVERSE, "phantom": True}
    given = Given(day=2, options=options).phantom("start_upper", "13:00").asks(PHANTOMS, seat=-1)
    given.asked("turn")
    assert (stands(given), given.s.phantom_time) == ("end", (0,))
    assert given.s.phantom_arrival[0] > max(player.arrival for player in given.s.players)


@pytest.mark.parametrize("number", [0, 1])
def test_ruling_100_phantoms_walk_back_from_their_own_place(number: int) -> None:
    """Winery by winery, and at a join to the branch with fewer locks."""
    assert stands(haunted("end", 1, number), number) == "legend"
    given = haunted("therapy", 1, number)
    assert stands(given, number) == "lang"
    options = {**REVERSE, "solo": True}
    fork = Given(seats=1, day=2, options=options, time="12:30").table(locks=NORTH_LOCKS)
    fork.chooses("roll 1").phantom("start_lower", number=1 - number)
    next_turn(fork.phantom("legend", "12:00", number=number))
    assert stands(fork, number) == "deep_roots"


@pytest.mark.parametrize("way", ["daydreamer", "deep_roots"])
def test_ruling_100_a_tie_at_a_join_is_for_the_player(way: str) -> None:
    """Both ways without a lock."""
    given = (
        haunted("legend", 1).asked("phantom_fork").offers("space daydreamer 1, space deep_roots 1")
    )
    assert stands(given.chooses(f"space {way} 1")) == way


@pytest.mark.parametrize(
    ("where", "region"), [("upper_bench", "start_upper"), ("meeples_milkshakes", "start_lower")]
)
def test_ruling_100_phantoms_finish_in_the_start_regions(where: str, region: str) -> None:
    """Past the last winery of their road."""
    assert stands(haunted(where, 1)) == region


# Which days.


@pytest.mark.parametrize(
    ("options", "days"),
    [({}, [False] * 4), (REVERSE, [False, True] * 2), (FROM_END, [True, False] * 2)],
)
def test_ruling_101_every_other_day_leads_back(
    options: dict[str, object], days: list[bool]
) -> None:
    """The even ones, or from END on the odd ones."""
    given = Given(options={**options, "days": 4})
    found = []
    for _ in range(4):
        found.append(given.s.view(None)["backwards"])
        places = {player.place for player in given.s.players}
        assert places == ({END} if given.s.backwards else {START_REGION, START_REGION + 1})
        dawn(given)
        while given.s.decision is not None and given.s.decision.question != "turn":
            given.s.apply(given.s.legal()[0])
    assert found == days
    assert given.s.over


def test_ruling_101_on_the_third_day_regions_are_chosen_anew() -> None:
    """Wherever the way back ended."""
    given = back(place="upper_bench").seat(1, place="four_shadows")
    drafted(dawn(given)).asked("start").offers("start start_upper, start start_lower")
    given.chooses("start start_lower").asked("turn").then(1, place="start_upper")
    again = Given(day=3, options=REVERSE).seat(0, place="nowhere").seat(1, place="nowhere")
    again.asks(START_REGIONS, seat=-1).asked("start")


def test_ruling_101_the_group_may_begin_at_end() -> None:
    """The first day leads back, the second forwards."""
    given = Given()
    given.s = opened(2, reverse_course=True, from_end=True)
    drafted(given).asked("turn").on_table(day=1)
    assert {player.place for player in given.s.players} == {END}
    given.may("space legend 1, space upper_bench 1")
    drafted(dawn(given)).on_table(day=2).asked("start")


# Every mode.


@pytest.mark.parametrize("from_end", [False, True])
@pytest.mark.parametrize("mode", MODES)
def test_ruling_102_every_mode_may_be_played_so(mode: str, from_end: bool) -> None:
    """All start the way back at END, phantoms too, and it ends in the start regions."""
    seats, options = MODES[mode]
    options = {**options, **(FROM_END if from_end else REVERSE), "vehicles": "dealt"}
    given = Given(seats=seats, day=1 if from_end else 2, options=options)
    assert {player.place for player in given.s.players} | {*given.s.phantom_place} == {END}
    given.asks(LOCKS, seat=-1).asked("turn")
    while not any(given.s.done(player.place) for player in given.s.players):
        given.chooses("end_day")
    assert START_REGION in [player.place for player in given.s.players]


def test_ruling_102_alone_the_whelp_score_is_lost_on_the_way_back_too() -> None:
    """Delivery is delivery."""
    given = Given(seats=1, day=2, options={**REVERSE, "solo": True}, tourists={"t01": {}})
    given.chooses("end_day").then(place="start_upper").on_table(whelp=3)


def test_ruling_102_the_fleet_arrives_in_order_on_the_way_back_too() -> None:
    """And the third day begins in that order, in regions."""
    given = Given(seats=3, day=2, options={**REVERSE, "fleet": True}, time="12:00")
    given.seat(1, time="11:00").seat(2, time="11:30").chooses("end_day")
    shared(dawn(given)).asked("start").waits_for(0)
    assert given.s.turn_order() == [0, 1, 2]


# Decided by us.


@pytest.mark.parametrize(
    ("place", "region"),
    [
        ("end", "start_upper"),
        ("legend", "start_upper"),
        ("lake_breeze", "start_upper"),  # both are ahead
        ("dangelo", "start_upper"),
        ("three_sisters", "start_upper"),
        ("upper_bench", "start_upper"),
        ("ruby_blues", "start_lower"),
        ("meeples_milkshakes", "start_lower"),
        ("road roche", "start_upper"),
        ("road red_rooster", "start_lower"),
    ],
)
def test_ruling_135_the_way_back_ends_in_the_region_ahead(place: str, region: str) -> None:
    """The upper one if both are; black too ends its day on the road it is on."""
    for vehicle in ("red", "black"):
        back(vehicle=vehicle, place=place).chooses("end_day").then(place=region)


@pytest.mark.parametrize(
    ("where", "region"), [("maple_leaf", "start_lower"), ("hillside", "start_upper")]
)
def test_ruling_135_from_five_on_a_phantom_is_in_the_region_ahead(where: str, region: str) -> None:
    """By the same rule."""
    given = Given(day=2, options={**REVERSE, "phantom": True}).phantom(where, "17:00")
    assert stands(given.asks(PHANTOM_TURN, seat=-1).asked("turn")) == region
