"""One's webhooks."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cuvee.protocol.webhooks import NewWebhook, WebhookOut, WebhookTestOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.notifications.webhooks import WebhookService


class WebhooksApi(Controller):
    """Setting up webhooks and trying them out."""

    path = "/api/me/webhooks"
    tags = ("webhooks",)

    @get()
    async def mine(
        self, webhooks: NamedDependency[WebhookService], me: NamedDependency[Visitor]
    ) -> list[WebhookOut]:
        """One's webhooks, and what became of the last notice of each."""
        return await webhooks.mine(me.person)

    @post()
    async def add(
        self,
        data: JSONBody[NewWebhook],
        webhooks: NamedDependency[WebhookService],
        me: NamedDependency[Visitor],
    ) -> WebhookOut:
        """Be told by webhook when it is one's turn."""
        return await webhooks.add(me.person, data)

    @put("/{webhook:str}")
    async def change(
        self,
        webhook: FromPath[str],
        data: JSONBody[NewWebhook],
        webhooks: NamedDependency[WebhookService],
        me: NamedDependency[Visitor],
    ) -> WebhookOut:
        """Have a webhook lead elsewhere."""
        return await webhooks.change(me.person, webhook, data)

    @delete("/{webhook:str}")
    async def remove(
        self,
        webhook: FromPath[str],
        webhooks: NamedDependency[WebhookService],
        me: NamedDependency[Visitor],
    ) -> None:
        """Have a webhook no more."""
        await webhooks.remove(me.person, webhook)

    @post("/{webhook:str}/test", status_code=200)
    async def trial(
        self,
        webhook: FromPath[str],
        webhooks: NamedDependency[WebhookService],
        me: NamedDependency[Visitor],
    ) -> WebhookTestOut:
        """Send something now, and see whether it arrives."""
        return await webhooks.trial(me.person, webhook)
