"""The forecast of a game for the Whelp score prefers what those who play it together would."""

import pytest

from cuvee.bots import GreedyBot, Observation
from cuvee.engine import NO, YES, rng
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.modes.forecast import forecast
from tests.bots.match import play_out
from tests.games.naramata.given import Given
from tests.games.naramata.opening import alone, sharing

Mat = dict[str, object]
T05: Mat = {"t05": {}}
T13: Mat = {"t13": {"cheese": [1, 5, 9], "view": 7, "purchase": [12]}}
BETTER: list[tuple[str, Mat, Mat]] = [
    ("prestige", {}, {"prestige": 1}),
    ("a disk", {}, {"disks": 1}),
    ("an upgrade", {}, {"upgrades": ["cheese_draw"]}),
    ("an upgrade in force", {"tourists": T05, "inactive": ["late_close"]},
     {"tourists": T05, "upgrades": ["late_close"]}),
    ("a bottle", {}, {"bottles": ["hillside"]}),
    ("a cheese on its row", {"tourists": T05}, {"tourists": {"t05": {"cheese": [1]}}}),
    ("a pairing", {"tourists": T05}, {"tourists": {"t05": {"pairing": 1}}}),
    ("one wish less", {"tourists": {"t03": {}, "t05": {}}}, {"tourists": T05}),
    ("an hour more", {"tourists": T05, "time": "15:00"}, {"tourists": T05, "time": "14:00"}),
    ("to be in time", {"time": "17:30"}, {"time": "17:00"}),
    ("a later closing", {"time": "17:30"}, {"time": "17:30", "vehicle": "blue"}),
    ("cheese ahead", {"tourists": T05, "place": "legend"}, {"tourists": T05, "place": "therapy"}),
    ("a road to stop on", {"tourists": T05}, {"tourists": T05, "vehicle": "yellow"}),
    ("assets to spare", {"tourists": T13}, {"tourists": T13, "vehicle": "purple"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("less", "more"), [pair for _, *pair in BETTER], ids=[b[0] for b in BETTER]
)
def test_more_is_better(less: Mat, more: Mat) -> None:
    assert forecast(alone().seat(0, **more).s) > forecast(alone().seat(0, **less).s)


def test_an_upgrade_helps_today_if_there_is_something_to_do_with_it() -> None:
    gains = []
    for tourist in ("t02", "t03"):
        without = alone(3, tourists={tourist: {}}, time="15:00")
        owned = alone(3, tourists={tourist: {}}, time="15:00", upgrades=["cheese_draw"])
        gains.append(forecast(owned.s) - forecast(without.s))
    assert gains[0] > gains[1] == 0


def test_a_bottle_helps_today_as_long_as_its_winery_is_ahead() -> None:
    gains = []
    for place in ("upper_bench", "therapy"):
        without = forecast(alone(3, tourists=T05, place=place).s)
        owned = alone(3, tourists=T05, place=place, bottles=["hillside"])
        gains.append(forecast(owned.s) - without)
    assert gains[0] > gains[1] == 0


def test_many_wishes_want_many_wineries_to_stop_at() -> None:
    """With time enough, one who has driven to the end of the bench fills fewer rows."""
    many: Mat = {"t02": {}, "t03": {}}
    early, late = (alone(3, tourists=many, place=place).s for place in ("hillside", "therapy"))
    assert forecast(early) > forecast(late) + 1


@pytest.mark.parametrize("usual", ["red", "black", "white", "yellow"])
def test_vehicles_that_spare_assets_or_close_later_are_chosen_first(usual: str) -> None:
    plain = forecast(alone(1, vehicle=usual).s)
    assert forecast(alone(1, vehicle="purple").s) > forecast(alone(1, vehicle="blue").s) > plain


def test_an_upgrade_is_worth_less_every_day() -> None:
    worth = [
        forecast(alone(day, upgrades=["disk_die"]).s) - forecast(alone(day).s) for day in (1, 2, 3)
    ]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 3


def test_a_sixth_upgrade_saves_no_more_than_the_best_five() -> None:
    five: Mat = {"upgrades": ["late_close", "pairing_hour", "disk_minus_30", "tasting_free"]}
    given = alone().seat(0, **five, inactive=["cheese_free"])
    worth = forecast(given.s)
    assert forecast(given.seat(0, inactive=["paid_unlock"]).s) == worth


def test_nothing_is_worse_than_a_lost_game() -> None:
    given = alone(tourists={"t41": {}, "t43": {}, "t45": {}, "t48": {}}, time="17:00")
    waiting = forecast(given.s)
    given.s.whelp = 0
    assert forecast(given.s) < waiting


def test_the_easier_tourists_ride() -> None:
    """One pairing serves both, and a row of seven is nobody's first choice."""
    given = sharing("t13 t08 t05 t48 t41")
    while not given.s.players[0].tourists:
        given.s.apply(_greedy(given))
    assert sorted(given.s.players[0].tourists) == [4, 7]


def test_a_proposal_is_better_confirmed_than_declined() -> None:
    given = sharing("t01 t02 t03 t04 t05 t06 t07 t08", seats=2)
    given.chooses("ride t01 0, ride t02 0, ride t03 1, ride t04 1").asked("agree")
    confirmed, declined = given.s.clone(), given.s.clone()
    confirmed.apply(YES)
    declined.apply(NO)
    assert forecast(confirmed) > forecast(declined)


def test_the_fleets_prestige_counts_once() -> None:
    given = Given(seats=3, options={"fleet": True}).seat(0, place="end").seat(1, place="end")
    given.s.pool = 6
    worth = forecast(given.s)
    assert forecast(given.seat(0, prestige=6).s) == worth
    given.s.pool = 7
    assert forecast(given.s) > worth


@pytest.mark.parametrize("options", [{"solo": True}, {"fleet": True}])
def test_what_is_expected_of_the_whelp_score_are_whelps(options: dict[str, object]) -> None:
    seats = 1 if "solo" in options else 2
    for seed in range(5):
        s = NARAMATA.new(seats=seats, seed=seed, **options)
        start = s.whelp
        while not s.over:
            assert -10 <= NARAMATA.expected(s, forecast(s)) <= start + 3
            s.apply(GreedyBot(budget=1).choose(Observation(s, s.seat), rng(seed)))


def test_when_all_is_done_what_is_left_is_expected() -> None:
    given = alone().seat(0, place="end")
    given.s.day, given.s.whelp = 3, 4
    assert NARAMATA.expected(given.s, forecast(given.s)) == 4.0


def test_tourists_still_to_ride_do_not_lower_what_is_expected() -> None:
    given = sharing("t13 t08 t05 t48 t41")
    assert forecast(given.s) < 0 < NARAMATA.expected(given.s, forecast(given.s))


def test_greedy_wins_the_easy_game_alone() -> None:
    s = play_out(NARAMATA, [GreedyBot()], seed=1, solo=True, whelp="easy")
    assert s.whelp > 0


def _greedy(given: Given) -> int:
    """What looks best at once."""
    best, record = -1, 0.0
    for action in given.s.legal():
        state = given.s.clone()
        state.apply(action)
        value = forecast(state)
        if best < 0 or value > record:
            best, record = action, value
    return best
