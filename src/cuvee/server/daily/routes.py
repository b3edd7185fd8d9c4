"""Routes of daily challenges. None of them takes a score: scores come from records alone."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from cuvee.protocol.daily import DailyOut, PastDaysOut
from cuvee.protocol.people import Person
from cuvee.protocol.tables import TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.daily.daily import Daily


class DailyApi(Controller):
    """One deal a day for each game, the same for everybody."""

    path = "/api/daily"
    tags = ("daily",)

    @get("/")
    async def today(
        self, daily: NamedDependency[Daily], visitor: NamedDependency[Visitor | None]
    ) -> list[DailyOut]:
        """The challenges of this day (UTC), with the scores so far."""
        return await daily.today(_person(visitor))

    @get("/{game:str}")
    async def past(
        self,
        game: FromPath[str],
        daily: NamedDependency[Daily],
        visitor: NamedDependency[Visitor | None],
        before: FromQuery[str | None] = None,
    ) -> PastDaysOut:
        """The archive of a game: days before a day, before today if none is named."""
        return await daily.past(game, _person(visitor), before)

    @get("/{game:str}/{day:str}")
    async def day(
        self,
        game: FromPath[str],
        day: FromPath[str],
        daily: NamedDependency[Daily],
        visitor: NamedDependency[Visitor | None],
    ) -> DailyOut:
        """The challenge of a day; its seed, and links to its games, once the day is over."""
        return await daily.day(game, day, _person(visitor))

    @post("/{game:str}")
    async def start(
        self, game: FromPath[str], daily: NamedDependency[Daily], me: NamedDependency[Visitor]
    ) -> TableOut:
        """Start my attempt of today, or go on with it. There is one a day."""
        return await daily.start(me.person, game)

    @post("/{game:str}/{day:str}/practice")
    async def practice(
        self,
        game: FromPath[str],
        day: FromPath[str],
        daily: NamedDependency[Daily],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """A table with the deal of a past day; it counts nowhere."""
        return await daily.practice(me.person, game, day)


def _person(visitor: Visitor | None) -> Person | None:
    return None if visitor is None else visitor.person
