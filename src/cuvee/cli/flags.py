"""A game's own options as flags of a command."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from inspect import Parameter as Named
from inspect import Signature
from typing import Annotated, Generic, TypeVar

from cyclopts import Group, Parameter, Token

from cuvee.engine import Game, Option, Options, State, Text, translator
from cuvee.engine.rng import SEED_LIMIT
from cuvee.locales.errors import InputError

F = TypeVar("F")
WHOLE = "a whole number"
MOST_GAMES = 1_000_000  # of a series, or of a line-up
Run = Callable[..., None]  # game, flags, options, then what stands in the command line by position


def whole(_: type, tokens: Sequence[Token]) -> int:
    """The whole number that was typed, and not a rounded one."""
    typed = tokens[0].value
    if re.fullmatch(r"[+-]?[0-9]{1,200}", typed) is None:
        raise ValueError(WHOLE)
    return int(typed)


Whole = Annotated[int, Parameter(converter=whole)]


def check_seed(seed: int | None) -> None:
    """Raise BadInput for a number that no game can be dealt by."""
    if seed is not None and not 0 <= seed < SEED_LIMIT:
        most = str(SEED_LIMIT - 1)
        raise InputError("cli-error-range", flag="seed", most=most, value=str(seed))


def check_games(games: int) -> None:
    """Raise BadInput for more games than one command keeps in memory."""
    if games > MOST_GAMES:
        raise InputError("error-flag-range", flag="--games", most=str(MOST_GAMES), value=str(games))


class GameCommand(Generic[F]):
    """A command for one game: the flags that all games share, then a flag for each option.

    The command line reads a command's flags off its signature, so this one is built to fit.
    """

    def __init__(
        self,
        game: Game[State],
        options: list[Option],
        defaults: F,
        run: Run,
        positional: Sequence[Named] = (),
    ) -> None:
        self.game = game
        self.options = {option.name: option for option in options}
        self.defaults = defaults
        self.run = run
        self.__name__ = game.name
        shared = Named("flags", Named.KEYWORD_ONLY, default=defaults, annotation=type(defaults))
        parameters = [*positional, shared, *[_flag(game, option) for option in options]]
        self.__signature__ = Signature(parameters)
        self.__annotations__ = {each.name: each.annotation for each in parameters}

    def __call__(self, *words: object, flags: F | None = None, **given: object) -> None:
        """Run the command with the options that were given, and no others."""
        options: Options = {}
        for name, value in given.items():
            if value is not None:
                options[name] = _parsed(self.options[name], value)
        self.run(self.game, self.defaults if flags is None else flags, options, *words)


def is_switch(option: Option) -> bool:
    """Whether an option is only on or off."""
    return bool(option.values) and all(isinstance(value, bool) for value in option.values)


def values_of(option: Option) -> str:
    """The values of an option as they are typed; empty for one that takes any text."""
    return ", ".join(str(value).lower() for value in option.values)


def _flag(game: Game[State], option: Option) -> Named:
    name = f"option-{option.name}"
    about = game.say(Text(name)) if translator().knows(game.name, name) else ""
    if option.values and not is_switch(option):
        usual = "" if option.default is None else f" Usually {str(option.default).lower()}."
        about = f"{about} One of: {values_of(option)}.{usual}".strip()
    group = Group(f"Options of {game.name}")
    negative = None if option.default is True else ""  # `--no-x` only where x is usual
    setting = Parameter(help=about, group=group, negative=negative, show_default=False)
    switch, value = Annotated[bool | None, setting], Annotated[str | None, setting]
    annotation = switch if is_switch(option) else value
    return Named(option.name, Named.KEYWORD_ONLY, default=None, annotation=annotation)


def _parsed(option: Option, given: object) -> int | str | None:
    if isinstance(given, bool) or not option.values:
        return option.validate(given)
    for value in option.values:
        if str(value).lower() == str(given).lower():
            return value
    flag = option.name.replace("_", "-")
    raise InputError("cli-error-value", flag=flag, known=values_of(option), value=str(given))
