"""Rulings 92 to 99: the Fleet, for one Whelp score together."""

import pytest

from cuvee import BadInput
from cuvee.games.naramata.board.wineries import START_REGION
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import TOURIST_PILE
from tests.games.naramata.given import Given
from tests.games.naramata.opening import LOCKS, SHARE_OUT, dawn, opened, shared, sharing

FULL_T13 = {"cheese": [1, 5, 9], "view": 7, "purchase": [12, 13]}  # every row at its maximum
MARKET = ["cheese_draw", "view_plus_1", "disk_die", "extra_disk"]
FREED = ["roche 1", "roche 2", "dangelo 1", "dangelo 2", "lang 1", "lang 2", "nichol 1", "nichol 2"]
ROW = " ".join(TOURIST_KEYS[:8])  # for two on the first day
ROW_3 = " ".join(TOURIST_KEYS[:12])  # on the third


def fleet(seats: int = 2, day: int = 1, whelp: str = "normal", **own: object) -> Given:
    """A turn of seat 0, with the Phantom at END if there is one."""
    options: dict[str, object] = {"fleet": True, "whelp": whelp}
    given = Given(seats=seats, day=day, options=options).seat(0, **own)
    return given.phantom("end") if seats == 2 else given


def chosen(*vehicles: str) -> Given:
    """A game at its first row of tourists, the first player having chosen first."""
    given = fleet(len(vehicles))
    given.s = NARAMATA.new(seats=len(vehicles), seed=1, fleet=True)
    return given.chooses(*[f"vehicle {vehicle}" for vehicle in vehicles])


# The Whelp score.


@pytest.mark.parametrize(("whelp", "each"), [(None, 2), ("easy", 3), ("normal", 2), ("hard", 1)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_92_the_score_begins_by_difficulty_and_players(
    seats: int, whelp: str | None, each: int
) -> None:
    """So much for each player; three players begin the normal game at six."""
    options: dict[str, object] = {} if whelp is None else {"whelp": whelp}
    assert NARAMATA.begin(seats, 0, {"fleet": True, **options}).whelp == seats * each


def test_ruling_92_the_rows_of_all_lower_one_score() -> None:
    """Each row that is not full, on whichever vehicle."""
    given = fleet(3, tourists={"t13": {**FULL_T13, "view": 6}}).seat(1, tourists={"t03": {}})
    given.chooses("end_day").on_table(whelp=6 - 1).chooses("end_day").on_table(whelp=6 - 1 - 2)
    given.chooses("end_day").on_table(whelp=3, day=2)


def test_ruling_92_all_win_with_one_or_more_after_the_third_day() -> None:
    """Together, by the same score."""
    result = dawn(fleet(3, day=3, whelp="hard")).s.result
    assert result is not None
    assert (result.scores, result.winners) == ([3, 3, 3], [0, 1, 2])
    assert result.reason == "whelp_kept"


def test_ruling_92_all_lose_with_nothing_left() -> None:
    """Also who had delivered everything."""
    given = fleet(whelp="hard", tourists={"t13": FULL_T13}).seat(1, tourists={"t03": {}})
    given.chooses("end_day").on_table(whelp=2).chooses("end_day")
    result = given.s.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ([0, 0], [], "whelp_lost")


def test_ruling_92_points_are_not_kept() -> None:
    """Bottles and complete tourists bring prestige, and nobody has a point."""
    given = fleet(tourists={"t13": FULL_T13}).seat(1, time="12:30")
    given.chooses("space upper_bench 3, act").then(points=0, bottles=["upper_bench"])
    given.on_table(pool=3).chooses("end_day").on_table(pool=3 + 3).then(points=0)
    assert [player.points for player in opened(3, fleet=True).players] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "phantoms"), [(2, 1), (3, 0), (4, 0)])
def test_ruling_92_two_play_with_the_phantom(seats: int, phantoms: int) -> None:
    """Without asking for it; more do without."""
    assert len(opened(seats, fleet=True).phantom_place) == phantoms


