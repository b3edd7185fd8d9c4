"""Routes of profiles and leaderboards."""

from __future__ import annotations

import asyncio
import time

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from sqlalchemy import Connection

from cuvee.engine import game_names
from cuvee.protocol.profiles import LeaderboardOut, ProfileOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.accounts.people import find_person, friendship
from cuvee.server.db.database import read
from cuvee.server.errors import not_found
from cuvee.server.game.host import Host
from cuvee.server.profiles.leaderboard import leaderboard
from cuvee.server.profiles.profile import game_profiles


class ProfilesApi(Controller):
    """How people's finished games came out, and who plays best."""

    path = "/api"
    tags = ("profiles",)

    @get("/people/{person:str}")
    async def profile(
        self,
        person: FromPath[str],
        host: NamedDependency[Host],
        visitor: NamedDependency[Visitor | None],
    ) -> ProfileOut:
        """A person's finished games: results, points, favorites, form, ratings."""
        me = None if visitor is None else visitor.person.id

        def query(connection: Connection) -> ProfileOut:
            found = find_person(connection, person)
            return ProfileOut(
                id=found.id,
                name=found.name,
                registered=found.registered,
                friendship=friendship(connection, me, found.id),
                games=game_profiles(connection, found.id, me, time.time()),
            )

        return await asyncio.to_thread(read, host.engine, query)

    @get("/leaderboards/{game:str}")
    async def leaderboard(
        self,
        game: FromPath[str],
        host: NamedDependency[Host],
        visitor: NamedDependency[Visitor | None],
    ) -> LeaderboardOut:
        """People and bots of a game by their ratings."""
        if game not in game_names():
            raise not_found()
        me = None if visitor is None else visitor.person.id
        return await asyncio.to_thread(read, host.engine, lambda c: leaderboard(c, game, me))
