"""Deadlines of decisions at tables with a clock."""

from __future__ import annotations

from cuvee.server.game.history import GameHistory
from cuvee.server.game.session import TableSession


def seconds_of(session: TableSession) -> float | None:
    """The seconds for a decision at a table; None without a clock."""
    return None if session.row.clock is None else float(session.row.clock["seconds"])


def deadline_after(session: TableSession, history: GameHistory, at: float) -> float | None:
    """The deadline after an entry made at a time.

    Only a new question starts the clock again: neither a hidden answer nor an undo request does.
    """
    seconds, state = seconds_of(session), history.state
    if seconds is None or state.over or session.human_seats.isdisjoint(state.waiting):
        return None
    same = session.question_seq == min(history.asked_seq) and session.row.deadline is not None
    return session.row.deadline if same else at + seconds
