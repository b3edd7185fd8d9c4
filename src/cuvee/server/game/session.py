"""A table in memory: the game on it, who sits there, and whoever is watching."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Final, cast

import msgspec

from cuvee.engine import Event, State, game
from cuvee.engine.rng import SEED_LIMIT
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db.table_rows import BOT, OVER, PERSON, PLAYING, STUCK, Seat, TableRow
from cuvee.server.errors import Problem
from cuvee.server.game.diff import changes
from cuvee.server.game.history import GameHistory
from cuvee.server.game.position import Plain, news, position, seen
from cuvee.server.protocol_answers import (
    Position,
    PositionOut,
    SeatKind,
    SeatOut,
    Status,
    StuckCode,
    StuckOut,
    TableOut,
)

OUTBOX: Final = 256  # notices that a watcher may lag behind before it is sent away
_encode = msgspec.json.Encoder().encode


class Watcher:
    """A connection that is told what happens; one pair of eyes at a time."""

    def __init__(self, eye: int | None, visitor: Visitor | None = None) -> None:
        self.eye = eye
        self.visitor = visitor
        self.outbox: deque[bytes | None] = deque()
        self._some = asyncio.Event()

    def tell(self, notice: bytes) -> None:
        """Hand on a notice; whoever lags too far behind is sent away, to begin anew."""
        self.outbox.append(notice)
        if len(self.outbox) > OUTBOX:
            self.send_away()
        self._some.set()

    def send_away(self) -> None:
        """Close the connection once it has read what it can."""
        while len(self.outbox) >= OUTBOX:
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
    """Why a game cannot go on, and how every eye saw it last."""

    code: StuckCode
    message: str
    seq: int
    views: dict[str, Any]

    def seen(self, eye: int | None) -> Plain | None:
        """The game as an eye saw it last; nothing can be done any more."""
        view = self.views.get("table" if eye is None else str(eye))
        return None if view is None else {**view, "legal": [], "undo": None, "wish": None}


class TableSession:
    """One table, its lock, its game once it has begun, and its watchers."""

    def __init__(self, book: TableRow, sitting: list[Seat]) -> None:
        self.book = book
        self.seat_all(sitting)
        self.lock = asyncio.Lock()
        self.played: GameHistory | None = None
        self.stuck: Stuck | None = None  # why there is none, though it has begun
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.ours = asyncio.Event()  # set while no other process wrote the last entry
        self.used = 0.0
        self.last_at = book.touched  # when the last entry was made, for the clock
        self.snapshot_at = 0  # the entry of the last snapshot
        self.question = 0  # the number that the present question was put at
        self.newly: list[int] = []  # the seats that the last entry has made it the turn of
        self._shown: dict[int | None, Plain] = {}

    def begin(self) -> State:
        """The state before the first decision, listened to."""
        rules = game(self.book.game)
        if self.book.base is not None:
            state = rules.state({**self.book.base["state"], "rules": rules.rules})
            state.record_events()
            return state
        return rules.begin(self.book.seats, self.seed, {**self.book.options}, record_events=True)

    @property
    def first(self) -> int:
        """How many decisions had been taken in the state that the game begins from."""
        return 0 if self.book.base is None else int(self.book.base["place"])

    @property
    def seed(self) -> int:
        """The number that decides every deal."""
        return int(self.book.seed) % SEED_LIMIT

    @property
    def game(self) -> GameHistory:
        """The game, or a Problem while there is none to play."""
        if self.played is not None:
            return self.played
        if self.stuck is not None:
            raise Problem(409, self.stuck.code, self.stuck.message)
        raise Problem(409, "not_begun", "The game has not begun.")

    def seat_all(self, sitting: list[Seat]) -> None:
        """Note who sits where, and what follows from it."""
        self.sitting = sitting
        # The seats that people have, and those that bots have, with which bot.
        self.people = {seat.seat for seat in sitting if seat.kind == PERSON}
        self.bots = {s.seat: s.bot or "greedy" for s in sitting if s.kind == BOT}
        self.names = [seat.name for seat in sitting]
        # Whether one person has all seats that are not bots' own, so that nobody need be asked.
        self.alone = len({seat.person for seat in sitting if seat.person is not None}) <= 1

    def summary(self) -> TableOut:
        """The table without the game: what anybody who may come here may know."""
        book = self.book
        return TableOut(
            id=book.id,
            game=book.game,
            rules=book.rules,
            options=book.options,
            title=book.title,
            public=book.public,
            host=book.host,
            status=cast("Status", book.status),
            clock=book.clock,
            deadline=book.deadline,
            commitment=book.commitment,
            seed=book.seed if book.status == OVER else None,
            origin=book.origin,
            parent=book.parent,
            campaign=book.campaign,
            created=book.created,
            touched=book.touched,
            seq=book.seq,
            asked=book.asked,
            seats=[seat_told(seat) for seat in self.sitting],
            code=book.code,
            result=book.result if book.status == OVER else None,
            stuck=None if self.stuck is None else StuckOut(self.stuck.code, self.stuck.message),
        )

    # PubSub the watchers.

    def full(self, eye: int | None) -> bytes:
        """Everything an eye may know, for whoever has just come or lost the thread."""
        notice: Plain = {"type": "table", "table": self.summary(), "seq": self.book.seq}
        if self.played is not None:
            self._shown[eye] = position(self.played, eye, self.alone)
            notice.update(type="position", seq=self.played.seq, eye=eye)
            notice["position"] = self._shown[eye]
        elif self.stuck is not None and (last := self.stuck.seen(eye)) is not None:
            notice.update(type="position", seq=self.stuck.seq, eye=eye, position=last)
        return _encode(notice)

    def seen(self, eye: int | None) -> PositionOut:
        """A position for whoever asks for one, and where it stands; a Problem while there is none.

        A game that cannot go on is shown as it was seen last.
        """
        last = None if self.stuck is None else self.stuck.seen(eye)
        if self.stuck is None or last is None:
            return seen(self.game, eye, self.alone)
        return PositionOut(self.stuck.seq, eye, msgspec.convert(last, Position))

    def tell(self, events: list[Event]) -> None:
        """Tell each watcher what has changed for its eyes, and what happened."""
        if self.played is None:
            return
        eyes = {watcher.eye for watcher in self.watchers}
        self._shown = {eye: shown for eye, shown in self._shown.items() if eye in eyes}
        for eye in eyes:
            notice = self._notice(self.played, eye, events)
            for watcher in self.watchers:
                if watcher.eye == eye:
                    watcher.tell(notice)

    def _notice(self, played: GameHistory, eye: int | None, events: list[Event]) -> bytes:
        before = self._shown.get(eye)
        now = position(played, eye, self.alone)
        self._shown[eye] = now
        notice: Plain = {"type": "change", "seq": played.seq, "eye": eye}
        notice["deadline"] = self.book.deadline
        notice["changes"] = changes(before, now, whole="legal")
        notice["events"] = news(events, eye)
        return _encode(notice)

    def tell_all(self, notice: Plain) -> None:
        """Tell every watcher the same: a new face at the table, something said."""
        told = _encode(notice)
        for watcher in self.watchers:
            watcher.tell(told)

    def tell_anew(self) -> None:
        """Send everybody the whole position, after the thread was lost."""
        for watcher in self.watchers:
            watcher.tell(self.full(watcher.eye))

    def begun(self) -> bool:
        """Whether there is a game to be set up."""
        return self.book.status in (PLAYING, OVER, STUCK)


def seat_told(seat: Seat) -> SeatOut:
    """Who sits there, without what opens the seat."""
    kind = cast("SeatKind", seat.kind)
    return SeatOut(seat.seat, kind, seat.name, seat.bot, seat.shown, seat.person, seat.invited)
