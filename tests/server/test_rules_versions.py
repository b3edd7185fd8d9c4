"""Rules that change under a game: it goes on from its snapshot, or stays readable and says why."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from sqlalchemy import select

from cuvee.engine import Game, State
from cuvee.server.db.database import open_database
from cuvee.server.db.schema import snapshots, tables
from cuvee.server.game.position import stored_position
from cuvee.server.game.snapshots import Snapshots
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.tabled import Client, fine, look, replay
from tests.server.toys import VintageTable

GAMES = cast("dict[str, Game[State]]", sys.modules["cuvee.engine.game"]._games)
Plain = dict[str, Any]


class House:
    """A data folder, and servers of changing rules that are started on it one after the other."""

    def __init__(self, settings: Settings, patch: pytest.MonkeyPatch) -> None:
        self.settings = settings
        self.patch = patch
        self.cookies: dict[str, str] = {}

    @contextmanager
    def serving(self, rules: VintageTable | None, crash: bool = False) -> Iterator[Client]:
        """A server by these rules; one that crashes has no time to note where games stand."""
        with self.patch.context() as patched:
            if rules is None:
                patched.delitem(GAMES, "vintage", raising=False)
            else:
                patched.setitem(GAMES, "vintage", cast("Game[State]", rules))
            with serving(self.settings) as client:
                client.cookies.update(self.cookies)
                yield client
                self.cookies = dict(client.cookies)
                if crash:
                    patched.setattr(Snapshots, "store", _nothing)

    def row(self, table: str) -> Plain:
        """What is kept of a table."""
        engine = open_database(self.settings.url)
        with engine.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table)).mappings().one()
        engine.dispose()
        return dict(found)

    def forget_snapshots(self) -> None:
        """Lose all snapshots."""
        engine = open_database(self.settings.url)
        with engine.begin() as connection:
            connection.execute(snapshots.delete())
        engine.dispose()


async def _nothing(_snapshots: Snapshots, _session: object) -> None:
    pass


@pytest.fixture
def house(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(settings, monkeypatch)


def begun(client: Client) -> str:
    """A table of two at one screen."""
    fine(client.post("/api/guests", json={"name": "Ann"}))
    asked = {"game": "vintage", "seats": [{"kind": "me"}, {"kind": "me"}], "seed": 3}
    return str(fine(client.post("/api/tables", json=asked))["table"]["id"])


def pick(client: Client, table: str, *numbers: int) -> None:
    """Whoever is asked picks these numbers."""
    for number in numbers:
        seat = look(client, table, None)["position"]["waiting"][0]
        seen = look(client, table, seat)
        action = {offer["action"]["number"]: offer["code"] for offer in seen["position"]["legal"]}
        command = {"do": "act", "seat": seat, "seq": seen["seq"], "action": action[str(number)]}
        fine(client.post(f"/api/tables/{table}/commands", json=command))


def marks(client: Client, table: str) -> object:
    return look(client, table, None)["position"]["view"]["marks"]


def table_data(client: Client, table: str) -> Plain:
    return dict(fine(client.get(f"/api/tables/{table}"))["table"])


# It goes on


def test_a_game_goes_on_by_rules_that_can_read_it(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        table = begun(client)
        pick(client, table, 2, 1, 2)
    with house.serving(VintageTable(2, worth=10)) as client:
        assert marks(client, table) == [[2, 2], [1]]
        answer = table_data(client, table)
        assert (answer["status"], answer["rules"], answer["stuck"]) == ("playing", 2, None)
        pick(client, table, 1, 1)
        assert marks(client, table) == [[2, 2, 10], [1, 10]]
        assert look(client, table, 0)["position"]["decisions"] == 5
    with house.serving(VintageTable(2, worth=10)) as client:
        assert marks(client, table) == [[2, 2, 10], [1, 10]]
        shown = replay(client, table)
        assert (shown["first"], shown["last"]) == (3, 5)
        assert (
            client.get(f"/api/tables/{table}/replay/position", params={"at": 2}).status_code == 404
        )


def test_nobody_goes_back_to_before_the_rules_were_changed(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        table = begun(client)
        pick(client, table, 2, 1, 2)
    with house.serving(VintageTable(2)) as client:
        pick(client, table, 1)
        assert look(client, table, 1)["position"]["undo"]["limit"] == "earlier"
        undo = {"do": "undo", "seat": 1, "seq": 4, "to": 1}
        refused = client.post(f"/api/tables/{table}/commands", json=undo)
        assert refused.json()["limit"] == "earlier"
        fine(client.post(f"/api/tables/{table}/commands", json={**undo, "to": 3}))
        assert marks(client, table) == [[2, 2], [1]]
        pick(client, table, 0, 0, 0, 0, 0, 0, 0)
        assert table_data(client, table)["status"] == "over"
        refused = client.get(f"/api/tables/{table}/record")
        assert (refused.status_code, refused.json()["error"]) == (409, "no_record")
        fork = {"at": 4, "seats": [{"kind": "me"}, {"kind": "me"}]}
        copy = fine(client.post(f"/api/tables/{table}/fork", json=fork))["table"]["id"]
        assert marks(client, copy) == [[2, 2], [1, 0]]


def test_what_was_entered_after_the_snapshot_is_not_entered_by_other_rules(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        table = begun(client)
        pick(client, table, 2)
    with house.serving(VintageTable(1), crash=True) as client:
        pick(client, table, 1, 2, 1)
        kept = house.row(table)
    with house.serving(VintageTable(2, worth=10)) as client:
        stuck = table_data(client, table)["stuck"]
        assert stuck["code"] == "rules_changed"
        assert "its last position was not saved for rules 2" in stuck["message"]
        assert marks(client, table) == [[2], []], "as it was saved"
    assert house.row(table) == kept
    with house.serving(VintageTable(1)) as client:
        assert marks(client, table) == [[2, 2], [1, 1]], "stopped in good order, it is saved"
    with house.serving(VintageTable(2, worth=10)) as client:
        assert marks(client, table) == [[2, 2], [1, 1]]


def test_going_back_before_the_snapshot_after_a_crash_stays_readable(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        table = begun(client)
        pick(client, table, 2, 1)
    with house.serving(VintageTable(1), crash=True) as client:
        undo = {"do": "undo", "seat": 0, "seq": 2, "to": 0}
        fine(client.post(f"/api/tables/{table}/commands", json=undo))
    with house.serving(VintageTable(2)) as client:
        assert table_data(client, table)["stuck"]["code"] == "rules_changed"
        assert marks(client, table) == [[2], [1]]
    with house.serving(VintageTable(1)) as client:
        assert marks(client, table) == [[], []]


def test_a_table_that_has_not_begun_begins_by_the_rules_of_then(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        fine(client.post("/api/guests", json={"name": "Ann"}))
        asked = {"game": "vintage", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = fine(client.post("/api/tables", json=asked))["table"]["id"]
    with house.serving(VintageTable(2, worth=10)) as client:
        fine(client.post(f"/api/tables/{table}/join", json={}))
        assert table_data(client, table)["status"] == "playing"
        pick(client, table, 1)
        assert marks(client, table) == [[10], []]
        assert table_data(client, table)["rules"] == 2


# It stays readable


def readable(client: Client, table: str, code: str) -> None:
    """A table that cannot be continued shows what was seen last, and says why."""
    answer = table_data(client, table)
    assert (answer["status"], answer["stuck"]["code"]) == ("stuck", code)
    assert answer["stuck"]["message"].endswith("it can still be read.")
    assert answer["seed"] is None
    secrets = set()
    for seat in (0, 1):
        seen = look(client, table, seat)["position"]
        assert (seen["legal"], seen["undo"]) == ([], None)
        secrets.add(seen["view"]["secret"])
        assert replay(client, table, viewpoint=seat)["position"]["view"] == seen["view"]
    assert len(secrets) == 2
    assert look(client, table, None)["position"]["view"]["secret"] is None
    outline = fine(client.get(f"/api/tables/{table}/replay/steps"))
    assert outline["first"] == outline["last"] == 3
    film = fine(client.get(f"/api/tables/{table}/replay"))
    assert film["first"] == film["last"] == film["position"]["decisions"] == 3
    assert client.get(f"/api/tables/{table}/replay/position", params={"at": 1}).status_code == 404
    for command in ({"do": "act", "action": 1}, {"do": "undo"}, {"do": "redo"}):
        said = {**command, "seat": 1, "seq": 3}
        refused = client.post(f"/api/tables/{table}/commands", json=said)
        assert (refused.status_code, refused.json()["error"]) == (409, code)
    watched(client, table)
    client.cookies.clear()
    refused = client.get(f"/api/tables/{table}/position", params={"seat": 0})
    assert refused.status_code == 403, "what was secret stays secret"


def watched(client: Client, table: str) -> None:
    """Whoever watches is shown the same."""
    with client.websocket_connect(f"/api/tables/{table}/live?seat=1") as socket:
        notice = socket.receive_json()
    assert notice["type"] == "position"
    assert notice["position"] == look(client, table, 1)["position"]
    assert notice["table"]["status"] == "stuck"


@pytest.mark.parametrize(
    ("after", "code"),
    [
        (lambda: VintageTable(2, cellar=True), "rules_changed"),
        (lambda: VintageTable(2, rounds=1), "rules_changed"),
        (lambda: None, "game_missing"),
        (lambda: VintageTable(0), "rules_newer"),
    ],
    ids=["other parts", "shorter", "missing", "older"],
)
def test_a_game_that_cannot_go_on_stays_readable_and_is_not_lost(
    house: House, after: Callable[[], VintageTable | None], code: str
) -> None:
    with house.serving(VintageTable(1)) as client:
        table = begun(client)
        pick(client, table, 2, 1, 2)
        kept = house.row(table)
    with house.serving(after()) as client:
        readable(client, table, code)
    assert house.row(table) == kept
    house.cookies = {}
    with house.serving(VintageTable(1)) as client:
        assert marks(client, table) == [[2, 2], [1]], "by its own rules it goes on"
        assert table_data(client, table)["status"] == "playing"


def test_entries_of_before_a_crash_are_left_as_they_are(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        table = begun(client)
        pick(client, table, 1, 1, 1)
    with house.serving(VintageTable(1), crash=True) as client:
        pick(client, table, 2)
    with house.serving(VintageTable(2, most=1)) as client:
        answer = table_data(client, table)
        assert (answer["status"], answer["seq"]) == ("stuck", 4)
        assert answer["stuck"]["code"] == "rules_changed"
        assert look(client, table, 0)["seq"] == 3
        assert marks(client, table) == [[1, 1], [1]]
    with house.serving(VintageTable(1)) as client:
        assert marks(client, table) == [[1, 1], [1, 2]], "by its own rules it goes on"


def test_a_game_that_breaks_its_own_rules_is_readable_too(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        table = begun(client)
        pick(client, table, 2, 1, 2)
    with house.serving(VintageTable(1, most=1)) as client:
        # The rules were changed and their number was not: it goes on from the snapshot.
        assert marks(client, table) == [[2, 2], [1]]
        pick(client, table, 1)
    with house.serving(VintageTable(1, most=1, cellar=True)) as client:
        assert table_data(client, table)["stuck"]["code"] == "broken"
        assert marks(client, table) == [[2, 2], [1, 1]]


def test_a_game_without_a_snapshot_says_at_least_why(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        table = begun(client)
        pick(client, table, 2)
    house.forget_snapshots()
    with house.serving(VintageTable(2)) as client:
        assert table_data(client, table)["stuck"]["code"] == "rules_changed"
        refused = client.get(f"/api/tables/{table}/position")
        assert (refused.status_code, refused.json()["error"]) == (409, "rules_changed")
    with house.serving(VintageTable(1)) as client:
        assert marks(client, table) == [[2], []]
    with house.serving(VintageTable(2)) as client:
        assert marks(client, table) == [[2], []], "it has a snapshot again"


# Finished games


def finish(client: Client) -> str:
    table = begun(client)
    pick(client, table, *[2, 1] * 5)
    assert table_data(client, table)["status"] == "over"
    return table


def test_a_finished_game_is_replayed_by_rules_that_come_to_the_same_end(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        table = finish(client)
        kept = client.get(f"/api/tables/{table}/record").text
    with house.serving(VintageTable(2)) as client:
        answer = table_data(client, table)
        assert (answer["status"], answer["rules"], answer["stuck"]) == ("over", 1, None)
        assert replay(client, table, viewpoint="all", at=4)["last"] == 10
        assert client.get(f"/api/tables/{table}/record").text == kept


@pytest.mark.parametrize(
    "after",
    [lambda: VintageTable(2, worth=10), lambda: VintageTable(2, most=1), lambda: None],
    ids=["another end", "refused", "missing"],
)
def test_a_finished_game_stays_readable_as_it_ended(
    house: House, after: Callable[[], VintageTable | None]
) -> None:
    with house.serving(VintageTable(1)) as client:
        table = finish(client)
        ended = look(client, table, 1)["position"]
    with house.serving(after()) as client:
        answer = table_data(client, table)
        assert (answer["status"], answer["seed"]) == ("over", "3")
        assert answer["stuck"]["code"] in ("rules_changed", "game_missing")
        seen = look(client, table, 1)["position"]
        assert (seen["view"], seen["result"]) == (ended["view"], ended["result"])
        shown = replay(client, table, viewpoint="all")
        assert (shown["at"], shown["last"], len(shown["views"])) == (10, 10, 2)
        assert client.get(f"/api/tables/{table}/record").json()["error"] == "no_record"
        fork = {"at": 4, "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert client.post(f"/api/tables/{table}/fork", json=fork).status_code == 422


def test_a_table_whose_game_is_missing_does_not_begin(house: House) -> None:
    with house.serving(VintageTable(1)) as client:
        fine(client.post("/api/guests", json={"name": "Ann"}))
        asked = {"game": "vintage", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = fine(client.post("/api/tables", json=asked))["table"]["id"]
    with house.serving(None) as client:
        refused = client.post(f"/api/tables/{table}/join", json={})
        assert (refused.status_code, refused.json()["error"]) == (409, "cannot_begin")
        assert table_data(client, table)["status"] == "open"


def test_positions_stored_by_earlier_versions_are_read() -> None:
    asked = {"kind": "Together", "path": "x", "seats": [0], "prompt": {"text": "a", "args": {}}}
    view = {"game": "vintage", "seats": 1, "decision": {**asked, "fresh": True}, "secret": 7}
    legal = [{"code": 1, "action": {"verb": "pick"}, "label": None}]
    stored = {"view": view, "waiting": [0], "decisions": 3, "legal": legal, "result": None}
    undo = {"free": 0, "stops": "start", "redo": False, "withdraw": False}
    position = stored_position({**stored, "undo": undo, "wish": None})
    assert (position.legal, position.undo, position.undo_request) == ([], None, None)
    assert (position.waiting, position.decisions, position.result) == ([0], 3, None)
    assert {**position.view, "decision": None} == {**view, "decision": None}
    decision = position.view["decision"]
    assert decision is not None
    assert (decision["question"], decision["starts_turn"]) == ("Together", True)
    assert decision["simultaneous"]
