"""What the server says of its API is what it does, and what TypeScript is told of it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from cuvee.protocol.notices import ServerMessage
from cuvee.protocol.position import PositionOut
from cuvee.protocol.tables import MyTableOut
from tools.api_types import TYPES, write_openapi, write_types

ROOT = Path(__file__).resolve().parents[2]
Client = TestClient[Any]
TWO = {"game": "viticulture", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


@pytest.fixture
def openapi(client: Client) -> dict[str, Any]:
    """The description as programs get it."""
    said = client.get("/schema/openapi.json")
    assert said.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    return dict(said.json())


def references(plain: object) -> set[str]:
    """Every shape that is referred to."""
    if isinstance(plain, dict):
        own = {plain["$ref"]} if isinstance(plain.get("$ref"), str) else set()
        return own.union(*(references(value) for value in plain.values()))
    return (
        set().union(*(references(value) for value in plain)) if isinstance(plain, list) else set()
    )


def test_every_shape_that_is_named_is_described(openapi: dict[str, Any]) -> None:
    named = {reference.removeprefix("#/components/schemas/") for reference in references(openapi)}
    assert named <= set(openapi["components"]["schemas"])


def test_every_request_says_what_a_refusal_looks_like(openapi: dict[str, Any]) -> None:
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            assert {"4XX", "5XX"} <= set(operation["responses"]), (method, path)
            assert not {"400", "404"} & set(operation["responses"]), (method, path)
            assert operation["description"], (method, path)


def test_limits_are_part_of_the_description(openapi: dict[str, Any]) -> None:
    act = openapi["components"]["schemas"]["Act"]
    assert act["properties"]["seat"] == {"type": "integer", "minimum": 0, "maximum": 15}
    assert act["properties"]["do"] == {"enum": ["act"]}
    assert set(act["required"]) == {"do", "seat", "seq", "action"}


def test_the_page_needs_no_script(client: Client) -> None:
    page = client.get("/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST /api/guests" in page.text
    assert "<script" not in page.text
    style = page.text.partition("<style>")[2].partition("</style>")[0]
    allowed = b64encode(sha256(style.encode()).digest()).decode()
    assert f"'sha256-{allowed}'" in page.headers["content-security-policy"]


def test_notices_and_answers_are_as_described(guest: Client) -> None:
    """Whatever a short game says can be read by the shapes that are described, and by no others."""
    table = guest.post("/api/tables", json={**TWO, "seed": 3}).json()["table"]["id"]
    strict(guest.get(f"/api/tables/{table}").content, MyTableOut)
    strict(guest.get(f"/api/tables/{table}/position?seat=0").content, PositionOut)
    kinds: set[str] = set()
    with guest.websocket_connect(f"/api/tables/{table}/live?seat=0") as socket:
        socket.send_json({"do": "chat", "id": 1, "text": "Hello"})
        socket.send_json({"do": "undo", "id": 2, "seat": 0, "to": 400})
        socket.send_json({"do": "why", "id": 3, "seat": 0, "action": 0})
        asked = guest.get(f"/api/tables/{table}/position?seat=0").json()["position"]["legal"][0]
        socket.send_json({"do": "preview", "id": 4, "seat": 0, "action": asked["code"]})
        while not {"position", "chat", "ack", "refused", "why", "preview"} <= kinds:
            answer = socket.receive_json()
            kinds.add(answer["type"])
            strict(json.dumps(answer).encode(), ServerMessage)


def strict(content: bytes, shape: Any) -> None:  # noqa: ANN401
    """Insist that nothing is said that the shape does not know."""
    read = msgspec.json.decode(content, type=shape)
    again = msgspec.json.decode(msgspec.json.encode(read))
    assert again == msgspec.json.decode(content)


def test_the_types_for_the_browser_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/api_types.py", "--check"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(
    shutil.which("node") is None or not (ROOT / "web" / "node_modules" / "typescript").exists(),
    reason="there is no node, or `npm ci` in web/ has not been run",
)
def test_the_types_for_the_browser_are_those_that_are_made(tmp_path: Path) -> None:
    write_openapi(tmp_path / "openapi.json")
    write_types(tmp_path / "openapi.json", tmp_path / "api.ts")
    assert (tmp_path / "api.ts").read_bytes() == TYPES.read_bytes()
    compiler = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    checked = subprocess.run(  # noqa: S603
        [shutil.which("node") or "node", str(compiler), "--noEmit", "--strict", str(TYPES)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout


def test_the_packages_of_the_browser_come_from_nowhere_in_particular() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
