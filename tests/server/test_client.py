"""The client: it keeps up, comes back, and gives bots nothing but what the server sent."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

import remote_bot
from cuvee.bots import GreedyBot, RandomBot
from cuvee.client import (
    Client,
    RequestRefused,
    RequestTimeout,
    UnknownMessage,
    apply_patch,
    as_remote,
    bot_seat,
    my_seat,
    open_seat,
)
from cuvee.client.connection import TableConnection
from cuvee.client.remote import RemoteObservation
from cuvee.engine import BadInput
from cuvee.protocol.commands import Act
from cuvee.protocol.notices import TableNotice
from cuvee.protocol.tables import NewSeat, TableOut
from tests.server.running import Running

GAME = "naramata"
TIMEOUT = 30.0  # seconds, on a busy machine


def two() -> list[NewSeat]:
    """Both seats are one's own."""
    return [my_seat(), my_seat("Ben")]


async def first_asked(client: Client, table: str) -> int:
    """The seat that decides first."""
    return (await client.position(table)).position.waiting[0]


def test_a_remote_bot_gets_its_offers_in_words(shared_server: Running) -> None:
    async def look() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.create_table(GAME, two())).table.id
            seat = await first_asked(client, table)
            position = (await client.position(table, seat)).position
            offers = RemoteObservation(position, seat).offers()
            assert [offer["code"] for offer in offers] == [one.code for one in position.legal]
            assert [offer["action"] for offer in offers] == [one.action for one in position.legal]
            assert offers[0]["text"] == "Red convertible"

    asyncio.run(look())


def test_a_whole_game_is_played_remotely_by_two_bots(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.create_table(GAME, [my_seat(), open_seat()])).table.id
            remote = asyncio.create_task(remote_bot.play_at(shared_server.url, table))
            async with client.connect(table, 0) as mine:
                await mine.wait_until(lambda: mine.table.status != "open")
                ended = await mine.play(as_remote(RandomBot(), 0, seed=1))
                assert mine.over
                assert (await remote).result == ended.result
                assert (await client.position(table, 0)).position == ended
            assert (await client.my_tables())[0].table.id == table
            replay = await client.replay(table, 0)
            shown = msgspec.to_builtins(replay.position)
            for frame in replay.frames:
                shown = apply_patch(shown, frame.patch)
            assert shown["view"] == ended.view
            review = await client.review(table)
            assert (review.status, review.review) == ("none", None), "nobody has asked for it"

    asyncio.run(play())


def test_a_seat_undoes_redoes_asks_why_and_stays_in_step_with_another_tab(
    shared_server: Running,
) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.register("Ann", "correct horse")
            table = (await client.create_table(GAME, two(), seed=3)).table.id
            who = await first_asked(client, table)
            async with client.connect(table, who) as seat, client.connect(table, who) as tab:
                asked = await seat.wait_for_turn()
                chosen = seat.legal[0]
                await seat.act(chosen)
                assert await seat.why(1 << 19) is not None
                await tab.wait_until(lambda: tab.seq == seat.seq)
                assert tab.position == seat.position
                await seat.undo()
                assert seat.position.legal == asked.position.legal
                assert await seat.why(chosen) is None
                await seat.redo()
                await tab.wait_until(lambda: tab.seq == 3)
                assert seat.position.decisions == tab.position.decisions == 1
                with pytest.raises(RequestRefused, match=r"already|has changed") as refused:
                    await seat.send(Act(seat=who, seq=0, action=chosen))
                assert refused.value.outdated

    asyncio.run(play())


def test_what_is_said_at_the_table_reaches_every_connection(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.create_table(GAME, two())).table.id
            async with client.connect(table, 0) as seat, client.connect(table) as spectator:
                await seat.send_chat("Cheers")
                async with asyncio.timeout(TIMEOUT):
                    await spectator.wait_until(lambda: bool(spectator.chat))
                assert [(said.name, said.text) for said in spectator.chat] == [("Ann", "Cheers")]
                assert seat.chat == spectator.chat

    asyncio.run(play())


def test_a_preview_says_what_then_comes(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.create_table("viticulture", two(), seed=3)).table.id
            async with client.connect(table, await first_asked(client, table)) as seat:
                before = {**(await seat.wait_for_turn()).position.view, "decision": None}
                for action in seat.legal:
                    seen = await seat.preview(action)
                    if seen.uncertain is None:
                        break
                assert (seen.action, seen.undoable) == (action, True)
                await seat.act(action)
                assert apply_patch(before, seen.patch) == {**seat.position.view, "decision": None}
                assert seat.events == seen.events
                with pytest.raises(RequestRefused) as refused:
                    await seat.preview(1 << 19)
                assert refused.value.reason is not None

    asyncio.run(play())


def test_a_plan_tries_moves_that_the_game_learns_nothing_of(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.create_table("viticulture", two(), seed=3)).table.id
            async with client.connect(table, await first_asked(client, table)) as seat:
                legal, seq = (await seat.wait_for_turn()).position.legal, seat.seq
                began = await seat.plan(5)
                assert (began.steps, began.position.legal) == ([], legal)
                tried = await seat.plan(5, action=seat.legal[0])
                assert tried.steps[0].action == seat.legal[0]
                so_far = [step.action for step in tried.steps]
                further = await seat.plan(5, so_far, tried.position.legal[0].code)
                assert further.position.decisions > tried.position.decisions
                assert (await client.position(table)).seq == seq
            with pytest.raises(RequestRefused) as refused:
                await client.ask_for_review(table)
            assert refused.value.error.error == "not_over"

    asyncio.run(play())


