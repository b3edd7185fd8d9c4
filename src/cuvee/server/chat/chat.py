"""Chat messages of tables, and private notes about them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from cuvee.protocol.chat import ChatMessageOut
from cuvee.protocol.notices import ChatNotice
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.cluster.pubsub import NOTICE, as_plain
from cuvee.server.db.database import read
from cuvee.server.db.schema import chat, notes
from cuvee.server.errors import Refusal
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import may_read_chat, owned_by, send_chat
from cuvee.server.http.rate_limits import Limits, Rule
from cuvee.server.tables.permissions import NOT_AT_TABLE, is_host

PAGE_SIZE: Final = 100
MAX_MESSAGES_PER_TABLE: Final = 2000  # lines of one table
TRIM_INTERVAL: Final = 64  # lines after which older ones are taken away
MESSAGE_RULE: Final = Rule("lines", 10, 0.5)
EMPTY: Final = Refusal(422, "empty_message", "The message is empty.")
_encode = msgspec.json.Encoder().encode
TOO_FAST: Final = Refusal(429, "rate_limited", "Too many messages; wait a moment.")


class Chat:
    """Chat and notes."""

    def __init__(self, host: Host, limits: Limits) -> None:
        self.host = host
        self._limits = limits

    async def messages(
        self, table: str, visitor: Visitor | None, before: int | None
    ) -> list[ChatMessageOut]:
        """The last messages, or the last before a message, oldest first.

        None for whoever may not read them: a private table's are for those who are at it.
        """
        if not may_read_chat(visitor, await self.host.session(table)):
            return []
        wanted = select(chat).where(chat.c.table == table)
        if before is not None:
            wanted = wanted.where(chat.c.id < before)
        newest = wanted.order_by(chat.c.id.desc()).limit(PAGE_SIZE)
        found = await asyncio.to_thread(
            read, self.host.engine, lambda connection: connection.execute(newest).mappings().all()
        )
        return [
            ChatMessageOut(row["id"], row["person"], row["name"], row["text"], row["at"])
            for row in found
        ][::-1]

    async def say(self, table: str, visitor: Visitor, text: str) -> ChatMessageOut:
        """Send a message to all watchers; for the players and the host."""
        session = await self.host.session(table)
        name = speaker(visitor, session)
        if not text:
            raise EMPTY()
        if self._limits.take(MESSAGE_RULE, visitor.person.id) > 0:
            raise TOO_FAST()
        message = await self.host.writer.write(
            lambda c: self._store(
                c, table, ChatMessageOut(0, visitor.person.id, name, text, time.time())
            )
        )
        send_chat(session, _encode(_notice(message)))
        return message

    def _store(self, connection: Connection, table: str, message: ChatMessageOut) -> ChatMessageOut:
        row = {"table": table, "person": message.person, "name": message.name, "text": message.text}
        number = connection.execute(
            insert(chat).values(**row, at=message.sent)
        ).inserted_primary_key
        stored = msgspec.structs.replace(message, id=int(number[0]) if number else 0)
        if stored.id % TRIM_INTERVAL == 0:
            _trim(connection, table)
        self.host.pubsub.publish_in(connection, NOTICE, table, as_plain(_notice(stored)))
        return stored

    # Notes.

    async def note(self, table: str, visitor: Visitor) -> str:
        """The notes of a person about a table."""
        await self.host.session(table)
        mine = (notes.c.table == table) & (notes.c.person == visitor.person.id)
        found = await asyncio.to_thread(
            read, self.host.engine, lambda c: c.execute(select(notes.c.text).where(mine)).scalar()
        )
        return found or ""

    async def set_note(self, table: str, visitor: Visitor, text: str) -> None:
        """Replace the notes of a person about a table."""
        session = await self.host.session(table)
        speaker(visitor, session)
        row = {"table": table, "person": visitor.person.id}

        def write(connection: Connection) -> None:
            connection.execute(delete(notes).where(*(notes.c[name] == row[name] for name in row)))
            if text:
                connection.execute(insert(notes).values(**row, text=text))

        await self.host.writer.write(write)


def speaker(visitor: Visitor, session: TableSession) -> str:
    """The name of a visitor in the chat of a table; a Problem for spectators.

    A spectator may see a hand that is shown, and must not give it away to the others.
    """
    owned = owned_by(visitor, session)
    if not owned and not is_host(visitor, session):
        raise NOT_AT_TABLE()
    return session.seat_rows[min(owned)].name if len(owned) == 1 else visitor.person.name


def _notice(message: ChatMessageOut) -> ChatNotice:
    return ChatNotice(**msgspec.structs.asdict(message))


def _trim(connection: Connection, table: str) -> None:
    """Delete all but the newest messages."""
    lines = select(chat.c.id).where(chat.c.table == table).order_by(chat.c.id.desc())
    last = connection.execute(lines.offset(MAX_MESSAGES_PER_TABLE).limit(1)).scalar()
    if last is not None:
        connection.execute(delete(chat).where(chat.c.table == table, chat.c.id <= last))
