"""Ratings of a server: changed by each rated game once, in the transaction that settles it.

Ratings of one game change one after the other: whoever changes them holds the row of its pool, in
all processes. So they are what the results say, taken in the order of their numbers.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, insert, select, text, update

from cuvee.protocol.profiles import RatingOut
from cuvee.ratings import START, Rating, rate
from cuvee.server.db.database import Row
from cuvee.server.db.schema import people, rating_pools, ratings

PROVISIONAL_GAMES: Final = 10  # before a rating counts
CENTER, STEP = 1500, 40  # of the scale that is shown: where everybody begins, points of one mu
CONFIDENCE: Final = 2.0  # sigmas on either side
BOT_PREFIX: Final = "bot:"
_ADD_POOL: Final = text(
    "INSERT INTO rating_pools (game, games) VALUES (:game, 0) ON CONFLICT DO NOTHING"
)


def shown(mu: float) -> int:
    """A rating as it is shown."""
    return round(CENTER + STEP * (mu - START.mu))


def rating_out(row: Row) -> RatingOut:
    """A stored rating as it is sent."""
    spread = round(STEP * CONFIDENCE * row.sigma)
    return RatingOut(shown(row.mu), spread, row.games < PROVISIONAL_GAMES, row.games, row.wins)


def rate_results(connection: Connection, results: list[dict[str, Any]], now: float) -> None:
    """Change the ratings by the results of one rated game, and note in these what came of it.

    Seats of nobody, such as of deleted accounts, do not count; whoever left is rated as the last.
    Nothing is rated without a registered person.
    """
    registered = _registered(connection, [row["person"] for row in results])
    counted = {
        row["seat"]: row["person"] if row["person"] in registered else f"{BOT_PREFIX}{row['bot']}"
        for row in results
        if row["person"] in registered or row["bot"] is not None
    }
    if not registered or len(set(counted.values())) < 2:
        return
    game, rows = results[0]["game"], [row for row in results if row["seat"] in counted]
    number = _next_number(connection, game)
    players = [counted[row["seat"]] for row in rows]
    ranks = rated_ranks(rows)
    stored = _find(connection, game, players)
    known = {player: Rating(row.mu, row.sigma) for player, row in stored.items()}
    after = rate(known, players, ranks)
    for player, rating in after.items():
        place = min(rank for one, rank in zip(players, ranks, strict=True) if one == player)
        _store(connection, game, player, stored.get(player), rating, place == 1, now)
    for row, player in zip(rows, players, strict=True):
        row["rated_as"], row["mu"], row["sigma"] = number, after[player].mu, after[player].sigma


def rated_ranks(rows: list[dict[str, Any]]) -> list[int]:
    """The ranks that count: those of the game, and behind them all who left."""
    keys = [(row["left"], 0 if row["left"] else row["place"]) for row in rows]
    return [1 + sum(other < key for other in keys) for key in keys]


def _registered(connection: Connection, persons: list[str | None]) -> set[str]:
    wanted = select(people.c.id).where(people.c.id.in_([one for one in persons if one is not None]))
    found = connection.execute(wanted.where(people.c.password.is_not(None))).scalars()
    return {str(person) for person in found}


def _next_number(connection: Connection, game: str) -> int:
    """The number of this rated game; others wait here until this transaction is over."""
    connection.execute(_ADD_POOL, {"game": game})
    pool = rating_pools.c
    counted = update(rating_pools).where(pool.game == game).values(games=pool.games + 1)
    return int(connection.execute(counted.returning(pool.games)).scalar_one())


def _find(connection: Connection, game: str, players: list[str]) -> dict[str, Row]:
    wanted = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    return {row.player: row for row in connection.execute(wanted)}


def _store(
    connection: Connection,
    game: str,
    player: str,
    known: Row | None,
    rating: Rating,
    won: bool,
    now: float,
) -> None:
    columns = {"mu": rating.mu, "sigma": rating.sigma, "updated": now}
    if known is not None:
        same = (ratings.c.game == game) & (ratings.c.player == player)
        counts = {"games": known.games + 1, "wins": known.wins + won}
        connection.execute(update(ratings).where(same).values(**columns, **counts))
        return
    person = None if player.startswith(BOT_PREFIX) else player
    row = {"game": game, "player": player, "person": person, "games": 1, "wins": int(won)}
    connection.execute(insert(ratings), [{**row, **columns}])
