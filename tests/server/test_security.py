"""Who may ask, how often, and what every answer carries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar import get
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from cuvee.engine import BadInput
from cuvee.protocol.text import clean_text
from cuvee.server.accounts.text import login_of
from cuvee.server.addresses import household, is_private, parse_network, parse_origin
from cuvee.server.app import create_app
from cuvee.server.http.origins import Origins
from cuvee.server.settings import Settings
from tests.server.apps import serving

Client = TestClient[Any]
OWN = "http://testserver.local"


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/me", "/api/nothing", "/schema", "/schema/openapi.json"]
)
def test_every_answer_carries_the_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


def test_answers_to_refused_requests_carry_the_headers_too(client: Client) -> None:
    refused = client.post("/api/guests", json={"name": "Ann"}, headers={"origin": "http://x.org"})
    assert refused.status_code == 403
    assert "content-security-policy" in refused.headers
    assert refused.headers["x-request-id"]


def test_over_https_a_header_keeps_browsers_there(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"), secure=True)
    with serving(settings, base_url="https://testserver.local") as client:
        said = client.post("/api/guests", json={"name": "Ann"})
    assert said.headers["strict-transport-security"].startswith("max-age=")
    assert "secure" in said.headers["set-cookie"].lower()


def test_the_cookie_is_for_this_site_and_no_script(client: Client) -> None:
    cookie = client.post("/api/guests", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": OWN}, 201),
        ({"origin": f"{OWN}:80"}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"sec-fetch-site": "none"}, 201),
        ({"origin": f"{OWN}:8080"}, 403),
        ({"origin": "http://testserver.local.example.org"}, 403),
        ({"origin": "https://example.org"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"origin": "file://"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_only_our_own_site_may_change_things(
    client: Client, headers: dict[str, str], status: int
) -> None:
    assert client.post("/api/guests", json={"name": "Ann"}, headers=headers).status_code == status
    assert client.get("/api/tables", headers=headers).status_code == 200


@pytest.mark.parametrize("said", ["https://example.org", "null"])
def test_another_site_may_not_open_a_websocket(guest: Client, said: str) -> None:
    table = put_up(guest)
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        guest.websocket_connect(f"/api/tables/{table}/live", headers={"origin": said}),
    ):
        pass
    assert refused.value.code == 4403
    with guest.websocket_connect(f"/api/tables/{table}/live", headers={"origin": OWN}) as socket:
        assert socket.receive_json()["type"] == "position"


def test_sites_that_are_named_may_and_other_names_are_unknown(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"), origins=["https://games.example.org"])
    with serving(settings, base_url="http://127.0.0.1:8000") as client:

        def status(host: str, said: str) -> int:
            headers = {"host": host, "origin": said}
            return client.post("/api/guests", json={"name": "A"}, headers=headers).status_code

        assert status("127.0.0.1:8000", "https://games.example.org") == 201
        assert status("games.example.org", "https://games.example.org") == 201
        assert status("localhost:8000", "http://localhost:8000") == 201
        assert status("[::1]:8000", "http://[::1]:8000") == 201
        assert status("rebound.example", "http://rebound.example") == 421
        assert status("games.example.org.", "http://games.example.org.") == 421


@pytest.mark.parametrize("wrong", ["games.example.org", "https://", "ftp://a.org", "https://a/b"])
def test_a_site_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(BadInput, match="--origin takes a site"):
        parse_origin(wrong)


def test_a_network_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput, match="--proxy takes a network such as"):
        Origins([], ["nowhere"])
    assert str(parse_network("10.1.2.3/8", "--proxy")) == "10.0.0.0/8"


def test_proxies_are_believed_only_when_they_were_named() -> None:
    said = {b"x-forwarded-for": b"6.6.6.6, 203.0.113.9, 10.0.0.2"}
    assert Origins([], []).address("10.0.0.1", said) == "10.0.0.1"
    assert Origins([], ["10.0.0.0/8"]).address("10.0.0.1", said) == "203.0.113.9"
    assert Origins([], ["10.0.0.0/8"]).address("192.0.2.1", said) == "192.0.2.1"
    assert Origins([], ["10.0.0.1"]).address("10.0.0.1", {b"x-forwarded-for": b"x"}) == "10.0.0.1"


def test_a_household_is_counted_as_one() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9")
    assert household("192.0.2.1") != household("192.0.2.2")
    assert is_private("127.0.0.1")
    assert is_private("")
    assert not is_private("8.8.8.8")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_bodies_are_json_and_nothing_else(client: Client, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    said = client.post("/api/guests", content=b'{"name": "Ann"}', headers=headers)
    assert said.status_code == 415
    assert said.json()["error"] == "not_json"


def test_a_body_that_is_too_large_is_refused(client: Client) -> None:
    said = client.post("/api/guests", json={"name": "A" * (1 << 20)})
    assert said.status_code == 413
    assert said.json() == {
        "error": "request_entity_too_large",
        "message": "The request is too large.",
    }


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "error"),
    [
        ("GET", "/api/nothing", None, 404, "not_found"),
        ("GET", "/api/tables/nothing", None, 404, "not_found"),
        ("GET", "/api/tables/%00", None, 404, "not_found"),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", None, 404, "not_found"),
        ("DELETE", "/api/guests", None, 405, "method_not_allowed"),
        ("POST", "/nothing", None, 404, "not_found"),
        ("POST", "/api/guests", "{", 400, "bad_request"),
        ("POST", "/api/guests", "[]", 400, "bad_request"),
        ("POST", "/api/guests", '{"name": 7}', 400, "bad_request"),
        ("POST", "/api/guests", '{"name": "a", "admin": true}', 400, "bad_request"),
        ("POST", "/api/guests", '{"name": "a\\u0007"}', 400, "bad_request"),
        ("POST", "/api/guests", '{"name": "\\ud800"}', 400, "bad_request"),
        ("GET", "/api/tables/x/position?seat=first", None, 400, "bad_request"),
        ("GET", "/api/me", None, 401, "not_logged_in"),
    ],
)
def test_whatever_is_wrong_is_one_line(
    client: Client, method: str, path: str, content: str | None, status: int, error: str
) -> None:
    headers = {"content-type": "application/json"} if content else {}
    said = client.request(method, path, content=content, headers=headers)
    assert said.status_code == status
    answer = said.json()
    assert answer["error"] == error
    assert answer["message"]
    assert "\n" not in answer["message"]
    assert "raceback" not in said.text
    assert said.headers["cache-control"] == "no-store"


def test_an_unexpected_error_shows_no_internals(tmp_path: Path) -> None:
    app = create_app(Settings(data=str(tmp_path / "data")))

    @get("/api/broken", sync_to_thread=False)
    def broken() -> str:
        raise RuntimeError("the password of the database is hunter2")

    app.register(broken)
    with TestClient(app, raise_server_exceptions=False) as client:
        said = client.get("/api/broken")
    assert said.status_code == 500
    assert said.json()["error"] == "internal_error"
    assert "hunter2" not in said.text


def test_a_refusal_names_what_may_be_done_instead(client: Client) -> None:
    assert "POST" in client.put("/api/guests").headers["allow"]


# Words.


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("Ann Lee", "Ann Lee"),
        ("e\u0301", "\u00e9"),
        ("👩\u200d🌾", "👩\u200d🌾"),
    ],
)
def test_names_are_trimmed(said: str, kept: str) -> None:
    assert clean_text(said) == kept


@pytest.mark.parametrize(
    "said", ["\x00", "a\nb", "a\x1b[31m", "\u202eevil", "a\u2028b", "\ufeffa", "\u200d", "a\x85"]
)
def test_characters_that_nobody_sees_are_refused(said: str) -> None:
    with pytest.raises(ValueError, match="a text"):
        clean_text(said)


def test_several_lines_are_kept_where_they_may_be() -> None:
    assert clean_text(" one \r\n\ttwo  \n", multiline=True) == "one\n\ttwo"


def test_names_that_look_alike_log_in_alike() -> None:
    assert login_of("ANN") == login_of("ann") == login_of("\uff21nn")
    assert len(login_of("\ufdfa" * 40)) <= 120


def test_the_name_of_a_guest_is_trimmed(client: Client) -> None:
    assert client.post("/api/guests", json={"name": "  Ann "}).json()["name"] == "Ann"
    assert client.post("/api/guests", json={"name": "   "}).status_code == 400


def test_a_password_is_not_trimmed_and_a_wrong_login_shows_nothing(client: Client) -> None:
    login = {"name": "Ann", "password": "  eight or more  "}
    assert client.post("/api/people", json=login).status_code == 201
    assert client.post("/api/sessions", json=login).status_code == 201
    trimmed = client.post("/api/sessions", json={**login, "password": "eight or more"})
    unknown = client.post("/api/sessions", json={**login, "name": "Bob"})
    assert trimmed.status_code == unknown.status_code == 401
    assert trimmed.json() == unknown.json()


def test_preferences_are_small(guest: Client) -> None:
    assert guest.patch("/api/me", json={"preferences": {"lang": "de"}}).status_code == 200
    assert guest.patch("/api/me", json={"preferences": {"x": "y" * 20000}}).status_code == 400


def put_up(client: Client) -> str:
    """A table with two seats of one's own."""
    wanted = {"game": "viticulture", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return str(client.post("/api/tables", json=wanted).json()["table"]["id"])
