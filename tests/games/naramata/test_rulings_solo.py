"""Rulings 83 to 91: alone, for the Whelp score."""

import pytest

from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import TOURIST_PILE, UPGRADE_PILE
from cuvee.lessons.staging.naramata import PLACE_NAMES
from tests.games.naramata.given import Given
from tests.games.naramata.opening import (
    LOCKS,
    PHANTOMS,
    SHARE_OUT,
    alone,
    dawn,
    next_turn,
    opened,
    shared,
    sharing,
)

FULL_T13 = {"cheese": [1, 5, 9], "view": 7, "purchase": [12, 13]}  # every row at its maximum
FULL_T02 = {"cheese": [1, 5, 9, 13, 17], "purchase": [12, 13]}
MARKET = ["cheese_draw", "view_plus_1", "disk_die", "extra_disk"]
FREED = ["roche 1", "roche 2", "dangelo 1", "dangelo 2"]
ROWS = {1: "t01 t02 t03 t04 t05", 2: "t01 t02 t03 t04 t05 t06", 3: "t01 t02 t03 t04 t05 t06 t07"}


def places(given: Given) -> list[str]:
    """Where the phantoms are."""
    return [PLACE_NAMES[place] for place in given.s.phantom_place]


def stops(given: Given) -> list[object]:
    """The wineries where phantoms have stopped, in order."""
    return [event.args["winery"] for event in given.events if event.kind == "phantom"]


# The Whelp score.


@pytest.mark.parametrize(("whelp", "score"), [(None, 5), ("easy", 7), ("normal", 5), ("hard", 3)])
def test_ruling_83_the_score_begins_by_difficulty(whelp: str | None, score: int) -> None:
    """In the normal game at five, with nothing asked for too."""
    options: dict[str, object] = {} if whelp is None else {"whelp": whelp}
    assert NARAMATA.begin(1, 0, {"solo": True, **options}).whelp == score


@pytest.mark.parametrize(
    ("tourists", "lost"),
    [
        ({"t13": FULL_T13}, 0),
        ({"t13": {**FULL_T13, "view": 6}}, 1),  # one token short
        ({"t13": {**FULL_T13, "view": 0}}, 1),  # nothing is no worse than not enough
        ({"t13": {"view": 1}}, 3),
        ({"t02": FULL_T02}, 0),  # the printed example: two purchases and five cheeses
        ({"t02": {**FULL_T02, "cheese": [1, 5, 9, 13]}}, 1),
        ({"t02": {**FULL_T02, "purchase": [12]}}, 1),
        ({"t13": {**FULL_T13, "view": 6}, "t03": {}}, 3),
        ({"t11": {"cheese": [1, 5, 9], "locks": 1, "view": 4}}, 0),  # a lock fills a place as ever
    ],
)
def test_ruling_83_each_row_that_is_not_full_costs_one(
    tourists: dict[str, object], lost: int
) -> None:
    """Over all tourists of the day."""
    alone(tourists=tourists).chooses("end_day").on_table(whelp=5 - lost, day=2)


def test_ruling_83_at_nothing_the_game_is_lost_at_once() -> None:
    """The day is not played on, and nobody wins."""
    given = alone(whelp="hard", tourists={"t13": {}}).phantom("dangelo", "12:00")
    given.chooses("end_day").on_table(whelp=0, day=1)
    assert given.s.over
    assert places(given) == ["dangelo", "end"]
    result = given.s.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ([0], [], "whelp_lost")


def test_ruling_83_the_score_does_not_go_below_nothing() -> None:
    """Four rows short of three."""
    alone(whelp="hard", tourists={"t41": {}}).chooses("end_day").on_table(whelp=0)


@pytest.mark.parametrize("left", [1, 5])
def test_ruling_83_one_or_more_after_the_third_day_wins(left: int) -> None:
    """However much is left."""
    given = alone(day=3)
    given.s.whelp = left
    result = given.chooses("end_day").s.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ([left], [0], "whelp_kept")


