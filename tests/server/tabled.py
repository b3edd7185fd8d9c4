"""Tables on a server inside the test, driven by REST."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

Client = TestClient[Any]
Plain = dict[str, Any]


def fine(response: Any) -> Any:  # noqa: ANN401
    """What a request was answered with, if it was carried out."""
    assert response.status_code < 300, (response.status_code, response.text)
    return response.json()


def put_up(client: Client, seats: int = 3, **wanted: object) -> str:
    """A table of barrels at which one person has all seats, begun."""
    mine = [{"kind": "me", "name": f"Seat {number}"} for number in range(seats)]
    asked = {"game": "barrels", "seats": mine, "seed": 5, **wanted}
    table = fine(client.post("/api/tables", json=asked))["table"]
    assert table["status"] == "playing"
    return str(table["id"])


def look(client: Client, table: str, seat: int | None) -> Plain:
    """The position that a seat, or a spectator, sees now."""
    query = {} if seat is None else {"seat": seat}
    return dict(fine(client.get(f"/api/tables/{table}/position", params=query)))


def act(client: Client, table: str, pick: int = 0) -> int:
    """Whoever is asked first takes one of the actions on offer; who that was."""
    seat = int(look(client, table, None)["position"]["waiting"][-1])
    seen = look(client, table, seat)
    legal = seen["position"]["legal"]
    command = {"do": "act", "seat": seat, "seq": seen["seq"]}
    command["action"] = legal[pick % len(legal)]["code"]
    fine(client.post(f"/api/tables/{table}/commands", json=command))
    return seat


def play_out(client: Client, table: str, most: int = 1000) -> int:
    """Play on to the end, or for so many decisions; how many there were."""
    for number in range(most):
        if not look(client, table, None)["position"]["waiting"]:
            return number
        act(client, table, number)
    return most


def replay(client: Client, table: str, **query: str | int) -> Plain:
    """A place of a game."""
    return dict(fine(client.get(f"/api/tables/{table}/replay/position", params=query)))


def become(client: Client, name: str) -> None:
    """Be somebody else from now on."""
    client.cookies.clear()
    fine(client.post("/api/guests", json={"name": name}))
