"""Webhooks: they arrive, over failures and restarts, and never lead into the server's network."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from typing import Any, ClassVar

import pytest
from litestar.testing import TestClient

from cuvee.engine import BadInput
from cuvee.server.addresses import Network
from cuvee.server.notifications.targets import Refused, Targets, Undelivered, is_open
from cuvee.server.notifications.webhook_bodies import shaped
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import Guest, until

Client = TestClient[Any]


class Target:
    """A real HTTP server on loopback that writes down what it is sent."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.paths: list[str] = []
        self.hosts: list[str | None] = []
        self.answers: list[int] = []  # what to answer first; 204 after that
        target = self

        class Answering(BaseHTTPRequestHandler):
            server_version = "Target"
            headers_given: ClassVar[dict[str, str]] = {"Location": "http://127.0.0.1:1/elsewhere"}

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                target.got.append(json.loads(body))
                target.paths.append(self.path)
                target.hosts.append(self.headers["Host"])
                self.send_response(target.answers.pop(0) if target.answers else 204)
                for name, value in self.headers_given.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Be quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}/hook"

    def close(self) -> None:
        """Go."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def target() -> Iterator[Target]:
    made = Target()
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuvee.server.notifications.deliveries.GRACE_SECONDS", 0.0)
    monkeypatch.setattr("cuvee.server.notifications.deliveries.POLL_SECONDS", 0.05)
    monkeypatch.setattr("cuvee.server.notifications.deliveries.FIRST_RETRY_SECONDS", 0.1)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """A club that allows webhooks on the machine itself."""
    return Settings(data=settings.data, limits=False, webhook_networks=["127.0.0.0/8"])


def _networks(given: list[str]) -> list[Network]:
    return Settings(webhook_networks=given).allowed_webhook_networks


def pair(client: Client) -> tuple[list[Guest], str]:
    """Ann and Ben at a table that is not begun yet."""
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    table = ann.put_up("me", "open", title="Sunday")["table"]["id"]
    return [ann, ben], table


def hand_over(people: list[Guest], table: str) -> int:
    """Play until it is asked of others than before; the first of them."""
    before = people[0].asked(table)
    while (now := people[0].asked(table)) == before:
        people[before[0]].act(table, before[0])
    return now[0]


def test_a_turn_arrives_once_where_nobody_is_looking(client: Client, target: Target) -> None:
    people, table = pair(client)
    for number, guest in enumerate(people):
        guest.post("/me/webhooks", url=f"{target.url}/{number}")
    people[1].post(f"/tables/{table}/join")
    (first,) = people[0].asked(table)
    until(lambda: target.got)
    (answer,) = target.got
    assert target.paths == [f"/hook/{first}"]
    assert (answer["event"], answer["table"], answer["seat"]) == ("turn", table, first)
    assert answer["text"] == "It is your turn: Sunday"
    assert answer["url"].endswith(f"/tables/{table}")
    (hook,) = until(lambda: [
        hook for hook in people[first].get("/me/webhooks") if hook["last_outcome"] == "delivered"
    ])  # fmt: skip
    assert hook["last_sent"] is not None


def test_quick_turns_and_watchers_are_not_notified(client: Client, target: Target) -> None:
    people, table = pair(client)
    people[1].post(f"/tables/{table}/join")
    with people[0].live(table, 0) as zero:
        zero.receive_json()
        for guest in people:
            guest.post("/me/webhooks", url=f"{target.url}/{guest.id}")
        for _ in range(4):
            hand_over(people, table)
        time.sleep(1.0)
    assert set(target.paths) <= {f"/hook/{people[1].id}"}  # Ann was there
    assert len(target.got) <= 1  # Ben was told once in this minute, if at all


def test_what_was_answered_meanwhile_is_not_sent(
    client: Client, target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.server.notifications.deliveries.GRACE_SECONDS", 1.0)
    people, table = pair(client)
    for guest in people:
        guest.post("/me/webhooks", url=target.url)
    people[1].post(f"/tables/{table}/join")
    (first,) = people[0].asked(table)
    hand_over(people, table)
    (hook,) = until(lambda: [
        hook for hook in people[first].get("/me/webhooks") if hook["last_outcome"]
    ])  # fmt: skip
    assert hook["last_outcome"] == "answered" or first in people[0].asked(table)


def test_failures_are_tried_again(client: Client, target: Target) -> None:
    target.answers = [500, 503, 429]
    people, table = pair(client)
    for guest in people:
        guest.post("/me/webhooks", url=target.url)
    people[1].post(f"/tables/{table}/join")
    until(lambda: len(target.got) == 4)
    assert len({json.dumps(answer) for answer in target.got}) == 1
    outcomes = until(lambda: [
        hook for guest in people for hook in guest.get("/me/webhooks")
        if hook["last_outcome"] == "delivered"
    ])  # fmt: skip
    assert len(outcomes) == 1


@pytest.mark.parametrize("answer", [302, 307, 404, 410])
def test_redirects_and_final_refusals_are_not_followed(
    client: Client, target: Target, answer: int
) -> None:
    target.answers = [answer]
    people, table = pair(client)
    for guest in people:
        guest.post("/me/webhooks", url=target.url)
    people[1].post(f"/tables/{table}/join")
    until(lambda: [
        hook for guest in people for hook in guest.get("/me/webhooks")
        if hook["last_outcome"] == f"answered {answer}"
    ])  # fmt: skip
    time.sleep(0.5)
    assert len(target.got) == 1


def test_a_delivery_outlives_the_server(
    settings: Settings, target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.server.notifications.deliveries.FIRST_RETRY_SECONDS", 2.0)
    target.answers = [500]
    with serving(settings) as client:
        people, table = pair(client)
        for guest in people:
            guest.post("/me/webhooks", url=target.url)
        people[1].post(f"/tables/{table}/join")
        until(lambda: len(target.got) == 1)
        until(lambda: any(
            hook["last_outcome"] for guest in people for hook in guest.get("/me/webhooks")
        ))  # fmt: skip
    with serving(settings):
        until(lambda: len(target.got) == 2)
    assert target.got[0] == target.got[1]


def test_webhooks_are_set_up_changed_tried_and_removed(client: Client, target: Target) -> None:
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    hook = ann.post("/me/webhooks", url=target.url, format="discord")
    assert ann.post(f"/me/webhooks/{hook['id']}/test") == {
        "delivered": True,
        "outcome": "delivered",
    }
    assert target.got[0]["allowed_mentions"] == {"parse": []}
    assert target.hosts == [f"127.0.0.1:{target.port}"]
    changed = ann.ask("PUT", f"/me/webhooks/{hook['id']}", {"url": target.url, "format": "slack"})
    assert (changed["id"], changed["format"]) == (hook["id"], "slack")
    target.answers = [500]
    apply_move = ann.post(f"/me/webhooks/{hook['id']}/test")
    assert apply_move == {"delivered": False, "outcome": "answered 500"}
    for method in ("PUT", "DELETE"):
        ben.ask(method, f"/me/webhooks/{hook['id']}", {"url": target.url}, 404)
    ben.post(f"/me/webhooks/{hook['id']}/test", 404)
    assert ben.get("/me/webhooks") == []
    ann.ask("DELETE", f"/me/webhooks/{hook['id']}")
    assert ann.get("/me/webhooks") == []
    for _ in range(5):
        ann.post("/me/webhooks", url=target.url)
    assert ann.post("/me/webhooks", 409, url=target.url)["error"] == "too_many_webhooks"
    client.cookies.clear()
    assert client.get("/api/me/webhooks").status_code == 401


def test_shapes_say_the_same_in_their_own_way() -> None:
    body = {"text": "It is your turn: <!channel> & co", "url": "http://example.org/tables/x"}
    assert shaped(body, "json") is body
    discord = shaped(body, "discord")
    assert discord["content"].startswith("It is your turn: <!channel> & co\n")
    assert shaped(body, "slack") == {
        "text": "It is your turn: &lt;!channel&gt; &amp; co\nhttp://example.org/tables/x"
    }


# Where they may lead.

INSIDE = [
    "127.0.0.1", "127.8.9.10", "0.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9",
    "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
    "::", "::1", "fe80::1", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1",
    "2002:7f00:1::", "2002:a00:1::1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe",
    "2001:0:7f00:1::",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_of_the_servers_own_network_is_open(address: str) -> None:
    assert not is_open(ip_address(address), [])


@pytest.mark.parametrize(
    "address", ["93.184.215.14", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"]
)
def test_the_world_is_open(address: str) -> None:
    assert is_open(ip_address(address), [])


def test_a_club_may_allow_a_network_of_its_own() -> None:
    allowed = _networks(["10.1.0.0/16", "fd00::/8"])
    for address, open_ in [
        ("10.1.2.3", 1),
        ("10.2.0.1", 0),
        ("fd12::1", 1),
        ("::ffff:10.1.2.3", 1),
    ]:
        assert is_open(ip_address(address), allowed) is bool(open_)
    with pytest.raises(BadInput, match="--allow-webhooks-to takes a network"):
        _networks(["everything"])


REFUSED = [
    "http://127.0.0.1/", "http://localhost/", "http://localhost.:8000/", "http://[::1]/",
    "http://[::ffff:127.0.0.1]/", "http://2130706433/", "http://0x7f000001/", "http://127.1/",
    "http://0/", "http://169.254.169.254/latest/meta-data/", "http://[fe80::1]/",
    "http://no.such.name.invalid/", "ftp://1.1.1.1/", "file:///etc/passwd", "gopher://1.1.1.1/",
    "https://", "http:///x", "nonsense", "http://user:secret@1.1.1.1/", "//1.1.1.1/",
    "javascript:alert(1)",
]  # fmt: skip


@pytest.mark.parametrize("url", REFUSED)
def test_a_webhook_does_not_lead_inside(url: str) -> None:
    async def find() -> None:
        await Targets([]).find(url)

    with pytest.raises(Refused):
        asyncio.run(find())


def test_a_refused_webhook_says_why(settings: Settings) -> None:
    strict = Settings(data=settings.data, limits=False)
    with serving(strict) as client:
        ann = Guest(client, "Ann")
        for url in ("http://127.0.0.1:8000/", "http://no.such.name.invalid/", "ftp://1.1.1.1/"):
            assert ann.post("/me/webhooks", 422, url=url)["error"] == "bad_target"
        ann.post("/me/webhooks", 400, url="http://1.1.1.1/" + "x" * 500)
        assert ann.get("/me/webhooks") == []


def test_a_name_that_changes_its_mind_gains_nothing(
    target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that leads outside when it is looked at, and inside when it is connected to."""
    asked: list[str] = []

    async def post() -> None:
        real = socket.getaddrinfo

        def rebinding(host: str, *more: Any, **named: Any) -> Any:  # noqa: ANN401
            asked.append(host)
            return real("127.0.0.1" if len(asked) > 1 else "127.0.0.2", *more, **named)

        monkeypatch.setattr(socket, "getaddrinfo", rebinding)
        targets = Targets(_networks(["127.0.0.2"]))  # which nobody listens at
        try:
            await targets.post(f"http://rebind.example:{target.port}/", {"x": 1})
        finally:
            await targets.close()

    monkeypatch.setattr("cuvee.server.notifications.targets.TIMEOUT_SECONDS", 0.5)
    with pytest.raises(Undelivered):
        asyncio.run(post())
    assert asked[0] == "rebind.example"
    assert asked.count("rebind.example") == 1
    assert target.got == []


def test_a_name_with_one_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def find() -> None:
        def several(_: str, port: int, *__: object) -> list[tuple[object, ...]]:
            return [(2, 1, 6, "", ("1.1.1.1", port)), (2, 1, 6, "", ("10.0.0.1", port))]

        monkeypatch.setattr(socket, "getaddrinfo", several)
        await Targets([]).find("http://two.example/")

    with pytest.raises(Refused):
        asyncio.run(find())


def test_a_target_that_never_answers_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuvee.server.notifications.targets.TIMEOUT_SECONDS", 0.3)

    async def post() -> None:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()
            await writer.wait_closed()
            gone.set()

        gone = asyncio.Event()
        listening = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        targets = Targets(_networks(["127.0.0.1"]))
        try:
            await targets.post(f"http://127.0.0.1:{port}/", {"x": 1})
        finally:
            await targets.close()
            await gone.wait()
            listening.close()
            await listening.wait_closed()

    with pytest.raises(Undelivered):
        asyncio.run(post())
