"""A server that is well says so, counts, logs without secrets, and ends in good order."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cuvee.server.db.database import open_database
from cuvee.server.db.writer import Writer
from cuvee.server.ops.logs import config
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.faults import Storage
from tests.server.running import Running, running

TWO = {"game": "viticulture", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server that believes a proxy on this machine."""
    with Running(tmp_path_factory.mktemp("proxied"), proxies=["127.0.0.1"]) as server:
        yield server


def test_a_server_that_is_well_says_so(proxied: Running) -> None:
    said = httpx.get(f"{proxied.url}/healthz")
    assert (said.status_code, said.json()) == (200, {"status": "ok"})


def test_a_server_whose_writer_hangs_is_not_well(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(*_: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr("cuvee.server.http.health.DATABASE_TIMEOUT", 0.05)
    with serving(settings) as client:
        monkeypatch.setattr(Writer, "write", hang)
        said = client.get("/healthz")
        monkeypatch.undo()
    assert said.status_code == 503
    assert said.json()["error"] == "unavailable"


def test_a_server_that_cannot_write_is_not_well(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.server.http.health.CACHE_SECONDS", -1.0)
    monkeypatch.setattr("cuvee.server.db.writer.RETRY_SECONDS", 0.001)
    engine = open_database(settings.url)
    monkeypatch.setattr("cuvee.server.services.open_database", lambda _: engine)
    with serving(settings) as client:
        storage = Storage(engine)
        assert client.get("/healthz").status_code == 200
        storage.fill()
        storage.full = True
        assert client.get("/healthz").status_code == 503
        storage.full = False
        assert client.get("/healthz").status_code == 200


def test_commands_are_counted_by_outcome_and_timed(guest: TestClient[Any]) -> None:
    before = numbers(guest.get("/metrics").text)
    table = guest.post("/api/tables", json=TWO).json()["table"]["id"]
    position = guest.get(f"/api/tables/{table}/position?seat=0").json()["position"]
    seat = position["waiting"][0]
    offers = guest.get(f"/api/tables/{table}/position?seat={seat}").json()["position"]["legal"]
    act = {"do": "act", "seat": seat, "seq": 0, "action": offers[0]["code"]}
    assert guest.post(f"/api/tables/{table}/commands", json=act).is_success
    assert guest.post(f"/api/tables/{table}/commands", json={**act, "seq": 9}).is_client_error
    with guest.websocket_connect(f"/api/tables/{table}/live"):
        after = numbers(guest.get("/metrics").text)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert more('cuvee_commands_total{outcome="done"}') == 1
    assert more('cuvee_commands_total{outcome="stale"}') == 1
    assert more("cuvee_command_seconds_count") == 1
    assert more("cuvee_flushes_total") >= 2
    assert more("cuvee_writes_total") >= more("cuvee_flushes_total")
    assert after["cuvee_tables_live"] == 1
    assert after["cuvee_watchers"] == 1


def numbers(exposed: str) -> dict[str, float]:
    """What Prometheus would read."""
    lines = [line.rpartition(" ") for line in exposed.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_numbers_are_for_the_servers_own_network(proxied: Running) -> None:
    def status(address: str) -> int:
        headers = {"x-forwarded-for": address}
        return httpx.get(f"{proxied.url}/metrics", headers=headers).status_code

    assert status("192.168.1.7") == 200
    assert status("8.8.8.8") == 404


def test_logs_are_lines_of_json_with_the_number_of_the_request_and_no_secret(
    proxied: Running,
) -> None:
    secrets = {"name": "Guinevere", "password": "open sesame now"}
    with httpx.Client(base_url=proxied.url) as client:
        registered = client.post("/api/people", json=secrets)
        put_up = client.post("/api/tables", json=TWO)
        client.get(f"/api/tables/{put_up.json()['table']['id']}?key=hidden", headers={"x-a": "b"})
        cookie = client.cookies["cuvee_session"]
    lines = [json.loads(line) for line in proxied.log.read_text().splitlines()]
    (noted,) = [line for line in lines if line.get("request") == registered.headers["x-request-id"]]
    assert noted["event"] == "request"
    assert noted["route"] == "/api/people"
    assert noted["status"] == 201
    assert noted["ms"] >= 0
    log = proxied.log.read_text()
    links = [*put_up.json().get("secrets", {}).values()]
    for secret in (*secrets.values(), cookie, "hidden", put_up.json()["table"]["id"], *links):
        assert secret not in log


def test_a_log_of_other_libraries_takes_the_same_form() -> None:
    assert config()["root"] == {"level": "INFO", "handlers": ["stderr"]}


# The end.


def test_commands_under_way_are_finished_and_answered_before_the_end(server: Running) -> None:
    answers = asyncio.run(ended_under_way(server))
    acknowledged = {table for table, answer in answers.items() if answer == "ack"}
    refused = {table for table, answer in answers.items() if answer in {"shutting_down", "1012"}}
    assert acknowledged | refused == set(answers)
    until = time.monotonic() + 30
    while server.serving() and time.monotonic() < until:
        time.sleep(0.02)
    server.stop()
    server.start()
    stands = {
        table: httpx.get(f"{server.url}/api/tables/{table}").json()["table"]["seq"]
        for table in answers
    }
    assert {table for table, seq in stands.items() if seq == 1} == acknowledged


async def ended_under_way(server: Running) -> dict[str, str]:
    """Say one command at each of many tables, and to the server that it should end."""
    async with httpx.AsyncClient(base_url=server.url) as client:
        await client.post("/api/guests", json={"name": "Ann"})
        tables = [
            (await client.post("/api/tables", json={**TWO, "seed": 7})).json()["table"]["id"]
            for _ in range(12)
        ]
        seat = (await client.get(f"/api/tables/{tables[0]}")).json()["table"]["waiting"][0]
        cookie = {"cookie": f"cuvee_session={client.cookies['cuvee_session']}"}
    sockets = [
        await connect(
            f"{server.live}/api/tables/{table}/live?seat={seat}", additional_headers=cookie
        )
        for table in tables
    ]
    first = [json.loads(await socket.recv()) for socket in sockets]
    for socket, notice in zip(sockets, first, strict=True):
        code = notice["position"]["legal"][0]["code"]
        act = {"do": "act", "id": 7, "seat": seat, "seq": notice["seq"], "action": code}
        await socket.send(json.dumps(act))
    os.kill(server.pid or 0, signal.SIGTERM)
    answers = await asyncio.gather(*(answer_to(socket) for socket in sockets))
    for socket in sockets:
        await socket.close()
    return dict(zip(tables, answers, strict=True))


async def answer_to(socket: ClientConnection) -> str:
    """What became of the command: ack, the code of a refusal, or how the connection ended."""
    try:
        while True:
            answer = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if answer.get("id") == 7:
                return str(answer.get("error", answer["type"]))
    except ConnectionClosed as closed:
        return str(closed.rcvd.code if closed.rcvd else "dropped")


def test_a_server_whose_parent_is_gone_goes_too(server: Running) -> None:
    serving = server.serving()
    assert serving
    os.kill(server.pid or 0, signal.SIGKILL)
    until = time.monotonic() + 30
    while any(running(pid) for pid in serving) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(running(pid) for pid in serving)


# Several processes.


def test_several_processes_start_at_once_on_one_database(tmp_path: Path, database: str) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one = Running(tmp_path / "one", database=database, workers=2)
    two = Running(tmp_path / "two", database=database)
    with ExitStack() as stack:
        for server in (one, two):
            stack.push(server)
            server.begin()
        one.wait()
        two.wait()
        with httpx.Client(base_url=one.url) as ann:
            ann.post("/api/guests", json={"name": "Ann"})
            table = ann.post("/api/tables", json=TWO).json()["table"]["id"]
        assert httpx.get(f"{two.url}/api/tables/{table}").status_code == 200
