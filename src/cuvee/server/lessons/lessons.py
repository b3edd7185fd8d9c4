"""Lessons: a scene is a table in a given position, and its guide looks at the game there.

A person has one such table at a time, which no list shows; the next lesson takes its place. What a
person has done already is among their preferences, as the client keeps it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from cuvee.engine import BadInput
from cuvee.lessons import (
    LEARNER,
    Guide,
    Scene,
    first_state,
    games_with_lessons,
    guide,
    lesson,
    lessons_of,
    other_move,
    scene_words,
)
from cuvee.protocol.lessons import (
    GameLessonsOut,
    Language,
    LessonOut,
    LessonTitleOut,
    MistakeOut,
)
from cuvee.protocol.people import Person
from cuvee.protocol.tables import NewSeat, TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.cluster.pubsub import CHANGED
from cuvee.server.db import table_rows
from cuvee.server.db.schema import tables
from cuvee.server.db.table_rows import LESSON
from cuvee.server.errors import not_found
from cuvee.server.game.viewpoint import checked_viewpoint
from cuvee.server.secrets import new_seed
from cuvee.server.tables.lobby import Lobby
from cuvee.server.tables.new_tables import checked, new_row, new_seats

RIVAL: Final = NewSeat("bot", "Rosa", "random")


class Lessons:
    """Starts lessons, and guides through them."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.host = lobby.host

    def all(self, lang: Language) -> list[GameLessonsOut]:
        """The lessons of every game."""
        return [
            GameLessonsOut(name, [_title(scene, lang) for scene in lessons_of(name)])
            for name in games_with_lessons()
        ]

    async def start(self, person: Person, game: str, name: str) -> TableOut:
        """A table in the position of a lesson; the person's last one goes."""
        scene = _find(game, name)
        state = first_state(scene)
        rules, options = checked(game, state.seats, dict(state.options))
        seats, _ = new_seats([NewSeat("me"), *[RIVAL] * (state.seats - 1)], person)
        row = new_row(rules, options, state.seats, new_seed(), "server")
        row.host, row.origin, row.hints = person.id, LESSON, False  # the lesson itself points
        row.base = {"state": {**state.to_dict()}, "place": 0, "lesson": name}

        def write(connection: Connection) -> list[str]:
            earlier = select(tables.c.id).where(
                tables.c.host == person.id, tables.c.origin == LESSON
            )
            gone = [str(table) for table in connection.execute(earlier).scalars()]
            for table in gone:
                table_rows.delete_table(connection, table)
                self.host.pubsub.publish_in(connection, CHANGED, table, {})
            table_rows.add(connection, row, seats)
            return gone

        for table in await self.host.writer.write(write):
            session = self.host.sessions.loaded.get(table)
            if session is not None:
                self.host.sessions.forget(session)
        return (await self.lobby.open(row.id)).summary()

    async def guide(self, table: str, visitor: Visitor, lang: Language) -> LessonOut:
        """What a lesson says about the present position of its table, to whoever plays it."""
        session = await self.host.session(table)
        base = session.row.base or {}
        if session.row.origin != LESSON or "lesson" not in base:
            raise not_found()
        checked_viewpoint(visitor, session, LEARNER)
        scene = _find(session.row.game, base["lesson"])
        async with session.lock:
            history = session.require_history()
            answers = [move.code for move in history.moves if move.seat == LEARNER]
            return _out(scene, guide(scene, history.state, answers), history.seq, lang)


def _find(game: str, name: str) -> Scene:
    try:
        return lesson(game, name)
    except BadInput:
        raise not_found() from None


def _title(scene: Scene, lang: Language) -> LessonTitleOut:
    title, goal = scene_words(scene, lang), scene_words(scene, lang, "goal")
    return LessonTitleOut(scene.name, scene.number, title, goal)


def _out(scene: Scene, now: Guide, seq: int, lang: Language) -> LessonOut:
    scenes = lessons_of(scene.game)
    part = "done" if now.done else now.step
    return LessonOut(
        game=scene.game,
        name=scene.name,
        number=scene.number,
        count=len(scenes),
        title=scene_words(scene, lang),
        goal=scene_words(scene, lang, "goal"),
        seq=seq,
        done=now.done,
        lost=now.lost,
        text=scene_words(scene, lang, part) if part else "",
        hand=now.hand,
        right=None if now.right is None else [*now.right],
        mistakes=[
            MistakeOut([*actions], scene_words(scene, lang, now.step, mistake))
            for mistake, actions in now.mistakes.items()
        ],
        other=other_move(lang),
        next=scenes[scene.number].name if scene.number < len(scenes) else None,
    )
