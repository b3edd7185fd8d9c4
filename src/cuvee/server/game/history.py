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

APART: Final = 32  # decisions between two kept positions
KEPT: Final = 4  # positions kept in memory besides the first

NEVER: Final = (0, 0, 0)  # no question, so no answer to know again

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
        self.deeds: list[Move] = []
        self.ahead: list[Move] = []  # taken back, the next to be redone last
        self.wish: UndoRequest | None = None
        self.state = begin()
        self.told = self.state.drain_events()  # the deal
        self.asked_at = [seq] * self.state.seats  # the number each seat's question was put at
        self._wished_at = seq  # the number of the last wish to go back, or of what became of it
        self._question = 0  # deeds done when the simultaneous question was put
        self._kept: dict[int, tuple[State, int]] = {}  # by deeds done: the state, its question
        # Each seat's last decision, to know its command again: asked at, entered at, the action.
        self._last: dict[int, tuple[int, int, int]] = {}

    @property
    def game(self) -> Game[State]:
        """The rules."""
        return self.state.game

    @property
    def place(self) -> int:
        """How many decisions have been taken."""
        return self.first + len(self.deeds)

    # What may be entered next.

    def decide(self, seat: int, seq: int, action: int, at: float) -> LogEntry:
        """An action of a seat that answers the question it was asked, or a Problem."""
        asked, entered, done = self._last.get(seat, NEVER)
        if asked <= seq < entered and action == done:
            raise self.stale("repeated", "This was done already.")
        self._must_know(seat, seq)
        reason = self.state.why_not(action, seat)
        if reason is not None:
            refused = IllegalAction(self.game.name, action, reason)
            raise Problem(422, "refused", str(refused), reason=reason.to_dict(), seq=self.seq)
        return LogEntry(self.seq + 1, ACT, seat, action, at)

    def _must_know(self, seat: int, seq: int) -> None:
        """Insist that a command was given in knowledge of what its seat is asked now."""
        if not self.asked_at[seat] <= seq <= self.seq:
            raise self.stale("stale", "The game has moved on since.")

    def stale(self, code: str, message: str) -> Problem:
        """The answer to a command that the game is past."""
        return Problem(409, code, message, seq=self.seq)

    def free_to(self, seat: int, alone: bool = False) -> tuple[int, str]:
        """The place a seat may go back to without asking anybody, and why no further.

        Somebody who plays with nobody but bots may go back to any decision.
        """
        if self.state.over:
            return self.place, ENDED
        if not alone:
            for done in range(len(self.deeds), 0, -1):
                stop = _stop(self.deeds[done - 1], seat)
                if stop:
                    return self.first + done, stop
        return self.first, EARLIER if self.first else START

    def back(
        self, seat: int, seq: int, people: set[int], alone: bool, to: int | None, at: float
    ) -> LogEntry:
        """Going back as far as a seat may on its own; a Problem says what stands against it."""
        self._must_know(seat, seq)
        if to is None and self.answered(seat):
            return LogEntry(self.seq + 1, WITHDRAW, seat, 0, at)
        if to is None:
            to = self._last_of(people) if alone else self.place - 1
        if not 0 <= to < self.place:
            raise self.stale("nothing_to_undo", "There is nothing to take back.")
        free, reason = self.free_to(seat, alone)
        if to < free:
            told = UNDO_STOPS[reason]
            raise Problem(409, "undo_stops", told, reason=reason, free=free, seq=self.seq)
        return LogEntry(self.seq + 1, UNDO, seat, to, at)

    def ask_back(self, seat: int, seq: int, to: int, people: set[int], at: float) -> list[LogEntry]:
        """Asking the others to go back further than one may on one's own."""
        self._must_know(seat, seq)
        if self.wish is not None:
            raise self.stale("asked_already", "Somebody has asked already.")
        if seq < self._wished_at:
            raise self.stale("stale", "The game has moved on since.")
        if self.state.over or 0 <= to < self.first:
            reason = ENDED if self.state.over else EARLIER
            raise self.stale("undo_stops", UNDO_STOPS[reason])
        if not self.first <= to < self.place:
            raise self.stale("nothing_to_undo", "There is nothing to take back.")
        entries = [LogEntry(self.seq + 1, ASK, seat, to, at)]
        if people <= {seat}:
            entries.append(LogEntry(self.seq + 2, UNDO, seat, to, at))
        return entries

    def answer_wish(
        self, seat: int, seq: int, agree: bool, people: set[int], at: float
    ) -> list[LogEntry]:
        """A seat's answer to the wish to go back, and the way back once all have agreed."""
        wish = self.wish
        if wish is None or (agree and seat in wish.agreed) or seat not in people:
            raise self.stale("nothing_asked", "Nobody waits for this answer.")
        if not self._wished_at <= seq <= self.seq:
            raise self.stale("stale", "The game has moved on since.")
        if not agree:
            return [LogEntry(self.seq + 1, REFUSE, seat, wish.to, at)]
        entries = [LogEntry(self.seq + 1, AGREE, seat, wish.to, at)]
        if people <= {*wish.agreed, seat}:
            entries.append(LogEntry(self.seq + 2, UNDO, wish.seat, wish.to, at))
        return entries

    def forward(self, seat: int, seq: int, people: set[int], alone: bool, at: float) -> LogEntry:
        """Going forward again after going back: one's decision, and what bots then decided."""
        self._must_know(seat, seq)
        if not self.ahead:
            raise self.stale("nothing_to_redo", "There is nothing to do again.")
        if not self.may_redo(seat, alone):
            raise self.stale("not_yours", "That was somebody else's decision.")
        steps = 1
        while steps < len(self.ahead) and self.ahead[-1 - steps].seat not in people:
            steps += 1
        return LogEntry(self.seq + 1, REDO, seat, self.place + steps, at)

    def may_redo(self, seat: int, alone: bool = False) -> bool:
        """Whether what was taken back last is a seat's to do again."""
        return bool(self.ahead) and (alone or self.ahead[-1].seat == seat)

    def bots_wait(self, people: set[int]) -> bool:
        """Whether bots had better not decide now.

        So it is while a wish is open, while a person who is asked may yet redo, and while a person
        may answer a question that the first answer settles.
        """
        if self.wish is not None:
            return True
        asked = any(seat in people for seat in self.state.waiting)
        return asked and (bool(self.ahead) or not self.state.simultaneous)

    def answered(self, seat: int) -> bool:
        """Whether a seat has given a hidden answer that can still be withdrawn."""
        pending = self.deeds[self._question :] if self.state.simultaneous else []
        return any(deed.seat == seat for deed in pending)

    def _last_of(self, people: set[int]) -> int:
        """The place of the last decision that a person took: bots follow by themselves."""
        for done in range(len(self.deeds) - 1, -1, -1):
            if self.deeds[done].seat in people:
                return self.first + done
        return -1

    # Entering it.

    def take(self, entry: LogEntry) -> list[Event]:
        """Carry out an entry; what happened is returned, nothing of it for a step back.

        An entry that cannot follow is BadInput or an IllegalAction; the game is then of no use.
        """
        if entry.seq != self.seq + 1:
            raise BadInput(f"entry {entry.seq} does not follow entry {self.seq}")
        told: list[Event] = []
        if entry.kind == ACT:
            told = self._act(entry)
        elif entry.kind == REDO:
            told = self._redo(entry)
        elif entry.kind == UNDO:
            self._undo(entry)
        elif entry.kind == WITHDRAW:
            self._withdraw(entry)
        else:
            self._wish(entry)
        self.seq = entry.seq
        return told

    def _act(self, entry: LogEntry) -> list[Event]:
        asked = self.asked_at[entry.seat]
        told = self._do(entry.seat, entry.value, entry.seq)
        self._last[entry.seat] = (asked, entry.seq, entry.value)
        self.ahead.clear()
        self._end_wish(entry.seq)
        return told

    def _redo(self, entry: LogEntry) -> list[Event]:
        told: list[Event] = []
        while self.place < entry.value:
            if not self.ahead:
                raise BadInput(f"entry {entry.seq} does again what was never taken back")
            deed = self.ahead.pop()
            told += self._do(deed.seat, deed.code, entry.seq)
        self.asked_at[entry.seat] = entry.seq
        self._end_wish(entry.seq)
        return told

    def _undo(self, entry: LogEntry) -> None:
        done = entry.value - self.first
        if not 0 <= done < len(self.deeds):
            raise BadInput(f"entry {entry.seq} goes back to where the game never was")
        self.ahead += reversed(self.deeds[done:])
        self._stand_at(self.deeds[:done], entry.seq, done)
        self.asked_at = [entry.seq] * self.state.seats

    def _withdraw(self, entry: LogEntry) -> None:
        if not self.answered(entry.seat):
            raise BadInput(f"entry {entry.seq} withdraws an answer that was never given")
        done = len(self.deeds) - 1
        while self.deeds[done].seat != entry.seat:
            done -= 1
        asked_at = self.asked_at[:]
        self.ahead = [self.deeds[done]]  # whatever else was ahead rested on this answer
        self._stand_at(self.deeds[:done] + self.deeds[done + 1 :], entry.seq, done)
        self.asked_at = asked_at
        self.asked_at[entry.seat] = entry.seq

    def _wish(self, entry: LogEntry) -> None:
        if entry.kind == ASK:
            self.wish = UndoRequest(entry.seat, entry.value, [entry.seat])
            self._wished_at = entry.seq
        elif entry.kind == AGREE and self.wish is not None:
            self.wish = UndoRequest(self.wish.seat, self.wish.to, [*self.wish.agreed, entry.seat])
        elif entry.kind == REFUSE:
            self._end_wish(entry.seq)

    def _end_wish(self, seq: int) -> None:
        if self.wish is not None:
            self.wish = None
            self._wished_at = seq

    def _do(self, seat: int, code: int, seq: int) -> list[Event]:
        told, deed, others_wait = tried(self.state, seat, code)
        self.deeds.append(deed)
        if others_wait:
            self.asked_at[seat] = seq
        else:
            self.asked_at = [seq] * self.state.seats
            self._question = len(self.deeds)
        self._keep()
        return told

    def _stand_at(self, deeds: list[Move], seq: int, common: int) -> None:
        """Set the board up anew after these decisions, the first of which are the same as now."""
        self._kept = {done: kept for done, kept in self._kept.items() if done <= common}
        nearest = max(self._kept, default=0)
        self.deeds = deeds[:nearest]
        if nearest:
            kept, self._question = self._kept[nearest]
            self.state = kept.clone()
            self.state.record_events()
        else:
            self.state, self._question = self._begin(), 0
        for deed in deeds[nearest:]:
            self._do(deed.seat, deed.code, seq)
        self.state.drain_events()
        self._end_wish(seq)
        self._last.clear()

    def _keep(self) -> None:
        """Keep a position now and then, so that going back need not begin at the deal."""
        done = len(self.deeds)
        if done % APART == 0:
            self._kept[done] = (self.state.clone(), self._question)
            if len(self._kept) > KEPT:
                del self._kept[min(self._kept)]


