"""The HTTP and WebSocket protocols of the server: uvicorn's, with limits on every connection.

What a connection may send, and how long it may be idle, is decided here, before anything of it is
kept: a message that is too long ends its WebSocket while it is read.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from cuvee.server.addresses import household, is_address, parse_network
from cuvee.server.settings import Settings

MAX_MESSAGE_BYTES: Final = 8192  # of a WebSocket
MAX_HEAD_BYTES: Final = 32_768  # of a request: its line and headers
HEAD_SECONDS: Final = 15.0  # for a request to be sent, up to its body
BODY_SECONDS: Final = 30.0  # for its body
KEEP_ALIVE_SECONDS: Final = 60  # between two requests
PING_SECONDS: Final = 25.0  # between two pings of a WebSocket, and for its answer
READ_SECONDS: Final = 60.0  # for the other side to read what it was sent
MAX_CONNECTIONS: Final = 400  # of one address at a time, unless it is a named proxy
MAX_WAITING_MESSAGES: Final = 8  # of a WebSocket that are kept unread; then nothing more is read
INVALID_TEXT: Final = 1007
WRITER: Final = "cuvee.writer"  # in the scope of a WebSocket: what can be written to at once


def config(settings: Settings, app: str) -> Config:
    """How uvicorn serves the application."""
    return Config(
        app,
        factory=True,
        http=LimitedHttp,
        ws=LimitedWebSocket,
        loop="asyncio",
        lifespan="on",
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        workers=settings.workers,
        proxy_headers=False,  # origins.py reads them
        server_header=False,
        access_log=False,
        log_config=None,
    )


class Peers:
    """How many connections each address has open in this process."""

    def __init__(self, settings: Settings) -> None:
        self._limited = settings.limits
        self._proxies = [parse_network(text, "--proxy") for text in settings.proxies]
        self._open: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Count a connection; False when it is one too many."""
        where = household(address)
        if self._limited and self._open[where] >= MAX_CONNECTIONS and not self._is_proxy(address):
            return False
        self._open[where] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out."""
        where = household(address)
        self._open[where] -= 1
        if self._open[where] <= 0:
            del self._open[where]

    def _is_proxy(self, address: str) -> bool:
        if not is_address(address):
            return True  # a socket file
        return any(ip_address(address) in network for network in self._proxies)


class Stall:
    """Drops a connection that does not read what it was sent."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Expect the other side to read on in time."""
        self._stalled = self.loop.call_later(READ_SECONDS, self._drop)
        super().pause_writing()  # type: ignore[misc]

    def resume_writing(self) -> None:
        """Expect nothing any more."""
        self.end_stall()
        super().resume_writing()  # type: ignore[misc]

    def end_stall(self) -> None:
        """Stop waiting for the other side to read."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _drop(self) -> None:
        self.transport.abort()


class LimitedHttp(Stall, HttpToolsProtocol):
    """A connection that must send its requests in time, and not too much before they begin."""

    peers: Peers  # of the process, set before it serves
    _address: str | None = None  # once it is counted
    _deadline: asyncio.TimerHandle | None = None
    _in_head = False
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit a connection, or drop it if its address has too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.peers.admit(address):
            transport.abort()
            return
        self._address = address
        self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._expect(None)
        self.end_stall()
        self.count_out()
        super().connection_lost(exc)

    def count_out(self) -> None:
        """Count the connection out, once."""
        if self._address is not None:
            self.peers.leave(self._address)
            self._address = None

    def _expect(self, seconds: float | None) -> None:
        """Drop the connection unless what is to come has come within so many seconds."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._drop)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of the request is too large."""
        if self._in_head and self._head_bytes > MAX_HEAD_BYTES:
            self.send_400_response("The headers are too large.")
            return
        super().data_received(data)
        if self._in_head:
            self._head_bytes += len(data)

    def on_message_begin(self) -> None:
        """Expect the head of a request in time."""
        super().on_message_begin()
        self._in_head, self._head_bytes = True, 0
        self._expect(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        """Expect its body in time."""
        self._in_head = False
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect nothing until it is answered."""
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Go on as a WebSocket, which is counted as the same connection."""
        self._expect(None)
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.counted_as = self


class LimitedWebSocket(Stall, WebSocketsSansIOProtocol):
    """A WebSocket that is counted, and closed for text that is none.

    The application may also write to it without waiting: that takes no task, and one packet for
    several messages.
    """

    counted_as: LimitedHttp | None = None
    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the application to write without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            scope: dict[str, Any] = self.scope  # type: ignore[assignment]
            scope[WRITER] = self

    def write(self, messages: list[bytes]) -> bool:
        """Write messages; False while the other side does not read what it was sent before.

        After either side has closed nothing is written, as if it had been lost on the way.
        """
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.close_sent:
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def resume_writing(self) -> None:
        """Have the application go on writing."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self.end_stall()
        if self.counted_as is not None:
            self.counted_as.count_out()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; uvicorn would log a traceback for text that is no UTF-8."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(INVALID_TEXT)
                self.handle_parser_exception()
                return
        paused, self.read_paused = self.read_paused, True  # uvicorn would pause after each message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MAX_WAITING_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()
