"""`cuvee serve`: runs the application in one process or several."""

from __future__ import annotations

import os
from collections.abc import Callable
from tempfile import TemporaryDirectory
from typing import Final

import sqlalchemy  # noqa: F401 - a missing package is to be seen here, before anything starts
from granian.constants import Interfaces, Loops
from granian.log import LogLevels
from granian.server import Server

from cuvee.server.ops import logs
from cuvee.server.settings import Settings, export_settings

METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"  # to be set before anything is counted


def serve(settings: Settings, welcome: Callable[[], None] | None = None) -> None:
    """Serve until a signal comes; BadInput for wrong settings before anything is served.

    `welcome` is called once the server accepts connections.
    """
    export_settings(settings.checked())
    if settings.workers == 1:
        _serve(settings, welcome)
        return
    with TemporaryDirectory(prefix="cuvee-metrics-") as folder:
        os.environ[METRICS] = folder
        _serve(settings, welcome)


def _serve(settings: Settings, welcome: Callable[[], None] | None) -> None:
    from cuvee.server.ops.preflight import check_ready  # noqa: PLC0415 - it counts, see METRICS

    check_ready(settings)
    logs.set_up()
    server = Server(
        "cuvee.server.app:worker_app",
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        loop=Loops.asyncio,
        factory=True,
        log_access=False,
        log_level=LogLevels.warning,
        log_dictconfig=logs.config(),
        respawn_failed_workers=True,
    )
    if welcome is not None:
        server.on_startup(welcome)
    server.serve()
