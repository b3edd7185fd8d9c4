"""What whoever runs the server decides while it runs: bans, and tables that are deleted.

`cuvee admin` writes to the database; this looks there every few seconds.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Final

import structlog
from sqlalchemy import Connection, select

from cuvee.server.accounts.sessions import EndedSessions, VisitorSessions
from cuvee.server.addresses import Network, is_address, parse_network
from cuvee.server.background import Poller
from cuvee.server.db.database import read
from cuvee.server.db.schema import BANNED_NETWORK, bans, tables
from cuvee.server.game.host import Host

POLL_SECONDS: Final = 3.0
log = structlog.get_logger()


class Moderation:
    """Carries out bans and deletions in this process."""

    def __init__(self, host: Host, visitor_sessions: VisitorSessions) -> None:
        self.host = host
        self.visitor_sessions = visitor_sessions
        self._networks: list[Network] = []
        self._people: set[str] = set()
        self._poller = Poller("moderation_poll_failed", self.poll)

    def is_banned(self, address: str) -> bool:
        """Whether an address is in a network that is banned."""
        if not self._networks or not is_address(address):
            return False
        found = ip_address(address)
        return any(found in network for network in self._networks)

    async def start(self) -> None:
        """Look once before anybody is served, and then every few seconds."""
        await self.poll()
        self._poller.start(POLL_SECONDS)

    async def stop(self) -> None:
        """Stop looking."""
        await self._poller.stop()

    async def poll(self) -> None:
        """Take over bans, and forget tables that were deleted."""
        loaded = list(self.host.sessions.loaded)
        banned, there = await asyncio.to_thread(
            read, self.host.engine, lambda connection: _look(connection, loaded)
        )
        networks = [who for who, kind in banned if kind == BANNED_NETWORK]
        people = {who for who, kind in banned if kind != BANNED_NETWORK}
        self._networks = [parse_network(who, "ban") for who in networks]
        for person in people - self._people:
            await self.visitor_sessions.end(EndedSessions(person))
        self._people = people
        for table in set(loaded) - there:
            session = self.host.sessions.loaded.get(table)
            if session is not None:
                log.info("table_deleted", table=table)
                self.host.sessions.forget(session)


def _look(connection: Connection, loaded: list[str]) -> tuple[list[tuple[str, str]], set[str]]:
    """All bans, and which of some tables there are."""
    banned = [(row.who, row.kind) for row in connection.execute(select(bans.c.who, bans.c.kind))]
    there: set[str] = set()
    for first in range(0, len(loaded), 500):
        some = tables.c.id.in_(loaded[first : first + 500])
        there.update(connection.execute(select(tables.c.id).where(some)).scalars())
    return banned, there
