"""Both ways of a WebSocket: what is told goes out while what is said comes in."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog
from litestar import WebSocket

from cuvee.server.game.session import Watcher

AnySocket = WebSocket[Any, Any, Any]
SERVICE_RESTART: Final = 1012
log = structlog.get_logger()


async def run_duplex(
    socket: AnySocket,
    watcher: Watcher,
    receiving: Coroutine[Any, Any, None],
    busy: asyncio.Lock | None = None,
) -> None:
    """Tell and listen until either side goes; what is done under the lock is never cut short.

    Whoever is sent away is told to come back. The connection can be closed only once nobody listens
    on it any more.
    """
    sender = asyncio.create_task(_send(socket, watcher))
    receiver = asyncio.create_task(receiving)
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with busy or asyncio.Lock():
            receiver.cancel()
        sent_away = sender.done() and sender.exception() is None
        sender.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)
    if not receiver.cancelled() and receiver.exception() is not None:
        log.error("websocket_failed", exc_info=receiver.exception())
    if sent_away:
        with suppress(Exception):  # they may have gone by themselves
            await socket.close(SERVICE_RESTART, "service restart")


async def _send(socket: AnySocket, watcher: Watcher) -> None:
    async for notice in watcher.notices():
        await socket.send({"type": "websocket.send", "bytes": None, "text": notice.decode()})
