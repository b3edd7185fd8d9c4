"""Being told that it is one's turn, whatever page one has open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import create_engine, text

from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import Guest, heard, until

Client = TestClient[Any]


def pair(client: Client) -> tuple[list[Guest], str]:
    """Ann and Ben at a table."""
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    table = ann.put_up("me", "open", title="Sunday")["table"]["id"]
    ben.post(f"/tables/{table}/join")
    return [ann, ben], table


def test_a_turn_is_notified_at_any_table(client: Client) -> None:
    people, table = pair(client)
    (first,) = people[0].asked(table)
    other = 1 - first
    with people[other].my_live() as page:
        assert heard(page, "turns")["tables"] == []
        while people[first].asked(table) == [first]:
            people[first].act(table, first)
        turn = heard(page, "turn")
        assert (turn["table"], turn["seat"], turn["title"]) == (table, other, "Sunday")
        assert turn["game"] == "naramata"
    with people[other].my_live() as page:
        (waiting,) = heard(page, "turns")["tables"]
        assert (waiting["table"]["id"], waiting["my_seats"], waiting["my_turn"]) == (
            table,
            [other],
            True,
        )


def test_the_parts_of_one_turn_are_notified_once(client: Client) -> None:
    people, table = pair(client)
    with people[0].my_live() as zero, people[1].my_live() as one:
        pages = [zero, one]
        for page in pages:
            heard(page, "turns")
        turns = 0
        before = people[0].asked(table)
        for _ in range(12):
            people[before[0]].act(table, before[0])
            now = people[0].asked(table)
            turns += len(set(now) - set(before))
            before = now
        assert turns
        last = [guest.put_up("me", "me")["table"]["id"] for guest in people]
        assert sum(turns_before(pages[n], table, last[n]) for n in range(2)) == turns


def turns_before(page: WebSocketTestSession, table: str, last: str) -> int:
    """How many turns at a table are told before one at another."""
    count = 0
    while (turn := heard(page, "turn"))["table"] != last:
        count += turn["table"] == table
    return count


def test_the_beginning_of_a_game_is_somebodys_turn(client: Client) -> None:
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    table = ann.put_up("me", "open", seed=1)["table"]["id"]
    with ann.my_live() as hers, ben.my_live() as his:
        pages = [hers, his]
        for page in pages:
            heard(page, "turns")
        ben.post(f"/tables/{table}/join")
        (first,) = ann.asked(table)
        assert heard(pages[first], "turn")["seat"] == first


def test_a_notice_says_nothing_of_the_game(client: Client) -> None:
    people, table = pair(client)
    (first,) = people[0].asked(table)
    with people[1 - first].my_live() as page:
        while people[first].asked(table) == [first]:
            people[first].act(table, first)
        turn = heard(page, "turn")
    known = {"type", "table", "seat", "seq", "game", "title", "name", "deadline"}
    assert set(turn) == known


def test_a_stranger_gets_no_notices(client: Client) -> None:
    client.cookies.clear()
    with client.websocket_connect("/api/me/live") as page, pytest.raises(WebSocketDisconnect):
        page.receive_json()


def test_a_turn_is_notified_across_processes(database: str, tmp_path: Path) -> None:
    first = Settings(data=str(tmp_path / "a"), database=database, limits=False)
    second = Settings(data=str(tmp_path / "b"), database=database, limits=False)
    with serving(first) as here, serving(second) as there:
        people, table = pair(here)
        (seat,) = people[0].asked(table)
        people[1 - seat].client = there
        with people[1 - seat].my_live() as page:
            heard(page, "turns")
            while people[seat].asked(table) == [seat]:
                people[seat].act(table, seat)
            assert heard(page, "turn")["table"] == table


def test_bots_go_on_after_a_restart_and_hand_the_turn_on(settings: Settings) -> None:
    with serving(settings) as client:
        ann = Guest(client, "Ann")
        table = ann.put_up("me", "open")["table"]["id"]
        Guest(client, "Ben").post(f"/tables/{table}/join")
        while 1 not in ann.asked(table):
            ann.act(table, 0)
    engine = create_engine(settings.url)
    with engine.begin() as connection:  # as if the server had stopped while a bot was thinking
        connection.execute(text("UPDATE seats SET kind = 'bot', bot = 'greedy' WHERE seat = 1"))
    engine.dispose()
    with serving(settings) as client:
        ann.client = client
        with ann.my_live() as page:
            heard(page, "turns")
            until(lambda: [mine["my_turn"] for mine in ann.get("/tables/mine")["tables"]] == [True])
