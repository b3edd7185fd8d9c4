"""Sessions begin and end: cookies are replaced, connections closed, accounts deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import func, select, update

from cuvee.client import Client as PythonClient
from cuvee.client.errors import RequestRefused
from cuvee.server.accounts.sessions import SESSION_SECONDS
from cuvee.server.db.database import read
from cuvee.server.db.schema import chat, people, seats, sessions
from cuvee.server.http.cookies import SESSION_COOKIE
from cuvee.server.services import Services
from cuvee.server.settings import Settings
from tests.server.guests import Guest, heard, until
from tests.server.running import Running

Client = TestClient[Any]
PASSWORD = "long enough"  # noqa: S105
NEW = "even longer than that"


class Registered(Guest):
    """Somebody with a password."""

    def register(self) -> None:
        """Register, and go on with the new cookie."""
        self._enter("/api/people", PASSWORD)

    def log_in(self, password: str = PASSWORD) -> None:
        """Log in on this device."""
        self._enter("/api/sessions", password)

    def _enter(self, path: str, password: str) -> None:
        self.client.cookies.clear()
        login = {"name": "Ann", "password": password}
        said = self.client.post(path, json=login, headers=self.headers)
        assert said.status_code == 201, said.text
        self.cookie = said.cookies[SESSION_COOKIE]
        self.client.cookies.clear()


@pytest.fixture
def ann(client: Client) -> Registered:
    return Registered(client, "Ann")


def status(client: Client, cookie: str) -> int:
    """How a request with a cookie is answered."""
    client.cookies.clear()
    headers = {"Cookie": f"{SESSION_COOKIE}={cookie}"}
    return client.get("/api/me", headers=headers).status_code


def closed(socket: WebSocketTestSession) -> int:
    """The code with which a connection is closed."""
    while True:
        try:
            socket.receive_json(timeout=30)
        except WebSocketDisconnect as ended:
            return ended.code


def test_registering_and_logging_in_replace_the_cookie(client: Client, ann: Registered) -> None:
    for enter in (ann.register, ann.log_in):
        old = ann.cookie
        enter()
        assert ann.cookie != old
        assert status(client, old) == 401
        assert status(client, ann.cookie) == 200


def test_seats_opened_by_links_stay_with_the_browser(client: Client, ann: Registered) -> None:
    ben = Guest(client, "Ben")
    made = ben.put_up("me", "me")
    ann.post("/seat-links", secret=made["secrets"]["1"])
    ann.register()
    assert ann.get(f"/tables/{made['table']['id']}")["my_seats"] == [1]


def test_an_open_connection_ends_with_its_session(client: Client, ann: Registered) -> None:
    table = ann.put_up("me", "me")["table"]["id"]
    with ann.live(table, 0) as playing, ann.my_live() as notified:
        heard(playing, "position")
        heard(notified, "turns")
        ann.register()
        assert (closed(playing), closed(notified)) == (1012, 1012)  # with the new cookie again
    with ann.live(table, 0) as playing, ann.my_live() as notified:
        heard(playing, "position")
        heard(notified, "turns")
        ann.post("/logout", 204)
        assert (closed(playing), closed(notified)) == (4401, 4401)
    assert status(client, ann.cookie) == 401


def test_a_new_password_ends_all_other_sessions(client: Client, ann: Registered) -> None:
    ann.register()
    other = Registered(client, "Ann")
    other.log_in()
    table = ann.put_up("me", "me")["table"]["id"]
    with other.live(table, 0) as playing:
        heard(playing, "position")
        wrong = ann.ask("PUT", "/me/password", {"old": NEW, "new": NEW}, 403)
        assert wrong["error"] == "wrong_password"
        ann.ask("PUT", "/me/password", {"old": PASSWORD, "new": NEW}, 204)
        assert closed(playing) == 4401
    assert (status(client, ann.cookie), status(client, other.cookie)) == (200, 401)
    login = {"name": "Ann", "password": PASSWORD}
    assert client.post("/api/sessions", json=login).status_code == 401
    other.log_in(NEW)


def test_a_guest_has_no_password_to_change(ann: Registered) -> None:
    refused = ann.ask("PUT", "/me/password", {"old": PASSWORD, "new": NEW}, 409)
    assert refused["error"] == "not_registered"


def test_one_can_log_out_everywhere(client: Client, ann: Registered) -> None:
    ann.register()
    first, other = ann.cookie, Registered(client, "Ann")
    other.log_in()
    other.post("/logout/everywhere", 204)
    assert (status(client, first), status(client, other.cookie)) == (401, 401)


# Deleting an account.


def test_a_deleted_account_leaves_no_name_and_bots_play_on(
    client: Client, settings: Settings, ann: Registered
) -> None:
    ben = Guest(client, "Ben")
    playing = ann.put_up("me", "open")["table"]["id"]
    ben.post(f"/tables/{playing}/join")
    waiting = ann.put_up("me", "open")["table"]["id"]
    guest_at = ben.put_up("me", "open", "open")["table"]["id"]
    ann.post(f"/tables/{guest_at}/join")
    ann.post(f"/tables/{playing}/chat", text="my address is ...")
    ann.register()
    with ben.live(playing, 1) as watching:
        heard(watching, "position")
        assert ann.post("/me/delete", 403)["error"] == "wrong_password"
        ann.post("/me/delete", 204, password=PASSWORD)
        until(lambda: heard(watching, "table")["table"]["seats"][0]["kind"] == "bot")
    assert status(client, ann.cookie) == 401
    seen = ben.get(f"/tables/{playing}")["table"]
    assert (seen["host"], seen["seats"][0]["person"], seen["seats"][0]["name"]) == (None, None, "-")
    ben.get(f"/tables/{waiting}", 404)
    assert ben.get(f"/tables/{guest_at}")["table"]["seats"][1]["kind"] == "open"
    assert ben.get(f"/tables/{playing}/chat") == []
    until(lambda: ben.asked(playing) == [1])  # the bot has decided for itself
    login = {"name": "Ann", "password": PASSWORD}
    assert client.post("/api/sessions", json=login).status_code == 401
    assert client.post("/api/people", json=login).status_code == 201  # the name is free again


def test_a_guest_deletes_themselves_without_a_password(client: Client, ann: Registered) -> None:
    ann.put_up("me", "me")
    ann.post("/me/delete", 204)
    assert status(client, ann.cookie) == 401


def test_nothing_of_a_deleted_person_is_left_in_the_database(tmp_path: Path) -> None:
    async def scenario(services: Services) -> list[int]:
        person, secret = await services.accounts.guest("Ann")
        visitor = await services.visitor_sessions.find(secret)
        assert visitor is not None
        await services.departures.leave(visitor, None)
        counted = [
            select(func.count()).select_from(people).where(people.c.id == person.id),
            select(func.count()).select_from(sessions).where(sessions.c.person == person.id),
            select(func.count()).select_from(seats).where(seats.c.person == person.id),
            select(func.count()).select_from(chat).where(chat.c.person == person.id),
        ]
        return [
            int(read(services.engine, lambda c, w=wanted: c.execute(w).scalar_one()))  # type: ignore[misc]
            for wanted in counted
        ]

    assert inside(tmp_path, scenario) == [0, 0, 0, 0]


def test_expired_sessions_are_removed(tmp_path: Path) -> None:
    async def scenario(services: Services) -> tuple[int, int]:
        for name in ("Ann", "Ben"):
            await services.accounts.guest(name)
        old = update(sessions).where(
            sessions.c.person == select(people.c.id).where(people.c.name == "Ann").scalar_subquery()
        )
        past = old.values(expires=time.time() - 1)
        await services.writer.write(lambda c: c.execute(past) and None)
        await services.visitor_sessions.sweep(time.time())
        wanted = select(func.count()).select_from(sessions)
        left = read(services.engine, lambda c: c.execute(wanted).scalar_one())
        await services.visitor_sessions.sweep(time.time() + SESSION_SECONDS + 1)
        return left, read(services.engine, lambda c: c.execute(wanted).scalar_one())

    assert inside(tmp_path, scenario) == (1, 0)


def inside(folder: Path, scenario: Callable[[Services], Any]) -> Any:  # noqa: ANN401
    """Run something with the services of a server."""

    async def run() -> Any:  # noqa: ANN401
        services = Services(Settings(data=str(folder / "data"), limits=False))
        await services.start()
        try:
            return await scenario(services)
        finally:
            await services.stop()

    return asyncio.run(run())


# With several processes, and from afar.


async def ask_on(client: PythonClient) -> None:
    """Ask again and again, until that is refused."""
    async with asyncio.timeout(30):
        while True:
            await client.my_tables()
            await asyncio.sleep(0.05)


def test_a_session_ends_in_every_process(database: str, tmp_path: Path) -> None:
    with Running(tmp_path, database=database) as one, Running(tmp_path, database=database) as two:

        async def scenario() -> None:
            async with PythonClient(one.url) as ann, PythonClient(two.url) as elsewhere:
                await ann.register("Ann", PASSWORD)
                await elsewhere.login("Ann", PASSWORD)
                await ann.change_password(PASSWORD, NEW)
                with pytest.raises(RequestRefused, match="Log in"):
                    await ask_on(elsewhere)
                await elsewhere.login("Ann", NEW)
                await elsewhere.logout_everywhere()
                with pytest.raises(RequestRefused):
                    await elsewhere.my_tables()
                await ann.login("Ann", NEW)
                await ann.delete_account(NEW)
                with pytest.raises(RequestRefused, match="Wrong name"):
                    await ann.login("Ann", NEW)

        asyncio.run(scenario())
