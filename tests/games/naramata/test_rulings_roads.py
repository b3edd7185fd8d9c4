"""Rulings 13 to 19 and 100: roads, movement and start regions."""

import pytest

from cuvee.games.naramata.board.roads import courses
from cuvee.games.naramata.board.wineries import END, START_REGION, WINERY_KEYS
from cuvee.games.naramata.edition.loading import edition_at
from tests.games.naramata.given import Given
from tests.games.naramata.opening import START_REGIONS, next_turn
from tests.games.naramata.words import code

FORWARDS, BACKWARDS = courses(edition_at(""))
UPPER = ["upper_bench", "four_shadows", "roche", "three_sisters"]
LOWER = ["meeples_milkshakes", "maple_leaf", "red_rooster", "ruby_blues"]
SOUTH = ["dangelo", "poplar_grove_cheese", "hillside"]
HILL = ["singletree", "wesbert", "laughing_stock", "black_widow"]
SHORE = ["lock_worth", "bench_1775", "moraine", "lake_breeze"]
CENTRE = ["lang", "therapy"]
NORTH_UPPER = ["serendipity", "nichol", "daydreamer"]
NORTH_LOWER = ["elephant_island", "van_westen", "deep_roots"]
VILLAGE = ["legend"]


def wineries(given: Given) -> set[str]:
    """The wineries with a space on offer."""
    return {step.split()[1] for step in given.offered() if step.startswith("space ")}


def named(bits: int) -> set[str]:
    """A set of wineries by name."""
    return {name for number, name in enumerate(WINERY_KEYS) if bits >> number & 1}


def after(names: list[str]) -> list[str]:
    """The wineries right ahead of a place on the way back."""
    return [WINERY_KEYS[w] for w in BACKWARDS.next[WINERY_KEYS.index(names[0])]]


def test_ruling_13_any_winery_ahead_however_far() -> None:
    """From the upper start everything but the lakeside road."""
    assert wineries(Given()) == set(WINERY_KEYS) - set(LOWER)
    assert wineries(Given(place="start_lower")) == set(WINERY_KEYS) - set(UPPER)


def test_ruling_13_before_a_fork_both_branches_are_ahead() -> None:
    """And what lies beyond them."""
    beyond = {*HILL, *SHORE, *CENTRE, *NORTH_UPPER, *NORTH_LOWER, *VILLAGE}
    assert wineries(Given(place="hillside")) == beyond


def test_ruling_13_a_winery_on_a_branch_commits_the_veeple() -> None:
    """The other branch is gone until the roads have joined."""
    beyond = {*CENTRE, *NORTH_UPPER, *NORTH_LOWER, *VILLAGE}
    given = Given(place="wesbert")
    assert wineries(given) == {"laughing_stock", "black_widow"} | beyond
    assert given.why_not("space moraine 1") == "behind"


def test_ruling_13_nothing_behind_is_ahead() -> None:
    """There is no way back."""
    given = Given(place="hillside")
    assert {given.why_not(f"space {name} 1") for name in (*UPPER, *SOUTH)} == {"behind"}


def test_ruling_14_no_locked_space() -> None:
    """The other spaces of the winery are still there."""
    given = Given().table(locks=["dangelo 1"])
    assert given.why_not("space dangelo 1") == "locked"
    given.may("space dangelo 2")


def test_ruling_14_no_winery_where_another_stands() -> None:
    """Not one of its spaces, locked or not; one goes further on."""
    given = Given().seat(1, place="dangelo")
    assert given.why_not("space dangelo 1") == "occupied"
    assert given.why_not("space dangelo 2") == "occupied"
    given.may("space poplar_grove_cheese 1", "space roche 1")
    behind = Given(place="poplar_grove_cheese").seat(1, place="hillside")
    assert behind.why_not("space dangelo 1") == "behind"


def test_ruling_15_another_space_of_the_same_winery_is_no_target() -> None:
    """Standing still is not moving."""
    given = Given(place="poplar_grove_cheese")
    reasons = {given.why_not(f"space poplar_grove_cheese {space}") for space in (1, 2, 3)}
    assert reasons == {"behind"}


def test_ruling_15_when_nothing_ahead_is_legal_there_is_only_end() -> None:
    """At the last winery, or with the last one taken."""
    Given(place="legend").offers("end_day")
    Given(place="deep_roots").seat(1, place="legend").offers("end_day")
    locked = Given(place="deep_roots").table(locks=["legend 1", "legend 2"], bottles={"legend": 0})
    locked.offers("end_day")


def test_ruling_16_veeples_off_the_wineries_block_nothing() -> None:
    """In a start region, on the road, at END."""
    everything = wineries(Given())
    for place in ("start_upper", "start_lower", "road dangelo", "end"):
        assert wineries(Given().seat(1, place=place)) == everything


@pytest.mark.parametrize(("seats", "offered"), [(2, False), (3, False), (4, True)])
def test_ruling_17_the_fourth_signature_space_is_for_four_players(
    seats: int, offered: bool
) -> None:
    """With fewer it is not in play."""
    given = Given(seats=seats)
    assert ("space upper_bench 4" in given.offered()) == offered
    if not offered:
        assert given.why_not("space upper_bench 4") == "not_in_play"


def test_ruling_17_the_owner_of_the_contract_uses_it_with_any_number() -> None:
    """At the contract space of one's own bottle."""
    given = Given(bottles=["upper_bench"]).chooses("space upper_bench 3")
    given.may("space upper_bench 4")


