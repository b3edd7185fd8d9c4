"""Routes of campaigns."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cuvee.protocol.campaigns import CampaignGameOut, CampaignOut, NewCampaign
from cuvee.protocol.tables import TableOut
from cuvee.server.accounts.accounts import Visitor
from cuvee.server.tables.campaigns import Campaigns


class CampaignsApi(Controller):
    """Starting and continuing campaigns."""

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
        """My campaigns, the last played first."""
        return await campaigns.mine(me.person)

    @post()
    async def begin(
        self,
        data: JSONBody[NewCampaign],
        campaigns: NamedDependency[Campaigns],
        me: NamedDependency[Visitor],
    ) -> CampaignOut:
        """Start a campaign."""
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
        """Create the table of the next game, or find the present one."""
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
