"""A table in memory: the game on it, who sits there, and whoever is watching."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Final, cast

import msgspec

from cuvee.engine import Event, State, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.protocol.data import ResultData
from cuvee.protocol.notices import ChangeNotice, Notice, PositionNotice, TableNotice
from cuvee.protocol.position import Position, PositionOut
from cuvee.protocol.tables import (
    ClockOut,
    Origin,
    SeatKind,
    SeatOut,
    Status,
    StuckCode,
    StuckOut,
    TableOut,
)
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db.table_rows import BOT, OVER, PERSON, PLAYING, STUCK, Seat, TableRow
from cuvee.server.errors import Problem
from cuvee.server.game.diff import position_patch
from cuvee.server.game.history import GameHistory
from cuvee.server.game.position import event_texts, position, seen, stored_position

MAX_QUEUED_NOTICES: Final = 256  # notices that a watcher may lag behind before it is sent away
_encode = msgspec.json.Encoder().encode


class Watcher:
    """A connection that is told what happens; one pair of eyes at a time."""

    def __init__(self, viewpoint: int | None, visitor: Visitor | None = None) -> None:
        self.viewpoint = viewpoint
        self.visitor = visitor
        self.outbox: deque[bytes | None] = deque()
        self._some = asyncio.Event()

    def send(self, notice: bytes) -> None:
        """Hand on a notice; whoever lags too far behind is sent away, to begin anew."""
        self.outbox.append(notice)
        if len(self.outbox) > MAX_QUEUED_NOTICES:
            self.close()
        self._some.set()

    def close(self) -> None:
        """Close the connection once it has read what it can."""
        while len(self.outbox) >= MAX_QUEUED_NOTICES:
            self.outbox.popleft()
        self.outbox.append(None)
        self._some.set()

    async def notices(self) -> AsyncIterator[bytes]:
        """What it is told, as it comes, until it is sent away."""
        while True:
            while self.outbox:
                notice = self.outbox.popleft()
                if notice is None:
                    return
                yield notice
            self._some.clear()
            await self._some.wait()


class Stuck(msgspec.Struct, frozen=True):
    """Why a game cannot go on, and how every viewpoint saw it last."""

    code: StuckCode
    message: str
    seq: int
    views: dict[str, Any]

    def seen(self, viewpoint: int | None) -> Position | None:
        """The game as an viewpoint saw it last; nothing can be done any more."""
        stored = self.views.get("table" if viewpoint is None else str(viewpoint))
        return None if stored is None else stored_position(stored)


class TableSession:
    """One table, its lock, its game once it has begun, and its watchers."""

    def __init__(self, row: TableRow, seat_rows: list[Seat]) -> None:
        self.row = row
        self.set_seats(seat_rows)
        self.lock = asyncio.Lock()
        self.history: GameHistory | None = None
        self.stuck: Stuck | None = None  # why there is none, though it has begun
        self.watchers: set[Watcher] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.wrote_last = asyncio.Event()  # set while no other process wrote the last entry
        self.last_used = 0.0
        self.last_entry_at = row.touched  # when the last entry was made, for the clock
        self.snapshot_seq = 0  # the entry of the last snapshot
        self.question_seq = 0  # the number that the present question was put at
        self.newly_asked: list[int] = []  # the seats that the last entry has made it the turn of
        self._last_sent: dict[int | None, Position] = {}

    def initial_state(self) -> State:
        """The state before the first decision, listened to."""
        rules = game(self.row.game)
        if self.row.base is not None:
            state = rules.state({**self.row.base["state"], "rules": rules.rules})
            state.record_events()
            return state
        return rules.begin(self.row.seats, self.seed, {**self.row.options}, record_events=True)

    @property
    def offset(self) -> int:
        """How many decisions had been taken in the state that the game begins from."""
        return 0 if self.row.base is None else int(self.row.base["place"])

    @property
    def seed(self) -> int:
        """The number that decides every deal."""
        return int(self.row.seed) % SEED_LIMIT

    @property
    def game(self) -> GameHistory:
        """The game, or a Problem while there is none to play."""
        if self.history is not None:
            return self.history
        if self.stuck is not None:
            raise Problem(409, self.stuck.code, self.stuck.message)
        raise Problem(409, "not_begun", "The game has not begun.")

    def set_seats(self, seat_rows: list[Seat]) -> None:
        """Note who sits where, and what follows from it."""
        self.seat_rows = seat_rows
        # The seats that people have, and those that bots have, with which bot.
        self.human_seats = {seat.seat for seat in seat_rows if seat.kind == PERSON}
        self.bot_seats = {s.seat: s.bot or "greedy" for s in seat_rows if s.kind == BOT}
        self.names = [seat.name for seat in seat_rows]
        # Whether one person has all seats that are not bots' own, so that nobody need be asked.
        self.single_player = (
            len({seat.person for seat in seat_rows if seat.person is not None}) <= 1
        )

    def summary(self) -> TableOut:
        """The table without the game: what anybody who may come here may know."""
        row = self.row
        return TableOut(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=row.options,
            title=row.title,
            public=row.public,
            host=row.host,
            status=cast("Status", row.status),
            clock=None if row.clock is None else ClockOut(row.clock["seconds"]),
            deadline=row.deadline,
            commitment=row.commitment,
            seed=row.seed if row.status == OVER else None,
            origin=cast("Origin", row.origin),
            parent=row.parent,
            campaign=row.campaign,
            created=row.created,
            updated=row.touched,
            seq=row.seq,
            waiting=row.asked,
            seats=[seat_out(seat) for seat in self.seat_rows],
            join_code=row.code,
            result=cast("ResultData", row.result) if row.status == OVER else None,
            stuck=None if self.stuck is None else StuckOut(self.stuck.code, self.stuck.message),
        )

    # PubSub the watchers.

    def full_notice(self, viewpoint: int | None) -> bytes:
        """Everything an viewpoint may know, for whoever has just come or lost the thread."""
        notice: Notice = TableNotice(self.summary(), self.row.seq)
        if self.history is not None:
            self._last_sent[viewpoint] = position(self.history, viewpoint, self.single_player)
            notice = PositionNotice(
                self.summary(), self.history.seq, viewpoint, self._last_sent[viewpoint]
            )
        elif self.stuck is not None and (last := self.stuck.seen(viewpoint)) is not None:
            notice = PositionNotice(self.summary(), self.stuck.seq, viewpoint, last)
        return _encode(notice)

    def seen(self, viewpoint: int | None) -> PositionOut:
        """A position for whoever asks for one, and where it stands; a Problem while there is none.

        A game that cannot go on is shown as it was seen last.
        """
        last = None if self.stuck is None else self.stuck.seen(viewpoint)
        if self.stuck is None or last is None:
            return seen(self.game, viewpoint, self.single_player)
        return PositionOut(self.stuck.seq, viewpoint, last)

    def publish(self, events: list[Event]) -> None:
        """Tell each watcher what has changed for its eyes, and what happened."""
        if self.history is None:
            return
        viewpoints = {watcher.viewpoint for watcher in self.watchers}
        self._last_sent = {
            viewpoint: shown
            for viewpoint, shown in self._last_sent.items()
            if viewpoint in viewpoints
        }
        for viewpoint in viewpoints:
            notice = self._notice(self.history, viewpoint, events)
            for watcher in self.watchers:
                if watcher.viewpoint == viewpoint:
                    watcher.send(notice)

    def _notice(self, history: GameHistory, viewpoint: int | None, events: list[Event]) -> bytes:
        before = self._last_sent.get(viewpoint)
        now = position(history, viewpoint, self.single_player)
        self._last_sent[viewpoint] = now
        patch, texts = position_patch(before, now), event_texts(events, viewpoint)
        return _encode(ChangeNotice(history.seq, viewpoint, self.row.deadline, patch, texts))

    def notify_all(self, notice: Notice) -> None:
        """Tell every watcher the same: a new face at the table, a chat message."""
        self.tell_encoded(_encode(notice))

    def tell_encoded(self, notice: bytes) -> None:
        """Tell every watcher what another process has announced."""
        for watcher in self.watchers:
            watcher.send(notice)

    def resend_position(self) -> None:
        """Send everybody the whole position, after the thread was lost."""
        for watcher in self.watchers:
            watcher.send(self.full_notice(watcher.viewpoint))

    def has_begun(self) -> bool:
        """Whether there is a game to be set up."""
        return self.row.status in (PLAYING, OVER, STUCK)


def seat_out(seat: Seat) -> SeatOut:
    """Who sits there, without what opens the seat."""
    kind = cast("SeatKind", seat.kind)
    return SeatOut(seat.seat, kind, seat.name, seat.bot, seat.shown, seat.person, seat.invited)
