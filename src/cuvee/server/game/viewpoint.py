"""Who holds which seat, and from which viewpoint a visitor may watch."""

from __future__ import annotations

from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db.table_rows import PERSON
from cuvee.server.errors import Problem
from cuvee.server.game.session import TableSession


def owned_by(visitor: Visitor | None, session: TableSession) -> set[int]:
    """The seats of a visitor, also those that a bot has taken over."""
    if visitor is None:
        return set()
    me, opened = visitor.person.id, visitor.keys
    return {
        s.seat
        for s in session.seat_rows
        if s.person is not None and (s.person == me or s.secret in opened)
    }


def held_by(visitor: Visitor | None, session: TableSession) -> set[int]:
    """The seats that a visitor may play: their own, and those whose links they have opened."""
    owned = owned_by(visitor, session)
    return owned and {s.seat for s in session.seat_rows if s.kind == PERSON and s.seat in owned}


def checked_viewpoint(
    visitor: Visitor | None, session: TableSession, seat: int | None
) -> int | None:
    """The viewpoint that is asked for, or a Problem: a seat one holds, a shown one, a spectator.

    Somebody who plays does not look over the shoulder of somebody else.
    """
    if seat is None or seat in held_by(visitor, session):
        return seat
    shown = [s.seat for s in session.seat_rows if s.shown]
    if seat in shown and not owned_by(visitor, session):
        return seat
    raise Problem(403, "not_your_seat", "This seat is not yours.")


def revoke_viewpoints(session: TableSession) -> None:
    """Make spectators of watchers whose viewpoint is not allowed any more."""
    for watcher in list(session.watchers):
        try:
            checked_viewpoint(watcher.visitor, session, watcher.viewpoint)
        except Problem:
            watcher.viewpoint = None
            watcher.send(session.full_notice(None))


def may_read_chat(visitor: Visitor | None, session: TableSession) -> bool:
    """Whether somebody may read the chat: of a private table, its players and its host alone."""
    if session.row.public or owned_by(visitor, session):
        return True
    return visitor is not None and session.row.host == visitor.person.id


def send_chat(session: TableSession, notice: bytes) -> None:
    """Send a chat message to the watchers who may read it."""
    for watcher in session.watchers:
        if may_read_chat(watcher.visitor, session):
            watcher.send(notice)


def is_watching(person: str, session: TableSession) -> bool:
    """Whether a person has a connection to the table, in this process."""
    return any(w.visitor is not None and w.visitor.person.id == person for w in session.watchers)
