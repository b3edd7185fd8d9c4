"""A game as it was played: the state, the decisions that led there, and the way back.

Everything follows from the entries: `take` is the only thing that changes anything, for entries
read from the database as for new ones. What may be entered is asked of `decide`, `back` and so on,
which change nothing.

A place is a number of decisions taken. A game that goes on from a snapshot counts on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuvee.engine import BadInput, Event, Game, IllegalAction, State
from cuvee.server.errors import Problem
from cuvee.server.game.log import (
    ACT,
    AGREE,
    ASK,
    REDO,
    REFUSE,
    UNDO,
    WITHDRAW,
    LogEntry,
    Move,
    UndoRequest,
)

KEYFRAME_INTERVAL: Final = 32  # decisions between two kept positions
MAX_KEYFRAMES: Final = 4  # positions kept in memory besides the first

NO_ACTION: Final = (0, 0, 0)  # no question, so no answer to know again

# Why one cannot go back further without asking, or at all.
START, EARLIER, ENDED = "start", "earlier", "over"
OTHER, CHANCE, REVEALED = "other", "chance", "revealed"


class GameHistory:
    """One game in progress or over."""

    def __init__(self, begin: Callable[[], State], seed: int, seq: int = 0, first: int = 0) -> None:
        self._begin = begin
        self.seed = seed
        self.seq = seq
        self.first = first  # the place it begins at: not 0 where it goes on from a snapshot
        self.moves: list[Move] = []
        self.redo_stack: list[Move] = []  # taken back, the next to be redone last
        self.undo_request: UndoRequest | None = None
        self.state = begin()
        self.told = self.state.drain_events()  # the deal
        self.asked_seq = [seq] * self.state.seats  # the number each seat's question was put at
        self._request_seq = seq  # the number of the last wish to go back, or of what became of it
        self._question_start = 0  # deeds done when the simultaneous question was put
        self._kept: dict[int, tuple[State, int]] = {}  # by deeds done: the state, its question
        # Each seat's last decision, to know its command again: asked at, entered at, the action.
        self._last: dict[int, tuple[int, int, int]] = {}

    @property
    def game(self) -> Game[State]:
        """The rules."""
        return self.state.game

    @property
    def decision_count(self) -> int:
        """How many decisions have been taken."""
        return self.first + len(self.moves)

    # What may be entered next.

    def plan_action(self, seat: int, seq: int, action: int, at: float) -> LogEntry:
        """An action of a seat that answers the question it was asked, or a Problem."""
        asked, entered, done = self._last.get(seat, NO_ACTION)
        if asked <= seq < entered and action == done:
            raise self.conflict("repeated", "This command was already carried out.")
        self._check_fresh(seat, seq)
        reason = self.state.why_not(action, seat)
        if reason is not None:
            refused = IllegalAction(self.game.name, action, reason)
            raise Problem(422, "refused", str(refused), reason=reason.to_dict(), seq=self.seq)
        return LogEntry(self.seq + 1, ACT, seat, action, at)

    def _check_fresh(self, seat: int, seq: int) -> None:
        """Insist that a command was given in knowledge of what its seat is asked now."""
        if not self.asked_seq[seat] <= seq <= self.seq:
            raise self.conflict("stale", "The game has changed since.")

    def conflict(self, code: str, message: str) -> Problem:
        """The answer to a command that the game is past."""
        return Problem(409, code, message, seq=self.seq)

    def undo_limit(self, seat: int, single_player: bool = False) -> tuple[int, str]:
        """The place a seat may go back to without asking anybody, and why no further.

        Somebody who plays with nobody but bots may go back to any decision.
        """
        if self.state.over:
            return self.decision_count, ENDED
        if not single_player:
            for done in range(len(self.moves), 0, -1):
                stop = _undo_blocker(self.moves[done - 1], seat)
                if stop:
                    return self.first + done, stop
        return self.first, EARLIER if self.first else START

    def plan_undo(
        self,
        seat: int,
        seq: int,
        human_seats: set[int],
        single_player: bool,
        to: int | None,
        at: float,
    ) -> LogEntry:
        """Going back as far as a seat may on its own; a Problem says what stands against it."""
        self._check_fresh(seat, seq)
        if to is None and self.can_withdraw(seat):
            return LogEntry(self.seq + 1, WITHDRAW, seat, 0, at)
        if to is None:
            to = self._last_decision_of(human_seats) if single_player else self.decision_count - 1
        if not 0 <= to < self.decision_count:
            raise self.conflict("nothing_to_undo", "There is nothing to undo.")
        free, reason = self.undo_limit(seat, single_player)
        if to < free:
            told = UNDO_STOPS[reason]
            raise Problem(409, "undo_not_allowed", told, reason=reason, free=free, seq=self.seq)
        return LogEntry(self.seq + 1, UNDO, seat, to, at)

    def plan_undo_request(
        self, seat: int, seq: int, to: int, human_seats: set[int], at: float
    ) -> list[LogEntry]:
        """Asking the others to go back further than one may on one's own."""
        self._check_fresh(seat, seq)
        if self.undo_request is not None:
            raise self.conflict("undo_already_requested", "There is an undo request already.")
        if seq < self._request_seq:
            raise self.conflict("stale", "The game has changed since.")
        if self.state.over or 0 <= to < self.first:
            reason = ENDED if self.state.over else EARLIER
            raise self.conflict("undo_not_allowed", UNDO_STOPS[reason])
        if not self.first <= to < self.decision_count:
            raise self.conflict("nothing_to_undo", "There is nothing to undo.")
        entries = [LogEntry(self.seq + 1, ASK, seat, to, at)]
        if human_seats <= {seat}:
            entries.append(LogEntry(self.seq + 2, UNDO, seat, to, at))
        return entries

    def plan_undo_answer(
        self, seat: int, seq: int, agree: bool, human_seats: set[int], at: float
    ) -> list[LogEntry]:
        """A seat's answer to the wish to go back, and the way back once all have agreed."""
        undo_request = self.undo_request
        if (
            undo_request is None
            or (agree and seat in undo_request.agreed)
            or seat not in human_seats
        ):
            raise self.conflict("no_undo_request", "There is no undo request to answer.")
        if not self._request_seq <= seq <= self.seq:
            raise self.conflict("stale", "The game has changed since.")
        if not agree:
            return [LogEntry(self.seq + 1, REFUSE, seat, undo_request.to, at)]
        entries = [LogEntry(self.seq + 1, AGREE, seat, undo_request.to, at)]
        if human_seats <= {*undo_request.agreed, seat}:
            entries.append(LogEntry(self.seq + 2, UNDO, undo_request.seat, undo_request.to, at))
        return entries

    def plan_redo(
        self, seat: int, seq: int, human_seats: set[int], single_player: bool, at: float
    ) -> LogEntry:
        """Going forward again after going back: one's decision, and what bots then decided."""
        self._check_fresh(seat, seq)
        if not self.redo_stack:
            raise self.conflict("nothing_to_redo", "There is nothing to redo.")
        if not self.can_redo(seat, single_player):
            raise self.conflict(
                "not_your_decision", "Only the player who took this decision can redo it."
            )
        steps = 1
        while steps < len(self.redo_stack) and self.redo_stack[-1 - steps].seat not in human_seats:
            steps += 1
        return LogEntry(self.seq + 1, REDO, seat, self.decision_count + steps, at)

    def can_redo(self, seat: int, single_player: bool = False) -> bool:
        """Whether what was taken back last is a seat's to do again."""
        return bool(self.redo_stack) and (single_player or self.redo_stack[-1].seat == seat)

    def bots_must_wait(self, human_seats: set[int]) -> bool:
        """Whether bots had better not decide now.

        So it is while a wish is open, while a person who is asked may yet redo, and while a person
        may answer a question that the first answer settles.
        """
        if self.undo_request is not None:
            return True
        asked = any(seat in human_seats for seat in self.state.waiting)
        return asked and (bool(self.redo_stack) or not self.state.simultaneous)

    def can_withdraw(self, seat: int) -> bool:
        """Whether a seat has given a hidden answer that can still be withdrawn."""
        pending = self.moves[self._question_start :] if self.state.simultaneous else []
        return any(move.seat == seat for move in pending)

    def _last_decision_of(self, human_seats: set[int]) -> int:
        """The place of the last decision that a person took: bots follow by themselves."""
        for done in range(len(self.moves) - 1, -1, -1):
            if self.moves[done].seat in human_seats:
                return self.first + done
        return -1

    # Entering it.

    def apply(self, entry: LogEntry) -> list[Event]:
        """Carry out an entry; what happened is returned, nothing of it for a step back.

        An entry that cannot follow is BadInput or an IllegalAction; the game is then of no use.
        """
        if entry.seq != self.seq + 1:
            raise BadInput(f"entry {entry.seq} does not follow entry {self.seq}")
        told: list[Event] = []
        if entry.kind == ACT:
            told = self._apply_action(entry)
        elif entry.kind == REDO:
            told = self._apply_redo(entry)
        elif entry.kind == UNDO:
            self._apply_undo(entry)
        elif entry.kind == WITHDRAW:
            self._apply_withdrawal(entry)
        else:
            self._apply_request(entry)
        self.seq = entry.seq
        return told

    def _apply_action(self, entry: LogEntry) -> list[Event]:
        asked = self.asked_seq[entry.seat]
        told = self._apply_decision(entry.seat, entry.value, entry.seq)
        self._last[entry.seat] = (asked, entry.seq, entry.value)
        self.redo_stack.clear()
        self._end_request(entry.seq)
        return told

    def _apply_redo(self, entry: LogEntry) -> list[Event]:
        told: list[Event] = []
        while self.decision_count < entry.value:
            if not self.redo_stack:
                raise BadInput(f"entry {entry.seq} redoes what was never undone")
            move = self.redo_stack.pop()
            told += self._apply_decision(move.seat, move.code, entry.seq)
        self.asked_seq[entry.seat] = entry.seq
        self._end_request(entry.seq)
        return told

    def _apply_undo(self, entry: LogEntry) -> None:
        done = entry.value - self.first
        if not 0 <= done < len(self.moves):
            raise BadInput(f"entry {entry.seq} goes back to a decision that was never taken")
        self.redo_stack += reversed(self.moves[done:])
        self._restore(self.moves[:done], entry.seq, done)
        self.asked_seq = [entry.seq] * self.state.seats

    def _apply_withdrawal(self, entry: LogEntry) -> None:
        if not self.can_withdraw(entry.seat):
            raise BadInput(f"entry {entry.seq} withdraws an answer that was never given")
        done = len(self.moves) - 1
        while self.moves[done].seat != entry.seat:
            done -= 1
        asked_seq = self.asked_seq[:]
        self.redo_stack = [self.moves[done]]  # whatever else was ahead rested on this answer
        self._restore(self.moves[:done] + self.moves[done + 1 :], entry.seq, done)
        self.asked_seq = asked_seq
        self.asked_seq[entry.seat] = entry.seq

    def _apply_request(self, entry: LogEntry) -> None:
        if entry.kind == ASK:
            self.undo_request = UndoRequest(entry.seat, entry.value, [entry.seat])
            self._request_seq = entry.seq
        elif entry.kind == AGREE and self.undo_request is not None:
            self.undo_request = UndoRequest(
                self.undo_request.seat,
                self.undo_request.to,
                [*self.undo_request.agreed, entry.seat],
            )
        elif entry.kind == REFUSE:
            self._end_request(entry.seq)

    def _end_request(self, seq: int) -> None:
        if self.undo_request is not None:
            self.undo_request = None
            self._request_seq = seq

    def _apply_decision(self, seat: int, code: int, seq: int) -> list[Event]:
        told, move, others_wait = apply_move(self.state, seat, code)
        self.moves.append(move)
        if others_wait:
            self.asked_seq[seat] = seq
        else:
            self.asked_seq = [seq] * self.state.seats
            self._question_start = len(self.moves)
        self._keep()
        return told

    def _restore(self, moves: list[Move], seq: int, common: int) -> None:
        """Set the board up anew after these decisions, the first of which are the same as now."""
        self._kept = {done: kept for done, kept in self._kept.items() if done <= common}
        nearest = max(self._kept, default=0)
        self.moves = moves[:nearest]
        if nearest:
            kept, self._question_start = self._kept[nearest]
            self.state = kept.clone()
            self.state.record_events()
        else:
            self.state, self._question_start = self._begin(), 0
        for move in moves[nearest:]:
            self._apply_decision(move.seat, move.code, seq)
        self.state.drain_events()
        self._end_request(seq)
        self._last.clear()

    def _keep(self) -> None:
        """Keep a position now and then, so that going back need not begin at the deal."""
        done = len(self.moves)
        if done % KEYFRAME_INTERVAL == 0:
            self._kept[done] = (self.state.clone(), self._question_start)
            if len(self._kept) > MAX_KEYFRAMES:
                del self._kept[min(self._kept)]


