"""Whatever is sent, the server answers for itself: never a failure, and no table changes by it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cuvee.client import Client, my_seat
from cuvee.protocol.commands import AnyCommand, SendChat, ViewAs, Why
from cuvee.protocol.position import PositionOut
from cuvee.server.app import create_app
from cuvee.server.http.openapi import described
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.running import Running

PARTS: Final = 4  # of the API, so that several processes can share the work
EXAMPLES: Final = 12  # for each operation
GAME: Final = "naramata"
REASONS: Final = (1003, 1007, 1008, 1009)  # a frame that is not text, or too much of it
SLOW: Final = {"POST /api/people", "POST /api/sessions"}  # passwords are slow on purpose
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
quietly: Final = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


# The API as it is described.


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server inside the test that all operations share; it writes to no other data folder."""
    folder = tmp_path_factory.mktemp("house")
    usual = Path(Settings().data)
    was_there = usual.exists()  # from `make play`
    with serving(Settings(data=str(folder), limits=False)) as client:
        yield client
    assert usual.exists() == was_there


@pytest.mark.parametrize("part", range(PARTS))
def test_every_operation_does_as_it_is_described(house: TestClient[Any], part: int) -> None:
    plain = described(create_app(Settings()))
    schema = schemathesis.openapi.from_dict(json.loads(json.dumps(plain)))
    found = [operation.ok() for operation in schema.get_all_operations()]  # type: ignore[union-attr]
    operations = sorted(found, key=_label)
    assert len(operations) > 20
    for operation in operations[part::PARTS]:
        check(house, operation)


def _label(operation: Any) -> str:  # noqa: ANN401
    return str(operation.label)


def check(house: TestClient[Any], operation: Any) -> None:  # noqa: ANN401
    """Send what the description allows and what it does not, as somebody who sits at tables."""
    house.cookies.clear()
    assert house.post("/api/guests", json={"name": "Ann"}).status_code == 201
    tables = [
        house.post("/api/tables", json={"game": GAME, "seats": seats}).json()["table"]["id"]
        for seats in ([{"kind": "me"}] * 2, [{"kind": "me"}, {"kind": "open"}])
    ]

    @settings(quietly, max_examples=2 if operation.label in SLOW else EXAMPLES)
    @given(operation.as_strategy(), st.sampled_from([None, *tables]), st.integers(0, 2))
    def one(case: Any, table: str | None, seat: int) -> None:  # noqa: ANN401
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table
            if "seat" in case.path_parameters:
                case.path_parameters["seat"] = seat
        wanted = case.as_transport_kwargs(base_url=str(house.base_url).rstrip("/"))
        wanted.pop("cookies", None)
        answer = house.request(**wanted)
        case.validate_response(answer, checks=CHECKS)

    one()


# WebSockets.

numbers = st.integers() | st.floats() | st.sampled_from([-1, 2**31, 2**63, 2**64, 10**400])
leaves = st.none() | st.booleans() | numbers | st.text(max_size=20)
anything = st.recursive(
    leaves,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=8), parts),
    max_leaves=12,
)
verbs = st.sampled_from(
    ["act", "undo", "redo", "request_undo", "answer_undo", "why", "view_as", "chat"]
)
NAMES: Final = ("id", "seat", "seq", "action", "to", "agree", "text", "more")
fields = dict.fromkeys(NAMES, leaves | anything)
nearly = st.fixed_dictionaries({"do": verbs | leaves}, optional=fields)
deep = st.integers(10, 3000).map(lambda levels: "[" * levels + "]" * levels)
texts = st.text(max_size=300) | (anything | nearly).map(json.dumps) | deep
frames = texts | st.binary(max_size=300) | st.just("x" * 9000)
_decode: Final = msgspec.json.Decoder(AnyCommand).decode


