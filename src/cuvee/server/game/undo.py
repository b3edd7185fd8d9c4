"""Who may undo and redo how much: the rules behind undo commands, and the entries they lead to.

Nothing here changes a history. A count is a number of decisions taken.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from cuvee.protocol.position import UndoLimit
from cuvee.server.db.log_entries import AGREE, ASK, REDO, REFUSE, UNDO, WITHDRAW, LogEntry
from cuvee.server.errors import Problem
from cuvee.server.game.checks import check_fresh, conflict, stale
from cuvee.server.game.history import GameHistory
from cuvee.server.game.moves import Move

# What limits the undo of a seat on its own.
START: Final = "start"
EARLIER: Final = "earlier"
ENDED: Final = "over"
OTHER: Final = "other"
CHANCE: Final = "chance"
REVEALED: Final = "revealed"
LIMITS: Final[dict[UndoLimit, str]] = {
    START: "This is the start of the game.",
    EARLIER: "Earlier decisions were taken with earlier rules.",
    ENDED: "The game is over; play on from an earlier position in a copy.",
    OTHER: "Another player has decided since; ask the others to undo more.",
    CHANCE: "Something was drawn or rolled; ask the others to undo more.",
    REVEALED: "Hidden choices were revealed; ask the others to undo more.",
}


def undo_limit(
    history: GameHistory, seat: int, single_player: bool = False
) -> tuple[int, UndoLimit]:
    """The count back to which a seat may undo without asking, and what limits it.

    Somebody who plays with nobody but bots may go back to any decision.
    """
    if history.state.over:
        return history.decision_count, ENDED
    if not single_player:
        for index in range(len(history.moves), 0, -1):
            limit = _limit(history.moves[index - 1], seat)
            if limit is not None:
                return history.offset + index, limit
    return history.offset, EARLIER if history.offset else START


def _limit(move: Move, seat: int) -> UndoLimit | None:
    """Why a seat cannot undo a move on its own; None if it can."""
    if move.seat != seat:
        return OTHER
    if move.revealed:
        return REVEALED
    return CHANCE if move.chance else None


def plan_undo(
    history: GameHistory,
    seat: int,
    seq: int,
    human_seats: set[int],
    single_player: bool,
    to: int | None,
    at: float,
) -> LogEntry:
    """The entry for an undo that a seat may do on its own, or a Problem."""
    check_fresh(history, seat, seq)
    if to is None and history.can_withdraw(seat):
        return LogEntry(history.seq + 1, WITHDRAW, seat, 0, at)
    if to is None:
        to = _one_back(history, single_player, human_seats)
    if not 0 <= to < history.decision_count:
        raise conflict(history, "nothing_to_undo", "There is nothing to undo.")
    count, limit = undo_limit(history, seat, single_player)
    if to < count:
        message = LIMITS[limit]
        raise Problem(409, "undo_limit", message, limit=limit, undo_to=count, seq=history.seq)
    return LogEntry(history.seq + 1, UNDO, seat, to, at)


def undo_target(
    history: GameHistory, seat: int, single_player: bool, human_seats: AbstractSet[int]
) -> int | None:
    """The count to which one undo of a seat goes back; None if there is nothing it may undo."""
    to = _one_back(history, single_player, human_seats)
    return to if to >= undo_limit(history, seat, single_player)[0] else None


def _one_back(history: GameHistory, single_player: bool, human_seats: AbstractSet[int]) -> int:
    """The count before the last decision, of people where the others are bots; or -1."""
    return _last_human(history, human_seats) if single_player else history.decision_count - 1


def _last_human(history: GameHistory, human_seats: AbstractSet[int]) -> int:
    """The count before the last decision of a person: bots decide again by themselves."""
    for index in range(len(history.moves) - 1, -1, -1):
        if history.moves[index].seat in human_seats:
            return history.offset + index
    return -1


def plan_undo_request(
    history: GameHistory, seat: int, seq: int, to: int, held_seats: set[int], at: float
) -> list[LogEntry]:
    """The entries for asking the others to undo more than a seat may on its own, or a Problem.

    Every seat that a person holds has to agree, also one for which a bot stands in.
    """
    check_fresh(history, seat, seq)
    if history.undo_request is not None:
        raise conflict(history, "undo_already_requested", "There is an undo request already.")
    if seq < history.request_seq:
        raise stale(history)
    if history.state.over or 0 <= to < history.offset:
        limit: UndoLimit = ENDED if history.state.over else EARLIER
        raise conflict(history, "undo_limit", LIMITS[limit])
    if not history.offset <= to < history.decision_count:
        raise conflict(history, "nothing_to_undo", "There is nothing to undo.")
    entries = [LogEntry(history.seq + 1, ASK, seat, to, at)]
    if held_seats <= {seat}:
        entries.append(LogEntry(history.seq + 2, UNDO, seat, to, at))
    return entries


def plan_undo_answer(
    history: GameHistory, seat: int, seq: int, agree: bool, held_seats: set[int], at: float
) -> list[LogEntry]:
    """The entries for a seat's answer to an undo request; the undo itself once all agree."""
    request = history.undo_request
    if request is None or (agree and seat in request.agreed) or seat not in held_seats:
        raise conflict(history, "no_undo_request", "There is no undo request to answer.")
    if not history.request_seq <= seq <= history.seq:
        raise stale(history)
    if not agree:
        return [LogEntry(history.seq + 1, REFUSE, seat, request.to, at)]
    entries = [LogEntry(history.seq + 1, AGREE, seat, request.to, at)]
    if held_seats <= {*request.agreed, seat}:
        entries.append(LogEntry(history.seq + 2, UNDO, request.seat, request.to, at))
    return entries


def plan_redo(
    history: GameHistory,
    seat: int,
    seq: int,
    human_seats: set[int],
    single_player: bool,
    at: float,
) -> LogEntry:
    """The entry for redoing a seat's decision and what bots then decided, or a Problem."""
    check_fresh(history, seat, seq)
    if not history.undone:
        raise conflict(history, "nothing_to_redo", "There is nothing to redo.")
    if not can_redo(history, seat, single_player):
        message = "Only the player who took this decision can redo it."
        raise conflict(history, "not_your_decision", message)
    steps = 1
    while steps < len(history.undone) and history.undone[-1 - steps].seat not in human_seats:
        steps += 1
    return LogEntry(history.seq + 1, REDO, seat, history.decision_count + steps, at)


def can_redo(history: GameHistory, seat: int, single_player: bool = False) -> bool:
    """Whether the last decision that was undone is the seat's to redo."""
    return bool(history.undone) and (single_player or history.undone[-1].seat == seat)


def bots_must_wait(history: GameHistory, human_seats: set[int]) -> bool:
    """Whether bots must not decide now.

    So it is during an undo request, while a person who is asked may redo, and while a person may
    answer a question that the first answer settles.
    """
    if history.undo_request is not None:
        return True
    asked = any(seat in human_seats for seat in history.state.waiting)
    return asked and (bool(history.undone) or not history.state.simultaneous)
