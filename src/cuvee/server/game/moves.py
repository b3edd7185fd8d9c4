"""Moves of a game, and the fold of a table's log into the moves that stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from cuvee.engine import BadInput
from cuvee.server.db.log_entries import ACT, ASK, REDO, REFUSE, UNDO, WITHDRAW, LogEntry

SeatAction = tuple[int, int]  # a seat and the code of the action it took


class Move(msgspec.Struct, frozen=True):
    """A decision that was applied, and what keeps its seat from undoing it alone."""

    seat: int
    code: int
    chance: bool  # something was drawn or rolled
    revealed: bool  # hidden answers, a secret or what another seat holds became known
    hidden: bool = False  # an answer that stays hidden while others are still asked


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks the others to undo back to `to` decisions."""

    seat: int
    to: int
    agreed: list[int]


class HintUse(msgspec.Struct, frozen=True):
    """A seat was given a hint when `at` decisions had been taken."""

    seat: int
    at: int


def request_after(request: UndoRequest | None, entry: LogEntry) -> UndoRequest | None:
    """The undo request that stands after somebody asks, agrees or refuses."""
    if entry.kind == ASK:
        return UndoRequest(entry.seat, entry.value, [entry.seat])
    if entry.kind == REFUSE or request is None:
        return None
    return UndoRequest(request.seat, request.to, [*request.agreed, entry.seat])


M = TypeVar("M")


class MoveList(Generic[M]):
    """The moves that stand, and those that were undone and can be redone.

    A count of decisions begins at `offset`, the decisions taken before the first move here.
    """

    def __init__(self, seat_of: Callable[[M], int], offset: int = 0) -> None:
        self._seat_of = seat_of
        self.offset = offset
        self.moves: list[M] = []
        self.undone: list[M] = []  # the next to be redone is the last

    @property
    def decision_count(self) -> int:
        """The number of decisions taken, those before the first move included."""
        return self.offset + len(self.moves)

    def add(self, move: M) -> None:
        """Append a new move; nothing can be redone after it."""
        self.moves.append(move)
        self.undone.clear()

    def undo_to(self, count: int) -> int:
        """Undo back to a count of decisions; return the number of moves that are left."""
        left = count - self.offset
        if not 0 <= left < len(self.moves):
            raise BadInput(f"cannot undo to decision {count}: {self.decision_count} were taken")
        self.undone += reversed(self.moves[left:])
        del self.moves[left:]
        return left

    def next_redo(self, count: int) -> M | None:
        """Take the next move to be redone on the way to a count of decisions; None once there."""
        if self.decision_count >= count:
            return None
        if not self.undone:
            raise BadInput(f"cannot redo to decision {count}: nothing more was undone")
        return self.undone.pop()

    def withdraw(self, seat: int) -> int:
        """Take out a seat's last move, the only one that can be redone then; return its index."""
        for index in range(len(self.moves) - 1, -1, -1):
            if self._seat_of(self.moves[index]) == seat:
                self.undone = [self.moves.pop(index)]
                return index
        raise BadInput(f"seat {seat} has no move to withdraw")


def moves_that_stand(entries: Iterable[LogEntry], offset: int = 0) -> list[SeatAction]:
    """The moves that stand after these entries, found without playing them."""
    line: MoveList[SeatAction] = MoveList(_seat_of, offset)
    for entry in entries:
        if entry.kind == ACT:
            line.add((entry.seat, entry.value))
        elif entry.kind == UNDO:
            line.undo_to(entry.value)
        elif entry.kind == REDO:
            while (move := line.next_redo(entry.value)) is not None:
                line.moves.append(move)
        elif entry.kind == WITHDRAW:
            line.withdraw(entry.seat)
    return line.moves


def _seat_of(move: SeatAction) -> int:
    return move[0]
