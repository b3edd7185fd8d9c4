"""Queries of people and of who is whose friend."""

from __future__ import annotations

from sqlalchemy import Connection, Select, select

from cuvee.protocol.people import Person
from cuvee.protocol.profiles import Friendship
from cuvee.server.accounts.text import login_of
from cuvee.server.db.database import Row
from cuvee.server.db.schema import friends, people
from cuvee.server.errors import not_found


def find_person(connection: Connection, person: str) -> Person:
    """A person by their id, without preferences; or a Problem."""
    if not person.isalnum():  # nor would PostgreSQL take every character
        raise not_found()
    return _person(connection, select(people).where(people.c.id == person))


def find_registered(connection: Connection, name: str) -> Person:
    """A registered person by their name, without preferences; or a Problem."""
    return _person(connection, select(people).where(people.c.login == login_of(name)))


def _person(connection: Connection, wanted: Select[Row]) -> Person:
    row = connection.execute(wanted).first()
    if row is None:
        raise not_found()
    return Person(row.id, row.name, row.password is not None, {})


def friendship(connection: Connection, me: str | None, other: str) -> Friendship:
    """What another person is to me: two are friends where each wants the other."""
    if me is None:
        return "none"
    if me == other:
        return "me"
    wants, wanted = is_wanted(connection, me, other), is_wanted(connection, other, me)
    if wants and wanted:
        return "friends"
    return "asked" if wants else "asks" if wanted else "none"


def is_wanted(connection: Connection, person: str, friend: str) -> bool:
    """Whether a person wants another one as a friend."""
    one = select(friends.c.person).where(friends.c.person == person, friends.c.friend == friend)
    return connection.execute(one).first() is not None


def are_friends(connection: Connection, one: str, other: str) -> bool:
    """Whether each of two wants the other as a friend."""
    return is_wanted(connection, one, other) and is_wanted(connection, other, one)
