"""Daily challenges: one deal for all, one attempt each, and only scores that replay."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any, Final

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from cuvee.engine import Record, commitment, game
from cuvee.server.daily.deals import daily_games, solo_options
from cuvee.server.daily.results import streaks
from cuvee.server.daily.verify import replayed_score
from cuvee.server.db.database import open_database
from cuvee.server.db.schema import daily_attempts, daily_deals, tables
from cuvee.server.db.table_rows import DAY
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import Guest, Plain, until

Client = TestClient[Any]
GAME: Final = "naramata"


def today(guest: Guest, name: str = GAME) -> Plain:
    """A game's challenge of today."""
    return dict(next(one for one in guest.get("/daily") if one["game"] == name))


def act(guest: Guest, table: str) -> None:
    """Take the last action on offer: it ends turns, and so the game soon."""
    seen = guest.get(f"/tables/{table}/position?seat=0")
    action = seen["position"]["legal"][-1]["code"]
    guest.post(f"/tables/{table}/commands", do="act", seat=0, seq=seen["seq"], action=action)


def play_out(guest: Guest, name: str = GAME) -> str:
    """Play today's challenge to its end; its table."""
    table = str(guest.post(f"/daily/{name}")["id"])
    while guest.asked(table):
        act(guest, table)
    return table


def settled(guest: Guest, name: str = GAME) -> Plain:
    """Today's challenge once the visitor's score is settled."""
    return dict(until(lambda: (one := today(guest, name))["mine"]["status"] != "playing" and one))


def change(settings: Settings, statement: Any) -> None:  # noqa: ANN401 - as SQLAlchemy has them
    """Change the database behind the server's back."""
    engine = open_database(settings.url)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def let_a_day_pass(settings: Settings) -> None:
    """Put today's deals, and what was played, back by a day."""
    engine = open_database(settings.url)
    with engine.begin() as connection:
        day = connection.execute(select(func.max(daily_deals.c.day))).scalar_one()
        earlier = (date.fromisoformat(day) - timedelta(days=1)).isoformat()
        for one in (daily_attempts, daily_deals):
            connection.execute(update(one).where(one.c.day == day).values(day=earlier))
        for one in (tables, daily_deals):
            connection.execute(update(one).values(created=one.c.created - DAY))
        connection.execute(update(tables).values(updated=tables.c.updated - DAY))
    engine.dispose()


# The deal.


def test_every_game_that_can_be_played_alone_has_one_with_the_options_it_proposes() -> None:
    assert daily_games() == ["naramata", "viticulture"]
    assert (solo_options(game("viticulture")) or {})["automa"] == "normal"
    assert (solo_options(game("naramata")) or {})["solo"] is True
    assert solo_options(game("barrels")) is None


def test_all_have_the_same_deal_each_day_another_and_it_is_committed_to(stored: Settings) -> None:
    with serving(stored) as client:
        ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
        promised = today(ann)
        assert (promised["seed"], promised["salt"]) == (None, None)
        views = []
        for one in (ann, ben):
            table = one.post(f"/daily/{GAME}")
            assert (table["origin"], table["commitment"]) == ("daily", promised["commitment"])
            views.append(one.get(f"/tables/{table['id']}/position?seat=0")["position"])
        assert views[0] == views[1]
    let_a_day_pass(stored)
    with serving(stored) as client:
        past = ann_again(client, ann).get(f"/daily/{GAME}/{promised['day'][:8]}00", 404)
        new = today(ann)
        assert new["day"] == promised["day"], "the first one was put back by a day"
        assert new["commitment"] != promised["commitment"]
        [past] = ann.get(f"/daily/{GAME}")["days"]
        revealed = ann.get(f"/daily/{GAME}/{past['day']}")
        assert revealed["commitment"] == promised["commitment"]
        assert commitment(int(revealed["seed"]), revealed["salt"]) == promised["commitment"]


def ann_again(client: Client, guest: Guest) -> Guest:
    """The same guest at a server that was started again."""
    guest.client = client
    return guest


