"""`cuvee serve`: the application on a real server."""

from __future__ import annotations

from granian.constants import Interfaces, Loops
from granian.server import Server

from cuvee.server.settings import Settings, hand_on


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    hand_on(settings.checked())
    Server(
        "cuvee.server.app:handed_on_app",
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        loop=Loops.asyncio,
        factory=True,
        log_access=False,
        respawn_failed_workers=True,
        workers_kill_timeout=20,
    ).serve()
