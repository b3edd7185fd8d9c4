"""Positions of Naramata to look at."""

from collections.abc import Callable

from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import Naramata
from tests.games.naramata.given import Given
from tests.games.naramata.opening import drafting, each, opened, sharing


def vehicles() -> Naramata:
    """Nobody has a vehicle yet."""
    return NARAMATA.new(seats=4, seed=1)


def draft() -> Naramata:
    """A tourist was chosen, the others are still in hand; one rides along already."""
    hands = "t01 t02 t03 t04 t05", "t11 t12 t23 t14 t15", "t21 t22 t13 t24 t25"
    given = drafting(*hands)
    each(given, "tourist t01", "tourist t11", "tourist t21")
    each(given, "keep", "sell", "keep")
    return each(given, "tourist t22", "tourist t02", "tourist t12").s


def start() -> Naramata:
    """The draft is over; nobody has started."""
    s = opened(3)
    while (decision := s.decision) is not None and decision.question != "start":
        s.apply(s.legal()[-1])
    return s


def midday() -> Naramata:
    """Three on the road with something of everything; one is at END already."""
    given = Given(seats=3, day=2, vehicle="black", place="four_shadows", time="12:30")
    given.seat(0, points=-3, prestige=9, disks=2, beside=1, bottles=["hillside"])
    given.seat(0, upgrades=["disk_die", "late_close"], inactive=["view_plus_1"])
    given.seat(0, on_cards=["disk_die"])
    given.seat(0, tourists={"t02": {"cheese": [1, 5], "purchase": [3]}, "t13": {"view": 2}})
    given.seat(1, points=31, prestige=3, vehicle="red", place="roche", upgrades=["extra_disk"])
    given.seat(1, tourists={"t01": {"tasting": [1], "pairing": 1}})
    given.seat(2, place="end", time="17:00", bottles=["therapy", "legend"])
    given.table(market=["unlock_store", "", "view_plus_2", "cheese_draw"], coins=[1, 0, 0, 2])
    given.table(locks=["dangelo 1", "hillside 2"], bottles={"hillside": 0, "therapy": 0})
    return given.s


def phantom() -> Naramata:
    """Two and the Phantom, which is next; the yellow vehicle may stop on the road."""
    given = Given(seats=2, options={"phantom": True}, vehicle="yellow", place="road lang")
    given.seat(0, time="14:00").seat(1, time="14:30", place="meeples_milkshakes", vehicle="blue")
    return given.phantom("hillside", "13:30").s


def after_action() -> Naramata:
    """Four at the table; an action was taken, and the turn is not over yet."""
    given = Given(seats=4, prestige=20, disks=3, tourists={"t03": {"view": 1}})
    given.table(market=["disk_points", "late_close", "paid_unlock", "tasting_double"])
    return given.chooses("space upper_bench 4, act").s


def solo() -> Naramata:
    """Alone with two phantoms, one of which has arrived; a turn is over, the market may move on."""
    given = Given(seats=1, day=2, options={"solo": True}, vehicle="white", place="four_shadows")
    given.seat(0, prestige=8, disks=3, upgrades=["disk_die"])
    given.seat(0, tourists={"t02": {"cheese": [1, 5], "purchase": [3]}, "t13": {"view": 7}})
    given.table(market=["unlock_store", "late_close", "view_plus_2", "cheese_draw"])
    given.phantom("roche", "12:30", 0).phantom("end", "17:00", 1)
    given.s.whelp, given.s.under = 4, (given.fetch_upgrade("tasting_draw"),)
    return given.chooses("space three_sisters 1, pit_stop, done").s


def choosing() -> Naramata:
    """Alone, with the first tourist of the day chosen."""
    given = sharing("t01 t02 t03 t13 t42")
    return given.chooses("ride t02 0").s


def row() -> Naramata:
    """The Fleet's open row, before anybody has proposed anything, on a day that leads out."""
    given = sharing("t01 t02 t03 t11 t12 t13 t21 t42", seats=2, reverse_course=True)
    given.seat(0, vehicle="red", disks=4).seat(1, vehicle="purple", disks=3)
    given.s.pool = 6
    return given.look().s


def proposing() -> Naramata:
    """Two tourists of the open row have a place, and two more need one."""
    given = Given(seats=2)
    given.s = row()
    return given.chooses("ride t02 0, ride t13 0").s


def agreeing() -> Naramata:
    """One of three has proposed who rides where, and the others are to say whether they agree."""
    given = sharing("t01 t02 t03 t04 t05 t06 t11 t12 t13 t21 t22 t42", seats=3)
    given.seat(0, vehicle="red").seat(1, vehicle="purple").seat(2, vehicle="blue")
    steps = ["t02 0", "t13 0", "t01 1", "t22 1", "t03 2", "t42 2"]
    return given.look().by(2, *[f"ride {step}" for step in steps]).s


def fleet() -> Naramata:
    """The Fleet of three on the road, with a pool to spend from."""
    given = Given(seats=3, day=3, options={"fleet": True}, vehicle="black", place="four_shadows")
    given.seat(0, time="12:30", disks=2, beside=1, tourists={"t02": {"cheese": [1, 5]}})
    given.seat(1, vehicle="purple", place="roche", time="12:30", tourists={"t13": {"view": 2}})
    given.seat(2, vehicle="white", place="end", time="17:00", bottles=["therapy", "legend"])
    given.s.whelp, given.s.pool = 3, 17
    return given.look().s


def way_back() -> Naramata:
    """A day on a reversed course: one and the Phantom on their way to the start, one there."""
    options: dict[str, object] = {"reverse_course": True, "phantom": True}
    given = Given(seats=2, day=2, options=options, place="lang", vehicle="yellow", time="14:00")
    given.seat(1, vehicle="blue", place="start_lower", time="17:00")
    return given.phantom("hillside", "14:30").s


POSITIONS: dict[str, Callable[[], Naramata]] = {
    position.__name__: position
    for position in (
        vehicles,
        draft,
        start,
        midday,
        phantom,
        after_action,
        solo,
        choosing,
        row,
        proposing,
        agreeing,
        fleet,
        way_back,
    )
}
