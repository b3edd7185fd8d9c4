"""Campaigns: games played one after the other, of which each decides how the next is begun.

A game that has campaigns registers them here; whoever keeps one writes down what `dump` gives and
need know no more of it.
"""

from __future__ import annotations

from cuvee.engine import BadInput, Option, Options, Result, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Journey:
    """Somebody's way through a campaign."""

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to be played."""
        raise NotImplementedError

    def options(self) -> dict[str, object]:
        """With which options the next game is begun, at one seat."""
        raise NotImplementedError

    def record(self, result: Result) -> None:
        """Enter how the next game came out."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The journey as plain data, for `Campaigns.load`."""
        raise NotImplementedError

    def standing(self) -> dict[str, object]:
        """How far it has come, as plain data for people to be shown."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaigns:
    """How a game's campaigns are begun and read back."""

    def __init__(self, choices: list[Option]) -> None:
        self.choices = choices  # what can be chosen when one is begun

    def begun(self, chosen: Options) -> Journey:
        """A campaign at its beginning."""
        raise NotImplementedError

    def load(self, plain: object) -> Journey:
        """Read back what `Journey.dump` gave; anything else is refused."""
        raise NotImplementedError

    def begin(self, given: dict[str, object]) -> Journey:
        """Begin a campaign; an unknown or contradictory choice is refused."""
        chosen: Options = {option.name: option.default for option in self.choices}
        for name in given:
            if name not in chosen:
                known = ", ".join(chosen) or "nothing"
                raise BadInput(f"a campaign does not ask for {name!r}; it asks for: {known}")
        for option in self.choices:
            if option.name in given:
                chosen[option.name] = option.checked(given[option.name])
        return self.begun(chosen)


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
