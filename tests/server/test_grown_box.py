"""Tables go on after the box has grown: a card more in every deck, and another rules number."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from cuvee.server.app import create_app
from cuvee.server.settings import Settings
from tests.docs.copied import Copy, appended, raised
from tests.games.naramata.test_saved import ADDED, UPGRADE, VEHICLE
from tests.server.tabled import Client, act, fine, look

VITICULTURE = [
    ("vines", "VINES", '    Vine("carmenere", 2, 1, 0, 3),\n'),
    ("orders", "ORDERS", "    Order([(RED, 9)], vp=5, residual=1),\n"),
    ("summer", "SUMMER", '    "gleaner": Choose[V](Gain(lira=1), Draw(vine=1)),\n'),
    ("winter", "WINTER", '    "skater": Choose[V](Gain(lira=1), Draw(order=1)),\n'),
    ("mamas_papas", "MAMAS", '    Mama("ilse", vine=3),\n'),
    ("mamas_papas", "PAPAS", '    Papa("emil", 6, instead=1, vp=1),\n'),
]
GAMES = ["viticulture", "naramata"]
DECISIONS = 90
PROGRAM = """
import json, sys
from litestar.testing import TestClient
from cuvee.server.app import create_app
from cuvee.server.settings import Settings
from tests.server.tabled import play_out
from tests.server.test_grown_box import positions

data, cookies, tables = json.loads(sys.argv[1])
with TestClient(create_app(Settings(data=data, limits=False))) as client:
    client.cookies.update(cookies)
    found = {table: positions(client, table) for table in tables}
    decisions = [play_out(client, table, 40) for table in tables]
print(json.dumps([found, decisions]))
"""


def positions(client: Client, table: str) -> list[dict[str, Any]]:
    """What a spectator and each of two seats see, and may do."""
    return [look(client, table, seat)["position"] for seat in (None, 0, 1)]


def grow(copy: Copy) -> None:
    """Add a card to every deck, and raise the rules."""
    games = copy.folder / "src/cuvee/games"
    for module, name, line in VITICULTURE:
        path = games / f"viticulture/cards/{module}.py"
        path.write_text(appended(path.read_text("utf-8"), name, line), "utf-8")
    for name, entry in ADDED.items():
        path = games / "naramata/edition/box" / name
        path.write_text(path.read_text("utf-8") + entry, "utf-8")
    for module, name, line in (
        ("upgrades", "UPGRADES", UPGRADE),
        ("vehicles", "VEHICLES", VEHICLE),
    ):
        path = games / f"naramata/cards/{module}.py"
        path.write_text(appended(path.read_text("utf-8"), name, line), "utf-8")
    for game in GAMES:
        path = games / game / "game.py"
        path.write_text(raised(path.read_text("utf-8"), "RULES"), "utf-8")


def test_tables_of_both_games_go_on_with_the_cards_they_had(
    settings: Settings, tmp_path: Path
) -> None:
    with TestClient(create_app(settings)) as client:
        fine(client.post("/api/guests", json={"name": "Ann"}))
        tables = []
        for game in GAMES:
            asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "seed": 4}
            table = str(fine(client.post("/api/tables", json=asked))["table"]["id"])
            for number in range(DECISIONS):
                act(client, table, number)
            tables.append(table)
        before = {table: positions(client, table) for table in tables}
        cookies = dict(client.cookies)
    copy = Copy(tmp_path / "cuvee")
    grow(copy)
    given = json.dumps([settings.data, cookies, tables])
    after, decisions = json.loads(copy.run("-c", PROGRAM, given).splitlines()[-1])
    for table in tables:
        for seen, known in zip(after[table], before[table], strict=True):
            assert seen["view"] == known["view"]
            assert seen["legal"] == known["legal"]
    assert decisions == [40, 40]
