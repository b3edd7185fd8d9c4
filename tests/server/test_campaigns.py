"""Campaigns on the server: played at tables, counted once, and never known to it by their rules."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, create_engine, text

import cuvee.server
from cuvee.engine import BadInput, Option, Options, Result
from cuvee.games import campaigns
from cuvee.games.campaigns import Campaign, Campaigns
from cuvee.games.views import CampaignData, CampaignProgress
from cuvee.server.settings import Settings
from cuvee.server.tables.campaigns import count
from tests.server.apps import serving
from tests.server.guests import Guest, Plain, until

Client = TestClient[Any]
OTHER: Final = "naramata"  # has no campaigns of its own


class CellarsData(CampaignData):
    goal: int
    scores: list[int]


class Cellars(Campaign):
    """A few games, however they come out."""

    def __init__(self, goal: int, scores: list[int]) -> None:
        self.goal = goal
        self.scores = scores

    @property
    def finished(self) -> bool:
        return len(self.scores) >= self.goal

    def options(self) -> Options:
        return {}

    def record(self, result: Result) -> None:
        self.scores.append(result.scores[0])

    def dump(self) -> CellarsData:
        return {"kind": "cellars", "format": 1, "goal": self.goal, "scores": self.scores}

    def progress(self) -> CampaignProgress:
        played = len(self.scores)
        return {
            "order": [1],
            "beaten": int(self.finished),
            "challenge": int(not self.finished),
            "confirmed": True,
            "games": played,
            "losses": 0,
            "tokens": 0,
            "choices": {"goal": self.goal},
            "history": [],
        }


class CellarCampaigns(Campaigns):
    """How they are kept."""

    def create(self, chosen: Options) -> Campaign:
        return Cellars(int(chosen["goal"] or 0), [])

    def load(self, plain: object) -> Campaign:
        if not isinstance(plain, dict) or plain.get("kind") != "cellars":
            raise BadInput("this is no campaign of cellars")
        return Cellars(plain["goal"], plain["scores"])


@pytest.fixture
def cellars(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that nobody thought of when the server was written has campaigns as well."""
    monkeypatch.setattr(campaigns, "_campaigns", dict(campaigns._campaigns))
    choices: list[int | str] = [2, 3]
    campaigns.register_campaigns(OTHER, CellarCampaigns([Option("goal", 3, choices)]))
    return OTHER


def play_out(guest: Guest, table: str) -> None:
    """Have a bot that knows nothing play to the end."""
    guest.post(f"/tables/{table}/seats/0/bot", bot="random")
    until(lambda: guest.get(f"/tables/{table}")["table"]["status"] == "over")


def counted(guest: Guest, campaign: str, games: int) -> Plain:
    return dict(
        until(
            lambda: (
                (answer := guest.get(f"/campaigns/{campaign}"))
                and len(answer["tables"]) == games
                and answer
            )
        )
    )


def test_games_say_themselves_that_they_have_campaigns(client: Client) -> None:
    (offered,) = client.get("/api/campaigns/games").json()
    assert offered["game"] == "viticulture"
    assert [choice["name"] for choice in offered["options"]] == ["automa", "aggressive"]
    assert offered["options"][0]["default"] == "normal"


def test_a_campaign_is_begun_played_counted_and_gone_on_with(client: Client) -> None:
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    begun = ann.post("/campaigns", game="viticulture", options={"automa": "easy"})
    number = begun["id"]
    assert (begun["progress"]["challenge"], begun["current_table"], begun["tables"]) == (
        1,
        None,
        [],
    )
    table = ann.post(f"/campaigns/{number}/play")
    assert (table["campaign"], table["status"]) == (number, "playing")
    assert (table["options"]["campaign"], table["options"]["automa"]) == (1, "easy")
    assert ann.post(f"/campaigns/{number}/play")["id"] == table["id"]  # it is under way
    assert ann.get(f"/campaigns/{number}")["current_table"] == table["id"]
    for path in (f"/campaigns/{number}/play", f"/campaigns/{number}/give-up"):
        ben.post(path, 404)
    ben.get(f"/campaigns/{number}", 404)
    play_out(ann, table["id"])
    answer = counted(ann, number, 1)
    assert answer["tables"] == [table["id"]]
    result = ann.get(f"/tables/{table['id']}/position")["position"]["result"]
    (game,) = answer["progress"]["history"]
    assert (game["challenge"], game["score"]) == (1, result["scores"][0])
    following = ann.post(f"/campaigns/{number}/play")
    assert following["id"] != table["id"]
    assert following["options"]["campaign"] == 1 + game["won"]
    assert following["options"]["bonus_tokens"] == 1 - game["won"]
    assert [each["id"] for each in ann.get("/campaigns")] == [number]
    assert ben.get("/campaigns") == []


