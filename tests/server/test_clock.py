"""The clock: who does not decide in time is helped out, once, and everybody is told."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Engine, create_engine, text

from cuvee.server.game.clock import first_of_each
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import Guest, heard, until

Client = TestClient[Any]
HOURS = 3600.0
Hurry = Callable[[float], None]


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> Hurry:
    """Let the clock, and nothing else, be so many seconds ahead."""

    def set_ahead(seconds: float) -> None:
        ahead = SimpleNamespace(time=lambda: time.time() + seconds)
        monkeypatch.setattr("cuvee.server.game.clock.time", ahead)

    return set_ahead


def pair(client: Client, seconds: int | None) -> tuple[list[Guest], str]:
    """Ann and Ben at a table with a clock."""
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    table = ann.put_up("me", "open", seconds=seconds)["table"]["id"]
    ben.post(f"/tables/{table}/join")
    return [ann, ben], table


def table_data(guest: Guest, table: str) -> dict[str, Any]:
    return dict(guest.get(f"/tables/{table}")["table"])


def test_the_deadline_is_sent_with_the_table_and_with_every_change(client: Client) -> None:
    people, table = pair(client, 600)
    begun = table_data(people[0], table)
    assert begun["clock"] == {"seconds": 600}
    assert begun["deadline"] == pytest.approx(begun["updated"] + 600)
    (first,) = begun["waiting"]
    with people[first].live(table, first) as socket:
        assert socket.receive_json()["table"]["deadline"] == begun["deadline"]
        people[first].act(table, first)
        later = table_data(people[0], table)
        assert heard(socket, "change")["deadline"] == later["deadline"] > begun["deadline"]


def test_without_a_clock_nobody_is_hurried(client: Client, hurry: Hurry) -> None:
    people, table = pair(client, None)
    hurry(1000 * HOURS)
    time.sleep(1.2)
    assert table_data(people[0], table)["seq"] == 0
    assert table_data(people[0], table)["deadline"] is None


def test_the_stand_in_takes_the_one_decision_and_everybody_is_notified(
    client: Client, hurry: Hurry
) -> None:
    people, table = pair(client, 2 * 3600)
    (late,) = table_data(people[0], table)["waiting"]
    with people[1 - late].live(table, 1 - late) as socket:
        socket.receive_json()
        hurry(2 * HOURS + 60)  # the first deadline has passed, and all that begin now as well
        assert heard(socket, "timeout") == {"type": "timeout", "seats": [late], "bot": "greedy"}
    until(lambda: table_data(people[0], table)["seq"] >= 3)
    hurry(0)
    time.sleep(1.0)  # whatever was under way
    stands = table_data(people[0], table)
    assert [seat["kind"] for seat in stands["seats"]] == ["person", "person"]  # they still play
    now = stands["waiting"][0]
    people[now].act(table, now)
    assert table_data(people[0], table)["seq"] == stands["seq"] + 1


def test_neither_a_hidden_answer_nor_an_undo_request_wins_time(client: Client) -> None:
    people, table = pair(client, 600)
    while len(table_data(people[0], table)["waiting"]) < 2:
        (seat,) = table_data(people[0], table)["waiting"]
        people[seat].act(table, seat)
        if table_data(people[0], table)["seq"] > 60:
            pytest.skip("no open question came up")  # pragma: no cover
    deadline = table_data(people[0], table)["deadline"]
    people[0].act(table, 0)
    assert table_data(people[0], table)["waiting"] == [1]
    assert table_data(people[0], table)["deadline"] == deadline
    people[1].act(table, 1)
    assert table_data(people[0], table)["deadline"] > deadline


def test_asking_to_go_back_stops_no_clock(client: Client) -> None:
    people, table = pair(client, 600)
    for _ in range(2):
        seat = table_data(people[0], table)["waiting"][0]
        people[seat].act(table, seat)
    deadline = table_data(people[0], table)["deadline"]
    seq = table_data(people[0], table)["seq"]
    people[0].post(f"/tables/{table}/commands", do="request_undo", seat=0, to=0, seq=seq)
    assert table_data(people[0], table)["seq"] == seq + 1
    assert table_data(people[0], table)["deadline"] == deadline


def test_whoever_takes_a_seat_back_has_the_whole_time(client: Client) -> None:
    people, table = pair(client, 600)
    (first,) = table_data(people[0], table)["waiting"]
    other = 1 - first
    people[other].post(f"/tables/{table}/seats/{other}/leave")
    before = table_data(people[0], table)["deadline"]
    people[first].post(f"/tables/{table}/seats/{first}/leave")
    people[first].post(f"/tables/{table}/seats/{first}/back")
    stands = table_data(people[0], table)
    if first in stands["waiting"]:
        assert stands["deadline"] > before


def test_clocks_go_on_after_a_restart(settings: Settings, hurry: Hurry) -> None:
    with serving(settings) as client:
        pair(client, 3600)
    hurry(HOURS + 60)
    with serving(settings):  # nobody looks at the table, nobody is there
        engine = create_engine(f"sqlite:///{Path(settings.data) / 'cuvee.sqlite'}")
        until(lambda: entered(engine))
        engine.dispose()


def entered(engine: Engine) -> int:
    """How many entries there are."""
    with engine.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM entries")).scalar_one())


def test_of_two_processes_one_acts(database: str, tmp_path: Path, hurry: Hurry) -> None:
    first = Settings(data=str(tmp_path / "a"), database=database, limits=False)
    second = Settings(data=str(tmp_path / "b"), database=database, limits=False)
    with serving(first) as here, serving(second) as there:
        people, table = pair(here, 3600)
        people[1].client = there
        hurry(HOURS + 60)
        until(lambda: table_data(people[0], table)["seq"] >= 6)
        hurry(0)
        until(lambda: table_data(people[0], table)["seq"] == table_data(people[1], table)["seq"])
        time.sleep(1.0)
        until(lambda: table_data(people[0], table)["seq"] == table_data(people[1], table)["seq"])
        seen = [guest.get(f"/tables/{table}/position") for guest in people]
        assert seen[0] == seen[1]
        assert seen[0]["position"]["decisions"] == seen[0]["seq"]  # one entry for each


def test_of_what_a_bot_has_thought_only_what_was_due_is_taken() -> None:
    thought = [(2, 7), (0, 5), (0, 6), (2, 8)]
    assert first_of_each(thought, [0, 2]) == [(2, 7), (0, 5)]
    assert first_of_each(thought[1:], [0]) == [(0, 5)]
    assert first_of_each([], [0]) == []
