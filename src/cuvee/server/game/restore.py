"""Setting up a game from what is kept of it, also when the rules have changed meanwhile.

A game whose entries lead somewhere by the present rules goes on from there. One of earlier rules
goes on from its last snapshot if the present rules can read it and take what was entered since.
Otherwise it stays readable as every eye saw it last, and says why it cannot go on. Whatever
happens, nothing that is kept of it is lost: other rules may yet continue it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy import Connection

from cuvee.engine import Game, State, game, game_names
from cuvee.engine.plain import fingerprint
from cuvee.engine.saved import STATE_ERRORS
from cuvee.protocol.position import Position
from cuvee.protocol.tables import StuckCode
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.db.table_rows import OVER, STUCK, Snapshot
from cuvee.server.game.history import GameHistory
from cuvee.server.game.position import position
from cuvee.server.game.session import Stuck, TableSession

if TYPE_CHECKING:
    from cuvee.server.game.host import Host

SPECTATOR: Final = "table"
log = structlog.get_logger()


def snapshot_of(session: TableSession) -> Snapshot:
    """Where a game stands, as data for later rules and as every eye sees it."""
    history = session.game
    viewpoints: list[int | None] = [None, *range(history.state.seats)]
    views = {
        viewpoint_name(viewpoint): as_stored(position(history, viewpoint))
        for viewpoint in viewpoints
    }
    return Snapshot(history.game.rules, history.seq, {**history.state.to_dict()}, views)


def as_stored(seen: Position) -> dict[str, Any]:
    """A position as a snapshot keeps it."""
    stored: dict[str, Any] = msgspec.to_builtins(seen)
    return stored


def viewpoint_name(viewpoint: int | None) -> str:
    """An eye as snapshots name it."""
    return SPECTATOR if viewpoint is None else str(viewpoint)


async def set_up(host: Host, session: TableSession) -> None:
    """Bring the game of a table to where its book says it stands, or note why that cannot be."""
    row = session.row

    def query(connection: Connection) -> tuple[list[LogEntry], Snapshot | None]:
        found = table_rows.entries_after(connection, row.id, row.base_seq)
        entries = [entry for entry in found if entry.seq <= row.seq]  # none that came since
        return entries, table_rows.find_snapshot(connection, row.id)

    entries, snapshot = await asyncio.to_thread(read, host.engine, query)
    session.stuck, session.history = None, None
    if row.game not in game_names():
        _stick(session, snapshot, "game_missing", f"The game {row.game!r} is not installed")
        return
    rules = game(row.game)
    history = _as_entered(session, rules, entries)
    if history is None and row.status != OVER and snapshot is not None:
        history = await _taken_over(host, session, snapshot, entries)
    if history is None:
        code, message = _reason(session, rules)
        _stick(session, snapshot, code, message)
        return
    session.history = history
    session.last_entry_at = entries[-1].at if entries else row.touched
    session.snapshot_seq = -1 if snapshot is None else snapshot.seq


def _as_entered(
    session: TableSession, rules: Game[State], entries: list[LogEntry]
) -> GameHistory | None:
    """The game as its entries lead there by the present rules; None where they do not.

    A game that is over is the same by other rules if it comes to the very same end; one that goes
    on is not continued by other rules from its beginning, since it might have been another game.
    """
    row = session.row
    if row.rules != rules.rules and row.status != OVER:
        return None
    try:
        history = GameHistory(session.initial_state, session.seed, row.base_seq, session.offset)
        for entry in entries:
            history.apply(entry)
    except STATE_ERRORS as problem:
        log.warning("replay_failed", table=row.id, problem=str(problem))
        return None
    if row.digest is not None:
        ended = {**history.state.to_dict(), "rules": row.rules}
        if fingerprint(ended) != row.digest:
            log.warning("replay_digest_mismatch", table=row.id)
            return None
    return history


async def _taken_over(
    host: Host, session: TableSession, snapshot: Snapshot, entries: list[LogEntry]
) -> GameHistory | None:
    """A game of earlier rules as the present ones continue it from its snapshot, if they can."""
    row, rules = session.row, game(session.row.game)
    if row.rules > rules.rules:
        return None
    base = {"state": {**snapshot.state, "rules": rules.rules}, "place": _place(snapshot)}
    known = row.base, row.base_seq, row.rules
    row.base, row.base_seq, row.rules = base, snapshot.seq, rules.rules
    later = [entry for entry in entries if entry.seq > snapshot.seq]
    history = _as_entered(session, rules, later)
    if history is None or history.seq != row.seq:
        row.base, row.base_seq, row.rules = known
        return None
    anew: dict[str, Any] = {"base": base, "base_seq": snapshot.seq, "rules": rules.rules}
    await host.writer.write(lambda connection: table_rows.set_table(connection, row.id, **anew))
    log.info("continued_by_new_rules", table=row.id, rules=rules.rules, seq=snapshot.seq)
    return history


def _place(snapshot: Snapshot) -> int:
    """How many decisions had been taken when a snapshot was made."""
    return int(snapshot.views[SPECTATOR]["decisions"])


def _reason(session: TableSession, rules: Game[State]) -> tuple[StuckCode, str]:
    """Why a game cannot go on."""
    began, here = session.row.rules, rules.rules
    if began < here:
        return (
            "rules_changed",
            f"It was started with rules {began}; rules {here} cannot continue it",
        )
    if began > here:
        return "rules_newer", f"It was continued with rules {began}; this server has rules {here}"
    return "broken", "Its moves cannot be replayed with the present rules"


def _stick(session: TableSession, snapshot: Snapshot | None, code: StuckCode, message: str) -> None:
    """Leave a game readable."""
    log.warning("game_stuck", table=session.row.id, why=code)
    views = {} if snapshot is None else snapshot.views
    seq = session.row.seq if snapshot is None else snapshot.seq
    session.stuck = Stuck(code, f"{message}; it can still be read.", seq, views)
    if session.row.status != OVER:
        session.row.status = STUCK
