"""Games without a server around them: entries made and taken as the host does it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hypothesis import strategies as st

from cuvee import game
from cuvee.engine import Event, State
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.errors import Problem
from cuvee.server.game.checks import plan_action
from cuvee.server.game.history import GameHistory
from cuvee.server.game.undo import (
    plan_redo,
    plan_undo,
    plan_undo_answer,
    plan_undo_request,
    undo_limit,
)

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

    def __init__(
        self, begin: Begin, human_seats: set[int] | None = None, single_player: bool = False
    ) -> None:
        self.begin = begin
        self.history = GameHistory(begin, 0)
        seats = self.history.state.seats
        self.human_seats = set(range(seats)) if human_seats is None else human_seats
        self.single_player = single_player
        self.entries: list[LogEntry] = []

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.history.seq

    def enter(self, *entries: LogEntry) -> list[Event]:
        """Enter what was planned."""
        events: list[Event] = []
        for entry in entries:
            events += self.history.apply(entry)
            self.entries.append(entry)
        return events

    def act(self, seat: int, action: int, seq: int | None = None) -> list[Event]:
        """A seat decides."""
        return self.enter(plan_action(self.history, seat, self._known(seq), action, NOW))

    def act_any(self, seat: int | None = None, pick: int = 0) -> list[Event]:
        """Somebody who is asked decides something."""
        state = self.history.state
        who = state.waiting[pick % len(state.waiting)] if seat is None else seat
        legal = state.legal(who)
        return self.act(who, legal[pick % len(legal)])

    def undo(self, seat: int, to: int | None = None, seq: int | None = None) -> None:
        """A seat goes back."""
        known = self._known(seq)
        self.enter(
            plan_undo(self.history, seat, known, self.human_seats, self.single_player, to, NOW)
        )

    def redo(self, seat: int, seq: int | None = None) -> list[Event]:
        """A seat goes forward again."""
        known = self._known(seq)
        return self.enter(
            plan_redo(self.history, seat, known, self.human_seats, self.single_player, NOW)
        )

    def ask(self, seat: int, to: int, seq: int | None = None) -> None:
        """A seat requests an undo."""
        self.enter(
            *plan_undo_request(self.history, seat, self._known(seq), to, self.human_seats, NOW)
        )

    def answer(self, seat: int, agree: bool, seq: int | None = None) -> None:
        """A seat answers an undo request."""
        self.enter(
            *plan_undo_answer(self.history, seat, self._known(seq), agree, self.human_seats, NOW)
        )

    def _known(self, seq: int | None) -> int:
        return self.seq if seq is None else seq

    # What to compare.

    def standing(self) -> dict[str, object]:
        """Everything that decides what can happen next."""
        return standing(self.history)

    def read_back(self) -> GameHistory:
        """The same game from its entries alone."""
        again = GameHistory(self.begin, 0)
        for entry in self.entries:
            again.apply(entry)
        return again

    def replayed(self) -> State:
        """The state to which the decisions that stand lead."""
        state = self.begin()
        for move in self.history.moves:
            state.apply(move.code, move.seat)
        return state


def standing(history: GameHistory) -> dict[str, object]:
    """Everything that decides what can happen next in a game."""
    seats = range(history.state.seats)
    return {
        "digest": history.state.digest(),
        "seq": history.seq,
        "moves": list(history.moves),
        "undone": list(history.undone),
        "undo_request": history.undo_request,
        "asked_at": list(history.asked_seq),
        "waiting": history.state.waiting,
        "offer": [history.state.legal(seat) for seat in seats],
        "answered": [history.can_withdraw(seat) for seat in seats],
        "free": [undo_limit(history, seat) for seat in seats],
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
    state = table.history.state
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
