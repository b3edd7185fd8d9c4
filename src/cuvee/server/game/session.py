"""A table in memory: its row, its seats, its game and its watchers."""

from __future__ import annotations

import asyncio

import msgspec

from cuvee.engine import Event, State, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.protocol.notices import Notice, PositionNotice, TableNotice
from cuvee.protocol.position import Position, PositionOut
from cuvee.protocol.tables import DEFAULT_BOT, TableOut
from cuvee.server.db.table_rows import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    STUCK,
    Seat,
    TableRow,
    is_counted,
)
from cuvee.server.errors import Problem
from cuvee.server.game.changes import Changes
from cuvee.server.game.diff import Differences
from cuvee.server.game.history import GameHistory
from cuvee.server.game.position import position
from cuvee.server.game.session_lock import SessionLock
from cuvee.server.game.shared_views import SharedViews
from cuvee.server.game.table_out import Stuck, table_out
from cuvee.server.game.watcher import Watcher

_encode = msgspec.json.Encoder().encode


class TableSession:
    """One table, its lock, the history of its game once it has begun, and its watchers."""

    def __init__(self, row: TableRow, seat_rows: list[Seat]) -> None:
        self.row = row
        self.set_seats(seat_rows)
        self.lock = SessionLock()
        self.history: GameHistory | None = None
        self.stuck: Stuck | None = None  # why there is no history, though the game has begun
        self.watchers: set[Watcher] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.wrote_last = asyncio.Event()  # unset while another process wrote the last entry
        self.last_used = 0.0
        self.snapshot_seq = 0  # the entry of the last snapshot
        self.question_seq = 0  # the entry that the present question followed
        self.newly_asked: list[int] = []  # the seats whose turn it became by the last entry
        self.no_longer_asked: list[int] = []  # those whose turn it was until then
        self.present: set[int] = set()  # the seats whose players are connected, in any process
        self.changes = Changes()
        self._views = SharedViews()

    def initial_state(self) -> State:
        """The state before the first decision, recording events."""
        rules = game(self.row.game)
        if self.row.base is not None:
            state = rules.state(self.row.base["state"])
            state.record_events()
            return state
        return rules.begin(self.row.seats, self.seed, {**self.row.options}, record_events=True)

    @property
    def offset(self) -> int:
        """The number of decisions taken before the initial state."""
        return 0 if self.row.base is None else int(self.row.base["place"])

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return int(self.row.seed) % SEED_LIMIT

    def require_history(self) -> GameHistory:
        """The history of the game; a Problem while there is no game to play."""
        if self.history is not None:
            return self.history
        if self.stuck is not None:
            raise Problem(409, self.stuck.code, self.stuck.message)
        if self.lock.reload is not None:
            raise Problem(503, "unavailable", "The last command could not be stored; try again.")
        raise Problem(409, "not_begun", "The game has not begun.")

    def drop_history(self) -> None:
        """Drop the game in memory, which may differ from what is stored."""
        self.history = None
        self.changes.drop()

    def set_seats(self, seat_rows: list[Seat]) -> None:
        """Set the rows of the seats, and what follows from them."""
        self.seat_rows = seat_rows
        self.human_seats = {seat.seat for seat in seat_rows if seat.kind == PERSON}
        # Also those for which a bot stands in.
        self.held_seats = self.human_seats | {s.seat for s in seat_rows if s.person is not None}
        self.bot_seats = {s.seat: s.bot or DEFAULT_BOT for s in seat_rows if s.kind == BOT}
        self.names = [seat.name for seat in seat_rows]
        # Whether one person has all seats that are not bots'.
        self.single_player = (
            len({seat.person for seat in seat_rows if seat.person is not None}) <= 1
        )

    @property
    def free_undo(self) -> bool:
        """Whether any decision may be undone: nobody is to be asked, and no score compared."""
        return self.single_player and not is_counted(self.row)

    def summary(self) -> TableOut:
        """The table without its game."""
        return table_out(self.row, self.seat_rows, self.stuck)

    # Notices to the watchers.

    def full_notice(self, viewpoint: int | None) -> bytes:
        """The whole position from a viewpoint, for a new connection or one that missed changes."""
        notice: Notice = TableNotice(self.summary(), self.row.seq)
        if self.history is not None:
            shown = self._see(viewpoint)
            self.changes.set_known(viewpoint, shown)
            notice = PositionNotice(self.summary(), self.history.seq, viewpoint, shown)
        elif self.stuck is not None and (last := self.stuck.position(viewpoint)) is not None:
            notice = PositionNotice(self.summary(), self.stuck.seq, viewpoint, last)
        return _encode(notice)

    def position(self, viewpoint: int | None) -> PositionOut:
        """The position from a viewpoint; a Problem while there is none.

        A game that is stuck is shown as it was seen last.
        """
        last = None if self.stuck is None else self.stuck.position(viewpoint)
        if self.stuck is None or last is None:
            history = self.require_history()
            now = position(history, viewpoint, self.free_undo, self.human_seats)
            return PositionOut(history.seq, viewpoint, now)
        return PositionOut(self.stuck.seq, viewpoint, last)

    def show(self, seat: int | None, events: list[Event]) -> None:
        """Prepare what each watcher is sent of a decision, or of another change, once it is stored.

        Call it when that is applied, before the next is.
        """
        history = self.require_history()
        viewpoints = {watcher.viewpoint for watcher in self.watchers}
        differences = self._views.advance(history) if viewpoints else Differences()
        seen = {viewpoint: self._see(viewpoint) for viewpoint in viewpoints}
        self.changes.add(seen, differences, history.seq, seat, events)

    def publish(self) -> None:
        """Send each watcher the changes that were prepared."""
        for viewpoint, notice in self.changes.take(self.row.deadline):
            for watcher in self.watchers:
                if watcher.viewpoint == viewpoint:
                    watcher.send(notice)

    def _see(self, viewpoint: int | None) -> Position:
        history = self.require_history()
        view = self._views.view(history, viewpoint)
        return position(history, viewpoint, self.free_undo, self.human_seats, view)

    def notify_all(self, notice: Notice) -> None:
        """Send the same notice to every watcher."""
        self.notify_all_encoded(_encode(notice))

    def notify_all_encoded(self, notice: bytes) -> None:
        """Send an encoded notice to every watcher."""
        for watcher in self.watchers:
            watcher.send(notice)

    def resend_position(self) -> None:
        """Send the whole position to every watcher, after changes were missed."""
        for watcher in self.watchers:
            watcher.send(self.full_notice(watcher.viewpoint))

    def has_begun(self) -> bool:
        """Whether there is a game to be restored."""
        return self.row.status in (PLAYING, OVER, STUCK)
