"""Opens replays: of which game, from which viewpoint; the last few stay in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
from sqlalchemy import Connection

from cuvee.engine import BadInput, game
from cuvee.engine.plain import fingerprint
from cuvee.engine.saved import STATE_ERRORS
from cuvee.protocol.data import GameView
from cuvee.protocol.replays import (
    ReplayFrameOut,
    ReplayOut,
    ReplayPositionOut,
    ReplayStepOut,
    ReplayStepsOut,
    Viewpoint,
)
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.table_rows import OVER
from cuvee.server.errors import Problem
from cuvee.server.game.host import Host
from cuvee.server.game.moves import SeatAction, moves_that_stand
from cuvee.server.game.session import TableSession
from cuvee.server.game.viewpoint import checked_viewpoint
from cuvee.server.replays.films import Films
from cuvee.server.replays.replay import ALL, Replay
from cuvee.server.threads import REPLAYS

MAX_REPLAYS: Final = 32  # replays in memory
SPECTATOR: Final = "spectator"  # as the query says it
_encode = msgspec.json.Encoder().encode


class CachedReplay:
    """A replay in memory, and the lock of those who make it."""

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
        self._cache: OrderedDict[str, CachedReplay] = OrderedDict()
        self._films = Films()

    async def position(
        self, table: str, visitor: Visitor | None, viewpoint: str | None, at: int | None
    ) -> ReplayPositionOut:
        """The position after so many decisions, the last if none is named."""
        session, replay = await self.open(table)
        seen_from = _requested_viewpoint(viewpoint, visitor, session)
        if replay is None:
            return _last_position(session, seen_from, at)
        try:
            return replay.position(replay.last if at is None else at, seen_from)
        except BadInput as problem:
            raise Problem(404, "no_such_position", f"{problem}.") from None

    async def steps(
        self, table: str, visitor: Visitor | None, viewpoint: str | None
    ) -> ReplayStepsOut:
        """All decisions of a game, for whoever wants to move through it."""
        session, replay = await self.open(table)
        seen_from = _requested_viewpoint(viewpoint, visitor, session)
        if replay is None:
            at = _last_position(session, seen_from, None).at
            return ReplayStepsOut(
                seen_from, at, at, session.names, [ReplayStepOut(at, None, False, None, [])]
            )
        steps = await REPLAYS.run(replay.all_steps, seen_from)
        return ReplayStepsOut(seen_from, replay.first, replay.last, session.names, steps)

    async def whole(self, table: str, visitor: Visitor | None, viewpoint: str | None) -> bytes:
        """All positions of a game as JSON, for whoever watches it from beginning to end."""
        session, replay = await self.open(table)
        seen_from = _requested_viewpoint(viewpoint, visitor, session)
        if replay is None:
            last = _last_position(session, seen_from, None)
            frame = ReplayFrameOut(last.at, None, False, None, [], [])
            names, at = session.names, last.at
            return _encode(ReplayOut(seen_from, at, at, names, last.position, [frame]))
        return await self._films.get(table, seen_from, replay, session.names)

    # Finding them.

    async def open(self, table: str) -> tuple[TableSession, Replay | None]:
        """A table and its replay; None where the present rules cannot replay the game."""
        cached = self._cache.get(table)
        if cached is not None and cached.session is not None:
            self._cache.move_to_end(table)
            return cached.session, cached.replay
        session, moves = await self.moves(table)
        if moves is None:
            return session, None
        cached = self._cached(table)
        async with cached.lock:
            replay = cached.replay
            if replay is None or not replay.starts(moves):
                replay = await REPLAYS.run(_make, session, moves)
            else:
                await REPLAYS.run(replay.follow, moves)
            cached.replay = replay
            if replay is not None and session.row.status == OVER:
                cached.session = session
        return (await self.host.session(table) if replay is None else session), replay

    def _cached(self, table: str) -> CachedReplay:
        cached = self._cache.setdefault(table, CachedReplay())
        self._cache.move_to_end(table)
        while len(self._cache) > MAX_REPLAYS:
            self._cache.popitem(last=False)
        return cached

    async def moves(self, table: str) -> tuple[TableSession, list[SeatAction] | None]:
        """A table that has begun, and the moves that stand, if the game can be replayed."""
        session = self.host.sessions.loaded.get(table)
        if session is None:
            session, moves = await self._from_row(table)
            if moves is not None:
                return session, moves
            session = await self.host.session(table)
        async with session.lock:
            if session.history is None and session.stuck is None:
                session.require_history()
            if session.history is None:
                return session, None
            return session, [(move.seat, move.code) for move in session.history.moves]

    async def _from_row(self, table: str) -> tuple[TableSession, list[SeatAction] | None]:
        """A game that is over need not be restored to be replayed, if its rules are the present."""

        def query(connection: Connection) -> tuple[TableSession, list[SeatAction] | None]:
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


def _make(session: TableSession, moves: list[SeatAction]) -> Replay | None:
    """A replay of a game, if it ends where the game did."""
    try:
        replay = Replay(session.initial_state, session.offset)
        replay.follow(moves)
    except STATE_ERRORS:
        return None
    if session.row.status == OVER:
        ended = {**replay.state.to_dict(), "rules": session.row.rules}
        return replay if fingerprint(ended) == session.row.digest else None
    return replay


def _requested_viewpoint(
    wanted: str | None, visitor: Visitor | None, session: TableSession
) -> Viewpoint:
    """The viewpoint that is asked for: any of a game that is over, else one allowed now."""
    if wanted in (None, "", SPECTATOR):
        return None
    over = session.row.status == OVER
    if wanted == ALL and over:
        return ALL
    if wanted == ALL:
        raise Problem(403, "not_over", "All hands are shown only when the game is over.")
    if not wanted.isdecimal() or len(wanted) > 2 or int(wanted) >= session.row.seats:
        raise Problem(404, "unknown_viewpoint", f"A viewpoint is a seat, {SPECTATOR} or {ALL}.")
    return int(wanted) if over else checked_viewpoint(visitor, session, int(wanted))


def _last_position(
    session: TableSession, viewpoint: Viewpoint, at: int | None
) -> ReplayPositionOut:
    """A game that cannot be replayed, as a viewer saw it last."""
    seen = session.position(None if isinstance(viewpoint, str) else viewpoint).position
    place = seen.decisions
    if at not in (None, place):
        raise Problem(404, "no_such_position", f"This game can only be read at {place}.")
    views: list[GameView] | None = None
    if viewpoint == ALL:
        views = [session.position(seat).position.view for seat in range(session.row.seats)]
    return ReplayPositionOut(place, place, place, viewpoint, seen, views, None, False, None, [])
