"""What processes tell each other besides entries: a changed table, something said, one's turn.

Like entries it goes through the database they share, inside the transaction that keeps it, so that
it is told if and only if it is kept. One process alone has nobody to tell.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, text

from cuvee.server.db.writer import CHANNEL, Writer
from cuvee.server.secrets import new_id

CHANGED, NOTICE, PERSON, FORGET = "changed", "notice", "person", "forget"
MAX_PAYLOAD_BYTES: Final = 7900  # bytes that PostgreSQL hands on
Ear = Callable[[str, dict[str, Any]], Awaitable[None]]
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :told)")


def as_plain(notice: msgspec.Struct) -> dict[str, Any]:
    """A notice as plain data, which other processes can be told as well."""
    plain: dict[str, Any] = msgspec.to_builtins(notice)
    return plain


class Told(msgspec.Struct):
    """Something that one process tells the others."""

    origin: str
    word: str
    whom: str  # a table or a person
    what: dict[str, Any]


class PubSub:
    """One process among others: tells them, and hears from them."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.several = writer.engine.dialect.name == "postgresql"
        self._origin = new_id(8)
        self._ears: dict[str, Ear] = {}

    def listen(self, word: str, ear: Ear) -> None:
        """Have a word of the others heard."""
        self._ears[word] = ear

    def along(self, connection: Connection, word: str, whom: str, what: dict[str, Any]) -> None:
        """Tell the others once this transaction is kept."""
        if not self.several:
            return
        told = msgspec.json.encode(Told(self._origin, word, whom, what))
        if len(told) > MAX_PAYLOAD_BYTES:
            raise ValueError(f"{word} is too long to be told")
        connection.execute(_NOTIFY, {"told": told.decode()})

    async def now(self, word: str, whom: str, what: dict[str, Any]) -> None:
        """Tell the others something that need not be kept."""
        if self.several:
            await self.writer.write(lambda connection: self.along(connection, word, whom, what))

    async def person(self, person: str, notice: dict[str, Any]) -> None:
        """Tell somebody something, wherever they are connected."""
        await self.hear(PERSON, person, notice)
        await self.now(PERSON, person, notice)

    async def heard(self, said: bytes) -> None:
        """Do what another process has told of."""
        told = msgspec.json.decode(said, type=Told)
        if told.origin != self._origin:
            await self.hear(told.word, told.whom, told.what)

    async def hear(self, word: str, whom: str, what: dict[str, Any]) -> None:
        """Do what was told, whoever told it."""
        ear = self._ears.get(word)
        if ear is not None:
            await ear(whom, what)
