"""Snapshots: how a game goes on, or at least stays readable, when its rules have changed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from cuvee.engine import BadInput, game
from cuvee.server.play.live import Live
from cuvee.server.play.position import position
from cuvee.server.storage import books
from cuvee.server.storage.books import PLAYING, STUCK, Snapshot
from cuvee.server.storage.database import read

if TYPE_CHECKING:
    from cuvee.server.play.host import Host

SPECTATOR = "table"


def snapshot_of(live: Live) -> Snapshot:
    """Where a game stands, as data for later rules and as every eye sees it."""
    played = live.game
    eyes: list[int | None] = [None, *range(played.state.seats)]
    views = {SPECTATOR if eye is None else str(eye): position(played, eye) for eye in eyes}
    return Snapshot(played.game.rules, played.seq, played.state.to_dict(), views)


async def taken_over(host: Host, live: Live) -> bool:
    """Whether a game of earlier rules can go on by these; if so it begins from its snapshot."""
    table, rules = live.book.id, game(live.book.game)
    snapshot = await asyncio.to_thread(
        read, host.engine, lambda connection: books.find_snapshot(connection, table)
    )
    if snapshot is None or snapshot.seq != live.book.seq or live.book.status != PLAYING:
        live.book.status = STUCK
        return False
    plain = {**snapshot.state, "rules": rules.rules}
    try:
        rules.state(plain)
    except BadInput:
        live.book.status = STUCK
        return False
    anew: dict[str, Any] = {"base": plain, "base_seq": snapshot.seq, "rules": rules.rules}
    await host.writer.write(lambda connection: books.set_table(connection, table, **anew))
    live.book.base, live.book.base_seq, live.book.rules = plain, snapshot.seq, rules.rules
    return True
