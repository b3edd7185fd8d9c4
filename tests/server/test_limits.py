"""How often one may ask, and what counts as one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cuvee.server.http import connections
from cuvee.server.http.cookies import SESSION_COOKIE
from cuvee.server.http.rate_limits import (
    ALL_WRONG_CODES,
    GUESS,
    MESSAGE,
    READ,
    TABLE,
    WRONG_CODES,
    Bucket,
    Limits,
    Pace,
    Rule,
    WrongCodes,
    address_rule,
    rule_for,
)
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import until
from tests.server.running import Running

Client = TestClient[Any]


@pytest.fixture
def limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A client of a server that counts, in a time that stands still: no slow machine helps it."""
    still = SimpleNamespace(monotonic=lambda: 100.0)
    monkeypatch.setattr("cuvee.server.http.rate_limits.time", still)
    with serving(Settings(data=str(tmp_path / "limited"))) as visitor:
        yield visitor


def test_guests_and_logins_are_counted_by_address(limited: Client) -> None:
    wrong = {"name": "Ann", "password": "not the one"}
    said = [limited.post("/api/sessions", json=wrong) for _ in range(12)]
    assert [answer.status_code for answer in said[:10]] == [401] * 10
    assert said[-1].status_code == 429
    assert said[-1].json()["error"] == "rate_limited"
    assert int(said[-1].headers["retry-after"]) >= 1
    made = [limited.post("/api/guests", json={"name": "A"}).status_code for _ in range(40)]
    assert set(made) == {201, 429}
    assert limited.get("/api/me").status_code == 200  # looking is still allowed


def test_limits_can_be_left_off_for_load_tests(client: Client) -> None:
    made = {client.post("/api/guests", json={"name": "A"}).status_code for _ in range(60)}
    assert made == {201}


def test_health_is_never_refused_for_asking_often(limited: Client) -> None:
    assert {limited.get("/healthz").status_code for _ in range(700)} == {200}


def test_a_websocket_that_sends_too_fast_is_warned_and_then_closed(limited: Client) -> None:
    assert limited.post("/api/guests", json={"name": "Ann"}).status_code == 201
    wanted = {"game": "naramata", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = limited.post("/api/tables", json=wanted).json()["table"]["id"]
    response: list[dict[str, Any]] = []
    with limited.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.receive_json()
        with pytest.raises(WebSocketDisconnect) as closed:
            chatter(socket, response)
    assert closed.value.code == 1008
    assert response[0]["type"] == "why"
    refused = [answer for answer in response if answer["type"] == "refused"]
    assert {answer["error"] for answer in refused} == {"rate_limited"}
    assert response.index(refused[0]) == refused[0]["id"]


def chatter(socket: Any, answer: list[dict[str, Any]]) -> None:  # noqa: ANN401
    """Chat without end."""
    for number in range(2000):
        socket.send_json({"do": "why", "id": number, "seat": 0, "action": 0})
        answer.append(socket.receive_json())


def test_a_bucket_fills_again_with_time() -> None:
    rule = Rule("test", 2, 0.5)
    bucket = Bucket(rule, 100.0)
    assert [bucket.take(rule, 100.0) for _ in range(3)] == [0.0, 0.0, 2.0]
    assert bucket.take(rule, 101.0) == 1.0
    assert bucket.take(rule, 102.0) == 0.0


def test_buckets_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuvee.server.http.rate_limits.MAX_BUCKETS", 100)
    limits = Limits()
    for number in range(1000):
        limits.take(MESSAGE, str(number))
    assert len(limits._buckets) <= 100


def test_somebody_who_listens_is_never_lost() -> None:
    off = Pace(Limits(limited=False))
    assert all(off.wait() == 0.0 for _ in range(1000))
    pace = Pace(Limits())
    assert pace.wait() == 0.0
    assert not pace.should_close


def test_every_request_has_a_rule() -> None:
    assert rule_for("POST", "/api/sessions/").name == "login"
    assert rule_for("POST", "/api/guests").name == "newcomer"
    assert rule_for("POST", "/api/tables/x/commands").name == "command"
    assert rule_for("POST", "/api/tables").name == "table"
    assert rule_for("POST", "/api/tables/x/fork").name == "table"
    assert rule_for("PATCH", "/api/tables/x").name == "write"
    assert rule_for("GET", "/assets/x.js").name == "anything"
    assert rule_for("GET", "/api/sessions").name == "read"


# Paths in another form.

ODD = [
    "//api/me",
    "/api//sessions",
    "/api/./me",
    "/api/../api/me",
    "/api/join-codes/..",
    "/api%2fme",
    "/api%2Fjoin-codes/melon",
    "/api/tables%5cx",
    "/api/me%00",
    "/api/me%0a",
]


@pytest.mark.parametrize("path", ODD)
def test_a_path_in_another_form_is_refused_before_it_is_routed(
    shared_server: Running, path: str
) -> None:
    connection = HTTPConnection("127.0.0.1", shared_server.settings.port)  # it tidies nothing up
    for method in ("GET", "POST"):
        connection.request(method, path)
        said = connection.getresponse()
        assert (said.status, json.loads(said.read())["error"]) == (404, "not_found"), method
    connection.close()


def test_a_websocket_by_a_path_in_another_form_is_refused(guest: Client) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        guest.websocket_connect("/api//me/live"),
    ):
        pass
    assert refused.value.code == 4404


