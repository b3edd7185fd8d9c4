"""Commands: who may send them, and the log entries they lead to."""

from __future__ import annotations

from cuvee.protocol.commands import (
    AckOut,
    Act,
    AnswerUndo,
    GameCommand,
    Preview,
    PreviewOut,
    Redo,
    RequestUndo,
    Undo,
    Why,
    WhyOut,
)
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.errors import Problem
from cuvee.server.game.checks import check_not_counted, plan_action
from cuvee.server.game.history import GameHistory
from cuvee.server.game.host import Host
from cuvee.server.game.preview import preview
from cuvee.server.game.session import TableSession
from cuvee.server.game.undo import plan_redo, plan_undo, plan_undo_answer, plan_undo_request
from cuvee.server.ops.metrics import timed

NOT_YOURS = "This seat is not yours."


def require_seat(seat: int, held: set[int]) -> None:
    """Raise a Problem unless a seat is among those somebody holds."""
    if seat not in held:
        raise Problem(403, "not_your_seat", NOT_YOURS)


async def run_command(
    host: Host, session: TableSession, held: set[int], command: GameCommand
) -> AckOut:
    """Carry out a command durably, or raise a Problem and change nothing."""
    require_seat(command.seat, held)

    def plan(history: GameHistory, at: float) -> list[LogEntry]:
        return entries_for(session, history, command, at)

    with timed():
        seq = await host.enter(session.row.id, plan)
    return AckOut(id=command.id, seq=seq)


def entries_for(
    session: TableSession, history: GameHistory, command: GameCommand, at: float
) -> list[LogEntry]:
    """The entries that a command leads to, or a Problem."""
    seat, human_seats, free_undo = command.seat, session.human_seats, session.free_undo
    held_seats = session.held_seats
    if isinstance(command, Act):
        return [plan_action(history, seat, command.seq, command.action, at)]
    if isinstance(command, Undo):
        return [plan_undo(history, seat, command.seq, human_seats, free_undo, command.to, at)]
    if isinstance(command, Redo):
        return [plan_redo(history, seat, command.seq, human_seats, free_undo, at)]
    if isinstance(command, RequestUndo):
        check_not_counted(session.row)
        return plan_undo_request(history, seat, command.seq, command.to, held_seats, at)
    if isinstance(command, AnswerUndo):
        return plan_undo_answer(history, seat, command.seq, command.agree, held_seats, at)
    raise TypeError(f"{command} is no command")


async def why_not(session: TableSession, held: set[int], question: Why) -> WhyOut:
    """Why an action is not legal for a seat, for whoever holds it; None when it is."""
    require_seat(question.seat, held)
    async with session.lock:  # so that nothing is told that is not stored yet
        reason = session.require_history().state.why_not(question.action, question.seat)
    if reason is None:
        return WhyOut(question.id, question.action, None, None)
    return WhyOut(
        question.id,
        question.action,
        reason.to_dict(),
        reason.text().to_dict(),
    )


async def preview_action(session: TableSession, held: set[int], question: Preview) -> PreviewOut:
    """What an action would do, for whoever holds the seat."""
    require_seat(question.seat, held)
    async with session.lock:  # so that nothing is shown that is not stored yet
        return preview(
            session.require_history(),
            question.seat,
            question.action,
            session.free_undo,
            question.id,
            question.then,
        )
