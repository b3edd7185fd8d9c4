"""Results of finished games, settled once; ratings, profiles, leaderboards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import TestClient
from sqlalchemy import Engine, func, insert, select, update

import barrels
from cuvee.ratings import START, Rating, rate
from cuvee.server.db.database import open_database, read
from cuvee.server.db.migrate import migrate
from cuvee.server.db.schema import people, ratings, results, tables
from cuvee.server.db.table_rows import DAY
from cuvee.server.profiles.rating import PROVISIONAL_GAMES, rate_results, rated_ranks, shown
from cuvee.server.services import Services
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.guests import PASSWORD, Guest, Member, Plain, until

Client = TestClient[Any]
EXAMPLE: Final = [str(Path(barrels.__file__))]
BOT: Final = {"kind": "bot", "bot": "random"}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings for a server whose bots know the short example game too."""
    return Settings(data=str(tmp_path / "data"), limits=False, games=EXAMPLE)


def play(table: str, *players: Guest) -> Plain:
    """Play a game to its end; its table."""

    def step() -> Plain | None:
        found: Plain = players[0].get(f"/tables/{table}")["table"]
        for seat in found["waiting"]:
            if seat < len(players):
                players[seat].act(table, seat)
        return found if found["status"] == "over" else None

    return dict(until(step))


def settled(settings: Settings, table: str) -> list[Any]:
    """The results of a table, once they are stored."""
    engine = open_database(settings.url)
    wanted = select(results).where(results.c.table == table).order_by(results.c.seat)
    try:
        return list(until(lambda: read(engine, lambda c: c.execute(wanted).all())))
    finally:
        engine.dispose()