def test_ruling_83_three_days_are_played() -> None:
    """And no more."""
    given = alone()
    for day in (1, 2, 3):
        assert given.s.day == day
        dawn(given)
        while given.s.decision is not None and given.s.decision.question != "turn":
            given.s.apply(given.s.legal()[0])
        given.s.players[0].tourists, given.s.players[0].filled = (), ()
    assert given.s.over


# The day begins.


@pytest.mark.parametrize(("day", "drawn", "taken"), [(1, 5, 2), (2, 6, 3), (3, 7, 4)])
def test_ruling_84_so_many_tourists_are_drawn_and_so_many_ride(
    day: int, drawn: int, taken: int
) -> None:
    """One after the other; there is nothing to agree on with anybody."""
    given = Given(seats=1, day=day, options={"solo": True}).asks(SHARE_OUT, seat=-1)
    assert len(given.s.row) == drawn
    for _ in range(taken):
        given.asked("propose").waits_for(0)
        assert len(given.s.legal()) == len(given.s.row)
        given.s.apply(given.s.legal()[0])
    assert len(given.s.players[0].tourists) == taken
    assert len(given.s.discards[TOURIST_PILE]) == drawn - taken


@pytest.mark.parametrize("day", [1, 2, 3])
def test_ruling_84_the_others_are_discarded_for_nothing(day: int) -> None:
    """Those chosen ride, and there is no prestige to be had."""
    row = ROWS[day].split()
    chosen = row[::-1][: day + 1]
    given = sharing(ROWS[day], day=day)
    given.chooses(*[f"ride {tourist} 0" for tourist in chosen])
    given.then(prestige=0, tourists={tourist: {} for tourist in chosen}).on_table(row=[])
    left = [TOURIST_KEYS.index(tourist) + 1 for tourist in row if tourist not in chosen]
    given.on_table(tourist=left)


def test_ruling_84_six_prestige_as_each_day_begins() -> None:
    """On top of what is left from the day before."""
    s = NARAMATA.new(seats=1, solo=True)
    s.apply(NARAMATA.code({"verb": "vehicle", "vehicle": "red"}))
    assert s.players[0].prestige == 6
    given = dawn(alone(prestige=2)).then(prestige=2 + 6)
    dawn(start(shared(given))).then(prestige=2 + 6 + 6)


def start(given: Given) -> Given:
    """The day begins with nobody on board and the phantoms gone."""
    given.chooses("start start_upper")
    given.s.players[0].tourists, given.s.players[0].filled = (), ()
    return given.phantom("end", number=0).phantom("end", number=1)


@pytest.mark.parametrize(
    ("region", "other"), [("start_upper", "start_lower"), ("start_lower", "start_upper")]
)
def test_ruling_85_one_chooses_first_and_a_phantom_goes_to_each_region(
    region: str, other: str
) -> None:
    """Nobody is asked about them. The one in the other region acts first; both stand above."""
    given = alone()
    s = given.s = opened(1, solo=True)
    shared(given).asked("start").offers("start start_upper, start start_lower")
    given.chooses(f"start {region}").asked("turn").waits_for(0)
    assert places(given) == [other, region]
    assert s.phantom_time == (0, 0)
    assert s.players[0].arrival < s.phantom_arrival[0] < s.phantom_arrival[1]
    next_turn(given.seat(0, time="11:30").chooses("roll 1"))
    first = {"start_upper": "upper_bench", "start_lower": "meeples_milkshakes"}
    assert stops(given)[:2] == [first[other], first[region]]


def test_ruling_85_each_day_anew() -> None:
    """Also when they finished in another order."""
    given = alone().phantom("end", "13:00", number=1).asks(PHANTOMS, seat=-1)
    assert places(given) == ["start_lower", "start_upper"]
    assert given.s.phantom_time == (0, 0)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("where", ["singletree", "lock_worth"])
