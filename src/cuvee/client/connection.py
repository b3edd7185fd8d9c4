"""A table, live: its state is kept up to date, and commands are sent for one seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from inspect import isawaitable
from types import TracebackType
from typing import Self, TypeVar

import msgspec

from cuvee.client.errors import ConnectionLost, RequestRefused, RequestTimeout
from cuvee.client.patch import apply_patch
from cuvee.client.socket import LiveSocket
from cuvee.protocol.chat import ChatMessageOut
from cuvee.protocol.commands import (
    Act,
    Answer,
    AnswerUndo,
    AnyCommand,
    ErrorOut,
    Hint,
    HintOut,
    Plan,
    PlanOut,
    Preview,
    PreviewOut,
    Redo,
    RequestUndo,
    SendChat,
    Undo,
    Why,
    WhyOut,
)
from cuvee.protocol.data import ReasonData, TextView
from cuvee.protocol.notices import ChangeNotice, ChatNotice, Notice, PositionNotice, TableNotice
from cuvee.protocol.position import Position, PositionOut
from cuvee.protocol.tables import TableOut

Choose = Callable[[Position], int | Awaitable[int]]
T = TypeVar("T")


class LiveTable:
    """What one viewer knows of a table, as the server's notices say."""

    def __init__(self) -> None:
        self.events: list[TextView] = []  # what happened with the last change
        self.chat: list[ChatMessageOut] = []  # what was said since the connection was opened
        self._table: TableOut | None = None
        self._current: PositionOut | None = None
        self._plain: object = None  # the position as JSON, to which patches are applied
        self._changed = asyncio.Condition()

    @property
    def table(self) -> TableOut:
        """The table without the game."""
        if self._table is None:
            raise ConnectionLost("the connection was not opened")
        return self._table

    @property
    def current(self) -> PositionOut:
        """The position, its sequence number and viewpoint; refused before the game has begun."""
        if self._current is None:
            error = ErrorOut(error="not_begun", message="The game has not begun.")
            raise RequestRefused(409, error)
        return self._current

    @property
    def position(self) -> Position:
        """The game as it stands."""
        return self.current.position

    @property
    def seq(self) -> int:
        """The sequence number of the position."""
        return self.current.seq

    @property
    def legal(self) -> list[int]:
        """The codes of the legal actions; none while the game does not wait for this seat."""
        return [] if self._current is None else [one.code for one in self.position.legal]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._current is not None and self.position.result is not None

    async def receive(self, notice: Notice) -> None:
        """Take in a notice, and wake whoever waits for one."""
        if isinstance(notice, TableNotice | PositionNotice):
            self._table = notice.table
        if isinstance(notice, PositionNotice):
            self._plain = msgspec.to_builtins(notice.position)
            self._current = PositionOut(notice.seq, notice.viewpoint, notice.position)
            self.events = []
        elif isinstance(notice, ChangeNotice) and self._current is not None:
            self._plain = apply_patch(self._plain, notice.patch)
            position = msgspec.convert(self._plain, Position)
            self._current = PositionOut(notice.seq, notice.viewpoint, position)
            self.events = notice.events
        elif isinstance(notice, ChatNotice):
            self.chat.append(notice)
        await self.wake()

    async def wake(self) -> None:
        """Have everybody who waits look again."""
        async with self._changed:
            self._changed.notify_all()

    async def wait_for(self, condition: Callable[[], bool]) -> None:
        """Wait for notices until a condition holds."""
        async with self._changed:
            await self._changed.wait_for(condition)


