"""One's webhooks."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, post, put
from litestar.params import FromPath, JSONBody

from cuvee.protocol.webhooks import NewWebhook, WebhookOut, WebhookTestOut
from cuvee.server.services import Served

AnyRequest = Request[Any, Any, Any]


class WebhooksApi(Controller):
    """Setting up webhooks and trying them out."""

    path = "/api/me/webhooks"
    tags = ("webhooks",)

    @get()
    async def mine(self, services: Served, request: AnyRequest) -> list[WebhookOut]:
        """One's webhooks, and what became of the last notice of each."""
        return await services.webhooks.mine((await services.require_visitor(request)).person)

    @post()
    async def add(
        self, data: JSONBody[NewWebhook], services: Served, request: AnyRequest
    ) -> WebhookOut:
        """Be told by webhook when it is one's turn."""
        return await services.webhooks.add((await services.require_visitor(request)).person, data)

    @put("/{webhook:str}")
    async def change(
        self,
        webhook: FromPath[str],
        data: JSONBody[NewWebhook],
        services: Served,
        request: AnyRequest,
    ) -> WebhookOut:
        """Have a webhook lead elsewhere."""
        visitor = await services.require_visitor(request)
        return await services.webhooks.change(visitor.person, webhook, data)

    @delete("/{webhook:str}")
    async def remove(self, webhook: FromPath[str], services: Served, request: AnyRequest) -> None:
        """Have a webhook no more."""
        await services.webhooks.remove((await services.require_visitor(request)).person, webhook)

    @post("/{webhook:str}/test", status_code=200)
    async def trial(
        self, webhook: FromPath[str], services: Served, request: AnyRequest
    ) -> WebhookTestOut:
        """Send something now, and see whether it arrives."""
        return await services.webhooks.trial(
            (await services.require_visitor(request)).person, webhook
        )
