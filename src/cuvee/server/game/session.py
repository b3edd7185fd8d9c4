"""A table in memory: its row, its seats, its game and its watchers."""

from __future__ import annotations

import asyncio

import msgspec

from cuvee.engine import Event, State, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.protocol.notices import ChangeNotice, Notice, PositionNotice, TableNotice
from cuvee.protocol.position import Position, PositionOut
from cuvee.protocol.tables import DEFAULT_BOT, TableOut
from cuvee.server.db.table_rows import BOT, OVER, PERSON, PLAYING, STUCK, Seat, TableRow
from cuvee.server.errors import Problem
from cuvee.server.game.diff import Differences, position_patch
from cuvee.server.game.history import GameHistory
from cuvee.server.game.position import event_texts, position, position_out
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
        self.last_entry_at = row.updated  # when the last entry was made, for the clock
        self.snapshot_seq = 0  # the entry of the last snapshot
        self.question_seq = 0  # the entry that the present question followed
        self.newly_asked: list[int] = []  # the seats whose turn it became by the last entry
        self._last_sent: dict[int | None, Position] = {}
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

    def set_seats(self, seat_rows: list[Seat]) -> None:
        """Set the rows of the seats, and what follows from them."""
        self.seat_rows = seat_rows
        self.human_seats = {seat.seat for seat in seat_rows if seat.kind == PERSON}
        # Also those for which a bot stands in.
        self.held_seats = self.human_seats | {s.seat for s in seat_rows if s.person is not None}
        self.bot_seats = {s.seat: s.bot or DEFAULT_BOT for s in seat_rows if s.kind == BOT}
        self.names = [seat.name for seat in seat_rows]
        # Whether one person has all seats that are not bots', so that nobody need be asked to undo.
        self.single_player = (
            len({seat.person for seat in seat_rows if seat.person is not None}) <= 1
        )

    def summary(self) -> TableOut:
        """The table without its game."""
        return table_out(self.row, self.seat_rows, self.stuck)

    # Notices to the watchers.

    def full_notice(self, viewpoint: int | None) -> bytes:
        """The whole position from a viewpoint, for a new connection or one that missed changes."""
        notice: Notice = TableNotice(self.summary(), self.row.seq)
        if self.history is not None:
            now = self._last_sent[viewpoint] = self._position(self.history, viewpoint)
            notice = PositionNotice(self.summary(), self.history.seq, viewpoint, now)
        elif self.stuck is not None and (last := self.stuck.position(viewpoint)) is not None:
            notice = PositionNotice(self.summary(), self.stuck.seq, viewpoint, last)
        return _encode(notice)

    def position(self, viewpoint: int | None) -> PositionOut:
        """The position from a viewpoint; a Problem while there is none.

        A game that is stuck is shown as it was seen last.
        """
        last = None if self.stuck is None else self.stuck.position(viewpoint)
        if self.stuck is None or last is None:
            return position_out(self.require_history(), viewpoint, self.single_player)
        return PositionOut(self.stuck.seq, viewpoint, last)

    def publish(self, events: list[Event]) -> None:
        """Send each watcher what has changed from its viewpoint, and the events."""
        if self.history is None:
            return
        viewpoints = {watcher.viewpoint for watcher in self.watchers}
        self._last_sent = {
            viewpoint: shown
            for viewpoint, shown in self._last_sent.items()
            if viewpoint in viewpoints
        }
        if not viewpoints:
            return
        differences = self._views.advance(self.history)
        for viewpoint in viewpoints:
            notice = self._change_notice(self.history, viewpoint, events, differences)
            for watcher in self.watchers:
                if watcher.viewpoint == viewpoint:
                    watcher.send(notice)

    def _change_notice(
        self,
        history: GameHistory,
        viewpoint: int | None,
        events: list[Event],
        differences: Differences,
    ) -> bytes:
        before = self._last_sent.get(viewpoint)
        now = self._last_sent[viewpoint] = self._position(history, viewpoint)
        patch = position_patch(before, now, differences)
        texts = event_texts(events, viewpoint)
        return _encode(ChangeNotice(history.seq, viewpoint, self.row.deadline, patch, texts))

    def _position(self, history: GameHistory, viewpoint: int | None) -> Position:
        view = self._views.view(history, viewpoint)
        return position(history, viewpoint, self.single_player, view)

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
