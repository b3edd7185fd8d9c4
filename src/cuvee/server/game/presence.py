"""Presence: whose players have a connection to a table, in this process or in another."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec

from cuvee.protocol.notices import PresenceNotice
from cuvee.server.background import BackgroundTasks
from cuvee.server.cluster.pubsub import HERE, PRESENCE, PRESENT, PubSub
from cuvee.server.game.session import TableSession
from cuvee.server.game.sessions import Sessions
from cuvee.server.game.viewpoint import held_by, is_watching
from cuvee.server.game.watcher import Watcher
from cuvee.server.secrets import new_id

ANSWER_SECONDS: Final = 2.0  # that other processes have to answer; no answer means no
RECONNECT_SECONDS: Final = 4.0  # after which somebody who does not come back has left
_encode = msgspec.json.Encoder().encode


class Presence:
    """Knows who is present in this process, asks the others, and answers for this one."""

    def __init__(self, sessions: Sessions, background: BackgroundTasks, pubsub: PubSub) -> None:
        self.sessions = sessions
        self.background = background
        self.pubsub = pubsub
        self._id = new_id(8)
        self._questions: dict[str, asyncio.Event] = {}
        # By table and process: the seats present there, and when it said so.
        self._elsewhere: dict[str, dict[str, tuple[set[int], float]]] = {}
        pubsub.subscribe(PRESENCE, self._on_question)
        pubsub.subscribe(PRESENT, self._on_answer)
        pubsub.subscribe(HERE, self._on_here)

    # Who is present at a table, for everybody who watches it.

    def came(self, session: TableSession, watcher: Watcher) -> None:
        """Send a new watcher who is present, and all others if that has changed."""
        if session.single_player:
            return
        if not self._refresh(session):
            watcher.send(_encode(PresenceNotice(sorted(session.present))))
        if self.pubsub.several:
            self._share(session, ask=True)
            asked, loop = time.monotonic(), asyncio.get_running_loop()
            loop.call_later(ANSWER_SECONDS, self._drop_silent, session, asked)

    def left(self, session: TableSession) -> None:
        """Send who is present if somebody who has left does not come back at once."""
        if not session.single_player:
            asyncio.get_running_loop().call_later(RECONNECT_SECONDS, self._check, session)

    def _check(self, session: TableSession) -> None:
        self._refresh(session)
        if self.pubsub.several:
            self._share(session)

    def _refresh(self, session: TableSession) -> bool:
        """Find out who is present; if that has changed, send it to all watchers."""
        present = _seats_here(session)
        for seats, _ in self._elsewhere.get(session.row.id, {}).values():
            present |= seats
        if present == session.present:
            return False
        session.present = present
        session.notify_all(PresenceNotice(sorted(present)))
        return True

    def _share(self, session: TableSession, ask: bool = False) -> None:
        """Tell the other processes who is present here."""
        said = {"process": self._id, "seats": sorted(_seats_here(session)), "ask": ask}
        self.background.start(self.pubsub.publish(HERE, session.row.id, said))

    async def _on_here(self, table: str, said: dict[str, Any]) -> None:
        session = self.sessions.loaded.get(table)
        if session is None:
            return
        elsewhere = self._elsewhere.setdefault(table, {})
        elsewhere[said["process"]] = (set(said["seats"]), time.monotonic())
        self._refresh(session)
        if said["ask"]:
            self._share(session)

    def _drop_silent(self, session: TableSession, asked: float) -> None:
        """Forget what processes said that have not answered since: they are gone."""
        said = self._elsewhere.pop(session.row.id, {})
        answered = {process: (seats, at) for process, (seats, at) in said.items() if at >= asked}
        if answered:
            self._elsewhere[session.row.id] = answered
        self._refresh(session)

    # Whether one person is present.

    async def is_present(self, table: str, person: str) -> bool:
        """Whether a person has a connection to a table, in any process."""
        if self._is_here(table, person):
            return True
        if not self.pubsub.several:
            return False
        question, answered = new_id(), asyncio.Event()
        self._questions[question] = answered
        try:
            payload = {"person": person, "question": question}
            await self.pubsub.publish(PRESENCE, table, payload)
            with suppress(TimeoutError):
                await asyncio.wait_for(answered.wait(), ANSWER_SECONDS)
            return answered.is_set()
        finally:
            del self._questions[question]

    def _is_here(self, table: str, person: str) -> bool:
        session = self.sessions.loaded.get(table)
        return session is not None and is_watching(person, session)

    async def _on_question(self, table: str, asked: dict[str, Any]) -> None:
        if self._is_here(table, asked["person"]):
            answer = self.pubsub.publish(PRESENT, table, {"question": asked["question"]})
            self.background.start(answer)

    async def _on_answer(self, _: str, answer: dict[str, Any]) -> None:
        question = self._questions.get(answer["question"])
        if question is not None:
            question.set()


def _seats_here(session: TableSession) -> set[int]:
    """The seats whose players have a connection to the table, in this process."""
    here: set[int] = set()
    for watcher in session.watchers:
        here |= held_by(watcher.visitor, session)
    return here
