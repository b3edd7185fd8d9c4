"""Restores a game from the database, also when the rules have changed meanwhile.

A game goes on from a snapshot by the present rules, with the entries that came after it; without
one it is replayed from its whole log. One of earlier rules goes on from a snapshot
of its last position, if the present rules read it; what was entered by other rules is never
replayed, since it might come to something else than the players saw. Otherwise the game is stuck:
it can be read as every viewpoint saw it last, and says why it cannot go on. Nothing that is stored
of it is changed then: its own rules, or later ones, may yet continue it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection, Engine

from cuvee.engine import BadInput, Game, State, game, game_names
from cuvee.engine.plain import fingerprint
from cuvee.engine.saved import STATE_ERRORS
from cuvee.protocol.tables import StuckCode
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.db.table_rows import OVER, STUCK, Snapshot, TableRow
from cuvee.server.db.writer import Writer
from cuvee.server.game.history import GameHistory
from cuvee.server.game.saved_history import load_history
from cuvee.server.game.session import TableSession
from cuvee.server.game.snapshots import decisions_of
from cuvee.server.game.table_out import Stuck

log = structlog.get_logger()


async def restore_game(engine: Engine, writer: Writer, session: TableSession) -> None:
    """Bring the game of a table to where its row says it stands, or note why it is stuck."""
    row = session.row

    def query(connection: Connection) -> Snapshot | None:
        return table_rows.find_snapshot(connection, row.id)

    snapshot = await asyncio.to_thread(read, engine, query)
    session.stuck, session.history = None, None
    if row.game not in game_names():
        _set_stuck(session, snapshot, "game_missing", f"The game {row.game!r} is not installed")
        return
    rules = game(row.game)
    history = None
    if snapshot is not None and _fits(snapshot, row, rules):
        later = await _entries_after(engine, row, snapshot.seq)
        history = _replay_log(session, later, partial(load_history, session, snapshot))
    if history is None and (row.rules == rules.rules or row.status == OVER):
        entries = await _entries_after(engine, row, row.base_seq)
        history = _replay_log(session, entries, partial(_first_history, session))
    if history is None and row.status != OVER and snapshot is not None:
        history = await _continue_from(writer, session, snapshot)
    if history is None:
        code, message = _reason(session, rules)
        _set_stuck(session, snapshot, code, message)
        return
    session.history = history
    session.snapshot_seq = -1 if snapshot is None else snapshot.seq


async def _entries_after(engine: Engine, row: TableRow, seq: int) -> list[LogEntry]:
    """The entries after a number that the row knows of, and none that came since."""
    found = await asyncio.to_thread(
        read, engine, lambda connection: table_rows.entries_after(connection, row.id, seq)
    )
    return [entry for entry in found if entry.seq <= row.seq]


def _fits(snapshot: Snapshot, row: TableRow, rules: Game[State]) -> bool:
    """Whether a game can go on from a snapshot, which was made by the same rules."""
    same_rules = snapshot.rules == row.rules == rules.rules
    known = row.base_seq <= snapshot.seq <= row.seq
    return same_rules and known and snapshot.history is not None


def _first_history(session: TableSession) -> GameHistory:
    """The history before the first entry."""
    return GameHistory(session.initial_state, session.seed, session.row.base_seq, session.offset)


def _replay_log(
    session: TableSession, entries: list[LogEntry], first: Callable[[], GameHistory]
) -> GameHistory | None:
    """The history by the present rules after these entries; None where they cannot replay it.

    A game that is over may be of other rules if it comes to the same digest; one that goes on may
    not, since it might have been another game from its beginning.
    """
    row = session.row
    try:
        history = first()
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


async def _continue_from(
    writer: Writer, session: TableSession, snapshot: Snapshot
) -> GameHistory | None:
    """The history of a game of earlier rules from its last position on, if these rules read it."""
    row, rules = session.row, game(session.row.game)
    if row.rules > rules.rules or snapshot.seq != row.seq:
        return None
    try:
        state = rules.state(snapshot.state)
    except BadInput as problem:
        log.warning("snapshot_refused", table=row.id, problem=str(problem))
        return None
    base = {"state": state.to_dict(), "place": decisions_of(snapshot)}
    row.base, row.base_seq, row.rules = base, snapshot.seq, rules.rules
    history = GameHistory(session.initial_state, session.seed, row.base_seq, session.offset)
    columns: dict[str, Any] = {"base": base, "base_seq": snapshot.seq, "rules": rules.rules}
    await writer.write(lambda connection: table_rows.set_table(connection, row.id, **columns))
    log.info("continued_by_new_rules", table=row.id, rules=rules.rules, seq=snapshot.seq)
    return history


def _reason(session: TableSession, rules: Game[State]) -> tuple[StuckCode, str]:
    """Why a game is stuck."""
    began, here = session.row.rules, rules.rules
    if began < here:
        return (
            "rules_changed",
            f"It was played by rules {began}, and its last position was not saved for rules {here}"
            if rules.states_since <= began
            else f"It was played by rules {began}; rules {here} cannot continue it",
        )
    if began > here:
        return "rules_newer", f"It was continued with rules {began}; this server has rules {here}"
    return "broken", "Its moves cannot be replayed with the present rules"


def _set_stuck(
    session: TableSession, snapshot: Snapshot | None, code: StuckCode, message: str
) -> None:
    """Note that a game is stuck, and its last positions."""
    log.warning("game_stuck", table=session.row.id, why=code)
    views = {} if snapshot is None else snapshot.views
    seq = session.row.seq if snapshot is None else snapshot.seq
    session.stuck = Stuck(code, f"{message}; it can still be read.", seq, views)
    if session.row.status != OVER:
        session.row.status = STUCK
