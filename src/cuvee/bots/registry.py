"""The list of bots, and what they are asked for by: a name, with parameters if one likes.

`greedy` is the bot as it comes; `greedy:budget=16` sets a parameter of it, and further ones follow
after another colon. The parameters of a bot are those of the function that makes it.
`stdin:./mybot` is a program of the user's, which `bots` does not list: servers seat no such bot.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import NoneType
from typing import Final, get_args

from cuvee.bots.base import Bot
from cuvee.bots.external import DEFAULT_MS, ExternalBot
from cuvee.engine import BadInput

Value = bool | int | float | str
SWITCH: Final[dict[str, bool]] = {"true": True, "false": False}
KINDS: Final[dict[object, str]] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a word",
}
EXTERNAL: Final = "stdin"
MS: Final = "ms"
INSTEAD: Final = "instead"
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


def bot(spec: str) -> Bot:
    """A new bot, as in `greedy`, `greedy:budget=16`, or a program, as in `stdin:./mybot`."""
    name, *settings = spec.split(":")
    if name == EXTERNAL:
        return _external(spec.partition(":")[2])
    if name not in _bots:
        raise BadInput(f"there is no bot {name!r}; there is: {', '.join(_bots)}")
    make = _bots[name]
    known = _parameters(make) if settings else {}
    given: dict[str, Value] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or key not in known:
            takes = ", ".join(known) or "no parameters"
            raise BadInput(f"bot {name!r} takes {takes}; not {setting!r} (as in name:key=value)")
        if key in given:
            raise BadInput(f"bot {name!r}: {key} is given twice")
        given[key] = _parsed(f"bot {name!r}: {key}", known[key], value)
    return make(**given)


def _external(command: str) -> ExternalBot:
    """A program, with its time limit and its stand-in before the command if one likes."""
    ms, instead = DEFAULT_MS, DEFAULT_STAND_IN
    while (setting := command.partition(":"))[1]:
        key, equals, value = setting[0].partition("=")
        if not equals or key not in (MS, INSTEAD):
            break
        if key == MS:
            ms = int(_parsed(f"{EXTERNAL}: {MS}", int, value))
        else:
            instead = value
        command = setting[2]
    return ExternalBot(command, instead, bot(instead), ms)


def _parameters(make: Callable[..., Bot]) -> dict[str, object]:
    """The type of each parameter; one that may be left out as None is of its other type."""
    found = {}
    for parameter in inspect.signature(make, eval_str=True).parameters.values():
        kinds = [kind for kind in get_args(parameter.annotation) if kind is not NoneType]
        kind = kinds[0] if len(kinds) == 1 else parameter.annotation
        if kind in KINDS:
            found[parameter.name] = kind
    return found


def _parsed(where: str, kind: object, text: str) -> Value:
    try:
        if kind is bool:
            return SWITCH[text]
        if kind is int:
            return int(text)
        return float(text) if kind is float else text
    except (KeyError, ValueError):
        raise BadInput(f"{where} takes {KINDS[kind]}, not {text!r}") from None
