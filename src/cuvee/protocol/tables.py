"""Tables: how they are made, found, listed and joined, and who sits there."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from cuvee.protocol.data import Options, ResultData
from cuvee.protocol.fields import Name, OptionValue, SeatNumber, Secret, Title
from cuvee.protocol.text import TextStruct

DEFAULT_BOT: Final = "greedy"
SeatKind = Literal["open", "person", "bot"]
NewSeatKind = Literal["open", "invited", "bot", "me"]
Status = Literal["open", "playing", "over", "stuck"]
Origin = Literal["new", "rematch", "fork", "import", "lesson", "daily"]
SeedOrigin = Literal["server", "player", "game"]
StuckCode = Literal["game_missing", "rules_changed", "rules_newer", "broken"]


class SeatOut(msgspec.Struct):
    """Who sits where.

    A bot on a seat that has a person plays for them; an open seat may be for somebody `invited` by
    its link alone, or `reserved` for a person.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    visible: bool  # spectators may view the game as this seat
    person: str | None
    invited: bool
    reserved: str | None


class StuckOut(msgspec.Struct):
    """Why a game cannot go on; it can still be read."""

    code: StuckCode
    message: str


class ClockOut(msgspec.Struct):
    """The time for each decision."""

    seconds: int


class TableOut(msgspec.Struct):
    """A table without the game: what anybody who may come here may know."""

    id: str
    game: str
    rules: int
    options: Options
    title: str
    public: bool
    host: str | None
    status: Status
    clock: ClockOut | None
    hints: bool  # whether players may ask for hints
    rated: bool  # whether the result changes the ratings of those who play
    deadline: float | None  # when the time of the waiting seats runs out
    commitment: str
    seed: str | None  # revealed when the game is over; of a daily challenge, when its day is
    salt: str | None  # of the commitment, revealed with the seed
    seed_from: SeedOrigin  # drawn by the server; or known to a player, or from another game
    origin: Origin
    parent: str | None  # the table it is a rematch or fork of
    campaign: str | None
    created: float
    updated: float
    expires: float | None  # when it is deleted unless somebody acts; None once it is over
    seq: int
    waiting: list[int]  # the seats that the game waits for
    seats: list[SeatOut]
    stuck: StuckOut | None = None
    join_code: str | None = None  # five letters or seven, until the game begins
    result: ResultData | None = None  # once it is over


class MyTableOut(msgspec.Struct):
    """A table as the visitor knows it: which seats they hold, and whether it is their turn."""

    table: TableOut
    my_seats: list[int]
    my_turn: bool


class TablePageOut(msgspec.Struct):
    """Tables, the last updated first, and the cursor of the next page."""

    tables: list[TableOut]
    next: str | None


class MyTablePageOut(msgspec.Struct):
    """The visitor's tables, the last updated first, and the cursor of the next page."""

    tables: list[MyTableOut]
    next: str | None


class NewSeat(TextStruct, forbid_unknown_fields=True):
    """A seat of a new table.

    It is open to anybody, for somebody invited by its link alone, a bot's, or mine; several may be
    mine, each with a name, for players who share a screen. An invited one may be kept for a friend.
    """

    kind: NewSeatKind = "open"
    name: Name | None = None
    bot: Name | None = None
    person: Name | None = None  # the friend who is invited


class NewTable(TextStruct, forbid_unknown_fields=True):
    """A new table."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue | None] = msgspec.field(default_factory=dict)
    title: Title = ""
    public: bool = False
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)] | None = None  # for each decision
    seed: Annotated[int, Meta(ge=0)] | None = None
    hints: bool | None = None  # whether players may ask for hints; None: if one person plays
    rated: bool = False  # for registered people and bots: no hints, no undo of what others saw


class NewTableOut(msgspec.Struct):
    """A new table and the secrets of its seats' links: keep your own, hand on the others."""

    table: TableOut
    secrets: dict[int, str]


class TableChanges(TextStruct, forbid_unknown_fields=True):
    """What the host changes about a table."""

    title: Title | None = None
    public: bool | None = None


class SeatChanges(TextStruct, forbid_unknown_fields=True):
    """What somebody changes about their seat."""

    name: Name | None = None
    visible: bool | None = None  # whether spectators may view the game as this seat


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat is wanted, if it matters."""

    seat: SeatNumber | None = None


class JoinedOut(msgspec.Struct):
    """Where one sits now, and the secret of the seat's link, for another device."""

    table: str
    seat: int
    secret: str | None = None


class SeatLink(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a seat's link."""

    secret: Secret


class JoinCodeOut(msgspec.Struct):
    """The table that has a join code."""

    table: str


class BotChoice(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that is to play."""

    bot: Name = DEFAULT_BOT
