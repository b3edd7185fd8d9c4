"""A seat at a table, live: the position is kept up to date, and the connection alive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from inspect import isawaitable
from random import uniform
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from cuvee.client.errors import Lost, Refused, refusal
from cuvee.client.patch import apply_patch
from cuvee.client.position import Position
from cuvee.protocol.patch import PatchOperation

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds before connecting again
FOR_GOOD: Final = range(4400, 4500)  # reasons to close that will not go away
Choose = Callable[[Position], int | Awaitable[int]]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Seat:
    """One seat, or a spectator's place; whatever happens there is in `position`.

    A lost connection is made again, each time a little later, and questions that were not answered
    are asked again: the server knows a decision that it has seen before.
    """

    def __init__(
        self, address: str, origin: str, cookie: str, seat: int | None, patience: float
    ) -> None:
        self.address = address
        self.seat = seat
        self.patience = patience
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []  # what happened with the last change
        self.chat: list[dict[str, Any]] = []
        self._headers = {"Cookie": cookie, "Origin": origin}
        self._position: Position | None = None
        self._socket: ClientConnection | None = None
        self._asked: dict[int, tuple[bytes, asyncio.Future[dict[str, Any]]]] = {}
        self._again: set[int] = set()  # the questions that were asked twice
        self._number = 0
        self._news = asyncio.Condition()
        self._over: BaseException | None = None
        self._staying: asyncio.Task[None] | None = None

    # Coming and going.

    async def __aenter__(self) -> Self:
        self._staying = asyncio.create_task(self._stay())
        try:
            await asyncio.wait_for(self.until(lambda: bool(self.table)), self.patience)
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the connection."""
        if self._staying is not None:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying
        await self._finish(Lost("the connection was closed"))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; Lost or Refused when the connection is over for good."""
        async with self._news:
            await self._news.wait_for(lambda: self._over is not None or holds())
        if self._over is not None and not holds():
            raise self._over

    @property
    def position(self) -> Position:
        """The game as it stands; Refused before it has begun."""
        if self._position is None:
            raise Refused(409, "not_begun", "The game has not begun.", {})
        return self._position

    @property
    def legal(self) -> list[int]:
        """The actions on offer; none while it is not for this seat to decide."""
        return [] if self._position is None else self._position.legal

    async def _stay(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(
                    self.address,
                    additional_headers=self._headers,
                    compression=None,
                    max_size=None,
                    open_timeout=self.patience,
                ) as socket:
                    pause = FIRST_PAUSE
                    await self._listen(socket)
            except ConnectionClosed as closed:
                close = closed.rcvd
                if close is not None and close.code in FOR_GOOD:
                    await self._finish(refusal(close.code - 4000, {"error": close.reason}))
                    return
            except InvalidStatus as problem:
                if problem.response.status_code < 500:
                    await self._finish(refusal(problem.response.status_code, None))
                    return
            except (OSError, TimeoutError, WebSocketException):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(uniform(pause / 2, pause))  # noqa: S311 - not all at once
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, socket: ClientConnection) -> None:
        await self._hear(await socket.recv())
        self._socket = socket
        for number, (asked, _) in list(self._asked.items()):
            self._again.add(number)
            await socket.send(asked, text=True)
        while True:
            await self._hear(await socket.recv())

    async def _finish(self, problem: BaseException) -> None:
        self._over = self._over or problem
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(self._over)
        self._asked.clear()
        async with self._news:
            self._news.notify_all()

    # Listening.

    async def _hear(self, message: str | bytes) -> None:
        told: dict[str, Any] = _decode(message)
        kind = told["type"]
        if kind in ("ack", "refused", "why"):
            _, answer = self._asked.pop(told["id"], (b"", None))
            if answer is not None and not answer.done():
                answer.set_result(told)
            return
        if kind == "chat":
            self.chat.append(told)
        if kind in ("table", "position"):
            self.table = told["table"]
        if kind == "position":
            self._position = Position(told["viewpoint"], told["seq"], told["position"])
            self.events = []
        elif kind == "change" and self._position is not None:
            patch = msgspec.convert(told["patch"], list[PatchOperation])
            plain = apply_patch(self._position.plain, patch)
            self._position = Position(told["viewpoint"], told["seq"], plain)
            self.events = told["events"]
        async with self._news:
            self._news.notify_all()

    # Asking.

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401
        """Any command; the answer, or Refused."""
        if self._over is not None:
            raise self._over
        self._number += 1
        number = self._number
        said = _encode({"do": do, "id": number, **more})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked[number] = (said, answer)
        if self._socket is not None:
            with suppress(ConnectionClosed):  # then it is said again on the next connection
                await self._socket.send(said, text=True)
        try:
            told = await answer
        finally:
            self._asked.pop(number, None)
        if told["type"] != "refused":
            return told
        if told["error"] == "repeated" and number in self._again:
            return told  # it had been done, and only the answer was lost
        raise refusal(told["status"], told)

    async def act(self, action: int) -> None:
        """Take an action; it is kept for good once this returns."""
        position = self.position
        await self.ask("act", seat=position.seat, seq=position.seq, action=action)

    async def undo(self, to: int | None = None) -> None:
        """Take back the last decision, or all since `to` had been taken."""
        wanted = {} if to is None else {"to": to}
        await self.ask("undo", seat=self.seat, seq=self.position.seq, **wanted)

    async def redo(self) -> None:
        """Do again what was taken back."""
        await self.ask("redo", seat=self.seat, seq=self.position.seq)

    async def why(self, action: int) -> dict[str, Any] | None:
        """Why an action is not on offer, as plain data; None when it is."""
        told = await self.ask("why", seat=self.seat, action=action)
        reason: dict[str, Any] | None = told["reason"]
        return reason

    async def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        await self.ask("chat", text=text)

    async def asked(self) -> Position:
        """The next position in which this seat is to decide, or in which the game is over."""
        await self.until(lambda: bool(self.legal) or self._ended())
        return self.position

    def _ended(self) -> bool:
        return self._position is not None and self._position.over

    async def play(self, choose: Choose) -> Position:
        """Answer every question by what `choose` makes of the position, until the game is over."""
        while not (position := await self.asked()).over:
            chosen = choose(position)
            action = await chosen if isawaitable(chosen) else chosen
            try:
                await self.ask("act", seat=position.seat, seq=position.seq, action=action)
            except Refused as refused:
                if not refused.late:
                    raise
            await self.until(lambda: self.position.seq > position.seq)
        return self.position
