"""Rulings 76 to 82 and 118 to 120: two players and the Phantom."""

import pytest

from cuvee import BadInput
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.edition.loading import read_edition
from cuvee.games.naramata.game import NARAMATA
from cuvee.lessons.staging.naramata import PLACE_NAMES
from tests.games.naramata.given import Given, texts
from tests.games.naramata.opening import (
    LOCKS,
    PHANTOM_TURN,
    PHANTOMS,
    START_REGIONS,
    dawn,
    drafted,
    next_turn,
    opened,
)
from tests.games.naramata.words import locked

HILL_LOCKS = ["singletree 1", "wesbert 2", "black_widow 1"]
SHORE_LOCKS = ["lock_worth 1", "moraine 1", "lake_breeze 3"]


def haunted(
    where: str, roll: int, clock: str = "12:00", time: str = "12:30", **own: object
) -> Given:
    """At noon it is the Phantom's turn, the players are half an hour on, the die is known."""
    given = Given(options={"phantom": True}, time=time).seat(0, **own)
    return given.phantom(where, clock).chooses(f"roll {roll}")


def stands(given: Given) -> str:
    """Where the Phantom is."""
    return PLACE_NAMES[given.s.phantom_place[0]]


def test_ruling_76_the_phantom_is_optional_for_two() -> None:
    """And for nobody else."""
    assert opened(2).phantom_place == ()
    assert len(opened(2, phantom=True).phantom_place) == 1
    for seats in (3, 4):
        with pytest.raises(BadInput):
            NARAMATA.new(seats=seats, phantom=True)


def test_ruling_77_only_the_start_regions_count_three_players() -> None:
    """Both players may start together; bottles, upgrades, spaces and draft are for two."""
    s = opened(2, phantom=True)
    assert sum(s.bottles) == s.edition.signatures
    assert len(s.piles[4]) + 4 == len(UPGRADE_KEYS)
    assert {len(player.hand) for player in s.players} == {6}
    given = Given(options={"phantom": True})
    assert given.why_not("space upper_bench 4") == "not_in_play"
    given.seat(0, place="nowhere").seat(1, place="nowhere")
    given.asks(START_REGIONS, seat=-1)
    given.chooses("start start_upper, start start_upper").then(0, place="start_upper").then(
        1, place="start_upper"
    )


def test_ruling_77_by_the_other_reading_it_is_a_game_for_three() -> None:
    """Three more bottles, the upgrades for three, and in the draft no cards are drawn."""
    s = opened(2, phantom=True, phantom_setup="full")
    three = opened(3)
    assert sum(s.bottles) == s.edition.signatures + 3 == sum(three.bottles)
    assert len(s.piles[4]) == len(three.piles[4])
    assert {len(player.hand) for player in s.players} == {5}
    with pytest.raises(BadInput, match="phantom_setup"):
        NARAMATA.new(seats=2, phantom_setup="full")


def test_ruling_77_locks_come_off_as_for_two() -> None:
    """One each on the second of the easy days, and none for the Phantom."""
    options: dict[str, object] = {"phantom": True, "locks": "easy"}
    given = Given(day=2, options=options).table(locks=HILL_LOCKS).asks(LOCKS, seat=-1)
    given.waits_for(0).chooses("space wesbert 2").waits_for(1).chooses("space singletree 1")
    given.asked("turn").on_table(locks=["black_widow 1"])


def test_ruling_78_with_both_players_in_one_region_it_starts_in_the_other() -> None:
    """Nobody is asked."""
    given = Given(options={"phantom": True}).seat(0, place="start_lower")
    given.asks(PHANTOMS, seat=-1).asked("turn")
    assert stands(given) == "start_upper"


@pytest.mark.parametrize("region", ["start_upper", "start_lower"])
def test_ruling_78_otherwise_the_last_player_in_order_decides(region: str) -> None:
    """Here seat 0, who stands above seat 1 on the time track."""
    given = Given(options={"phantom": True}, arrival=9999).asks(PHANTOMS, seat=-1)
    given.asked("phantom_start").waits_for(0).chooses(f"start {region}")
    assert stands(given) == region


def test_ruling_79_it_begins_each_day_above_everybody_at_eleven() -> None:
    """Though it was the first to finish."""
    given = Given(options={"phantom": True}).phantom("end", "13:00")
    drafted(dawn(given)).chooses("start start_upper, start start_upper")
    assert given.s.phantom_time == (0,)
    arrivals = [player.arrival for player in given.s.players]
    assert given.s.phantom_arrival[0] > max(arrivals)
    assert stands(given) == "start_lower"


def test_ruling_80_it_counts_from_its_own_veeple() -> None:
    """Not from the foremost one, which is at Legend."""
    given = next_turn(haunted("start_lower", 2, place="legend"))
    assert stands(given) == "maple_leaf"
    given.on_table(locks=["maple_leaf 1"])
    assert given.s.phantom_time == (4,)  # an hour for a tasting


