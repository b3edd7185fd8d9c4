"""A game as it was played: the state, the decisions that led there, and the way back.

Everything follows from the entries: `take` is the only thing that changes anything, for entries
read from the database as for new ones. What may be entered is asked of `decide`, `back` and so on,
which change nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuvee.engine import BadInput, Event, Game, IllegalAction, Record, State
from cuvee.server.errors import Problem
from cuvee.server.play.entries import (
    ACT,
    AGREE,
    ASK,
    REDO,
    REFUSE,
    UNDO,
    WITHDRAW,
    Deed,
    Entry,
    Wish,
)

APART: Final = 32  # decisions between two kept positions
KEPT: Final = 4  # positions kept in memory besides the first

NEVER: Final = (0, 0, 0)  # no question, so no answer to know again

# Why one cannot go back further without asking.
START, OTHER, CHANCE, REVEALED = "start", "other", "chance", "revealed"


class Played:
    """One game in progress or over."""

    def __init__(self, begin: Callable[[], State], seed: int, seq: int = 0) -> None:
        self._begin = begin
        self.seed = seed
        self.seq = seq
        self.deeds: list[Deed] = []
        self.ahead: list[Deed] = []  # taken back, the next to be redone last
        self.wish: Wish | None = None
        self.state = begin()
        self.told = self.state.happened()  # the deal
        self.asked_at = [seq] * self.state.seats  # the number each seat's question was put at
        self._question = 0  # decisions taken when the simultaneous question was put
        self._kept: dict[int, State] = {}
        # Each seat's last decision, to know its command again: asked at, entered at, the action.
        self._last: dict[int, tuple[int, int, int]] = {}

    @property
    def game(self) -> Game[State]:
        """The rules."""
        return self.state.game

    # What may be entered next.

    def decide(self, seat: int, seq: int, action: int, at: float) -> Entry:
        """An action of a seat that answers the question it was asked, or a Problem."""
        asked, entered, done = self._last.get(seat, NEVER)
        if asked <= seq < entered and action == done:
            raise self.stale("repeated", "This was done already.")
        if not self.asked_at[seat] <= seq <= self.seq:
            raise self.stale("stale", "The game has moved on since.")
        reason = self.state.why_not(action, seat)
        if reason is not None:
            refused = IllegalAction(self.game.name, action, reason)
            raise Problem(422, "refused", str(refused), reason=reason.to_dict(), seq=self.seq)
        return Entry(self.seq + 1, ACT, seat, action, at)

    def stale(self, code: str, message: str) -> Problem:
        """The answer to a command that the game is past."""
        return Problem(409, code, message, seq=self.seq)

    def free_to(self, seat: int) -> tuple[int, str]:
        """How far a seat may go back without asking anybody, and why no further."""
        to = len(self.deeds)
        while to > 0:
            deed = self.deeds[to - 1]
            if deed.seat != seat:
                return to, OTHER
            if deed.revealed:
                return to, REVEALED
            if deed.chance:
                return to, CHANCE
            to -= 1
        return 0, START

    def back(self, seat: int, people: set[int], alone: bool, to: int | None, at: float) -> Entry:
        """Going back as far as a seat may on its own; a Problem says what stands against it.

        Somebody who plays with nobody but bots may go back to any decision.
        """
        if to is None and self._answered(seat):
            return Entry(self.seq + 1, WITHDRAW, seat, 0, at)
        if to is None:
            to = self._last_of(people) if alone else len(self.deeds) - 1
        target = -1 if to is None else to
        if not 0 <= target < len(self.deeds):
            raise Problem(409, "nothing_to_undo", "There is nothing to take back.", seq=self.seq)
        free, reason = self.free_to(seat)
        if not alone and target < free:
            raise Problem(409, "undo_stops", UNDO_STOPS[reason], reason=reason, free=free)
        return Entry(self.seq + 1, UNDO, seat, target, at)

    def ask_back(self, seat: int, to: int, at: float) -> Entry:
        """Asking the others to go back further than one may on one's own."""
        if self.wish is not None:
            raise Problem(409, "asked_already", "Somebody has asked already.", seq=self.seq)
        if not 0 <= to < len(self.deeds):
            raise Problem(409, "nothing_to_undo", "There is nothing to take back.", seq=self.seq)
        return Entry(self.seq + 1, ASK, seat, to, at)

    def answer_wish(self, seat: int, agree: bool, people: set[int], at: float) -> list[Entry]:
        """A seat's answer to the wish to go back, and the way back once all have agreed."""
        wish = self.wish
        if wish is None or (agree and seat in wish.agreed) or seat not in people:
            raise Problem(409, "nothing_asked", "Nobody waits for this answer.", seq=self.seq)
        if not agree:
            return [Entry(self.seq + 1, REFUSE, seat, wish.to, at)]
        entries = [Entry(self.seq + 1, AGREE, seat, wish.to, at)]
        if people <= {*wish.agreed, seat}:
            entries.append(Entry(self.seq + 2, UNDO, wish.seat, wish.to, at))
        return entries

    def forward(self, seat: int, people: set[int], alone: bool, at: float) -> Entry:
        """Going forward again after going back: one's decision, and what bots then decided."""
        if not self.ahead:
            raise Problem(409, "nothing_to_redo", "There is nothing to do again.", seq=self.seq)
        if not alone and self.ahead[-1].seat != seat:
            raise Problem(409, "not_yours", "That was somebody else's decision.", seq=self.seq)
        steps = 1
        while steps < len(self.ahead) and self.ahead[-1 - steps].seat not in people:
            steps += 1
        return Entry(self.seq + 1, REDO, seat, len(self.deeds) + steps, at)

    def _answered(self, seat: int) -> bool:
        """Whether a seat has given a hidden answer that can still be withdrawn."""
        pending = self.deeds[self._question :] if self.state.answers else []
        return any(deed.seat == seat for deed in pending)

    def _last_of(self, people: set[int]) -> int | None:
        """The place of the last decision that a person took: bots follow by themselves."""
        for place in range(len(self.deeds) - 1, -1, -1):
            if self.deeds[place].seat in people:
                return place
        return None

    # Entering it.

    def take(self, entry: Entry) -> list[Event]:
        """Carry out an entry; what happened is returned, nothing of it for a step back."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow entry {self.seq}")
        told: list[Event] = []
        if entry.kind == ACT:
            self._last[entry.seat] = (self.asked_at[entry.seat], entry.seq, entry.value)
            self.ahead.clear()
            self.wish = None
            told = self._do(entry.seat, entry.value, entry.seq)
        elif entry.kind == REDO:
            while self.ahead and len(self.deeds) < entry.value:
                deed = self.ahead.pop()
                told += self._do(deed.seat, deed.code, entry.seq)
        elif entry.kind == UNDO:
            self.ahead += reversed(self.deeds[entry.value :])
            self._stand_at(self.deeds[: entry.value], entry.seq)
        elif entry.kind == WITHDRAW:
            self._withdraw(entry)
        elif entry.kind == ASK:
            self.wish = Wish(entry.seat, entry.value, [entry.seat])
        elif entry.kind == AGREE and self.wish is not None:
            self.wish = Wish(self.wish.seat, self.wish.to, [*self.wish.agreed, entry.seat])
        elif entry.kind == REFUSE:
            self.wish = None
        self.seq = entry.seq
        return told

    def _do(self, seat: int, code: int, seq: int) -> list[Event]:
        state = self.state
        drawn, blind = state.count, bool(state.answers)
        others_wait = blind and len(state.waiting) > 1  # then the answer stays hidden for now
        state.apply(code, seat)
        self.deeds.append(Deed(seat, code, state.count != drawn, blind and not others_wait))
        if others_wait:
            self.asked_at[seat] = seq
        else:
            self.asked_at = [seq] * state.seats
            self._question = len(self.deeds)
        self._keep()
        return state.happened()

    def _withdraw(self, entry: Entry) -> None:
        places = [
            place
            for place in range(self._question, len(self.deeds))
            if self.deeds[place].seat == entry.seat
        ]
        kept = self.deeds[: places[-1]] + self.deeds[places[-1] + 1 :]
        asked_at = self.asked_at[:]
        self._stand_at(kept, entry.seq, self.deeds[: self._question])
        self.asked_at = asked_at
        self.asked_at[entry.seat] = entry.seq

    def _stand_at(self, deeds: list[Deed], seq: int, shared: list[Deed] | None = None) -> None:
        """Set the board up anew after these decisions."""
        common = len(deeds) if shared is None else len(shared)
        self._kept = {place: kept for place, kept in self._kept.items() if place <= common}
        nearest = max(self._kept, default=0)
        self.state = self._kept[nearest].clone() if nearest else self._begin()
        self.deeds = deeds[:nearest]
        self.wish = None
        if not self.state.log:
            self.state.listen()
        for deed in deeds[nearest:]:
            self._do(deed.seat, deed.code, seq)
        self.state.happened()
        self.asked_at = [seq] * self.state.seats

    def _keep(self) -> None:
        """Keep a position now and then, so that going back need not begin at the deal."""
        place = len(self.deeds)
        if place % APART == 0:
            self._kept[place] = self.state.clone()
            if len(self._kept) > KEPT:
                del self._kept[min(self._kept)]

    # Looking back.

    def record(self, names: list[str]) -> Record:
        """The game up to now, as everybody may have it once it is over."""
        record = Record(self.state, self.seed, names)
        replayed = self._begin()
        for deed in self.deeds:
            record.play(replayed, deed.code, deed.seat)
        record.close(self.state)
        return record

    def at(self, place: int) -> State:
        """The position after so many decisions."""
        if not 0 <= place <= len(self.deeds):
            raise BadInput(f"the game has {len(self.deeds)} decisions, not {place}")
        known = [kept for kept in self._kept if kept <= place]
        nearest = max(known, default=0)
        state = self._kept[nearest].clone() if nearest else self._begin()
        for deed in self.deeds[nearest:place]:
            state.apply(deed.code, deed.seat)
        return state


UNDO_STOPS: Final = {
    START: "There is nothing before the deal.",
    OTHER: "Somebody else has decided since; the table can agree to go back further.",
    CHANCE: "Something was drawn or rolled; the table can agree to go back further.",
    REVEALED: "Hidden choices came to light; the table can agree to go back further.",
}
