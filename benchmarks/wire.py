"""A WebSocket that costs next to nothing, so that the machine is left to the server.

Whole text frames only, no extensions, a mask of zeros; enough for servers that are our own guests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ANSWER: Final = b"\r\n\r\n"
KEY: Final = "Y3V2ZWUgYmVuY2htYXJrcw=="  # any will do


class Wire(asyncio.Protocol):
    """One connection; `hear` gets every message."""

    def __init__(self, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        self._hello = "\r\n".join(
            [
                f"GET {path} HTTP/1.1",
                "Upgrade: websocket",
                "Connection: Upgrade",
                f"Sec-WebSocket-Key: {KEY}",
                "Sec-WebSocket-Version: 13",
                *[f"{name}: {value}" for name, value in headers.items()],
                "",
                "",
            ]
        )
        self._hear = hear
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.closed: bytes | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say hello."""
        if not isinstance(transport, asyncio.Transport):
            raise TypeError("a stream is needed")
        self._transport = transport
        transport.write(self._hello.encode())

    def connection_lost(self, _: Exception | None) -> None:
        """Note that nothing comes any more."""
        self.closed = self.closed or b"lost"

    def data_received(self, data: bytes) -> None:
        """Take the messages out of what has come."""
        buffer = self._buffer + data if self._buffer else data
        place = 0
        if not self._open:
            place = buffer.find(ANSWER) + len(ANSWER)
            if place < len(ANSWER):
                self._buffer = buffer
                return
            if b" 101 " not in buffer[:32]:
                raise ConnectionError(buffer[:200].decode(errors="replace"))
            self._open = True
        while (end := self._frame(buffer, place)) > place:
            place = end
        self._buffer = buffer[place:]

    def _frame(self, buffer: bytes, place: int) -> int:
        """Hand on the frame that begins here; where it ends, or where it begins if not whole."""
        if len(buffer) < place + 2:
            return place
        length, begin = buffer[place + 1] & 127, place + 2
        if length > 125:
            more = 2 if length == 126 else 8
            if len(buffer) < begin + more:
                return place
            length = int.from_bytes(buffer[begin : begin + more], "big")
            begin += more
        end = begin + length
        if len(buffer) < end:
            return place
        kind = buffer[place] & 15
        if kind == TEXT:
            self._hear(buffer[begin:end])
        elif kind == CLOSE:
            self.closed = buffer[begin:end]
        elif kind == PING:
            self._send(PONG, buffer[begin:end])
        return end

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        if self._transport is None or self.closed is not None:
            return
        length = len(message)
        size = bytes([128 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


async def connect(
    port: int, path: str, headers: dict[str, str], hear: Callable[[bytes], None]
) -> Wire:
    """A connection to a server on this machine."""
    loop = asyncio.get_running_loop()
    headers = {"Host": f"127.0.0.1:{port}", **headers}
    _, wire = await loop.create_connection(lambda: Wire(path, headers, hear), "127.0.0.1", port)
    return wire
