"""What those at a table are sent: a change for each decision, who is here, what one undo takes."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient, WebSocketTestSession

from cuvee.client import apply_patch
from cuvee.protocol.patch import PatchOperation
from cuvee.server.game import presence
from tests.server.guests import Guest, Plain, heard

Client = TestClient[Any]
Seat = int | None
BOT = {"kind": "bot", "bot": "random"}


def test_each_decision_of_a_bot_is_a_change_of_its_own(client: Client) -> None:
    """They come in order, each with whose it was, and lead to the position that is."""
    ann = Guest(client, "Ann")
    table = ann.put_up("me", BOT, BOT, game="viticulture", seed=5)["table"]["id"]
    bots: set[Seat] = set()
    with ann.live(table, 0) as socket:
        position = heard(socket, "position")["position"]
        follow(socket, position)
        for _ in range(12):
            deciders = decide(ann, socket, table, position)
            assert deciders[0] == 0
            bots |= {*deciders} - {0}
    assert bots == {1, 2}
    assert ann.get(f"/tables/{table}/position?seat=0")["position"] == position
    steps = ann.get(f"/tables/{table}/replay/steps?viewpoint=0")["steps"]
    assert len(steps) - 1 == position["decisions"]


def decide(ann: Guest, socket: WebSocketTestSession, table: str, position: Plain) -> list[Seat]:
    """Take the first action, and follow the changes until one is asked again."""
    ann.act(table, 0)
    return [show(socket, position), *follow(socket, position)]


def follow(socket: WebSocketTestSession, position: Plain) -> list[Seat]:
    """Bring a position up to date until its seat is asked; who has decided."""
    deciders: list[Seat] = []
    while 0 not in position["waiting"]:
        deciders.append(show(socket, position))
    return deciders


def show(socket: WebSocketTestSession, position: Plain) -> Seat:
    """Bring a position up to date by the next change, which is one decision; whose it was."""
    change = heard(socket, "change")
    before = position["decisions"]
    operations = [PatchOperation(**operation) for operation in change["patch"]]
    position.update(apply_patch(position, operations))
    assert position["decisions"] == before + 1, "no change holds two decisions"
    seat: Seat = change["seat"]
    return seat


def test_undo_names_ones_own_decision_and_nothing_while_only_bots_decided(client: Client) -> None:
    ann = Guest(client, "Ann")
    table = ann.put_up("me", BOT, game="viticulture", seed=5)["table"]["id"]
    with ann.live(table, 0) as socket:
        position = heard(socket, "position")["position"]
        follow(socket, position)
        assert position["undo"]["next"] is None
        first = position["decisions"]
        decide(ann, socket, table, position)
        assert position["undo"]["next"] == first


def test_a_redo_shows_each_decision_again(client: Client) -> None:
    ann = Guest(client, "Ann")
    table = ann.put_up("me", BOT, game="viticulture", seed=5)["table"]["id"]
    with ann.live(table, 0) as socket:
        position = heard(socket, "position")["position"]
        follow(socket, position)
        deciders = decide(ann, socket, table, position)
        for command in ("undo", "redo"):
            seq = ann.get(f"/tables/{table}")["table"]["seq"]
            ann.post(f"/tables/{table}/commands", do=command, seat=0, seq=seq)
        assert heard(socket, "change")["seat"] is None
        assert [heard(socket, "change")["seat"] for _ in deciders] == deciders


def test_everybody_at_a_table_learns_who_is_here(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "RECONNECT_SECONDS", 0.05)
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    table = ann.put_up("me", "open")["table"]["id"]
    ben.post(f"/tables/{table}/join")
    with ann.live(table, 0) as hers:
        assert heard(hers, "presence")["seats"] == [0]
        with ben.live(table, 1) as his:
            assert heard(his, "presence")["seats"] == [0, 1]
            assert heard(hers, "presence")["seats"] == [0, 1]
        assert heard(hers, "presence")["seats"] == [0]


def test_a_turn_that_is_over_is_notified(client: Client) -> None:
    ann = Guest(client, "Ann")
    table = ann.put_up("me", BOT, game="viticulture", seed=5)["table"]["id"]
    with ann.my_live() as page:
        heard(page, "turns")
        while not ann.get(f"/tables/{table}")["my_turn"]:
            heard(page, "turn")
        ann.act(table, 0)
        while ann.get(f"/tables/{table}")["my_turn"]:
            ann.act(table, 0)
        assert heard(page, "turn_over") == {"type": "turn_over", "table": table}


def test_a_visitor_is_somebody_or_nobody(client: Client) -> None:
    client.cookies.clear()
    stranger = client.get("/api/visitor")
    assert (stranger.status_code, stranger.json()) == (200, {"person": None})
    ann = Guest(client, "Ann")
    assert ann.get("/visitor")["person"]["name"] == "Ann"
