"""Games without a server around them: entries made and taken as the host does it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hypothesis import strategies as st

from cuvee import game
from cuvee.engine import Event, State
from cuvee.server.errors import Problem
from cuvee.server.game.history import GameHistory
from cuvee.server.game.log import LogEntry

Begin = Callable[[], State]
NOW = 1.0


def dealt(name: str, seats: int, seed: int, **options: object) -> Begin:
    """How a game of this seed begins, listened to."""
    return lambda: game(name).begin(seats, seed, dict(options), record_events=True)


BARRELS = dealt("barrels", 3, 5)
NARAMATA = dealt("naramata", 2, 3)
VITICULTURE = dealt("viticulture", 2, 11)
KINDS = st.sampled_from(["act", "act", "act", "act", "undo", "back", "redo", "ask", "yes", "no"])
STEPS = st.lists(
    st.tuples(KINDS, st.integers(0, 2), st.integers(0, 40), st.integers(0, 6)), max_size=70
)


class Table:
    """A game, the entries that led there, and who are people and not bots."""

    def __init__(self, begin: Begin, people: set[int] | None = None, alone: bool = False) -> None:
        self.begin = begin
        self.played = GameHistory(begin, 0)
        seats = self.played.state.seats
        self.people = set(range(seats)) if people is None else people
        self.alone = alone
        self.entries: list[LogEntry] = []

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.played.seq

    def enter(self, *entries: LogEntry) -> list[Event]:
        """Enter what was planned."""
        told: list[Event] = []
        for entry in entries:
            told += self.played.take(entry)
            self.entries.append(entry)
        return told

    def act(self, seat: int, action: int, seq: int | None = None) -> list[Event]:
        """A seat decides."""
        return self.enter(self.played.decide(seat, self._known(seq), action, NOW))

    def act_any(self, seat: int | None = None, pick: int = 0) -> list[Event]:
        """Somebody who is asked decides something."""
        state = self.played.state
        who = state.waiting[pick % len(state.waiting)] if seat is None else seat
        legal = state.legal(who)
        return self.act(who, legal[pick % len(legal)])

    def undo(self, seat: int, to: int | None = None, seq: int | None = None) -> None:
        """A seat goes back."""
        known = self._known(seq)
        self.enter(self.played.back(seat, known, self.people, self.alone, to, NOW))

    def redo(self, seat: int, seq: int | None = None) -> list[Event]:
        """A seat goes forward again."""
        known = self._known(seq)
        return self.enter(self.played.forward(seat, known, self.people, self.alone, NOW))

    def ask(self, seat: int, to: int, seq: int | None = None) -> None:
        """A seat asks the others to go back."""
        self.enter(*self.played.ask_back(seat, self._known(seq), to, self.people, NOW))

    def answer(self, seat: int, agree: bool, seq: int | None = None) -> None:
        """A seat answers the wish to go back."""
        self.enter(*self.played.answer_wish(seat, self._known(seq), agree, self.people, NOW))

    def _known(self, seq: int | None) -> int:
        return self.seq if seq is None else seq

    # What to compare.

    def standing(self) -> dict[str, object]:
        """Everything that decides what can happen next."""
        return standing(self.played)

    def read_back(self) -> GameHistory:
        """The same game from its entries alone."""
        again = GameHistory(self.begin, 0)
        for entry in self.entries:
            again.take(entry)
        return again

    def replayed(self) -> State:
        """The state to which the decisions that stand lead."""
        state = self.begin()
        for deed in self.played.deeds:
            state.apply(deed.code, deed.seat)
        return state


def standing(played: GameHistory) -> dict[str, object]:
    """Everything that decides what can happen next in a game."""
    seats = range(played.state.seats)
    return {
        "digest": played.state.digest(),
        "seq": played.seq,
        "deeds": list(played.deeds),
        "ahead": list(played.ahead),
        "wish": played.wish,
        "asked_at": list(played.asked_at),
        "waiting": played.state.waiting,
        "offer": [played.state.legal(seat) for seat in seats],
        "answered": [played.answered(seat) for seat in seats],
        "free": [played.free_to(seat) for seat in seats],
    }


def refusal(attempt: Callable[[], object]) -> Problem:
    """The Problem that an attempt runs into."""
    try:
        attempt()
    except Problem as problem:
        return problem
    raise AssertionError("this was not refused")


def attempt(table: Table, step: tuple[str, int, int, int]) -> Callable[[], object]:
    """A command of some seat, perhaps in ignorance of the last entries."""
    kind, who, pick, lag = step
    state = table.played.state
    seat = who % state.seats
    seq = max(0, table.seq - max(0, lag - 3))
    legal = state.legal(seat) or [pick]
    commands: dict[str, Callable[[], object]] = {
        "act": partial(table.act, seat, legal[pick % len(legal)], seq),
        "undo": partial(table.undo, seat, None, seq),
        "back": partial(table.undo, seat, pick, seq),
        "redo": partial(table.redo, seat, seq),
        "ask": partial(table.ask, seat, pick, seq),
        "yes": partial(table.answer, seat, True, seq),
        "no": partial(table.answer, seat, False, seq),
    }
    return commands[kind]


def done(command: Callable[[], object]) -> bool:
    """Whether a command was carried out; if not, it was refused in one of the two ways."""
    try:
        command()
    except Problem as problem:
        if problem.status not in (409, 422):
            raise
        return False
    return True
