"""The live connection: notices out, commands in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from cuvee.server.accounts.accounts import Visitor
from cuvee.server.errors import Problem
from cuvee.server.game.commands import carry_out, what_if, why_not
from cuvee.server.game.duplex import AnySocket, both_ways
from cuvee.server.game.session import TableSession, Watcher
from cuvee.server.game.viewpoint import held_by, may_look
from cuvee.server.http.errors import problem_of
from cuvee.server.http.middleware import CLOSING, too_many
from cuvee.server.http.rate_limits import Pace
from cuvee.server.protocol import Anything, Look, Refusal, Say, Try, Why
from cuvee.server.services import NOBODY, Served, Services

LARGEST: Final = 8192  # bytes of a message
TOO_LARGE, TOO_FAST, UNWELCOME, GONE = 1009, 1008, 4403, 4404
_decoder = msgspec.json.Decoder(Anything)
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: AnySocket, table: FromPath[str], services: Served, seat: FromQuery[int | None] = None
) -> None:
    """Watch a table, through a seat one holds if it is named, and play there."""
    await socket.accept()
    visitor = await services.visitor(socket)
    watcher = Watcher(None, visitor)
    try:
        found = await services.host.live(table)
        watcher.eye = seat
        found = await services.host.watch(table, watcher)
    except Problem as problem:
        await socket.close(GONE if problem.status == 404 else UNWELCOME, problem.code)
        return
    conversation = Conversation(services, visitor, found, watcher)
    try:
        await both_ways(socket, watcher, _receive(socket, conversation), conversation.lock)
    finally:
        found.watchers.discard(watcher)


async def _receive(socket: AnySocket, conversation: Conversation) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            said = await socket.receive_data("text")
            if len(said) > LARGEST:
                await socket.close(TOO_LARGE)
                return
            async with conversation.lock:
                conversation.watcher.tell(await conversation.answer(said))
            if conversation.pace.lost:
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
        with self.services.traffic.passing():
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
        plain = told.to_dict()
        seq = plain.get("seq")
        refusal = Refusal(
            id=number,
            status=told.status,
            error=told.code,
            message=told.message,
            seq=seq if isinstance(seq, int) else None,
        )
        return _encode({**msgspec.structs.asdict(refusal), **plain})

    async def _carry_out(self, command: Anything) -> object:
        live = await self.services.host.live(self.table.book.id)
        held = held_by(self.visitor, live)
        if isinstance(command, Look):
            async with live.lock:
                self.watcher.eye = may_look(self.visitor, live, command.seat)
                self.watcher.tell(live.full(self.watcher.eye))
            return {"type": "ack", "id": command.id, "seq": live.book.seq}
        if isinstance(command, Why):
            return why_not(live, held, command)
        if isinstance(command, Try):
            return what_if(live, held, command)
        if isinstance(command, Say):
            if self.visitor is None:
                raise NOBODY
            await self.services.talk.say(live.book.id, self.visitor, command.text)
            return {"type": "ack", "id": command.id, "seq": live.book.seq}
        return await carry_out(self.services.host, live, held, command)
