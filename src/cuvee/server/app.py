"""The application: every route, and everything around them."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp

from cuvee.loading import load_games
from cuvee.server.accounts.routes import PeopleApi
from cuvee.server.chat.routes import TalkApi
from cuvee.server.game.routes import TablesApi
from cuvee.server.game.socket import session
from cuvee.server.http.errors import EXCEPTION_HANDLERS
from cuvee.server.http.health import healthz, metrics
from cuvee.server.http.middleware import Middleware
from cuvee.server.http.openapi import openapi
from cuvee.server.http.static import ClientFiles, client_folder
from cuvee.server.notifications.turn_routes import turns
from cuvee.server.notifications.webhook_routes import WebhooksApi
from cuvee.server.ops.logs import set_up as set_up_logs
from cuvee.server.ops.parent_watch import terminate, watch_parent
from cuvee.server.ops.shutdown import Traffic, block_signals, wait_for_signals
from cuvee.server.replays.routes import ReplaysApi
from cuvee.server.services import Services
from cuvee.server.settings import Settings, settings_from_env
from cuvee.server.tables.campaign_routes import CampaignsApi
from cuvee.server.tables.game_routes import GamesApi
from cuvee.server.tables.routes import LobbyApi

MAX_REQUEST_BYTES = 1 << 20  # bytes of a request


def create_app(settings: Settings, *, own_process: bool = False) -> Litestar:
    """The application for these settings; in a process of its own it sees to its own end."""
    services: list[Services] = []
    traffic = Traffic()

    @asynccontextmanager
    async def serving(_: Litestar) -> AsyncIterator[None]:
        services.append(Services(settings, traffic))
        await services[0].start()
        if own_process:
            wait_for_signals(services[0].finish)
        try:
            yield
        finally:
            await services.pop().stop()

    async def provided() -> Services:
        return services[0]

    app = Litestar(
        [
            GamesApi,
            PeopleApi,
            LobbyApi,
            TablesApi,
            ReplaysApi,
            TalkApi,
            WebhooksApi,
            CampaignsApi,
            session,
            turns,
            healthz,
            metrics,
        ],
        dependencies={"services": Provide(provided)},
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[serving],
        logging_config=None,
        openapi_config=openapi(),
        request_max_body_size=MAX_REQUEST_BYTES,
        state=State({"client_files": ClientFiles(client_folder(settings))}),
        debug=False,
    )
    app.asgi_handler = cast("ASGIApp", Middleware(app.asgi_handler, settings, traffic))
    return app


def worker_app() -> Litestar:
    """The application in a process that `cuvee serve` has started."""
    block_signals()
    set_up_logs()
    watch_parent(os.getppid(), terminate)
    settings = settings_from_env()
    load_games(settings.games)
    app = create_app(settings, own_process=True)
    tune_interpreter()
    return app


def tune_interpreter() -> None:
    """Keep Python from stopping for long: see docs/server.md.

    Positions are made and dropped by the thousand and have no cycles, so looking for cycles seldom
    is enough; and the writer, which waits for the disk most of the time, need not wait as long
    again for its turn.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)
