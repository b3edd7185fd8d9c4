"""The list of bots, and what they are asked for by: a name, with parameters if one likes.

`greedy` is the bot as it comes; `greedy:budget=16` sets a parameter of it, and further ones follow
after another colon. The parameters of a bot are those of the function that makes it.
`stdin:./mybot` is a program of the user's, which `bots` does not list: servers seat no such bot.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Final, get_args

from cuvee.bots.base import Bot
from cuvee.bots.external import DEFAULT_MS, ExternalBot
from cuvee.engine import BadInput
from cuvee.locales.errors import InputError

Value = bool | int | float | str
SWITCH: Final[dict[str, bool]] = {"true": True, "false": False}
KINDS: Final[dict[object, str]] = {  # of parameters, each with what is said of a wrong value
    bool: "error-bot-switch",
    int: "error-bot-whole",
    float: "error-bot-number",
    str: "",  # takes any
}
EXTERNAL: Final = "stdin"
MS: Final = "ms"
INSTEAD: Final = "instead"
MILLISECONDS: Final = "milliseconds"
DEFAULT_STAND_IN: Final = "greedy"
_bots: dict[str, Callable[..., Bot]] = {}
_levels: list[str] = []


def register_bot(name: str, make: Callable[..., Bot], *, level: bool = True) -> None:
    """Add a bot to the list; its name must be new, and all that it is made from has defaults.

    A level is offered to players, in the order of the list; what is none is for programs.
    """
    if name in _bots or name == EXTERNAL:
        raise BadInput(f"there is a bot {name!r} already")
    if not name or set(name) & set(":=, "):
        raise BadInput(f"a bot's name is a word without colons and commas, not {name!r}")
    _bots[name] = make
    if level:
        _levels.append(name)


def bots() -> list[str]:
    """The names of the bots there are."""
    return list(_bots)


def levels() -> list[str]:
    """The names of the bots that are offered to players, the weakest first, then the characters."""
    return _levels[:]


def bot(spec: str, milliseconds: int | None = None) -> Bot:
    """A new bot, as in `greedy`, `greedy:budget=16`, or a program, as in `stdin:./mybot`.

    `milliseconds` bounds the time of a decision where the bot takes that and the spec has none.
    """
    name, *settings = spec.split(":")
    if name == EXTERNAL:
        return _external(spec.partition(":")[2])
    if name not in _bots:
        raise InputError("error-no-bot", name=name, known=", ".join(_bots))
    make = _bots[name]
    known = _parameters(make)
    given: dict[str, Value] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or key not in known:
            takes = ", ".join(known)
            raise InputError(
                "error-bot-takes", name=name, known=takes, count=len(known), setting=setting
            )
        if key in given:
            raise InputError("error-bot-twice", name=name, key=key)
        given[key] = _parsed(name, key, known[key], value)
    if milliseconds is not None and MILLISECONDS in known:
        given.setdefault(MILLISECONDS, milliseconds)
    return make(**given)


def _external(command: str) -> ExternalBot:
    """A program, with its time limit and its stand-in before the command if one likes."""
    ms, instead = DEFAULT_MS, DEFAULT_STAND_IN
    while (setting := command.partition(":"))[1]:
        key, equals, value = setting[0].partition("=")
        if not equals or key not in (MS, INSTEAD):
            break
        if key == MS:
            ms = int(_parsed(EXTERNAL, MS, int, value))
        else:
            instead = value
        command = setting[2]
    return ExternalBot(command, instead, bot(instead), ms)


@cache
def _parameters(make: Callable[..., Bot]) -> dict[str, object]:
    """The type of each parameter; one that may be left out as None is of its other type."""
    found = {}
    for parameter in inspect.signature(make, eval_str=True).parameters.values():
        kinds = [kind for kind in get_args(parameter.annotation) if kind is not NoneType]
        kind = kinds[0] if len(kinds) == 1 else parameter.annotation
        if kind in KINDS:
            found[parameter.name] = kind
    return found


def _parsed(name: str, key: str, kind: object, text: str) -> Value:
    try:
        if kind is bool:
            return SWITCH[text]
        if kind is int:
            return int(text)
        return _finite(text) if kind is float else text
    except (KeyError, ValueError):
        raise InputError(KINDS[kind], name=name, key=key, value=text) from None


def _finite(text: str) -> float:
    """The number that a text is; a ValueError for infinity and for what is not a number."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number