class TableConnection(LiveTable):
    """A live connection to a table, as a seat or as a spectator; `async with` opens it.

    A lost connection is made again, each time a little later, and commands that were not answered
    are sent again: the server recognises a decision that it has seen before.
    """

    def __init__(self, url: str, headers: dict[str, str], seat: int | None, timeout: float) -> None:
        super().__init__()
        self.seat = seat
        self.timeout = timeout
        self._socket = LiveSocket(url, headers, timeout, self.receive)
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        try:
            async with asyncio.timeout(self.timeout):
                await self.wait_until(lambda: self._table is not None)
        except TimeoutError:
            await self.close()
            raise RequestTimeout(f"no connection within {self.timeout:g} s") from None
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def _run(self) -> None:
        await self._socket.run()
        await self.wake()

    async def close(self) -> None:
        """Close the connection."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        self._socket.fail(ConnectionLost("the connection was closed"))
        await self.wake()

    async def wait_until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds, for as long as other players take.

        A `ClientError` is raised once the connection is over for good.
        """
        socket = self._socket
        await self.wait_for(lambda: socket.failure is not None or condition())
        if socket.failure is not None and not condition():
            raise socket.failure

    # Commands.

    async def act(self, action: int) -> None:
        """Take an action; it is stored for good once this returns."""
        await self._act(self.current, action)

    async def _act(self, asked: PositionOut, action: int) -> None:
        await self.send(Act(seat=self._own_seat(), seq=asked.seq, action=action))

    async def undo(self, to: int | None = None) -> None:
        """Take back the last decision, or all since `to` decisions had been taken."""
        await self.send(Undo(seat=self._own_seat(), seq=self.seq, to=to))

    async def redo(self) -> None:
        """Do again what was taken back."""
        await self.send(Redo(seat=self._own_seat(), seq=self.seq))

    async def request_undo(self, to: int) -> None:
        """Ask the other players to go back to where `to` decisions had been taken."""
        await self.send(RequestUndo(seat=self._own_seat(), seq=self.seq, to=to))

    async def answer_undo(self, agree: bool) -> None:
        """Agree to an undo request, or decline it."""
        await self.send(AnswerUndo(seat=self._own_seat(), seq=self.seq, agree=agree))

    async def why(self, action: int) -> ReasonData | None:
        """Why an action is not legal; None when it is."""
        answer = await self.send(Why(seat=self._own_seat(), action=action))
        return answer.reason if isinstance(answer, WhyOut) else None

    async def preview(self, action: int) -> PreviewOut:
        """What an action would do; changes nothing."""
        return await self._ask(Preview(seat=self._own_seat(), action=action), PreviewOut)

    async def hint(self) -> HintOut:
        """What a strong bot would do now, where hints are allowed; all are told that one asked."""
        return await self._ask(Hint(seat=self._own_seat(), seq=self.seq), HintOut)

    async def plan(
        self, sample: int, actions: Sequence[int] = (), action: int | None = None
    ) -> PlanOut:
        """Where moves would lead: `action` after `actions`, the decisions of the plan so far."""
        seat, so_far = self._own_seat(), [*actions]
        plan = Plan(seat=seat, seq=self.seq, sample=sample, actions=so_far, action=action)
        return await self._ask(plan, PlanOut)

    async def send_chat(self, text: str) -> None:
        """Say something to everybody at the table."""
        await self.send(SendChat(text=text))

    async def send(self, command: AnyCommand) -> Answer:
        """Send any command; the answer, or a `ClientError`."""
        return await self._socket.send(command)

    async def _ask(self, question: AnyCommand, kind: type[T]) -> T:
        answer = await self.send(question)
        if not isinstance(answer, kind):
            raise TypeError(f"{question} was answered by {answer}")
        return answer

    def _own_seat(self) -> int:
        if self.seat is None:
            raise ValueError("a spectator has no seat to act for")
        return self.seat

    # Playing.

    async def wait_for_turn(self) -> PositionOut:
        """The next position in which this seat is to decide, or in which the game is over."""
        await self.wait_until(lambda: bool(self.legal) or self.over)
        return self.current

    async def play(self, choose: Choose) -> Position:
        """Take the actions that `choose` returns for each position, until the game is over.

        Where the server asks for a pause, because it is busy or is sent too much, it gets one.
        """
        while (asked := await self.wait_for_turn()).position.result is None:
            chosen = choose(asked.position)
            action = await chosen if isawaitable(chosen) else chosen
            try:
                await self._act(asked, action)
            except RequestRefused as refused:
                if refused.error.retry_after is not None:
                    await asyncio.sleep(refused.error.retry_after)
                    continue
                if not refused.outdated:
                    raise
            await self.wait_until(lambda: self.seq > asked.seq)
        return self.position
