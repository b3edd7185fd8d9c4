"""Tables as they are sent: everything about a table but its game."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec

from cuvee.protocol.data import ResultData
from cuvee.protocol.position import Position
from cuvee.protocol.tables import (
    ClockOut,
    Origin,
    SeatKind,
    SeatOut,
    SeedOrigin,
    Status,
    StuckCode,
    StuckOut,
    TableOut,
)
from cuvee.server.db import table_rows
from cuvee.server.db.table_rows import OVER, Seat, TableRow, is_revealed
from cuvee.server.game.position import stored_position


class Stuck(msgspec.Struct, frozen=True):
    """Why a game cannot go on, and its last position from every viewpoint."""

    code: StuckCode
    message: str
    seq: int
    views: dict[str, Any]

    def position(self, viewpoint: int | None) -> Position | None:
        """The last position from a viewpoint, without legal actions."""
        stored = self.views.get("table" if viewpoint is None else str(viewpoint))
        return None if stored is None else stored_position(stored)


def table_out(row: TableRow, seat_rows: list[Seat], stuck: Stuck | None = None) -> TableOut:
    """The table without its game: what anybody who may see it may know."""
    out = TableOut(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        title=row.title,
        public=row.public,
        host=row.host,
        status=cast("Status", row.status),
        clock=None if row.clock is None else ClockOut(row.clock["seconds"]),
        hints=table_rows.hints_allowed(row, seat_rows),
        rated=row.rated,
        deadline=row.deadline,
        commitment=row.commitment,
        seed=_once_revealed(row, row.seed),
        salt=_once_revealed(row, row.salt),
        seed_from=cast("SeedOrigin", row.seed_from),
        origin=cast("Origin", row.origin),
        parent=row.parent,
        campaign=row.campaign,
        created=row.created,
        updated=row.updated,
        expires=table_rows.expires_at(row.status, row.updated),
        seq=row.seq,
        waiting=row.waiting,
        seats=[seat_out(seat) for seat in seat_rows],
    )
    return _with_state(out, row, stuck)


def _with_state(out: TableOut, row: TableRow, stuck: Stuck | None) -> TableOut:
    """Add what a table has only before its game, after it, or where it cannot go on."""
    out.join_code = row.code
    out.result = cast("ResultData", row.result) if row.status == OVER else None
    out.stuck = None if stuck is None else StuckOut(stuck.code, stuck.message)
    return out


def _once_revealed(row: TableRow, secret: str | None) -> str | None:
    return secret if is_revealed(row, time.time()) else None


def seat_out(seat: Seat) -> SeatOut:
    """A seat without its secrets."""
    kind = cast("SeatKind", seat.kind)
    return SeatOut(
        seat=seat.seat,
        kind=kind,
        name=seat.name,
        bot=seat.bot,
        visible=seat.shown,
        person=seat.person,
        invited=seat.invited,
        reserved=seat.reserved,
    )
