"""Queries of profiles: results by game, mode and seats, sources of points, favorites, form."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from statistics import fmean
from typing import Final, cast

from sqlalchemy import Connection, select

from cuvee.games.usages import usages_of
from cuvee.protocol.profiles import (
    FavoriteOut,
    FormOut,
    GameProfileOut,
    PointSourceOut,
    ResultGroupOut,
    ResultMode,
)
from cuvee.server.db.database import Row
from cuvee.server.db.schema import ratings, results, seats, tables
from cuvee.server.profiles.rating import rating_out, shown

MAX_RESULTS: Final = 2000  # of one person that statistics are made from, the last ones
MAX_FORM: Final = 30  # games in the form
MAX_FAVORITES: Final = 6  # things of each usage
RIVALS: Final = ("table",)  # modes in which the sources of points are compared


def game_profiles(
    connection: Connection, person: str, visitor: str | None, now: float
) -> list[GameProfileOut]:
    """A person's finished games by game; none whose deal others may still play."""
    r = results.c
    wanted = select(results).where(r.person == person, r.shown_from <= now, r.left.is_(False))
    last = wanted.order_by(r.finished.desc(), r.table).limit(MAX_RESULTS)
    found = sorted(connection.execute(last), key=lambda row: (row.game, row.finished, row.table))
    rated = {row.game: row for row in connection.execute(_ratings_of(person))}
    by_game = {name: list(rows) for name, rows in groupby(found, lambda row: str(row.game))}
    open_tables = _open_to(connection, [r for rows in by_game.values() for r in rows[-MAX_FORM:]])
    seen = open_tables | _seated_at(connection, visitor)
    return [
        GameProfileOut(
            game=name,
            rating=rating_out(rated[name]) if name in rated else None,
            results=_groups(by_game.get(name, [])),
            sources=_sources(by_game.get(name, [])),
            favorites=_favorites(name, by_game.get(name, [])),
            form=[_form(row, seen) for row in by_game.get(name, [])[-MAX_FORM:]],
        )
        for name in sorted(by_game.keys() | rated.keys())
    ]


def _ratings_of(person: str) -> Row:
    return select(ratings).where(ratings.c.person == person)


def _open_to(connection: Connection, rows: list[Row]) -> set[str]:
    """Those tables of results that anybody may look at."""
    wanted = [row.table for row in rows]
    public = select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.public)
    return set(connection.execute(public).scalars())


def _seated_at(connection: Connection, visitor: str | None) -> set[str]:
    """The tables at which a visitor has a seat."""
    if visitor is None:
        return set()
    mine = select(seats.c.table).where(seats.c.person == visitor)
    return set(connection.execute(mine).scalars())


def _groups(rows: list[Row]) -> list[ResultGroupOut]:
    def group(row: Row) -> tuple[str, int]:
        return str(row.mode), int(row.seats)

    return [
        _group(mode, seat_count, list(several))
        for (mode, seat_count), several in groupby(sorted(rows, key=group), group)
    ]


def _group(mode: str, seat_count: int, rows: list[Row]) -> ResultGroupOut:
    return ResultGroupOut(
        mode=cast("ResultMode", mode),
        seats=seat_count,
        games=len(rows),
        wins=sum(row.place == 1 for row in rows),
        mean_place=fmean(row.place for row in rows),
        mean_points=fmean(row.points for row in rows),
        best_points=max(row.points for row in rows),
    )


def _sources(rows: list[Row]) -> list[PointSourceOut]:
    """What brought points at tables with rivals, the most first."""
    counted = [row.sources for row in rows if row.mode in RIVALS and row.sources]
    sums: dict[str, int] = {}
    for source, points in _items(counted):
        sums[source] = sums.get(source, 0) + points
    most_first = sorted(sums.items(), key=lambda item: (-item[1], item[0]))
    return [PointSourceOut(name, total / len(counted)) for name, total in most_first]


def _items(several: Iterable[dict[str, int]]) -> Iterable[tuple[str, int]]:
    for one in several:
        yield from one.items()


def _favorites(name: str, rows: list[Row]) -> list[FavoriteOut]:
    """The things of each usage that were used in most games."""
    found: list[FavoriteOut] = []
    for usage in usages_of(name):
        games: dict[str, int] = {}
        wins: dict[str, int] = {}
        for row in rows:
            for key in row.uses.get(usage.name, []):
                games[key] = games.get(key, 0) + 1
                wins[key] = wins.get(key, 0) + (row.place == 1)
        best = sorted(games, key=lambda key: (-games[key], -wins[key], key))[:MAX_FAVORITES]
        found += [FavoriteOut(usage.name, usage.thing, key, games[key], wins[key]) for key in best]
    return found


def _form(row: Row, seen: set[str]) -> FormOut:
    return FormOut(
        finished=row.finished,
        mode=row.mode,
        seats=row.seats,
        place=row.place,
        points=row.points,
        rating=None if row.mu is None else shown(row.mu),
        table=row.table if row.table in seen else None,
    )
