"""One's own live connection: whose turn it is at all one's tables."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from cuvee.protocol.notices import TurnsNotice
from cuvee.server.game.duplex import AnySocket, run_duplex
from cuvee.server.game.watcher import Watcher
from cuvee.server.http.rate_limits import Pace
from cuvee.server.services import Served, Services

NOT_LOGGED_IN, TOO_FAST = 4401, 1008
MAX_MESSAGE_BYTES: Final = 1024  # bytes of a message; there is nothing to say here
_encode = msgspec.json.Encoder().encode


@websocket("/api/me/live")
async def turns(socket: AnySocket, services: Served) -> None:
    """Be told when it is one's turn at any table, beginning with where it is now."""
    await socket.accept()
    visitor = await services.visitor(socket)
    if visitor is None:
        await socket.close(NOT_LOGGED_IN, "not_logged_in")
        return
    watcher, person = Watcher(None, visitor), visitor.person.id
    services.turns.connect(person, watcher)
    now = await services.listing.turns(visitor)
    watcher.send(_encode(TurnsNotice(now)))
    try:
        await run_duplex(socket, watcher, _receive(socket, services))
    finally:
        services.turns.disconnect(person, watcher)


async def _receive(socket: AnySocket, services: Services) -> None:
    """Wait until the other side goes; whatever it says is not answered."""
    pace = Pace(services.settings.limits)
    with suppress(WebSocketDisconnect):
        while True:
            said = await socket.receive_data("text")
            pace.wait()
            if len(said) > MAX_MESSAGE_BYTES or pace.should_close:
                await socket.close(TOO_FAST)
                return
