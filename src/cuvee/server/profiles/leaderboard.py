"""Queries of leaderboards: people and bots of a game by their ratings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from cuvee.protocol.profiles import LeaderboardOut, RankedOut
from cuvee.server.db.database import Row
from cuvee.server.db.schema import people, ratings
from cuvee.server.profiles.rating import BOT_PREFIX, PROVISIONAL_GAMES, rating_out

MAX_RANKED: Final = 100
MAX_PROVISIONAL: Final = 50


def leaderboard(connection: Connection, game: str, visitor: str | None) -> LeaderboardOut:
    """The best of a game, equal ratings at one rank, then those whose rating is provisional."""
    r = ratings.c
    joined = select(ratings, people.c.name).outerjoin(people, people.c.id == r.person)
    best = joined.where(r.game == game).order_by(r.mu.desc(), r.player)
    ranked = connection.execute(best.where(r.games >= PROVISIONAL_GAMES).limit(MAX_RANKED)).all()
    new = connection.execute(best.where(r.games < PROVISIONAL_GAMES).limit(MAX_PROVISIONAL)).all()
    players: list[RankedOut] = []
    for place, row in enumerate(ranked, 1):
        one = _ranked(row, place, visitor)
        if players and players[-1].rating.rating == one.rating.rating:
            one.rank = players[-1].rank
        players.append(one)
    players += [_ranked(row, None, visitor) for row in new]
    return LeaderboardOut(game, PROVISIONAL_GAMES, players)


def _ranked(row: Row, rank: int | None, visitor: str | None) -> RankedOut:
    bot = None if row.person is not None else str(row.player).removeprefix(BOT_PREFIX)
    mine = row.person is not None and row.person == visitor
    return RankedOut(rank, row.person, bot, row.name or bot or "", rating_out(row), mine)
