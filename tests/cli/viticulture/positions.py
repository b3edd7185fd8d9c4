"""Positions of Viticulture to look at."""

from collections.abc import Callable

from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.state import Viticulture
from tests.games.viticulture.given import Given
from tests.games.viticulture.opening import opening


def first_summer() -> Viticulture:
    """Two at the table; nothing is built, planted or held yet."""
    return Given(seats=2).s


def full_winter() -> Viticulture:
    """Three at the table in a late winter, with something of everything."""
    given = Given(seats=3, season="winter", lira=11, vp=14, residual=3, workers=1, grande=0)
    given.seat(0, structures=["trellis", "irrigation", "yoke", "medium_cellar"], used=["yoke"])
    given.seat(0, planted={"field_5": ["pinot", "pinot", "sangiovese"], "field_7": ["chardonnay"]})
    given.seat(0, sold=["field_6"], harvested=["field_5"], resting=1)
    given.seat(
        0, grapes={"red": [2, 5], "white": [1]}, wines={"red": [4], "blush": [5, 6], "white": [1]}
    )
    given.seat(0, hand=["merlot", "merlot", "order_red5", "planner", "queen", "judge"])
    given.seat(0, placed=[("make_wine_left", "grande"), ("yoke", "regular")])
    given.seat(1, vp=20, workers=0, grande=1, temporary=1, wines={"sparkling": [8]}, passed=1)
    given.seat(1, placed=[("train_middle", "regular"), ("cart", "regular")], structures=["cottage"])
    given.seat(1, hand=["syrah", "order_white6", "order_white8"])
    given.seat(2, placed=[("train_left", "regular"), ("train", "grande"), ("cart", "regular")])
    given.discarded("caravan", "malvasia")
    given.s.year, given.s.last_year = 7, 1
    return given.s


def planned_at_six() -> Viticulture:
    """Six at the table in a summer in which somebody has planned ahead."""
    given = Given(seats=6, structures=["windmill"], used=["windmill"])
    given.plays("planner").chooses("place harvest_right", "worker regular")
    for seat, place in enumerate(["left", "middle", "right"], 1):
        given.seat(seat, placed=[(f"build_{place}", "regular")])
    return given.seat(4, placed=[("build", "grande")]).s


def importer() -> Viticulture:
    """Visitors are being laid aside for an Importer that is in play."""
    given = Given(seats=4, lira=3)
    given.seat(1, hand=["surveyor", "patron"]).seat(2, hand=["judge", "buyer"])
    return given.plays("importer").chooses("card surveyor", "card patron").s


def caravan() -> Viticulture:
    """Cards lie face up to be chosen from."""
    given = Given(seats=3, season="winter")
    return given.only("syrah", "order_blush4", "vendor", "taster", "caravan").plays("caravan").s


def parents() -> Viticulture:
    """Parents are being chosen."""
    return opening("alaena deann andrew joel", "nici jess jay matt", choose_parents=True).s


def spring() -> Viticulture:
    """One rooster is on the chart, the other not yet."""
    given = opening("alaena andrew", "nici jay").chooses("option 1", "option 2", "wake_up 7")
    return given.s


def alone() -> Viticulture:
    """Alone against the Automa, in the fourth challenge, whose numbers are reconstructed."""
    s = VITICULTURE.new(seats=1, seed=3, campaign=4, bonus_tokens=2)
    while s.decision is None or s.decision.question != "place_worker":
        s.apply(s.legal()[0])
    return s


POSITIONS: dict[str, Callable[[], Viticulture]] = {
    position.__name__: position
    for position in (
        first_summer,
        full_winter,
        planned_at_six,
        importer,
        caravan,
        parents,
        spring,
        alone,
    )
}
