"""A WebSocket in both directions: notices out, messages in."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, cast

import structlog
from litestar import WebSocket

from cuvee.server.game.watcher import DirectWriter, Watcher
from cuvee.server.http.transport import WRITER

AnySocket = WebSocket[Any, Any, Any]
log = structlog.get_logger()


async def run_duplex(
    socket: AnySocket,
    watcher: Watcher,
    receiving: Coroutine[Any, Any, None],
    busy: asyncio.Lock | None = None,
) -> None:
    """Send and receive until either side closes; what is done under the lock is never cancelled.

    A connection that the server closes gets the code of its watcher. It can be closed only once
    nothing receives on it any more.
    """
    sender = asyncio.create_task(_send(socket, watcher))
    receiver = asyncio.create_task(receiving)
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with busy or asyncio.Lock():
            receiver.cancel()
        closed_here = sender.done() and sender.exception() is None
        sender.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)
    if not receiver.cancelled() and receiver.exception() is not None:
        log.error("websocket_failed", exc_info=receiver.exception())
    if closed_here:
        with suppress(Exception):  # they may have gone by themselves
            await socket.close(watcher.close_code)


async def _send(socket: AnySocket, watcher: Watcher) -> None:
    writer = cast("DirectWriter | None", socket.scope.get(WRITER))
    if writer is not None:
        await watcher.write_to(writer)
        return
    async for notice in watcher.notices():
        await socket.send({"type": "websocket.send", "bytes": None, "text": notice.decode()})
