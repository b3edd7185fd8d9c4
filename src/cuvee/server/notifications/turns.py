"""Notices of turns: to all connections of a person, and by webhook to those who are away."""

from __future__ import annotations

from typing import Any

import msgspec

from cuvee.engine import Event
from cuvee.protocol.notices import Notice, TurnNotice, TurnOverNotice
from cuvee.server.accounts.sessions import EndedSessions
from cuvee.server.cluster.pubsub import PERSON, as_plain
from cuvee.server.db.table_rows import LESSON
from cuvee.server.db.table_rows import PERSON as A_PERSON
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import is_watching
from cuvee.server.game.watcher import Watcher
from cuvee.server.notifications.deliveries import Deliveries

_encode = msgspec.json.Encoder().encode


class Turns:
    """The connections that get notices of turns, by person."""

    def __init__(self, host: Host, deliveries: Deliveries) -> None:
        self.host = host
        self.deliveries = deliveries
        self._open: dict[str, set[Watcher]] = {}
        host.commits.listeners.append(self.turned)
        host.pubsub.subscribe(PERSON, self._on_person)

    def connect(self, person: str, watcher: Watcher) -> None:
        """Add a connection."""
        self._open.setdefault(person, set()).add(watcher)

    def disconnect(self, person: str, watcher: Watcher) -> None:
        """Remove a connection."""
        watchers = self._open.get(person, set())
        watchers.discard(watcher)
        if not watchers:
            self._open.pop(person, None)

    def close(self) -> None:
        """Close all connections, to connect again to the next server."""
        for watchers in self._open.values():
            for watcher in watchers:
                watcher.close()

    def end_visits(self, ended: EndedSessions) -> None:
        """Close the connections of sessions that have ended."""
        for watcher in list(self._open.get(ended.person, ())):
            watcher.end_visit(ended)

    async def turned(self, session: TableSession, _: list[Event]) -> None:
        """Notify those whose turn it has become, and those whose turn is over; not of lessons."""
        if session.row.origin == LESSON:
            return
        for person in _done(session):
            self._send(person, TurnOverNotice(session.row.id))
        for number in session.newly_asked:
            seat = session.seat_rows[number]
            if seat.kind != A_PERSON or seat.person is None:
                continue
            turn = turn_notice(session, number)
            self._send(seat.person, turn)
            if not is_watching(seat.person, session):
                self.host.background.start(self._notify_absent(session, seat.person, turn))

    async def _notify_absent(self, session: TableSession, person: str, notice: TurnNotice) -> None:
        await self.deliveries.turn(session, person, notice)
        await self.host.pubsub.publish(PERSON, person, as_plain(notice))

    async def _on_person(self, person: str, notice: dict[str, Any]) -> None:
        self._send(person, notice)
        session = self.host.sessions.loaded.get(str(notice.get("table")))
        if session is not None and is_watching(person, session):
            await self.deliveries.present(person, session.row.id)

    def _send(self, person: str, notice: Notice | dict[str, Any]) -> None:
        watchers = self._open.get(person)
        if watchers:
            encoded = _encode(notice)
            for watcher in watchers:
                watcher.send(encoded)


def _done(session: TableSession) -> set[str]:
    """The people whose turn it was until the last entry, and is at none of their seats now."""
    people = [seat.person for seat in session.seat_rows]
    asked = {people[number] for number in session.row.waiting}
    done = {people[number] for number in session.no_longer_asked} - asked
    return {person for person in done if person is not None}


def turn_notice(session: TableSession, number: int) -> TurnNotice:
    """The notice of a turn: where, and nothing of the game."""
    row, name = session.row, session.seat_rows[number].name
    return TurnNotice(row.id, number, row.seq, row.game, row.title, name, row.deadline)
