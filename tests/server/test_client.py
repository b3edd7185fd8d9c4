"""The client: it keeps up, comes back, and gives bots nothing but what the server sent."""

from __future__ import annotations

import asyncio

import pytest

import remote_bot
from cuvee.bots import GreedyBot, RandomBot
from cuvee.client import Client, Refused, a_bot, anybody, as_remote, me
from cuvee.engine import BadInput
from tests.server.running import Running

GAME = "naramata"


async def first_asked(client: Client, table: str) -> int:
    """The seat that decides first."""
    told = await client.call("GET", f"/api/tables/{table}/position")
    return int(told["position"]["waiting"][0])


def test_a_whole_game_is_played_from_afar_by_two_bots(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            put_up = await client.put_up(GAME, [me(), anybody()])
            far = asyncio.create_task(remote_bot.play_at(shared_server.url, put_up.table))
            async with client.sit(put_up.table, 0) as seat:
                await seat.until(lambda: seat.table["status"] != "open")
                ended = await seat.play(as_remote(RandomBot(), 1))
                assert ended.over
                assert (await far).result == ended.result
                known = await client.call("GET", f"/api/tables/{put_up.table}/position?seat=0")
                assert known["position"] == ended.plain
            assert (await client.mine())[0]["id"] == put_up.table

    asyncio.run(play())


def test_a_seat_undoes_redoes_asks_why_and_stays_in_step_with_another_tab(
    shared_server: Running,
) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.register("Ann", "correct horse")
            table = (await client.put_up(GAME, [me(), me("Ben")], seed=3)).table
            who = await first_asked(client, table)
            async with client.sit(table, who) as seat, client.sit(table, who) as tab:
                position = await seat.asked()
                chosen = position.legal[0]
                await seat.act(chosen)
                assert await seat.why(1 << 19) is not None
                await tab.until(lambda: tab.position.seq == seat.position.seq)
                assert tab.position.plain == seat.position.plain
                await seat.undo()
                assert seat.position.legal == position.legal
                assert await seat.why(chosen) is None
                await seat.redo()
                await tab.until(lambda: tab.position.seq == 3)
                assert seat.position.decisions == tab.position.decisions == 1
                with pytest.raises(Refused, match=r"already|has changed"):
                    await seat.ask("act", seat=who, seq=0, action=chosen)

    asyncio.run(play())


def test_somebody_without_the_seat_is_refused_for_good(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as ann, Client(shared_server.url) as eve:
            await ann.guest("Ann")
            await eve.guest("Eve")
            table = (await ann.put_up(GAME, [me(), a_bot("random")])).table
            with pytest.raises(Refused) as refused:
                await eve.sit(table, 0).__aenter__()
            assert refused.value.status == 403
            with pytest.raises(Refused) as refused:
                await eve.sit("nowhere", None).__aenter__()
            assert refused.value.status == 404
            async with eve.sit(table, None) as spectator:
                assert spectator.legal == []
            with pytest.raises(Refused, match="password"):
                await eve.login("Ann", "wrong horse")

    asyncio.run(play())


def test_a_seat_comes_back_by_itself_when_the_server_does(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.put_up(GAME, [me(), me("Ben")])).table
            async with client.sit(table, await first_asked(client, table)) as seat:
                await seat.act(seat.legal[0])
                shared_server.kill()
                answer = asyncio.create_task(seat.why(0))
                await asyncio.to_thread(shared_server.start)
                await answer
                assert seat.position.decisions == 1

    asyncio.run(play())


def test_a_bot_that_imagines_is_told_that_it_cannot_from_afar(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.put_up(GAME, [me(), me("Ben")])).table
            async with client.sit(table, await first_asked(client, table)) as seat:
                with pytest.raises(BadInput, match="from afar"):
                    as_remote(GreedyBot())(await seat.asked())

    asyncio.run(play())
