"""Lines of a table: something is done with an action, an upgrade or a vehicle, or is refused.

A mat holds what `Given.seat` lays before a tour, and decks the only cards that are left in each.
Answers that leave no choice are not asked and so not listed among the steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.games.naramata.given import Given

Mat = Mapping[str, object]
NOTHING: Mat = {}


@dataclass(frozen=True, kw_only=True)
class Laid:
    """What lies on the table before the first step."""

    own: Mat = field(default_factory=dict)
    rival: Mat = field(default_factory=dict)  # laid before seat 1
    decks: Mapping[str, list[int]] = field(default_factory=dict)
    market: list[str] | None = None
    coins: list[int] | None = None
    locks: list[str] | None = None
    bottles: dict[str, int] | None = None
    seats: int = 2

    def given(self) -> Given:
        """The table."""
        given = Given(seats=self.seats, time=str(self.own.get("time", "11:00")))
        given.seat(0, **self.own).seat(1, **self.rival)
        for deck, numbers in self.decks.items():
            given.leaves(deck, *numbers)
        return given.table(
            market=self.market, coins=self.coins, locks=self.locks, bottles=self.bottles
        )


@dataclass(frozen=True)
class Does(Laid):
    """What comes of the steps of a turn; the turn is over then, unless it `goes_on`."""

    of: str
    what: str
    steps: str
    then: Mat
    left: Mat = field(default_factory=dict, kw_only=True)  # what `Given.on_table` finds afterwards
    goes_on: bool = field(default=False, kw_only=True)

    def check(self) -> None:
        """Take the steps and look at what is there."""
        given = self.given().chooses(self.steps).then(0, **self.then).on_table(**self.left)
        if not self.goes_on:
            given.turn_is_over()


@dataclass(frozen=True)
class Cannot(Laid):
    """After the steps one more is refused, for a reason."""

    of: str
    what: str
    steps: str
    refused: str
    why: str

    def check(self) -> None:
        """Take the steps and ask why not one more."""
        assert self.given().chooses(self.steps).why_not(self.refused) == self.why


def title(case: Does | Cannot) -> str:
    """What a case shows."""
    return f"{case.of}: {case.what}"
