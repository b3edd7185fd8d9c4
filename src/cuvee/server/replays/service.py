"""Opening replays: which game, through whose eyes, and the few that are kept at hand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from cuvee.engine import BadInput, game
from cuvee.engine.plain import fingerprint
from cuvee.engine.saved import STATE_ERRORS
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.table_rows import OVER
from cuvee.server.errors import Problem
from cuvee.server.game.host import Host
from cuvee.server.game.moves import moves_that_stand
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import checked_viewpoint
from cuvee.server.protocol_answers import Change, Position
from cuvee.server.replays.replay import ALL, Move, Replay, Viewpoint

MAX_REPLAYS: Final = 32  # replays in memory
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
        self.session: TableSession | None = (
            None  # its table, once nothing about it changes any more
        )


class Replays:
    """The replays of all games."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    async def show(
        self, table: str, visitor: Visitor | None, viewpoint: str | None, at: int | None
    ) -> Shown:
        """A place of a game, the last if none is named; a Problem where that may not be."""
        session, replay = await self.open(table)
        looks = _requested_viewpoint(viewpoint, visitor, session)
        if replay is None:
            return _last_seen(session, looks, at)
        try:
            told = replay.shown(replay.last if at is None else at, looks)
        except BadInput as problem:
            raise Problem(404, "no_such_position", f"{problem}.") from None
        return msgspec.convert(told, Shown)

    async def outline(self, table: str, visitor: Visitor | None, viewpoint: str | None) -> Outline:
        """All places of a game, for whoever wants to move through it."""
        session, replay = await self.open(table)
        looks = _requested_viewpoint(viewpoint, visitor, session)
        if replay is None:
            shown = _last_seen(session, looks, None)
            row = Row(shown.at, None, False, None, [])
            return Outline(looks, shown.at, shown.at, session.names, [row])
        rows = msgspec.convert(replay.outline(looks), list[Row])
        return Outline(looks, replay.first, replay.last, session.names, rows)

    async def film(self, table: str, visitor: Visitor | None, viewpoint: str | None) -> Film:
        """All positions of a game, for whoever watches it from beginning to end."""
        session, replay = await self.open(table)
        looks = _requested_viewpoint(viewpoint, visitor, session)
        if replay is None:
            shown = _last_seen(session, looks, None)
            frame = Frame(shown.at, None, False, None, [], [])
            return Film(looks, shown.at, shown.at, session.names, shown.position, [frame])
        position, rows = await asyncio.to_thread(replay.film, looks)
        frames = msgspec.convert(rows, list[Frame])
        first = msgspec.convert(position, Position)
        return Film(looks, replay.first, frames[-1].at, session.names, first, frames)

    # Finding them.

    async def open(self, table: str) -> tuple[TableSession, Replay | None]:
        """A table and its replay; None where the present rules cannot tell the game again."""
        kept = self._kept.get(table)
        if kept is not None and kept.session is not None:
            self._kept.move_to_end(table)
            return kept.session, kept.replay
        session, line = await self.line(table)
        if line is None:
            return session, None
        kept = self._at_hand(table)
        async with kept.lock:
            replay = kept.replay
            if replay is None or not replay.begins(line):
                replay = await asyncio.to_thread(_made, session, line)
            else:
                await asyncio.to_thread(replay.follow, line)
            kept.replay = replay
            if replay is not None and session.row.status == OVER:
                kept.session = session
        return (await self.host.session(table) if replay is None else session), replay

    def _at_hand(self, table: str) -> Kept:
        kept = self._kept.setdefault(table, Kept())
        self._kept.move_to_end(table)
        while len(self._kept) > MAX_REPLAYS:
            self._kept.popitem(last=False)
        return kept

    async def line(self, table: str) -> tuple[TableSession, list[Move] | None]:
        """A table that has begun, and the decisions that stand, if the game can be told again."""
        session = self.host.tables.get(table)
        if session is None:
            session, line = await self._from_book(table)
            if line is not None:
                return session, line
            session = await self.host.session(table)
        async with session.lock:
            if session.history is None and session.stuck is None:
                session.game  # noqa: B018 - says that the game has not begun
            if session.history is None:
                return session, None
            return session, [(move.seat, move.code) for move in session.history.moves]

    async def _from_book(self, table: str) -> tuple[TableSession, list[Move] | None]:
        """A game that is over need not be set up to be told again, if its rules are the present."""

        def query(connection: Connection) -> tuple[TableSession, list[Move] | None]:
            session = TableSession(*table_rows.find(connection, table))
            row = session.row
            if row.status != OVER or not _same_rules(session):
                return session, None
            entries = table_rows.entries_after(connection, table, row.base_seq)
            return session, moves_that_stand(entries, session.offset)

        return await asyncio.to_thread(read, self.host.engine, query)


def _same_rules(session: TableSession) -> bool:
    try:
        return game(session.row.game).rules == session.row.rules
    except BadInput:
        return False


def _made(session: TableSession, line: list[Move]) -> Replay | None:
    """A replay of a game, if it ends where the game did."""
    try:
        replay = Replay(session.initial_state, session.offset)
        replay.follow(line)
    except STATE_ERRORS:
        return None
    if session.row.status == OVER:
        ended = {**replay.state.to_dict(), "rules": session.row.rules}
        return replay if fingerprint(ended) == session.row.digest else None
    return replay


def _requested_viewpoint(
    wanted: str | None, visitor: Visitor | None, session: TableSession
) -> Viewpoint:
    """The eye that is asked for: any of a game that is over, else one that may look now."""
    if wanted in (None, "", TABLE):
        return None
    over = session.row.status == OVER
    if wanted == ALL and over:
        return ALL
    if wanted == ALL:
        raise Problem(403, "not_over", "All hands are shown only when the game is over.")
    if not wanted.isdecimal() or len(wanted) > 2 or int(wanted) >= session.row.seats:
        raise Problem(404, "unknown_viewpoint", f"A viewpoint is a seat, {TABLE} or {ALL}.")
    return int(wanted) if over else checked_viewpoint(visitor, session, int(wanted))


def _last_seen(session: TableSession, viewpoint: Viewpoint, at: int | None) -> Shown:
    """A game that cannot be told again, as an eye saw it last."""
    seen = session.seen(None if isinstance(viewpoint, str) else viewpoint).position
    if at not in (None, seen.decisions):
        raise Problem(404, "no_such_position", f"This game can only be read at {seen.decisions}.")
    views: list[Plain] | None = None
    if viewpoint == ALL:
        views = [session.seen(seat).position.view for seat in range(session.row.seats)]
    place = seen.decisions
    return Shown(place, place, place, viewpoint, seen, views, None, False, None, [])
