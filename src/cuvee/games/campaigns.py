"""Campaigns: a series of games in which each decides the options of the next.

A game that has campaigns registers them here; whoever stores one stores what `dump` returns.
"""

from __future__ import annotations

from collections.abc import Mapping

from cuvee.engine import BadInput, Option, Options, Result, mypyc_attr
from cuvee.engine.options import check_needs, complete
from cuvee.games.views import CampaignData, CampaignProgress


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """Somebody's progress through a series of games, each played alone."""

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to be played."""
        raise NotImplementedError

    def options(self) -> Options:
        """The options of the next game."""
        raise NotImplementedError

    def record(self, result: Result) -> None:
        """Enter how the next game came out."""
        raise NotImplementedError

    def dump(self) -> CampaignData:
        """The campaign as plain data, for `Campaigns.load`."""
        raise NotImplementedError

    def progress(self) -> CampaignProgress:
        """How far it has come, for people to be shown."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaigns:
    """How a game's campaigns are begun and read back."""

    def __init__(self, choices: list[Option]) -> None:
        self.choices = choices  # what can be chosen when one is begun

    def create(self, chosen: Options) -> Campaign:
        """A campaign at its beginning."""
        raise NotImplementedError

    def load(self, plain: object) -> Campaign:
        """Read back what `Campaign.dump` gave; anything else is refused."""
        raise NotImplementedError

    def begin(self, given: Mapping[str, object]) -> Campaign:
        """Begin a campaign; an unknown or contradictory choice is refused."""
        chosen = complete(self.choices, given, "a campaign")
        check_needs(self.choices, 1, chosen)
        return self.create(chosen)


_campaigns: dict[str, Campaigns] = {}


def register_campaigns(game: str, campaigns: Campaigns) -> Campaigns:
    """Say that a game has campaigns; once only."""
    if game in _campaigns:
        raise BadInput(f"the game {game!r} has campaigns already")
    _campaigns[game] = campaigns
    return campaigns


def with_campaigns() -> list[str]:
    """The names of the games that have campaigns."""
    return sorted(_campaigns)


def campaigns_of(game: str) -> Campaigns:
    """The campaigns of a game."""
    if game not in _campaigns:
        known = ", ".join(sorted(_campaigns)) or "none"
        raise BadInput(f"the game {game!r} has no campaigns; there are some of: {known}")
    return _campaigns[game]
