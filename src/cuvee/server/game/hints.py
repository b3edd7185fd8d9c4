"""Hints: what a strong bot would do on a seat, by what that seat may know.

That a hint was given is in the log of the table before it is told, once for each question.
"""

from __future__ import annotations

from typing import Final

from cuvee.protocol.commands import AlternativeOut, Hint, HintOut
from cuvee.server.db.log_entries import HINT, LogEntry
from cuvee.server.db.table_rows import hints_allowed
from cuvee.server.errors import Refusal
from cuvee.server.game.bot_work import best_actions
from cuvee.server.game.checks import check_fresh, conflict
from cuvee.server.game.commands import require_seat
from cuvee.server.game.history import GameHistory
from cuvee.server.game.host import Host
from cuvee.server.game.moves import HintUse
from cuvee.server.game.session import TableSession

NOT_ALLOWED: Final = Refusal(403, "no_hints", "No hints are given at this table.")


async def give_hint(
    host: Host, session: TableSession, held: set[int], question: Hint, owner: str
) -> HintOut:
    """The best few actions, for whoever holds the seat; their use is entered in the log."""
    require_seat(question.seat, held)
    if not hints_allowed(session.row, session.seat_rows):
        raise NOT_ALLOWED()

    def plan(history: GameHistory, at: float) -> list[LogEntry]:
        return plan_hint(history, question.seat, question.seq, at)

    await host.enter(session.row.id, plan)
    async with session.lock:
        history = session.require_history()
        _check_asked(history, question.seat, question.seq)
        seq, count, plain = history.seq, history.decision_count, {**history.state.to_dict()}
    found = await host.bot_pool.run(owner, best_actions, plain, question.seat, count)
    alternatives = [AlternativeOut(one["action"], one["expected"]) for one in found["alternatives"]]
    return HintOut(question.id, seq, alternatives, found["decided"])


def plan_hint(history: GameHistory, seat: int, seq: int, at: float) -> list[LogEntry]:
    """The entry for the first hint to a question, none for a further one; or a Problem."""
    _check_asked(history, seat, seq)
    count = history.decision_count
    if HintUse(seat, count) in history.hints:
        return []
    return [LogEntry(history.seq + 1, HINT, seat, count, at)]


def _check_asked(history: GameHistory, seat: int, seq: int) -> None:
    """Raise a Problem unless a seat is asked what it was asked at an entry."""
    check_fresh(history, seat, seq)
    if history.state.over or seat not in history.state.waiting:
        raise conflict(history, "not_asked", "This seat is not asked anything now.")
