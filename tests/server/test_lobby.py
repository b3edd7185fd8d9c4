"""The lobby: who sits where, by which right, and how that changes."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.guests import Guest, Plain, heard, until

Client = TestClient[Any]


@pytest.fixture
def ann(client: Client) -> Guest:
    return Guest(client, "Ann")


@pytest.fixture
def ben(client: Client) -> Guest:
    return Guest(client, "Ben")


@pytest.fixture
def cat(client: Client) -> Guest:
    return Guest(client, "Cat")


def seats_of(guest: Guest, table: str) -> list[Plain]:
    return list(guest.get(f"/tables/{table}")["table"]["seats"])


def listed(guest: Guest, status: str = "open") -> list[str]:
    return [table["id"] for table in guest.get(f"/tables?status={status}")["tables"]]


# Links.


def test_the_link_of_an_open_seat_is_joined_and_then_leads_nobody_else_there(
    ann: Guest, ben: Guest, cat: Guest
) -> None:
    made = ann.put_up("me", "invited", "open")
    invite = made["secrets"]["1"]
    seated = ben.post("/seat-links", secret=invite)
    assert (seated["table"], seated["seat"]) == (made["table"]["id"], 1)
    assert ben.post("/seat-links", secret=invite)["seat"] == 1  # Ben comes back by the same link
    wrong = cat.post("/seat-links", 404, secret="no such link")  # noqa: S106
    assert cat.post("/seat-links", 404, secret=invite) == wrong
    assert (
        ann.post("/seat-links", 404, secret=invite) == wrong
    )  # not even the host may look at his hand


def test_the_link_of_a_held_seat_lets_another_device_play_it(ann: Guest, ben: Guest) -> None:
    made = ann.put_up("me", "open")
    table = made["table"]["id"]
    secret = ben.post(f"/tables/{table}/join")["secret"]
    phone = Guest(ben.client, "Ben's phone")
    phone.get(f"/tables/{table}/position?seat=1", 403)
    assert phone.post("/seat-links", secret=secret) == {"table": table, "seat": 1, "secret": None}
    assert phone.get(f"/tables/{table}")["my_seats"] == [1]
    assert phone.get(f"/tables/{table}/position?seat=1")["viewpoint"] == 1
    assert [mine["my_seats"] for mine in phone.get("/tables/mine")["tables"]] == [[1]]
    phone.get(f"/tables/{table}/position?seat=0", 403)


def test_a_new_link_ends_the_old_one_and_whoever_had_opened_it(ann: Guest, ben: Guest) -> None:
    made = ann.put_up("me", "bot")
    table, old = made["table"]["id"], made["secrets"]["0"]
    phone = Guest(ann.client, "phone")
    phone.post("/seat-links", secret=old)
    with phone.live(table, 0) as socket:
        assert socket.receive_json()["viewpoint"] == 0
        new = ann.post(f"/tables/{table}/seats/0/link")["secret"]
        assert until(lambda: socket.receive_json().get("viewpoint", 0) is None)
    assert phone.get(f"/tables/{table}")["my_seats"] == []
    phone.post("/seat-links", 404, secret=old)
    assert phone.post("/seat-links", secret=new)["seat"] == 0
    ben.post(f"/tables/{table}/seats/0/link", 403)


def test_an_invited_seat_is_not_for_whoever_comes_along(ann: Guest, ben: Guest) -> None:
    table = ann.put_up("me", "invited")["table"]["id"]
    ben.post(f"/tables/{table}/join", 409)
    ben.post(f"/tables/{table}/join", 409, seat=1)
    invite = ann.post(f"/tables/{table}/seats/1/link")["secret"]
    assert ben.post("/seat-links", secret=invite)["seat"] == 1


# Getting up and coming back.


def test_before_the_beginning_a_seat_that_is_left_is_open_again(ann: Guest, ben: Guest) -> None:
    table = ann.put_up("me", "open", "open")["table"]["id"]
    secret = ben.post(f"/tables/{table}/join", seat=2)["secret"]
    ben.post(f"/tables/{table}/seats/0/leave", 403)
    ben.post(f"/tables/{table}/seats/2/leave")
    assert [seat["kind"] for seat in seats_of(ann, table)] == ["person", "open", "open"]
    ben.post("/seat-links", 404, secret=secret)
    assert ben.post(f"/tables/{table}/join", seat=2)["seat"] == 2
    ann.post(f"/tables/{table}/seats/2/leave")  # the host frees it
    assert seats_of(ann, table)[2]["person"] is None


def test_once_begun_a_bot_plays_for_whoever_leaves_until_they_come_back(
    ann: Guest, ben: Guest
) -> None:
    table = ann.put_up("me", "open")["table"]["id"]
    ben.post(f"/tables/{table}/join")
    ben.post(f"/tables/{table}/seats/1/leave")
    seat = seats_of(ann, table)[1]
    assert (seat["kind"], seat["bot"], seat["person"]) == ("bot", "greedy", ben.id)
    assert ben.get(f"/tables/{table}")["my_seats"] == []
    while 1 not in ann.asked(table):
        ann.act(table, 0)
    until(lambda: ann.asked(table) == [0])  # the bot has decided
    ann.post(f"/tables/{table}/seats/1/leave", 403)
    ben.post(f"/tables/{table}/seats/1/back")
    assert ben.get(f"/tables/{table}")["my_seats"] == [1]
    ben.post(f"/tables/{table}/seats/1/back", 409)


def test_the_host_has_a_bot_stand_in_for_somebody_absent_and_gives_the_seat_back(
    ann: Guest, ben: Guest
) -> None:
    table = ann.put_up("me", "open")["table"]["id"]
    ben.post(f"/tables/{table}/join")
    with ben.live(table, 1) as socket:
        socket.receive_json()
        assert ann.post(f"/tables/{table}/seats/1/bot", 409)["error"] == "player_present"
    until(lambda: ann.client.request(
        "POST", f"/api/tables/{table}/seats/1/bot", json={"bot": "random"}, headers=ann.headers
    ).status_code == 200)  # fmt: skip
    ben.post(f"/tables/{table}/seats/0/bot", 403)
    assert seats_of(ann, table)[1]["bot"] == "random"
    ann.post(f"/tables/{table}/seats/1/back")
    assert seats_of(ann, table)[1]["kind"] == "person"


def test_a_bot_that_stands_in_agrees_to_no_undo(ann: Guest, ben: Guest) -> None:
    table = ann.put_up("me", "open", game="viticulture")["table"]["id"]
    ben.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/seats/1/bot", bot="random")
    for _ in range(3):
        until(lambda: ann.asked(table) == [0])
        ann.act(table, 0)
    until(lambda: ann.asked(table) == [0])

    def position() -> Plain:
        return dict(ann.get(f"/tables/{table}/position?seat=0"))

    before = position()["position"]["decisions"]
    refused = ann.post(
        f"/tables/{table}/commands", 409, do="undo", seat=0, seq=position()["seq"], to=0
    )
    assert refused["error"] == "undo_limit", "she does not play alone, though only bots answer"
    ann.post(f"/tables/{table}/commands", do="request_undo", seat=0, seq=position()["seq"], to=0)
    assert position()["position"]["decisions"] == before, "Ben has not agreed"
    ann.post(f"/tables/{table}/seats/1/back")
    ben.post(
        f"/tables/{table}/commands", do="answer_undo", seat=1, seq=position()["seq"], agree=True
    )
    assert position()["position"]["decisions"] == 0


def test_options_that_contradict_are_refused_with_a_message_for_any_language(ann: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"whelp": "hard"}
    refused = ann.post("/tables", 422, game="naramata", seats=seats, options=options)
    assert refused["error"] == "bad_table"
    assert refused["text"] == {"text": "error-option-conflict", "args": {"name": "whelp"}}


# Beginning.


def test_the_host_fills_open_seats_with_bots_and_begins(ann: Guest, ben: Guest) -> None:
    table = ann.put_up("me", "open", "open")["table"]["id"]
    ben.post(f"/tables/{table}/begin", 403)
    ann.post(f"/tables/{table}/begin", 422, bot="nobody")
    ann.post(f"/tables/{table}/seats/1/bot", bot="random")
    begun = ann.post(f"/tables/{table}/begin")
    assert begun["status"] == "playing"
    assert [seat["bot"] for seat in begun["seats"]] == [None, "random", "greedy"]
    assert ann.post(f"/tables/{table}/begin", 409)["error"] == "is_playing"
    ben.post(f"/tables/{table}/join", 409)


def test_neighbours_share_a_screen_and_each_has_a_name(ann: Guest) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Dora", "Emil")]
    made = ann.put_up(*seats)
    table = made["table"]["id"]
    assert made["table"]["status"] == "playing"
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ann", "Dora", "Emil"]
    assert ann.get(f"/tables/{table}")["my_seats"] == [0, 1, 2]
    for _ in range(4):
        ann.act(table, ann.asked(table)[0])
    assert ann.patch(f"/tables/{table}/seats/2", name="Otto")["seats"][2]["name"] == "Otto"


# Playing again.


def test_a_rematch_is_one_new_table_with_the_same_people_and_everybody_is_notified(
    ann: Guest, ben: Guest, cat: Guest
) -> None:
    made = ann.put_up(
        "me", "open", game="barrels", title="Rematch", options={}, public=True, seconds=600
    )
    table = made["table"]["id"]
    secret = ben.post(f"/tables/{table}/join")["secret"]
    phone = Guest(ben.client, "Ben's phone")
    phone.post("/seat-links", secret=secret)
    assert ann.post(f"/tables/{table}/rematch", 409)["error"] == "is_playing"
    while asked := ann.asked(table):
        (ann, ben)[asked[0]].act(table, asked[0])
    with ben.live(table, 1) as socket, ben.my_live() as page:
        new = ann.post(f"/tables/{table}/rematch")
        assert heard(socket, "rematch")["table"] == new["id"]
        assert heard(page, "rematch") == {"type": "rematch", "table": new["id"], "parent": table}
    assert ben.post(f"/tables/{table}/rematch")["id"] == new["id"]
    cat.post(f"/tables/{table}/rematch", 403)
    assert (new["origin"], new["parent"], new["status"]) == ("rematch", table, "playing")
    assert [seat["person"] for seat in new["seats"]] == [ann.id, ben.id]
    kept = ("game", "options", "title", "public", "clock")
    assert {name: new[name] for name in kept} == {name: made["table"][name] for name in kept}
    assert new["commitment"] != made["table"]["commitment"]
    assert phone.get(f"/tables/{new['id']}")["my_seats"] == [1]  # devices go along
    assert phone.post("/seat-links", secret=secret)["table"] == new["id"]


# Lists.


def test_only_public_tables_are_listed_but_any_can_be_watched_by_its_link(
    ann: Guest, ben: Guest
) -> None:
    hidden = ann.put_up("me", "open")["table"]["id"]
    shown = ann.put_up("me", "open", public=True, title="Come in")["table"]["id"]
    assert listed(ben) == [shown]
    with ben.live(hidden) as socket:
        assert socket.receive_json()["table"]["id"] == hidden
    ann.patch(f"/tables/{hidden}", public=True, title="You too")
    ann.patch(f"/tables/{shown}", public=False)
    assert [t["title"] for t in ben.get("/tables")["tables"]] == ["You too"]
    ben.patch(f"/tables/{hidden}", 403, title="mine now")
    ann.post(f"/tables/{hidden}/begin")
    assert (listed(ben), listed(ben, "playing")) == ([], [hidden])
    ben.get("/tables?status=secret", 400)


def test_lists_go_on_page_by_page_and_miss_nothing(
    ann: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [ann.put_up("me", "open", public=True)["table"]["id"] for _ in range(7)]
    monkeypatch.setattr("cuvee.server.tables.listing.Listing.page", 3)
    for who, path in ((ben, "/tables"), (ann, "/tables/mine")):
        found: list[str] = []
        after: str | None = ""
        while after is not None:
            page = who.get(path + after)
            tables = [one.get("table", one) for one in page["tables"]]
            assert len(tables) <= 3
            found += [table["id"] for table in tables]
            after = page["next"] and f"?after={page['next']}"
        assert found == made[::-1]
    for wrong in ("x", "nan_x", "1.0", "1_%00"):
        assert ben.get(f"/tables?after={wrong}", 400)["error"] == "invalid_cursor"


def test_my_tables_say_whose_turn_it_is(ann: Guest, ben: Guest, cat: Guest) -> None:
    table = ann.put_up("me", "open")["table"]["id"]
    ben.post(f"/tables/{table}/join")
    (first,) = ann.asked(table)
    turns = [guest.get("/tables/mine")["tables"][0] for guest in (ann, ben)]
    assert [mine["my_turn"] for mine in turns] == [first == 0, first == 1]
    assert [mine["my_seats"] for mine in turns] == [[0], [1]]
    (ann, ben)[first].act(table, first)
    turns = [guest.get("/tables/mine?status=playing")["tables"][0] for guest in (ann, ben)]
    assert turns[0]["table"]["result"] is None
    asked = ann.asked(table)
    assert [mine["my_turn"] for mine in turns] == [0 in asked, 1 in asked]
    assert ann.get("/tables/mine?status=over")["tables"] == []
    assert cat.get("/tables/mine")["tables"] == []


# Spectators.


def test_a_spectator_looks_over_a_shoulder_only_while_that_is_consented(
    ann: Guest, ben: Guest, cat: Guest
) -> None:
    table = ann.put_up("me", "open", public=True)["table"]["id"]
    ben.post(f"/tables/{table}/join")
    cat.get(f"/tables/{table}/position?seat=0", 403)
    cat.patch(f"/tables/{table}/seats/0", 403, visible=True)
    ben.patch(f"/tables/{table}/seats/0", 403, visible=True)
    ann.patch(f"/tables/{table}/seats/0", visible=True)
    with cat.live(table, 0) as socket:
        assert socket.receive_json()["viewpoint"] == 0
        ann.patch(f"/tables/{table}/seats/0", visible=False)
        assert heard(socket, "position")["viewpoint"] is None
        socket.send_json({"do": "view_as", "seat": 0, "id": 7})
        assert heard(socket, "refused")["error"] == "not_your_seat"
    ann.patch(f"/tables/{table}/seats/0", visible=True)
    ben.get(f"/tables/{table}/position?seat=0", 403)  # who plays does not look
    ben.post(f"/tables/{table}/seats/1/leave")
    ben.get(f"/tables/{table}/position?seat=0", 403)  # nor who might come back


def test_a_stranger_cannot_watch_through_a_seat(ann: Guest, ben: Guest) -> None:
    table = ann.put_up("me", "bot")["table"]["id"]
    with ben.live(table, 0) as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_json()


def test_seats_that_are_not_there_are_nowhere(ann: Guest) -> None:
    table = ann.put_up("me", "open")["table"]["id"]
    for what in ("leave", "bot", "back", "link"):
        answer = ann.client.post(
            f"/api/tables/{table}/seats/9/{what}", headers=ann.headers, json={}
        )
        assert answer.status_code in (403, 404, 409), (what, answer.text)
    ann.patch(f"/tables/{table}/seats/9", 403, name="x")
    ann.get("/tables/nowhere", 404)
