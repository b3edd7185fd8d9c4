"""Chat at a table, and notes for oneself."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import Guest, heard

Client = TestClient[Any]


def seated(client: Client) -> tuple[Guest, Guest, str]:
    """Ann and Ben at a table."""
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    table = ann.put_up("me", "open", public=True)["table"]["id"]
    ben.post(f"/tables/{table}/join")
    return ann, ben, table


def test_a_chat_message_is_sent_to_everybody_and_stored(client: Client) -> None:
    ann, ben, table = seated(client)
    spectator = Guest(client, "Cat")
    with ann.live(table, 0) as one, spectator.live(table) as other:
        heard(other, "position")  # from then on it is told what is said
        one.send_json({"do": "chat", "text": "Cheers <b>everybody</b> & all", "id": 3})
        answer = heard(other, "chat")
        assert answer["text"] == "Cheers <b>everybody</b> & all"  # text, as it was said
        assert (answer["name"], answer["person"]) == ("Ann", ann.id)
        assert heard(one, "ack")["id"] == 3
        ben.post(f"/tables/{table}/chat", text="And you")
        assert heard(other, "chat")["name"] == "Ben"
    lines = spectator.get(f"/tables/{table}/chat")
    assert [line["text"] for line in lines] == ["Cheers <b>everybody</b> & all", "And you"]


def test_talk_outlives_the_server(settings: Settings) -> None:
    with serving(settings) as client:
        ann, _, table = seated(client)
        ann.post(f"/tables/{table}/chat", text="See you tomorrow")
        ann.ask("PUT", f"/tables/{table}/notes", {"text": "Ben collects white"})
    with serving(settings) as client:
        ann.client = client
        assert ann.get(f"/tables/{table}/chat")[0]["text"] == "See you tomorrow"
        assert ann.get(f"/tables/{table}/notes") == {"text": "Ben collects white"}


def test_spectators_cannot_chat(client: Client) -> None:
    _, _, table = seated(client)
    spectator = Guest(client, "Cat")
    assert spectator.post(f"/tables/{table}/chat", 403, text="psst")["error"] == "not_at_table"
    with spectator.live(table) as socket:
        socket.send_json({"do": "chat", "text": "psst"})
        assert heard(socket, "refused")["status"] == 403
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"do": "chat", "text": "psst"})
        assert heard(socket, "refused")["status"] == 401
    assert spectator.get(f"/tables/{table}/chat") == []


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "a\x00b", "a\u202eb", "\u200b"])
def test_what_cannot_be_read_is_not_said(client: Client, text: str) -> None:
    ann, _, table = seated(client)
    answer = client.post(f"/api/tables/{table}/chat", json={"text": text}, headers=ann.headers)
    assert answer.status_code in (400, 422), answer.text
    with ann.live(table, 0) as socket:
        socket.send_json({"do": "chat", "text": text})
        assert heard(socket, "refused")["status"] in (400, 422)
    assert ann.get(f"/tables/{table}/chat") == []


def test_earlier_lines_come_page_by_page_and_the_oldest_go(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.server.chat.chat.PAGE_SIZE", 4)
    monkeypatch.setattr("cuvee.server.chat.chat.MAX_MESSAGES_PER_TABLE", 10)
    monkeypatch.setattr("cuvee.server.chat.chat.TRIM_INTERVAL", 1)
    ann, _, table = seated(client)
    for number in range(13):
        ann.post(f"/tables/{table}/chat", text=f"line {number}")
    found: list[str] = []
    query = ""
    while page := ann.get(f"/tables/{table}/chat{query}"):
        assert len(page) <= 4
        found = [line["text"] for line in page] + found
        query = f"?before={page[0]['id']}"
    assert found == [f"line {number}" for number in range(3, 13)]


def test_whoever_talks_too_fast_has_to_wait(settings: Settings) -> None:
    slow = Settings(data=settings.data, limits=True)
    with serving(slow) as client:
        ann, ben, table = seated(client)
        said = [
            client.post(f"/api/tables/{table}/chat", json={"text": "hey"}, headers=ann.headers)
            for _ in range(12)
        ]
        assert [answer.status_code for answer in said].count(429) in (1, 2)
        ben.post(f"/tables/{table}/chat", text="I am slow")


def test_notes_are_for_oneself_alone(client: Client) -> None:
    ann, ben, table = seated(client)
    ann.ask("PUT", f"/tables/{table}/notes", {"text": "two lines\nof mine"})
    assert ann.get(f"/tables/{table}/notes") == {"text": "two lines\nof mine"}
    assert ben.get(f"/tables/{table}/notes") == {"text": ""}
    ann.ask("PUT", f"/tables/{table}/notes", {"text": ""})
    assert ann.get(f"/tables/{table}/notes") == {"text": ""}
    ann.ask("PUT", f"/tables/{table}/notes", {"text": "x" * 10_001}, 400)
    Guest(client, "Cat").ask("PUT", f"/tables/{table}/notes", {"text": "mine"}, 403)
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}/notes").status_code == 401


def test_neighbours_at_one_screen_chat_by_the_name_of_the_person(client: Client) -> None:
    ann = Guest(client, "Ann")
    table = ann.put_up({"kind": "me", "name": "Dora"}, {"kind": "me", "name": "Emil"})["table"]
    assert ann.post(f"/tables/{table['id']}/chat", text="hello")["name"] == "Ann"


def test_two_processes_share_the_chat(database: str, tmp_path: Any) -> None:  # noqa: ANN401
    first = Settings(data=str(tmp_path / "a"), database=database, limits=False)
    second = Settings(data=str(tmp_path / "b"), database=database, limits=False)
    with serving(first) as here, serving(second) as there:
        ann, ben, table = seated(here)
        ben.client = there
        with ben.live(table, 1) as socket:
            socket.receive_json()
            ann.post(f"/tables/{table}/chat", text="over there?")
            assert heard(socket, "chat")["text"] == "over there?"
            ann.patch(f"/tables/{table}", title="Seen")
            assert heard(socket, "table")["table"]["title"] == "Seen"
