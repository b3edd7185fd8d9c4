"""Several processes on one PostgreSQL show one table, and go on when one of them dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from cuvee.client import Client, RequestRefused, TableConnection, bot_seat, my_seat, open_seat
from tests.server.running import Running

GAME = "naramata"
Scene = Callable[[Client, Client], Awaitable[None]]


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str]
) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database, each at a port of its own."""
    tmp_path, database = tmp_path_factory.mktemp("pair"), new_database()
    with (
        Running(tmp_path, database=database) as one,
        Running(tmp_path, database=database) as other,
    ):
        yield one, other


def run(pair: tuple[Running, Running], scene: Scene) -> None:
    """Let Ann be connected to both servers, by one session."""

    async def scenario() -> None:
        async with Client(pair[0].url) as here, Client(pair[1].url) as there:
            await here.guest("Ann")
            there.http.cookies = here.http.cookies
            await scene(here, there)

    asyncio.run(asyncio.wait_for(scenario(), 120))


async def come_to(seat: TableConnection, seq: int) -> None:
    """Wait until a seat knows of an entry."""
    await seat.wait_until(lambda: seat.seq >= seq)


async def same(one: TableConnection, other: TableConnection) -> None:
    """Wait until two seats have come equally far, and compare what they were told."""
    while one.seq != other.seq:  # bots may go on meanwhile
        newest = max(one.seq, other.seq)
        await asyncio.gather(come_to(one, newest), come_to(other, newest))
    assert one.position.waiting == other.position.waiting


def test_a_table_is_live_for_clients_of_different_processes(pair: tuple[Running, Running]) -> None:
    async def scene(here: Client, there: Client) -> None:
        table = (await here.create_table(GAME, [my_seat(), my_seat("Ben")], seed=5)).table.id
        async with here.connect(table, 0) as ann, there.connect(table, 1) as ben:
            async with here.connect(table, 1) as tab:
                for _ in range(60):  # in turn, and at once where both are asked
                    asked = [seat for seat in (ann, ben) if seat.legal]
                    await asyncio.gather(*[seat.act(seat.legal[0]) for seat in asked])
                    await same(ann, ben)
                    if ann.over:
                        break
                await same(ben, tab)
                assert ben.position == tab.position
            answer = [await client.position(table, 0) for client in (here, there)]
            assert answer[0] == answer[1]

    run(pair, scene)


def test_of_two_answers_to_one_question_one_is_refused_as_stale(
    pair: tuple[Running, Running],
) -> None:
    async def scene(here: Client, there: Client) -> None:
        table = (
            await here.create_table("viticulture", [my_seat(), my_seat("Ben")], seed=5)
        ).table.id
        first = (await here.position(table)).position.waiting[0]
        async with here.connect(table, first) as seat, there.connect(table, first) as tab:
            refused = 0
            for _ in range(10):
                await seat.wait_until(lambda: bool(seat.legal) and bool(tab.legal))
                before = seat.position.decisions
                done = await asyncio.gather(
                    seat.act(seat.legal[0]), tab.act(tab.legal[-1]), return_exceptions=True
                )
                problems = [problem for problem in done if problem is not None]
                assert len(problems) == 1
                assert isinstance(problems[0], RequestRefused)
                assert problems[0].outdated
                refused += 1
                await same(seat, tab)
                assert seat.position == tab.position
                assert seat.position.decisions == before + 1
                if not seat.legal:
                    break
            assert refused

    run(pair, scene)


def test_seats_taken_at_one_process_are_seen_at_the_other(pair: tuple[Running, Running]) -> None:
    async def scene(here: Client, there: Client) -> None:
        table = (await here.create_table(GAME, [my_seat(), open_seat()])).table.id
        async with here.connect(table, 0) as ann, Client(there.url) as ben:
            await ben.guest("Ben")
            number = (await ben.join(table)).seat
            await ann.wait_until(lambda: ann.table.seats[number].name == "Ben")
            await ann.wait_until(lambda: ann.table.status == "playing")
            assert ann.position.decisions == 0

    run(pair, scene)


def test_who_is_connected_to_one_process_is_present_for_all(pair: tuple[Running, Running]) -> None:
    async def scene(here: Client, there: Client) -> None:
        table = (await here.create_table(GAME, [my_seat(), open_seat()])).table.id
        async with Client(there.url) as ben:
            await ben.guest("Ben")
            await ben.join(table)
            while (await here.table(table)).table.seats[1].kind != "person":
                pass  # the news of it is on its way
            path = f"/api/tables/{table}/seats/1/bot"
            async with ben.connect(table, 1):
                refused = await here.http.post(path, json={"bot": "random"})
                assert refused.json()["error"] == "player_present"
            for _ in range(100):
                if (await here.http.post(path, json={"bot": "random"})).status_code == 200:
                    break
            assert (await here.table(table)).table.seats[1].kind == "bot"

    run(pair, scene)


def test_when_one_process_dies_its_clients_and_bots_go_on_at_the_other(
    pair: tuple[Running, Running],
) -> None:
    async def scene(here: Client, there: Client) -> None:
        table = (await here.create_table("viticulture", [my_seat(), bot_seat("random")])).table.id
        async with here.connect(table, 0) as ann:
            for _ in range(5):
                await ann.wait_for_turn()
                await ann.act(ann.legal[0])
            # Somebody watches at the other one, whose bots leave the thinking to the first.
            async with there.connect(table, 0) as tab:
                await same(ann, tab)
                pair[0].kill()
                before = tab.position.decisions
                for _ in range(10):
                    await tab.wait_for_turn()
                    await tab.act(tab.legal[0])
                deciders = tab.position.decisions - before
                assert deciders >= 10
                await tab.wait_for_turn()

    try:
        run(pair, scene)
    finally:
        pair[0].start()


def test_workers_of_one_server_are_one_to_their_clients(tmp_path: Path, database: str) -> None:
    with Running(tmp_path, database=database, workers=2) as server:

        async def scenario() -> None:
            async with Client(server.url) as client:
                await client.guest("Ann")
                table = (await client.create_table(GAME, [my_seat(), my_seat("Ben")])).table.id
                tabs = [client.connect(table, number % 2) for number in range(8)]
                for tab in tabs:
                    await tab.__aenter__()
                await play_on(tabs)
                os.kill(server.serving()[0], signal.SIGKILL)
                await play_on(tabs)
                for tab in tabs:
                    await tab.close()

        async def play_on(tabs: list[TableConnection]) -> None:
            for _ in range(10):
                asked = next(tab for tab in tabs if tab.legal)
                await asked.act(asked.legal[0])
                for tab in tabs:
                    await come_to(tab, asked.seq)

        asyncio.run(asyncio.wait_for(scenario(), 120))
