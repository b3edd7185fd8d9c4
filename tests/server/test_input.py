"""Whatever is sent is answered for what it is: nothing ends in an internal error."""

from __future__ import annotations

import asyncio
import json
import stat
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from cuvee.protocol.text import clean_text
from cuvee.server.accounts.text import login_of
from cuvee.server.app import create_app
from cuvee.server.http.bodies import MAX_DEPTH, is_too_deep
from cuvee.server.notifications.targets import Refused, is_open, parse
from cuvee.server.settings import Settings
from tests.server.guests import Guest, heard

Client = TestClient[Any]
JSON = {"content-type": "application/json"}
DEEP = b'{"a":' + b"[" * 5000 + b"]" * 5000 + b"}"


@pytest.mark.parametrize("path", ["/api/guests", "/api/tables", "/api/records", "/api/sessions"])
@pytest.mark.parametrize(
    "body", [b'{"name":"\xff\xfe"}', b"[" * 100_000, b'{"name":' + b"[" * 900, DEEP, b"\xff"]
)
def test_a_body_that_no_decoder_takes_is_a_bad_request(
    guest: Client, path: str, body: bytes
) -> None:
    said = guest.post(path, content=body, headers=JSON)
    assert (said.status_code, said.json()["error"]) == (400, "bad_request")


def test_brackets_in_texts_are_no_depth() -> None:
    assert not is_too_deep(json.dumps({"text": "[{" * 500 + '"' + "[" * 500}).encode())
    assert not is_too_deep(json.dumps([[1, 2]] * 500).encode())
    assert not is_too_deep(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH)
    assert is_too_deep(b"[" * (MAX_DEPTH + 1))


@pytest.mark.parametrize(
    "message",
    ["[" * 8000, '{"do":"act","id":' + "[" * 8000, b'{"do":"chat","text":"\xff\xfe"}', b"\xff"],
)
def test_a_message_that_no_decoder_takes_is_refused(client: Client, message: str | bytes) -> None:
    ann = Guest(client, "Ann")
    table = ann.put_up("me", "me")["table"]["id"]
    with ann.live(table, 0) as socket:
        heard(socket, "position")
        if isinstance(message, str):
            socket.send_text(message)
        else:
            socket.send_bytes(message)
        refused = heard(socket, "refused")
        assert (refused["status"], refused["error"]) == (400, "bad_message")


@pytest.mark.parametrize(
    "url",
    [
        "http://xn--a.example/",
        "http://\u00fc\u200d..example/",
        "http://127.0.0.1:99999/",
        "http://1.1.1.1:0/",
        "http://1.1.1.1:99999/",
        "http://[::1/",
        "http://\x00/",
        "http://" + "a" * 400 + "/",
    ],
)
def test_the_url_of_a_webhook_is_refused_with_a_reason(guest: Client, url: str) -> None:
    said = guest.post("/api/me/webhooks", json={"url": url})
    assert (said.status_code, said.json()["error"]) == (422, "bad_target")


def test_a_port_is_one() -> None:
    assert parse("https://example.org:8443/x").port == 8443
    with pytest.raises(Refused, match="a port is a number"):
        parse("https://example.org:65536/x")


@pytest.mark.parametrize(
    "address",
    [
        *("192.0.0.1", "192.0.0.8", "192.0.0.170", "192.88.99.1", "198.18.0.1", "100.64.0.1"),
        *("0.1.2.3", "240.0.0.1", "255.255.255.255", "224.0.0.1", "192.0.2.1", "203.0.113.9"),
        *("::ffff:192.0.0.8", "64:ff9b::c000:8", "64:ff9b:1::1", "2001:db8::1", "2001:2::1"),
        *(
            "2001::1",
            "2002:c000:8::1",
            "3fff::1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "5f00::1",
            "::1",
        ),
    ],
)
def test_networks_that_are_set_aside_are_not_public(address: str) -> None:
    assert not is_open(ip_address(address), [])


@pytest.mark.parametrize("address", ["1.1.1.1", "192.0.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_the_rest_is_public(address: str) -> None:
    assert is_open(ip_address(address), [])


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "Ann\u3164", "\u034f", "Z" + "\u0300" * 6],
)
def test_names_that_cannot_be_seen_or_read_are_refused(client: Client, name: str) -> None:
    assert client.post("/api/guests", json={"name": name}).status_code == 400


def test_names_that_look_alike_are_one_login() -> None:
    alike = ["Ann Lee", "ann\u00a0lee", "Ann  Lee", "Ann\ufe0f Lee", "An\u200dn Lee"]
    assert {login_of(clean_text(name)) for name in alike} == {"ann lee"}


def test_the_chat_of_a_private_table_is_for_those_at_it(client: Client) -> None:
    ann, ben, eve = (Guest(client, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.put_up("me", "open")["table"]["id"]
    ben.post(f"/tables/{table}/join")
    with eve.live(table) as watching, ben.live(table, 1) as playing:
        ann.post(f"/tables/{table}/chat", text="between us")
        assert heard(playing, "chat")["text"] == "between us"
        ann.patch(f"/tables/{table}", public=True)
        ann.post(f"/tables/{table}/chat", text="to all")
        assert heard(watching, "chat")["text"] == "to all"
    ann.patch(f"/tables/{table}", public=False)
    assert [len(who.get(f"/tables/{table}/chat")) for who in (ann, ben, eve)] == [2, 2, 0]
    assert client.get(f"/api/tables/{table}/chat").json() == []


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    database = folder / "cuvee.sqlite"
    database.touch(0o644)  # as an earlier version made it
    database.chmod(0o644)
    app = create_app(Settings(data=str(folder)))

    async def scenario() -> set[int]:
        async with app.lifespan():
            return {stat.S_IMODE(file.stat().st_mode) for file in folder.glob("cuvee.sqlite*")}

    assert asyncio.run(scenario()) == {0o600}
