"""Several people at one server inside the test, each with a session of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from litestar.testing import TestClient, WebSocketTestSession

from cuvee.server.http.cookies import SESSION_COOKIE

Plain = dict[str, Any]
PASSWORD: Final = "a good password"  # noqa: S105 - of nobody
TIMEOUT: Final = 120.0  # seconds, on a busy machine


class Guest:
    """Somebody with a session; what they ask for is refused or not as `status` says."""

    def __init__(self, client: TestClient[Any], name: str) -> None:
        self.client = client
        client.cookies.clear()
        answer = client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        self.cookie = answer.cookies[SESSION_COOKIE]
        client.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        """What says who asks."""
        return {"Cookie": f"{SESSION_COOKIE}={self.cookie}"}

    def ask(self, method: str, path: str, json: Any = None, status: int = 0) -> Any:  # noqa: ANN401
        """Ask for something; with a status, it must be answered so."""
        answer = self.client.request(method, f"/api{path}", json=json, headers=self.headers)
        assert answer.status_code == status or (not status and answer.status_code < 300), (
            answer.status_code,
            answer.text,
        )
        return answer.json() if answer.content else None

    def get(self, path: str, status: int = 0) -> Any:  # noqa: ANN401
        """Look at something."""
        return self.ask("GET", path, None, status)

    def post(self, path: str, status: int = 0, **json: object) -> Any:  # noqa: ANN401
        """Do something."""
        return self.ask("POST", path, json, status)

    def patch(self, path: str, status: int = 0, **json: object) -> Any:  # noqa: ANN401
        """Change something."""
        return self.ask("PATCH", path, json, status)

    def put_up(self, *seats: str | Plain, **wanted: object) -> Plain:
        """Put up a table; a seat is told by its kind."""
        asked = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return dict(self.ask("POST", "/tables", {"game": "naramata", "seats": asked, **wanted}))

    def live(self, table: str, seat: int | None = None) -> WebSocketTestSession:
        """A live connection to a table."""
        query = "" if seat is None else f"?seat={seat}"
        return self.client.websocket_connect(
            f"/api/tables/{table}/live{query}", headers=self.headers
        )

    def my_live(self) -> WebSocketTestSession:
        """The live connection about all one's tables."""
        return self.client.websocket_connect("/api/me/live", headers=self.headers)

    def act(self, table: str, seat: int) -> None:
        """Take the first action that is on offer."""
        seen = self.get(f"/tables/{table}/position?seat={seat}")
        action = seen["position"]["legal"][0]["code"]
        self.post(f"/tables/{table}/commands", do="act", seat=seat, seq=seen["seq"], action=action)

    def asked(self, table: str) -> list[int]:
        """The seats that a table waits for."""
        return list(self.get(f"/tables/{table}")["table"]["waiting"])


class Member(Guest):
    """Somebody who has registered."""

    def __init__(self, client: TestClient[Any], name: str) -> None:
        super().__init__(client, name)
        wanted = {"name": name, "password": PASSWORD}
        answer = client.post("/api/people", json=wanted, headers=self.headers)
        assert answer.status_code == 201, answer.text
        self.cookie = answer.cookies[SESSION_COOKIE]
        client.cookies.clear()

    def profile(self, of: Guest | None = None) -> Plain:
        """Somebody's profile, as this person sees it."""
        return dict(self.get(f"/people/{(of or self).id}"))

    def barrels(self, *seats: str | Plain, **wanted: object) -> Plain:
        """Put up a table of the short example game."""
        asked = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return dict(
            self.ask("POST", "/tables", {"game": "barrels", "seats": asked, **wanted})["table"]
        )


def until(holds: Callable[[], Any]) -> Any:  # noqa: ANN401
    """Wait until something holds; what it then is."""
    end = time.monotonic() + TIMEOUT
    while not (found := holds()):
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.02)
    return found


def heard(socket: WebSocketTestSession, kind: str) -> Plain:
    """The next notice of a kind; others are passed over."""
    while True:
        notice: Plain = socket.receive_json(timeout=TIMEOUT)
        if notice["type"] == kind:
            return notice
