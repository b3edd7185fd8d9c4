"""Replays: every decision of every game, from allowed viewpoints, and nothing they did not see."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee import Record
from cuvee.engine import BadInput, rng
from cuvee.server.db.log_entries import LogEntry
from cuvee.server.game.moves import moves_that_stand
from cuvee.server.game.position import position
from cuvee.server.replays.replay import ALL, KEYFRAME_INTERVAL, Replay
from tests.server.patched import patched
from tests.server.playing import (
    BARRELS,
    NARAMATA,
    STEPS,
    VITICULTURE,
    Begin,
    Table,
    attempt,
    done,
)
from tests.server.tabled import Client, Plain, act, become, fine, look, play_out, put_up, replay

RECORDS = Path(__file__).parent.parent / "records"


def walked(begin: Begin, seed: int, most: int) -> Table:
    """A game after some random decisions."""
    table, dice = Table(begin), rng(seed)
    while not table.history.state.over and table.history.decision_count < most:
        state = table.history.state
        seat = state.waiting[dice.below(len(state.waiting))]
        legal = state.legal(seat)
        table.act(seat, legal[dice.below(len(legal))])
    return table


# The line of decisions


@settings(max_examples=40)
@given(steps=STEPS, single_player=st.booleans())
def test_what_stands_is_found_without_playing(
    steps: list[tuple[str, int, int, int]], single_player: bool
) -> None:
    table = Table(BARRELS, single_player=single_player)
    for step in steps:
        done(attempt(table, step))
        moves = [(move.seat, move.code) for move in table.history.moves]
        assert moves_that_stand(table.entries) == moves
        assert moves_that_stand([*table.entries], 0) == moves


def test_places_count_on_from_a_snapshot() -> None:
    entries = [
        LogEntry(1, "act", 0, 7, 1.0),
        LogEntry(2, "act", 1, 8, 1.0),
        LogEntry(3, "undo", 1, 11, 1.0),
    ]
    assert moves_that_stand(entries, 10) == [(0, 7)]


# Places


@pytest.mark.parametrize(
    "begin", [BARRELS, NARAMATA, VITICULTURE], ids=["barrels", "naramata", "viticulture"]
)
def test_every_decision_shows_what_every_viewpoint_saw_there(begin: Begin) -> None:
    table, dice = Table(begin), rng(6)
    seats = table.history.state.seats
    viewpoints: list[int | None] = [None, *range(seats)]
    seen = [{viewpoint: position(table.history, viewpoint) for viewpoint in viewpoints}]
    happened = [table.history.deal_events]
    while not table.history.state.over and table.history.decision_count < 3 * KEYFRAME_INTERVAL + 5:
        state = table.history.state
        seat = state.waiting[dice.below(len(state.waiting))]
        legal = state.legal(seat)
        happened.append(table.act(seat, legal[dice.below(len(legal))]))
        seen.append({viewpoint: position(table.history, viewpoint) for viewpoint in viewpoints})
    replayed = Replay(begin)
    replayed.follow([(move.seat, move.code) for move in table.history.moves])
    for place in range(len(seen)):
        for viewpoint in viewpoints:
            shown = replayed.position(place, viewpoint)
            then = msgspec.structs.replace(seen[place][viewpoint], undo=None, undo_request=None)
            assert shown.position == then
            assert shown.events == [event.text(viewpoint).to_dict() for event in happened[place]]


def test_an_outline_shows_each_viewpoint_its_own_decisions_and_events() -> None:
    table = walked(VITICULTURE, 3, 80)
    replayed = Replay(VITICULTURE)
    replayed.follow([(move.seat, move.code) for move in table.history.moves])
    for viewpoint in (None, 0, 1):
        steps = replayed.all_steps(viewpoint)
        assert [step.at for step in steps] == list(range(replayed.last + 1))
        for step in steps[1:]:
            assert (step.action is None) == (step.seat != viewpoint)
        for place in range(replayed.last + 1):
            shown = replayed.position(place, viewpoint)
            for part in ("seat", "starts_turn", "action", "events"):
                assert getattr(steps[place], part) == getattr(shown, part)
    everything = replayed.all_steps(ALL)
    assert all(step.action is not None for step in everything[1:])
    assert any(step.starts_turn for step in everything)
    assert b"event-draw-secret" in msgspec.json.encode(everything)
    assert b"event-draw-secret" not in msgspec.json.encode(replayed.all_steps(None))


@pytest.mark.parametrize(
    "begin", [BARRELS, NARAMATA, VITICULTURE], ids=["barrels", "naramata", "viticulture"]
)
def test_a_whole_replay_shows_every_place_with_nothing_on_offer(begin: Begin) -> None:
    table = walked(begin, 7, 3 * KEYFRAME_INTERVAL)
    replayed = Replay(begin)
    replayed.follow([(move.seat, move.code) for move in table.history.moves])
    for viewpoint in (None, *range(table.history.state.seats)):
        whole = msgspec.to_builtins(replayed.whole(viewpoint, []))
        seen = whole["position"]
        for place, frame in enumerate(whole["frames"]):
            seen = patched(seen, frame.pop("patch"))
            shown: Plain = msgspec.to_builtins(replayed.position(place, viewpoint).position)
            assert seen == {**shown, "legal": []}
        assert whole["frames"] == msgspec.to_builtins(replayed.all_steps(viewpoint))


def test_a_whole_replay_from_all_viewpoints_hides_no_hand() -> None:
    table = walked(VITICULTURE, 7, 40)
    replayed = Replay(VITICULTURE)
    replayed.follow([(move.seat, move.code) for move in table.history.moves])
    whole = msgspec.to_builtins(replayed.whole(ALL, []))
    seen = whole["position"]
    for frame in whole["frames"]:
        seen = patched(seen, frame["patch"])
    state = table.history.state
    for seat, player in enumerate(seen["view"]["players"]):
        own: Plain = {**state.view(seat)}
        assert player == own["players"][seat]
        assert "hand" in player


def test_a_replay_goes_on_with_the_game_and_begins_anew_when_it_goes_back() -> None:
    table = walked(BARRELS, 3, 9)
    line = [(move.seat, move.code) for move in table.history.moves]
    replayed = Replay(BARRELS)
    replayed.follow(line[:4])
    assert replayed.starts(line)
    replayed.follow(line)
    assert replayed.state.digest() == table.history.state.digest()
    assert not replayed.starts(line[:8])
    assert not replayed.starts([*line[:8], (9, 9)])


def test_there_is_no_place_beyond_the_ends() -> None:
    replayed = Replay(BARRELS, first=4)
    for place in (3, 5, -1):
        with pytest.raises(BadInput, match="positions go from 4 to 4"):
            replayed.at(place)
    table = walked(BARRELS, 1, 1000)
    line = [(move.seat, move.code) for move in table.history.moves]
    with pytest.raises(BadInput, match="after the end"):
        Replay(BARRELS).follow([*line, (0, 0)])


# By REST


def test_a_finished_game_is_open_from_every_viewpoint(guest: Client) -> None:
    table = put_up(guest)
    count = play_out(guest, table)
    guest.cookies.clear()
    last = replay(guest, table)
    assert (last["at"], last["first"], last["last"]) == (count, 0, count)
    assert last["position"]["result"] is not None
    for viewpoint in ("0", "1", "2", "spectator"):
        shown = replay(guest, table, viewpoint=viewpoint, at=3)
        assert shown["viewpoint"] == (None if viewpoint == "spectator" else int(viewpoint))
        hands = [player.get("hand") for player in shown["position"]["view"]["players"]]
        assert [hand is not None for hand in hands] == [viewpoint == str(seat) for seat in range(3)]
    every = replay(guest, table, viewpoint="all", at=3)
    assert [view["players"][seat]["hand"] for seat, view in enumerate(every["views"])]
    outline = fine(guest.get(f"/api/tables/{table}/replay/steps", params={"viewpoint": "all"}))
    assert len(outline["steps"]) == count + 1
    assert outline["names"] == ["Seat 0", "Seat 1", "Seat 2"]
    film = fine(guest.get(f"/api/tables/{table}/replay", params={"viewpoint": "all"}))
    assert (film["viewpoint"], film["first"], film["last"]) == ("all", 0, count)
    assert [row["at"] for row in film["frames"]] == list(range(count + 1))


def test_a_running_game_is_open_from_the_viewpoints_allowed_now(guest: Client) -> None:
    table = put_up(guest)
    for _ in range(4):
        act(guest, table)
    now = look(guest, table, 1)
    assert replay(guest, table, viewpoint=1)["position"]["view"] == now["position"]["view"]
    assert replay(guest, table, viewpoint=1, at=0)["position"]["decisions"] == 0
    refused = guest.get(f"/api/tables/{table}/replay/position", params={"viewpoint": "all"})
    assert (refused.status_code, refused.json()["error"]) == (403, "not_over")
    assert guest.get(f"/api/tables/{table}/record").json()["error"] == "not_over"
    guest.cookies.clear()
    for path in ("replay/position", "replay/steps", "replay"):
        refused = guest.get(f"/api/tables/{table}/{path}", params={"viewpoint": 1})
        assert (refused.status_code, refused.json()["error"]) == (403, "not_your_seat")
        assert fine(guest.get(f"/api/tables/{table}/{path}"))["viewpoint"] is None


@pytest.mark.parametrize(
    ("query", "status", "error"),
    [
        ({"viewpoint": "9"}, 404, "unknown_viewpoint"),
        ({"viewpoint": "-1"}, 404, "unknown_viewpoint"),
        ({"viewpoint": "three"}, 404, "unknown_viewpoint"),
        ({"at": 5000}, 404, "no_such_position"),
        ({"at": -1}, 404, "no_such_position"),
        ({"at": "x"}, 400, None),
        ({"viewpoint": "x" * 9}, 404, "unknown_viewpoint"),
    ],
)
def test_what_cannot_be_shown_is_refused(
    guest: Client, query: dict[str, str | int], status: int, error: str | None
) -> None:
    table = put_up(guest)
    refused = guest.get(f"/api/tables/{table}/replay/position", params=query)
    assert refused.status_code == status
    assert error in (None, refused.json()["error"])


def test_a_table_that_has_not_begun_has_nothing_to_show(guest: Client) -> None:
    asked = {"game": "barrels", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = fine(guest.post("/api/tables", json=asked))["table"]["id"]
    for path in ("replay/position", "replay/steps", "replay", "record"):
        refused = guest.get(f"/api/tables/{table}/{path}")
        assert (refused.status_code, refused.json()["error"]) == (409, "not_begun")
        assert guest.get(f"/api/tables/nowhere/{path}").status_code == 404


def test_what_was_taken_back_is_no_part_of_it(guest: Client) -> None:
    table = put_up(guest)
    for _ in range(5):
        act(guest, table)
    assert replay(guest, table)["last"] == 5
    seat = look(guest, table, None)["position"]["waiting"][0]
    undo = {"do": "undo", "seat": seat, "seq": look(guest, table, seat)["seq"], "to": 2}
    fine(guest.post(f"/api/tables/{table}/commands", json=undo))
    assert replay(guest, table)["last"] == 2
    act(guest, table, 1)
    assert replay(guest, table)["last"] == 3
    assert len(fine(guest.get(f"/api/tables/{table}/replay/steps"))["steps"]) == 4


def test_a_stranger_who_takes_a_name_sees_no_more(guest: Client) -> None:
    table = put_up(guest)
    act(guest, table)
    become(guest, "Ann")
    refused = guest.get(f"/api/tables/{table}/replay/position", params={"viewpoint": 0})
    assert refused.status_code == 403


# Speed


def test_jumping_anywhere_in_a_long_game_plays_only_a_few_decisions() -> None:
    record = Record.load((RECORDS / "viticulture-greedy-4.json").read_text())
    state, line = record.begin(), []
    for entry in record.actions:
        seat, code = entry if isinstance(entry, list) else (state.seat, entry)
        line.append((seat, code))
        state.apply(code, seat)
    replayed = Replay(lambda: record.begin(record_events=True))
    begun = time.thread_time()
    replayed.follow(line)
    whole = time.thread_time() - begun
    begun = time.thread_time()
    for place in range(0, len(line), 20):
        replayed.at(place)
    jump = (time.thread_time() - begun) / (len(line) // 20)
    assert jump < whole / 5, "a jump costs a small part of the whole game"
    assert replayed.at(len(line)).digest() == record.digest
