"""Setting up a game from what is kept of it, also when the rules have changed meanwhile.

A game whose entries lead somewhere by the present rules goes on from there. One of earlier rules
goes on from its last snapshot if the present rules can read it and take what was entered since.
Otherwise it stays readable as every eye saw it last, and says why it cannot go on. Whatever
happens, nothing that is kept of it is lost: other rules may yet continue it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import Connection

from cuvee.engine import Game, State, game, games
from cuvee.engine.game import BROKEN
from cuvee.engine.plain import fingerprint
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.table_rows import OVER, STUCK, Snapshot
from cuvee.server.game.history import GameHistory
from cuvee.server.game.log import LogEntry
from cuvee.server.game.position import position
from cuvee.server.game.session import Stuck, TableSession
from cuvee.server.protocol_answers import StuckCode

if TYPE_CHECKING:
    from cuvee.server.game.host import Host

SPECTATOR: Final = "table"
log = structlog.get_logger()


def snapshot_of(live: TableSession) -> Snapshot:
    """Where a game stands, as data for later rules and as every eye sees it."""
    played = live.game
    eyes: list[int | None] = [None, *range(played.state.seats)]
    views = {eye_name(eye): position(played, eye) for eye in eyes}
    return Snapshot(played.game.rules, played.seq, played.state.to_dict(), views)


def eye_name(eye: int | None) -> str:
    """An eye as snapshots name it."""
    return SPECTATOR if eye is None else str(eye)


async def set_up(host: Host, live: TableSession) -> None:
    """Bring the game of a table to where its book says it stands, or note why that cannot be."""
    book = live.book

    def query(connection: Connection) -> tuple[list[LogEntry], Snapshot | None]:
        found = table_rows.entries_after(connection, book.id, book.base_seq)
        entries = [entry for entry in found if entry.seq <= book.seq]  # none that came since
        return entries, table_rows.find_snapshot(connection, book.id)

    entries, snapshot = await asyncio.to_thread(read, host.engine, query)
    live.stuck, live.played = None, None
    if book.game not in games():
        _stick(live, snapshot, "game_missing", f"There is no game {book.game!r} here any more")
        return
    rules = game(book.game)
    played = _as_entered(live, rules, entries)
    if played is None and book.status != OVER and snapshot is not None:
        played = await _taken_over(host, live, snapshot, entries)
    if played is None:
        code, message = _reason(live, rules)
        _stick(live, snapshot, code, message)
        return
    live.played = played
    live.last_at = entries[-1].at if entries else book.touched
    live.snapshot_at = -1 if snapshot is None else snapshot.seq


def _as_entered(
    live: TableSession, rules: Game[State], entries: list[LogEntry]
) -> GameHistory | None:
    """The game as its entries lead there by the present rules; None where they do not.

    A game that is over is the same by other rules if it comes to the very same end; one that goes
    on is not continued by other rules from its beginning, since it might have been another game.
    """
    book = live.book
    if book.rules != rules.rules and book.status != OVER:
        return None
    try:
        played = GameHistory(live.begin, live.seed, book.base_seq, live.first)
        for entry in entries:
            played.take(entry)
    except BROKEN as problem:
        log.warning("cannot be replayed", table=book.id, problem=str(problem))
        return None
    if book.digest is not None:
        ended = {**played.state.to_dict(), "rules": book.rules}
        if fingerprint(ended) != book.digest:
            log.warning("replays to another end", table=book.id)
            return None
    return played


async def _taken_over(
    host: Host, live: TableSession, snapshot: Snapshot, entries: list[LogEntry]
) -> GameHistory | None:
    """A game of earlier rules as the present ones continue it from its snapshot, if they can."""
    book, rules = live.book, game(live.book.game)
    if book.rules > rules.rules:
        return None
    base = {"state": {**snapshot.state, "rules": rules.rules}, "place": _place(snapshot)}
    known = book.base, book.base_seq, book.rules
    book.base, book.base_seq, book.rules = base, snapshot.seq, rules.rules
    later = [entry for entry in entries if entry.seq > snapshot.seq]
    played = _as_entered(live, rules, later)
    if played is None or played.seq != book.seq:
        book.base, book.base_seq, book.rules = known
        return None
    anew: dict[str, Any] = {"base": base, "base_seq": snapshot.seq, "rules": rules.rules}
    await host.writer.write(lambda connection: table_rows.set_table(connection, book.id, **anew))
    log.info("continued by other rules", table=book.id, rules=rules.rules, seq=snapshot.seq)
    return played


def _place(snapshot: Snapshot) -> int:
    """How many decisions had been taken when a snapshot was made."""
    return int(snapshot.views[SPECTATOR]["decisions"])


def _reason(live: TableSession, rules: Game[State]) -> tuple[StuckCode, str]:
    """Why a game cannot go on."""
    began, here = live.book.rules, rules.rules
    if began < here:
        return "rules_changed", f"It was begun by rules {began}; rules {here} cannot continue it"
    if began > here:
        return "rules_newer", f"It was continued by rules {began}; these are rules {here}"
    return "broken", "What was decided does not lead anywhere by the present rules"


def _stick(live: TableSession, snapshot: Snapshot | None, code: StuckCode, message: str) -> None:
    """Leave a game readable."""
    log.warning("stuck", table=live.book.id, why=code)
    views = {} if snapshot is None else snapshot.views
    seq = live.book.seq if snapshot is None else snapshot.seq
    live.stuck = Stuck(code, f"{message}; it can still be read.", seq, views)
    if live.book.status != OVER:
        live.book.status = STUCK
