"""Opening replays: which game, through whose eyes, and the few that are kept at hand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from cuvee.engine import BadInput, game
from cuvee.engine.game import BROKEN
from cuvee.engine.plain import fingerprint
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.table_rows import OVER
from cuvee.server.errors import Problem
from cuvee.server.game.host import Host
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import may_look
from cuvee.server.protocol_answers import Change, Position
from cuvee.server.replays.replay import ALL, Move, Replay, Viewpoint, line_of

MOST: Final = 32  # replays in memory
TABLE: Final = "table"  # the eye of spectators, in an address
Plain = dict[str, Any]


class Shown(msgspec.Struct):
    """A place of a game as an eye saw it: the position, who decided what, and what happened."""

    at: int
    first: int
    last: int
    eye: Viewpoint
    position: Position
    views: list[Plain] | None  # of every seat, through all eyes
    seat: int | None
    starts_turn: bool
    done: Plain | None
    events: list[Plain]


class Row(msgspec.Struct):
    """A place of a game in its outline."""

    at: int
    seat: int | None
    starts_turn: bool  # a turn begins with this decision
    done: Plain | None
    events: list[Plain]


class Outline(msgspec.Struct):
    """A whole game as an eye saw it, without the positions."""

    eye: Viewpoint
    first: int
    last: int
    names: list[str]
    rows: list[Row]


class Frame(Row):
    """A place of a game in its film: what is different there from the place before."""

    changes: list[Change]


class Film(msgspec.Struct):
    """A whole game as an eye saw it: the first position, and how it went on from there."""

    eye: Viewpoint
    first: int
    last: int
    names: list[str]
    position: Position
    rows: list[Frame]


class Kept:
    """A replay at hand, and the lock of those who make it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.replay: Replay | None = None
        self.live: TableSession | None = None  # its table, once nothing about it changes any more


class Replays:
    """The replays of all games."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    async def show(
        self, table: str, visitor: Visitor | None, eye: str | None, at: int | None
    ) -> Shown:
        """A place of a game, the last if none is named; a Problem where that may not be."""
        live, replay = await self.open(table)
        looks = _eye(eye, visitor, live)
        if replay is None:
            return _last_seen(live, looks, at)
        try:
            told = replay.shown(replay.last if at is None else at, looks)
        except BadInput as problem:
            raise Problem(404, "no_such_place", f"{problem}.") from None
        return msgspec.convert(told, Shown)

    async def outline(self, table: str, visitor: Visitor | None, eye: str | None) -> Outline:
        """All places of a game, for whoever wants to move through it."""
        live, replay = await self.open(table)
        looks = _eye(eye, visitor, live)
        if replay is None:
            shown = _last_seen(live, looks, None)
            row = Row(shown.at, None, False, None, [])
            return Outline(looks, shown.at, shown.at, live.names, [row])
        rows = msgspec.convert(replay.outline(looks), list[Row])
        return Outline(looks, replay.first, replay.last, live.names, rows)

    async def film(self, table: str, visitor: Visitor | None, eye: str | None) -> Film:
        """All positions of a game, for whoever watches it from beginning to end."""
        live, replay = await self.open(table)
        looks = _eye(eye, visitor, live)
        if replay is None:
            shown = _last_seen(live, looks, None)
            frame = Frame(shown.at, None, False, None, [], [])
            return Film(looks, shown.at, shown.at, live.names, shown.position, [frame])
        position, rows = await asyncio.to_thread(replay.film, looks)
        frames = msgspec.convert(rows, list[Frame])
        first = msgspec.convert(position, Position)
        return Film(looks, replay.first, frames[-1].at, live.names, first, frames)

    # Finding them.

    async def open(self, table: str) -> tuple[TableSession, Replay | None]:
        """A table and its replay; None where the present rules cannot tell the game again."""
        kept = self._kept.get(table)
        if kept is not None and kept.live is not None:
            self._kept.move_to_end(table)
            return kept.live, kept.replay
        live, line = await self.line(table)
        if line is None:
            return live, None
        kept = self._at_hand(table)
        async with kept.lock:
            replay = kept.replay
            if replay is None or not replay.begins(line):
                replay = await asyncio.to_thread(_made, live, line)
            else:
                await asyncio.to_thread(replay.follow, line)
            kept.replay = replay
            if replay is not None and live.book.status == OVER:
                kept.live = live
        return (await self.host.live(table) if replay is None else live), replay

    def _at_hand(self, table: str) -> Kept:
        kept = self._kept.setdefault(table, Kept())
        self._kept.move_to_end(table)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return kept

    async def line(self, table: str) -> tuple[TableSession, list[Move] | None]:
        """A table that has begun, and the decisions that stand, if the game can be told again."""
        live = self.host.tables.get(table)
        if live is None:
            live, line = await self._from_book(table)
            if line is not None:
                return live, line
            live = await self.host.live(table)
        async with live.lock:
            if live.played is None and live.stuck is None:
                live.game  # noqa: B018 - says that the game has not begun
            if live.played is None:
                return live, None
            return live, [(deed.seat, deed.code) for deed in live.played.deeds]

    async def _from_book(self, table: str) -> tuple[TableSession, list[Move] | None]:
        """A game that is over need not be set up to be told again, if its rules are the present."""

        def query(connection: Connection) -> tuple[TableSession, list[Move] | None]:
            live = TableSession(*table_rows.find(connection, table))
            book = live.book
            if book.status != OVER or not _same_rules(live):
                return live, None
            entries = table_rows.entries_after(connection, table, book.base_seq)
            return live, line_of(entries, live.first)

        return await asyncio.to_thread(read, self.host.engine, query)


def _same_rules(live: TableSession) -> bool:
    try:
        return game(live.book.game).rules == live.book.rules
    except BadInput:
        return False


def _made(live: TableSession, line: list[Move]) -> Replay | None:
    """A replay of a game, if it ends where the game did."""
    try:
        replay = Replay(live.begin, live.first)
        replay.follow(line)
    except BROKEN:
        return None
    if live.book.status == OVER:
        ended = {**replay.state.to_dict(), "rules": live.book.rules}
        return replay if fingerprint(ended) == live.book.digest else None
    return replay


def _eye(wanted: str | None, visitor: Visitor | None, live: TableSession) -> Viewpoint:
    """The eye that is asked for: any of a game that is over, else one that may look now."""
    if wanted in (None, "", TABLE):
        return None
    over = live.book.status == OVER
    if wanted == ALL and over:
        return ALL
    if wanted == ALL:
        raise Problem(403, "not_over", "All eyes at once are for games that are over.")
    if not wanted.isdecimal() or len(wanted) > 2 or int(wanted) >= live.book.seats:
        raise Problem(404, "no_such_eye", f"An eye is a seat, {TABLE} or {ALL}.")
    return int(wanted) if over else may_look(visitor, live, int(wanted))


def _last_seen(live: TableSession, eye: Viewpoint, at: int | None) -> Shown:
    """A game that cannot be told again, as an eye saw it last."""
    seen = live.seen(None if isinstance(eye, str) else eye).position
    if at not in (None, seen.decisions):
        raise Problem(404, "no_such_place", f"This game can only be read at {seen.decisions}.")
    views: list[Plain] | None = None
    if eye == ALL:
        views = [live.seen(seat).position.view for seat in range(live.book.seats)]
    place = seen.decisions
    return Shown(place, place, place, eye, seen, views, None, False, None, [])
