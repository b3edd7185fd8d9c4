"""Friends of registered people, and the seats they keep for each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, delete, func, insert, select

from cuvee.protocol.friends import FriendOut, FriendsOut, InvitationOut
from cuvee.protocol.notices import FriendsNotice
from cuvee.protocol.people import Person
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.accounts.online import Online
from cuvee.server.accounts.people import find_person, find_registered, friendship, is_wanted
from cuvee.server.cluster.pubsub import as_plain
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.schema import friends, people, seats, tables
from cuvee.server.db.table_rows import OPEN, WAITING
from cuvee.server.errors import Refusal
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.tables.listing import my_table

T = TypeVar("T")
MAX_FRIENDS: Final = 200  # that one may have or ask for
MAX_INVITATIONS: Final = 20  # shown
REGISTERED_ONLY: Final = Refusal(403, "registered_only", "Register first: guests cannot do that.")
NOT_YOURSELF: Final = Refusal(422, "not_yourself", "You cannot be your own friend.")
TOO_MANY: Final = Refusal(409, "too_many_friends", f"One can have {MAX_FRIENDS} friends.")


class Friends:
    """Who is whose friend."""

    def __init__(self, host: Host, online: Online) -> None:
        self.host = host
        self.online = online

    async def all(self, me: Person) -> FriendsOut:
        """The friends of a person, and requests both ways."""
        return await self._read(lambda connection: self._all(connection, me.id))

    def _all(self, connection: Connection, me: str) -> FriendsOut:
        wants = _names(connection, friends.c.friend, friends.c.person == me)
        wanted_by = _names(connection, friends.c.person, friends.c.friend == me)
        both = [person for person in wants if person in wanted_by]
        here = self.online.among(connection, both)
        mutual = [FriendOut(person, wants[person], person in here) for person in both]
        return FriendsOut(
            friends=sorted(mutual, key=lambda one: (not one.online, one.name.lower())),
            asking=[FriendOut(p, name, False) for p, name in wanted_by.items() if p not in wants],
            asked=[FriendOut(p, name, False) for p, name in wants.items() if p not in wanted_by],
        )

    async def ask_by_name(self, me: Person, name: str) -> FriendsOut:
        """Ask a registered person to be a friend."""
        other = await self._read(lambda connection: find_registered(connection, name))
        return await self._ask(me, other)

    async def ask(self, me: Person, person: str) -> FriendsOut:
        """Ask somebody to be a friend, or agree if they have asked."""
        return await self._ask(me, await self._read(lambda c: find_person(c, person)))

    async def _ask(self, me: Person, other: Person) -> FriendsOut:
        if not (me.registered and other.registered):
            raise REGISTERED_ONLY()
        if me.id == other.id:
            raise NOT_YOURSELF()
        if not await self.host.writer.write(lambda connection: _want(connection, me.id, other.id)):
            return await self.all(me)
        is_agreed = await self._read(lambda c: friendship(c, me.id, other.id)) == "friends"
        notice = FriendsNotice(me.name, is_agreed)
        await self.host.pubsub.notify_person(other.id, as_plain(notice))
        return await self.all(me)

    async def remove(self, me: Person, person: str) -> FriendsOut:
        """Be friends no more; or decline, or take back, a request."""
        await self.host.writer.write(lambda connection: _part(connection, me.id, person))
        return await self.all(me)

    async def invitations(self, visitor: Visitor) -> list[InvitationOut]:
        """The tables that have not begun, with a seat kept for a visitor."""
        return await self._read(lambda connection: _invitations(connection, visitor))

    async def _read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(read, self.host.engine, query)


def _names(
    connection: Connection, other: Column[str], condition: ColumnElement[bool]
) -> dict[str, str]:
    """The names, by id, of those in a column of the rows that fulfil a condition."""
    wanted = select(people.c.id, people.c.name).join(friends, people.c.id == other)
    found = connection.execute(wanted.where(condition).order_by(people.c.name))
    return {row.id: row.name for row in found}


def _want(connection: Connection, me: str, other: str) -> bool:
    """Note that I want another as a friend; False if that was so."""
    if is_wanted(connection, me, other):
        return False
    mine = select(func.count()).select_from(friends).where(friends.c.person == me)
    if connection.execute(mine).scalar_one() >= MAX_FRIENDS:
        raise TOO_MANY()
    row = {"person": me, "friend": other, "created": time.time()}
    connection.execute(insert(friends), [row])
    return True


def _part(connection: Connection, me: str, other: str) -> None:
    one = (friends.c.person == me) & (friends.c.friend == other)
    back = (friends.c.person == other) & (friends.c.friend == me)
    connection.execute(delete(friends).where(one | back))


def _invitations(connection: Connection, visitor: Visitor) -> list[InvitationOut]:
    kept = (seats.c.reserved == visitor.person.id) & (seats.c.kind == OPEN)
    wanted = select(seats.c.table, seats.c.seat, people.c.name).select_from(seats)
    joined = wanted.join(tables).join(people, people.c.id == tables.c.host)
    open_ones = joined.where(kept, tables.c.status == WAITING).order_by(tables.c.updated.desc())
    found: list[InvitationOut] = []
    for row in connection.execute(open_ones.limit(MAX_INVITATIONS)):
        session = TableSession(*table_rows.find(connection, row.table))
        found.append(InvitationOut(my_table(visitor, session), row.seat, row.name))
    return found
