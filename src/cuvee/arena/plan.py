"""What is to be played: the game, its variant, who takes part, how often, from which seed."""

from __future__ import annotations

from dataclasses import dataclass, field

from cuvee.bots import bot
from cuvee.engine import Options, game, rng
from cuvee.locales.errors import InputError

WORDS_OF_A_FORK = 4  # numbers of its stream that one fork uses up


@dataclass(frozen=True)
class Plan:
    """A series of games between bots; game `number` of it can be played by itself, anywhere."""

    game: str
    seats: int
    bots: tuple[str, ...]  # those who take part; in game 0 the first has seat 0
    games: int
    seed: int = 0
    options: Options = field(default_factory=dict)
    rotate: bool = True
    duplicate: bool = False  # whether each deal is played again until every bot had every seat
    coverage: bool = False  # whether what the games exercise is counted
    usage: bool = False  # whether what the seats use is noted
    actions: bool = False  # whether outcomes tell every action

    @property
    def cooperative(self) -> bool:
        """Whether all who take part win or lose as one."""
        rules = game(self.game)
        return rules.cooperative(rules.complete_options(self.seats, dict(self.options)))

    def check(self) -> None:
        """Raise BadInput unless every game of the plan can be begun."""
        rules = game(self.game)
        rules.new(seats=self.seats, seed=self.seed, **self.options)
        if len(self.bots) != self.seats:
            raise InputError("error-bots-seats", seats=self.seats, count=len(self.bots))
        for name in self.bots:
            bot(name)
        if self.games < 1:
            raise InputError("error-games", count=self.games)

    def seed_of(self, number: int) -> int:
        """The seed of one game, told from the plan's; plans of different seeds share none."""
        stream = rng(self.seed)
        stream.count = WORDS_OF_A_FORK * self.deal_of(number)
        return stream.fork().key

    def deal_of(self, number: int) -> int:
        """Which deal one game is played with."""
        return number // self.seats if self.duplicate else number

    def seated(self, number: int) -> list[int]:
        """Who sits where in one game: for each seat the place of a bot in `bots`."""
        shift = number if self.rotate else 0
        return [(seat + shift) % self.seats for seat in range(self.seats)]

    def to_dict(self) -> dict[str, object]:
        """What tells the games of this plan from those of others, as plain data."""
        return {
            "game": self.game,
            "rules": game(self.game).rules,
            "seats": self.seats,
            "options": dict(self.options),
            "line_up": [*self.bots],
            "series_seed": str(self.seed),
            "rotate": self.rotate,
            "duplicate": self.duplicate,
        }


def bots_for_seats(names: list[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat: one name is enough for all of them, otherwise each seat has its own."""
    if len(names) == 1:
        return (names[0],) * seats
    if len(names) != seats:
        raise InputError("error-bots-each", seats=seats, count=len(names))
    return tuple(names)