def test_players_agree_to_an_undo_request(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as ann, Client(shared_server.url) as ben:
            await ann.guest("Ann")
            await ben.guest("Ben")
            table = (await ann.create_table(GAME, [my_seat(), open_seat()], seed=3)).table.id
            await ben.join(table, 1)
            async with ann.connect(table, 0) as first, ben.connect(table, 1) as second:
                seats = [first, second]
                await first.wait_until(lambda: first.table.status == "playing")
                await second.wait_until(lambda: second.table.status == "playing")
                asked = first.position.waiting[0]
                await seats[asked].wait_for_turn()
                await seats[asked].act(seats[asked].legal[0])
                await seats[asked].request_undo(0)
                other = seats[1 - asked]
                await other.wait_until(lambda: other.position.undo_request is not None)
                await other.answer_undo(True)
                assert other.position.decisions == 0

    asyncio.run(play())


def test_somebody_without_the_seat_is_refused_for_good(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as ann, Client(shared_server.url) as eve:
            await ann.guest("Ann")
            await eve.guest("Eve")
            table = (await ann.create_table(GAME, [my_seat(), bot_seat("random")])).table.id
            with pytest.raises(RequestRefused) as refused:
                await eve.connect(table, 0).__aenter__()
            assert refused.value.status == 403
            with pytest.raises(RequestRefused) as refused:
                await eve.connect("nowhere", None).__aenter__()
            assert refused.value.status == 404
            async with eve.connect(table, None) as spectator:
                assert spectator.legal == []
            with pytest.raises(RequestRefused, match="password"):
                await eve.login("Ann", "wrong horse")

    asyncio.run(play())


def test_a_seat_comes_back_by_itself_when_the_server_does(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.create_table(GAME, two())).table.id
            async with client.connect(table, await first_asked(client, table)) as seat:
                await seat.act(seat.legal[0])
                shared_server.kill()
                answer = asyncio.create_task(seat.why(0))
                await asyncio.to_thread(shared_server.start)
                await answer
                assert seat.position.decisions == 1

    asyncio.run(play())


def test_a_bot_that_samples_states_cannot_play_remotely(shared_server: Running) -> None:
    async def play() -> None:
        async with Client(shared_server.url) as client:
            await client.guest("Ann")
            table = (await client.create_table(GAME, two())).table.id
            async with client.connect(table, await first_asked(client, table)) as seat:
                with pytest.raises(BadInput, match="remotely"):
                    as_remote(GreedyBot(), seat.seat or 0)((await seat.wait_for_turn()).position)

    asyncio.run(play())


# A server that does not answer


def test_a_request_that_is_not_answered_ends_with_a_timeout() -> None:
    async def play(url: str) -> None:
        async with Client(url, timeout=0.2) as client:
            with pytest.raises(RequestTimeout, match=r"no answer to POST /api/guests within 0.2 s"):
                await client.guest("Ann")
            with pytest.raises(RequestTimeout, match=r"no connection within 0.2 s"):
                await client.connect("table").__aenter__()

    with socket.create_server(("127.0.0.1", 0)) as silent:  # connects, and never answers
        asyncio.run(play(f"http://127.0.0.1:{silent.getsockname()[1]}"))


@asynccontextmanager
async def sending(*messages: bytes) -> AsyncIterator[str]:
    """A server that sends messages and answers nothing."""

    async def send(connection: ServerConnection) -> None:
        for message in messages:
            await connection.send(message, text=True)
        await connection.wait_closed()

    async with serve(send, "127.0.0.1", 0) as server:
        yield f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}/"


def test_a_command_that_is_not_answered_ends_with_a_timeout() -> None:
    async def play() -> None:
        async with sending(unbegun()) as url, TableConnection(url, {}, 0, 0.2) as seat:
            with pytest.raises(RequestTimeout, match=r"no answer to Preview within 0.2 s"):
                await seat.preview(0)
            with pytest.raises(RequestTimeout, match=r"no answer to SendChat"):
                await seat.send_chat("Hello")

    asyncio.run(play())


def test_notices_of_later_versions_are_passed_over() -> None:
    async def play() -> None:
        later = b'{"type": "weather", "table": 7}'
        async with sending(later, unbegun()) as url, TableConnection(url, {}, 0, TIMEOUT) as seat:
            assert seat.table.id == "table"

    asyncio.run(play())


def test_a_notice_that_cannot_be_read_ends_the_connection() -> None:
    async def play() -> None:
        broken = b'{"type": "table", "table": 7}'
        async with sending(unbegun(), broken) as url, TableConnection(url, {}, 0, TIMEOUT) as seat:
            with pytest.raises(UnknownMessage, match="cannot be read"):
                await seat.wait_until(lambda: seat.over)
            with pytest.raises(UnknownMessage):
                await seat.send_chat("Hello")

    asyncio.run(play())


def unbegun() -> bytes:
    """The notice of a table that has not begun."""
    table = TableOut(
        id="table", game=GAME, rules=1, options={}, title="", public=False, host=None,
        status="open", clock=None, hints=False,
        rated=False, deadline=None, commitment="", seed=None, salt=None,
        seed_from="server", origin="new", parent=None, campaign=None, created=0.0, updated=0.0,
        expires=None, seq=0, waiting=[], seats=[],
    )  # fmt: skip
    return msgspec.json.encode(TableNotice(table, 0))
