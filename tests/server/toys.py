"""Small games of the tests' own: an open question, and rules that change."""

from __future__ import annotations

from cuvee.engine import Do, Options
from tests.engine.toy import Pick, Table, Toy
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
        return rules.begin(seats, 0, {}, listen=True)

    return begin
