"""Records: taken away with their seed, brought along only if they are right, played otherwise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cuvee import Record
from cuvee.engine import BadInput, commitment
from cuvee.server.replays.verify import check
from tests.server.tabled import Client, act, become, fine, look, play_out, put_up, replay

RECORDS = Path(__file__).parent.parent / "records"
Plain = dict[str, Any]


def record(name: str = "barrels-3") -> Plain:
    """A record of the test suite as plain data."""
    plain = json.loads((RECORDS / f"{name}.json").read_text())
    assert isinstance(plain, dict)
    return plain


# Taking away


def test_a_finished_game_is_taken_away_with_its_seed_and_its_commitment(guest: Client) -> None:
    table = put_up(guest, seed=77)
    before = fine(guest.get(f"/api/tables/{table}"))["table"]
    assert (before["seed"], before["salt"], before["seed_from"]) == (None, None, "player")
    assert before["commitment"] != commitment(77), "a seed that can be guessed is not found by it"
    play_out(guest, table)
    after = fine(guest.get(f"/api/tables/{table}"))["table"]
    assert (after["seed"], after["commitment"]) == ("77", before["commitment"])
    assert after["commitment"] == commitment(77, after["salt"])
    answer = guest.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="cuvee-{table}.json"'
    kept = Record.load(answer.text)
    assert kept.dump() == answer.text
    assert (kept.commitment, kept.salt) == (after["commitment"], after["salt"])
    assert kept.seed_chosen
    assert kept.names == ["Seat 0", "Seat 1", "Seat 2"]
    assert kept.verify().over


def test_undone_decisions_are_no_part_of_a_record(guest: Client) -> None:
    table = put_up(guest)
    for _ in range(5):
        act(guest, table)
    seat = look(guest, table, None)["position"]["waiting"][0]
    undo = {"do": "undo", "seat": seat, "seq": look(guest, table, seat)["seq"], "to": 1}
    fine(guest.post(f"/api/tables/{table}/commands", json=undo))
    count = 1 + play_out(guest, table)
    kept = Record.load(guest.get(f"/api/tables/{table}/record").text)
    assert len(kept.actions) == count
    assert kept.verify().over


# Bringing along


@pytest.mark.parametrize(
    "name",
    ["barrels-3", "naramata-greedy-2-phantom", "viticulture-solo-win", "viticulture-greedy-3"],
)
def test_a_right_record_is_found_right(name: str) -> None:
    plain = record(name)
    right = check(plain, 60.0)
    assert right.digest == plain["digest"]
    assert len(right.moves) == len(plain["actions"])
    assert right.commitment == ""


def bad(changes: Plain) -> Plain:
    return {**record(), **changes}


@pytest.mark.parametrize(
    ("plain", "what"),
    [
        ({}, "this is not a record"),
        (bad({"digest": "0"}), "another position"),
        (bad({"result": None}), "another result"),
        (bad({"actions": record()["actions"][:-1]}), "replays to another position than"),
        (bad({"actions": [0]}), "action 1 of the record"),
        (bad({"actions": [0] * 20_001}), "at most 20000 actions"),
        (bad({"rules": 9}), "rules 9"),
        (bad({"game": "chess"}), "no game 'chess'"),
        (bad({"options": []}), "options should be a mapping"),
        (bad({"seats": 17}), "17"),
        (bad({"commitment": commitment(0)}), "not the one it was committed to"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_record_that_is_not_right_is_refused(plain: Plain, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        check(plain, 60.0)


def test_a_game_that_is_not_over_is_not_brought_along() -> None:
    plain = record()
    begun = Record.from_dict({**plain, "actions": plain["actions"][:4]})
    begun = Record(begun.replay())
    with pytest.raises(BadInput, match="not over"):
        check({**begun.to_dict()}, 60.0)


def test_a_record_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(BadInput, match="takes too long"):
        check(record(), -1.0)


def test_no_record_makes_the_server_look_into_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def looked(plain: object) -> Record:
        raise AssertionError("the record was looked at")

    monkeypatch.setattr(Record, "from_dict", staticmethod(looked))
    plain = record("naramata-greedy-2")
    plain["options"]["edition"] = str(tmp_path)
    with pytest.raises(BadInput, match="option 'edition' names a folder"):
        check(plain, 60.0)


def test_names_are_made_fit_to_be_shown() -> None:
    plain = record()
    plain["names"] = ["Ann\x00\n", "\u202e", "x" * 100]
    assert check(plain, 60.0).names == ["Ann", "seat 1", "x" * 40]


def test_a_record_goes_from_one_table_to_another(guest: Client) -> None:
    """A long game is brought along, opened anywhere, taken away again and played otherwise."""
    plain = record("viticulture-greedy-4")
    plain["commitment"] = commitment(int(plain["seed"]))
    answer = fine(guest.post("/api/records", json=plain))
    assert (answer["origin"], answer["status"], answer["seed"]) == ("import", "over", plain["seed"])
    assert answer["result"] == plain["result"]
    table = answer["id"]
    last = len(plain["actions"])
    assert [seat["name"] for seat in answer["seats"]] == plain["names"]
    for at in (0, 1, 300, last):
        assert replay(guest, table, viewpoint=2, at=at)["last"] == last
    assert json.loads(guest.get(f"/api/tables/{table}/record").text) == plain
    for seat in range(4):
        why = guest.post(
            f"/api/tables/{table}/commands", json={"do": "undo", "seat": seat, "seq": last}
        )
        assert why.status_code == 403, "nobody sits there"
    wrong = guest.post("/api/records", json={**plain, "digest": "0"})
    assert (wrong.status_code, wrong.json()["error"]) == (422, "bad_record")
    elsewhere = {**record("naramata-greedy-2"), "options": {"edition": "/"}}
    folder = guest.post("/api/records", json=elsewhere)
    assert "names a folder" in folder.json()["message"]
    fork_it(guest, table, last)
    guest.cookies.clear()
    assert guest.post("/api/records", json=plain).status_code == 401


@pytest.mark.parametrize(("chosen", "origin"), [(True, "player"), (False, "game")])
def test_a_game_that_is_brought_along_says_where_its_seed_is_from(
    guest: Client, chosen: bool, origin: str
) -> None:
    plain = {**record("viticulture-solo-win"), **({"seed_chosen": True} if chosen else {})}
    answer = fine(guest.post("/api/records", json=plain))
    assert answer["seed_from"] == origin
    kept = Record.load(guest.get(f"/api/tables/{answer['id']}/record").text)
    assert kept.seed_chosen == chosen


def fork_it(guest: Client, table: str, last: int) -> None:
    """Play on otherwise from the middle of a game."""
    mine = {"kind": "me"}
    wanted = {"at": 300, "seats": [mine, mine, {"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    fork = fine(guest.post(f"/api/tables/{table}/fork", json=wanted))["table"]
    assert (fork["origin"], fork["parent"], fork["status"]) == ("fork", table, "open")
    assert fork["seq"] == 300
    become(guest, "Ben")
    fine(guest.post(f"/api/tables/{fork['id']}/join", json={}))
    begun = fine(guest.get(f"/api/tables/{fork['id']}"))["table"]
    assert begun["status"] == "playing"
    then = replay(guest, table, at=300)["position"]
    now = replay(guest, fork["id"], at=300)["position"]
    assert now["view"] == then["view"]
    assert begun["waiting"] == then["waiting"]


# Playing otherwise


def test_a_copy_of_a_finished_game_goes_on_by_itself(guest: Client) -> None:
    table = put_up(guest)
    count = play_out(guest, table)
    mine = [{"kind": "me"}] * 3
    fork = fine(guest.post(f"/api/tables/{table}/fork", json={"at": 7, "seats": mine}))["table"]
    assert (fork["status"], fork["seq"]) == ("playing", 7)
    assert fork["waiting"] == replay(guest, table, at=7)["position"]["waiting"]
    act(guest, fork["id"], 1)
    assert replay(guest, fork["id"])["last"] == 8
    assert replay(guest, table)["last"] == count
    play_out(guest, fork["id"])
    kept = Record.load(guest.get(f"/api/tables/{fork['id']}/record").text)
    assert kept.verify().over
    undo_all(guest, table, mine)


def undo_all(guest: Client, table: str, mine: list[Plain]) -> None:
    """The decisions that a copy begins with can be taken back too: it is a sandbox."""
    fork = fine(guest.post(f"/api/tables/{table}/fork", json={"at": 5, "seats": mine}))["table"]
    undo = {"do": "undo", "seat": 0, "seq": 5, "to": 0}
    fine(guest.post(f"/api/tables/{fork['id']}/commands", json=undo))
    assert look(guest, fork["id"], 0)["position"]["decisions"] == 0


@pytest.mark.parametrize(
    ("at", "seats", "status", "error"),
    [
        (999, 3, 422, "no_such_position"),
        (-1, 3, 400, None),
        (2, 2, 422, "bad_table"),
        (2, 0, 400, None),
    ],
)
def test_a_copy_needs_a_place_and_its_seats(
    guest: Client, at: int, seats: int, status: int, error: str | None
) -> None:
    table = put_up(guest)
    wanted = {"at": at, "seats": [{"kind": "me"}] * seats}
    early = guest.post(f"/api/tables/{table}/fork", json={"at": 0, "seats": [{"kind": "me"}] * 3})
    assert early.json()["error"] == "not_over"
    count = play_out(guest, table)
    refused = guest.post(f"/api/tables/{table}/fork", json=wanted)
    assert refused.status_code == status
    assert error in (None, refused.json()["error"])
    end = guest.post(f"/api/tables/{table}/fork", json={"at": count, "seats": [{"kind": "me"}] * 3})
    assert end.json()["error"] == "no_such_position"
