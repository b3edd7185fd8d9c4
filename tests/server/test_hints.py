"""Hints: by what the seat may know alone, where the table allows them, and for all to see."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee import rng
from cuvee.bots import Observation
from cuvee.bots import hints as bot_hints
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.server.game.bot_work import best_actions
from cuvee.testing.strategies import Position, positions
from tests.server.tabled import Client, Plain, act, become, fine, look, put_up

anywhere = st.one_of(
    positions(VITICULTURE, 3, most_actions=25),
    positions(NARAMATA, 3, most_actions=25),
    positions(NARAMATA, 2, most_actions=25, fleet=True, whelp="easy"),
)


def begin(client: Client, **wanted: object) -> str:
    """A table at which one person has both seats."""
    return put_up(client, 2, game="viticulture", **wanted)


def ask(client: Client, table: str, seat: int, seq: int | None = None) -> Any:  # noqa: ANN401
    """Ask for a hint."""
    now = look(client, table, seat)["seq"] if seq is None else seq
    asked = {"do": "hint", "seat": seat, "seq": now}
    return client.post(f"/api/tables/{table}/hint", json=asked)


def waiting(client: Client, table: str) -> int:
    """A seat that is asked."""
    return int(look(client, table, None)["position"]["waiting"][-1])


def marks(client: Client, table: str) -> list[Plain]:
    """The hints that a spectator is told of."""
    return list(look(client, table, None)["position"]["hints"])


@settings(max_examples=15)
@given(position=anywhere, deal=st.integers(0, 1000))
def test_another_deal_of_what_is_hidden_changes_no_hint(position: Position[Any], deal: int) -> None:
    state = position.state()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bot_hints, "MILLISECONDS", None)  # as many playouts each time
        patched.setattr(bot_hints, "WORK", 1)
        for seat in state.waiting[:1]:
            truths = (state, state.determinise(seat, rng(deal)))
            said = [best_actions({**truth.to_dict()}, seat, 7) for truth in truths]
            assert said[0] == said[1]
            assert {one["action"] for one in said[0]["alternatives"]} <= {*state.legal(seat)}


def test_a_hint_by_a_bot_that_peeks_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_hints, "MILLISECONDS", None)
    monkeypatch.setattr(bot_hints, "WORK", 1)
    monkeypatch.setattr(Observation, "sample_state", lambda self, _: self._state.clone())
    state = VITICULTURE.new(seats=3, seed=4)
    dice, changed = rng(1), 0
    for _ in range(40):
        seat = state.seat
        truths = (state, state.determinise(seat, rng(5)))
        said = [best_actions({**truth.to_dict()}, seat, 7) for truth in truths]
        changed += said[0] != said[1]
        legal = state.legal(seat)
        state.apply(legal[dice.below(len(legal))], seat)
    assert changed > 0


def test_a_hint_tells_the_best_few_and_is_marked_once_for_a_question(guest: Client) -> None:
    table = begin(guest)
    seat = waiting(guest, table)
    before = look(guest, table, seat)
    legal = [one["code"] for one in before["position"]["legal"]]
    with guest.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert socket.receive_json()["position"]["hints"] == []
        hint = fine(ask(guest, table, seat))
        change = socket.receive_json()
        while change["type"] != "change":
            change = socket.receive_json()
    assert change["seat"] is None
    replaced = {one["path"]: one["value"] for one in change["patch"]}
    assert replaced["/hints"] == [{"seat": seat, "at": 0}]
    assert {one["action"] for one in hint["alternatives"]} <= {*legal}
    expected = [one["expected"] for one in hint["alternatives"]]
    assert expected == sorted(expected, reverse=True)
    assert marks(guest, table) == [{"seat": seat, "at": 0}]
    assert fine(ask(guest, table, seat)) == hint
    assert marks(guest, table) == [{"seat": seat, "at": 0}]
    best = {"do": "act", "seat": seat, "seq": before["seq"], "action": legal[0]}
    fine(guest.post(f"/api/tables/{table}/commands", json=best))
    assert look(guest, table, None)["position"]["decisions"] == 1, "it was the same question"
    assert ask(guest, table, seat, before["seq"]).status_code == 409


def test_only_whoever_holds_a_seat_that_is_asked_gets_a_hint(guest: Client) -> None:
    table = begin(guest)
    seat = waiting(guest, table)
    act(guest, table)
    idle = [n for n in range(2) if n not in look(guest, table, None)["position"]["waiting"]]
    for other in idle:
        refused = ask(guest, table, other)
        assert (refused.status_code, refused.json()["error"]) == (409, "not_asked")
    become(guest, "Eve")
    refused = ask(guest, table, seat, 0)
    assert (refused.status_code, refused.json()["error"]) == (403, "not_your_seat")
    assert marks(guest, table) == []


@pytest.mark.parametrize(("wanted", "allowed"), [({}, False), ({"hints": True}, True)])
def test_with_other_people_hints_are_off_unless_the_table_says_so(
    guest: Client, wanted: Plain, allowed: bool
) -> None:
    asked = {"game": "viticulture", "seats": [{"kind": "me"}, {"kind": "open"}], **wanted}
    made = fine(guest.post("/api/tables", json=asked))["table"]
    table, people = str(made["id"]), [dict(guest.cookies)]
    assert made["hints"] is allowed, "those who may sit down see it"
    become(guest, "Ben")
    fine(guest.post(f"/api/tables/{table}/join", json={}))
    assert fine(guest.get(f"/api/tables/{table}"))["table"]["hints"] is allowed
    people.append(dict(guest.cookies))
    seat = waiting(guest, table)
    guest.cookies.clear()
    guest.cookies.update(people[seat])
    answer = ask(guest, table, seat)
    assert answer.status_code == (201 if allowed else 403), answer.text
    assert marks(guest, table) == ([{"seat": seat, "at": 0}] if allowed else [])


def test_a_host_may_play_without_hints(guest: Client) -> None:
    table = begin(guest, hints=False)
    refused = ask(guest, table, waiting(guest, table))
    assert (refused.status_code, refused.json()["error"]) == (403, "no_hints")
    assert marks(guest, table) == []
