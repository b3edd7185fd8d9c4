"""Talking to a server: who one is, tables, seats."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from cuvee.client.errors import Lost, refusal
from cuvee.client.seat import Seat

NewSeat = dict[str, str]


def me(name: str | None = None) -> NewSeat:
    """A seat of one's own, or of a neighbour at the same screen."""
    return {"kind": "me"} if name is None else {"kind": "me", "name": name}


def a_bot(bot: str = "greedy") -> NewSeat:
    """A seat for one of the server's bots."""
    return {"kind": "bot", "bot": bot}


def anybody() -> NewSeat:
    """A seat that is open."""
    return {"kind": "open"}


class PutUp(msgspec.Struct):
    """A table just put up, and the secret of each seat's link."""

    table: str
    secrets: dict[int, str]
    summary: dict[str, Any]


class Client:
    """One person's connection to a server; their session lives in its cookies."""

    def __init__(self, url: str, *, patience: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self.patience = patience  # seconds for each answer
        self.http = httpx.AsyncClient(base_url=self.url, timeout=patience)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.http.aclose()

    async def call(self, method: str, path: str, **more: Any) -> Any:  # noqa: ANN401
        """Any request of the API; what it answers, or Refused, or Lost."""
        try:
            answer = await self.http.request(method, path, **more)
        except httpx.TransportError as problem:
            raise Lost(f"cannot reach {self.url}: {problem}") from problem
        told = msgspec.json.decode(answer.content) if _is_json(answer) else None
        if answer.is_success:
            return told
        raise refusal(answer.status_code, told)

    # Who one is.

    async def guest(self, name: str) -> dict[str, Any]:
        """Be a guest from now on."""
        return await self._known_as("/api/guests", {"name": name})

    async def register(self, name: str, password: str) -> dict[str, Any]:
        """Be registered from now on; a guest keeps their games."""
        return await self._known_as("/api/people", {"name": name, "password": password})

    async def login(self, name: str, password: str) -> dict[str, Any]:
        """Be somebody who has registered before."""
        return await self._known_as("/api/sessions", {"name": name, "password": password})

    async def _known_as(self, path: str, who: dict[str, str]) -> dict[str, Any]:
        told: dict[str, Any] = await self.call("POST", path, json=who)
        return told

    @property
    def cookie(self) -> str:
        """The session as a header says it; empty for nobody."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # Tables.

    async def put_up(self, game: str, seats: list[NewSeat], **more: Any) -> PutUp:  # noqa: ANN401
        """Put up a table, with options=, title=, public=, seconds= or seed= if wanted."""
        told = await self.call("POST", "/api/tables", json={"game": game, "seats": seats, **more})
        secrets = {int(seat): secret for seat, secret in told["secrets"].items()}
        return PutUp(told["table"]["id"], secrets, told["table"])

    async def table(self, table: str) -> dict[str, Any]:
        """A table, and which of its seats one holds."""
        told: dict[str, Any] = await self.call("GET", f"/api/tables/{table}")
        return told

    async def mine(self) -> list[dict[str, Any]]:
        """The tables one sits at, those touched last first, and whether it is one's `turn`."""
        told = await self.call("GET", "/api/tables/mine")
        return [{**one["table"], "turn": one["my_turn"]} for one in told["tables"]]

    async def join(self, table: str, seat: int | None = None) -> int:
        """Sit down at a table; which seat it is."""
        wanted = {} if seat is None else {"seat": seat}
        told = await self.call("POST", f"/api/tables/{table}/join", json=wanted)
        return int(told["seat"])

    def sit(self, table: str, seat: int | None) -> Seat:
        """A live connection through a seat one holds, or a spectator's; `async with` opens it."""
        wanted = "" if seat is None else f"?seat={seat}"
        path = f"/api/tables/{table}/live{wanted}"
        address = self.url.replace("http", "ws", 1) + path
        return Seat(address, self.url, self.cookie, seat, self.patience)


def _is_json(answer: httpx.Response) -> bool:
    return "json" in answer.headers.get("content-type", "") and bool(answer.content)