def test_ruling_80_by_the_other_reading_it_counts_from_the_foremost_vehicle() -> None:
    """Seat 1 is ahead of it; a vehicle whose day is over is not on the road."""
    options: dict[str, object] = {"phantom": True, "phantom_from": "foremost"}
    for place, found in (("poplar_grove_cheese", "hillside"), ("end", "upper_bench")):
        given = Given(options=options, time="12:30").seat(1, place=place)
        given.phantom("start_upper", "12:00").chooses("roll 1")
        assert stands(next_turn(given)) == found
    with pytest.raises(BadInput, match="phantom_from"):
        NARAMATA.new(seats=2, phantom_from="foremost")


@pytest.mark.parametrize("clock", ["17:00", "18:30"])
def test_ruling_80_1_from_five_on_its_day_is_over(clock: str) -> None:
    """It rolls no more."""
    given = haunted("dangelo", 1, clock, prestige=5).asks(PHANTOM_TURN, seat=-1)
    given.waits_for(0).on_table(locks=[])
    assert stands(given) == "end"


def test_ruling_80_1_at_half_past_four_it_moves_once_more() -> None:
    """And is late without harm."""
    given = haunted("dangelo", 2, "16:30", time="17:00", prestige=5).table(locks=["hillside 1"])
    next_turn(given.table(market=["", "", "", "paid_unlock"])).waits_for(0)
    given.on_table(locks=["hillside 1", "hillside 2"])
    assert (stands(given), given.s.phantom_time) == ("hillside", (11 + 4,))


def test_ruling_80_2_it_counts_every_winery_open_or_not() -> None:
    """Maple Leaf is full, and Red Rooster is the third from the start."""
    given = haunted("start_lower", 3).table(locks=["maple_leaf 1", "maple_leaf 2"])
    assert stands(next_turn(given)) == "red_rooster"


def test_ruling_80_3_at_a_fork_it_takes_the_branch_with_fewer_locks() -> None:
    """The whole branch up to the join is counted."""
    shore = next_turn(haunted("hillside", 1).table(locks=[*HILL_LOCKS, *SHORE_LOCKS[:2]]))
    assert stands(shore) == "lock_worth"
    hill = next_turn(haunted("hillside", 1).table(locks=[*HILL_LOCKS[:2], *SHORE_LOCKS]))
    assert stands(hill) == "singletree"


@pytest.mark.parametrize("branch", ["singletree", "lock_worth"])
def test_ruling_80_3_a_tie_is_for_the_player_latest_in_time(branch: str) -> None:
    """Here seat 1."""
    given = next_turn(haunted("hillside", 1).seat(1, time="13:30"))
    given.asked("phantom_fork").waits_for(1).offers("space singletree 1, space lock_worth 1")
    given.chooses(f"space {branch} 1")
    assert stands(given) == branch


def test_ruling_80_3_the_branch_is_chosen_in_the_midst_of_counting() -> None:
    """From Poplar Grove two steps: Hillside, the fork, and the first winery beyond."""
    given = next_turn(haunted("poplar_grove_cheese", 2)).asked("phantom_fork")
    given.chooses("space lock_worth 1")
    assert stands(given) == "lock_worth"


def test_ruling_80_4_the_innermost_space_in_play_without_a_lock() -> None:
    """First the tasting, then the view, at last the contract."""
    for locks, after, time in (
        ([], ["red_rooster 1"], 2 + 2),
        (["red_rooster 1"], ["red_rooster 1", "red_rooster 2"], 2 + 1),
    ):
        given = next_turn(haunted("maple_leaf", 1).table(locks=locks)).on_table(locks=after)
        assert given.s.phantom_time == (time,)


def test_ruling_80_4_a_contract_space_is_always_open_to_it() -> None:
    """An hour, no lock, no bottle taken, and none needed; the space for four is not in play."""
    locks = ["red_rooster 1", "red_rooster 2"]
    for left in (0, 1):
        given = haunted("maple_leaf", 1).table(locks=locks, bottles={"red_rooster": left})
        next_turn(given).on_table(locks=locks, bottles={"red_rooster": left})
        assert stands(given) == "red_rooster"
        assert given.s.phantom_time == (4,)


def test_ruling_80_5_past_a_winery_that_is_full_or_taken() -> None:
    """On to the next, with the fork rule."""
    full = haunted("start_lower", 2).table(locks=["maple_leaf 1", "maple_leaf 2"])
    assert stands(next_turn(full)) == "red_rooster"
    taken = haunted("start_lower", 2, place="maple_leaf")
    assert stands(next_turn(taken)) == "red_rooster"
    fork = haunted("poplar_grove_cheese", 1, place="hillside").table(locks=HILL_LOCKS)
    assert stands(next_turn(fork)) == "lock_worth"


@pytest.mark.parametrize(
    ("start", "end", "slots"),
    [("red_rooster", "ruby_blues", 1), ("ruby_blues", "dangelo", 2), ("singletree", "wesbert", 1)],
)
def test_ruling_80_6_its_time_moves_by_the_printed_time(start: str, end: str, slots: int) -> None:
    """Cheese half an hour, tasting an hour, view half an hour."""
    given = next_turn(haunted(start, 1)).on_table(locks=[f"{end} 1"])
    assert (stands(given), given.s.phantom_time) == (end, (2 + slots,))


