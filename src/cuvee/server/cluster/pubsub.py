"""Messages between server processes: a changed table, a notice, a session to be looked up again.

They go through the shared database, inside the transaction that writes what they are about, so that
they are sent if and only if it is committed. A single process has nobody to send them to.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, text

from cuvee.server.db.writer import CHANNEL, Writer
from cuvee.server.secrets import new_id

# Topics.
CHANGED, NOTICE, PERSON = "changed", "notice", "person"
FORGET, ENDED = "forget", "ended"  # of sessions
PRESENCE, PRESENT, HERE = "presence", "present", "here"
MAX_PAYLOAD_BYTES: Final = 7900  # that PostgreSQL passes on
Handler = Callable[[str, dict[str, Any]], Awaitable[None]]
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :message)")


def as_plain(notice: msgspec.Struct) -> dict[str, Any]:
    """A notice as plain data, as other processes get it."""
    plain: dict[str, Any] = msgspec.to_builtins(notice)
    return plain


class Message(msgspec.Struct):
    """What one process sends to the others."""

    origin: str
    topic: str
    key: str  # the id of a table, a person or a session
    payload: dict[str, Any]


class PubSub:
    """Sends messages to other processes, and handles theirs."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.several = writer.engine.dialect.name == "postgresql"
        self._origin = new_id(8)
        self._handlers: dict[str, Handler] = {}

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Call a handler for each message of a topic."""
        self._handlers[topic] = handler

    def publish_in(
        self, connection: Connection, topic: str, key: str, payload: dict[str, Any]
    ) -> None:
        """Send a message when this transaction is committed."""
        if not self.several:
            return
        message = msgspec.json.encode(Message(self._origin, topic, key, payload))
        if len(message) > MAX_PAYLOAD_BYTES:
            raise ValueError(f"a message of {topic!r} has more than {MAX_PAYLOAD_BYTES} bytes")
        connection.execute(_NOTIFY, {"message": message.decode()})

    async def publish(self, topic: str, key: str, payload: dict[str, Any]) -> None:
        """Send a message that goes with nothing that is written."""
        if self.several:
            await self.writer.write(lambda c: self.publish_in(c, topic, key, payload))

    async def notify_person(self, person: str, notice: dict[str, Any]) -> None:
        """Send a notice to all connections of a person, here and in other processes."""
        await self._dispatch(PERSON, person, notice)
        await self.publish(PERSON, person, notice)

    async def receive(self, encoded: bytes) -> None:
        """Handle a message of another process; one's own is ignored."""
        message = msgspec.json.decode(encoded, type=Message)
        if message.origin != self._origin:
            await self._dispatch(message.topic, message.key, message.payload)

    async def _dispatch(self, topic: str, key: str, payload: dict[str, Any]) -> None:
        handler = self._handlers.get(topic)
        if handler is not None:
            await handler(key, payload)
