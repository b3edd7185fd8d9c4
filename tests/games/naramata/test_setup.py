"""Setting up: vehicles, options, what the table holds before the first draft."""

import pytest

from cuvee import BadInput
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.names import VEHICLE_KEYS
from cuvee.games.naramata.roads import NOWHERE
from cuvee.games.naramata.state import TOURISTS, Naramata
from tests.games.naramata.opening import opened
from tests.games.naramata.words import code


def choosing(seats: int) -> Naramata:
    """A table at which the first player is to choose a vehicle."""
    return NARAMATA.new(seats=seats, seed=3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vehicles_are_chosen_clockwise_from_the_first_player(seats: int) -> None:
    """Each one that nobody has."""
    s = choosing(seats)
    for step in range(seats):
        assert s.seat == (s.first + step) % seats
        s.apply(code(f"vehicle {VEHICLE_KEYS[step]}"))
    vehicles = [s.players[(s.first + step) % seats].vehicle for step in range(seats)]
    assert vehicles == [*range(seats)]


def test_a_vehicle_is_taken_once() -> None:
    """The second player finds it gone."""
    s = choosing(3)
    s.apply(code("vehicle yellow"))
    reason = s.why_not(code("vehicle yellow"))
    assert reason is not None
    assert reason.code == "vehicle_taken"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealt_vehicles_are_all_different_and_any_of_the_six(seats: int) -> None:
    """Nobody is asked, and over some games everyone has had each."""
    tables = [[p.vehicle for p in opened(seats, seed).players] for seed in range(60)]
    assert all(len(set(vehicles)) == seats for vehicles in tables)
    for seat in range(seats):
        assert {vehicles[seat] for vehicles in tables} == set(range(6))


@pytest.mark.parametrize(("seats", "hand"), [(2, 6), (3, 5), (4, 5)])
def test_the_table_before_the_first_choice(seats: int, hand: int) -> None:
    """Decks full, hands dealt, nothing locked, nobody on the road, all at eleven on day 1."""
    s = opened(seats)
    assert [len(s.piles[deck]) for deck in range(3)] == [24, 24, 13]
    assert len(s.piles[TOURISTS]) == 50 - seats * hand
    assert s.discards == [[], [], [], [], []]
    assert set(s.locks) == {0}
    assert s.day == 1
    for player in s.players:
        assert (player.time, player.place, len(player.hand)) == (0, NOWHERE, hand)
        assert (player.upgrades, player.bottles, player.tourists) == ([], 0, [])


def test_the_market_is_drawn_at_random() -> None:
    """Two games do not open alike."""
    assert len({tuple(opened(3, seed).market) for seed in range(5)}) > 1


@pytest.mark.parametrize(
    "options",
    [
        {"days": 1},
        {"days": "3"},
        {"locks": "hard"},
        {"vehicles": "stolen"},
        {"purple": "points"},
        {"phantom": 1},
        {"edition": ""},
        {"edition": "/nowhere"},
        {"weather": "fine"},
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, object]) -> None:
    """By name."""
    with pytest.raises(BadInput, match=next(iter(options))):
        NARAMATA.begin(2, 0, options)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    """Alone it is another game, which is not here yet."""
    with pytest.raises(BadInput, match="seats"):
        NARAMATA.new(seats=seats)
