"""The seats of a new table, by who is to play there."""

from __future__ import annotations

from cuvee.protocol.tables import DEFAULT_BOT, NewSeat


def my_seat(name: str | None = None) -> NewSeat:
    """A seat of one's own; with a name, of somebody who plays through the same client."""
    return NewSeat("me", name)


def bot_seat(bot: str = DEFAULT_BOT) -> NewSeat:
    """A seat for one of the server's bots."""
    return NewSeat("bot", bot=bot)


def open_seat() -> NewSeat:
    """A seat that anybody may take."""
    return NewSeat("open")


def invited_seat(name: str | None = None) -> NewSeat:
    """A seat for whoever gets its link."""
    return NewSeat("invited", name)
