"""The Phantom through a day: when it moves, where it stops, who decides for it, when it is done."""

from random import Random

import pytest

from cuvee.games.naramata.board.wineries import END
from cuvee.games.naramata.edition.loading import read_edition
from cuvee.games.naramata.game import NARAMATA
from cuvee.lessons.staging.naramata import PLACE_NAMES
from tests.games.naramata.given import Given, texts
from tests.games.naramata.opening import next_turn
from tests.games.naramata.words import locked


def haunted(where: str, roll: int, clock: str = "12:00", time: str = "12:30") -> Given:
    """The Phantom stands somewhere at a time, the players at another, and the die is known."""
    given = Given(options={"phantom": True}, time=time).phantom(where, clock)
    return given.chooses(f"roll {roll}")


def stands(given: Given) -> str:
    """Where the Phantom is."""
    return PLACE_NAMES[given.s.phantom_place[0]]


def test_it_moves_when_it_is_earliest_on_the_track() -> None:
    """And waits while a player is."""
    assert stands(next_turn(haunted("dangelo", 1, "12:30", "12:00"))) == "dangelo"
    assert stands(next_turn(haunted("dangelo", 1, "12:00", "12:30"))) == "poplar_grove_cheese"


def test_in_a_slot_it_is_last_if_it_came_last() -> None:
    """It stands above both players at eleven, and below whoever comes to its slot later."""
    given = haunted("start_lower", 1, "11:00", "11:00")
    next_turn(given).waits_for(0).chooses("space four_shadows 1, act").waits_for(1)
    given.chooses("space maple_leaf 2, act")  # now the Phantom moves, by half an hour
    assert stands(given) == "meeples_milkshakes"
    given.waits_for(0)


def test_it_moves_again_at_once_as_long_as_it_is_earliest() -> None:
    """Cheese at noon, tasting at half past, and then it is one with the players in time."""
    given = next_turn(haunted("red_rooster", 1, "12:00", "13:30"))
    assert given.s.phantom_time == (5,)
    given.on_table(locks=["ruby_blues 1", "dangelo 1"])


def test_a_space_for_four_is_not_in_play_for_it() -> None:
    """Not even where a board of one's own has it innermost."""
    board = texts()
    contract = """  { kind = "contract" },\n  { kind = "cheese", min_players = 4 },\n"""
    spaces = """  { kind = "tasting" },\n  { kind = "view" },\n"""
    assert spaces + contract in board["board.toml"]
    turned = """  { kind = "cheese", min_players = 4 },\n  { kind = "contract" },\n"""
    board["board.toml"] = board["board.toml"].replace(spaces + contract, turned + spaces)
    given = haunted("maple_leaf", 1)
    board["tables.toml"] = board["tables.toml"].replace("[1, 1, 2, 2, 3, 3]", "[1]")
    given.s.edition = read_edition(board)
    next_turn(given).on_table(locks=[])
    assert (stands(given), given.s.phantom_time) == ("red_rooster", (2 + 2,))


def test_it_does_not_stand_in_its_own_way() -> None:
    """Nor does it stop again where it is."""
    given = next_turn(haunted("dangelo", 1))
    assert stands(given) == "poplar_grove_cheese"
    given.on_table(locks=["poplar_grove_cheese 1"])


def test_only_the_two_branches_are_offered_at_a_fork() -> None:
    """By their first wineries."""
    given = next_turn(haunted("therapy", 1)).asked("phantom_fork")
    given.offers("space serendipity 1, space elephant_island 1")
    assert given.why_not("space nichol 1") == "not_asked"


def test_a_roll_may_lead_past_a_fork_and_a_full_winery() -> None:
    """Hillside, the shore with fewer locks, its first winery full, and so the second."""
    given = haunted("poplar_grove_cheese", 2)
    given.table(locks=["lock_worth 1", "lock_worth 2", "singletree 1", "wesbert 1", "wesbert 2"])
    next_turn(given)
    assert stands(given) == "bench_1775"


def test_past_two_forks_in_one_move() -> None:
    """From the shore over a full centre into the north; each fork is judged for itself."""
    full = ["lang 1", "lang 2", "therapy 1", "therapy 2"]
    given = haunted("lake_breeze", 3).table(locks=[*full, "nichol 1"])
    assert stands(next_turn(given)) == "elephant_island"


def test_who_is_at_end_keeps_the_last_time_and_may_be_asked() -> None:
    """The player latest in time decides, on the road or not."""
    given = haunted("hillside", 1).seat(1, place="end", time="16:30")
    next_turn(given).asked("phantom_fork").waits_for(1)
    other = haunted("hillside", 1, time="13:00").seat(1, place="end", time="12:30")
    next_turn(other).asked("phantom_fork").waits_for(0)


def test_it_goes_on_when_both_players_are_done() -> None:
    """The day is over when it is at END too; its locks stay."""
    given = haunted("poplar_grove_cheese", 1, "15:00", "14:30").seat(1, place="end")
    given.chooses("end_day").asked("phantom_fork")  # Hillside at three, the fork at four
    given.on_table(locks=["hillside 1"])
    assert given.s.day == 1
    given.chooses("space lock_worth 1")
    assert given.s.day == 2
    assert {"hillside 1", "lock_worth 1", "bench_1775 1"} <= set(locked(given.s))


@pytest.mark.parametrize("seed", range(8))
def test_it_stops_some_five_times_a_day_and_never_beyond_end(seed: int) -> None:
    """Counted from its own veeple, a day of the Phantom is about as long as a player's."""
    s = NARAMATA.new(seats=2, seed=seed, phantom=True, vehicles="dealt")
    s.record_events()
    chance = Random(seed)
    stops = dict.fromkeys((1, 2, 3), 0)
    while not s.over:
        day = s.day
        s.apply(chance.choice(s.legal()))
        for event in s.drain_events():
            if event.kind == "phantom":
                stops[day] += 1
    assert min(stops.values()) >= 3
    assert max(stops.values()) <= 12
    assert s.phantom_place == (END,)