def change(settings: Settings, *statements: Any) -> None:  # noqa: ANN401 - as SQLAlchemy has them
    """Change the database behind the server's back."""
    engine = open_database(settings.url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def count(settings: Settings, table: Any) -> int:  # noqa: ANN401
    """The number of rows of a table of the database."""
    engine = open_database(settings.url)
    found = read(engine, lambda c: c.execute(select(func.count()).select_from(table)).scalar_one())
    engine.dispose()
    return int(found)


# Settling.


def test_a_finished_game_is_settled_once_and_shown(stored: Settings) -> None:
    with serving(stored) as client:
        ann = Member(client, "Ann")
        table = ann.barrels("me", BOT)["id"]
        over = play(table, ann)
        mine, bots = settled(stored, table)
        assert (mine.person, mine.bot, bots.person, bots.bot) == (ann.id, None, None, "random")
        assert [mine.place, bots.place] == over["result"]["ranking"]
        assert [mine.points, bots.points] == over["result"]["scores"]
        assert mine.mu is None, "it is not rated"
        [shown_game] = ann.profile()["games"]
        assert (shown_game["game"], shown_game["rating"]) == ("barrels", None)
        [group] = shown_game["results"]
        assert (group["mode"], group["seats"], group["games"]) == ("table", 2, 1)
        assert group["mean_points"] == group["best_points"] == mine.points
        assert shown_game["form"][0]["table"] == table
        assert shown_game["favorites"], "cards bid are on record"


def test_settling_twice_at_once_or_after_a_restart_changes_nothing(stored: Settings) -> None:
    with serving(stored) as client:
        ann, ben = Member(client, "Ann"), Member(client, "Ben")
        table = ann.barrels("me", "open", rated=True)["id"]
        ben.post(f"/tables/{table}/join")
        play(table, ann, ben)
        before = settled(stored, table)

    async def again() -> None:
        services, others = Services(stored), None
        try:
            if services.engine.dialect.name == "postgresql":
                others = Services(stored)
            change(stored, update(tables).values(settled=False), results.delete())
            change(stored, ratings.delete())
            several = [services, services, *([others] if others else [])]
            await asyncio.gather(*(one.settling.settle(table) for one in several))
            await services.settling.sweep()
        finally:
            await services.stop()
            if others is not None:
                await others.stop()

    asyncio.run(again())
    after = settled(stored, table)
    assert [row.place for row in after] == [row.place for row in before]
    assert [row.mu for row in after] == [row.mu for row in before]
    assert count(stored, ratings) == 2
    engine = open_database(stored.url)
    assert read(engine, lambda c: c.execute(select(func.max(ratings.c.games))).scalar_one()) == 1
    engine.dispose()


def test_what_a_crash_kept_from_being_settled_is_settled_at_the_next_start(
    settings: Settings,
) -> None:
    with serving(settings) as client:
        ann = Member(client, "Ann")
        table = ann.barrels("me", BOT, rated=True)["id"]
        play(table, ann)
        settled(settings, table)
    change(settings, update(tables).values(settled=False), results.delete(), ratings.delete())
    with serving(settings):
        assert len(settled(settings, table)) == 2
    assert count(settings, ratings) == 2


def test_lessons_copies_and_shared_screens_are_nobodys_results(settings: Settings) -> None:
    with serving(settings) as client:
        ann = Member(client, "Ann")
        table = ann.barrels("me", "me")["id"]
        play(table, ann, ann)
        assert [row.person for row in settled(settings, table)] == [None, None]
        fork = ann.post(f"/tables/{table}/fork", at=0, seats=[{"kind": "me"}, BOT])["table"]["id"]
        play(fork, ann)
        assert ann.profile()["games"] == []
    assert count(settings, results) == 2


def test_points_and_cards_of_the_big_games_are_on_record(settings: Settings) -> None:
    with serving(settings) as client:
        ann = Member(client, "Ann")
        table = ann.post("/tables", game="viticulture", seats=[{"kind": "me"}, BOT])["table"]["id"]
        ann.post(f"/tables/{table}/seats/0/leave")
        until(lambda: ann.get(f"/tables/{table}")["table"]["status"] == "over")
        row = settled(settings, table)[1]
        assert sum(row.sources.values()) == row.points
        assert row.uses["mama"]
        assert ann.profile()["games"] == [], "whoever left has finished nothing"


# Ratings.


def test_a_rated_game_moves_both_and_the_winner_up(stored: Settings) -> None:
    with serving(stored) as client:
        ann, ben = Member(client, "Ann"), Member(client, "Ben")
        table = ann.barrels("me", "open", rated=True, hints=True)
        assert (table["rated"], table["hints"]) == (True, False)
        ben.post(f"/tables/{table['id']}/join")
        seen = ann.get(f"/tables/{table['id']}/position?seat=0")
        undo = {"do": "request_undo", "seat": 0, "seq": seen["seq"], "to": 0}
        assert ann.post(f"/tables/{table['id']}/commands", 409, **undo)["error"] == "counted"
        play(table["id"], ann, ben)
        rows = settled(stored, table["id"])
        best, worst = sorted(rows, key=lambda row: row.place)
        assert best.mu > START.mu > worst.mu or best.place == worst.place
        assert rows[0].rated_as == 1
        assert ann.profile()["games"][0]["rating"]["rating"] == shown(rows[0].mu)
        assert ann.profile()["games"][0]["form"][0]["rating"] == shown(rows[0].mu)
        board = ben.get("/leaderboards/barrels")
        assert [one["person"] for one in board["players"]] == [best.person, worst.person]
        assert [one["mine"] for one in board["players"]].count(True) == 1
        assert all(one["rank"] is None and one["rating"]["provisional"] for one in board["players"])


def test_guests_several_seats_chosen_deals_and_teams_are_not_rated(client: Client) -> None:
    gus, ann = Guest(client, "Gus"), Member(client, "Ann")
    asked: Plain = {"game": "barrels", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    assert gus.post("/tables", 403, **asked)["error"] == "registered_only"
    table = ann.post("/tables", **asked)["table"]["id"]
    assert gus.post(f"/tables/{table}/join", 403)["error"] == "registered_only"
    assert ann.post(f"/tables/{table}/join", 409)["error"] == "one_seat_each"
    two = [{"kind": "me"}, {"kind": "me"}]
    fleet = {"game": "naramata", "options": {"fleet": True}}
    for wrong in ({"seed": 5}, {"seats": two}, {"seats": [BOT, BOT]}, fleet):
        answer = ann.ask("POST", "/tables", {**asked, **wrong}, 422)
        assert answer["error"] == "cannot_be_rated", wrong


def test_who_leaves_is_rated_as_the_last_and_nobody_puts_a_bot_in_their_place(
    settings: Settings,
) -> None:
    with serving(settings) as client:
        ann, ben = Member(client, "Ann"), Member(client, "Ben")
        table = ann.barrels("me", "open", rated=True)["id"]
        ben.post(f"/tables/{table}/join")
        assert ann.post(f"/tables/{table}/seats/1/bot", 409)["error"] == "counted"
        ben.post(f"/tables/{table}/seats/1/leave")
        play(table, ann)
        mine, left = settled(settings, table)
        assert (left.left, left.person) == (True, ben.id)
        assert mine.mu > START.mu > left.mu


def test_a_rematch_of_a_rated_game_waits_for_the_others(client: Client) -> None:
    ann, ben = Member(client, "Ann"), Member(client, "Ben")
    table = ann.barrels("me", "open", rated=True)["id"]
    ben.post(f"/tables/{table}/join")
    play(table, ann, ben)
    again = ben.post(f"/tables/{table}/rematch")
    assert (again["status"], again["rated"], again["host"]) == ("open", True, ben.id)
    assert [seat["reserved"] for seat in again["seats"]] == [ann.id, None]
    [invited] = ann.get("/invitations")
    assert (invited["table"]["table"]["id"], invited["host"]) == (again["id"], "Ben")
    assert ann.post(f"/tables/{again['id']}/join")["seat"] == 0
    assert ann.get(f"/tables/{again['id']}")["table"]["status"] == "playing"


GAMES = st.lists(
    st.lists(
        st.sampled_from(["ann", "ben", "cleo", "bot:easy", "bot:hard"]), min_size=2, max_size=4
    ).flatmap(
        lambda who: st.tuples(
            st.just(who), st.lists(st.integers(1, 4), min_size=len(who), max_size=len(who))
        )
    ),
    max_size=6,
)


def row(seat: int, player: str, place: int) -> Plain:
    """A result of a rated game, before it is rated."""
    bot = player.removeprefix("bot:") if player.startswith("bot:") else None
    plain = {"game": "x", "seat": seat, "bot": bot, "person": None if bot else player}
    return {**plain, "place": place, "left": False, "rated_as": None}


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """A database with three registered people."""
    made = open_database(f"sqlite:///{tmp_path_factory.mktemp('ratings') / 'x.sqlite'}")
    migrate(made)
    with made.begin() as connection:
        for name in ("ann", "ben", "cleo"):
            columns = {"id": name, "name": name, "login": name, "password": "x"}
            connection.execute(insert(people), [{**columns, "preferences": {}, "created": 0.0}])
    return made


@given(GAMES)
def test_ratings_are_what_the_results_say_taken_in_their_order(
    engine: Engine, games: list[tuple[list[str], list[int]]]
) -> None:
    noted: list[list[Plain]] = []
    with engine.connect() as connection, connection.begin() as transaction:
        for players, places in games:
            rows = [row(seat, *one) for seat, one in enumerate(zip(players, places, strict=True))]
            rate_results(connection, rows, 1.0)
            noted.append(rows)
        kept = {
            one.player: Rating(one.mu, one.sigma) for one in connection.execute(select(ratings))
        }
        transaction.rollback()
    again: dict[str, Rating] = {}
    for rows in noted:
        players = [one["person"] or f"bot:{one['bot']}" for one in rows]
        if rows[0]["rated_as"] is None:
            assert len(set(players)) < 2 or all(one["person"] is None for one in rows)
            continue
        again.update(rate(again, players, rated_ranks(rows)))
    assert kept == again


def test_a_bot_on_the_scale_moves_like_a_person_and_a_tie_brings_both_together() -> None:
    won = rate({}, ["ann", "bot:easy"], [1, 2])
    assert won["ann"].mu - START.mu == pytest.approx(START.mu - won["bot:easy"].mu)
    strong = {"ann": Rating(35.0, 3.0), "bot:easy": Rating(20.0, 3.0)}
    tied = rate(strong, ["ann", "bot:easy"], [1, 1])
    assert tied["ann"].mu < 35.0
    assert tied["bot:easy"].mu > 20.0
    assert rate({}, ["ann", "ann"], [1, 2]) == {"ann": START}


def test_established_players_come_first_and_equal_ones_share_a_rank(settings: Settings) -> None:
    with serving(settings) as client:
        ann, ben, cleo = (Member(client, name) for name in ("Ann", "Ben", "Cleo"))
        many = {"sigma": 3.0, "games": PROVISIONAL_GAMES, "wins": 2, "updated": 1.0}
        base = {"game": "naramata", **many}
        rows = [
            {**base, "player": ann.id, "person": ann.id, "mu": 30.0},
            {**base, "player": ben.id, "person": ben.id, "mu": 50.0, "games": 1},
            {**base, "player": "bot:expert", "person": None, "mu": 30.0},
            {**base, "player": cleo.id, "person": cleo.id, "mu": 20.0},
        ]
        change(settings, insert(ratings).values(rows))
        board = ann.get("/leaderboards/naramata")["players"]
        ranks = [(one["rank"], one["name"]) for one in board]
        assert sorted(ranks[:2]) == [(1, "Ann"), (1, "expert")]
        assert ranks[2:] == [(3, "Cleo"), (None, "Ben")]
        assert ann.get("/leaderboards/chess", 404)["error"] == "not_found"


# Privacy.


def test_a_profile_tells_nothing_of_games_under_way_or_of_a_days_deal(settings: Settings) -> None:
    with serving(settings) as client:
        ann, ben = Member(client, "Ann"), Member(client, "Ben")
        running = ann.barrels("me", BOT)["id"]
        ann.act(running, 0)
        table = str(ann.post("/daily/naramata")["id"])
        while ann.asked(table):
            seen = ann.get(f"/tables/{table}/position?seat=0")
            action = seen["position"]["legal"][-1]["code"]
            at = {"seat": 0, "seq": seen["seq"]}
            ann.post(f"/tables/{table}/commands", do="act", action=action, **at)
        settled(settings, table)
        assert ann.profile()["games"] == ben.profile(ann)["games"] == []
        change(settings, update(results).values(shown_from=results.c.shown_from - DAY))
        [game] = ben.profile(ann)["games"]
        assert (game["game"], game["results"][0]["mode"]) == ("naramata", "daily")
        assert game["form"][0]["table"] is None, "it was no public table"
        assert ben.get("/people/nobody", 404)["error"] == "not_found"
        assert ben.get("/people/no-body", 404)["error"] == "not_found"


def test_a_public_table_is_linked_for_everybody(settings: Settings) -> None:
    with serving(settings) as client:
        ann, ben = Member(client, "Ann"), Member(client, "Ben")
        table = ann.barrels("me", BOT, public=True)["id"]
        play(table, ann)
        settled(settings, table)
        assert ben.profile(ann)["games"][0]["form"][0]["table"] == table


def test_a_deleted_account_takes_its_results_and_keeps_others(settings: Settings) -> None:
    with serving(settings) as client:
        ann, ben = Member(client, "Ann"), Member(client, "Ben")
        table = ann.barrels("me", "open", rated=True)["id"]
        ben.post(f"/tables/{table}/join")
        play(table, ann, ben)
        settled(settings, table)
        before = ben.profile()["games"]
        ann.post("/me/delete", password=PASSWORD)
        assert ben.profile()["games"] == before
        assert ben.get(f"/people/{ann.id}", 404)["error"] == "not_found"
        board = ben.get("/leaderboards/barrels")["players"]
        assert [one["name"] for one in board] == ["Ben"]
    assert count(settings, results) == 1
