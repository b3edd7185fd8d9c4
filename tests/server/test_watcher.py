"""Notices are sent in order: by a task, or directly where the connection can be written to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from cuvee.server.game.watcher import MAX_QUEUED_NOTICES, NOT_LOGGED_IN, Watcher


class Line:
    """A connection that notes what is written to it, unless the other side does not read."""

    def __init__(self) -> None:
        self.on_writable: Callable[[], None] | None = None
        self.reads = True
        self.packets: list[list[bytes]] = []

    def write(self, messages: list[bytes]) -> bool:
        if self.reads:
            self.packets.append(messages)
        return self.reads


async def settle() -> None:
    """Let everything that is due happen."""
    for _ in range(3):
        await asyncio.sleep(0)


async def written(line: Line, watcher: Watcher) -> asyncio.Task[None]:
    """The task of a watcher that writes to a line."""
    task = asyncio.create_task(watcher.write_to(line))
    await settle()
    return task


def test_notices_of_one_moment_are_one_packet_in_their_order() -> None:
    async def send() -> None:
        line, watcher = Line(), Watcher(None)
        watcher.send(b"before")
        task = await written(line, watcher)
        watcher.send(b"change")
        watcher.send(b"ack")
        await settle()
        watcher.send(b"later")
        await settle()
        assert line.packets == [[b"before"], [b"change", b"ack"], [b"later"]]
        task.cancel()

    asyncio.run(send())


def test_what_is_not_read_is_kept_and_sent_once_it_is_read_again() -> None:
    async def send() -> None:
        line, watcher = Line(), Watcher(None)
        task = await written(line, watcher)
        line.reads = False
        for notice in (b"1", b"2"):
            watcher.send(notice)
            await settle()
        assert (line.packets, list(watcher.queue)) == ([], [b"1", b"2"])
        line.reads = True
        assert line.on_writable is not None
        line.on_writable()
        await settle()
        assert (line.packets, list(watcher.queue)) == ([[b"1", b"2"]], [])
        task.cancel()
        await asyncio.wait({task})
        assert line.on_writable is None

    asyncio.run(send())


def test_a_watcher_that_is_closed_writes_what_came_before_and_ends() -> None:
    async def send() -> None:
        line, watcher = Line(), Watcher(None)
        task = await written(line, watcher)
        watcher.send(b"last")
        watcher.close(NOT_LOGGED_IN)
        watcher.send(b"too late")
        await asyncio.wait_for(task, 5)
        assert line.packets == [[b"last"]]
        assert watcher.close_code == NOT_LOGGED_IN

    asyncio.run(send())


@pytest.mark.parametrize("reads_again", [True, False])
def test_a_watcher_that_is_too_far_behind_is_closed(reads_again: bool) -> None:
    async def send() -> None:
        line, watcher = Line(), Watcher(None)
        task = await written(line, watcher)
        line.reads = False
        for number in range(MAX_QUEUED_NOTICES + 1):
            watcher.send(b"%d" % number)
        await settle()
        assert not task.done(), "what is queued is sent first"
        line.reads = reads_again
        assert line.on_writable is not None
        line.on_writable()
        await settle()
        assert task.done() == reads_again
        assert len(line.packets) == reads_again
        task.cancel()

    asyncio.run(send())
