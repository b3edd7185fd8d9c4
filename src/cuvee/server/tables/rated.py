"""Rated tables: which can be, and who may sit there.

They are for registered people with one seat each, and bots; everybody for themselves, with a deal
that nobody knew before.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import Game, Options, State
from cuvee.protocol.people import Person
from cuvee.protocol.tables import NewTable
from cuvee.server.db.table_rows import Seat, TableRow
from cuvee.server.errors import Refusal

CANNOT_BE_RATED: Final = Refusal(
    422, "cannot_be_rated", "A rated game has rivals, one seat for each person, and a drawn deal."
)
REGISTERED_ONLY: Final = Refusal(403, "registered_only", "Register first: guests cannot do that.")
ONE_SEAT_EACH: Final = Refusal(409, "one_seat_each", "At a rated table everybody has one seat.")


def check_rated(person: Person, wanted: NewTable, rules: Game[State], options: Options) -> None:
    """Raise a Problem unless a table that is asked for can be rated."""
    if not person.registered:
        raise REGISTERED_ONLY()
    mine = [seat for seat in wanted.seats if seat.kind == "me"]
    rivals = len(wanted.seats) > 1 and not rules.cooperative(options)
    if not rivals or len(mine) != 1 or wanted.seed is not None:
        raise CANNOT_BE_RATED()


def check_may_sit(row: TableRow, seat_rows: list[Seat], person: Person) -> None:
    """Raise a Problem if the table is rated and a person cannot take a seat there."""
    if not row.rated:
        return
    if not person.registered:
        raise REGISTERED_ONLY()
    if any(seat.person == person.id for seat in seat_rows):
        raise ONE_SEAT_EACH()
