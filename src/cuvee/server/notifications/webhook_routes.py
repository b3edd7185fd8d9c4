"""Routes of webhooks."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cuvee.protocol.webhooks import NewWebhook, WebhookOut, WebhookTestOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.notifications.webhooks import WebhookService


class WebhooksApi(Controller):
    """Adding, changing and testing webhooks."""

    path = "/api/me/webhooks"
    tags = ("webhooks",)

    @get()
    async def mine(
        self, webhooks: NamedDependency[WebhookService], me: NamedDependency[Visitor]
    ) -> list[WebhookOut]:
        """My webhooks, each with the outcome of the last delivery."""
        return await webhooks.mine(me.person)

    @post()
    async def add(
        self,
        data: JSONBody[NewWebhook],
        webhooks: NamedDependency[WebhookService],
        me: NamedDependency[Visitor],
    ) -> WebhookOut:
        """Add a webhook that is called when it is my turn."""
        return await webhooks.add(me.person, data)

    @put("/{webhook:str}")
    async def change(
        self,
        webhook: FromPath[str],
        data: JSONBody[NewWebhook],
        webhooks: NamedDependency[WebhookService],
        me: NamedDependency[Visitor],
    ) -> WebhookOut:
        """Change a webhook."""
        return await webhooks.change(me.person, webhook, data)

    @delete("/{webhook:str}")
    async def remove(
        self,
        webhook: FromPath[str],
        webhooks: NamedDependency[WebhookService],
        me: NamedDependency[Visitor],
    ) -> None:
        """Remove a webhook."""
        await webhooks.remove(me.person, webhook)

    @post("/{webhook:str}/test", status_code=200)
    async def trial(
        self,
        webhook: FromPath[str],
        webhooks: NamedDependency[WebhookService],
        me: NamedDependency[Visitor],
    ) -> WebhookTestOut:
        """Send a test now."""
        return await webhooks.trial(me.person, webhook)