def test_a_campaign_that_is_given_up_keeps_its_history_and_counts_no_more(client: Client) -> None:
    ann = Guest(client, "Ann")
    number = ann.post("/campaigns", game="viticulture")["id"]
    table = ann.post(f"/campaigns/{number}/play")["id"]
    assert ann.post(f"/campaigns/{number}/give-up")["given_up"] is True
    play_out(ann, table)
    answer = ann.get(f"/campaigns/{number}")
    assert (answer["tables"], answer["current_table"], answer["progress"]["games"]) == ([], None, 0)
    assert ann.post(f"/campaigns/{number}/play", 409)["error"] == "given_up"


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"game": "chess"}, "no campaigns"),
        ({"game": "naramata"}, "no campaigns"),
        ({"game": "viticulture", "options": {"automa": "mild"}}, "very_easy, easy"),
        ({"game": "viticulture", "options": {"colour": 1}}, "it has: automa"),
        (
            {"game": "viticulture", "options": {"automa": "very_hard", "aggressive": True}},
            "not go with",
        ),
    ],
)
def test_what_cannot_be_begun_is_refused_with_a_reason(
    client: Client, asked: Plain, why: str
) -> None:
    ann = Guest(client, "Ann")
    refused = ann.ask("POST", "/campaigns", asked, 422)
    assert why in refused["message"]
    assert ann.get("/campaigns") == []


def test_a_game_counts_once_however_often_it_is_counted(settings: Settings) -> None:
    with serving(settings) as client:
        ann = Guest(client, "Ann")
        number = ann.post("/campaigns", game="viticulture")["id"]
        play_out(ann, ann.post(f"/campaigns/{number}/play")["id"])
        before = counted(ann, number, 1)
        with database(settings) as connection:
            for _ in range(3):
                count(connection, number)
            connection.commit()
        assert ann.get(f"/campaigns/{number}") == before


def test_what_a_crash_kept_from_being_counted_is_counted_later(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.server.tables.campaigns.count", lambda *_: None)
    with serving(settings) as client:
        ann = Guest(client, "Ann")
        number = ann.post("/campaigns", game="viticulture")["id"]
        table = ann.post(f"/campaigns/{number}/play")["id"]
        play_out(ann, table)
    monkeypatch.undo()
    with database(settings) as connection:
        assert connection.execute(text("SELECT counted FROM campaigns")).scalar() == "[]"
    with serving(settings) as client:
        ann.client = client
        assert ann.get(f"/campaigns/{number}")["tables"] == [table]
        assert ann.post(f"/campaigns/{number}/play")["id"] != table


def test_the_end_of_a_game_that_counts_cannot_be_taken_back(client: Client) -> None:
    ann = Guest(client, "Ann")
    number = ann.post("/campaigns", game="viticulture")["id"]
    table = ann.post(f"/campaigns/{number}/play")["id"]
    while ann.asked(table):
        ann.act(table, 0)
    before = counted(ann, number, 1)
    seq = ann.get(f"/tables/{table}")["table"]["seq"]
    ann.post(f"/tables/{table}/commands", 409, do="undo", seat=0, seq=seq)
    assert ann.get(f"/campaigns/{number}") == before


def test_any_game_may_have_campaigns_and_the_server_names_none() -> None:
    folder = Path(cuvee.server.__file__).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in ("viticulture", "naramata", "automa"), path
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith("cuvee.games.v"), path


def test_a_campaign_of_another_game_is_kept_the_same_way(client: Client, cellars: str) -> None:
    ann = Guest(client, "Ann")
    offered = {one["game"]: one["options"] for one in ann.get("/campaigns/games")}
    assert offered[cellars] == [{"name": "goal", "default": 3, "values": [2, 3], "needs": []}]
    answer = ann.post("/campaigns", game=cellars, options={"goal": 2})
    assert answer["progress"]["choices"] == {"goal": 2}
    ann.post("/campaigns", 422, game=cellars, options={"goal": 4})


def database(settings: Settings) -> Connection:
    """The server's database, looked at from elsewhere."""
    return create_engine(settings.url, json_deserializer=None).connect()