def test_ruling_18_the_black_vehicle_crosses_to_what_is_level_or_further_on() -> None:
    """From 190 along the upper road: Red Rooster lies at 190, Maple Leaf at 125."""
    given = Given(vehicle="black", place="roche")
    given.may("space red_rooster 1", "space ruby_blues 1")
    assert given.why_not("space maple_leaf 1") == "behind"
    plain = Given(vehicle="red", place="roche")
    assert plain.why_not("space red_rooster 1") == "behind"


def test_ruling_18_it_never_returns_to_a_winery() -> None:
    """Level with each other, they could be crossed between for ever."""
    given = Given(vehicle="black", place="roche").chooses("space red_rooster 2, act")
    given.then(place="red_rooster", visited=["red_rooster", "roche"])
    next_turn(given.seat(1, time="17:00")).may("space three_sisters 1")
    assert given.why_not("space roche 1") == "been_there"


def test_ruling_18_it_is_then_on_the_new_road_and_may_cross_again() -> None:
    """From Red Rooster on to Three Sisters, and back to Ruby Blues which is further along."""
    given = Given(vehicle="black", place="roche").seat(1, time="17:00")
    given.chooses("space red_rooster 2, act", "space three_sisters 1, act")
    given.then(place="three_sisters").may("space ruby_blues 1")


def test_ruling_18_from_a_trunk_there_is_nothing_to_cross() -> None:
    """Only what is ahead anyway."""
    black = Given(vehicle="black", place="poplar_grove_cheese")
    assert wineries(black) == wineries(Given(place="poplar_grove_cheese"))


def test_ruling_18_from_a_start_region_it_may_cross_at_once() -> None:
    """Both regions lie level."""
    assert wineries(Given(vehicle="black")) == set(WINERY_KEYS)


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_19_two_veeples_for_each_start_region(seats: int) -> None:
    """Chosen in player order; the third cannot follow two others."""
    given = Given(seats=seats)
    for seat in range(seats):
        given.seat(seat, place="nowhere")
    given.asks(START_REGIONS, seat=-1).waits_for(0).chooses("start start_lower").waits_for(1)
    given.chooses("start start_lower")
    for seat in range(2, seats):  # the others have no choice left
        given.then(seat, place="start_upper")


def test_ruling_19_one_for_each_with_two_players() -> None:
    """The second goes where the first does not."""
    given = Given().seat(0, place="nowhere").seat(1, place="nowhere")
    given.asks(START_REGIONS, seat=-1).chooses("start start_lower")
    given.then(0, place="start_lower").then(1, place="start_upper")


def test_ruling_19_a_full_region_is_refused() -> None:
    """Two stand below already when the fourth would join them."""
    given = Given(seats=4)
    for seat in range(4):
        given.seat(seat, place="nowhere")
    given.asks(START_REGIONS, seat=-1).chooses("start start_lower", "start start_upper")
    given.waits_for(2).chooses("start start_lower").then(3, place="start_upper")
    full = given.s.effects[given.s.game.catalogue.ids[f"{START_REGIONS}.0"]]
    reason = full.why_not(given.s, 3, 0, code("start start_lower"))
    assert reason is not None
    assert reason.code == "region_full"


def test_ruling_100_on_the_way_back_every_edge_is_flipped() -> None:
    """What was ahead is behind: of two wineries on one way each sees the other in one direction."""
    for here in range(len(WINERY_KEYS)):
        for there in range(len(WINERY_KEYS)):
            ahead = FORWARDS.ahead[here] >> there & 1
            assert BACKWARDS.ahead[there] >> here & 1 == ahead


def test_ruling_100_joins_become_forks_and_forks_joins() -> None:
    """From Legend two ways lead back, and from both roads north one to Therapy."""
    assert after(VILLAGE) == ["daydreamer", "deep_roots"]
    assert after(CENTRE) == ["black_widow", "lake_breeze"]
    assert after(SOUTH) == ["three_sisters", "ruby_blues"]
    assert after(NORTH_UPPER) == after(NORTH_LOWER) == ["therapy"]
    assert after(HILL) == after(SHORE) == ["hillside"]
    assert after(UPPER) == after(LOWER) == []


def test_ruling_100_everything_lies_ahead_of_end() -> None:
    """All begin there, and the first winery is Legend."""
    assert named(BACKWARDS.ahead[END]) == set(WINERY_KEYS)
    assert [WINERY_KEYS[w] for w in BACKWARDS.next[END]] == VILLAGE
    assert FORWARDS.ahead[END] == BACKWARDS.ahead[START_REGION] == 0


def test_ruling_100_black_compares_the_other_way_round() -> None:
    """Level with it or nearer to the start."""
    roche = WINERY_KEYS.index("roche")
    assert named(FORWARDS.across[roche]) == {"red_rooster", "ruby_blues"}
    assert named(BACKWARDS.across[roche]) == {"red_rooster", "maple_leaf", "meeples_milkshakes"}


def test_ruling_100_the_road_between_two_wineries_is_the_same_in_both_directions() -> None:
    """Yellow stops past the one winery or past the other, with a junction between or not."""
    back = {(one, to) for one in bits(BACKWARDS.road_after) for to in BACKWARDS.next[one]}
    assert back == {(to, one) for one in bits(FORWARDS.road_after) for to in FORWARDS.next[one]}


def bits(members: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(len(WINERY_KEYS)) if members >> number & 1]
