"""What seats use, for statistics such as the win lift: cards they play, what they build or buy.

A game that wants such statistics registers here which of its events tell of a use.
"""

from __future__ import annotations

from cuvee.engine import BadInput, Event


class Usage:
    """A way in which seats use things, told by events of one kind."""

    def __init__(self, name: str, event: str, argument: str, thing: str, keys: list[str]) -> None:
        self.name = name  # an id, such as "vines_planted"
        self.event = event  # the kind of the event that tells of a use by its seat
        self.argument = argument  # which of its arguments, secret or not, names the thing
        self.thing = thing  # the first part of its name in the locale files: "card" of card-merlot
        self.keys = keys  # all that could be used; an edition of one's own may bring further ones

    def used(self, event: Event) -> str | None:
        """The thing that an event tells was used in this way."""
        if event.kind != self.event or event.seat < 0:
            return None
        key = event.args.get(self.argument, event.secret.get(self.argument))
        return None if key is None else str(key)


_usages: dict[str, list[Usage]] = {}


def register_usages(game: str, usages: list[Usage]) -> None:
    """Say what seats of a game use; once only."""
    if game in _usages:
        raise BadInput(f"the game {game!r} says already what is used")
    _usages[game] = usages


def usages_of(game: str) -> list[Usage]:
    """What seats of a game use; nothing, if it does not say."""
    return _usages.get(game, [])
