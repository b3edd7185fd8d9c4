"""A game's definition, how one is begun, and the registry of games."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import cast

from cuvee.engine.appraisal import Appraisal
from cuvee.engine.catalogue import Actions, Catalogue
from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import BadInput
from cuvee.engine.effect import Effect, S
from cuvee.engine.machine import advance
from cuvee.engine.options import Option, check_needs, complete
from cuvee.engine.plain import expect_int, short_repr
from cuvee.engine.rng import SEED_LIMIT, Rng, rng
from cuvee.engine.saved import load_state
from cuvee.engine.state import State
from cuvee.engine.text import Text, translator
from cuvee.engine.views import Components, Options, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Appraisal[S]):
    """A game: immutable, the same for all its states; a subclass says how it is dealt and seen."""

    def __init__(
        self,
        name: str,
        rules: int,
        seats: list[int],
        options: list[Option],
        actions: Actions,
        roots: dict[str, Effect[S]],
        states_since: int | None = None,
        codes_since: int | None = None,
    ) -> None:
        self.name = name
        self.rules = rules  # raised whenever a record of before would play out differently
        # The first rules whose saved states are read, and the first with the present codes.
        self.states_since = rules if states_since is None else states_since
        self.codes_since = self.states_since if codes_since is None else codes_since
        self.seats = seats
        self.options = options
        self.actions = actions
        self.catalogue: Catalogue[S] = Catalogue(roots)
        self.effects: list[Effect[S]] = self.catalogue.effects

    def __repr__(self) -> str:
        return f"<Game {self.name!r}, rules {self.rules}>"

    def __reduce__(self) -> tuple[object, ...]:
        if _games.get(self.name) is not self:
            raise BadInput(f"the game {self.name!r} is not registered, so it cannot be pickled")
        return (game, (self.name,))

    # What each game defines.

    def blank(self, seats: int, options: Options) -> S:
        """A state of the right shape with nothing dealt."""
        raise NotImplementedError

    def deal(self, s: S) -> None:
        """Set the table and push what the game begins with."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> View:
        """What a seat may know, by inclusion; the decision comes from `s.decision_view(seat)`."""
        raise NotImplementedError

    def private_view(self, s: S, seat: int, public: View) -> View:
        """What a seat may know, made of the view of the spectators where the two are the same."""
        return self.view(s, seat)

    def resample_hidden(self, s: S, seat: int, rng: Rng) -> None:
        """Deal anew, in place, whatever the seat cannot know."""
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

    def codes(self) -> dict[str, list[str]]:
        """The keys behind the numbers in saved states, by what they number: cards, spaces."""
        return {}

    def upgrade_state(self, plain: dict[str, object], rules: int) -> dict[str, object]:
        """A state saved before `codes_since` as the present rules would have written it."""
        return plain

    def render(self, s: S) -> str:
        """The board as compact text, as a spectator sees it: the first part of `str(state)`."""
        return f"{self.name}, {s.seats} seats"

    def validate_options(self, seats: int, options: Options) -> None:
        """Raise BadInput for what options do not declare as needs, such as a file that is lost."""

    # The public face.

    def new(self, *, seats: int | None = None, seed: int = 0, **options: object) -> S:
        """Begin a game; options are the variant names."""
        return self.begin(self.min_seats(options) if seats is None else seats, seed, options)

    def min_seats(self, options: Mapping[str, object]) -> int:
        """The fewest seats that the options allow; if they allow none, the fewest of the game."""
        for seats in self.seats:
            with suppress(BadInput):
                self.complete_options(seats, options)
                return seats
        return self.seats[0]

    def begin(
        self, seats: int, seed: int, options: Mapping[str, object], record_events: bool = False
    ) -> S:
        """Begin a game; its events are recorded from the deal on if asked."""
        chosen = self.complete_options(seats, options)
        expect_int(seed, "the seed", 0, SEED_LIMIT - 1)
        s = self.blank(seats, chosen)
        s.seed, s.rng = seed, rng(seed)
        if record_events:
            s.record_events()
        self.deal(s)
        advance(s, self.effects)
        return s

    def complete_options(self, seats: object, options: Mapping[str, object]) -> Options:
        """All options with the defaults filled in; an unknown or contradictory one is refused."""
        if type(seats) is not int or seats not in self.seats:
            known = ", ".join(str(many) for many in self.seats)
            message = f"{self.name} is played with {known} seats, not {short_repr(seats)}"
            raise BadInput(message, Text("error-seats", {"known": known}))
        chosen = complete(self.options, options, self.name)
        self.validate_options(seats, chosen)
        check_needs(self.options, seats, chosen)
        return chosen

    def state(self, plain: object) -> S:
        """Read back what `State.to_dict` wrote; anything else is refused."""
        return load_state(self, plain)

    def action(self, code: int) -> dict[str, str]:
        """An action as verb and arguments."""
        if (family := self.actions.of(code)) is None:
            raise BadInput(f"{self.name} has no action {code}")
        return family.action(code)

    def code(self, action: dict[str, str]) -> int:
        """The code of an action given as verb and arguments."""
        return self.actions.code(action)

    def describe(self, code: int, lang: str = "en") -> str:
        """An action as a sentence, wherever it is taken."""
        return self.say(self.actions.text(code), lang)

    def say(self, text: Text, lang: str = "en") -> str:
        """A message of this game, put into words."""
        return translator().say(self.name, text, lang)


_games: dict[str, Game[State]] = {}


def register(game: Game[S]) -> Game[S]:
    """Register a game; its name must be new."""
    if game.name in _games:
        raise BadInput(f"there is a game {game.name!r} already")
    # The list holds games of every kind of state; each is only ever given its own.
    _games[game.name] = cast("Game[State]", game)
    return game


def game_names() -> list[str]:
    """The names of all registered games."""
    return sorted(_games)


def game(name: str) -> Game[State]:
    """The game of this name."""
    if name not in _games:
        known = ", ".join(sorted(_games)) or "none yet"
        text = Text("error-no-game", {"name": name, "known": known})
        raise BadInput(f"there is no game {short_repr(name)}; there is: {known}", text)
    return _games[name]
