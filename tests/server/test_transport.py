"""What a connection may send, and for how long it may send nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
import uvicorn

from cuvee.server.http import transport
from cuvee.server.http.transport import (
    MAX_WAITING_MESSAGES,
    WRITER,
    LimitedHttp,
    Peers,
    config,
)
from cuvee.server.settings import Settings
from tests.server.guests import until as wait_until
from tests.server.running import Running

Message = dict[str, Any]
HANDSHAKE: Final = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)
GET: Final = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
CLOSE_FRAME: Final = 0x88
TOO_LONG: Final = struct.pack("!H", 1009)
TIMEOUT: Final = 30.0  # seconds, on a busy machine


async def echo(scope: Message, receive: Any, send: Any) -> None:  # noqa: ANN401
    """An application that answers whatever comes."""
    if scope["type"] == "lifespan":
        for done in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{done}.complete"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": "heard"})
    else:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def make_echo() -> Callable[..., Awaitable[None]]:
    return echo


waiting: list[int] = []  # how many messages waited for `deaf`, and how many it then took
written: list[bool] = []  # what `direct` was told of each write


async def deaf(scope: Message, receive: Any, send: Any) -> None:  # noqa: ANN401
    """An application that takes its messages only after a while."""
    if scope["type"] != "websocket":
        await echo(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    writer = scope[WRITER]
    await until(lambda: writer.read_paused)
    waiting.extend([writer.queue.qsize(), 0])
    while (await receive())["type"] == "websocket.receive":
        waiting[-1] += 1


def make_deaf() -> Callable[..., Awaitable[None]]:
    return deaf


async def direct(scope: Message, receive: Any, send: Any) -> None:  # noqa: ANN401
    """An application that writes without waiting, also after it has closed."""
    if scope["type"] != "websocket":
        await echo(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    writer = scope[WRITER]
    written.append(writer.write([b"one", b"two"]))
    await send({"type": "websocket.close", "code": 1000})
    written.append(writer.write([b"three"]))


def make_direct() -> Callable[..., Awaitable[None]]:
    return direct


@asynccontextmanager
async def served(app: str = "make_echo", **settings: Any) -> AsyncIterator[int]:  # noqa: ANN401
    """The port of a server inside the test."""
    wanted = Settings(**settings)
    LimitedHttp.peers = Peers(wanted)
    server = uvicorn.Server(config(wanted, f"{__name__}:{app}"))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(server._serve([listener]))
        await until(lambda: server.started)
        yield listener.getsockname()[1]
        server.should_exit = True
        await task


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(TIMEOUT):
        while not holds():  # noqa: ASYNC110 - the server has no event for it
            await asyncio.sleep(0.01)


async def said(port: int, *parts: bytes) -> bytes:
    """What the server answers until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(TIMEOUT):
            for part in parts:
                writer.write(part)
                await writer.drain()
                if part == HANDSHAKE:
                    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


def run(work: Callable[[int], Awaitable[bytes]], **settings: Any) -> bytes:  # noqa: ANN401
    async def scenario() -> bytes:
        async with served(**settings) as port:
            return await work(port)

    return asyncio.run(scenario())


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("HEAD_SECONDS", b""),  # a connection that says nothing
        ("HEAD_SECONDS", GET),  # one that never ends its headers
        ("BODY_SECONDS", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n123"),
        ("KEEP_ALIVE_SECONDS", GET + b"\r\n"),  # one that is done
        ("PING_SECONDS", HANDSHAKE),  # one whose other side answers no ping
    ],
)
def test_a_connection_that_does_not_go_on_is_closed(
    monkeypatch: pytest.MonkeyPatch, name: str, sent: bytes
) -> None:
    monkeypatch.setattr(transport, name, 0.1)
    answer = run(lambda port: said(port, sent))
    assert (b" 200 " in answer) == (name == "KEEP_ALIVE_SECONDS")


def test_a_message_that_is_too_long_ends_the_connection_before_it_is_read() -> None:
    announced = struct.pack("!BBQ", 0x81, 0x80 | 127, 45_000_000) + b"mask"
    answer = run(lambda port: said(port, HANDSHAKE, announced))
    assert (answer[0], answer[2:4]) == (CLOSE_FRAME, TOO_LONG)


def test_a_message_in_pieces_is_no_longer_than_in_one() -> None:
    piece = struct.pack("!BH", 0x80 | 126, 4000) + bytes(4 + 4000)
    answer = run(lambda port: said(port, HANDSHAKE, b"\x01" + piece, *[b"\x00" + piece] * 8))
    assert (answer[0], answer[2:4]) == (CLOSE_FRAME, TOO_LONG)


def test_what_is_not_taken_is_not_read_for_ever_and_all_is_read_once_it_is() -> None:
    message = struct.pack("!BBH", 0x81, 0x80 | 126, 8000) + bytes(4 + 8000)
    number, closing = 800, b"\x88\x80\0\0\0\0"
    run(lambda port: said(port, HANDSHAKE, message * number, closing), app="make_deaf")
    unread, taken = waiting
    assert MAX_WAITING_MESSAGES <= unread < number / 4
    assert taken == number


def test_messages_that_are_written_directly_are_whole_and_none_follows_the_end() -> None:
    answer = run(lambda port: said(port, HANDSHAKE), app="make_direct")
    assert answer == b"\x81\x03one\x81\x03two\x88\x02\x03\xe8"
    assert written == [True, True]


def test_headers_are_so_long_and_no_longer() -> None:
    more = [b"X-%d: " % number + b"x" * 60_000 + b"\r\n" for number in range(40)]
    answer = run(lambda port: said(port, GET, *more))
    assert answer == b"" or b" 400 " in answer


def test_one_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "MAX_CONNECTIONS", 1)

    async def second(port: int) -> bytes:
        _, first = await asyncio.open_connection("127.0.0.1", port)
        first.write(GET)
        answer = await said(port, GET + b"Connection: close\r\n\r\n")
        first.close()
        return answer

    assert run(second) == b""
    assert b" 200 " in run(second, proxies=["127.0.0.1"])
    assert b" 200 " in run(second, limits=False)


def test_connections_are_counted_out() -> None:
    async def both(port: int) -> bytes:
        await said(port, GET + b"Connection: close\r\n\r\n")
        await said(port, HANDSHAKE, b"\x88\x80mask")
        await until(lambda: not LimitedHttp.peers._open)
        return b"none is left"

    assert run(both) == b"none is left"


def test_a_process_that_dies_is_replaced(server: Running) -> None:
    (pid,) = server.serving()
    os.kill(pid, signal.SIGKILL)
    (other,) = wait_until(lambda: [found for found in server.serving() if found != pid])
    server.wait()
    assert server.serving() == [other]
