"""The games that a server offers."""

from __future__ import annotations

import msgspec

from cuvee.protocol.fields import OptionValue

Conditions = dict[str, list[OptionValue]]  # by the name of an option or "seats": values it has


class NeedOut(msgspec.Struct):
    """What some values of an option need: one of some conditions, and none of some others."""

    values: list[OptionValue | None]
    any_of: Conditions  # empty: no condition
    none_of: Conditions
    instead: OptionValue | None  # the value to propose where the default is not allowed


class OptionOut(msgspec.Struct):
    """An option of a game or a campaign, the values it takes and what they need."""

    name: str
    default: OptionValue | None
    values: list[OptionValue]
    needs: list[NeedOut]


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
