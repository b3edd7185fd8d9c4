"""Records: games taken away, brought along, and played on otherwise from any place."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, insert

from cuvee.engine import BadInput
from cuvee.engine.record import FORMAT
from cuvee.server.accounts.accounts import Person
from cuvee.server.db import table_rows
from cuvee.server.db.schema import entries
from cuvee.server.db.table_rows import OVER, PERSON, Seat, TableRow
from cuvee.server.errors import Problem
from cuvee.server.game.log import ACT
from cuvee.server.game.session import TableSession
from cuvee.server.protocol_answers import TableOut
from cuvee.server.replays.replay import Move, Replay
from cuvee.server.replays.service import Replays
from cuvee.server.replays.verify import check
from cuvee.server.tables.lobby import Links, Lobby, NewSeat, checked, laid, new_seats

FORK, IMPORT = "fork", "import"
PATIENCE: Final = 4.0  # seconds in which a record must have been replayed
Plain = dict[str, Any]
NOT_OVER: Final = Problem(409, "not_over", "The game is not over yet.")


class NewFork(msgspec.Struct, forbid_unknown_fields=True):
    """A place of a finished game from which to go on otherwise, and who is to sit there."""

    at: Annotated[int, Meta(ge=0, le=1 << 31)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]


class Records:
    """Taking games away and bringing them along."""

    def __init__(self, lobby: Lobby, replays: Replays) -> None:
        self.lobby = lobby
        self.host = lobby.host
        self.replays = replays

    async def export(self, table: str) -> str:
        """The record of a game that is over, as text."""
        live, replay = await self.replays.open(table)
        if live.book.status != OVER:
            raise NOT_OVER
        if live.book.base is not None or replay is None:
            told = "Its rules were changed while it was played, so no record can tell it."
            raise Problem(409, "no_record", told)
        return dumped(record_of(live, replay))

    async def bring(self, person: Person, plain: Plain) -> TableOut:
        """A table of its own for a record that tells a whole game and tells it right."""
        try:
            right = await self.host.thinkers.run(check, plain, PATIENCE)
        except BadInput as problem:
            raise Problem(422, "bad_record", str(problem)) from None
        rules, options = checked(right.game, right.seats, right.options)
        book = laid(rules, options, right.seats, right.seed)
        book.host, book.origin, book.status = person.id, IMPORT, OVER
        book.commitment, book.seq = right.commitment, len(right.line)
        book.digest, book.result = right.digest, right.result
        sitting = [
            Seat(number, PERSON, None, name, None, None, False)
            for number, name in enumerate(right.names)
        ]
        await self._add(book, sitting, right.line)
        return TableSession(book, sitting).summary()

    async def fork(self, person: Person, table: str, wanted: NewFork) -> Links:
        """A table on which a finished game goes on otherwise from one of its places."""
        live, replay = await self.replays.open(table)
        if live.book.status != OVER:
            raise NOT_OVER
        if replay is None or not replay.first <= wanted.at < replay.last:
            raise Problem(422, "no_such_place", "There is no decision to be taken at that place.")
        rules, options = checked(live.book.game, live.book.seats, live.book.options)
        if len(wanted.seats) != live.book.seats:
            raise Problem(422, "bad_table", f"This game has {live.book.seats} seats.")
        sitting, secrets = new_seats(wanted.seats, person)
        book = laid(rules, options, live.book.seats, live.seed)
        book.title, book.host, book.base = live.book.title, person.id, live.book.base
        book.origin, book.parent = FORK, live.book.id
        line = [(step.seat, step.code) for step in replay.steps[: wanted.at - replay.first]]
        book.seq, book.asked = len(line), replay.at(wanted.at).waiting
        await self._add(book, sitting, line)
        return Links((await self.lobby.open(book.id)).summary(), secrets)

    async def _add(self, book: TableRow, sitting: list[Seat], line: list[Move]) -> None:
        """Put up a table at which these decisions have been taken, whole or not at all."""
        now = time.time()
        rows = [
            {"table": book.id, "seq": seq, "kind": ACT, "seat": seat, "value": code, "at": now}
            for seq, (seat, code) in enumerate(line, 1)
        ]

        def write(connection: Connection) -> None:
            table_rows.add(connection, book, sitting)
            if rows:
                connection.execute(insert(entries), rows)

        await self.host.writer.write(write)


def record_of(live: TableSession, replay: Replay) -> Plain:
    """A record of a game that is over, as plain data."""
    book = live.book
    plain: Plain = {"format": FORMAT, "game": book.game, "rules": book.rules, "seats": book.seats}
    plain.update(options=book.options, seed=str(live.seed), names=live.names)
    plain["actions"] = [
        step.code if step.in_turn else [step.seat, step.code] for step in replay.steps
    ]
    plain.update(digest=book.digest, result=book.result)
    if book.commitment:
        plain["commitment"] = book.commitment
    return plain


def dumped(plain: Plain) -> str:
    """A record as text: one line for each part, as `Record.dump` writes it."""
    lines = [f"  {json.dumps(name)}: {json.dumps(plain[name])}" for name in plain]
    return "{\n" + ",\n".join(lines) + "\n}\n"