# What counts as one.


def test_made_up_cookies_are_counted_with_their_address(limited: Client) -> None:
    statuses: set[int] = set()
    for number in range(int(READ.at_once) + 10):
        cookie = {"cookie": f"{SESSION_COOKIE}=made-up-{number:030}"}
        statuses.add(limited.get("/api/tables", headers=cookie).status_code)
    assert statuses == {200, 429}


def test_a_session_is_counted_by_itself_and_with_its_address() -> None:
    rule, limits = Rule("test", 2, 1), Limits()
    for session in map(str, range(8)):  # as many as an address may have at full rate
        assert [limits.count(rule, session, "192.0.2.1") > 0 for _ in range(3)] == [
            False,
            False,
            True,
        ]
    assert limits.count(rule, "one more", "192.0.2.1") > 0
    assert limits.count(rule, "one more", "192.0.2.2") == 0
    assert address_rule(rule).at_once == 16


def test_new_tables_are_few_for_one_session(limited: Client) -> None:
    assert limited.post("/api/guests", json={"name": "Ann"}).status_code == 201
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "naramata", "seats": seats}
    made = [
        limited.post("/api/tables", json=wanted).status_code for _ in range(int(TABLE.at_once) + 2)
    ]
    assert made == [201] * int(TABLE.at_once) + [429] * 2


# Codes.


def test_guessing_codes_is_slow_for_a_whole_address(limited: Client) -> None:
    paths = [f"/api/join-codes/zz{number:03}" for number in range(25)]
    statuses = [limited.get(path).status_code for path in paths]
    assert statuses == [404] * int(GUESS.at_once) + [429] * 5
    assert rule_for("GET", "/api/join-codes/melon") is GUESS


def test_wrong_codes_have_a_cap_for_the_whole_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "cuvee.server.http.rate_limits.time", SimpleNamespace(monotonic=lambda: 100.0)
    )
    wrong = WrongCodes(Limits())
    for number in range(int(WRONG_CODES.at_once)):
        address = f"192.0.{number % 100}.7"
        assert wrong.wait(address) == 0
        wrong.count(address)
    assert wrong.wait("192.0.3.200") > 0  # a neighbour of one that was wrong
    assert wrong.wait("198.51.100.1") == 0  # who may well have a right code
    for _ in range(int(ALL_WRONG_CODES.at_once)):
        wrong.count("192.0.2.1")
    assert wrong.wait("198.51.100.1") > 0


def test_the_cap_is_answered_with_how_long_to_wait(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WrongCodes, "wait", lambda *_: 8.5)
    said = client.get("/api/join-codes/melon")
    assert said.status_code == 429
    assert said.headers["retry-after"] == "9"


# Connections.


def test_one_person_has_so_many_connections(
    limited: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MAX_PER_PERSON", 1)
    assert limited.post("/api/guests", json={"name": "Ann"}).status_code == 201
    with limited.websocket_connect("/api/me/live") as first:
        assert first.receive_json()["type"] == "turns"
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            limited.websocket_connect("/api/me/live"),
        ):
            pass
        assert refused.value.code == 4429
    until(lambda: not limited.app.asgi_handler._connections._open)
    with limited.websocket_connect("/api/me/live") as again:
        assert again.receive_json()["type"] == "turns"


def test_one_address_has_so_many_connections() -> None:
    counted = connections.Connections(limited=True)
    with counted.open("192.0.2.1", "ann") as first:
        assert first
    assert not counted._open
    counted._open["address", "192.0.2.1"] = connections.MAX_PER_ADDRESS
    with counted.open("192.0.2.1", "ann") as refused, counted.open("192.0.2.2", "ann") as other:
        assert (refused, other) == (False, True)


# Beyond what it can do.


def test_a_busy_server_refuses_reads_before_changes(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.server.http.middleware.MAX_READS_IN_FLIGHT", 0)
    said = client.get("/api/games")
    assert (said.status_code, said.json()["error"]) == (503, "overloaded")
    assert said.headers["retry-after"] == "1"
    assert client.post("/api/guests", json={"name": "Ann"}).status_code == 201
    assert client.get("/healthz").status_code == 200


def test_a_refused_websocket_gets_the_reason(shared_server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{shared_server.live}/api//me/live").close()
    said = refused.value.response
    assert (said.status_code, json.loads(said.body)["error"]) == (404, "not_found")
