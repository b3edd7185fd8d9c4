"""Friends: asked and agreed, online or not, and the seats they keep for each other."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import PASSWORD, Guest, Member, Plain, heard, until

Client = TestClient[Any]


def lists(one: Guest) -> Plain:
    """The names in somebody's lists."""
    found = one.get("/friends")
    return {kind: [friend["name"] for friend in several] for kind, several in found.items()}


def befriend(one: Member, other: Member) -> None:
    """Make two friends of each other."""
    one.ask("PUT", f"/friends/{other.id}")
    other.ask("PUT", f"/friends/{one.id}")


def test_one_asks_by_name_and_the_other_agrees(client: Client) -> None:
    ann, ben = Member(client, "Ann"), Member(client, "Ben")
    with ben.my_live() as live:
        ann.post("/friends", name="BEN")
        assert heard(live, "friends") == {"type": "friends", "name": "Ann", "agreed": False}
    assert lists(ann) == {"friends": [], "asking": [], "asked": ["Ben"]}
    assert lists(ben) == {"friends": [], "asking": ["Ann"], "asked": []}
    assert ben.profile(ann)["friendship"] == "asks"
    assert ann.profile(ben)["friendship"] == "asked"
    with ann.my_live() as live:
        ben.ask("PUT", f"/friends/{ann.id}")
        assert heard(live, "friends") == {"type": "friends", "name": "Ben", "agreed": True}
    assert lists(ann)["friends"] == ["Ben"]
    assert ann.profile(ben)["friendship"] == "friends"
    assert ann.profile()["friendship"] == "me"
    ann.ask("DELETE", f"/friends/{ben.id}")
    assert lists(ben) == {"friends": [], "asking": [], "asked": []}


def test_friends_are_registered_and_not_oneself(client: Client) -> None:
    ann, gus = Member(client, "Ann"), Guest(client, "Gus")
    for one, other in ((ann, gus), (gus, ann)):
        assert one.ask("PUT", f"/friends/{other.id}", None, 403)["error"] == "registered_only"
    assert ann.ask("PUT", f"/friends/{ann.id}", None, 422)["error"] == "not_yourself"
    assert ann.post("/friends", 404, name="Nobody")["error"] == "not_found"


def test_only_friends_see_who_is_online(client: Client) -> None:
    ann, ben, cleo = (Member(client, name) for name in ("Ann", "Ben", "Cleo"))
    befriend(ann, ben)
    cleo.ask("PUT", f"/friends/{ben.id}")

    def online(one: Member) -> list[bool]:
        found = one.get("/friends")
        return [friend["online"] for friend in found["friends"] + found["asked"]]

    assert online(ann) == [False]
    with ben.my_live() as live:
        heard(live, "turns")
        assert online(ann) == [True]
        assert online(cleo) == [False]
    until(lambda: online(ann) == [False])


def test_other_processes_know_who_is_online(database: str) -> None:
    settings = Settings(database=database, limits=False)
    with serving(settings) as one, serving(settings) as other:
        ann, ben = Member(one, "Ann"), Member(other, "Ben")
        befriend(ann, ben)
        with ben.my_live() as live:
            heard(live, "turns")
            assert ann.get("/friends")["friends"][0]["online"] is True


def test_a_seat_is_kept_for_a_friend_who_may_take_or_decline_it(client: Client) -> None:
    ann, ben, cleo = (Member(client, name) for name in ("Ann", "Ben", "Cleo"))
    seat = {"kind": "invited", "person": ben.id}
    asked: Plain = {"game": "naramata", "seats": [{"kind": "me"}, seat]}
    assert ann.post("/tables", 422, **asked)["error"] == "not_a_friend"
    befriend(ann, ben)
    with ben.my_live() as live:
        table = ann.post("/tables", **asked)["table"]
        notice = heard(live, "invitation")
    assert notice == {
        "type": "invitation",
        "table": table["id"],
        "game": "naramata",
        "name": "Ann",
    }
    assert (table["seats"][1]["name"], table["seats"][1]["reserved"]) == ("Ben", ben.id)
    assert cleo.post(f"/tables/{table['id']}/join", 409)["error"] == "seat_taken"
    [invited] = ben.get("/invitations")
    assert (invited["table"]["table"]["id"], invited["seat"]) == (table["id"], 1)
    ben.post(f"/tables/{table['id']}/decline")
    assert ben.get("/invitations") == []
    assert ben.post(f"/tables/{table['id']}/decline", 404)["error"] == "not_found"
    again = ann.post("/tables", **asked)["table"]["id"]
    assert ben.post(f"/tables/{again}/join")["seat"] == 1
    assert ann.get(f"/tables/{again}")["table"]["status"] == "playing"


def test_a_deleted_account_is_nobodys_friend_and_no_seat_has_its_name(client: Client) -> None:
    ann, ben = Member(client, "Ann"), Member(client, "Ben")
    befriend(ann, ben)
    seats = [{"kind": "me"}, {"kind": "invited", "person": ben.id}]
    table = ann.post("/tables", game="naramata", seats=seats)["table"]["id"]
    ben.post("/me/delete", password=PASSWORD)
    assert lists(ann) == {"friends": [], "asking": [], "asked": []}
    kept = ann.get(f"/tables/{table}")["table"]["seats"][1]
    assert (kept["reserved"], kept["name"]) == (None, "")
