"""Short codes: five letters that lead to a table as long as it has not begun."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from cuvee.server.db import table_rows
from cuvee.server.secrets import new_code
from tests.server.guests import Guest

Client = TestClient[Any]


@pytest.fixture
def ann(client: Client) -> Guest:
    return Guest(client, "Ann")


def test_the_code_of_an_open_table_leads_there_however_it_is_written(
    client: Client, ann: Guest
) -> None:
    table = ann.put_up("me", "open")["table"]
    assert len(table["join_code"]) == 5
    stranger = Guest(client, "Ben")
    for written in (table["join_code"], table["join_code"].upper(), f"%20{table['join_code']}%20"):
        assert stranger.get(f"/join-codes/{written}") == {"table": table["id"]}


def test_a_code_is_given_up_when_the_game_begins(ann: Guest) -> None:
    table = ann.put_up("me", "open")["table"]
    ann.post(f"/tables/{table['id']}/begin")
    assert ann.get(f"/tables/{table['id']}")["table"]["join_code"] is None
    ann.get(f"/join-codes/{table['join_code']}", 404)


def test_a_table_that_nobody_can_join_has_no_code(ann: Guest) -> None:
    assert ann.put_up("me", "bot")["table"]["join_code"] is None


def test_any_wrong_code_is_answered_alike(ann: Guest) -> None:
    wrong = ann.get("/join-codes/zzzzz", 404)
    for guess in ("a", "%00", "%25%25", "ä" * 200):
        assert ann.get(f"/join-codes/{guess}", 404) == wrong


def test_of_two_open_tables_each_has_a_code_of_its_own(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["bazar", "bazar", "melon"])
    monkeypatch.setattr(table_rows, "new_code", lambda _: next(drawn))
    codes = [ann.put_up("me", "open")["table"]["join_code"] for _ in range(2)]
    assert codes == ["bazar", "melon"]


def test_where_short_codes_are_taken_a_table_gets_a_longer_one_and_at_last_none(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []

    def draw(length: int) -> str:
        drawn.append(length)
        assert len(drawn) < 100, "the writer does not look for a code for ever"
        return "bazarin"[:length]

    monkeypatch.setattr(table_rows, "new_code", draw)
    codes = [ann.put_up("me", "open")["table"]["join_code"] for _ in range(3)]
    assert codes == ["bazar", "bazarin", None]


def test_a_longer_code_is_spoken_as_well() -> None:
    code = new_code(7)
    assert [letter in "aeiou" for letter in code] == [False, True] * 3 + [False]


def test_codes_are_spoken_and_offend_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter("penis" + "vinos")
    monkeypatch.setattr("secrets.choice", lambda _: next(drawn))
    assert new_code() == "vinos"
