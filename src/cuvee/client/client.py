"""Requests to a server: who one is, tables, replays."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self, TypeVar

import httpx
import msgspec

from cuvee.client.connection import TableConnection
from cuvee.client.errors import ConnectionLost, RequestTimeout, refusal
from cuvee.protocol.fields import OptionValue
from cuvee.protocol.people import (
    AccountDeletion,
    Credentials,
    NewGuest,
    PasswordChange,
    Person,
)
from cuvee.protocol.position import PositionOut
from cuvee.protocol.replays import ReplayOut
from cuvee.protocol.reviews import ReviewOut
from cuvee.protocol.tables import (
    JoinedOut,
    JoinTable,
    MyTableOut,
    MyTablePageOut,
    NewSeat,
    NewTable,
    NewTableOut,
)

DEFAULT_TIMEOUT = 30.0  # seconds
T = TypeVar("T")


class Client:
    """One person's requests to a server; their session is a cookie.

    Every request takes at most `timeout` seconds.
    """

    def __init__(self, url: str, *, timeout: float = DEFAULT_TIMEOUT) -> None:
        self.url = url.rstrip("/")
        self.timeout = timeout
        self.http = httpx.AsyncClient(base_url=self.url, timeout=timeout)

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
        """Close all connections."""
        await self.http.aclose()

    async def get(self, path: str, answer: type[T]) -> T:
        """The answer to any GET of the API, decoded as a type of `cuvee.protocol`."""
        return await self.request("GET", path, answer)

    async def post(self, path: str, answer: type[T], body: msgspec.Struct) -> T:
        """The answer to any POST of the API."""
        return await self.request("POST", path, answer, body)

    async def request(
        self, method: str, path: str, answer: type[T], body: msgspec.Struct | None = None
    ) -> T:
        """The answer to any request of the API; a `ClientError` when there is none."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        try:
            async with asyncio.timeout(self.timeout):
                response = await self.http.request(method, path, content=content, headers=headers)
        except (TimeoutError, httpx.TimeoutException):
            message = f"no answer to {method} {path} within {self.timeout:g} s"
            raise RequestTimeout(message) from None
        except httpx.TransportError as problem:
            raise ConnectionLost(f"cannot reach {self.url}: {problem}") from problem
        if not response.is_success:
            raise refusal(response.status_code, response.content)
        return msgspec.json.decode(response.content or b"null", type=answer)

    # Who one is.

    async def guest(self, name: str) -> Person:
        """Be a guest from now on."""
        return await self.post("/api/guests", Person, NewGuest(name))

    async def register(self, name: str, password: str) -> Person:
        """Be registered from now on; a guest keeps their games."""
        return await self.post("/api/people", Person, Credentials(name, password))

    async def login(self, name: str, password: str) -> Person:
        """Log in as somebody who has registered."""
        return await self.post("/api/sessions", Person, Credentials(name, password))

    async def logout(self) -> None:
        """Log out; open connections are closed."""
        await self.request("POST", "/api/logout", type(None))

    async def logout_everywhere(self) -> None:
        """Log out on all devices, this one too."""
        await self.request("POST", "/api/logout/everywhere", type(None))

    async def change_password(self, old: str, new: str) -> None:
        """Change one's password; all other devices are logged out."""
        await self.request("PUT", "/api/me/password", type(None), PasswordChange(old, new))

    async def delete_account(self, password: str | None = None) -> None:
        """Delete one's account; somebody registered says their password."""
        body = AccountDeletion(password)
        await self.request("POST", "/api/me/delete", type(None), body)

    @property
    def cookie(self) -> str:
        """The session as a header says it; empty for nobody."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # Tables.

    async def create_table(
        self,
        game: str,
        seats: list[NewSeat],
        *,
        options: dict[str, OptionValue | None] | None = None,
        title: str = "",
        public: bool = False,
        seconds: int | None = None,
        seed: int | None = None,
    ) -> NewTableOut:
        """A new table and the secrets of its seats' links; `seconds` are for each decision."""
        wanted = NewTable(game, seats, options or {}, title, public, seconds, seed)
        return await self.post("/api/tables", NewTableOut, wanted)

    async def table(self, table: str) -> MyTableOut:
        """A table, and which of its seats one holds."""
        return await self.get(f"/api/tables/{table}", MyTableOut)

    async def my_tables(self) -> list[MyTableOut]:
        """The first page of one's tables, the last updated first, and whether it is one's turn."""
        return (await self.get("/api/tables/mine", MyTablePageOut)).tables

    async def join(self, table: str, seat: int | None = None) -> JoinedOut:
        """Sit down at a table, on a certain seat if one is named."""
        return await self.post(f"/api/tables/{table}/join", JoinedOut, JoinTable(seat))

    async def position(self, table: str, seat: int | None = None) -> PositionOut:
        """The position as a seat one holds may know it, or as spectators may."""
        query = "" if seat is None else f"?seat={seat}"
        return await self.get(f"/api/tables/{table}/position{query}", PositionOut)

    async def replay(self, table: str, viewpoint: int | str = "spectator") -> ReplayOut:
        """A whole game as a seat, a `spectator`, or `all` seats together saw it."""
        return await self.get(f"/api/tables/{table}/replay?viewpoint={viewpoint}", ReplayOut)

    async def ask_for_review(self, table: str) -> ReviewOut:
        """Have a finished game reviewed in the background; how far it is, or the review."""
        return await self.request("POST", f"/api/tables/{table}/review", ReviewOut)

    async def review(self, table: str) -> ReviewOut:
        """The review of a finished game that was asked for, or how far it is."""
        return await self.get(f"/api/tables/{table}/review", ReviewOut)

    def connect(self, table: str, seat: int | None = None) -> TableConnection:
        """A live connection as a seat one holds, or as a spectator; `async with` opens it."""
        query = "" if seat is None else f"?seat={seat}"
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
        headers = {"Cookie": self.cookie, "Origin": self.url}
        return TableConnection(url, headers, seat, self.timeout)
