"""Works reviews out in the background, one for each table, whoever asks for it and how often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection

from cuvee.protocol.reviews import ReviewOut, WholeReviewOut
from cuvee.review import Review
from cuvee.server.background import Poller
from cuvee.server.db import table_rows
from cuvee.server.db.database import Row, read
from cuvee.server.errors import Problem, Refusal
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.game.host import Host
from cuvee.server.replays.records import require_revealed
from cuvee.server.replays.replay import Replay
from cuvee.server.replays.service import Replays
from cuvee.server.reviews.chunks import Chunk, review_some, whole_game
from cuvee.server.reviews.review_rows import (
    DONE,
    FAILED,
    abandoned,
    claim,
    find_review,
    keep_alive,
    set_review,
)
from cuvee.server.threads import OVERLOADED, REPLAYS

T = TypeVar("T")
PROCESSES: Final = 1  # that work reviews out, besides those of the bots
NICENESS: Final = 10  # of that process: commands and bots go first
CHUNK_SECONDS: Final = 0.5  # of work, before another review has its turn and progress is told
POLL_SECONDS: Final = 10.0  # between two signs of life, and looks for what nobody works at
MAX_REVIEWS: Final = 100  # under way in this process
NO_REVIEW: Final = Refusal(
    409, "no_review", "The rules have changed since this game, so it cannot be reviewed."
)
log = structlog.get_logger()


class Reviews:
    """The reviews of all games."""

    def __init__(self, host: Host, replays: Replays, games: list[str]) -> None:
        self.host = host
        self.replays = replays
        self._pool = BotPool(PROCESSES, games, NICENESS)
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self._left: list[str] = []  # tables whose review was under way when it was closed
        self._poller = Poller("review_poll_failed", self.poll)

    def start(self) -> None:
        """Start polling; what was under way when the server ended is begun anew."""
        self._poller.start(POLL_SECONDS)

    def close(self) -> None:
        """End the process that works, at once."""
        self._left = list(self._tasks)
        for task in self._tasks.values():
            task.cancel()
        self._pool.close()

    async def stop(self) -> None:
        """Leave what was under way to whoever starts next."""
        await self._poller.stop()
        left = self._left
        if left:
            await self.host.writer.write(lambda connection: keep_alive(connection, left, 0.0))

    # What visitors ask.

    async def find(self, table: str) -> ReviewOut:
        """The review of a finished game, or how far it is."""

        def query(connection: Connection) -> ReviewOut:
            row, _ = table_rows.find(connection, table)
            require_revealed(row)
            return review_out(find_review(connection, table))

        return await self._read(query)

    async def ask(self, table: str, owner: str) -> ReviewOut:
        """Begin the review of a finished game, unless it was begun before; how far it is."""
        known = await self.find(table)
        if known.status in ("none", FAILED):
            await self._begin(table, owner)
        return await self.find(table)

    # Working.

    async def poll(self) -> None:
        """Say what is worked at, and take over what nobody works at any more."""
        now, own = time.time(), list(self._tasks)
        if own:
            await self.host.writer.write(lambda connection: keep_alive(connection, own, now))
        for table in await self._read(lambda connection: abandoned(connection, now)):
            try:
                await self._begin(table, table)
            except Problem as problem:
                log.warning("review_not_resumed", table=table, problem=problem.code)
                if problem.code == NO_REVIEW.code:
                    await self._store(table, {"status": FAILED})

    async def _begin(self, table: str, owner: str) -> None:
        """Work at a review if no other process does; a Problem where there cannot be one."""
        if table in self._tasks:
            return
        if len(self._tasks) >= MAX_REVIEWS:
            raise OVERLOADED()
        _, replay = await self.replays.open(table)
        if replay is None:
            raise NO_REVIEW()
        total = replay.last - replay.first
        if await self.host.writer.write(lambda c: claim(c, table, total, time.time())):
            task = self._tasks[table] = asyncio.create_task(self._run(table, owner, replay))
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def _run(self, table: str, owner: str, replay: Replay) -> None:
        """Work a review out; a failure is logged, and told to whoever asks."""
        try:
            await self._work(table, owner, replay)
        except Exception as problem:
            log.exception("review_failed", table=table, problem=repr(problem))
            await self._store(table, {"status": FAILED})

    async def _work(self, table: str, owner: str, replay: Replay) -> None:
        left: Chunk = await REPLAYS.run(whole_game, replay)
        review, total = Review(), len(left.moves)
        while left.moves or not review.points:
            found, left = await self._pool.run(owner, review_some, left, CHUNK_SECONDS)
            review.extend(found)
            columns: dict[str, object] = {"done": total - len(left.moves), "alive": time.time()}
            if not left.moves:
                columns |= {"status": DONE, "review": review.to_dict()}
            if not await self._store(table, columns):
                return  # the table has been deleted meanwhile

    async def _store(self, table: str, columns: dict[str, object]) -> bool:
        return await self.host.writer.write(lambda c: set_review(c, table, **columns))

    async def _read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(read, self.host.engine, query)


def review_out(row: Row | None) -> ReviewOut:
    """A review as it is sent."""
    if row is None:
        return ReviewOut("none", 0, 0, None)
    whole = None if row.review is None else msgspec.convert(row.review, WholeReviewOut)
    return ReviewOut(row.status, row.done, row.total, whole)