# One attempt.


def test_an_attempt_is_played_verified_and_listed(stored: Settings) -> None:
    with serving(stored) as client:
        ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
        table = play_out(ann)
        one = settled(ann)
        score = ann.get(f"/tables/{table}")["table"]["result"]["scores"][0]
        assert one["mine"] == {"status": "counted", "table": table, "score": score, "rank": 1}
        mine = {"rank": 1, "name": "Ann", "score": score, "mine": True, "table": None}
        assert (one["results"], one["players"]) == ([mine], 1)
        assert (one["streak"], one["best_streak"]) == (1, 1)
        other = today(ben)
        assert (other["mine"]["status"], other["results"][0]["mine"]) == ("none", False)
        assert ann.post(f"/daily/{GAME}", 409)["error"] == "attempt_over"


def test_an_attempt_goes_on_where_it_was_left(client: Client) -> None:
    ann = Guest(client, "Ann")
    table = ann.post(f"/daily/{GAME}")["id"]
    act(ann, table)
    assert ann.post(f"/daily/{GAME}")["id"] == table
    assert today(ann)["mine"] == {"status": "playing", "table": table, "score": None, "rank": None}


def test_nobody_else_decides_and_nothing_random_is_undone(client: Client) -> None:
    ann = Guest(client, "Ann")
    table = ann.post("/daily/viticulture")["id"]
    while True:  # up to a decision after which something was drawn
        act(ann, table)
        seen = ann.get(f"/tables/{table}/position?seat=0")
        if seen["position"]["undo"]["limit"] == "chance":
            break
    undo = {"seat": 0, "seq": seen["seq"], "to": 0}
    assert ann.post(f"/tables/{table}/commands", 409, do="undo", **undo)["limit"] == "chance"
    asked = ann.post(f"/tables/{table}/commands", 409, do="request_undo", **undo)
    assert asked["error"] == "counted"
    assert ann.get(f"/tables/{table}")["table"]["hints"] is False
    for path in ("seats/0/bot", "seats/0/leave"):
        assert ann.post(f"/tables/{table}/{path}", 409)["error"] == "counted"


def test_the_deal_stays_secret_until_the_day_is_over_also_where_a_game_is(
    settings: Settings,
) -> None:
    with serving(settings) as client:
        ann = Guest(client, "Ann")
        table = play_out(ann)
        settled(ann)
        out = ann.get(f"/tables/{table}")["table"]
        assert (out["status"], out["seed"], out["salt"]) == ("over", None, None)
        assert ann.get(f"/tables/{table}/record", 409)["error"] == "day_not_over"
        fork = {"at": 0, "seats": [{"kind": "me"}]}
        assert ann.post(f"/tables/{table}/fork", 409, **fork)["error"] == "day_not_over"
        day = today(ann)["day"]
        assert ann.post(f"/daily/{GAME}/{day}/practice", 409)["error"] == "day_not_over"
    let_a_day_pass(settings)
    with serving(settings) as client:
        ann_again(client, ann)
        assert ann.get(f"/tables/{table}")["table"]["seed"] is not None
        [past] = ann.get(f"/daily/{GAME}")["days"]
        assert past["mine"] == past["best"]
        [result] = ann.get(f"/daily/{GAME}/{past['day']}")["results"]
        assert result["table"] == table
        practice = ann.post(f"/daily/{GAME}/{past['day']}/practice")
        assert (practice["origin"], practice["seed_from"]) == ("new", "player")
        assert today(ann)["streak"] == 1, "yesterday's goes on if today is played"


# Scores that are not believed.


def test_a_forged_result_is_refused(settings: Settings) -> None:
    with serving(settings) as client:
        ann = Guest(client, "Ann")
        table = play_out(ann)
        settled(ann)
    forged = {"scores": [99], "ranking": [1], "reason": "whelp_kept"}
    change(settings, update(tables).where(tables.c.id == table).values(result=forged))
    change(settings, update(daily_attempts).values(status="playing", score=None))
    with serving(settings) as client:
        one = settled(ann_again(client, ann))
        assert (one["mine"]["status"], one["results"], one["players"]) == ("refused", [], 0)


