"""Plans: on a copy of what a seat may know alone, the same each time, told to nobody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrels import BARRELS
from cuvee import rng
from cuvee.engine import State
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.protocol.commands import Plan
from cuvee.server.game import plans as server_plans
from cuvee.server.game.plans import PlanRefused, follow_plan
from cuvee.testing.strategies import Position, positions
from tests.server.tabled import Client, Plain, act, become, fine, look, play_out, put_up

anywhere = st.one_of(
    positions(VITICULTURE, 3, most_actions=25),
    positions(NARAMATA, 3, most_actions=25),
    positions(NARAMATA, 2, most_actions=25, fleet=True, whelp="easy"),
)


def ask(client: Client, table: str, seat: int, seq: int, **more: object) -> Any:  # noqa: ANN401
    """Ask where a plan leads."""
    asked = {"do": "plan", "seat": seat, "seq": seq, "sample": 3, **more}
    return client.post(f"/api/tables/{table}/plan", json=asked)


def waiting(client: Client, table: str) -> list[int]:
    """The seats that are asked."""
    return list(look(client, table, None)["position"]["waiting"])


@settings(max_examples=25)
@given(position=anywhere, deal=st.integers(0, 1000), pick=st.integers(0, 50))
def test_another_deal_of_what_is_hidden_changes_no_plan(
    position: Position[Any], deal: int, pick: int
) -> None:
    state = position.state()
    for seat in range(state.seats if not state.over else 0):
        truths = (state, state.determinise(seat, rng(deal)))
        shown = [planned(truth, seat, pick) for truth in truths]
        assert shown[0] == shown[1], "also where the seat waits for others"


def test_a_plan_on_the_true_state_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(state: State, _seat: int, _dice: object) -> State:
        copy = state.clone()
        copy.record_events()
        return copy

    monkeypatch.setattr(server_plans, "planned_copy", peeking)
    state = VITICULTURE.new(seats=3, seed=4)
    truths = (state, state.determinise(0, rng(5)))
    shown = [[planned(truth, 0, pick) for pick in range(8)] for truth in truths]
    assert shown[0] != shown[1]


def planned(truth: Any, seat: int, pick: int) -> list[bytes]:  # noqa: ANN401
    """All that is shown of a plan of two moves."""
    actions: list[int] = []
    chosen: int | None = None
    shown = []
    for _ in range(3):
        question = Plan(seat=seat, seq=0, sample=11, actions=actions, action=chosen)
        found = follow_plan({**truth.to_dict()}, question, 7)
        shown.append(msgspec.json.encode(found))
        actions = [*actions, *(one.action for one in found["steps"])]
        legal = [one.code for one in found["position"].legal]
        if not legal:
            break
        chosen = legal[pick % len(legal)]
    return shown


def test_a_plan_goes_on_to_the_own_next_question_and_is_the_same_each_time(guest: Client) -> None:
    table = put_up(guest, 2, game="viticulture")
    seat = waiting(guest, table)[-1]
    seen = look(guest, table, seat)
    began = fine(ask(guest, table, seat, seen["seq"]))
    assert began["steps"] == []
    assert began["position"]["legal"] == seen["position"]["legal"]
    actions: list[int] = []
    position, seats = began["position"], set[int]()
    for _ in range(6):
        chosen = position["legal"][0]["code"]
        asked = {"actions": actions, "action": chosen}
        answer = fine(ask(guest, table, seat, seen["seq"], **asked))
        assert fine(ask(guest, table, seat, seen["seq"], **asked)) == answer
        position = answer["position"]
        assert (answer["steps"][0]["seat"], answer["steps"][0]["action"]) == (seat, chosen)
        assert seat in position["waiting"]
        actions += [one["action"] for one in answer["steps"]]
        assert position["decisions"] == len(actions)
        seats |= {one["seat"] for one in answer["steps"]}
    assert seats == {0, 1}, "the bot decides for the other seat"


def test_nothing_of_a_plan_reaches_the_game_or_anybody_else(guest: Client) -> None:
    table = put_up(guest, 2, game="viticulture")
    seat = waiting(guest, table)[-1]
    before = [look(guest, table, viewer) for viewer in (None, 0, 1)]
    with guest.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.receive_json()
        code = look(guest, table, seat)["position"]["legal"][0]["code"]
        fine(ask(guest, table, seat, before[0]["seq"], action=code))
        fine(guest.post(f"/api/tables/{table}/chat", json={"text": "still there"}))
        kinds: list[str] = []
        while "chat" not in kinds:
            kinds.append(socket.receive_json()["type"])
    assert {"change", "position"}.isdisjoint(kinds)
    assert [look(guest, table, viewer) for viewer in (None, 0, 1)] == before


def test_a_plan_begins_while_others_decide_and_ends_when_the_game_moves_on(guest: Client) -> None:
    table = put_up(guest, 2, game="naramata")
    while len(waiting(guest, table)) > 1:
        act(guest, table)
    seat = 1 - waiting(guest, table)[0]
    seq = look(guest, table, seat)["seq"]
    answer = fine(ask(guest, table, seat, seq))
    assert answer["steps"]
    assert {one["seat"] for one in answer["steps"]} == {1 - seat}
    assert answer["position"]["waiting"] == [seat]
    act(guest, table)
    refused = ask(guest, table, seat, seq)
    assert (refused.status_code, refused.json()["error"]) == (409, "stale")


def test_only_whoever_holds_a_seat_plans_for_it_and_by_the_rules(guest: Client) -> None:
    table = put_up(guest, 2, game="viticulture")
    seat = waiting(guest, table)[-1]
    illegal: list[Plain] = [{"action": 99_999}, {"actions": [99_999]}]
    for wrong in illegal:
        refused = ask(guest, table, seat, 0, **wrong)
        assert (refused.status_code, refused.json()["error"]) == (422, "refused")
        assert refused.json()["reason"]["code"]
    become(guest, "Eve")
    refused = ask(guest, table, seat, 0)
    assert (refused.status_code, refused.json()["error"]) == (403, "not_your_seat")


def test_the_end_of_a_game_is_planned_and_nothing_after_it(guest: Client) -> None:
    plain = {**BARRELS.new(seats=2, seed=5).to_dict()}
    found = follow_plan(plain, Plan(seat=0, seq=0, sample=1), 0)
    actions: list[int] = []
    while found["position"].result is None:
        chosen = found["position"].legal[0].code
        question = Plan(seat=0, seq=0, sample=1, actions=actions, action=chosen)
        found = follow_plan(plain, question, 0)
        actions = [*actions, *(one.action for one in found["steps"])]
    with pytest.raises(PlanRefused):
        follow_plan(plain, Plan(seat=0, seq=0, sample=1, actions=actions, action=0), 0)
    table = put_up(guest, 2)
    play_out(guest, table)
    refused = ask(guest, table, 0, look(guest, table, 0)["seq"])
    assert (refused.status_code, refused.json()["error"]) == (409, "over")
