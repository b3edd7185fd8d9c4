"""What is called regularly goes on after a failure, and ends when it is stopped."""

from __future__ import annotations

import asyncio

from structlog.testing import capture_logs

from cuvee.server.background import Poller


def test_a_poll_that_fails_is_logged_and_made_again() -> None:
    async def poll_often() -> list[int]:
        calls: list[int] = []
        enough = asyncio.Event()

        async def poll() -> None:
            calls.append(len(calls))
            if len(calls) == 2:
                raise OSError("away")
            if len(calls) == 4:
                enough.set()

        poller = Poller("test_poll_failed", poll)
        poller.start(0.0)
        await asyncio.wait_for(enough.wait(), 30)
        await poller.stop()
        made = len(calls)
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(calls) == made, "nothing is called after it was stopped"
        return calls

    with capture_logs() as logs:
        calls = asyncio.run(poll_often())
    assert calls[:4] == [0, 1, 2, 3]
    assert [(entry["event"], entry["problem"]) for entry in logs] == [("test_poll_failed", "away")]


def test_stopping_ends_a_poll_that_is_under_way() -> None:
    async def stop_it() -> bool:
        begun, ended = asyncio.Event(), False

        async def poll() -> None:
            nonlocal ended
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended = True

        poller = Poller("test_poll_failed", poll)
        await poller.stop()  # before it has begun, that does nothing
        poller.start(0.0)
        await begun.wait()
        await poller.stop()
        return ended

    assert asyncio.run(asyncio.wait_for(stop_it(), 30))
