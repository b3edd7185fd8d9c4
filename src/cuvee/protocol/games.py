"""The games that a server offers."""

from __future__ import annotations

import msgspec

from cuvee.protocol.fields import OptionValue


class OptionOut(msgspec.Struct):
    """An option of a game or a campaign, and the values it takes."""

    name: str
    default: OptionValue | None
    values: list[OptionValue]


class GameOut(msgspec.Struct):
    """A game that can be played here."""

    name: str
    rules: int  # the version of its rules
    seats: list[int]
    options: list[OptionOut]
    actions: int  # how many action codes it has


class GamesOut(msgspec.Struct):
    """All games, the bots that play them, and the languages they speak."""

    games: list[GameOut]
    bots: list[str]
    languages: list[str]
