"""The WebSocket of a person: turns at all their tables."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from cuvee.protocol.notices import TurnsNotice
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.accounts.online import Online
from cuvee.server.game.duplex import AnySocket, run_duplex
from cuvee.server.game.watcher import Watcher
from cuvee.server.http.middleware import ADDRESS
from cuvee.server.http.rate_limits import Limits, Pace
from cuvee.server.notifications.turns import Turns
from cuvee.server.tables.listing import Listing

NOT_LOGGED_IN, TOO_FAST = 4401, 1008
MAX_MESSAGE_BYTES: Final = 1024  # bytes of a message; there is nothing to say here
_encode = msgspec.json.Encoder().encode


@websocket("/api/me/live")
async def turns_socket(
    socket: AnySocket,
    turns: NamedDependency[Turns],
    listing: NamedDependency[Listing],
    limits: NamedDependency[Limits],
    online: NamedDependency[Online],
    visitor: NamedDependency[Visitor | None],
) -> None:
    """Get a notice when it is one's turn at any table, beginning with the present turns."""
    await socket.accept()
    if visitor is None:
        await socket.close(NOT_LOGGED_IN, "not_logged_in")
        return
    watcher, person = Watcher(None, visitor), visitor.person.id
    turns.connect(person, watcher)
    pace = Pace(limits, socket.scope[ADDRESS])  # type: ignore[typeddict-item]
    try:
        await online.came(person)
        watcher.send(_encode(TurnsNotice(await listing.turns(visitor))))
        await run_duplex(socket, watcher, _receive(socket, pace))
    finally:
        turns.disconnect(person, watcher)
        online.left(person)


async def _receive(socket: AnySocket, pace: Pace) -> None:
    """Wait until the other side closes; its messages are not answered."""
    with suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive_data("text")
            pace.wait()
            if len(message) > MAX_MESSAGE_BYTES or pace.should_close:
                await socket.close(TOO_FAST)
                return
