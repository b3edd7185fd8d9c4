"""Carrying out commands: who may, and what the host is to enter."""

from __future__ import annotations

from cuvee.server.errors import Problem
from cuvee.server.game.history import GameHistory
from cuvee.server.game.host import Host
from cuvee.server.game.log import LogEntry
from cuvee.server.game.preview import preview
from cuvee.server.game.session import TableSession
from cuvee.server.ops.metrics import timed
from cuvee.server.protocol import Ack, Act, AnswerUndo, AskUndo, Play, Redo, Try, Undo, Why
from cuvee.server.protocol_answers import Preview, Reason

NOT_YOURS = "This seat is not yours."


def must_hold(seat: int, held: set[int]) -> None:
    """Insist that a seat is among those somebody holds."""
    if seat not in held:
        raise Problem(403, "not_your_seat", NOT_YOURS)


async def carry_out(host: Host, live: TableSession, held: set[int], command: Play) -> Ack:
    """Do what a seat wants, durably, or raise a Problem and change nothing."""
    must_hold(command.seat, held)

    def plan(played: GameHistory, at: float) -> list[LogEntry]:
        return planned(live, played, command, at)

    with timed():
        after = await host.enter(live.book.id, plan)
    return Ack(id=command.id, seq=after.game.seq)


def planned(live: TableSession, played: GameHistory, command: Play, at: float) -> list[LogEntry]:
    """The entries that a command asks for, if it may."""
    seat, people, alone = command.seat, live.people, live.alone
    if isinstance(command, Act):
        return [played.decide(seat, command.seq, command.action, at)]
    if isinstance(command, Undo):
        return [played.back(seat, command.seq, people, alone, command.to, at)]
    if isinstance(command, Redo):
        return [played.forward(seat, command.seq, people, alone, at)]
    if isinstance(command, AskUndo):
        return played.ask_back(seat, command.seq, command.to, people, at)
    if isinstance(command, AnswerUndo):
        return played.answer_wish(seat, command.seq, command.agree, people, at)
    raise TypeError(f"{command} is no command")


def why_not(live: TableSession, held: set[int], question: Why) -> Reason:
    """Why an action is not on offer to a seat, for whoever holds it; None when it is."""
    must_hold(question.seat, held)
    reason = live.game.state.why_not(question.action, question.seat)
    if reason is None:
        return Reason(question.id, question.action, None, None)
    return Reason(question.id, question.action, reason.to_dict(), {**reason.text().to_dict()})


def what_if(live: TableSession, held: set[int], question: Try) -> Preview:
    """What an action would do, for whoever holds the seat."""
    must_hold(question.seat, held)
    return preview(live.game, question.seat, question.action, live.alone, question.id)
