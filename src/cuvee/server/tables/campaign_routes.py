"""One's campaigns."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody

from cuvee.protocol.campaigns import CampaignGameOut, CampaignOut, NewCampaign
from cuvee.protocol.tables import TableOut
from cuvee.server.services import Served

AnyRequest = Request[Any, Any, Any]


class CampaignsApi(Controller):
    """Beginning campaigns and going on with them."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @get("/games")
    async def games(self, services: Served) -> list[CampaignGameOut]:
        """The games that have campaigns, and their options."""
        return services.campaigns.games()

    @get()
    async def mine(self, services: Served, request: AnyRequest) -> list[CampaignOut]:
        """One's campaigns, the one played last first."""
        return await services.campaigns.mine((await services.require_visitor(request)).person)

    @post()
    async def begin(
        self, data: JSONBody[NewCampaign], services: Served, request: AnyRequest
    ) -> CampaignOut:
        """Begin a campaign."""
        person = (await services.require_visitor(request)).person
        return await services.campaigns.begin(person, data.game, data.options)

    @get("/{campaign:str}")
    async def one(
        self, campaign: FromPath[str], services: Served, request: AnyRequest
    ) -> CampaignOut:
        """A campaign and its history."""
        return await services.campaigns.one(
            (await services.require_visitor(request)).person, campaign
        )

    @post("/{campaign:str}/play")
    async def play(
        self, campaign: FromPath[str], services: Served, request: AnyRequest
    ) -> TableOut:
        """Play the next game, or go on with the one under way."""
        return await services.campaigns.play(
            (await services.require_visitor(request)).person, campaign
        )

    @post("/{campaign:str}/give-up", status_code=200)
    async def give_up(
        self, campaign: FromPath[str], services: Served, request: AnyRequest
    ) -> CampaignOut:
        """End a campaign; its history stays."""
        person = (await services.require_visitor(request)).person
        return await services.campaigns.give_up(person, campaign)
