"""Tourists counted in one walk come to what their rows say one by one."""

from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee.games.naramata.delivery import empty_rows, is_complete, penalty, row_points
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import PURCHASE
from cuvee.games.naramata.riders import Riders
from cuvee.games.naramata.state import Naramata
from cuvee.testing.strategies import Position, positions
from tests.games.naramata.given import Given

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"purple": "tourists"}),
    (1, {"solo": True, "whelp": "normal"}),
]
anywhere = st.one_of(
    [positions(NARAMATA, seats, most_actions=120, **options) for seats, options in TABLES]
)


def check(s: Naramata, seat: int) -> None:
    """Compare with what the rules say of each row."""
    riders, tourists = Riders(s, seat), s.players[seat].tourists
    cards = [s.edition.tourists[tourist] for tourist in tourists]
    rows = [(slot, row) for slot, card in enumerate(cards) for row in range(len(card.rows))]
    full = [slot for slot in range(len(cards)) if is_complete(s, seat, slot)]
    assert riders.rows == [row for card in cards for row in card.rows]
    assert riders.lacking == [s.room(seat, slot, row) for slot, row in rows]
    assert riders.points == [row_points(s, seat, slot, row) for slot, row in rows]
    assert riders.held == sum(riders.points)
    assert riders.empty == empty_rows(s, seat)
    assert riders.penalty == penalty(s, seat)
    assert riders.complete == len(full)
    assert riders.rewards == sum(len(cards[slot].rows) for slot in full)
    each = list(zip(riders.rows, riders.lacking, riders.points, strict=True))
    wishes = [row.points[-1] - points for row, _, points in each if row.kind != PURCHASE]
    assert riders.wished == sum(wishes) + len(rows) - riders.rewards
    assert riders.purchases == sum(lacking for row, lacking, _ in each if row.kind == PURCHASE)


@settings(max_examples=25)
@given(position=anywhere)
def test_riders_come_to_what_their_rows_say(position: Position[Naramata]) -> None:
    s = position.state()
    for seat in range(s.seats):
        check(s, seat)


def test_a_tourist_satisfied_in_full_beside_one_with_an_empty_row() -> None:
    full = {"tasting": [1, 2, 3], "pairing": 1}
    s = Given(tourists={"t01": full, "t02": {"purchase": [1]}}).s
    check(s, 0)
    riders = Riders(s, 0)
    assert (riders.complete, riders.rewards, riders.empty) == (1, 2, [0, 1])
    assert (riders.purchases, riders.wished) == (1, 10 + 2)


def test_no_tourists_come_to_nothing() -> None:
    s = Given().s
    check(s, 0)
    assert Riders(s, 0).rows == []
