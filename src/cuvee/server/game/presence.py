"""Presence: whether somebody has a connection to a table, in this process or in another."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from cuvee.server.background import BackgroundTasks
from cuvee.server.cluster.pubsub import PRESENCE, PRESENT, PubSub
from cuvee.server.game.sessions import Sessions
from cuvee.server.game.viewpoint import is_watching
from cuvee.server.secrets import new_id

ANSWER_SECONDS: Final = 2.0  # that other processes have to answer; no answer means no


class Presence:
    """Asks all processes who is present, and answers for this one."""

    def __init__(self, sessions: Sessions, background: BackgroundTasks, pubsub: PubSub) -> None:
        self.sessions = sessions
        self.background = background
        self.pubsub = pubsub
        self._questions: dict[str, asyncio.Event] = {}
        pubsub.subscribe(PRESENCE, self._on_question)
        pubsub.subscribe(PRESENT, self._on_answer)

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