class Fuzzed:
    """A table, a connection through one of its seats, and one of somebody who only watches."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.table, self.cookies = asyncio.run(self._create_table())
        self.sockets: dict[str, ClientConnection] = {}
        self.open = ExitStack()
        self.before = self.seen()

    async def _create_table(self) -> tuple[str, dict[str, str]]:
        async with Client(self.server.url) as ann, Client(self.server.url) as eve:
            await ann.guest("Ann")
            await eve.guest("Eve")
            table = (await ann.create_table(GAME, [my_seat(), my_seat("Ben")], seed=1)).table.id
            return table, {"ann": ann.cookie, "eve": eve.cookie}

    def socket(self, who: str) -> ClientConnection:
        """Somebody's connection, made anew where the last was closed."""
        if who not in self.sockets:
            seat = "?seat=0" if who == "ann" else ""
            address = f"{self.server.live}/api/tables/{self.table}/live{seat}"
            headers = {"Cookie": self.cookies[who], "Origin": self.server.url}
            line = connect(address, additional_headers=headers, compression=None)
            self.sockets[who] = self.open.enter_context(line)
            assert json.loads(self.sockets[who].recv())["type"] == "position"
        return self.sockets[who]

    def say(self, who: str, frame: str | bytes) -> dict[str, Any] | None:
        """The answer to a frame, and to an honest question after it; None if that ended it."""
        try:
            line = self.socket(who)
            line.send(frame)
            line.send('{"do":"why","id":77,"seat":0,"action":0}')
            answers: list[dict[str, Any]] = []
            while len(answers) < 2:
                answer = json.loads(line.recv(timeout=30))
                if answer["type"] in ("ack", "refused", "why"):
                    answers.append(answer)
            assert answers[1]["id"] == 77
            return answers[0]
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code not in REASONS:
                raise
            del self.sockets[who]
            return None

    def seen(self) -> PositionOut:
        """The table as it stands."""
        return asyncio.run(self._seen())

    async def _seen(self) -> PositionOut:
        async with Client(self.server.url) as client:
            return await client.position(self.table)


@pytest.fixture(scope="module")
def fuzzed(shared_server: Running) -> Iterator[Fuzzed]:
    """A table to be left alone."""
    found = Fuzzed(shared_server)
    with found.open:
        yield found
    assert found.seen() == found.before
    assert b"Traceback" not in shared_server.log.read_bytes()


def harmless(frame: str | bytes) -> bool:
    """Whether a frame is no command that whoever holds the seat may well give."""
    try:
        command = _decode(frame)
    except (msgspec.DecodeError, RecursionError):
        return True
    return isinstance(command, Why | ViewAs | SendChat)


@settings(max_examples=250, deadline=None)
@given(frame=frames.filter(harmless))
def test_a_malformed_message_is_refused_and_changes_nothing(
    fuzzed: Fuzzed, frame: str | bytes
) -> None:
    answer = fuzzed.say("ann", frame)
    assert answer is None or answer["type"] in ("ack", "why", "refused")
    assert answer is None or answer.get("status", 400) < 500


commands = st.fixed_dictionaries(
    {"do": verbs, "seat": st.integers(0, 3)},
    optional={"seq": st.integers(0, 3), "action": st.integers(0, 400), "to": st.integers(0, 3)},
)


@settings(max_examples=120, deadline=None)
@given(command=commands, agree=st.none() | st.booleans())
def test_nobody_commands_a_seat_that_is_not_theirs(
    fuzzed: Fuzzed, command: dict[str, Any], agree: bool | None
) -> None:
    said = command if agree is None else {**command, "agree": agree}
    answer = fuzzed.say("eve", json.dumps(said))
    assert answer is not None
    assert answer["type"] == "refused"
    assert answer["status"] in (400, 403, 409)


handshake = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


@settings(max_examples=40, deadline=None)
@given(garbage=st.binary(min_size=1, max_size=200))
def test_what_is_no_websocket_frame_at_all_ends_that_connection_alone(
    fuzzed: Fuzzed, garbage: bytes
) -> None:
    port = fuzzed.server.settings.port
    with socket.create_connection(("127.0.0.1", port), timeout=30) as raw:
        raw.sendall(handshake.format(table=fuzzed.table, port=port).encode())
        assert b" 101 " in raw.recv(65536)
        raw.sendall(garbage)
        raw.shutdown(socket.SHUT_WR)
    assert fuzzed.say("ann", "{}") is not None


def test_a_table_that_nobody_could_have_named_is_not_there(shared_server: Running) -> None:
    async def scenario() -> None:
        async with Client(shared_server.url) as client:
            for name in ("..", "%2e%2e%2fetc", "a" * 500, "\u202e", "'; DROP TABLE tables;--"):
                answer = await client.http.get(f"/api/tables/{name}/position")
                assert answer.status_code in (400, 404), name

    asyncio.run(scenario())
