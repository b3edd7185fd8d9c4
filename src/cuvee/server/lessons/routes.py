"""Routes of lessons."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from cuvee.protocol.lessons import GameLessonsOut, Language, LessonOut
from cuvee.protocol.tables import TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.lessons.lessons import Lessons


class LessonsApi(Controller):
    """Short scenes that teach a game."""

    path = "/api"
    tags = ("lessons",)

    @get("/lessons")
    async def all(
        self, lessons: NamedDependency[Lessons], lang: FromQuery[Language] = "en"
    ) -> list[GameLessonsOut]:
        """The lessons of every game, in a language."""
        return lessons.all(lang)

    @post("/lessons/{game:str}/{name:str}")
    async def start(
        self,
        game: FromPath[str],
        name: FromPath[str],
        lessons: NamedDependency[Lessons],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Start a lesson: a table in its position. The table of my last lesson is deleted."""
        return await lessons.start(me.person, game, name)

    @get("/tables/{table:str}/lesson")
    async def guide(
        self,
        table: FromPath[str],
        lessons: NamedDependency[Lessons],
        me: NamedDependency[Visitor],
        lang: FromQuery[Language] = "en",
    ) -> LessonOut:
        """What the lesson says about the present position of my table, in a language."""
        return await lessons.guide(table, me, lang)
