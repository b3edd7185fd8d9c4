"""Campaigns: games one after the other, each of which decides how the next begins."""

from __future__ import annotations

import msgspec

from cuvee.games.views import CampaignProgress
from cuvee.protocol.fields import Name, OptionValue
from cuvee.protocol.games import OptionOut


class CampaignGameOut(msgspec.Struct):
    """A game that has campaigns, and the options of a campaign."""

    game: str
    options: list[OptionOut]


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A new campaign."""

    game: Name
    options: dict[str, OptionValue] = {}


class CampaignOut(msgspec.Struct):
    """A campaign: its progress, the tables it was played at, and the one in play."""

    id: str
    game: str
    finished: bool
    given_up: bool
    progress: CampaignProgress
    tables: list[str]  # of its finished games
    current_table: str | None
    created: float
    updated: float
