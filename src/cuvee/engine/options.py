"""Options: the variants that can be chosen when a game or a campaign is begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import BadInput
from cuvee.engine.plain import short_repr
from cuvee.engine.text import Args, Text
from cuvee.engine.views import Options

MAX_OPTION_LENGTH: Final = 4096  # characters of an option that takes any text
Conditions = dict[str, list[int | str]]  # by the name of an option or "seats": values it has
CLASHES: Final = {
    "only_with": "goes with",
    "not_with": "does not go with",
    "needed_with": "is needed with",
    "needed_unless": "is needed except with",
}


class Need:
    """What some values of an option need: one of some conditions, and none of some others."""

    def __init__(
        self,
        values: list[int | str | None],
        any_of: Conditions | None = None,
        none_of: Conditions | None = None,
        instead: int | str | None = None,
        why: str = "",
    ) -> None:
        self.values = values
        self.any_of = any_of or {}
        self.none_of = none_of or {}
        self.instead = instead  # a need of the default names the value to propose in its place
        self.why = why

    def check(self, option: str, now: Options) -> None:
        """Raise OptionConflict unless the options now meet the need."""
        needed = self.instead is not None
        why = self.why and f": {self.why}"
        for name, values in self.none_of.items():
            if now[name] in values:
                clash = "needed_with" if needed else "not_with"
                raise OptionConflict(option, clash, {name: values}, why)
        met = [name for name, values in self.any_of.items() if now[name] in values]
        if self.any_of and not met:
            if "seats" in self.any_of and not needed:
                why = f", not {now['seats']}{why}"
            clash = "needed_unless" if needed else "only_with"
            raise OptionConflict(option, clash, self.any_of, why)


class OptionConflict(BadInput):
    """An option that clashes with conditions, in one of the ways of CLASHES."""

    def __init__(self, option: str, clash: str, conditions: Conditions, why: str) -> None:
        known = " or ".join([_words(name, values) for name, values in conditions.items()])
        message = f"option {option!r} {CLASHES[clash]} {known}{why}"
        super().__init__(message, Text("error-option-conflict", {"name": option}))
        self.option, self.clash, self.conditions = option, clash, conditions


def _words(name: str, values: list[int | str]) -> str:
    """A condition in words: 'solo', 2 to 6 seats, automa easy, hard."""
    listed = ", ".join(map(str, values))
    first = values[0]
    if isinstance(first, int) and values == [*range(first, first + len(values))] != [first]:
        listed = f"{first} to {values[-1]}"
    if name == "seats":
        return f"{listed} seat" if values == [1] else f"{listed} seats"
    return repr(name) if values == [True] else f"{name} {listed}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A variant that can be chosen: a switch, a number or a word."""

    def __init__(
        self,
        name: str,
        default: int | str | None,
        values: list[int | str],
        needs: list[Need] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.needs = needs or []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.default!r}, {self.values!r})"

    def validate(self, value: object) -> int | str | None:
        """The value if it is one that can be chosen, else BadInput."""
        if value is None and self.default is None:
            return None
        for known in self.values:
            if known == value and isinstance(known, bool) == isinstance(value, bool):
                return known
        raise self.wrong_value(", ".join([str(known).lower() for known in self.values]), value)

    def wrong_value(self, known: str, value: object) -> BadInput:
        """A value that the option does not take."""
        args: Args = {"name": self.name, "known": known, "value": short_repr(value)}
        message = f"option {self.name!r} takes {known}, not {short_repr(value)}"
        return BadInput(message, Text("error-option-value", args))

    def check_needs(self, now: Options) -> None:
        """Raise BadInput if the value now does not go with the other options and the seats."""
        for need in self.needs:
            if now[self.name] in need.values:
                need.check(self.name, now)


class AnyText(Option):
    """An option that takes any text, such as the name of a folder; none unless given."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None, [])

    def validate(self, value: object) -> int | str | None:
        """The text, else BadInput."""
        if value is None or (isinstance(value, str) and 0 < len(value) <= MAX_OPTION_LENGTH):
            return value
        raise self.wrong_value("text", value)


def switch(name: str, needs: list[Need] | None = None) -> Option:
    """A variant that is off unless chosen."""
    return Option(name, False, [False, True], needs)


def complete(known: list[Option], given: Mapping[str, object], owner: str) -> Options:
    """A value for every known option: the one given, or the default; an unknown one is refused."""
    chosen: Options = {option.name: option.default for option in known}
    for name in given:
        if name not in chosen:
            names = ", ".join(chosen) or "none"
            text = Text("error-no-option", {"name": name, "known": names})
            raise BadInput(f"{owner} has no option {short_repr(name)}; it has: {names}", text)
    for option in known:
        if option.name in given:
            chosen[option.name] = option.validate(given[option.name])
    return chosen


def check_needs(known: list[Option], seats: int, chosen: Options) -> None:
    """Raise BadInput for options that contradict each other or the seats; missing ones last."""
    now: Options = {**chosen, "seats": seats}
    for missing in (False, True):
        for option in known:
            if (chosen[option.name] == option.default) == missing:
                option.check_needs(now)
