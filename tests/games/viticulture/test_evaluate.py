"""The appraisal prefers what a player would, and a bot that trusts it plays well."""

import pytest

from cuvee.bots import GreedyBot
from cuvee.games.viticulture.cards.deck import CARD_NAMES, FIRST_ORDER
from cuvee.games.viticulture.cards.orders import ORDERS
from cuvee.games.viticulture.evaluate import evaluate
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.state import GOAL, MOST_RESIDUAL
from tests.bots.match import one_greedy, play_out
from tests.games.viticulture.given import Given

Mat = dict[str, object]
ORDER = "order_red3_white3"
VINES = {"field_5": ["merlot"], "field_6": ["sauvignon_blanc"]}
GRAPES = {"red": [3], "white": [3]}
BETTER: list[tuple[Mat, Mat]] = [
    ({}, {"vp": 1}),
    ({}, {"lira": 1}),
    ({"lira": 6}, {"lira": 7}),
    ({}, {"residual": 1}),
    ({}, {"workers": 3}),
    ({}, {"resting": 1}),
    ({}, {"temporary": 1}),
    ({"structures": ["trellis"]}, {"structures": ["trellis", "medium_cellar"]}),
    ({"hand": ["merlot"]}, {"planted": {"field_5": ["merlot"]}}),
    ({}, {"hand": ["merlot"]}),
    ({}, {"hand": ["broker"]}),
    ({}, {"hand": [ORDER]}),
]


def value(mat: Mat, season: str = "summer") -> float:
    """What seat 0 thinks of its mat."""
    return evaluate(Given(season=season).seat(0, **mat).s, 0)


@pytest.mark.parametrize(("less", "more"), BETTER)
def test_more_is_better(less: Mat, more: Mat) -> None:
    assert value(more) > value(less)


@pytest.mark.parametrize("number", range(len(ORDERS)))
def test_an_order_filled_is_better_than_one_that_could_be(number: int) -> None:
    order = ORDERS[number]
    every = ["medium_cellar", "large_cellar"]
    wines: dict[str, list[int]] = {}
    for wine, least in order.wines:
        wines.setdefault(("red", "white", "blush", "sparkling")[wine], []).append(least)
    name = CARD_NAMES[FIRST_ORDER + number]
    held = value({"structures": every, "wines": wines, "hand": [name]}, "winter")
    filled = value({"structures": every, "vp": order.vp, "residual": order.residual}, "winter")
    assert filled > held + order.vp / 3


def test_an_order_is_worth_more_with_every_step_towards_it() -> None:
    stages: list[Mat] = [
        {"structures": ["irrigation"]},
        {"structures": ["irrigation"], "planted": VINES},
        {"structures": ["irrigation"], "planted": VINES, "grapes": GRAPES},
        {"structures": ["irrigation"], "planted": VINES, "wines": GRAPES},
    ]
    promises = [value({**stage, "hand": [ORDER]}) - value(stage) for stage in stages]
    assert promises == sorted(set(promises))


def test_one_bottle_is_not_promised_to_two_orders_in_full() -> None:
    cellar: Mat = {"structures": ["medium_cellar"], "wines": {"red": [6]}}
    hands: list[list[str]] = [[], ["order_red6"], ["order_red6", "order_red5"]]
    none, one, two = [value({**cellar, "hand": hand}) for hand in hands]
    assert one - none > two - one > 0


def test_a_wine_that_the_cellar_has_no_room_for_is_no_help() -> None:
    order, grapes = {"hand": ["order_blush6"]}, {"grapes": {"red": [5], "white": [5]}}
    small: Mat = {"structures": []}
    medium: Mat = {"structures": ["medium_cellar"]}
    helps = [
        value({**built, **order, **grapes}) - value({**built, **order}) for built in (small, medium)
    ]
    assert helps[0] == 0
    assert helps[1] > 0


def test_a_worker_is_kept_for_the_winter_only() -> None:
    assert value({"grande": 1}, "summer") > value({"grande": 0}, "summer")
    assert value({"grande": 1}, "winter") == value({"grande": 0}, "winter")


def test_growth_is_worth_nothing_in_the_last_year() -> None:
    grown = Given(vp=GOAL, residual=MOST_RESIDUAL, structures=["trellis"])
    plain = Given(vp=GOAL)
    grown.s.last_year = plain.s.last_year = 1
    assert evaluate(grown.s, 0) == evaluate(plain.s, 0)


def test_an_opponents_points_count_against_one() -> None:
    assert evaluate(Given().seat(1, vp=5).s, 0) < evaluate(Given().s, 0)


@pytest.mark.parametrize("seed", range(3))
def test_greedy_beats_random(seed: int) -> None:
    s = play_out(VITICULTURE, one_greedy(2, seed % 2), seed)
    assert VITICULTURE.result(s).winners == [seed % 2]


def test_four_greedy_bots_are_done_by_year_twelve() -> None:
    s = play_out(VITICULTURE, [GreedyBot()] * 4, seed=1)
    assert s.year <= 12
    assert max([player.vp for player in s.players]) >= GOAL
