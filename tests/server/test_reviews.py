"""Reviews: of finished games alone, worked out once in the background, kept, open by link."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, select, update

from cuvee.engine import Record
from cuvee.review import Moves, review
from cuvee.review.review import VERSION
from cuvee.server.db import table_rows
from cuvee.server.db.database import open_database
from cuvee.server.db.schema import reviews, tables
from cuvee.server.game.bot_pool import BotPool
from cuvee.server.http.rate_limits import REVIEW, rule_for
from cuvee.server.reviews import service
from cuvee.server.reviews.chunks import review_some
from cuvee.server.reviews.review_rows import LEASE_SECONDS
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import Guest, until
from tests.server.tabled import Plain, fine, play_out, put_up
from tests.server.test_daily import change, let_a_day_pass, settled
from tests.server.test_daily import play_out as play_challenge

Client = TestClient[Any]
GAMES = [str(Path("examples/barrels.py").resolve())]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings for a server on SQLite whose processes know the example game."""
    return Settings(data=str(tmp_path / "data"), limits=False, games=GAMES)


@pytest.fixture(autouse=True)
def turn_by_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a part of a review be a single turn."""
    monkeypatch.setattr(service, "CHUNK_SECONDS", 0.0)


@pytest.fixture
def nobody_works() -> Iterator[pytest.MonkeyPatch]:
    """No review gets on, until this is undone."""

    run = BotPool.run

    async def wait(pool: BotPool, owner: str, work: Any, *args: Any) -> Any:  # noqa: ANN401
        if work is not review_some:  # other features use processes of the bots too
            return await run(pool, owner, work, *args)
        return await asyncio.Event().wait()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(BotPool, "run", wait)
        yield patched


def finished(client: Client) -> str:
    """A table at which Ann has played both seats to the end."""
    assert client.post("/api/guests", json={"name": "Ann"}).status_code == 201
    table = put_up(client, 2)
    play_out(client, table)
    return table


def found(client: Client, table: str) -> Plain:
    """The review of a table, or how far it is."""
    return dict(fine(client.get(f"/api/tables/{table}/review")))


def ask(client: Client, table: str) -> Plain:
    """Ask for a review."""
    return dict(fine(client.post(f"/api/tables/{table}/review")))


def done(client: Client, table: str) -> Plain:
    """A review once it is done."""
    one = until(lambda: (one := found(client, table))["status"] != "working" and one)
    assert one["status"] == "done"
    return dict(one)


def rows(settings: Settings) -> list[Any]:
    """The reviews that are stored."""
    engine = open_database(settings.url)
    with engine.connect() as connection:
        stored = list(connection.execute(select(reviews)).all())
    engine.dispose()
    return stored


def reviewed(client: Client, table: str) -> Plain:
    """What the record of a table comes to when it is reviewed here."""
    record = Record.from_dict(fine(client.get(f"/api/tables/{table}/record")))
    state, moves = record.begin(), Moves()
    for index in range(len(record.actions)):
        moves.append(record.apply(state, index))
    return {**review(record.begin(), moves).to_dict()}


# Worked out once, and kept.


def test_a_review_is_worked_out_turn_by_turn_and_kept(stored: Settings) -> None:
    with serving(stored) as client:
        table = finished(client)
        nothing = {"status": "none", "done": 0, "total": 0, "review": None}
        assert found(client, table) == nothing
        begun = ask(client, table)
        assert (begun["status"], begun["review"]) == ("working", None)
        whole = done(client, table)
        assert whole["done"] == whole["total"] == begun["total"] > 0
        assert whole["review"] == reviewed(client, table)
        assert ask(client, table) == whole
    with serving(stored) as client:
        assert found(client, table) == whole


def test_all_who_ask_join_one_review_and_are_told_how_far_it_is(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, parts = BotPool.run, list[tuple[str, int]]()

    async def counted(pool: BotPool, owner: str, work: Any, *args: Any) -> Any:  # noqa: ANN401
        answer = await run(pool, owner, work, *args)
        if work is review_some:
            parts.append((owner, args[0].first))
        return answer

    monkeypatch.setattr(BotPool, "run", counted)
    table = finished(client)
    ask(client, table)
    told = [found(client, table)["done"]]
    client.cookies.clear()
    ask(client, table)
    while (one := found(client, table))["status"] == "working":
        told.append(one["done"])
    assert told == sorted(told)
    owners, starts = {owner for owner, _ in parts}, [first for _, first in parts]
    assert len(owners) == 1, "whoever asked first"
    assert starts == sorted(set(starts)), "no part was worked out twice"
    assert len(starts) == len(one["review"]["points"]) - 1


# For whom, and of which games.


def test_a_running_game_is_not_reviewed(guest: Client, settings: Settings) -> None:
    table = put_up(guest, 2)
    for method in (guest.get, guest.post):
        answer = method(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
    assert guest.post("/api/tables/nosuchtable/review").status_code == 404
    assert rows(settings) == []


def test_a_daily_game_is_reviewed_when_its_day_is_over(settings: Settings) -> None:
    with serving(settings) as client:
        ann = Guest(client, "Ann")
        table = play_challenge(ann)
        settled(ann)
        assert ann.post(f"/tables/{table}/review", 409)["error"] == "day_not_over"
        row = {"table": table, "status": "done", "version": VERSION, "done": 1, "total": 1}
        change(settings, insert(reviews).values(**row, alive=0.0, review=None))
        assert ann.get(f"/tables/{table}/review", 409)["error"] == "day_not_over"
    let_a_day_pass(settings)
    with serving(settings) as client:
        ann.client = client
        assert ann.get(f"/tables/{table}/review")["status"] == "done"


def test_a_link_reader_sees_the_same_and_nothing_that_a_replay_hides(client: Client) -> None:
    table = finished(client)
    ask(client, table)
    mine = done(client, table)
    client.cookies.clear()
    assert found(client, table) == mine == ask(client, table)
    lines = [turn for turn in mine["review"]["turns"] if turn["better"] is not None]
    assert lines, "whoever takes the first action on offer makes mistakes"
    for turn in lines:
        query = {"viewpoint": turn["seat"], "at": turn["better"]["at"]}
        seen = fine(client.get(f"/api/tables/{table}/replay/position", params=query))
        offered = {one["code"] for one in seen["position"]["legal"]}
        assert turn["better"]["actions"][0] in offered


def test_a_game_of_other_rules_is_not_reviewed(settings: Settings) -> None:
    with serving(settings) as client:
        table = finished(client)
    change(settings, update(tables).values(digest="0" * 64))
    with serving(settings) as client:
        answer = client.post(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["error"]) == (409, "no_review")


def test_asking_is_limited_as_other_work_is() -> None:
    assert rule_for("POST", "/api/tables/abc/review") is REVIEW
    assert rule_for("GET", "/api/tables/abc/review").name == "read"


# Ends, failures, other processes.


def test_what_a_server_has_begun_the_next_one_finishes(
    stored: Settings, nobody_works: pytest.MonkeyPatch
) -> None:
    with serving(stored) as client:
        table = finished(client)
        assert ask(client, table)["status"] == "working"
    assert [(one.status, one.alive) for one in rows(stored)] == [("working", 0.0)]
    nobody_works.undo()
    with serving(stored) as client:
        assert done(client, table)["review"] == reviewed(client, table)


def test_what_another_process_works_at_is_left_to_it_while_it_lives(
    settings: Settings, nobody_works: pytest.MonkeyPatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings) as client:
        table = finished(client)
        ask(client, table)
    change(settings, update(reviews).values(alive=2e9, done=3))
    nobody_works.undo()
    monkeypatch.setattr(service, "POLL_SECONDS", 0.01)
    with serving(settings) as client:
        for _ in range(3):
            assert (ask(client, table)["status"], ask(client, table)["done"]) == ("working", 3)
        change(settings, update(reviews).values(alive=time.time() - LEASE_SECONDS - 1))
        assert done(client, table)["review"] is not None


def test_a_failure_is_told_and_the_next_who_asks_begins_anew(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = BotPool.run

    async def fail(pool: BotPool, owner: str, work: Any, *args: Any) -> Any:  # noqa: ANN401
        if work is not review_some:
            return await run(pool, owner, work, *args)
        raise RuntimeError("the process has died")

    with monkeypatch.context() as patched:
        patched.setattr(BotPool, "run", fail)
        table = finished(client)
        ask(client, table)
        until(lambda: found(client, table)["status"] == "failed")
    assert ask(client, table)["status"] == "working"
    assert done(client, table)["review"] is not None


def test_a_review_of_an_earlier_version_is_worked_out_anew(settings: Settings) -> None:
    with serving(settings) as client:
        table = finished(client)
        ask(client, table)
        whole = done(client, table)
        change(settings, update(reviews).values(version=VERSION - 1))
        assert found(client, table)["status"] == "none"
        ask(client, table)
        assert done(client, table) == whole


@pytest.mark.usefixtures("nobody_works")
def test_a_review_goes_with_its_table(stored: Settings) -> None:
    with serving(stored) as client:
        table = finished(client)
        ask(client, table)
    engine = open_database(stored.url)
    with engine.begin() as connection:
        table_rows.delete_table(connection, table)
    engine.dispose()
    assert rows(stored) == []
