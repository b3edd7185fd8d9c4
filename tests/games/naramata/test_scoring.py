"""The appraisal prefers what a player would, and a bot that trusts it plays well."""

import pytest

from cuvee import rng
from cuvee.bots import GreedyBot, Observation
from cuvee.games.naramata.evaluate import evaluate
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.scoring import result
from tests.bots.match import one_greedy, play_out
from tests.games.naramata.given import Given
from tests.games.naramata.words import code

Mat = dict[str, object]
SHORT: Mat = {"days": 2, "vehicles": "dealt"}
T05: Mat = {"t05": {}}
BETTER: list[tuple[str, Mat, Mat]] = [
    ("a point", {}, {"points": 1}),
    ("prestige", {}, {"prestige": 1}),
    ("a disk", {}, {"disks": 1}),
    ("a point, not a prestige", {"prestige": 1}, {"points": 1}),
    ("an upgrade", {}, {"upgrades": ["cheese_draw"]}),
    ("a bottle", {}, {"bottles": ["hillside"]}),
    ("a cheese on its row", {"tourists": T05}, {"tourists": {"t05": {"cheese": [1]}}}),
    (
        "a second cheese",
        {"tourists": {"t05": {"cheese": [1]}}},
        {"tourists": {"t05": {"cheese": [1, 5]}}},
    ),
    ("a pairing", {"tourists": T05}, {"tourists": {"t05": {"pairing": 1}}}),
    ("an hour more", {"time": "15:00", "tourists": T05}, {"time": "14:00", "tourists": T05}),
    ("to be in time", {"time": "18:00"}, {"time": "17:00"}),
    ("a later closing", {"time": "18:00"}, {"time": "18:00", "vehicle": "blue"}),
    (
        "an hour more before closing",
        {"time": "16:30", "tourists": T05},
        {"time": "16:30", "tourists": T05, "vehicle": "blue"},
    ),
    (
        "more wineries ahead",
        {"place": "legend", "tourists": T05},
        {"place": "hillside", "tourists": T05},
    ),
    (
        "more wineries ahead of the road",
        {"place": "road deep_roots", "tourists": T05},
        {"place": "road upper_bench", "tourists": T05},
    ),
    (
        "the road to pair on when its hour comes",
        {"time": "12:00", "tourists": T05},
        {"time": "12:00", "tourists": T05, "vehicle": "yellow"},
    ),
    (
        "the hour of the pairing still to come",
        {"time": "15:00", "tourists": T05, "vehicle": "yellow"},
        {"time": "13:00", "tourists": T05, "vehicle": "yellow"},
    ),
    ("an upgrade face up", {"inactive": ["cheese_draw"]}, {"upgrades": ["cheese_draw"]}),
    (
        "a disk more with an upgrade that takes it",
        {"upgrades": ["disk_points"], "disks": 1},
        {"upgrades": ["disk_points"], "disks": 2},
    ),
]  # fmt: skip


def value(mat: Mat, day: int = 1) -> float:
    """What seat 0 thinks of its mat."""
    return evaluate(Given(day=day).seat(0, **mat).s, 0)


@pytest.mark.parametrize(
    ("less", "more"), [pair for _, *pair in BETTER], ids=[b[0] for b in BETTER]
)
def test_more_is_better(less: Mat, more: Mat) -> None:
    assert value(more) > value(less)


def test_an_upgrade_is_worth_less_every_day_and_at_last_its_points() -> None:
    worth = [value({"upgrades": ["disk_die"]}, day) - value({}, day) for day in (1, 2, 3)]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 3
    evening: Mat = {"time": "17:00"}
    late = value({"upgrades": ["disk_die"], **evening}, 3) - value(evening, 3)
    assert late == Given().s.edition.upgrades[22].points


def test_prestige_is_worth_nothing_once_the_last_day_is_over() -> None:
    evening: Mat = {"time": "17:00"}
    assert value({"prestige": 9, **evening}, 3) == value(evening, 3)
    assert value({"prestige": 9, **evening}, 2) > value(evening, 2)


def test_greedy_lays_a_new_upgrade_face_up() -> None:
    given = Given(prestige=20).table(market=["", "", "", "view_plus_1"]).chooses("buy 4")
    assert GreedyBot().choose(Observation(given.s, 0), rng(1)) == code("flip view_plus_1")


def test_a_delivery_is_foreseen_when_there_is_no_time_left() -> None:
    full = {"t05": {"cheese": [1, 5, 9], "pairing": 1}}
    given = Given(tourists=full, time="17:00").seat(1, time="11:00")
    before = evaluate(given.s, 0)
    given.chooses("end_day, points").then(points=5 + 3 + 2)
    assert evaluate(given.s, 0) == before


def test_an_opponents_points_count_against_one() -> None:
    assert evaluate(Given().seat(1, points=5).s, 0) < evaluate(Given().s, 0)


def test_points_win_then_prestige_and_then_it_is_shared() -> None:
    given = Given(seats=3, points=5, prestige=2).seat(1, points=5, prestige=1).seat(2, points=4)
    assert result(given.s).ranking == [1, 2, 3]
    assert result(given.seat(1, prestige=2).s).ranking == [1, 1, 3]


@pytest.mark.parametrize("seed", range(3))
def test_greedy_beats_random(seed: int) -> None:
    s = play_out(NARAMATA, one_greedy(2, seed % 2), seed, **SHORT)
    assert result(s).winners == [seed % 2]
    assert s.players[seed % 2].points > s.players[1 - seed % 2].points + 20


def test_greedy_bots_score_what_people_do() -> None:
    s = play_out(NARAMATA, [GreedyBot()] * 2, seed=1, **SHORT)
    assert all(25 <= player.points <= 100 for player in s.players)
    assert all(player.upgrades for player in s.players)
