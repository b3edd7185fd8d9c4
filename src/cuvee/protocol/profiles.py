"""Profiles: how somebody's finished games came out, ratings and leaderboards."""

from __future__ import annotations

from typing import Literal

import msgspec

ResultMode = Literal["table", "together", "solo", "daily", "campaign"]
Friendship = Literal["me", "none", "asked", "asks", "friends"]


class RatingOut(msgspec.Struct):
    """A rating on the scale of people and bots: everybody begins at 1500."""

    rating: int
    uncertainty: int  # the true strength is thought to lie so far above or below, at most
    provisional: bool  # too few games yet
    games: int
    wins: int


class ResultGroupOut(msgspec.Struct):
    """The results in one mode with one number of seats."""

    mode: ResultMode
    seats: int
    games: int
    wins: int
    mean_place: float
    mean_points: float
    best_points: int


class PointSourceOut(msgspec.Struct):
    """What brought points, in the mean of all games at a table."""

    source: str  # an id of the game, such as "orders"
    points: float


class FavoriteOut(msgspec.Struct):
    """Something used often: a card, a structure, an upgrade."""

    usage: str  # how it was used, such as "vines_planted"
    thing: str  # the first part of its name in the words of the game
    key: str  # the rest of it
    games: int  # in which it was used
    wins: int


class FormOut(msgspec.Struct):
    """One finished game; of the last ones, the earliest first."""

    finished: float
    mode: ResultMode
    seats: int
    place: int
    points: int
    rating: int | None  # after a rated game
    table: str | None  # where the visitor may look at it


class GameProfileOut(msgspec.Struct):
    """Somebody's finished games of one game."""

    game: str
    rating: RatingOut | None
    results: list[ResultGroupOut]
    sources: list[PointSourceOut]
    favorites: list[FavoriteOut]
    form: list[FormOut]


class ProfileOut(msgspec.Struct):
    """A person's finished games; nothing of games under way."""

    id: str
    name: str
    registered: bool
    friendship: Friendship  # with the visitor; "asked" by the visitor, or "asks" the visitor
    games: list[GameProfileOut]


class RankedOut(msgspec.Struct):
    """A person or a bot on a leaderboard."""

    rank: int | None  # none while the rating is provisional
    person: str | None
    bot: str | None
    name: str
    rating: RatingOut
    mine: bool


class LeaderboardOut(msgspec.Struct):
    """People and bots by rating, those with a provisional one last."""

    game: str
    provisional_games: int  # before a rating counts
    players: list[RankedOut]
