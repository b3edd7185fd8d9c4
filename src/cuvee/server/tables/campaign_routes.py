"""One's campaigns."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody

from cuvee.server.protocol_answers import TableOut
from cuvee.server.services import Served
from cuvee.server.tables.campaigns import CampaignOut, Offered
from cuvee.server.tables.lobby import Name

AnyRequest = Request[Any, Any, Any]


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign as it is asked for."""

    game: Name
    choices: dict[str, bool | int | str] = {}


class CampaignsApi(Controller):
    """Beginning campaigns and going on with them."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @get("/offered")
    async def offered(self, services: Served) -> list[Offered]:
        """The games that have campaigns, and what can be chosen."""
        return services.campaigns.offered()

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
        return await services.campaigns.begin(person, data.game, data.choices)

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
