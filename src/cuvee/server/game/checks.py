"""What a command must fulfil to be entered: the right question, the right time, a legal action."""

from __future__ import annotations

from typing import Final

from cuvee.engine import IllegalAction
from cuvee.server.db.log_entries import ACT, LogEntry
from cuvee.server.db.table_rows import TableRow, is_counted
from cuvee.server.errors import Problem, Refusal
from cuvee.server.game.history import GameHistory

COUNTED: Final = Refusal(
    409, "counted", "Not here: the result counts, so you decide alone and for good."
)
NO_ACTION: Final = (0, 0, 0)  # of a seat that has not acted yet


def plan_action(history: GameHistory, seat: int, seq: int, action: int, at: float) -> LogEntry:
    """The entry for an action that answers the question its seat was asked, or a Problem."""
    asked, entered, code = history.last_actions.get(seat, NO_ACTION)
    if asked <= seq < entered and action == code:
        raise conflict(history, "repeated", "This command was already carried out.")
    check_fresh(history, seat, seq)
    check_legal(history, seat, action)
    return LogEntry(history.seq + 1, ACT, seat, action, at)


def check_legal(history: GameHistory, seat: int, action: int) -> None:
    """Raise a Problem with the reason unless an action is legal."""
    reason = history.state.why_not(action, seat)
    if reason is not None:
        refused = IllegalAction(history.game.name, action, reason)
        raise Problem(422, "refused", str(refused), reason=reason.to_dict(), seq=history.seq)


def check_not_counted(row: TableRow) -> None:
    """Raise a Problem at a rated table, or that of a daily challenge."""
    if is_counted(row):
        raise COUNTED()


def check_fresh(history: GameHistory, seat: int, seq: int) -> None:
    """Raise a Problem unless a command was sent in knowledge of what its seat is asked now."""
    if not history.asked_seq[seat] <= seq <= history.seq:
        raise stale(history)


def stale(history: GameHistory) -> Problem:
    """The answer to a command that the game is past."""
    return conflict(history, "stale", "The game has changed since.")


def conflict(history: GameHistory, code: str, message: str) -> Problem:
    """The answer to a command that does not fit the present state."""
    return Problem(409, code, message, seq=history.seq)