def test_ruling_92_the_phantom_is_the_usual_one() -> None:
    """Both may start in one region, and it then starts in the other."""
    given = fleet()
    given.s = opened(2, fleet=True)
    shared(given).chooses("start start_lower, start start_lower").asked("turn")
    assert given.s.phantom_place == (START_REGION,)


# Tourists.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("day", "dealt", "taken"), [(1, 4, 2), (2, 5, 3), (3, 6, 4)])
def test_ruling_93_so_many_are_dealt_and_so_many_ride(
    seats: int, day: int, dealt: int, taken: int
) -> None:
    """For each player; two to four in a vehicle, and the rest is discarded for nothing."""
    given = Given(seats=seats, day=day, options={"fleet": True}).asks(SHARE_OUT, seat=-1)
    assert len(given.s.row) == seats * dealt
    shared(given)
    riding = [len(player.tourists) for player in given.s.players]
    assert sum(riding) == seats * taken
    assert {2 <= many <= 4 for many in riding} == {True}
    assert len(given.s.discards[TOURIST_PILE]) == seats * (dealt - taken)
    given.on_table(row=[], pool=0)


def test_ruling_93_the_row_lies_open_to_all() -> None:
    """In one row, of which any tourist may go to any vehicle."""
    given = sharing(ROW, 2)
    offered = [f"ride {tourist} {seat}" for tourist in ROW.split() for seat in (0, 1)]
    given.asked("propose").offers(*offered).on_table(row=ROW.split())


def test_ruling_93_some_may_take_more_than_others() -> None:
    """On the second day four with one and two with the other."""
    given = sharing(" ".join(TOURIST_KEYS[:10]), 2, 2, leader=1)
    given.chooses(*[f"ride t0{number} 1" for number in (1, 2, 3, 4)])
    given.chooses("ride t05 0, ride t06 0")
    assert [len(player.tourists) for player in given.s.players] == [2, 4]


def test_ruling_93_a_fifth_tourist_finds_the_vehicle_full() -> None:
    """Four are the most."""
    given = sharing(ROW_3, 2, 3).chooses("ride t01 1, ride t02 1, ride t03 1, ride t04 1")
    assert given.why_not("ride t05 1") == "vehicle_full"
    given.may("ride t05 0")


@pytest.mark.parametrize(
    ("seats", "day", "riding", "refused"),
    [
        (2, 1, [0, 2], 1),  # the other two are for seat 0
        (2, 1, [1, 2], 1),
        (3, 1, [0, 0, 2], 2),  # three share six
        (3, 1, [1, 1, 2], 2),
        (3, 2, [4, 3, 0], 1),
        (4, 1, [1, 2, 2, 2], 3),
    ],
)
def test_ruling_93_every_vehicle_takes_two_at_least(
    seats: int, day: int, riding: list[int], refused: int
) -> None:
    """As many tourists as the others still need are kept for them."""
    row = TOURIST_KEYS[: seats * (3 + day)]
    given = sharing(" ".join(row), seats, day)
    vehicles = [seat for seat, many in enumerate(riding) for _ in range(many)]
    given.chooses(*[f"ride {tourist} {seat}" for tourist, seat in zip(row, vehicles, strict=False)])
    assert given.why_not(f"ride {row[len(vehicles)]} {refused}") == "others_need"


# Vehicles.


def test_ruling_94_white_seats_four() -> None:
    """Else the third day could not be."""
    given = sharing(ROW_3, 2, 3, leader=1).seat(1, vehicle="white")
    given.chooses("ride t01 1, ride t02 1, ride t03 1").may("ride t04 1")
    shared(given)
    assert [len(player.tourists) for player in given.s.players] == [4, 4]


def test_ruling_94_whites_share_of_the_pool_is_four() -> None:
    """Each day; three for any other vehicle."""
    chosen("white", "red").on_table(pool=4 + 3)
    dawn(fleet(vehicle="white")).on_table(pool=4 + 3)


