"""The webhooks of people, and testing them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Engine,
    Update,
    delete,
    func,
    insert,
    select,
    update,
)

from cuvee.protocol.people import Person
from cuvee.protocol.webhooks import NewWebhook, WebhookOut, WebhookTestOut
from cuvee.server.db.database import read
from cuvee.server.db.schema import deliveries, webhooks
from cuvee.server.db.writer import Writer
from cuvee.server.errors import Problem, not_found
from cuvee.server.http.rate_limits import Limits, Rule
from cuvee.server.notifications import webhook_bodies as bodies
from cuvee.server.notifications.targets import Refused, Targets, Undelivered
from cuvee.server.secrets import new_id

MAX_WEBHOOKS: Final = 5  # of one person
TEST_RULE: Final = Rule("trials", 5, 0.1)


class WebhookService:
    """The webhooks of all people."""

    def __init__(
        self, engine: Engine, writer: Writer, targets: Targets, site: str, limits: Limits
    ) -> None:
        self.engine = engine
        self.writer = writer
        self.targets = targets
        self.site = site
        self._limits = limits

    async def mine(self, person: Person) -> list[WebhookOut]:
        """The webhooks of a person."""
        return await asyncio.to_thread(read, self.engine, lambda c: _mine(c, person.id))

    async def add(self, person: Person, wanted: NewWebhook) -> WebhookOut:
        """Add a webhook."""
        await self._check(person, wanted)
        hook = WebhookOut(new_id(16), wanted.url, wanted.format, time.time())
        row = {"id": hook.id, "person": person.id, "created": hook.created}

        def write(connection: Connection) -> None:
            own = select(func.count()).where(webhooks.c.person == person.id)
            if connection.execute(own).scalar_one() >= MAX_WEBHOOKS:
                raise Problem(409, "too_many_webhooks", f"You may have {MAX_WEBHOOKS} webhooks.")
            connection.execute(insert(webhooks).values(**row, url=hook.url, shape=hook.format))

        await self.writer.write(write)
        return hook

    async def change(self, person: Person, number: str, wanted: NewWebhook) -> WebhookOut:
        """Change the URL or the format of a webhook."""
        await self._check(person, wanted)
        change = update(webhooks).where(_own(person, number))
        await self._write(change.values(url=wanted.url, shape=wanted.format))
        return await self._one(person, number)

    async def remove(self, person: Person, number: str) -> None:
        """Remove a webhook and its pending deliveries."""
        await self._write(delete(webhooks).where(_own(person, number)))

    async def trial(self, person: Person, number: str) -> WebhookTestOut:
        """Send a test now and return its outcome."""
        hook = await self._one(person, number)
        self._count(person)
        body = bodies.trial(self.site, bodies.language(person.preferences))
        try:
            await self.targets.post(hook.url, bodies.shaped(body, hook.format))
        except Undelivered as problem:
            return WebhookTestOut(False, problem.outcome)
        return WebhookTestOut(True, "delivered")

    async def _check(self, person: Person, wanted: NewWebhook) -> None:
        self._count(person)
        try:
            await self.targets.find(wanted.url)
        except Refused as problem:
            raise Problem(
                422, "bad_target", f"This address cannot be used for a webhook: {problem}."
            ) from None

    def _count(self, person: Person) -> None:
        if self._limits.take(TEST_RULE, person.id) > 0:
            raise Problem(429, "rate_limited", "Too many tests; wait a moment.")

    async def _write(self, change: Update | Delete) -> None:
        """Change a webhook of the person; not_found if it is not theirs."""

        def write(connection: Connection) -> None:
            if connection.execute(change).rowcount != 1:
                raise not_found()

        await self.writer.write(write)

    async def _one(self, person: Person, number: str) -> WebhookOut:
        for hook in await self.mine(person):
            if hook.id == number:
                return hook
        raise not_found()


def _own(person: Person, number: str) -> ColumnElement[bool]:
    return (webhooks.c.id == number) & (webhooks.c.person == person.id)


def _mine(connection: Connection, person: str) -> list[WebhookOut]:
    wanted = select(webhooks).where(webhooks.c.person == person).order_by(webhooks.c.created)
    found: list[WebhookOut] = []
    for row in connection.execute(wanted).all():
        last = select(deliveries.c.outcome, deliveries.c.created)
        last = last.where(deliveries.c.webhook == row.id, deliveries.c.outcome.is_not(None))
        attempt = connection.execute(last.order_by(deliveries.c.id.desc()).limit(1)).first()
        outcome, at = (None, None) if attempt is None else (attempt.outcome, attempt.created)
        found.append(WebhookOut(row.id, row.url, row.shape, row.created, outcome, at))
    return found
