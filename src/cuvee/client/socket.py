"""A WebSocket that stays: it connects again when it is lost, and sends open requests again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import uniform
from typing import Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from cuvee.client.errors import ClientError, RequestRefused, RequestTimeout, UnknownMessage, refusal
from cuvee.protocol.commands import Answer, AnyCommand, ErrorOut, RefusedOut
from cuvee.protocol.notices import Notice, ServerMessage

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds before connecting again
FINAL_CODES: Final = range(4400, 4500)  # close codes after which connecting again is of no use
TYPES: Final = {message.__struct_config__.tag for message in get_args(ServerMessage)}
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ServerMessage).decode


class _Tag(msgspec.Struct):
    """The type of a message."""

    type: str


class _Request:
    """A command that has not been answered."""

    def __init__(self, command: AnyCommand) -> None:
        self.encoded = _encode(command)
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.repeated = False  # sent on a second connection as well


class LiveSocket:
    """The connection of one viewer to a table; notices go to `on_notice` as they come."""

    def __init__(
        self,
        url: str,
        headers: dict[str, str],
        timeout: float,
        on_notice: Callable[[Notice], Awaitable[None]],
    ) -> None:
        self.url = url
        self.headers = headers
        self.timeout = timeout
        self.on_notice = on_notice
        self.failure: ClientError | None = None  # why the connection is over for good
        self._connection: ClientConnection | None = None
        self._requests: dict[int, _Request] = {}
        self._last_id = 0

    async def run(self) -> None:
        """Stay connected until the server refuses the connection for good."""
        pause = FIRST_PAUSE
        while self.failure is None:
            try:
                async with connect(
                    self.url,
                    additional_headers=self.headers,
                    compression=None,
                    max_size=None,
                    open_timeout=self.timeout,
                ) as connection:
                    pause = FIRST_PAUSE
                    await self._listen(connection)
            except UnknownMessage as problem:
                self.fail(problem)
                return
            except (OSError, TimeoutError, WebSocketException) as problem:
                failure = _final(problem)
                if failure is not None:
                    self.fail(failure)
                    return
            finally:
                self._connection = None
            await asyncio.sleep(uniform(pause / 2, pause))  # noqa: S311 - not all at once
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, connection: ClientConnection) -> None:
        await self._receive(await connection.recv())
        self._connection = connection
        for request in list(self._requests.values()):
            request.repeated = True
            await connection.send(request.encoded, text=True)
        while True:
            await self._receive(await connection.recv())

    async def _receive(self, encoded: str | bytes) -> None:
        message = _message(encoded)
        if message is None:
            return
        if isinstance(message, Answer):
            request = self._requests.pop(message.id, None)
            if request is not None and not request.answer.done():
                request.answer.set_result(message)
        else:
            await self.on_notice(message)

    def fail(self, failure: ClientError) -> None:
        """Give up: every open request ends with this."""
        self.failure = self.failure or failure
        for request in self._requests.values():
            if not request.answer.done():
                request.answer.set_exception(self.failure)
        self._requests.clear()

    async def send(self, command: AnyCommand) -> Answer:
        """Send a command and wait for its answer; what the server refuses is raised."""
        if self.failure is not None:
            raise self.failure
        self._last_id += 1
        command.id = number = self._last_id
        request = self._requests[number] = _Request(command)
        if self._connection is not None:
            with suppress(ConnectionClosed):  # then it is sent again on the next connection
                await self._connection.send(request.encoded, text=True)
        try:
            # Not wait_for: in Python 3.11 it may swallow a cancellation that comes with the answer.
            async with asyncio.timeout(self.timeout):
                answer = await request.answer
        except TimeoutError:
            name = type(command).__name__
            raise RequestTimeout(f"no answer to {name} within {self.timeout:g} s") from None
        finally:
            self._requests.pop(number, None)
        if not isinstance(answer, RefusedOut):
            return answer
        if answer.error == "repeated" and request.repeated:
            return answer  # it had been carried out, and only the answer was lost
        raise RequestRefused(answer.status, answer)


def _message(encoded: str | bytes) -> ServerMessage | None:
    """A message; None for one of a type that only later versions know."""
    try:
        message: ServerMessage = _decode(encoded)
    except msgspec.ValidationError as problem:
        if msgspec.json.decode(encoded, type=_Tag).type not in TYPES:
            return None
        raise UnknownMessage(f"a message of the server cannot be read: {problem}") from None
    return message


def _final(problem: Exception) -> ClientError | None:
    """Why connecting again is of no use; None when it is worth another try."""
    if isinstance(problem, ConnectionClosed) and problem.rcvd is not None:
        code, reason = problem.rcvd.code, problem.rcvd.reason
        if code in FINAL_CODES:
            message = f"The server refused the connection: {reason}."
            return RequestRefused(code - 4000, ErrorOut(error=reason, message=message))
    if isinstance(problem, InvalidStatus) and problem.response.status_code < 500:
        return refusal(problem.response.status_code, bytes(problem.response.body or b""))
    return None
