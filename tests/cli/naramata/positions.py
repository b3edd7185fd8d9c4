"""Positions of Naramata to look at."""

from collections.abc import Callable

from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import Naramata
from tests.games.naramata.given import Given
from tests.games.naramata.opening import drafting, each, opened


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
    while (decision := s.decision) is not None and decision.kind != "ChooseStart":
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


POSITIONS: dict[str, Callable[[], Naramata]] = {
    position.__name__: position
    for position in (vehicles, draft, start, midday, phantom, after_action)
}
