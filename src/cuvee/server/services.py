"""Everything that serves a request, put together once for each process."""

from __future__ import annotations

import asyncio
import fcntl
from pathlib import Path
from typing import IO

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from cuvee.engine import BadInput
from cuvee.server.accounts.accounts import Accounts, Visitor
from cuvee.server.chat.chat import Chat
from cuvee.server.cluster.broadcast import Broadcast
from cuvee.server.cluster.pubsub import FORGET
from cuvee.server.db.database import open_database
from cuvee.server.db.migrate import migrate
from cuvee.server.db.writer import Writer
from cuvee.server.errors import Problem
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.game.clock import Clock
from cuvee.server.game.host import Host
from cuvee.server.notifications.deliveries import Deliveries
from cuvee.server.notifications.targets import Targets, networks
from cuvee.server.notifications.turns import Turns
from cuvee.server.notifications.webhooks import Hooks
from cuvee.server.ops.metrics import Meter
from cuvee.server.ops.shutdown import STEP, Traffic
from cuvee.server.replays.records import Records
from cuvee.server.replays.service import Replays
from cuvee.server.settings import Settings
from cuvee.server.tables.campaigns import Campaigns
from cuvee.server.tables.listing import Listing
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.seating import Seating

LINGER = 0.2  # seconds for the last words to leave the machine
COOKIE = "cuvee_session"
NOBODY = Problem(401, "nobody", "Say who you are first: as a guest with a name, or log in.")


class Services:
    """The parts of a server, and how they are started and stopped."""

    def __init__(self, settings: Settings, traffic: Traffic | None = None) -> None:
        self.settings = settings
        self.traffic = traffic or Traffic()
        self._lock = alone_in(Path(settings.data)) if settings.database is None else None
        self.engine = open_database(settings.url)
        migrate(self.engine)
        self.writer = Writer(self.engine)
        self.people = Accounts(self.engine, self.writer)
        self.host = Host(self.engine, self.writer, BotPool(settings.thinkers, settings.games))
        self.host.telling.listen(FORGET, self._forget)
        self.lobby = Lobby(self.host)
        self.seating = Seating(self.host)
        self.replays = Replays(self.host)
        self.records = Records(self.lobby, self.replays)
        self.campaigns = Campaigns(self.lobby)
        self.listing = Listing(self.engine)
        self.clock = Clock(self.host)
        self.talk = Chat(self.host, settings.limits)
        targets = Targets(networks(settings.webhook_networks))
        site = settings.site
        self.hooks = Hooks(self.engine, self.writer, targets, site, settings.limits)
        self.deliveries = Deliveries(self.engine, self.writer, targets, site)
        self.turns = Turns(self.host, self.deliveries)
        self.fanout = Broadcast(self.host, settings.url)
        self.meter = Meter(self.host)
        self.well_until = 0.0  # when the next look at the server's health is due

    async def start(self) -> None:
        """Begin to listen to other processes."""
        await self.fanout.start()
        await self.clock.start()
        self.host.in_background(self.host.bots.take_up())
        await self.deliveries.start()
        self.meter.start()

    async def finish(self) -> None:
        """Finish and answer what is under way, then send every watcher away to come back later."""
        await self.traffic.rest()
        self.turns.close()
        tables = list(self.host.tables.values())
        for live in tables:
            for watcher in live.watchers:
                watcher.send_away()
        while any(live.watchers for live in tables):  # noqa: ASYNC110 - once, at the end
            await asyncio.sleep(STEP)
        await asyncio.sleep(LINGER)

    async def stop(self) -> None:
        """Finish what is under way, then let go of everything."""
        self.meter.stop()
        self.turns.close()
        await self.deliveries.stop()
        await self.clock.stop()
        await self.fanout.stop()
        await self.host.close()
        self.host.thinkers.close()
        self.writer.close()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def forget(self, session: str) -> None:
        """Have a session looked up anew in every process, since something about it has changed."""
        self.people.forget(session)
        await self.host.telling.now(FORGET, session, {})

    async def _forget(self, session: str, _: dict[str, object]) -> None:
        self.people.forget(session)

    async def visitor(self, connection: ASGIConnection) -> Visitor | None:  # type: ignore[type-arg]
        """Whoever is behind a request, if they have said."""
        return await self.people.visitor(connection.cookies.get(COOKIE))

    async def somebody(self, connection: ASGIConnection) -> Visitor:  # type: ignore[type-arg]
        """Whoever is behind a request, or a Problem."""
        visitor = await self.visitor(connection)
        if visitor is None:
            raise NOBODY
        return visitor


Served = NamedDependency[Services]  # how a route asks for them


def alone_in(folder: Path) -> IO[str]:
    """Hold a data folder, which one server at a time may use."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as problem:
        raise BadInput(f"cannot keep data in {str(folder)!r}: {problem.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadInput(f"another server is using {str(folder)!r}; name another --data") from None
    return lock
