"""Commands that would be right but for one thing: refused or carried out, never half of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient, WebSocketTestSession

from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import Guest, Plain

GAMES: Final = ("naramata", "viticulture")
EXAMPLES: Final = 120  # for each game
ANSWERS: Final = ("ack", "refused", "why", "preview")
odd_values: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([None, True, False, "", "0", "1", 0.5, -1, 1 << 31, 1 << 63, 10**30, [], {}]),
    st.integers(-3, 3),
    st.text(max_size=5),
    st.lists(st.integers(0, 2), max_size=2),
)
FIELDS: Final = ("do", "id", "seat", "seq", "action", "to", "agree", "text")


@st.composite
def mutations(draw: st.DrawFn) -> tuple[str, str, Any]:
    """What is done to a right command: how, to which field, and with what."""
    how = draw(st.sampled_from(["keep", "set", "shift", "drop", "add", "twice", "wrap", "garbage"]))
    return how, draw(st.sampled_from(FIELDS)), draw(odd_values)


def mutate(command: Plain, how: str, field: str, value: Any) -> str:  # noqa: ANN401
    """A right command as a message, with one thing changed."""
    changed = dict(command)
    if how == "set":
        changed[field] = value
    elif how == "shift" and isinstance(changed.get(field), int):
        changed[field] += value if isinstance(value, int) else 1
    elif how == "drop":
        changed.pop(field, None)
    elif how == "add":
        changed[f"{field}x"] = value
    text = json.dumps(changed)
    if how == "twice":  # the same key again, with another value
        text = text[:-1] + f", {json.dumps(field)}: {json.dumps(value)}}}"
    if how == "wrap":
        text = f"[{text}]"
    return text + "}" if how == "garbage" else text


class Played:
    """A table at which one person has all seats, and a connection to it."""

    def __init__(self, client: TestClient[Any], game: str) -> None:
        self.ann = Guest(client, "Ann")
        seats = [{"kind": "me"}, {"kind": "me"}]
        wanted = {"game": game, "seats": seats, "seed": 7}
        self.table = self.ann.ask("POST", "/tables", wanted)["table"]["id"]
        self.socket: WebSocketTestSession = self.ann.live(self.table, 0)

    def seen(self, seat: int | None = None) -> Plain:
        """The position, from a seat."""
        query = "" if seat is None else f"?seat={seat}"
        return dict(self.ann.get(f"/tables/{self.table}/position{query}"))

    def command(self, choice: int, kind: str) -> Plain:
        """A command that is right at the moment, as far as that kind can be."""
        seat = self.ann.asked(self.table)[0]
        seen = self.seen(seat)
        legal = seen["position"]["legal"]
        code = legal[choice % len(legal)]["code"]
        base = {"do": kind, "id": choice, "seat": seat}
        with_seq = {**base, "seq": seen["seq"]}
        return {
            "act": {**with_seq, "action": code},
            "undo": {**with_seq, "to": max(0, seen["position"]["decisions"] - 1)},
            "redo": with_seq,
            "request_undo": {**with_seq, "to": max(0, seen["position"]["decisions"] - 1)},
            "answer_undo": {**with_seq, "agree": True},
            "why": {**base, "action": code},
            "preview": {**base, "action": code},
            "view_as": base,
            "chat": {"do": "chat", "id": choice, "text": "hello"},
        }[kind]

    def say(self, socket: WebSocketTestSession, message: str) -> Plain:
        """The answer to a message."""
        socket.send_text(message)
        while True:
            said: Plain = socket.receive_json(timeout=30)
            if said["type"] in ANSWERS:
                return said


kinds = st.sampled_from(
    ["act"] * 6
    + ["undo", "redo", "request_undo", "answer_undo", "why", "preview", "view_as", "chat"]
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server inside the test."""
    folder = tmp_path_factory.mktemp("house")
    with serving(Settings(data=str(folder), limits=False)) as client:
        yield client


@pytest.mark.parametrize("game", GAMES)
def test_a_command_with_one_thing_changed_is_refused_or_carried_out_whole(
    house: TestClient[Any], game: str
) -> None:
    played = Played(house, game)
    with played.socket as socket:
        socket.receive_json(timeout=30)

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(kinds, st.integers(0, 1000), mutations())
        def one(kind: str, choice: int, mutation: tuple[str, str, Any]) -> None:
            before = played.seen()["seq"]
            message = mutate(played.command(choice, kind), *mutation)
            said = played.say(socket, message)
            after = played.seen()["seq"]
            assert said.get("status", 400) < 500, message
            if said["type"] == "refused":
                assert after == before, message
            elif kind == "act" and mutation[0] == "keep":
                assert after == before + 1, message

        one()
    check_replay(played)


def check_replay(played: Played) -> None:
    """What was carried out, played through again, leads to the same position."""
    now = played.seen()["position"]
    again = played.ann.get(f"/tables/{played.table}/replay/position")["position"]
    assert now["decisions"] > 5
    assert (again["view"], again["waiting"]) == (now["view"], now["waiting"])


@pytest.mark.parametrize(
    "path", ["/tables", "/guests", "/me", "/me/webhooks", "/me/password", "/me/delete"]
)
def test_a_request_with_one_thing_changed_is_no_internal_error(
    house: TestClient[Any], path: str
) -> None:
    right: dict[str, tuple[str, Plain]] = {
        "/tables": ("POST", {"game": "naramata", "seats": [{"kind": "me"}, {"kind": "open"}],
                             "options": {}, "title": "x", "public": False, "seconds": 60}),
        "/guests": ("POST", {"name": "Ann"}),
        "/me": ("PATCH", {"name": "Ann", "preferences": {"lang": "de"}}),
        "/me/webhooks": ("POST", {"url": "http://127.0.0.1/", "format": "json"}),
        "/me/password": ("PUT", {"old": "long enough", "new": "long enough"}),
        "/me/delete": ("POST", {"password": "long enough"}),
    }  # fmt: skip
    method, body = right[path]
    ann = Guest(house, "Ann")

    @settings(
        max_examples=40,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.sampled_from(sorted(body)), mutations())
    def one(field: str, mutation: tuple[str, str, Any]) -> None:
        message = mutate(body, mutation[0], field, mutation[2])
        headers = {**ann.headers, "content-type": "application/json"}
        house.cookies.clear()
        said = house.request(method, f"/api{path}", content=message, headers=headers)
        assert said.status_code < 500, message

    one()