@pytest.mark.parametrize(("view", "lost"), [(5, 0), (4, 1)])
def test_ruling_94_purple_ignores_two_single_assets(view: int, lost: int) -> None:
    """As alone, and only its own."""
    given = fleet(vehicle="purple", tourists={"t13": {**FULL_T13, "view": view}})
    given.chooses("end_day").on_table(whelp=4 - lost)
    other = fleet().seat(1, vehicle="purple").seat(0, tourists={"t03": {"view": 6, "pairing": 1}})
    other.chooses("end_day").on_table(whelp=3)


# Prestige.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_95_three_prestige_for_each_player_each_day(seats: int) -> None:
    """In one pool, on top of what is left."""
    vehicles = ["red", "black", "blue", "yellow"][:seats]
    given = chosen(*vehicles).on_table(pool=3 * seats)
    assert [player.prestige for player in given.s.players] == [0] * seats
    given = fleet(seats)
    for seat, vehicle in enumerate(vehicles):
        given.seat(seat, vehicle=vehicle)
    given.s.pool = 2
    dawn(given).on_table(pool=2 + 3 * seats)


def test_ruling_95_what_anybody_gains_goes_into_the_pool() -> None:
    """And everybody pays from it, in one's own turn, for oneself."""
    given = fleet().new_upgrades("view_plus_1").table(market=["", "", "", "view_plus_1"])
    given.s.pool = 1
    given.chooses("roll 3, space three_sisters 1, pit_stop").on_table(pool=5)
    given.chooses("done, no").waits_for(1).chooses("buy 4, flip view_plus_1")
    given.on_table(pool=0).then(1, upgrades=["view_plus_1"], prestige=0).then(0, upgrades=[])


def test_ruling_95_too_little_in_the_pool_is_a_reason() -> None:
    """Whoever put it there."""
    given = fleet(disks=1).table(market=["", "", "", "view_plus_1"])
    given.s.pool = 3
    assert given.look().why_not("buy 4") == "prestige"


def test_ruling_95_disks_are_ones_own() -> None:
    """They help nobody else to pay."""
    given = fleet(disks=1).seat(1, disks=3).table(market=["", "", "", "view_plus_1"])
    given.s.pool = 4
    given.look().chooses("buy 4").asked("activate").on_table(pool=0)
    given.then(0, disks=0, beside=1).then(1, disks=3, beside=0)


def test_ruling_95_assets_go_to_ones_own_tourists_only() -> None:
    """Seat 1's tourist wants the cheese, and cannot have it."""
    given = fleet(tourists={"t01": {}}).seat(1, tourists={"t02": {}}).draws("cheese", 1, 5)
    given.chooses("space upper_bench 1, act").then(1, tourists={"t02": {}}).on_table(pool=2)
    sights = fleet(tourists={"t03": {}}).seat(1, tourists={"t06": {}})
    sights.chooses("roll 2, space four_shadows 1, act")
    sights.then(0, tourists={"t03": {"view": 2}}).then(1, tourists={"t06": {}})


def test_ruling_95_favor_and_pairing_too() -> None:
    """A visit and a meal are for those who are there."""
    given = fleet(tourists={"t09": {}}).seat(1, tourists={"t24": {}})
    given.chooses("space upper_bench 3, act").then(0, tourists={"t09": {"favor": 1}})
    given.then(1, tourists={"t24": {}})


def test_ruling_95_bottles_and_upgrades_are_ones_own() -> None:
    """Seat 1 uses neither the contract nor the keyring of seat 0."""
    given = fleet(bottles=["upper_bench"], upgrades=["unlock_store"]).seat(1, place="start_upper")
    given.table(locks=["roche 1"], bottles={"upper_bench": 0}).may("use unlock_store")
    given.chooses("space three_sisters 2, act, done").waits_for(1)
    assert given.why_not("space upper_bench 3") == "no_bottle"
    assert given.why_not("use unlock_store") == "not_owned"


