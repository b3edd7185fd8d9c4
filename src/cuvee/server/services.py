"""The composition root: all parts of a server, made once for each process."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import QueuePool

from cuvee.server.accounts.accounts import Accounts
from cuvee.server.accounts.online import Online
from cuvee.server.accounts.sessions import VisitorSessions
from cuvee.server.chat.chat import Chat
from cuvee.server.cluster.broadcast import Broadcast
from cuvee.server.cluster.pubsub import PubSub
from cuvee.server.daily.daily import Daily
from cuvee.server.db.data_folder import lock_database, sqlite_file
from cuvee.server.db.database import open_database, parse_url
from cuvee.server.db.migrate import migrate
from cuvee.server.db.writer import Writer
from cuvee.server.friends.friends import Friends
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.game.clock import Clock
from cuvee.server.game.expiry import Expiry
from cuvee.server.game.host import Host
from cuvee.server.http.health import Health
from cuvee.server.http.rate_limits import Limits, WrongCodes
from cuvee.server.lessons.lessons import Lessons
from cuvee.server.notifications.deliveries import Deliveries
from cuvee.server.notifications.targets import Targets
from cuvee.server.notifications.turns import Turns
from cuvee.server.notifications.webhooks import WebhookService
from cuvee.server.ops.metrics import Meter
from cuvee.server.ops.shutdown import POLL_SECONDS, Traffic
from cuvee.server.profiles.settling import Settling
from cuvee.server.replays.records import Records
from cuvee.server.replays.service import Replays
from cuvee.server.reviews.service import Reviews
from cuvee.server.settings import Settings
from cuvee.server.tables.campaigns import Campaigns
from cuvee.server.tables.departures import Departures
from cuvee.server.tables.listing import Listing
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.moderation import Moderation
from cuvee.server.tables.quotas import Quotas
from cuvee.server.tables.rematches import Rematches
from cuvee.server.tables.seating import Seating

MAX_READING_POLLS: Final = 100  # of queries in threads, when all else has stopped
LINGER_SECONDS: Final = 0.2  # for the last notices to leave the machine


class Services:
    """The parts of a server, and how they are started and stopped.

    A route asks for a part by the name of the attribute here.
    """

    def __init__(
        self, settings: Settings, traffic: Traffic | None = None, limits: Limits | None = None
    ) -> None:
        self.settings = settings
        self.traffic = traffic or Traffic()
        self.limits = limits or Limits(settings.limits)
        self.wrong_codes = WrongCodes(self.limits)
        self._lock = lock_database(sqlite_file(parse_url(settings.url)))
        self.engine = open_database(settings.url)
        migrate(self.engine)
        self.writer = Writer(self.engine)
        pubsub = PubSub(self.writer)
        self.visitor_sessions = VisitorSessions(self.engine, self.writer, pubsub)
        self.accounts = Accounts(self.engine, self.writer, self.visitor_sessions)
        pool = BotPool(settings.bot_processes, settings.games)
        self.host = Host(self.engine, self.writer, pool, pubsub)
        self.lobby = Lobby(self.host, Quotas(settings.limits))
        self.rematches, self.seating = Rematches(self.lobby), Seating(self.host)
        self.moderation = Moderation(self.host, self.visitor_sessions)
        self.departures = Departures(self.host, self.accounts)
        self.replays = Replays(self.host)
        self.records = Records(self.lobby, self.replays)
        self.reviews = Reviews(self.host, self.replays, settings.games)
        self.campaigns, self.lessons = Campaigns(self.lobby), Lessons(self.lobby)
        self.daily, self.listing = Daily(self.lobby), Listing(self.engine)
        self.clock, self.expiry = Clock(self.host), Expiry(self.host)
        self.chat = Chat(self.host, self.limits)
        self._add_people(pubsub)
        self._add_notifications(settings)
        self.broadcast = Broadcast(self.host.follower, pubsub, self.host.background, settings.url)
        self.health = Health(self.engine, self.writer)
        self.meter = Meter(self.writer, self.host.sessions.loaded)

    def _add_people(self, pubsub: PubSub) -> None:
        self.settling = Settling(self.host)
        self.online = Online(self.writer, pubsub.several)
        self.friends = Friends(self.host, self.online)

    def _add_notifications(self, settings: Settings) -> None:
        targets, site = Targets(settings.allowed_webhook_networks), settings.site
        self.webhooks = WebhookService(self.engine, self.writer, targets, site, self.limits)
        self.deliveries = Deliveries(self.engine, self.writer, targets, site)
        self.turns = Turns(self.host, self.deliveries)
        self.visitor_sessions.listeners += [self.host.end_visits, self.turns.end_visits]

    async def start(self) -> None:
        """Start listening, polling and the bots."""
        await self.broadcast.start()
        self.clock.start()
        self.expiry.start()
        self.reviews.start()
        self.host.background.start(self.host.bots.resume_all())
        self.deliveries.start()
        self.settling.start()
        self.online.start()
        self.visitor_sessions.start()
        await self.moderation.start()
        self.meter.start()

    async def finish(self) -> None:
        """Finish and answer what is in flight, then close every connection, to connect again."""
        await self.traffic.drain()
        self.turns.close()
        sessions = list(self.host.sessions.loaded.values())
        for session in sessions:
            for watcher in session.watchers:
                watcher.close()
        while any(session.watchers for session in sessions):  # noqa: ASYNC110 - once, at the end
            await asyncio.sleep(POLL_SECONDS)
        await asyncio.sleep(LINGER_SECONDS)

    async def stop(self) -> None:
        """Finish what is in flight, then close everything."""
        self.meter.stop()
        self.reviews.close()
        self.host.bots.close()
        self.turns.close()
        await self.deliveries.stop()
        await self.settling.stop()
        await self.online.stop()
        await self.visitor_sessions.stop()
        await self.moderation.stop()
        await self.reviews.stop()
        await self.expiry.stop()
        await self.clock.stop()
        await self.broadcast.stop()
        await self.host.close()
        self.writer.close()
        await self._finish_reading()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def _finish_reading(self) -> None:
        """Wait for queries of tasks that were cancelled: their connections would stay open."""
        pool = self.engine.pool
        for _ in range(MAX_READING_POLLS):
            if not (isinstance(pool, QueuePool) and pool.checkedout()):
                return
            await asyncio.sleep(POLL_SECONDS)
