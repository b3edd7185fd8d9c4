"""Setting up: vehicles, options, what the table holds before the first draft."""

import pytest

from cuvee import BadInput
from cuvee.games.naramata.board.wineries import NOWHERE
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import TOURIST_PILE, Naramata
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
def test_dealt_vehicles_are_all_different_and_any_of_all(seats: int) -> None:
    """Nobody is asked, and over some games everyone has had each."""
    tables = [[p.vehicle for p in opened(seats, seed).players] for seed in range(60)]
    assert all(len(set(vehicles)) == seats for vehicles in tables)
    for seat in range(seats):
        assert {vehicles[seat] for vehicles in tables} == set(range(len(VEHICLE_KEYS)))


@pytest.mark.parametrize(("seats", "hand"), [(2, 6), (3, 5), (4, 5)])
def test_the_table_before_the_first_choice(seats: int, hand: int) -> None:
    """Decks full, hands dealt, nothing locked, nobody on the road, all at eleven on day 1."""
    s = opened(seats)
    decks = [*s.edition.rewards, s.edition.purchases]
    assert [len(s.piles[deck]) for deck in range(3)] == [len(deck) for deck in decks]
    assert len(s.piles[TOURIST_PILE]) == len(s.edition.tourists) - seats * hand
    assert s.discards == [[], [], [], [], []]
    assert set(s.locks) == {0}
    assert s.day == 1
    for player in s.players:
        assert (player.time, player.place, len(player.hand)) == (0, NOWHERE, hand)
        assert (player.upgrades, player.bottles, player.tourists) == ((), 0, ())


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


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    """No more and no fewer."""
    with pytest.raises(BadInput, match="played with 1, 2, 3, 4 seats"):
        NARAMATA.new(seats=seats)


CONTRADICTIONS: list[tuple[int, dict[str, object], str]] = [
    (1, {"solo": True, "fleet": True}, "option 'fleet' goes with 2 to 4 seats, not 1"),
    (2, {"solo": True, "fleet": True}, "option 'solo' goes with 1 seat, not 2"),
    (2, {"solo": True}, "option 'solo' goes with 1 seat, not 2"),
    (4, {"solo": True}, "option 'solo' goes with 1 seat, not 4"),
    (1, {}, "option 'solo' is needed with 1 seat"),
    (1, {"fleet": True}, "option 'fleet' goes with 2 to 4 seats, not 1"),
    (1, {"solo": True, "phantom": True}, "option 'phantom' goes with 2 seats, not 1"),
    (3, {"fleet": True, "phantom": True}, "option 'phantom' goes with 2 seats, not 3"),
    (2, {"whelp": "normal"}, "option 'whelp' goes with 'solo' or 'fleet'"),
    (2, {"leader": 1}, "option 'leader' goes with 'fleet'"),
    (1, {"solo": True, "leader": 1}, "option 'leader' goes with 'fleet'"),
    (2, {"fleet": True, "leader": 3}, "'leader' goes with 3 to 4 seats, not 2: it names seat 3"),
    (3, {"fleet": True, "leader": 0}, "option 'leader' takes 1, 2, 3, 4, not 0"),
    (3, {"fleet": True, "whelp": "advanced"}, "option 'whelp' takes easy, normal, hard, not"),
    (1, {"solo": True, "days": 2}, "'days' does not go with 'solo': it has three days"),
    (2, {"fleet": True, "days": 4}, "'days' does not go with 'fleet': it has three days"),
    (1, {"solo": True, "locks": "easy"},
     "'locks' does not go with 'solo': 'whelp' says how many are removed"),
    (4, {"fleet": True, "locks": "advanced"}, "'locks' does not go with 'fleet': 'whelp' says"),
    (1, {"solo": True, "purple": "tourists"},
     "'purple' does not go with 'solo': purple spares single assets"),
    (2, {"fleet": True, "purple": "tourists"}, "'purple' does not go with 'fleet': purple spares"),
    (2, {"from_end": True}, "option 'from_end' goes with 'reverse_course'"),
    (1, {"solo": True, "from_end": True}, "option 'from_end' goes with 'reverse_course'"),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "options", "why"), CONTRADICTIONS)
def test_options_that_contradict_each_other_or_the_seats_are_refused(
    seats: int, options: dict[str, object], why: str
) -> None:
    """In one line that says what would be right."""
    with pytest.raises(BadInput) as refused:
        NARAMATA.begin(seats, 0, options)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"whelp": "easy"}, "goes with 'solo' or 'fleet'"),
        ({"from_end": True}, "goes with 'reverse_course'"),
        ({"leader": 2}, "goes with 'fleet'"),
        ({"edition": "/nowhere"}, "cannot read"),
    ],
)
def test_what_no_table_allows_is_refused_for_itself(options: dict[str, object], why: str) -> None:
    """Without a number of seats nobody is told that one seat would be too few."""
    with pytest.raises(BadInput, match=why):
        NARAMATA.new(**options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, 2), ({"solo": True}, 1), ({"fleet": True}, 2), ({"fleet": True, "leader": 3}, 3),
     ({"phantom": True}, 2), ({"reverse_course": True}, 2)],
)  # fmt: skip
def test_without_a_number_of_seats_the_smallest_table_is_set(
    options: dict[str, object], seats: int
) -> None:
    """Of those that the options allow."""
    assert NARAMATA.new(**options).seats == seats  # type: ignore[arg-type]