# The day.


def test_ruling_96_the_order_of_the_next_day_is_the_order_of_arrival() -> None:
    """Whoever was at END first begins."""
    given = fleet(3, time="12:00").seat(1, time="11:30").seat(2, time="11:00")
    given.chooses("end_day").waits_for(2).chooses("end_day").waits_for(1).chooses("end_day")
    given.on_table(day=2)
    assert given.s.turn_order() == [0, 2, 1]
    shared(given).asked("start").waits_for(0)


@pytest.mark.parametrize(
    ("vehicle", "time", "lost"),
    [("red", "17:00", 0), ("red", "17:30", 1), ("red", "19:00", 1), ("blue", "18:00", 0),
     ("blue", "18:30", 1)],
)  # fmt: skip
def test_ruling_97_a_late_day_costs_one(vehicle: str, time: str, lost: int) -> None:
    """Where there would be a penalty in points."""
    given = fleet(vehicle=vehicle, time=time).seat(1, time="11:00")
    given.chooses("end_day").on_table(whelp=4 - lost)


@pytest.mark.parametrize(("time", "lost"), [("17:30", 0), ("18:00", 0), ("18:30", 1)])
@pytest.mark.parametrize("vehicle", ["red", "blue"])
def test_ruling_97_by_the_other_reading_all_are_late_from_six_on(
    vehicle: str, time: str, lost: int
) -> None:
    """With or without the later closing; no action starts any later for that."""
    given = Given(options={"fleet": True, "fleet_late": "six"}, vehicle=vehicle, time=time)
    given.seat(1, time="11:00").chooses("end_day").on_table(whelp=4 - lost)
    with pytest.raises(BadInput, match="fleet_late"):
        NARAMATA.new(seats=2, fleet_late="six")


def test_ruling_97_each_late_player_costs_one() -> None:
    """Two of three."""
    given = fleet(3, time="18:00").seat(1, time="17:30").seat(2, time="16:00")
    dawn(given).on_table(whelp=6 - 2)


def test_ruling_98_each_player_may_shift_the_market_after_a_turn() -> None:
    """Whose turn it was is asked, before the next one's."""
    given = fleet(3).table(market=MARKET).new_upgrades("paid_unlock")
    given.chooses("space roche 2, act").asked("shift").waits_for(0).chooses("yes")
    given.on_table(market=["paid_unlock", *MARKET[:3]], under=["extra_disk"]).waits_for(1)
    given.chooses("space maple_leaf 2, act").asked("shift").waits_for(1).chooses("no")
    given.on_table(market=["paid_unlock", *MARKET[:3]]).asked("turn").waits_for(2)


@pytest.mark.parametrize(
    ("whelp", "few", "four"),
    [("easy", [0, 1, 2], [0, 2, 3]), ("normal", [0, 0, 1], [0, 1, 2]),
     ("hard", [0, 0, 0], [0, 0, 1])],
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("day", [1, 2, 3])
def test_ruling_98_each_player_removes_locks_by_the_usual_tables(
    day: int, seats: int, whelp: str, few: list[int], four: list[int]
) -> None:
    """One table for two and three, another for four."""
    many = (four if seats == 4 else few)[day - 1]
    given = fleet(seats, day, whelp).table(locks=FREED).asks(LOCKS, seat=-1)
    for number in range(min(many * seats, len(FREED))):
        given.asked("remove_locks").waits_for(number // many).chooses(f"space {FREED[number]}")
    given.asked("turn").on_table(locks=FREED[many * seats :])


def test_ruling_99_the_loss_is_seen_at_every_delivery() -> None:
    """The first to deliver too much too little ends it, though others are on the road."""
    given = fleet(3, whelp="hard", tourists={"t13": {}}).seat(1, tourists={"t03": {}})
    given.chooses("end_day").on_table(whelp=0, day=1)
    assert given.s.over