def tried(state: State, seat: int, code: int) -> tuple[list[Event], Move, bool]:
    """Decide on this board: what happened, the deed, and whether it stays hidden for now."""
    drawn, blind = state.count, state.simultaneous
    others_wait = blind and len(state.waiting) > 1
    state.apply(code, seat)
    told = state.drain_events()
    revealed = (blind and not others_wait) or _was_shown(told, seat)
    return told, Move(seat, code, state.count != drawn, revealed), others_wait


def _stop(deed: Move, seat: int) -> str:
    """Why a seat cannot take back a decision on its own; nothing if it can."""
    if deed.seat != seat:
        return OTHER
    if deed.revealed:
        return REVEALED
    return CHANCE if deed.chance else ""


def _was_shown(told: list[Event], seat: int) -> bool:
    """Whether a decision has shown somebody else a secret, such as a card that was handed over."""
    return any(event.secret and event.owner != seat for event in told)


UNDO_STOPS: Final = {
    START: "There is nothing before the deal.",
    EARLIER: "What came before was played by earlier rules.",
    ENDED: "The game is over and its seed is known; it can be tried otherwise in a copy.",
    OTHER: "Somebody else has decided since; the table can agree to go back further.",
    CHANCE: "Something was drawn or rolled; the table can agree to go back further.",
    REVEALED: "Hidden choices came to light; the table can agree to go back further.",
}
