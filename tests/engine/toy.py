"""A game around one effect: the smallest table on which a card or a combinator can be tried.

Each seat has a purse with three coins, a list of marks that effects leave, and a secret number.
"""

from __future__ import annotations

from typing import ClassVar, Final, Self

from cuvee.engine import (
    ANYONE,
    Actions,
    Ask,
    Do,
    Effect,
    Game,
    Options,
    Player,
    Reason,
    Result,
    Rng,
    State,
    Text,
    View,
    ranks,
)

COINS: Final = 3
ACTIONS: Final = Actions()
PICK: Final = ACTIONS.family("pick", {"number": [str(number) for number in range(6)]})


class ToyView(View):
    """The table as a seat sees it."""

    clock: int
    coins: list[int]
    marks: list[list[int]]
    secret: int | None


class Purse(Player):
    """One seat: its coins, the marks that effects left, and a secret number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("coins", "marks", "secret")

    def __init__(self) -> None:
        self.coins = COINS
        self.marks: list[int] = []
        self.secret = 0

    def clone(self) -> Purse:
        """An independent copy."""
        copy = Purse()
        copy.coins, copy.marks, copy.secret = self.coins, self.marks[:], self.secret
        return copy


class Toy(State):
    """The table: the purses, a clock for what is due later, and who begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clock", "first")

    def __init__(self, game: Game[Toy], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.players = [Purse() for _ in range(seats)]
        self.clock = 0
        self.first = 0

    def all_players(self) -> list[Player]:
        """The purses in seat order."""
        return [*self.players]

    def copy_from(self, other: Self) -> None:
        """Become a copy of another table."""
        super().copy_from(other)
        self.players = [purse.clone() for purse in other.players]
        self.clock, self.first = other.clock, other.first

    def turn_order(self) -> list[int]:
        """The seats from the first on."""
        return [(self.first + seat) % self.seats for seat in range(self.seats)]

    def now(self) -> int:
        """The clock."""
        return self.clock

    @property
    def marks(self) -> list[list[int]]:
        """What each seat has been marked with, in order."""
        return [purse.marks[:] for purse in self.players]

    @property
    def coins(self) -> list[int]:
        """What each seat has left."""
        return [purse.coins for purse in self.players]


class Mark(Effect[Toy]):
    """Leave a mark; with `price`, for that many coins."""

    def __init__(self, mark: int, price: int = 0) -> None:
        super().__init__()
        self.mark = mark
        self.price = price

    def blocker(self, s: Toy, seat: int) -> Reason | None:
        """The price."""
        if s.players[seat].coins >= self.price:
            return None
        return Reason("too_poor", "price", {"price": self.price})

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        """Pay and mark."""
        s.players[seat].coins -= self.price
        s.players[seat].marks.append(self.mark)
        s.emit("mark", seat, {"mark": self.mark}, {"coins": s.players[seat].coins}, seat)


class Fortune(Effect[Toy]):
    """Gives the seats so many coins."""

    def __init__(self, *coins: int) -> None:
        super().__init__()
        self.coins = coins

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        """Whatever they had."""
        for purse, coins in zip(s.players, self.coins, strict=True):
            purse.coins = coins


class Tick(Effect[Toy]):
    """Let the clock go on."""

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        """One moment later."""
        s.clock += 1


class Pick(Ask[Toy]):
    """Mark oneself with a number from 0 to `most`; it costs as much as it says."""

    def __init__(self, most: int = 5) -> None:
        super().__init__("pick")
        self.most = most

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        """All numbers."""
        return [PICK + number for number in range(self.most + 1)]

    def refusal(self, s: Toy, seat: int, at: int, action: int) -> Reason | None:
        """The price."""
        if action - PICK <= s.players[seat].coins:
            return None
        return Reason("too_poor", "price", {"price": action - PICK})

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        """Pay and mark."""
        s.players[seat].coins -= action - PICK
        s.players[seat].marks.append(action - PICK)


class Volunteer(Pick):
    """A question open to whoever has coins: who answers first is marked, the others are not."""

    def __init__(self, most: int = 5) -> None:
        super().__init__(most)
        self.open = True

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        """From 1 on, so that there is nothing for the poor."""
        return super().candidates(s, seat, at)[1:]

    def prompt(self, s: Toy, seat: int, at: int) -> Text:
        """In words of its own for each seat."""
        return Text("ask-volunteer", {"seat": seat})


class Anyone(Effect[Toy]):
    """Put an open question to all."""

    def __init__(self, ask: Ask[Toy]) -> None:
        super().__init__()
        self.ask = ask

    def parts(self) -> list[Effect[Toy]]:
        """The question."""
        return [self.ask]

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        """Nobody is named."""
        self.ask.push(s, ANYONE)


class Table(Game[Toy]):
    """The game: it is over when its effect has been carried out; most coins win."""

    def __init__(self, *steps: Effect[Toy], seats: int = 2, begins: int = 0) -> None:
        self.root: Effect[Toy] = steps[0] if len(steps) == 1 else Do[Toy](*steps)
        self.begins = begins
        super().__init__("toy", 1, [seats], [], ACTIONS, {"toy": self.root})

    def blank(self, seats: int, options: Options) -> Toy:
        """Full purses."""
        return Toy(self, seats, options)

    def deal(self, s: Toy) -> None:
        """A secret each; then the effect is begun."""
        for purse in s.players:
            purse.secret = s.rng.below(1000)
        self.root.push(s, self.begins)

    def view(self, s: Toy, seat: int | None) -> ToyView:
        """Everything but the others' secrets."""
        return {
            "game": s.game.name,
            "seats": s.seats,
            "options": dict(s.options),
            "decision": s.decision_view(seat),
            "clock": s.clock,
            "coins": s.coins,
            "marks": s.marks,
            "secret": None if seat is None else s.players[seat].secret,
        }

    def resample_hidden(self, s: Toy, seat: int, rng: Rng) -> None:
        """New secrets for the others."""
        for other, purse in enumerate(s.players):
            if other != seat:
                purse.secret = rng.below(1000)

    def evaluate(self, s: Toy, seat: int) -> float:
        """Coins are good."""
        return float(s.players[seat].coins)

    def result(self, s: Toy) -> Result:
        """Most coins."""
        return Result(s.coins, ranks([[coins] for coins in s.coins]), "done")


def play(*steps: Effect[Toy], seats: int = 2, begins: int = 0) -> Toy:
    """A table on which these effects have been begun by a seat."""
    return Table(*steps, seats=seats, begins=begins).new()
