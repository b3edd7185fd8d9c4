"""The WebSocket of a table: notices out, commands in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Protocol, runtime_checkable

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from cuvee.protocol.commands import (
    AckOut,
    Answer,
    AnyCommand,
    Hint,
    Plan,
    Preview,
    RefusedOut,
    SendChat,
    ViewAs,
    Why,
)
from cuvee.server.accounts.sessions import Visitor, VisitorSessions
from cuvee.server.accounts.visitors import NOT_LOGGED_IN
from cuvee.server.errors import Problem
from cuvee.server.game.commands import preview_action, run_command, why_not
from cuvee.server.game.duplex import AnySocket, run_duplex
from cuvee.server.game.hints import give_hint
from cuvee.server.game.host import Host
from cuvee.server.game.plans import give_plan
from cuvee.server.game.viewpoint import checked_viewpoint, held_by
from cuvee.server.game.watcher import NOT_LOGGED_IN as NOT_LOGGED_IN_CODE
from cuvee.server.game.watcher import Watcher
from cuvee.server.http.errors import one_line, problem_of
from cuvee.server.http.middleware import ADDRESS, CLOSING, too_many
from cuvee.server.http.rate_limits import Limits, Pace
from cuvee.server.ops.shutdown import Traffic

MAX_MESSAGE_BYTES: Final = 8192  # bytes of a message
TOO_LARGE, TOO_FAST, FORBIDDEN, NOT_FOUND = 1009, 1008, 4403, 4404
_decoder = msgspec.json.Decoder(AnyCommand)
_encode = msgspec.json.Encoder().encode


@runtime_checkable
class ChatSender(Protocol):
    """Where chat messages go: the chat is built on the game, not the other way round."""

    async def say(self, table: str, visitor: Visitor, text: str) -> object:
        """Send a chat message to a table."""


@websocket("/api/tables/{table:str}/live")
async def table_socket(
    socket: AnySocket,
    table: FromPath[str],
    host: NamedDependency[Host],
    chat: NamedDependency[ChatSender],
    traffic: NamedDependency[Traffic],
    limits: NamedDependency[Limits],
    visitor: NamedDependency[Visitor | None],
    visitor_sessions: NamedDependency[VisitorSessions],
    seat: FromQuery[int | None] = None,
) -> None:
    """Watch a table, from a seat one holds if it is named, and play there."""
    await socket.accept()
    watcher = Watcher(seat, visitor)
    try:
        session = await host.watch(table, watcher)
    except Problem as problem:
        await socket.close(NOT_FOUND if problem.status == 404 else FORBIDDEN, problem.code)
        return
    pace = Pace(limits, socket.scope[ADDRESS])  # type: ignore[typeddict-item]
    commands = SocketCommands(host, chat, traffic, pace, table, watcher)
    try:
        if visitor is not None and await visitor_sessions.get(visitor.session) is None:
            watcher.close(NOT_LOGGED_IN_CODE)  # it has ended meanwhile
        await run_duplex(socket, watcher, _receive(socket, commands), commands.lock)
    finally:
        host.unwatch(session, watcher)


async def _receive(socket: AnySocket, commands: SocketCommands) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive_data("text")
            if len(message) > MAX_MESSAGE_BYTES:
                await socket.close(TOO_LARGE)
                return
            async with commands.lock:
                commands.watcher.send(await commands.answer(message))
            if commands.pace.should_close:
                await socket.close(TOO_FAST)
                return


class SocketCommands:
    """Carries out the commands of one connection."""

    def __init__(
        self,
        host: Host,
        chat: ChatSender,
        traffic: Traffic,
        pace: Pace,
        table: str,
        watcher: Watcher,
    ) -> None:
        self.host = host
        self.chat = chat
        self.traffic = traffic
        self.pace = pace
        self.table = table
        self.watcher = watcher
        self.visitor = watcher.visitor
        self.lock = asyncio.Lock()  # held while a command is carried out

    async def answer(self, message: str | bytes) -> bytes:
        """The answer to a message; a wrong one is refused and changes nothing."""
        with self.traffic.in_flight():
            return await self._answer(message)

    async def _answer(self, message: str | bytes) -> bytes:
        number = 0
        seconds = self.pace.wait()
        try:
            command = _decoder.decode(message)
            number = command.id
            if self.traffic.closing:
                raise CLOSING()  # noqa: TRY301
            if seconds > 0:
                raise too_many(seconds)  # noqa: TRY301
            return _encode(await self._run(command))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            refusal = Problem(400, "bad_message", one_line(str(problem)))
        except Exception as problem:  # noqa: BLE001 - whoever asked gets an answer in any case
            refusal = problem_of(problem)
        out = msgspec.structs.asdict(refusal.out)
        return _encode(RefusedOut(id=number, status=refusal.status, **out))

    async def _run(self, command: AnyCommand) -> Answer:
        session = await self.host.session(self.table)
        held = held_by(self.visitor, session)
        if isinstance(command, ViewAs):
            async with session.lock:
                self.watcher.viewpoint = checked_viewpoint(self.visitor, session, command.seat)
                self.watcher.send(session.full_notice(self.watcher.viewpoint))
            return AckOut(id=command.id, seq=session.row.seq)
        if isinstance(command, Why):
            return await why_not(session, held, command)
        if isinstance(command, Preview):
            return await preview_action(session, held, command)
        owner = "" if self.visitor is None else self.visitor.person.id
        if isinstance(command, Hint):
            return await give_hint(self.host, session, held, command, owner)
        if isinstance(command, Plan):
            return await give_plan(self.host, session, held, command, owner)
        if isinstance(command, SendChat):
            if self.visitor is None:
                raise NOT_LOGGED_IN()
            await self.chat.say(session.row.id, self.visitor, command.text)
            return AckOut(id=command.id, seq=session.row.seq)
        return await run_command(self.host, session, held, command)
