"""Notices of one's turn: to whatever somebody has open, and by webhook to those who are away."""

from __future__ import annotations

from typing import Any

import msgspec

from cuvee.engine import Event
from cuvee.server.cluster.pubsub import PERSON
from cuvee.server.db.table_rows import PERSON as A_PERSON
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession, Watcher
from cuvee.server.game.viewpoint import is_watching
from cuvee.server.notifications.deliveries import Deliveries
from cuvee.server.protocol_answers import TurnNotice, told

_encode = msgspec.json.Encoder().encode


class Turns:
    """Everybody who wants to know, on any page, when it is their turn."""

    def __init__(self, host: Host, deliveries: Deliveries) -> None:
        self.host = host
        self.deliveries = deliveries
        self._open: dict[str, set[Watcher]] = {}
        host.listeners.append(self.turned)
        host.telling.listen(PERSON, self._hear)

    def connect(self, person: str, watcher: Watcher) -> None:
        """Tell a connection from now on."""
        self._open.setdefault(person, set()).add(watcher)

    def disconnect(self, person: str, watcher: Watcher) -> None:
        """Tell it no more."""
        watchers = self._open.get(person, set())
        watchers.discard(watcher)
        if not watchers:
            self._open.pop(person, None)

    def close(self) -> None:
        """Send everybody away, to come back to the server that follows."""
        for watchers in self._open.values():
            for watcher in watchers:
                watcher.send_away()

    async def turned(self, live: TableSession, _: list[Event]) -> None:
        """Tell the people whose turn it has become; nobody waits for this."""
        for number in live.newly:
            seat = live.sitting[number]
            if seat.kind != A_PERSON or seat.person is None:
                continue
            notice = turn_notice(live, number)
            self._tell(seat.person, notice)
            if not is_watching(seat.person, live):
                self.host.in_background(self._tell_absent(live, seat.person, notice))

    async def _tell_absent(self, live: TableSession, person: str, notice: dict[str, Any]) -> None:
        await self.deliveries.turn(live, person, notice)
        await self.host.telling.now(PERSON, person, notice)

    async def _hear(self, person: str, notice: dict[str, Any]) -> None:
        self._tell(person, notice)
        live = self.host.tables.get(str(notice["table"]))
        if live is not None and is_watching(person, live):
            await self.deliveries.present(person, live.book.id)

    def _tell(self, person: str, notice: dict[str, Any]) -> None:
        watchers = self._open.get(person)
        if watchers:
            encoded = _encode(notice)
            for watcher in watchers:
                watcher.tell(encoded)


def turn_notice(live: TableSession, number: int) -> dict[str, Any]:
    """What somebody is told about their turn: where, and nothing of the game."""
    book, name = live.book, live.sitting[number].name
    return told(TurnNotice(book.id, number, book.seq, book.game, book.title, name, book.deadline))
