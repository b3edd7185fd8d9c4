"""One's campaigns."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cuvee.protocol.campaigns import CampaignGameOut, CampaignOut, NewCampaign
from cuvee.protocol.tables import TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.tables.campaigns import Campaigns


class CampaignsApi(Controller):
    """Beginning campaigns and going on with them."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @get("/games")
    async def games(self, campaigns: NamedDependency[Campaigns]) -> list[CampaignGameOut]:
        """The games that have campaigns, and their options."""
        return campaigns.games()

    @get()
    async def mine(
        self, campaigns: NamedDependency[Campaigns], me: NamedDependency[Visitor]
    ) -> list[CampaignOut]:
        """One's campaigns, the one played last first."""
        return await campaigns.mine(me.person)

    @post()
    async def begin(
        self,
        data: JSONBody[NewCampaign],
        campaigns: NamedDependency[Campaigns],
        me: NamedDependency[Visitor],
    ) -> CampaignOut:
        """Begin a campaign."""
        person = me.person
        return await campaigns.begin(person, data.game, data.options)

    @get("/{campaign:str}")
    async def one(
        self,
        campaign: FromPath[str],
        campaigns: NamedDependency[Campaigns],
        me: NamedDependency[Visitor],
    ) -> CampaignOut:
        """A campaign and its history."""
        return await campaigns.one(me.person, campaign)

    @post("/{campaign:str}/play")
    async def play(
        self,
        campaign: FromPath[str],
        campaigns: NamedDependency[Campaigns],
        me: NamedDependency[Visitor],
    ) -> TableOut:
        """Play the next game, or go on with the one under way."""
        return await campaigns.play(me.person, campaign)

    @post("/{campaign:str}/give-up", status_code=200)
    async def give_up(
        self,
        campaign: FromPath[str],
        campaigns: NamedDependency[Campaigns],
        me: NamedDependency[Visitor],
    ) -> CampaignOut:
        """End a campaign; its history stays."""
        person = me.person
        return await campaigns.give_up(person, campaign)
