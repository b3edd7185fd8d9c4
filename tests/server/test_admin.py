"""`cuvee admin`: what whoever runs a server sees and decides while it runs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from cuvee.cli import main
from cuvee.engine import BadInput
from cuvee.server.admin import Admin
from cuvee.server.app import create_app
from cuvee.server.http.origins import Origins
from cuvee.server.settings import Settings
from cuvee.server.tables import moderation
from tests.server.guests import Guest, heard, until

Client = TestClient[Any]


@pytest.fixture
def folder(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> str:
    """The folder of a server that looks for decisions at once."""
    monkeypatch.setattr(moderation, "POLL_SECONDS", 0.02)
    return settings.data


def test_it_shows_who_uses_what(
    folder: str, client: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    table = ann.put_up("me", "open")["table"]["id"]
    ann.post(f"/tables/{table}/chat", text="hello")
    assert main(["admin", "usage", "--data", folder]) == 0
    said = capsys.readouterr().out
    assert "1 tables open" in said
    assert "2 people" in said
    admin = Admin(Path(folder), None)
    first, second = admin.usage(10)
    assert (first.id, first.tables, first.unfinished, first.messages) == (ann.id, 1, 1, 1)
    assert (second.id, second.tables, second.sessions) == (ben.id, 0, 1)
    admin.close()


def test_a_banned_person_is_thrown_out_and_cannot_log_in(folder: str, client: Client) -> None:
    login = {"name": "Ann", "password": "long enough"}
    ann = Guest(client, "Ann")
    said = client.post("/api/people", json=login, headers=ann.headers)
    ann.cookie = said.cookies["cuvee_session"]
    client.cookies.clear()
    with ann.my_live() as notified:
        heard(notified, "turns")
        assert main(["admin", "ban", "ann", "--reason", "rude", "--data", folder]) == 0
        until(lambda: client.get("/api/me", headers=ann.headers).status_code == 401)
    refused = client.post("/api/sessions", json=login)
    assert (refused.status_code, refused.json()["error"]) == (403, "banned")
    assert main(["admin", "unban", "ann", "--data", folder]) == 0
    assert client.post("/api/sessions", json=login).status_code == 201


def test_a_banned_network_is_refused(
    settings: Settings,
    folder: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        Origins, "address", lambda *known: known[2].get(b"x-forwarded-for", b"").decode()
    )
    with TestClient(create_app(settings)) as client:

        def status(address: str) -> int:
            return client.get("/api/games", headers={"x-forwarded-for": address}).status_code

        assert status("192.0.2.9") == 200
        assert main(["admin", "ban", "192.0.2.0/24", "--reason", "spam", "--data", folder]) == 0
        until(lambda: status("192.0.2.9") == 403)
        assert status("198.51.100.1") == 200
        assert main(["admin", "bans", "--data", folder]) == 0
        assert "192.0.2.0/24  network" in capsys.readouterr().out
        assert main(["admin", "unban", "192.0.2.0/24", "--data", folder]) == 0
        until(lambda: status("192.0.2.9") == 200)


def test_a_deleted_table_is_gone_while_it_is_watched(folder: str, client: Client) -> None:
    ann = Guest(client, "Ann")
    table = ann.put_up("me", "me")["table"]["id"]
    with ann.live(table, 0) as playing:
        heard(playing, "position")
        assert main(["admin", "delete-table", table, "--data", folder]) == 0
        until(lambda: client.get(f"/api/tables/{table}").status_code == 404)
    ann.get(f"/tables/{table}/position", 404)


def test_an_account_can_be_deleted_for_its_owner(folder: str, client: Client) -> None:
    ann = Guest(client, "Ann")
    assert main(["admin", "delete-account", ann.id, "--data", folder]) == 0
    admin = Admin(Path(folder), None)
    assert admin.usage(10) == []
    admin.close()


def test_what_cannot_be_is_one_line(
    tmp_path: Path, folder: str, client: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "bans", "--data", folder]) == 0
    assert "Nobody is banned." in capsys.readouterr().out
    for words in (["unban", "nobody"], ["delete-table", "none"], ["delete-account", "none"]):
        assert main(["admin", *words, "--data", folder]) == 2
    assert main(["admin", "ban", "nobody", "--data", folder]) == 2
    assert "network" in capsys.readouterr().err
    with pytest.raises(BadInput, match="--data names its folder"):
        Admin(tmp_path / "nowhere", None)


def test_postgresql_has_the_same(database: str, tmp_path: Path) -> None:
    app = create_app(Settings(data=str(tmp_path / "data"), database=database))

    async def scenario() -> dict[str, int]:
        async with app.lifespan():
            admin = await asyncio.to_thread(Admin, tmp_path, database)
            admin.ban("2001:db8::/48", "")
            admin.usage(3)
            totals = admin.totals()
            admin.close()
            return totals

    assert asyncio.run(scenario())["bans"] == 1