def apply_move(state: State, seat: int, code: int) -> tuple[list[Event], Move, bool]:
    """Decide on this board: what happened, the deed, and whether it stays hidden for now."""
    drawn, blind = state.rng.count, state.simultaneous
    others_wait = blind and len(state.waiting) > 1
    state.apply(code, seat)
    told = state.drain_events()
    revealed = (blind and not others_wait) or _reveals_secret(told, seat)
    return told, Move(seat, code, state.rng.count != drawn, revealed), others_wait


def _undo_blocker(move: Move, seat: int) -> str:
    """Why a seat cannot take back a decision on its own; nothing if it can."""
    if move.seat != seat:
        return OTHER
    if move.revealed:
        return REVEALED
    return CHANCE if move.chance else ""


def _reveals_secret(told: list[Event], seat: int) -> bool:
    """Whether a decision has shown somebody else a secret, such as a card that was handed over."""
    return any(event.secret and event.owner != seat for event in told)


UNDO_STOPS: Final = {
    START: "This is the start of the game.",
    EARLIER: "Earlier decisions were taken with earlier rules.",
    ENDED: "The game is over; play on from an earlier position in a copy.",
    OTHER: "Another player has decided since; ask the others to undo more.",
    CHANCE: "Something was drawn or rolled; ask the others to undo more.",
    REVEALED: "Hidden choices were revealed; ask the others to undo more.",
}
