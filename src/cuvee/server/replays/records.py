"""Records: games exported, imported, and forked at any position."""

from __future__ import annotations

import time
from typing import Any, Final, cast

from sqlalchemy import Connection, insert

from cuvee.engine import BadInput, Record
from cuvee.protocol.data import ResultData
from cuvee.protocol.people import Person
from cuvee.protocol.replays import NewFork
from cuvee.protocol.tables import NewTableOut, SeedOrigin, TableOut
from cuvee.server.db import table_rows
from cuvee.server.db.log_entries import ACT
from cuvee.server.db.schema import entries
from cuvee.server.db.table_rows import OVER, PERSON, Seat, TableRow, is_revealed
from cuvee.server.errors import Problem, Refusal
from cuvee.server.game.moves import SeatAction
from cuvee.server.game.session import TableSession
from cuvee.server.replays.replay import Replay
from cuvee.server.replays.service import Replays
from cuvee.server.replays.verify import check
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.new_tables import checked, new_row, new_seats

FORK, IMPORT = "fork", "import"
REPLAY_SECONDS: Final = 4.0  # in which a record must have been replayed
Plain = dict[str, Any]
NOT_OVER: Final = Refusal(409, "not_over", "The game is not over yet.")
DAY_NOT_OVER: Final = Refusal(
    409, "day_not_over", "Others play this deal today; it is revealed when the day is over."
)


class Records:
    """Exports, imports and forks games."""

    def __init__(self, lobby: Lobby, replays: Replays) -> None:
        self.lobby = lobby
        self.host = lobby.host
        self.replays = replays

    async def export(self, table: str) -> str:
        """The record of a game that is over, as text."""
        session, replay = await self.replays.open(table)
        require_revealed(session.row)
        if session.row.base is not None or replay is None:
            message = "The rules changed during this game, so it has no record."
            raise Problem(409, "no_record", message)
        return record_of(session, replay).dump()

    async def import_record(self, person: Person, plain: Plain) -> TableOut:
        """A table for the record of a whole game, if it can be replayed."""
        try:
            right = await self.host.bot_pool.run(person.id, check, plain, REPLAY_SECONDS)
        except BadInput as problem:
            raise Problem(422, "bad_record", str(problem), text=problem.text) from None
        rules, options = checked(right.game, right.seats, right.options)
        seed_from: SeedOrigin = "player" if right.seed_chosen else "game"
        row = new_row(rules, options, right.seats, right.seed, seed_from)
        row.host, row.origin, row.status = person.id, IMPORT, OVER
        row.commitment, row.salt, row.seq = right.commitment, right.salt or None, len(right.moves)
        row.digest, row.result = right.digest, right.result
        seat_rows = [
            Seat(number, PERSON, None, name, None, None, False)
            for number, name in enumerate(right.names)
        ]
        await self._add(person, row, seat_rows, right.moves)
        return TableSession(row, seat_rows).summary()

    async def fork(self, person: Person, table: str, wanted: NewFork) -> NewTableOut:
        """A table on which a finished game goes on from one of its positions."""
        session, replay = await self.replays.open(table)
        require_revealed(session.row)
        if replay is None or not replay.first <= wanted.at < replay.last:
            raise Problem(422, "no_such_position", "There is no decision to take at this position.")
        rules, options = checked(session.row.game, session.row.seats, session.row.options)
        if len(wanted.seats) != session.row.seats:
            raise Problem(422, "bad_table", f"This game has {session.row.seats} seats.")
        seat_rows, secrets = new_seats(wanted.seats, person)
        row = new_row(rules, options, session.row.seats, session.seed, "game")
        row.title, row.host, row.base = session.row.title, person.id, session.row.base
        row.origin, row.parent = FORK, session.row.id
        moves = [(step.seat, step.code) for step in replay.steps[: wanted.at - replay.first]]
        row.seq, row.waiting = len(moves), replay.at(wanted.at).waiting
        await self._add(person, row, seat_rows, moves)
        return NewTableOut((await self.lobby.open(row.id)).summary(), secrets)

    async def _add(
        self, person: Person, row: TableRow, seat_rows: list[Seat], moves: list[SeatAction]
    ) -> None:
        """Create a table with these moves in its log, in one transaction."""
        now = time.time()
        rows = [
            {"table": row.id, "seq": seq, "kind": ACT, "seat": seat, "value": code, "at": now}
            for seq, (seat, code) in enumerate(moves, 1)
        ]

        def write(connection: Connection) -> None:
            self.lobby.quotas.require_room(connection, person)
            table_rows.add(connection, row, seat_rows)
            if rows:
                connection.execute(insert(entries), rows)

        await self.host.writer.write(write)


def require_revealed(row: TableRow) -> None:
    """Raise a Problem unless the deal of a game may be known."""
    if row.status != OVER:
        raise NOT_OVER()
    if not is_revealed(row, time.time()):
        raise DAY_NOT_OVER()


def record_of(session: TableSession, replay: Replay) -> Record:
    """The record of a game that is over, as it was played: its rules may be earlier ones."""
    row = session.row
    record = Record(replay.state, session.names)
    record.rules, record.commitment, record.salt = row.rules, row.commitment, row.salt or ""
    record.seed_chosen = row.seed_from == "player"
    record.digest, record.result = row.digest or "", cast("ResultData | None", row.result)
    return record
