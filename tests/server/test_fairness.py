"""Whoever wants much does not delay the others."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from cuvee.server import threads
from cuvee.server.errors import Problem
from cuvee.server.game.fair_share import FairShare
from cuvee.server.ops.metrics import exposition
from cuvee.server.replays import films
from cuvee.server.replays.replay import Replay
from cuvee.server.settings import Settings
from cuvee.server.tables import quotas
from cuvee.server.threads import ThreadPool
from tests.server.apps import serving
from tests.server.guests import Guest

Client = TestClient[Any]


def test_owners_have_turns_one_after_the_other() -> None:
    order: list[str] = []

    async def want(share: FairShare, owner: str) -> None:
        async with share.turn(owner):
            order.append(owner)
            await asyncio.sleep(0)

    async def scenario() -> None:
        share = FairShare(1)
        much = [asyncio.create_task(want(share, "ann")) for _ in range(20)]
        await asyncio.sleep(0)
        little = asyncio.create_task(want(share, "ben"))
        much[7].cancel()
        await asyncio.gather(*much, little, return_exceptions=True)
        await want(share, "eve")  # and nothing was lost on the way

    asyncio.run(scenario())
    assert order.count("ann") == 19
    assert order.index("ben") <= 4
    assert order[-1] == "eve"


def test_a_pool_that_is_full_says_so_and_does_not_delay_another() -> None:
    async def scenario() -> str:
        slow, other = ThreadPool("slow", 1, 1), ThreadPool("other", 1, 1)
        held = threading.Event()
        waiting = [asyncio.create_task(slow.run(held.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        assert await other.run(abs, -1) == 1
        with pytest.raises(Problem) as refused:
            await slow.run(abs, -1)
        held.set()
        await asyncio.gather(*waiting)
        assert await slow.run(abs, -2) == 2
        return refused.value.code

    assert asyncio.run(scenario()) == "overloaded"


def test_lists_are_read_while_games_are_played_through_and_names_looked_up(
    guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = threading.Event()
    started = threading.Barrier(7)

    def hold() -> None:
        started.wait(30)
        held.wait(30)

    async def occupy() -> None:
        pools = [(threads.REPLAYS, 2), (threads.LOOKUPS, 4)]
        await asyncio.gather(*(pool.run(hold) for pool, size in pools for _ in range(size)))

    other = threading.Thread(target=lambda: asyncio.run(occupy()))
    other.start()
    started.wait(30)
    try:
        assert guest.get("/api/tables").status_code == 200
        assert guest.get("/api/tables/mine").status_code == 200
    finally:
        held.set()
        other.join()


def test_a_film_is_made_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    real = Replay.whole

    def whole(self: Replay, *args: Any) -> Any:  # noqa: ANN401
        made.append(args[0])
        return real(self, *args)

    monkeypatch.setattr(Replay, "whole", whole)
    ann = Guest(client, "Ann")
    table = ann.put_up("me", "me")["table"]["id"]
    ann.act(table, ann.asked(table)[0])
    first = ann.get(f"/tables/{table}/replay")
    assert ann.get(f"/tables/{table}/replay") == first
    assert made == [None]
    ann.act(table, ann.asked(table)[0])
    assert ann.get(f"/tables/{table}/replay")["last"] == first["last"] + 1
    assert ann.get(f"/tables/{table}/replay?viewpoint=0")["viewpoint"] == 0
    assert made == [None, None, 0]


def test_films_take_so_much_memory(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "MAX_BYTES", 10)
    ann = Guest(client, "Ann")
    table = ann.put_up("me", "me")["table"]["id"]
    assert ann.get(f"/tables/{table}/replay")["first"] == 0
    assert not client.app.dependencies["replays"].dependency()._films._films


def test_one_person_has_so_many_unfinished_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MAX_GUEST_TABLES", 1)
    monkeypatch.setattr(quotas, "MAX_TABLES", 2)
    with serving(Settings(data=str(tmp_path / "data"))) as client:
        ann = Guest(client, "Ann")
        ann.put_up("me", "open")
        wanted = {"game": "naramata", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = ann.ask("POST", "/tables", wanted, 409)
        assert refused["error"] == "too_many_tables"
        registered = client.post(
            "/api/people", json={"name": "Ann", "password": "long enough"}, headers=ann.headers
        )
        assert registered.status_code == 201
        ann.cookie = registered.cookies["cuvee_session"]
        ann.put_up("me", "open")
        ann.ask("POST", "/tables", wanted, 409)


def test_made_up_methods_are_counted_as_one(client: Client) -> None:
    for number in range(5):
        client.request(f"MADEUP{number}", "/api/me")
    assert b"MADEUP" not in exposition()
    assert b'method="other"' in exposition()
