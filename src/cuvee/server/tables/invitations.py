"""Invitations: open seats that are kept for one person, who gets a notice."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from cuvee.protocol.notices import InvitationNotice
from cuvee.protocol.people import Person
from cuvee.server.accounts.people import are_friends, find_person
from cuvee.server.cluster.pubsub import as_plain
from cuvee.server.db.schema import seats
from cuvee.server.db.table_rows import OPEN, PERSON, Seat, TableRow
from cuvee.server.errors import Refusal
from cuvee.server.game.host import Host

NOT_A_FRIEND: Final = Refusal(422, "not_a_friend", "Seats are kept for friends; ask them first.")


def name_invited(connection: Connection, me: Person, seat_rows: list[Seat]) -> None:
    """Give the seats kept for friends their names; a Problem if somebody is none."""
    for seat in seat_rows:
        if seat.reserved is not None:
            friend = find_person(connection, seat.reserved)
            if not are_friends(connection, me.id, friend.id):
                raise NOT_A_FRIEND()
            seat.name = friend.name


async def notify_invited(host: Host, row: TableRow, seat_rows: list[Seat], me: Person) -> None:
    """Send those for whom a seat is kept a notice."""
    notice = as_plain(InvitationNotice(row.id, row.game, me.name))
    for person in {seat.reserved for seat in seat_rows if seat.reserved is not None}:
        await host.pubsub.notify_person(person, notice)


def invited_again(seat: Seat, me: Person) -> Seat:
    """A person's seat kept for them at the next table; mine, or a bot's, stays taken."""
    if seat.person == me.id or (seat.person is None and seat.kind != PERSON):
        return seat
    kept = seat.person is not None
    name = seat.name if kept else ""
    return Seat(seat.seat, OPEN, None, name, None, None, False, invited=kept, reserved=seat.person)


def kept_for(seat: Seat, person: Person) -> bool:
    """Whether an open seat is kept for a person."""
    return seat.kind == OPEN and seat.reserved == person.id


def release_seats(connection: Connection, person: str) -> None:
    """Keep no seat for a person any more, nor their name at it."""
    kept = seats.c.reserved == person
    connection.execute(seats.update().where(kept).values(reserved=None, name=""))
