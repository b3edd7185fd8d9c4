"""The history of one game: its state, the moves that led there, and the fold of its log entries.

`apply` is the only thing that changes a history, for entries read from the database as for new
ones. Which entries may be added is for `checks` and `undo`, which change nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuvee.bots.outcome import take
from cuvee.engine import BadInput, Event, Game, State
from cuvee.server.db.log_entries import ACT, AGREE, HINT, REDO, UNDO, WITHDRAW, LogEntry
from cuvee.server.game.keyframes import Keyframes
from cuvee.server.game.moves import HintUse, Move, MoveList, UndoRequest, request_after

MAX_KEYFRAMES: Final = 4  # besides the first state
Step = tuple[int | None, list[Event]]  # who decided, if it was a decision, and what happened
Show = Callable[[int | None, list[Event]], None]


class GameHistory:
    """One game in progress or over."""

    def __init__(
        self,
        initial_state: Callable[[], State],
        seed: int,
        seq: int = 0,
        offset: int = 0,
        state: State | None = None,
    ) -> None:
        self._initial_state, self.seed, self.seq = initial_state, seed, seq
        self.undo_request: UndoRequest | None = None
        self.request_seq = seq  # of the last undo request, or of its outcome
        self.hints: list[HintUse] = []
        self.state = initial_state() if state is None else state
        self.deal_events = self.state.drain_events()
        self.asked_seq = [seq] * self.state.seats  # by seat: the entry its question followed
        self._line: MoveList[Move] = MoveList(_seat_of, offset)
        self._keyframes = Keyframes(limit=MAX_KEYFRAMES)
        # By seat, to recognise a command sent twice: asked after, entered at, the action.
        self.last_actions: dict[int, tuple[int, int, int]] = {}

    @property
    def game(self) -> Game[State]:
        """The rules."""
        return self.state.game

    @property
    def offset(self) -> int:
        """The number of decisions taken before the first state of this history."""
        return self._line.offset

    @property
    def decision_count(self) -> int:
        """The number of decisions taken."""
        return self._line.decision_count

    @property
    def moves(self) -> list[Move]:
        """The moves that stand."""
        return self._line.moves

    @property
    def undone(self) -> list[Move]:
        """The moves that can be redone; the next one is the last."""
        return self._line.undone

    def can_withdraw(self, seat: int) -> bool:
        """Whether a seat has given a hidden answer that can still be withdrawn."""
        if self.state.simultaneous:
            for move in reversed(self.moves):
                if not move.hidden:
                    return False
                if move.seat == seat:
                    return True
        return False

    def apply(self, entry: LogEntry, show: Show | None = None) -> list[Event]:
        """Apply an entry and return its events, none for an undo.

        `show` gets each decision after it, with its seat and events, and anything else without.
        An entry that cannot follow is BadInput or an IllegalAction; the history is then of no use.
        """
        if entry.seq != self.seq + 1:
            raise BadInput(f"entry {entry.seq} does not follow entry {self.seq}")
        last: Step = (None, [])
        earlier: list[Event] = []
        if entry.kind == ACT:
            last = (entry.seat, self._act(entry))
        elif entry.kind == REDO:
            earlier, last = self._redo(entry, show)
        elif entry.kind == UNDO:
            self._undo(entry)
        elif entry.kind == WITHDRAW:
            self._withdraw(entry)
        elif entry.kind == HINT:
            self.hints.append(HintUse(entry.seat, entry.value))
        else:
            self._request(entry)
        self.seq = entry.seq
        if show is not None:
            show(*last)
        return earlier + last[1]

    def _act(self, entry: LogEntry) -> list[Event]:
        asked = self.asked_seq[entry.seat]
        events = self._move(entry.seat, entry.value, entry.seq)
        self.last_actions[entry.seat] = (asked, entry.seq, entry.value)
        self._line.undone.clear()
        self._end_request(entry.seq)
        return events

    def _redo(self, entry: LogEntry, show: Show | None) -> tuple[list[Event], Step]:
        events: list[Event] = []
        last: Step = (None, [])
        while (move := self._line.next_redo(entry.value)) is not None:
            if show is not None and last[0] is not None:
                show(*last)
            events += last[1]
            last = (move.seat, self._move(move.seat, move.code, entry.seq))
        self.asked_seq[entry.seat] = entry.seq
        self._end_request(entry.seq)
        return events, last

    def _undo(self, entry: LogEntry) -> None:
        self._restore(self._line.undo_to(entry.value), entry.seq)
        self.asked_seq = [entry.seq] * self.state.seats

    def _withdraw(self, entry: LogEntry) -> None:
        if not self.can_withdraw(entry.seat):
            raise BadInput(f"entry {entry.seq} withdraws an answer that was never given")
        asked_seq = self.asked_seq[:]
        self._restore(self._line.withdraw(entry.seat), entry.seq)
        self.asked_seq = asked_seq
        self.asked_seq[entry.seat] = entry.seq

    def _request(self, entry: LogEntry) -> None:
        self.undo_request = request_after(self.undo_request, entry)
        if entry.kind != AGREE:
            self.request_seq = entry.seq

    def _end_request(self, seq: int) -> None:
        if self.undo_request is not None:
            self.undo_request = None
            self.request_seq = seq

    def _move(self, seat: int, code: int, seq: int) -> list[Event]:
        events, move = apply_move(self.state, seat, code)
        self.moves.append(move)
        if move.hidden:
            self.asked_seq[seat] = seq
        else:
            self.asked_seq = [seq] * self.state.seats
        self._keyframes.keep(len(self.moves), self.state)
        return events

    def _restore(self, unchanged: int, seq: int) -> None:
        """Bring the state to where the moves lead; the first `unchanged` of them are as before."""
        moves = self.moves[:]
        self._keyframes.drop_after(unchanged)
        nearest, self.state = self._keyframes.before(unchanged, self._initial_state)
        self.state.record_events()
        del self.moves[nearest:]
        for move in moves[nearest:]:
            self._move(move.seat, move.code, seq)
        self.state.drain_events()
        self._end_request(seq)
        self.last_actions.clear()


def apply_move(state: State, seat: int, code: int) -> tuple[list[Event], Move]:
    """Apply an action to a state: its events, and the move."""
    outcome = take(state, seat, code)
    move = Move(seat, code, outcome.chance, outcome.revealed, outcome.hidden)
    return outcome.events, move


def _seat_of(move: Move) -> int:
    return move.seat
