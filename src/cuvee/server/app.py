"""The application: all routes, and what is around them."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.types import ASGIApp, ControllerRouterHandler
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cuvee.loading import load_games
from cuvee.server.accounts.routes import PeopleApi
from cuvee.server.accounts.visitors import find_visitor, require_visitor
from cuvee.server.chat.routes import TalkApi
from cuvee.server.daily.routes import DailyApi
from cuvee.server.friends.routes import FriendsApi
from cuvee.server.game.routes import TablesApi
from cuvee.server.game.socket import table_socket
from cuvee.server.http.bodies import CheckedRequest
from cuvee.server.http.errors import EXCEPTION_HANDLERS
from cuvee.server.http.health import healthz, metrics
from cuvee.server.http.middleware import KnownSession, Middleware
from cuvee.server.http.openapi import openapi
from cuvee.server.http.rate_limits import Limits
from cuvee.server.http.static import ClientFiles, client_folder
from cuvee.server.lessons.routes import LessonsApi
from cuvee.server.notifications.turn_routes import turns_socket
from cuvee.server.notifications.webhook_routes import WebhooksApi
from cuvee.server.ops.logs import set_up as set_up_logs
from cuvee.server.ops.parent_watch import terminate, watch_parent
from cuvee.server.ops.shutdown import Traffic, block_signals, wait_for_signals
from cuvee.server.profiles.routes import ProfilesApi
from cuvee.server.replays.routes import ReplaysApi
from cuvee.server.reviews.routes import ReviewsApi
from cuvee.server.services import Services
from cuvee.server.settings import Settings, settings_from_env
from cuvee.server.tables.campaign_routes import CampaignsApi
from cuvee.server.tables.departure_routes import DeparturesApi
from cuvee.server.tables.game_routes import GamesApi
from cuvee.server.tables.routes import LobbyApi
from cuvee.server.tables.seat_routes import SeatsApi
from cuvee.server.threads import use_readers

MAX_REQUEST_BYTES: Final = 1 << 20
# Only of what is the same for everybody: the lengths of compressed secrets tell about them.
COMPRESSION: Final = CompressionConfig(
    backend="gzip", gzip_compress_level=6, minimum_size=1024, exclude=[r"^/api/(?!games|words)"]
)
ROUTES: Final[list[ControllerRouterHandler]] = [
    GamesApi,
    PeopleApi,
    LobbyApi,
    SeatsApi,
    TablesApi,
    ReplaysApi,
    ReviewsApi,
    TalkApi,
    WebhooksApi,
    CampaignsApi,
    LessonsApi,
    DailyApi,
    ProfilesApi,
    FriendsApi,
    DeparturesApi,
    table_socket,
    turns_socket,
    healthz,
    metrics,
]
# The parts of Services that routes ask for.
PARTS: Final = (
    "settings",
    "traffic",
    "limits",
    "wrong_codes",
    "accounts",
    "visitor_sessions",
    "host",
    "lobby",
    "rematches",
    "seating",
    "departures",
    "replays",
    "records",
    "reviews",
    "campaigns",
    "lessons",
    "daily",
    "listing",
    "friends",
    "online",
    "chat",
    "webhooks",
    "turns",
    "health",
    "meter",
)


def create_app(settings: Settings, *, own_process: bool = False) -> Litestar:
    """The application for these settings; in a process of its own it handles signals."""
    running = Running(settings, own_process)
    app = routed(running)
    surround(app, app.asgi_handler, running)
    return app


def routed(running: Running) -> Litestar:
    """All routes, which find the services when they are asked."""
    return Litestar(
        ROUTES,
        dependencies=running.dependencies(),
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[running.lifespan],
        logging_config=None,
        openapi_config=openapi(),
        request_class=CheckedRequest,
        request_max_body_size=MAX_REQUEST_BYTES,
        compression_config=COMPRESSION,
        debug=False,
    )


def surround(app: Litestar, routes: ASGIApp, running: Running) -> None:
    """Put the middleware around the routes, and the files of the client beside them."""
    app.state.client_files = ClientFiles(client_folder(running.settings))
    around = Middleware(
        routes,
        running.settings,
        running.traffic,
        running.limits,
        running.find_session,
        running.is_banned,
    )
    app.asgi_handler = cast("ASGIApp", around)


class Running:
    """The services of an application while it runs."""

    def __init__(self, settings: Settings, own_process: bool) -> None:
        self.settings = settings
        self.own_process = own_process
        self.traffic = Traffic()
        self.limits = Limits(settings.limits)
        self._services: Services | None = None

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Make and start the services, and stop them in the end."""
        use_readers()
        services = self._services = Services(self.settings, self.traffic, self.limits)
        await services.start()
        if self.own_process:
            wait_for_signals(services.finish)
        try:
            yield
        finally:
            self._services = None
            await services.stop()

    async def find_session(self, secret: str) -> KnownSession | None:
        """The session of a cookie; none while the database is away."""
        if self._services is None:
            return None
        try:
            visitor = await self._services.visitor_sessions.find(secret)
        except (OperationalError, PoolTimeout):
            return None
        return None if visitor is None else KnownSession(visitor.session, visitor.person.id)

    def is_banned(self, address: str) -> bool:
        """Whether an address is banned from the server."""
        return self._services is not None and self._services.moderation.is_banned(address)

    def dependencies(self) -> dict[str, Provide]:
        """What routes can ask for: the parts of the services, and the visitor."""
        parts = {name: Provide(self._provider(name), sync_to_thread=False) for name in PARTS}
        return {**parts, "visitor": Provide(find_visitor), "me": Provide(require_visitor)}

    def _provider(self, name: str) -> Callable[[], object]:
        def provide() -> Any:  # noqa: ANN401 - the route says what it asks for
            return getattr(self._services, name)

        return provide


def worker_app() -> Litestar:
    """The application of a process that `cuvee serve` has started."""
    block_signals()
    set_up_logs()
    watch_parent(os.getppid(), terminate)
    settings = settings_from_env()
    load_games(settings.games)
    app = create_app(settings, own_process=True)
    tune_interpreter()
    return app


def tune_interpreter() -> None:
    """Avoid long pauses of the interpreter: see docs/server.md.

    Positions are made and dropped by the thousand and have no cycles, so rare garbage collection is
    enough; and the writer, which mostly waits for the disk, gets the interpreter's lock sooner.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)
