"""`cuvee serve`: runs the application in one process or several."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from tempfile import TemporaryDirectory
from typing import Final

import sqlalchemy  # noqa: F401 - a missing package is to be seen here, before anything starts
import uvicorn

from cuvee.server.ops import logs
from cuvee.server.ops.supervisor import Supervisor
from cuvee.server.settings import Settings, export_settings, settings_from_env

METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"  # to be set before anything is counted
BACKLOG: Final = 2048  # connections that wait to be accepted


def serve(settings: Settings, welcome: Callable[[], None] | None = None) -> None:
    """Serve until a signal comes; BadInput for wrong settings before anything is served.

    `welcome` is called once the server accepts connections.
    """
    export_settings(settings.checked())
    if settings.workers == 1:
        status = _serve(settings, welcome)
    else:
        with TemporaryDirectory(prefix="cuvee-metrics-") as folder:
            os.environ[METRICS] = folder
            status = _serve(settings, welcome)
    if status:
        sys.exit(status)


def _serve(settings: Settings, welcome: Callable[[], None] | None) -> int:
    from cuvee.server.ops.preflight import check_ready  # noqa: PLC0415 - it counts, see METRICS

    check_ready(settings)
    logs.set_up()
    with listen(settings.host, settings.port) as listener:
        return Supervisor(settings.workers, partial(work, listener), welcome).run()


def listen(host: str, port: int) -> socket.socket:
    """The socket at which all processes accept connections."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(address)
    listener.listen(BACKLOG)
    return listener


def work(listener: socket.socket, ready: Connection) -> None:
    """Serve in this process, which was started for it."""
    from cuvee.server.http.transport import LimitedHttp, Peers, config  # noqa: PLC0415 - see METRICS

    settings = settings_from_env()
    LimitedHttp.peers = Peers(settings)
    Serving(config(settings, "cuvee.server.app:worker_app"), ready).run([listener])


class Serving(uvicorn.Server):
    """A server that tells the process that started it when it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Connection) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell."""
        await super().startup(sockets)
        self._ready.send(os.getpid())
