"""Verifies a score: the record of an attempt, replayed from the deal of its day.

Nothing that a table claims is believed: its seed and options are those of the deal, and its result
is compared with what its decisions lead to. It runs in the bot pool, where no table waits for it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from cuvee.engine import BadInput, State, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.engine.saved import STATE_ERRORS
from cuvee.server.daily.deals import Deal, find_deal
from cuvee.server.db import table_rows
from cuvee.server.db.database import Row
from cuvee.server.db.schema import daily_attempts
from cuvee.server.db.table_rows import DAILY, OVER, TableRow
from cuvee.server.game.moves import SeatAction, moves_that_stand

PLAYING, COUNTED, LATE, REFUSED = "playing", "counted", "late", "refused"


class Finished:
    """An attempt whose game is over and whose score is not settled yet."""

    def __init__(self, deal: Deal, row: TableRow, moves: list[SeatAction] | None) -> None:
        self.deal = deal
        self.row = row
        self.moves = moves

    @property
    def is_late(self) -> bool:
        """Whether it was finished after its day."""
        return self.row.updated >= self.deal.ends


def find_finished(connection: Connection, table: str) -> Finished | None:
    """What is to be verified of a table; None where nothing is, or no more."""
    wanted = select(daily_attempts).where(
        daily_attempts.c.table == table, daily_attempts.c.status == PLAYING
    )
    attempt: Row = connection.execute(wanted).first()
    if attempt is None:
        return None
    row, _ = table_rows.find(connection, table)
    deal = find_deal(connection, attempt.game, attempt.day)
    if deal is None or row.status != OVER:
        return None
    return Finished(deal, row, _moves(connection, row))


def _moves(connection: Connection, row: TableRow) -> list[SeatAction] | None:
    """The moves that stand at a table; None if its log is not one game from the deal on."""
    if row.origin != DAILY or row.base is not None:
        return None
    try:
        return moves_that_stand(table_rows.entries_after(connection, row.id, 0))
    except BadInput:
        return None


def replayed_score(
    name: str, options: dict[str, Any], seed: str, moves: list[SeatAction], claimed: object
) -> int | None:
    """The score that these moves come to; None unless it is the result that is claimed."""
    try:
        state: State = game(name).begin(1, int(seed) % SEED_LIMIT, options)
        for seat, code in moves:
            state.apply(code, seat)
    except STATE_ERRORS:
        return None
    result = state.result
    return None if result is None or result.to_dict() != claimed else result.scores[0]
