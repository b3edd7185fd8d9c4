"""Everything that serves a request, put together once for each process."""

from __future__ import annotations

import asyncio
from pathlib import Path

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from cuvee.server.accounts.accounts import Accounts, Visitor
from cuvee.server.chat.chat import Chat
from cuvee.server.cluster.broadcast import Broadcast
from cuvee.server.cluster.pubsub import FORGET
from cuvee.server.db.data_folder import lock_folder
from cuvee.server.db.database import open_database
from cuvee.server.db.migrate import migrate
from cuvee.server.db.writer import Writer
from cuvee.server.errors import Problem
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.game.clock import Clock
from cuvee.server.game.host import Host
from cuvee.server.notifications.deliveries import Deliveries
from cuvee.server.notifications.targets import Targets
from cuvee.server.notifications.turns import Turns
from cuvee.server.notifications.webhooks import WebhookService
from cuvee.server.ops.metrics import Meter
from cuvee.server.ops.shutdown import POLL_SECONDS, Traffic
from cuvee.server.replays.records import Records
from cuvee.server.replays.service import Replays
from cuvee.server.settings import Settings
from cuvee.server.tables.campaigns import Campaigns
from cuvee.server.tables.listing import Listing
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.seating import Seating

LINGER_SECONDS = 0.2  # seconds for the last words to leave the machine
COOKIE = "cuvee_session"
NOT_LOGGED_IN = Problem(401, "not_logged_in", "Log in first, or continue as a guest.")


class Services:
    """The parts of a server, and how they are started and stopped."""

    def __init__(self, settings: Settings, traffic: Traffic | None = None) -> None:
        self.settings = settings
        self.traffic = traffic or Traffic()
        self._lock = lock_folder(Path(settings.data)) if settings.database is None else None
        self.engine = open_database(settings.url)
        migrate(self.engine)
        self.writer = Writer(self.engine)
        self.accounts = Accounts(self.engine, self.writer)
        self.host = Host(self.engine, self.writer, BotPool(settings.bot_processes, settings.games))
        self.host.pubsub.subscribe(FORGET, self._forget)
        self.lobby = Lobby(self.host)
        self.seating = Seating(self.host)
        self.replays = Replays(self.host)
        self.records = Records(self.lobby, self.replays)
        self.campaigns = Campaigns(self.lobby)
        self.listing = Listing(self.engine)
        self.clock = Clock(self.host)
        self.chat = Chat(self.host, settings.limits)
        targets = Targets(settings.allowed_webhook_networks)
        site = settings.site
        self.webhooks = WebhookService(self.engine, self.writer, targets, site, settings.limits)
        self.deliveries = Deliveries(self.engine, self.writer, targets, site)
        self.turns = Turns(self.host, self.deliveries)
        self.broadcast = Broadcast(
            self.host.follower, self.host.pubsub, self.host.background, settings.url
        )
        self.meter = Meter(self.writer, self.host.sessions.loaded)
        self.healthy_until = 0.0  # when the next look at the server's health is due

    async def start(self) -> None:
        """Begin to listen to other processes."""
        await self.broadcast.start()
        await self.clock.start()
        self.host.background.start(self.host.bots.resume_all())
        await self.deliveries.start()
        self.meter.start()

    async def finish(self) -> None:
        """Finish and answer what is under way, then send every watcher away to come back later."""
        await self.traffic.drain()
        self.turns.close()
        tables = list(self.host.sessions.loaded.values())
        for session in tables:
            for watcher in session.watchers:
                watcher.close()
        while any(session.watchers for session in tables):  # noqa: ASYNC110 - once, at the end
            await asyncio.sleep(POLL_SECONDS)
        await asyncio.sleep(LINGER_SECONDS)

    async def stop(self) -> None:
        """Finish what is under way, then let go of everything."""
        self.meter.stop()
        self.turns.close()
        await self.deliveries.stop()
        await self.clock.stop()
        await self.broadcast.stop()
        await self.host.close()
        self.host.bot_pool.close()
        self.writer.close()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def forget(self, session: str) -> None:
        """Have a session looked up anew in every process, since something about it has changed."""
        self.accounts.forget(session)
        await self.host.pubsub.publish(FORGET, session, {})

    async def _forget(self, session: str, _: dict[str, object]) -> None:
        self.accounts.forget(session)

    async def visitor(self, connection: ASGIConnection) -> Visitor | None:  # type: ignore[type-arg]
        """Whoever is behind a request, if they have said."""
        return await self.accounts.visitor(connection.cookies.get(COOKIE))

    async def require_visitor(self, connection: ASGIConnection) -> Visitor:  # type: ignore[type-arg]
        """Whoever is behind a request, or a Problem."""
        visitor = await self.visitor(connection)
        if visitor is None:
            raise NOT_LOGGED_IN
        return visitor


Served = NamedDependency[Services]  # how a route asks for them