def test_ruling_86_ties_at_a_fork_are_ones_own_to_decide(number: int, where: str) -> None:
    """Also from END, where one has been for long; the die is rolled for each phantom."""
    given = alone(time="11:30", place="end").phantom("hillside", "12:00", number=number)
    next_turn(given.chooses("roll 1")).asked("phantom_fork").waits_for(0)
    given.offers("space singletree 1, space lock_worth 1").chooses(f"space {where} 1")
    assert stops(given)[0] == where


# Points are not kept.


def test_ruling_87_there_are_no_points_to_begin_with() -> None:
    """Nor a penalty for empty rows beyond the score."""
    assert opened(1, solo=True).players[0].points == 0
    alone(tourists={"t41": {}}).chooses("end_day").then(points=0)


def test_ruling_87_a_bottle_is_claimed_for_prestige() -> None:
    """Without a question."""
    given = alone().chooses("space upper_bench 3, act")
    given.then(points=0, prestige=3, bottles=["upper_bench"])


def test_ruling_87_a_complete_tourist_brings_prestige() -> None:
    """One for each row, before the six of the next day."""
    given = alone(tourists={"t13": FULL_T13, "t03": {"view": 7, "pairing": 1}}).chooses("end_day")
    given.asked("propose").then(points=0, prestige=3 + 2 + 6)


def test_ruling_87_upgrades_score_nothing_at_the_end() -> None:
    """The score is what is left of Whelp."""
    given = alone(day=3, upgrades=["double_action"], inactive=["disk_die"]).chooses("end_day")
    result = given.then(points=0).s.result
    assert result is not None
    assert result.scores == [5]


def test_ruling_87_the_upgrade_for_points_is_set_aside() -> None:
    """All others for one player are there."""
    s = opened(1, solo=True)
    kinds = {UPGRADE_KEYS[kind] for kind in s.piles[UPGRADE_PILE] + [*s.market]}
    assert kinds == {*UPGRADE_KEYS} - {"disk_points"}
    assert len(s.piles[UPGRADE_PILE] + [*s.market]) == len(UPGRADE_KEYS) - 1


@pytest.mark.parametrize(
    ("vehicle", "time", "lost"),
    [
        ("red", "17:00", 0), ("red", "17:30", 1), ("red", "18:00", 1), ("red", "19:00", 1),
        ("blue", "17:30", 0), ("blue", "18:00", 0), ("blue", "18:30", 1), ("blue", "19:30", 1),
    ],
)  # fmt: skip
def test_ruling_88_a_late_day_costs_one(vehicle: str, time: str, lost: int) -> None:
    """However late; from six on for blue. It costs no points."""
    given = alone(vehicle=vehicle, time=time).chooses("end_day")
    given.on_table(whelp=5 - lost).then(points=0)


@pytest.mark.parametrize(("time", "lost"), [("18:00", 0), ("18:30", 1)])
def test_ruling_88_the_later_closing_counts(time: str, lost: int) -> None:
    """By the upgrade."""
    given = alone(upgrades=["late_close"], time=time).chooses("end_day")
    given.on_table(whelp=5 - lost)


def test_ruling_88_lateness_comes_on_top_of_the_rows() -> None:
    """And may be the last straw."""
    given = alone(whelp="hard", time="17:30", tourists={"t03": {}}).chooses("end_day")
    given.on_table(whelp=0)
    assert given.s.over


# The market.


def test_ruling_89_after_a_turn_the_upgrades_may_be_shifted() -> None:
    """The far right one goes under the deck, a new one comes in, and coins stay on their slots."""
    given = alone().table(market=MARKET, coins=[1, 2, 3, 4]).new_upgrades("paid_unlock")
    given.chooses("space roche 2, act").asked("shift").waits_for(0)
    given.offers("no, yes").chooses("yes").asked("turn")
    given.on_table(market=["paid_unlock", *MARKET[:3]], under=["extra_disk"], coins=[1, 2, 3, 4])