def test_ruling_80_6_two_hours_for_a_pairing() -> None:
    """It eats for nobody, and stands above those in the slot it comes to."""
    given = haunted("red_rooster", 1).seat(1, time="14:00").table(locks=["ruby_blues 1"])
    next_turn(given).on_table(locks=["ruby_blues 1", "ruby_blues 2"])
    assert given.s.phantom_time == (2 + 4,)
    assert given.s.phantom_arrival[0] > given.s.players[1].arrival


def test_ruling_80_7_past_the_last_winery_its_day_is_over() -> None:
    """However early it is; it scores nothing and pays nothing."""
    given = next_turn(haunted("daydreamer", 2))
    assert stands(given) == "end"
    given.on_table(locks=[]).asked("turn")


def test_ruling_81_it_acts_blindly() -> None:
    """No cards are drawn for a tasting, and a second pairing is as good as the first."""
    given = haunted("start_lower", 2)
    piles = [pile[:] for pile in given.s.piles]
    next_turn(given).on_table(locks=["maple_leaf 1"])
    assert given.s.piles == piles
    again = haunted("red_rooster", 1, time="16:30")
    again.table(locks=["ruby_blues 1", *[f"dangelo {n}" for n in (1, 2)], "hillside 1"])
    again.table(locks=[f"poplar_grove_cheese {n}" for n in (1, 2, 3)])
    next_turn(again)
    assert {"ruby_blues 2", "hillside 2"} <= set(locked(again.s))


def test_ruling_82_it_blocks_a_winery_like_a_player() -> None:
    """While it is on the road, and no longer when its day is over."""
    given = Given(options={"phantom": True}).phantom("dangelo", "12:00")
    assert given.why_not("space dangelo 2") == "phantom_there"
    given.phantom("end", "12:00").may("space dangelo 2")


@pytest.mark.parametrize(("time", "asked"), [("12:00", 0), ("16:30", 1)])
def test_ruling_118_the_player_latest_in_time_decides_at_end_too(time: str, asked: int) -> None:
    """Seat 1 is at END since that time; seat 0 is on the road at half past twelve."""
    given = haunted("hillside", 1).seat(1, place="end", time=time)
    next_turn(given).asked("phantom_fork").waits_for(asked)


@pytest.mark.parametrize(("arrival", "asked"), [(0, 1), (9999, 0)])
def test_ruling_118_of_two_in_one_slot_who_came_there_last(arrival: int, asked: int) -> None:
    """Whose meeple stands above the other's."""
    given = haunted("hillside", 1, arrival=arrival)
    next_turn(given).asked("phantom_fork").waits_for(asked)


def test_ruling_118_coming_to_end_is_coming_last() -> None:
    """Seat 0 stood below seat 1 at half past twelve, and has driven to END since."""
    haunted("hillside", 1).chooses("end_day").asked("phantom_fork").waits_for(0)


def test_ruling_119_it_plays_on_when_both_players_are_done() -> None:
    """The new day waits for it, and finds its locks."""
    given = haunted("poplar_grove_cheese", 1, "15:00", "14:30").seat(1, place="end")
    given.chooses("end_day").asked("phantom_fork").on_table(locks=["hillside 1"])
    assert given.s.day == 1
    given.chooses("space singletree 1").on_table(locks=["hillside 1", "singletree 1"])
    assert (stands(given), given.s.phantom_time, given.s.day) == ("end", (12,), 2)


def test_ruling_119_on_the_last_day_too() -> None:
    """Though nothing comes of it any more."""
    given = haunted("daydreamer", 1, "15:00", "14:30").seat(1, place="end")
    given.s.day = 3
    given.chooses("end_day").on_table(locks=["legend 1"])
    assert stands(given) == "end"
    assert given.s.over


def test_ruling_120_a_branch_counts_the_locks_of_its_own_segment() -> None:
    """Here the hill road has a second one before the join, and the locks there do not count."""
    box = texts()
    hill = 'wineries = ["singletree", "wesbert", "laughing_stock", "black_widow"]\n'
    onward = 'next = ["s4_trunk"]\nparallel = "s3_lower"\n'
    assert hill + onward in box["board.toml"]
    lower = 'wineries = ["singletree", "wesbert"]\nnext = ["s3_top"]\nparallel = "s3_lower"\n'
    top = 'key = "s3_top"\nwineries = ["laughing_stock", "black_widow"]\nnext = ["s4_trunk"]\n'
    box["board.toml"] = box["board.toml"].replace(hill + onward, f"{lower}[[segment]]\n{top}")
    box["tables.toml"] = box["tables.toml"].replace("[1, 1, 2, 2, 3, 3]", "[1]")
    for locks, branch in (
        (["lock_worth 1", "laughing_stock 1", "black_widow 1"], "singletree"),
        (["singletree 1", "wesbert 1", "lock_worth 1"], "lock_worth"),
    ):
        given = haunted("hillside", 1).table(locks=locks)
        given.s.edition = read_edition(box)
        assert stands(next_turn(given)) == branch
