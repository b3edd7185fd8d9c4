"""The live connection: notices out, commands in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from cuvee.protocol.commands import (
    AckOut,
    Answer,
    AnyCommand,
    Preview,
    RefusedOut,
    SendChat,
    ViewAs,
    Why,
)
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.errors import Problem
from cuvee.server.game.commands import preview_action, run_command, why_not
from cuvee.server.game.duplex import AnySocket, run_duplex
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import checked_viewpoint, held_by
from cuvee.server.game.watcher import Watcher
from cuvee.server.http.errors import problem_of
from cuvee.server.http.middleware import CLOSING, too_many
from cuvee.server.http.rate_limits import Pace
from cuvee.server.services import NOT_LOGGED_IN, Served, Services

MAX_MESSAGE_BYTES: Final = 8192  # bytes of a message
TOO_LARGE, TOO_FAST, FORBIDDEN, NOT_FOUND = 1009, 1008, 4403, 4404
_decoder = msgspec.json.Decoder(AnyCommand)
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table:str}/live")
async def session(
    socket: AnySocket, table: FromPath[str], services: Served, seat: FromQuery[int | None] = None
) -> None:
    """Watch a table, through a seat one holds if it is named, and play there."""
    await socket.accept()
    visitor = await services.visitor(socket)
    watcher = Watcher(None, visitor)
    try:
        found = await services.host.session(table)
        watcher.viewpoint = seat
        found = await services.host.watch(table, watcher)
    except Problem as problem:
        await socket.close(NOT_FOUND if problem.status == 404 else FORBIDDEN, problem.code)
        return
    conversation = Conversation(services, visitor, found, watcher)
    try:
        await run_duplex(socket, watcher, _receive(socket, conversation), conversation.lock)
    finally:
        found.watchers.discard(watcher)


async def _receive(socket: AnySocket, conversation: Conversation) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            said = await socket.receive_data("text")
            if len(said) > MAX_MESSAGE_BYTES:
                await socket.close(TOO_LARGE)
                return
            async with conversation.lock:
                conversation.watcher.send(await conversation.answer(said))
            if conversation.pace.should_close:
                await socket.close(TOO_FAST)
                return


class Conversation:
    """One connection's say."""

    def __init__(
        self, services: Services, visitor: Visitor | None, table: TableSession, watcher: Watcher
    ) -> None:
        self.services = services
        self.visitor = visitor
        self.table = table
        self.watcher = watcher
        self.pace = Pace(services.settings.limits)
        self.lock = asyncio.Lock()  # held while a command is carried out

    async def answer(self, said: str | bytes) -> bytes:
        """The answer to a message; a wrong one is refused and changes nothing."""
        with self.services.traffic.in_flight():
            return await self._answer(said)

    async def _answer(self, said: str | bytes) -> bytes:
        number = 0
        seconds = self.pace.wait()
        try:
            command = _decoder.decode(said)
            number = command.id
            if self.services.traffic.closing:
                raise CLOSING  # noqa: TRY301
            if seconds > 0:
                raise too_many(seconds)  # noqa: TRY301
            return _encode(await self._carry_out(command))
        except msgspec.DecodeError as problem:
            told = Problem(400, "bad_message", str(problem))
        except Exception as problem:  # noqa: BLE001 - whoever asked is told in any case
            told = problem_of(problem)
        out = msgspec.structs.asdict(told.out)
        return _encode(RefusedOut(id=number, status=told.status, **out))

    async def _carry_out(self, command: AnyCommand) -> Answer:
        session = await self.services.host.session(self.table.row.id)
        held = held_by(self.visitor, session)
        if isinstance(command, ViewAs):
            async with session.lock:
                self.watcher.viewpoint = checked_viewpoint(self.visitor, session, command.seat)
                self.watcher.send(session.full_notice(self.watcher.viewpoint))
            return AckOut(id=command.id, seq=session.row.seq)
        if isinstance(command, Why):
            return why_not(session, held, command)
        if isinstance(command, Preview):
            return preview_action(session, held, command)
        if isinstance(command, SendChat):
            if self.visitor is None:
                raise NOT_LOGGED_IN
            await self.services.chat.say(session.row.id, self.visitor, command.text)
            return AckOut(id=command.id, seq=session.row.seq)
        return await run_command(self.services.host, session, held, command)
