"""Rulings 20 to 23 and 29: occupying a space, locks, and the pit stop."""

import pytest

from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn, drafted, next_turn


@pytest.mark.parametrize(
    "space", ["upper_bench 1", "upper_bench 2", "roche 2", "four_shadows 1", "three_sisters 2"]
)
def test_ruling_20_a_lock_is_placed_on_arrival_though_the_action_brings_nothing(space: str) -> None:
    """Cheese, tasting, purchase, view and pairing, with nobody on board."""
    Given().chooses(f"space {space}").asked("activity").on_table(locks=[space])


def test_ruling_20_a_pit_stop_locks_the_space_too() -> None:
    """Though it is not used."""
    Given().chooses("space roche 1, pit_stop").on_table(locks=["roche 1"])


def test_ruling_20_the_lock_stays_when_the_veeple_leaves_and_overnight() -> None:
    """On the next day nobody can use the space."""
    given = Given(seats=3).seat(1, time="16:30").seat(2, time="16:30")
    given.chooses("space roche 1, act, space dangelo 2, act")
    given.on_table(locks=["roche 1", "dangelo 2"])
    drafted(dawn(given)).chooses("start start_upper, start start_lower, start start_upper")
    given.on_table(locks=["roche 1", "dangelo 2"]).asked("turn")
    assert given.why_not("space roche 1") == given.why_not("space dangelo 2") == "locked"


def test_ruling_21_contract_spaces_are_never_locked() -> None:
    """One after the other may claim a bottle there, as long as there is one."""
    given = Given(seats=4).chooses("space upper_bench 3, act, points").on_table(locks=[])
    next_turn(given.seat(0, place="dangelo").seat(1, place="start_upper")).waits_for(1)
    given.may("space upper_bench 3")


def test_ruling_21_a_contract_space_is_closed_by_a_veeple_at_the_winery() -> None:
    """Even one on another space."""
    given = Given().seat(1, place="upper_bench")
    assert given.why_not("space upper_bench 3") == "occupied"


def test_ruling_22_a_pit_stop_on_a_contract_space_places_no_lock() -> None:
    """And takes no bottle."""
    given = Given().chooses("roll 1, space upper_bench 3, pit_stop")
    given.then(prestige=2, bottles=[], time="11:30")
    given.on_table(locks=[], bottles={"upper_bench": 1})


def test_ruling_23_a_space_that_was_freed_is_locked_again_when_used() -> None:
    """Whatever freed it."""
    given = Given(upgrades=["paid_unlock"], prestige=2).table(locks=["roche 1", "dangelo 1"])
    given.chooses("use paid_unlock, space roche 1").on_table(locks=["dangelo 1"])
    given.chooses("space roche 1, act").on_table(locks=["roche 1", "dangelo 1"])


@pytest.mark.parametrize("face", [1, 2, 3])
def test_ruling_29_a_pit_stop_pays_the_roll_and_one_more_for_half_an_hour(face: int) -> None:
    """In place of the action of any space, here a pairing."""
    given = Given(tourists={"t01": {}}).chooses(f"roll {face}, space three_sisters 2, pit_stop")
    given.then(prestige=face + 1, time="11:30", tourists={"t01": {}})


def test_ruling_29_view_upgrades_do_not_add_to_it() -> None:
    """They are for the view action."""
    given = Given(upgrades=["view_plus_1", "view_plus_2", "view_cap_5"])
    given.chooses("roll 3, space four_shadows 1, pit_stop").then(prestige=4)


def test_ruling_29_a_locked_space_is_none_for_a_pit_stop() -> None:
    """The space must be legal."""
    given = Given().table(locks=["roche 1", "roche 2"])
    assert given.why_not("space roche 1") == "locked"
