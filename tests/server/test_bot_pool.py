"""The processes in which bots think and records are checked: one may die, and work goes on."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children

import pytest

from cuvee.bots import Bot, bot
from cuvee.engine import game, machine
from cuvee.server.game import bot_pool as module
from cuvee.server.game import bot_work
from cuvee.server.game.bot_pool import BotPool, rules_file


def leave_at_once(_: object) -> int:
    """Take the whole process along."""
    os._exit(3)


def test_the_death_of_a_process_is_not_the_end_of_thinking() -> None:
    async def ask() -> list[int]:
        bot_pool = BotPool(1, [])
        try:
            first = await bot_pool.run("ann", abs, -1)
            bot_pool._pool.submit(leave_at_once, None)  # type: ignore[union-attr]
            await asyncio.sleep(0.5)
            return [first, await bot_pool.run("ann", abs, -2), await bot_pool.run("ann", abs, -3)]
        finally:
            bot_pool.close()

    assert asyncio.run(ask()) == [1, 2, 3]


def test_a_bot_that_is_deciding_is_not_waited_for() -> None:
    others = set(active_children())  # of pools that other tests have left to be collected

    async def ask() -> None:
        bot_pool = BotPool(1, [])
        await bot_pool.run("ann", abs, -1)
        deciding = asyncio.create_task(bot_pool.run("ann", time.sleep, 3600))
        await asyncio.sleep(0.1)
        processes = set(active_children()) - others
        bot_pool.close()
        for process in processes:
            await asyncio.to_thread(process.join)
        with pytest.raises(BrokenProcessPool):
            await deciding
        with pytest.raises(BrokenProcessPool):
            await bot_pool.run("ann", abs, -1)
        for process in set(active_children()) - others:
            await asyncio.to_thread(process.join, 30)
        assert set(active_children()) - others == set()

    asyncio.run(asyncio.wait_for(ask(), 60))


def test_bots_leave_the_processor_to_the_server() -> None:
    async def ask() -> int:
        bot_pool = BotPool(1, [])
        try:
            return await bot_pool.run("ann", os.getpriority, os.PRIO_PROCESS, 0)
        finally:
            bot_pool.close()

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(asyncio.wait_for(ask(), 60)) == min(own + module.NICENESS, 19)


def process_id(_: object) -> int:
    """The process this runs in."""
    return os.getpid()


def test_new_processes_take_over_when_the_rules_have_been_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> list[int]:
        bot_pool = BotPool(1, [])
        try:
            found = [await bot_pool.run("ann", process_id, None) for _ in range(2)]
            monkeypatch.setattr(module, "rules_file", lambda: "machine.so")
            return found + [await bot_pool.run("ann", process_id, None) for _ in range(2)]
        finally:
            bot_pool.close()

    first, second, third, fourth = asyncio.run(ask())
    assert first == second != third == fourth


def test_the_rules_are_loaded_from_where_this_process_has_them() -> None:
    assert rules_file() == str(machine.__file__)


def test_every_decision_at_a_table_is_bounded_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    bounds: list[int | None] = []

    def noted(spec: str, milliseconds: int | None = None) -> Bot:
        bounds.append(milliseconds)
        return bot("random", milliseconds)

    monkeypatch.setattr(bot_work, "bot", noted)
    state = game("viticulture").new(seats=2, seed=1)
    chosen = bot_work.choose_all({**state.to_dict()}, {0: "expert", 1: "expert"}, 1, 0)
    assert bounds == [bot_work.THOUGHT_MS] * len(chosen)
    assert chosen


def test_a_process_of_the_bots_loads_no_database_and_no_web_server() -> None:
    async def ask() -> set[str]:
        bot_pool = BotPool(1, [])
        try:
            await bot_pool.choose(
                "ann", {**game("naramata").new(seats=2, seed=1).to_dict()}, {}, 1, 0
            )
            return set(await bot_pool.run("ann", eval, "list(__import__('sys').modules)"))
        finally:
            bot_pool.close()

    loaded = asyncio.run(ask())
    assert "cuvee.server.game.bot_work" in loaded
    assert loaded.isdisjoint({"sqlalchemy", "litestar", "uvicorn", "prometheus_client"})