def test_no_score_can_be_sent_and_an_imported_record_never_counts(settings: Settings) -> None:
    with serving(settings) as client:
        ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
        table = play_out(ann)
        settled(ann)
        for method in ("PUT", "PATCH", "POST"):
            for path in (f"/daily/{GAME}/{today(ann)['day']}", f"/daily/{GAME}/scores"):
                answer = client.request(
                    method, f"/api{path}", json={"score": 99}, headers=ben.headers
                )
                assert answer.status_code in (404, 405)
    let_a_day_pass(settings)
    with serving(settings) as client:
        ann_again(client, ann)
        ann_again(client, ben)
        record = json.loads(json.dumps(ann.get(f"/tables/{table}/record")))
        assert Record.from_dict(record).verify().over
        imported = ben.ask("POST", "/records", record)
        assert (imported["status"], imported["origin"]) == ("over", "import")
        [past] = ben.get(f"/daily/{GAME}")["days"]
        assert (past["players"], past["mine"]) == (1, None)
        assert today(ben)["mine"]["status"] == "none"


def test_a_score_is_what_the_moves_come_to_with_the_deal(client: Client) -> None:
    ann = Guest(client, "Ann")
    options: Plain = {**(solo_options(game(GAME)) or {})}
    state = game(GAME).begin(1, 7, options)
    moves = []
    while not state.over:
        moves.append((0, state.legal(0)[-1]))
        state.apply(moves[-1][1], 0)
    result = state.result
    assert result is not None
    right = (GAME, options, "7", moves)
    assert replayed_score(*right, result.to_dict()) == result.scores[0]
    assert replayed_score(*right, {**result.to_dict(), "scores": [99]}) is None
    assert replayed_score(GAME, options, "7", moves[:-1], result.to_dict()) is None
    assert replayed_score(GAME, options, "7", [(0, 0)], result.to_dict()) is None
    assert ann.get("/daily/chess", 404)["error"] == "not_found"


def test_what_is_finished_after_its_day_is_late(settings: Settings) -> None:
    with serving(settings) as client:
        ann = Guest(client, "Ann")
        table = ann.post(f"/daily/{GAME}")["id"]
    let_a_day_pass(settings)
    with serving(settings) as client:
        ann_again(client, ann)
        [past] = ann.get(f"/daily/{GAME}")["days"]
        assert ann.get(f"/daily/{GAME}/{past['day']}")["mine"]["status"] == "late"
        while ann.asked(table):
            act(ann, table)
        one = ann.get(f"/daily/{GAME}/{past['day']}")
        assert (one["mine"]["status"], one["players"]) == ("late", 0)


# Streaks, ranks, and whoever is gone.


@pytest.mark.parametrize(
    ("days", "both"),
    [
        ([], (0, 0)),
        (["2026-03-01"], (1, 1)),
        (["2026-02-28", "2026-02-27"], (2, 2)),
        (["2026-02-27", "2026-02-26"], (0, 2)),
        (["2026-03-01", "2026-02-27", "2026-02-26", "2026-02-25"], (1, 3)),
    ],
)
def test_a_streak_is_of_days_in_a_row_up_to_today_or_yesterday(
    days: list[str], both: tuple[int, int]
) -> None:
    assert streaks(days, "2026-03-01") == both


def test_equal_scores_share_a_rank_and_a_deleted_account_leaves_no_score(client: Client) -> None:
    ann, ben = Guest(client, "Ann"), Guest(client, "Ben")
    for one in (ann, ben):
        play_out(one)
        settled(one)
    shown = today(ben)
    assert [(r["rank"], r["name"]) for r in shown["results"]] == [(1, "Ann"), (1, "Ben")]
    assert shown["mine"]["rank"] == 1
    ann.post("/me/delete")
    assert [r["name"] for r in today(ben)["results"]] == ["Ben"]
