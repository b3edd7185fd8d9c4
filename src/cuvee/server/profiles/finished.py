"""Finished games that are to be settled, and the result of each of their seats."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select

from cuvee.engine import BadInput, game
from cuvee.server.db import table_rows
from cuvee.server.db.database import Row
from cuvee.server.db.schema import tables
from cuvee.server.db.table_rows import (
    BOT,
    DAILY,
    NEW,
    OVER,
    REMATCH,
    Seat,
    TableRow,
    day_end,
)
from cuvee.server.game.moves import SeatAction, moves_that_stand
from cuvee.server.profiles.details import SeatDetails
from cuvee.server.tables.departures import NOBODY

COUNTED_ORIGINS: Final = (NEW, REMATCH, DAILY)  # no lessons, no imports, no copies of other games


class Finished:
    """A finished game that is not settled yet."""

    def __init__(
        self, row: TableRow, seat_rows: list[Seat], moves: list[SeatAction] | None
    ) -> None:
        self.row = row
        self.seat_rows = seat_rows
        self.moves = moves  # none where its rules have changed since

    def results(self, details: list[SeatDetails]) -> list[Row]:
        """The rows of the results, without ratings."""
        return [self._result(seat, details[seat.seat]) for seat in self.seat_rows]

    def _result(self, seat: Seat, details: SeatDetails) -> Row:
        row, result = self.row, self.row.result or {}
        held = [one.person for one in self.seat_rows].count(seat.person)
        plain: dict[str, Any] = {
            "table": row.id,
            "seat": seat.seat,
            "person": seat.person if held == 1 else None,
            "bot": seat.bot if _is_bots(seat) else None,
            "game": row.game,
            "mode": mode_of(row),
            "seats": row.seats,
            "place": result["ranking"][seat.seat],
            "points": result["scores"][seat.seat],
            "sources": details.sources,
            "uses": details.uses,
            "left": seat.kind == BOT and seat.person is not None,
            "finished": row.updated,
            "shown_from": day_end(row.created) if row.origin == DAILY else row.updated,
            "rated_as": None,
            "mu": None,
            "sigma": None,
        }
        return plain


def _is_bots(seat: Seat) -> bool:
    """Whether a bot had this seat from the beginning."""
    return seat.kind == BOT and seat.person is None and seat.name != NOBODY


def mode_of(row: TableRow) -> str:
    """How a game was played: among rivals, as one, alone, as a challenge, in a campaign."""
    if row.origin == DAILY:
        return "daily"
    if row.campaign is not None:
        return "campaign"
    if row.seats == 1:
        return "solo"
    return "together" if is_cooperative(row.game, row.options) else "table"


def is_cooperative(name: str, options: dict[str, Any]) -> bool:
    """Whether all seats of a game win or lose as one."""
    try:
        return game(name).cooperative({**options})
    except (BadInput, KeyError):  # a game that is not here any more, or had other options
        return False


def find_finished(connection: Connection, table: str) -> Finished | None:
    """A game that is to be settled; None if there is nothing to settle, or no more."""
    row, seat_rows = table_rows.find(connection, table)
    over = row.status == OVER and row.result is not None
    if not over or row.settled or row.origin not in COUNTED_ORIGINS:
        return None
    return Finished(row, seat_rows, _moves(connection, row))


def _moves(connection: Connection, row: TableRow) -> list[SeatAction] | None:
    try:
        if row.base is not None or game(row.game).rules != row.rules:
            return None
        return moves_that_stand(table_rows.entries_after(connection, row.id, 0))
    except BadInput:
        return None


def find_unsettled(connection: Connection, most: int) -> list[str]:
    """Tables whose games are over and not settled, the first that ended first."""
    t = tables.c
    wanted = select(t.id).where(t.status == OVER, t.settled.is_(False), t.result.is_not(None))
    counted = wanted.where(t.origin.in_(COUNTED_ORIGINS)).order_by(t.updated)
    return [str(table) for table in connection.execute(counted.limit(most)).scalars()]