def test_ruling_89_they_may_stay() -> None:
    """It is for the player to say."""
    given = alone().table(market=MARKET).chooses("space roche 2, act, no")
    given.on_table(market=MARKET, under=[])


def test_ruling_89_once_for_each_turn_of_ones_own() -> None:
    """Not for the phantoms' turns."""
    given = alone(time="12:00").phantom("daydreamer", "11:30").table(market=MARKET)
    next_turn(given.chooses("roll 1")).asked("turn")
    given.chooses("space roche 2, act, yes").asked("turn")


def test_ruling_89_also_after_an_upgrade_was_bought() -> None:
    """All other rules are as ever: the market has closed up before it is shifted."""
    given = alone(prestige=5).table(market=["", "", "disk_die", "paid_unlock"])
    given.new_upgrades("view_plus_2").chooses("buy 4, flip paid_unlock, space roche 2, act")
    given.on_table(market=["", "", "view_plus_2", "disk_die"]).chooses("yes")
    given.on_table(market=["", "", "disk_die", "view_plus_2"], under=[])


def test_ruling_89_an_empty_market_is_not_asked_about() -> None:
    """There is nothing to shift."""
    alone().new_upgrades().chooses("space roche 2, act").asked("turn")


@pytest.mark.parametrize(
    ("whelp", "many"), [("easy", [0, 1, 2]), ("normal", [0, 0, 1]), ("hard", [0, 0, 0])]
)
@pytest.mark.parametrize("day", [1, 2, 3])
def test_ruling_90_so_many_locks_come_off(whelp: str, many: list[int], day: int) -> None:
    """Up to so many, as the day begins."""
    given = alone(day, whelp).table(locks=FREED).asks(LOCKS, seat=-1)
    for number in range(many[day - 1]):
        given.asked("remove_locks").may("done").chooses(f"space {FREED[number]}")
    given.asked("turn").on_table(locks=FREED[many[day - 1] :])


# Two vehicles.


@pytest.mark.parametrize(
    ("tourists", "lost"),
    [
        ({"t13": FULL_T13}, 0),
        ({"t13": {**FULL_T13, "view": 5}}, 0),  # two tokens of one row
        ({"t13": {**FULL_T13, "view": 6, "purchase": [12]}}, 0),  # one here, one there
        ({"t13": {**FULL_T13, "view": 4}}, 1),  # three are missing
        ({"t01": {"tasting": [1, 5]}}, 0),  # a glass and the pairing, though that row is empty
        ({"t01": {"tasting": [1]}}, 1),
        ({"t01": {}, "t08": {}}, 2),  # both pairings
    ],
)
def test_ruling_91_purple_ignores_two_single_assets(tourists: dict[str, object], lost: int) -> None:
    """Not rows: what counts is whether they fill one."""
    alone(vehicle="purple", tourists=tourists).chooses("end_day").on_table(whelp=5 - lost)


def test_ruling_91_purple_does_so_each_day() -> None:
    """The second day finds both again."""
    given = alone(vehicle="purple", tourists={"t13": {**FULL_T13, "view": 5}})
    start(shared(given.chooses("end_day"))).seat(0, tourists={"t03": {"view": 5, "pairing": 1}})
    given.chooses("end_day").on_table(whelp=5, day=3)


def test_ruling_91_white_seats_four() -> None:
    """As the third day demands."""
    given = sharing(ROWS[3], day=3).seat(0, vehicle="white")
    given.chooses("ride t01 0, ride t02 0, ride t03 0, ride t04 0")
    assert len(given.s.players[0].tourists) == 4


def test_ruling_91_white_gets_eight_prestige_each_day() -> None:
    """On the first and the second as well."""
    s = NARAMATA.new(seats=1, solo=True)
    s.apply(NARAMATA.code({"verb": "vehicle", "vehicle": "white"}))
    assert s.players[0].prestige == 8
    given = dawn(alone(vehicle="white")).then(prestige=8)
    dawn(start(shared(given))).then(prestige=16)
