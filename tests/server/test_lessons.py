"""Lessons on the server: a table in the scene's position, a guide, and nothing left behind."""

from typing import Any

from litestar.testing import TestClient

from cuvee.lessons import first_state, guide, lesson, lessons_of, scene_words

Client = TestClient[Any]


def start(client: Client, name: str, game: str = "viticulture") -> str:
    """Start a lesson as a guest; the table."""
    if client.get("/api/visitor").json()["person"] is None:
        client.post("/api/guests", json={"name": "Nora"}).raise_for_status()
    answer = client.post(f"/api/lessons/{game}/{name}")
    assert answer.status_code == 201, answer.text
    assert answer.json()["origin"] == "lesson"
    return str(answer.json()["id"])


def told(client: Client, table: str, lang: str = "en") -> dict[str, Any]:
    """What the lesson says now."""
    answer = client.get(f"/api/tables/{table}/lesson", params={"lang": lang})
    answer.raise_for_status()
    return dict(answer.json())


def act(client: Client, table: str, action: int, seq: int) -> None:
    """Take an action on seat 0."""
    command = {"do": "act", "seat": 0, "seq": seq, "action": action}
    client.post(f"/api/tables/{table}/commands", json=command).raise_for_status()


def test_all_lessons_are_listed_in_a_language(client: Client) -> None:
    listed = client.get("/api/lessons", params={"lang": "de"}).json()
    by_game = {one["game"]: one["lessons"] for one in listed}
    first = lessons_of("viticulture")[0]
    assert by_game["viticulture"][0]["title"] == scene_words(first, "de")
    assert [one["number"] for one in by_game["viticulture"]] == [*range(1, 10)]


def test_a_lesson_is_done_by_following_the_hand(client: Client) -> None:
    table = start(client, "plant")
    now = told(client, table)
    scene = lesson("viticulture", "plant")
    assert now["goal"] == scene_words(scene, "en", "goal")
    assert now["text"] == scene_words(scene, "en", 1)
    assert now["mistakes"][0]["answer"] == scene_words(scene, "en", 1, "pass")
    for _ in scene.steps:
        assert not now["done"]
        act(client, table, now["hand"], now["seq"])
        now = told(client, table, "es")
    assert now["done"]
    assert now["text"] == scene_words(scene, "es", "done")
    assert now["next"] == "harvest"


def test_whoever_goes_another_way_is_told_so(client: Client) -> None:
    table = start(client, "worker")
    scene = lesson("viticulture", "worker")
    [cart] = guide(scene, first_state(scene), []).mistakes["cart"]
    act(client, table, cart, told(client, table)["seq"])
    assert told(client, table)["lost"]


def test_a_lesson_is_in_no_list_and_gives_way_to_the_next(client: Client) -> None:
    first = start(client, "worker")
    assert client.get("/api/tables/mine").json()["tables"] == []
    second = start(client, "alone")
    assert client.get(f"/api/tables/{first}").status_code == 404
    assert client.get(f"/api/tables/{second}").json()["table"]["status"] == "playing"


def test_nobody_else_is_guided_and_no_other_table_has_a_guide(client: Client) -> None:
    table = start(client, "worker")
    assert client.post("/api/lessons/viticulture/flying").status_code == 404
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    usual = client.post("/api/tables", json={"game": "viticulture", "seats": seats}).json()
    assert client.get(f"/api/tables/{usual['table']['id']}/lesson").status_code == 404
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}/lesson").status_code == 401
    client.post("/api/guests", json={"name": "Otto"}).raise_for_status()
    assert client.get(f"/api/tables/{table}/lesson").status_code == 403
