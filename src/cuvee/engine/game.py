"""A game's definition, how one is begun, and the list of the games there are."""

from __future__ import annotations

from typing import Final, Generic, cast

from cuvee.engine.catalogue import Actions, Catalogue
from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import BadInput, Result
from cuvee.engine.effect import Effect, S
from cuvee.engine.machine import advance, fits
from cuvee.engine.plain import integer, mapping, read, sequence, shown
from cuvee.engine.rng import SEED_LIMIT, Rng, key_of
from cuvee.engine.state import State
from cuvee.engine.text import Text, translator
from cuvee.engine.views import Components, Options, View

STATE_PARTS = {
    "game", "rules", "seats", "options", "rng", "stack", "agenda", "answers", "table", "players",
}  # fmt: skip
# What can come of running effects on a state that no game could have come to.
BROKEN = (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


LONGEST_TEXT: Final = 4096


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A variant that can be asked for when a game is begun: a switch, a number or a choice."""

    def __init__(self, name: str, default: int | str | None, values: list[int | str]) -> None:
        self.name = name
        self.default = default
        self.values = values

    def checked(self, value: object) -> int | str | None:
        """The value if it is one of those that can be asked for."""
        if value is None and self.default is None:
            return None
        for known in self.values:
            if known == value and isinstance(known, bool) == isinstance(value, bool):
                return known
        known_values = ", ".join(str(known).lower() for known in self.values)
        raise BadInput(f"option {self.name!r} takes {known_values}, not {shown(value)}")


class AnyText(Option):
    """An option that takes any text, such as the name of a folder; none unless given."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None, [])

    def checked(self, value: object) -> int | str | None:
        """The text."""
        if value is None or (isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT):
            return value
        raise BadInput(f"option {self.name!r} takes text, not {shown(value)}")


def switch(name: str) -> Option:
    """A variant that is off unless asked for."""
    return Option(name, False, [False, True])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: immutable, the same for all its states; a subclass says how it is dealt and seen."""

    def __init__(
        self,
        name: str,
        rules: int,
        seats: list[int],
        options: list[Option],
        actions: Actions,
        roots: dict[str, Effect[S]],
    ) -> None:
        self.name = name
        self.rules = rules  # raised whenever a record of before would play out differently
        self.seats = seats
        self.options = options
        self.actions = actions
        self.catalogue: Catalogue[S] = Catalogue(roots)
        self.effects: list[Effect[S]] = self.catalogue.effects

    # What each game says for itself.

    def blank(self, seats: int, options: Options) -> S:
        """A state of the right shape with nothing dealt."""
        raise NotImplementedError

    def deal(self, s: S) -> None:
        """Set the table and push what the game begins with."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> View:
        """What a seat may know, by inclusion; the decision comes from `s.decision_view(seat)`."""
        raise NotImplementedError

    def resample_hidden(self, s: S, seat: int, rng: Rng) -> None:
        """Deal anew, in place, whatever the seat cannot know."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """How a finished game came out."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: int) -> float:
        """How good a position is for a seat, for bots; more is better."""
        raise NotImplementedError

    def invariants(self, s: S) -> dict[str, int]:
        """Totals that nothing in the game may change: cards, workers, tokens."""
        return {}

    def cooperative(self, options: Options) -> bool:
        """Whether all seats win or lose as one."""
        return False

    def components(self, options: Options) -> Components:
        """What is printed, as plain data for whoever draws it: cards, boards, their numbers."""
        return {}

    def validate_options(self, seats: int, options: Options) -> None:
        """Raise BadInput for options that contradict each other or the number of seats."""

    # The public face.

    def new(self, *, seats: int | None = None, seed: int = 0, **options: object) -> S:
        """Begin a game; options are the variant names."""
        return self.begin(self.fewest(options) if seats is None else seats, seed, options)

    def fewest(self, options: dict[str, object]) -> int:
        """The smallest table that the options allow; where none does, the smallest there is."""
        for seats in self.seats:
            try:
                self.checked(seats, options)
            except BadInput:
                continue
            return seats
        return self.seats[0]

    def begin(
        self, seats: int, seed: int, options: dict[str, object], record_events: bool = False
    ) -> S:
        """Begin a game, listened to from the deal on if asked."""
        chosen = self.checked(seats, options)
        integer(seed, "the seed", 0, SEED_LIMIT - 1)
        s = self.blank(seats, chosen)
        s.key = key_of(seed)
        if record_events:
            s.record_events()
        self.deal(s)
        advance(s, self.effects)
        return s

    def checked(self, seats: object, options: dict[str, object]) -> Options:
        """All options with the defaults filled in; an unknown or contradictory one is refused."""
        if type(seats) is not int or seats not in self.seats:
            known = ", ".join(str(many) for many in self.seats)
            raise BadInput(f"{self.name} is played with {known} seats, not {shown(seats)}")
        chosen: Options = {option.name: option.default for option in self.options}
        for name in options:
            if name not in chosen:
                known = ", ".join(chosen) or "none"
                raise BadInput(f"{self.name} has no option {shown(name)}; it has: {known}")
        for option in self.options:
            if option.name in options:
                chosen[option.name] = option.checked(options[option.name])
        self.validate_options(seats, chosen)
        return chosen

    def state(self, plain: object) -> S:
        """Read back what `State.to_dict` wrote; anything else is refused."""
        given = mapping(plain, "the state", STATE_PARTS)
        if given["game"] != self.name or given["rules"] != self.rules:
            raise BadInput(
                f"the state is of {shown(given['game'])} rules {shown(given['rules'])}, "
                f"not of {self.name!r} rules {self.rules}"
            )
        options = given["options"]
        if not isinstance(options, dict):
            raise BadInput("the state's options should be a mapping")
        chosen = self.checked(given["seats"], {str(name): options[name] for name in options})
        s = self.blank(integer(given["seats"], "seats", 1, 99), chosen)
        self._read_machine(s, given)
        read(s, s.FIELDS, given["table"], "table")
        everyone = s.everyone()
        players = sequence(given["players"], "players")
        if len(players) != len(everyone):
            raise BadInput(f"the state should have {len(everyone)} players")
        for seat, player in enumerate(everyone):
            read(player, player.FIELDS, players[seat], f"players[{seat}]")
        return self._resumed(s)

    def _read_machine(self, s: S, given: dict[str, object]) -> None:
        rng = sequence(given["rng"], "rng")
        if len(rng) != 2 or not isinstance(rng[0], str):
            raise BadInput("rng should be a key and a count")
        try:
            key = int(rng[0], 16)
        except ValueError:
            raise BadInput("rng's key should be a hexadecimal number") from None
        s.key = integer(key, "rng's key", 0, SEED_LIMIT - 1)
        s.count = integer(rng[1], "rng's count", 0, (1 << 63) - 1)
        s.stack = [self._frame(s, entry, "stack") for entry in sequence(given["stack"], "stack")]
        s.agenda = []
        for entry in sequence(given["agenda"], "agenda"):
            parts = sequence(entry, "agenda")
            number, seat, at = self._frame(s, parts[1:], "agenda")
            s.agenda.append((integer(parts[0], "agenda", 0, (1 << 31) - 1), number, seat, at))
        answers = sequence(given["answers"], "answers")
        if len(answers) not in (0, s.seats):
            raise BadInput("answers should be empty or one for each seat")
        s.answers = [integer(answer, "answers", -2, self.actions.size - 1) for answer in answers]

    def _frame(self, s: S, entry: object, where: str) -> tuple[int, int, int]:
        parts = sequence(entry, where)
        path = parts[0] if len(parts) == 3 else None
        if not isinstance(path, str) or path not in self.catalogue.ids:
            raise BadInput(f"{where} holds a frame that this game does not know: {shown(path)}")
        number = self.catalogue.ids[path]
        seat = integer(parts[1], f"{where}'s seat", -1, s.seats - 1)
        return (number, seat, integer(parts[2], f"{where}'s at", -(1 << 31), (1 << 31) - 1))

    def _resumed(self, s: S) -> S:
        """The state with its question on offer, if its parts fit together well enough to ask it."""
        try:
            before = s.digest()
            advance(s, self.effects)
            stands, fitting = s.digest() == before, fits(s, self.effects)
        except BROKEN as problem:
            raise BadInput(f"the state does not hang together: {problem}") from None
        if not stands:
            raise BadInput("the state does not stand at a decision")
        if not fitting:
            raise BadInput("the state's question and answers do not fit together")
        return s

    def action(self, code: int) -> dict[str, str]:
        """An action as verb and arguments."""
        family = self.actions.of(code)
        if family is None:
            raise BadInput(f"{self.name} has no action {code}: 0 to {self.actions.size - 1}")
        return family.action(code)

    def code(self, action: dict[str, str]) -> int:
        """The code of an action given as verb and arguments."""
        return self.actions.code(action)

    def describe(self, code: int, lang: str = "en") -> str:
        """An action as a sentence, wherever it is taken."""
        return self.say(self.actions.text(code), lang)

    def say(self, text: Text, lang: str = "en") -> str:
        """A message of this game in words."""
        return translator().say(self.name, text, lang)


_games: dict[str, Game[State]] = {}


def register(game: Game[S]) -> Game[S]:
    """Add a game to the list; its name must be new."""
    if game.name in _games:
        raise BadInput(f"there is a game {game.name!r} already")
    # The list holds games of every kind of state; each is only ever given its own.
    _games[game.name] = cast("Game[State]", game)
    return game


def games() -> list[str]:
    """The names of the games there are."""
    return sorted(_games)


def game(name: str) -> Game[State]:
    """The game of this name."""
    if name not in _games:
        known = ", ".join(sorted(_games)) or "none yet"
        raise BadInput(f"there is no game {shown(name)}; there is: {known}")
    return _games[name]
