"""Small games of the tests' own: an open question, and rules that change."""

from __future__ import annotations

from typing import ClassVar

from cuvee.engine import Do, EachSeat, Game, Options, Reason
from tests.engine.toy import PICK, Pick, Table, Toy
from tests.server.playing import Begin


class OpenToy(Toy):
    """A table at which every question is put to all seats, and the first answer settles it."""

    @property
    def waiting(self) -> list[int]:
        """Everybody, as long as something is asked."""
        return list(range(self.seats)) if self.stack else []


class OpenTable(Table):
    """The game around it."""

    def blank(self, seats: int, options: Options) -> Toy:
        """Full purses."""
        return OpenToy(self, seats, options)


def open_question(seats: int) -> Begin:
    """A game of four questions, each open to everybody."""
    rules = OpenTable(Do[Toy](*[Pick(2) for _ in range(4)]), seats=seats)

    def begin() -> Toy:
        return rules.begin(seats, 0, {}, record_events=True)

    return begin


# A game whose rules change: ten picks in turn, of which each leaves a mark.


class Vintage(Pick):
    """Mark oneself with a number from 0 to 2; later rules may count it more, or offer less."""

    def __init__(self, most: int, worth: int) -> None:
        super().__init__(most)
        self.worth = worth

    def refusal(self, s: Toy, seat: int, at: int, action: int) -> Reason | None:
        """Nothing is in the way of a number on offer."""
        return None if action - PICK <= self.most else Reason("too_much", "pick", {})

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        """Mark."""
        s.players[seat].marks.append((action - PICK) * self.worth)


class Cellar(Toy):
    """A table of rules that know more than the earlier ones did."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clock", "first", "cellar")

    def __init__(self, game: Game[Toy], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.cellar = 0


class VintageTable(Table):
    """The game: rules 1 and those that come after, which may know more, or offer less."""

    def __init__(
        self, rules: int, most: int = 2, worth: int = 1, cellar: bool = False, rounds: int = 5
    ) -> None:
        super().__init__(Do[Toy](*[EachSeat(Vintage(most, worth)) for _ in range(rounds)]))
        self.name = "vintage"
        self.rules = rules
        self.states_since = self.codes_since = 0
        self.cellar = cellar

    def blank(self, seats: int, options: Options) -> Toy:
        """The table of these rules."""
        return Cellar(self, seats, options) if self.cellar else Toy(self, seats, options)
